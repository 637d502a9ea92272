"""Decisions follow their template and are listed."""

import re
from pathlib import Path

import pytest

from tests.docs.fences import name
from tests.project import ROOT

FOLDER = ROOT / "docs" / "adr"
DECISIONS = sorted(FOLDER.glob("[0-9]*.md"))


@pytest.mark.parametrize("path", DECISIONS, ids=name)
def test_a_decision_has_the_parts_of_the_template(path: Path) -> None:
    template = (FOLDER / "template.md").read_text(encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert re.findall("^## .*", text, re.M) == re.findall("^## .*", template, re.M)
    assert text.startswith(f"# {path.name[:4]}. ")
    assert re.search(r"^Status: (?:proposed|accepted|replaced by \d{4})\.$", text, re.M)


def test_the_list_of_decisions_is_complete() -> None:
    listed = re.findall(r"^(\d{4}-.*)$", (FOLDER / "index.md").read_text(encoding="utf-8"), re.M)
    assert listed == [path.stem for path in DECISIONS]
