"""What is seen: everything (TTT-INFO-1)."""

import msgspec

from ..rules.state import TicTacToe


class TicTacToeView(msgspec.Struct, frozen=True, tag="tic_tac_toe"):
    """The nine cells, row by row: the seat whose mark is there, or None."""

    cells: tuple[int | None, ...]


def view(s: TicTacToe) -> TicTacToeView:
    return TicTacToeView(s.owners())
