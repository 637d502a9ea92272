"""The state: the cells each seat has marked."""

from __future__ import annotations

from typing import Any

from uprising.kernel import State

from .cards import FULL, holds


class TicTacToe(State):
    """`first` and `second` are the sets of cells marked by seat 0 and by seat 1."""

    first: int
    second: int

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        first: int,
        second: int,
    ) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def copy(self) -> TicTacToe:
        c = TicTacToe(
            self.first,
            self.second,
        )
        self.carry(c)
        return c

    # End of what is written.

    def taken(self) -> int:
        """The set of cells that are marked."""
        return self.first | self.second

    def mark(self, seat: int, cell: int) -> int:
        """Mark a cell for a seat, and return all cells the seat has marked."""
        if seat == 0:
            self.first |= 1 << cell
            return self.first
        self.second |= 1 << cell
        return self.second

    def owner(self, cell: int) -> int | None:
        """The seat that has marked a cell."""
        if holds(self.first, cell):
            return 0
        return 1 if holds(self.second, cell) else None

    def owners(self) -> tuple[int | None, ...]:
        return tuple([self.owner(cell) for cell in range(9)])

    def faults(self) -> list[str]:
        found = []
        first, second = self.first.bit_count(), self.second.bit_count()
        if abs(first - second) > 1:
            found.append(f"cells: {first} marks against {second}: the seats take turns")
        if self.first & self.second:
            found.append("cells: a cell is marked twice")
        return found


def conserved(s: TicTacToe) -> dict[str, int]:
    """Every cell is marked once or empty; one marked twice would count twice."""
    empty = FULL ^ s.taken()
    return {"cells": s.first.bit_count() + s.second.bit_count() + empty.bit_count()}


def unknown(s: TicTacToe, seat: int) -> dict[str, Any]:
    """TTT-INFO-1: nothing is hidden."""
    return {}
