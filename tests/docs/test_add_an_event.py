"""*Add an event* in CONTRIBUTING.md, followed to the letter in a copy of Leduc."""

import re
import shutil
from pathlib import Path
from textwrap import indent

import pytest

from tests.installing import install
from tests.project import PACKAGE, ROOT
from uprising.conformance import walk
from uprising.kernel import game
from uprising.texts import catalogue

SECTION = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add an event")[2]
DECLARED, EMITTED, SAID = re.findall(
    r"^```(?:python)?\n(.*?)^```$", SECTION.partition("\n## ")[0], re.MULTILINE | re.DOTALL
)[:3]
RAISED = "            s.raises += 1\n"


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_three_edits_lead_to_an_event_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "capped"
    shutil.copytree(PACKAGE / "games" / "leduc", copy)
    for path in copy.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace('"leduc"', '"capped"'), "utf-8")

    with (copy / "seen" / "events.py").open("a", encoding="utf-8") as events:
        events.write(f"\n\n{DECLARED}")
    changed(copy / "rules" / "steps.py", RAISED, RAISED + indent(EMITTED, " " * 12))
    changed(copy / "rules" / "steps.py", "import Bet, ", "import Bet, Capped, ")
    for lang in ("en", "it"):
        with (copy / "text" / f"{lang}.ftl").open("a", encoding="utf-8") as texts:
            texts.write(SAID)
    install(tmp_path, "capped", "capped:GAME")
    monkeypatch.syspath_prepend(tmp_path)

    assert "capped" in walk(game("capped"), seats=2, games=10, seed=1).told
    said = catalogue("capped", "en", copy).say("log-capped", who="Ann")
    assert said == "Ann has made the last raise."
