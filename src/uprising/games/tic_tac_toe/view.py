"""What is seen: everything (TTT-INFO-1)."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, at

from .state import TicTacToe
from .steps import Placed


class TicTacToeView(msgspec.Struct, frozen=True, tag="tic_tac_toe"):
    """The nine cells, row by row: the seat whose mark is there, or None."""

    cells: tuple[int | None, ...]


def view(s: TicTacToe, seat: int | None) -> TicTacToeView:
    return TicTacToeView(s.owners())


class SawPlaced(msgspec.Struct, frozen=True, tag="placed"):
    who: str
    cell: str


def seen_by(event: Event, seat: int | None) -> msgspec.Struct:
    match event:
        case Placed():
            return SawPlaced(at(event.seat), f"{'abc'[event.cell % 3]}{event.cell // 3 + 1}")
    raise AssertionError(event)
