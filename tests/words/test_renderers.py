"""The page, plain text, agents and MCP say what the terminal says: one sentence, one wording."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.project import games
from tools.web import WEB, node
from tools.words_faults import Reader
from tools.words_heard import NAMES, Heard, Saying, heard, words_of
from uprising.adapters.mcp_words import question as asked_by_mcp
from uprising.agents.asking import question as asked_of_agents
from uprising.kernel import Game, game, seeded, seeded_table, sight
from uprising.texts import Catalogue, languages, tell
from uprising.wire import AskSeen

GAMES = 2
MOVES = 25


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


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", games())
def test_agents_and_language_models_read_whole_sentences(key: str, lang: str) -> None:
    """Prompts, news and choices of the plain text that agents get, and of the MCP server."""
    of, rng = game(key), seeded(key, "plain")
    words = words_of(of, lang)
    reading = Reader(words, words_of(of, "en"))
    table = seeded_table(of, NAMES[: of.seats[0]], {}, "plain")
    news: list[Any] = []
    wrong = []
    for _ in range(MOVES):
        if table.outcome is not None:
            break
        ask = table.state.next_ask()
        seen = sight(table, ask.seat, rng.split())
        told = asked_of_agents(seen, news, [], lang)
        mcp = asked_by_mcp(AskSeen(ask.prompt, ask.rule, dict(ask.about), ()), words, table.names)
        assert mcp[0].startswith(f"question [{ask.rule}]: {told.prompt}")
        read = [("ask-plain", told.prompt), *(("log-plain", line) for line in told.happened)]
        read += [("do-plain", one.words) for one in told.moves if len(one.words) < 60]
        for kind, line in read:
            checks = set(reading.checks(Saying("plain", kind), line)) - {"number"}
            wrong += [(check, line) for check in checks]
        moves = table.state.legal(ask, rng.split())
        done = table.play(ask.seat, moves[rng.below(len(moves))])
        news = table.seen(done.events, None)
    assert wrong == []


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
