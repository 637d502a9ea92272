"""What there is: the cells each seat has marked."""

from __future__ import annotations

from typing import Any

from uprising.kernel import State

from .cards import FULL


class TicTacToe(State):
    """`first` and `second` are the sets of cells marked by seat 0 and seat 1, as bits."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def copy(self) -> TicTacToe:
        c = TicTacToe(self.first, self.second)
        self.carry(c)
        return c

    def taken(self) -> int:
        return self.first | self.second

    def mark(self, seat: int, cell: int) -> int:
        """Mark a cell; the seat's marks afterwards."""
        if seat == 0:
            self.first |= 1 << cell
            return self.first
        self.second |= 1 << cell
        return self.second

    def owner(self, cell: int) -> int | None:
        if self.first >> cell & 1:
            return 0
        return 1 if self.second >> cell & 1 else None

    def owners(self) -> tuple[int | None, ...]:
        return tuple([self.owner(cell) for cell in range(9)])

    def faults(self) -> list[str]:
        found = []
        first, second = self.first.bit_count(), self.second.bit_count()
        if abs(first - second) > 1:
            found.append(f"cells: {first} marks against {second}: somebody was left out")
        if self.first & self.second:
            found.append("cells: a cell is marked twice")
        return found


def conserved(s: TicTacToe) -> dict[str, int]:
    """A cell is never marked twice."""
    return {"cells": s.taken().bit_count() + (FULL ^ s.taken()).bit_count()}


def unknown(s: TicTacToe, seat: int) -> dict[str, Any]:
    """TTT-INFO-1: nothing is hidden."""
    return {}
