"""What a scenario may set: the cells, and whose turn it is."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Step, Value

from .rules.state import TicTacToe
from .rules.steps import TURN


def read_cells(s: TicTacToe, seat: int) -> str:
    owners = s.owners()
    return "".join("." if owner is None else "ox"[owner] for owner in owners)


def put_cells(s: TicTacToe, seat: int, value: Any) -> None:
    if not isinstance(value, str) or len(value) != 9 or set(value) - set("ox."):
        raise ValueError("must be nine characters, row by row: o (seat 0), x (seat 1) or .")
    s.first = sum(1 << cell for cell in range(9) if value[cell] == "o")
    s.second = sum(1 << cell for cell in range(9) if value[cell] == "x")


def turn(s: TicTacToe, seat: int) -> Sequence[Step[TicTacToe]]:
    return [TURN[seat]]


ZONES = (Value("cells", read_cells, put_cells),)
STARTS = {"turn": turn}
