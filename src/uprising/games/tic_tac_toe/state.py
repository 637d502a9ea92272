"""What there is: nine cells and whose turn it is."""

from __future__ import annotations

from typing import Any

from uprising.kernel import State

from .cards import EMPTY, LINES_THROUGH


class TicTacToe(State):
    """`cells` holds 0 or 1 for a mark of that seat, EMPTY otherwise."""

    __slots__ = ("cells", "left")

    def __init__(self, cells: list[int], left: int) -> None:
        super().__init__()
        self.cells = cells
        self.left = left  # how many cells are empty

    def copy(self) -> TicTacToe:
        c = TicTacToe(self.cells.copy(), self.left)
        self.carry(c)
        return c

    def faults(self) -> list[str]:
        noughts, crosses, empty = (self.cells.count(mark) for mark in (0, 1, EMPTY))
        found = []
        if abs(noughts - crosses) > 1:
            found.append(f"cells: {noughts} marks against {crosses}: somebody was left out")
        if empty != self.left:
            found.append(f"left: {empty} cells are empty, not {self.left}")
        return found

    def has_line(self, cell: int, seat: int) -> bool:
        """TTT-END-1: three marks of one seat in a line through this cell."""
        cells = self.cells
        for a, b, c in LINES_THROUGH[cell]:
            if cells[a] == seat and cells[b] == seat and cells[c] == seat:
                return True
        return False


def conserved(s: TicTacToe) -> dict[str, int]:
    return {"cells": len(s.cells)}


def unknown(s: TicTacToe, seat: int) -> dict[str, Any]:
    """TTT-INFO-1: nothing is hidden."""
    return {}
