"""The rules, in the order the rulebook tells them."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Outcome, Setup, Step, at

from ..seen.events import Placed
from .cards import FULL, HAS_LINE
from .moves import LEGAL, Place
from .state import TicTacToe

# The question to each seat for every set of taken cells, made once
ASKS: Final = [[Ask(seat, "ask-place", "TTT-TURN-2", moves) for moves in LEGAL] for seat in (0, 1)]


class Turn(Step[TicTacToe]):
    """TTT-TURN-1: the players take turns, seat 0 first; TTT-TURN-2: each places one mark."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: TicTacToe) -> None:
        s.ask(self, ASKS[self.who][s.taken()])

    def answer(self, s: TicTacToe, seat: int, move: Place) -> None:
        marks = s.mark(seat, move.cell)
        if s.telling:
            s.tell(Placed(at(seat), move.where()))
        if HAS_LINE[marks]:
            s.finish(WON[seat])
        elif s.taken() == FULL:
            s.finish(DRAWN)
        else:
            s.push(TURN[1 - seat])

    def default(self, s: TicTacToe, seat: int) -> Move[Any]:
        """TTT-DEFAULT-1: the first empty cell."""
        return LEGAL[s.taken()][0]


TURN: Final = [Turn(0), Turn(1)]

# TTT-END-1, TTT-END-2: three in a line wins; a full board without one is a draw.
WON: Final = [
    Outcome((0,), "end-line", "TTT-END-1", (1, -1)),
    Outcome((1,), "end-line", "TTT-END-1", (-1, 1)),
]
DRAWN: Final = Outcome((), "end-full", "TTT-END-2", (0, 0))


def deal(setup: Setup) -> TicTacToe:
    """TTT-SETUP-1: the board is empty."""
    s = TicTacToe(0, 0)
    s.begin(TURN[0])
    return s
