"""Rules of thumb: win, else block, else the best empty cell."""

from __future__ import annotations

from typing import Final

from uprising.kernel import Rng

from .cards import EMPTY
from .moves import PLACE, Place
from .state import TicTacToe

ORDER: Final = (4, 0, 2, 6, 8, 1, 3, 5, 7)


def completes(s: TicTacToe, cell: int, seat: int) -> bool:
    if s.cells[cell] != EMPTY:
        return False
    s.cells[cell] = seat
    line = s.has_line(cell, seat)
    s.cells[cell] = EMPTY
    return line


def advise(s: TicTacToe, seat: int, rng: Rng) -> tuple[Place, str]:
    for who, reason in ((seat, "why-win"), (1 - seat, "why-block")):
        for cell in range(9):
            if completes(s, cell, who):
                return PLACE[cell], reason
    for cell in ORDER:
        if s.cells[cell] == EMPTY:
            return PLACE[cell], "why-best-cell"
    raise AssertionError("the board is full")
