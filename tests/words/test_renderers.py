"""The page says what the terminal, plain text and agents say: one sentence, one wording."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.project import games
from tools.web import WEB, node
from tools.words_heard import NAMES, Heard, Saying, heard, words_of
from uprising.kernel import Game, game
from uprising.texts import Catalogue, languages, tell

GAMES = 2


@pytest.mark.slow
def test_the_page_words_everything_as_the_terminal_does(tmp_path: Path) -> None:
    """Prompts, log lines, choices and tables of games of every rule set, in both languages."""
    told = [said_of(game(key), heard(game(key), GAMES)) for key in games()]
    assert sum(len(rows) for one in told for rows in one["rows"].values()) > 5000
    assert sum(len(one["tables"]) for one in told) > 50
    file = tmp_path / "said.json"
    file.write_text(json.dumps({"names": NAMES, "told": told}), encoding="utf-8")
    program, environment = node()
    done = subprocess.run(
        [program, "node_modules/vitest/vitest.mjs", "run"],
        cwd=WEB,
        env={**environment, "SAID": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def said_of(of: Game, found: Heard) -> dict[str, Any]:
    """What was heard, and how Python says it."""
    rows = {}
    for lang in languages():
        words = words_of(of, lang)
        rows[lang] = [row(saying, words) for saying in found.sayings if is_for_the_page(saying)]
    sources = {lang: source(of, lang) for lang in languages()}
    tables = [
        {
            "names": NAMES[:seats],
            "view": json.loads(view),
            "said": {
                lang: tell(words_of(of, lang), json.loads(view), NAMES[:seats])
                for lang in languages()
            },
        }
        for seats, view in found.tables
    ]
    return {"game": of.key, "sources": sources, "rows": rows, "tables": tables}


def is_for_the_page(saying: Saying) -> bool:
    return saying.kind in ("prompt", "log", "choice") and '"' not in saying.move


def row(saying: Saying, words: Catalogue) -> dict[str, Any]:
    return {
        "key": saying.key,
        "values": json.loads(saying.values),
        "slots": [one for one in saying.move.split() if one not in (">", ",")],
        "choice": saying.kind == "choice",
        "said": saying.said(words).replace(" > ", " "),
    }


def source(of: Game, lang: str) -> str:
    return (of.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
