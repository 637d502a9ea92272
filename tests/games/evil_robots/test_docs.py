"""The scenario page says what is there, and its example runs."""

import re

from tests.project import ROOT
from uprising.games.evil_robots import GAME

PAGE = (ROOT / "docs" / "research" / "scenarios" / "evil_robots.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(compile(example, "docs/research/scenarios/evil_robots.md", "exec"), {})


def test_every_zone_start_die_and_shuffle_is_listed() -> None:
    names = [zone.name for zone in GAME.zones]
    names += [*GAME.starts, *GAME.faces, *GAME.shuffles]
    assert [name for name in names if f"`{name}`" not in PAGE] == []


def test_every_move_is_listed() -> None:
    from uprising.games.evil_robots.text.notation import VERBS

    assert [verb for verb in VERBS if f"`{verb}" not in PAGE] == []
