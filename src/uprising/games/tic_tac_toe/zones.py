"""What a scenario may set: the cells, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Step, Value

from .cards import EMPTY
from .state import TicTacToe
from .steps import TURN

MARKS = "ox."


def read_cells(s: TicTacToe, seat: int) -> str:
    return "".join(MARKS[mark] for mark in s.cells)


def put_cells(s: TicTacToe, seat: int, value: Any) -> None:
    if not isinstance(value, str) or len(value) != 9 or set(value) - set(MARKS):
        raise ValueError("must be nine characters, row by row: o (seat 0), x (seat 1) or .")
    s.cells = [MARKS.index(mark) for mark in value]
    s.left = s.cells.count(EMPTY)


def turn(s: TicTacToe, seat: int) -> Sequence[Step[TicTacToe]]:
    return [TURN[seat]]


ZONES = (Value("cells", read_cells, put_cells),)
STARTS = {"turn": turn}
