"""The boards, one drawing for each game, from its view alone; any other game gets plain lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from uprising.tui.boards import (
    bosses,
    evil_robots,
    patriot,
    plain,
    reference,
    robot_rise,
    robotariat,
    union,
)  # fmt: skip
from uprising.tui.drawing import Eyes, Lines, View

Draw = Callable[[View, Eyes], Lines]
BOARDS: Final[dict[str, Draw]] = {
    "evil_robots": evil_robots.draw,
    "fully_automated_bosses": bosses.draw,
    "fully_automated_union": union.draw,
    "leduc": reference.draw_leduc,
    "patriot": patriot.draw,
    "robot_rise": robot_rise.draw,
    "robotariat": robotariat.draw,
    "tic_tac_toe": reference.draw_tic_tac_toe,
}


def draw(game: str, view: View, eyes: Eyes) -> Text:
    return Text("\n").join(BOARDS.get(game, plain.draw)(view, eyes))
