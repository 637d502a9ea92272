"""The page about scenarios tells the truth."""

import re
from pathlib import Path

from tests.project import ROOT
from uprising.games.fully_automated_bosses import GAME

PAGE = Path(ROOT) / "docs" / "scenarios" / "fully_automated_bosses.md"


def test_the_worked_example_runs() -> None:
    """FAB-EDGE-10, FAB-MONO-3."""
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    exec(compile(code, str(PAGE), "exec"), {})


def test_every_zone_and_starting_point_is_listed() -> None:
    """FAB-ROUND-5: nothing can be put that the page does not name."""
    text = PAGE.read_text(encoding="utf-8")
    words = set(re.findall(r"`([^`]+)`", text))
    assert [zone.name for zone in GAME.zones if zone.name not in words] == []
    assert [start for start in GAME.starts if start not in words] == []
