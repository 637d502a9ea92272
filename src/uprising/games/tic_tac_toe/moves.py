"""What a player can do: place a mark."""

from __future__ import annotations

from typing import Final

from uprising.kernel import Move, Refusal, Rng

from .cards import FULL
from .state import TicTacToe

OVER: Final = Refusal("refuse-over", "TTT-END-3")
NOT_ASKED: Final = Refusal("refuse-not-asked", "TTT-TURN-1")
NOT_NOW: Final = Refusal("refuse-not-now", "TTT-TURN-1")
TAKEN: Final = Refusal("refuse-taken", "TTT-TURN-2")


class Place(Move[TicTacToe]):
    """TTT-TURN-2: put your mark on an empty cell."""

    __slots__ = ("cell", "words")

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell
        self.words: Final = f"place {'abc'[cell % 3]}{cell // 3 + 1}"

    def text(self) -> str:
        return self.words

    def refusal(self, s: TicTacToe, seat: int) -> Refusal | None:
        return TAKEN if s.taken() >> self.cell & 1 else None


PLACE: Final = [Place(cell) for cell in range(9)]

# The moves left, looked up by the set of cells that are taken
OPEN: Final = [[p for p in PLACE if not taken >> p.cell & 1] for taken in range(FULL + 1)]


def universe(s: TicTacToe, rng: Rng) -> list[Place]:
    return PLACE
