"""What a player can do, and why not: place a mark."""

from typing import Final

from uprising.kernel import Move, Refusal, Rng

from .cards import FULL, holds
from .state import TicTacToe

OVER: Final = Refusal("refuse-over", "TTT-END-3")
NOT_ASKED: Final = Refusal("refuse-not-asked", "TTT-TURN-1")
NOT_NOW: Final = Refusal("refuse-not-now", "TTT-TURN-1")
TAKEN: Final = Refusal("refuse-taken", "TTT-TURN-2")


class Place(Move[TicTacToe]):
    """TTT-TURN-2: put your mark on an empty cell."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell
        self.words: Final = f"place {self.where()}"

    def where(self) -> str:
        return f"{'abc'[self.cell % 3]}{self.cell // 3 + 1}"

    def text(self) -> str:
        return self.words

    def refusal(self, s: TicTacToe, seat: int) -> Refusal | None:
        return TAKEN if holds(s.taken(), self.cell) else None


PLACE: Final = [Place(cell) for cell in range(9)]

# The legal moves for every set of taken cells: a faster path than asking each move
LEGAL: Final = [[p for p in PLACE if not holds(taken, p.cell)] for taken in range(FULL + 1)]


def universe(s: TicTacToe, rng: Rng) -> list[Place]:
    return PLACE
