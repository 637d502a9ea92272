"""The rules, in the order the rulebook tells them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Event, Move, Outcome, Setup, Step

from .cards import FULL, HAS_LINE
from .moves import OPEN, Place
from .state import TicTacToe


class Placed(Event):
    """A mark was placed; everybody sees it."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell


# The question to each seat, looked up by the set of cells that are taken
ASKS: Final = [[Ask(seat, "ask-place", "TTT-TURN-2", moves) for moves in OPEN] for seat in (0, 1)]


class Turn(Step[TicTacToe]):
    """TTT-TURN-1: the players take turns, seat 0 first; TTT-TURN-2: each places one mark."""

    __slots__ = ("who",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: TicTacToe) -> None:
        s.ask(self, ASKS[self.who][s.taken()])

    def answer(self, s: TicTacToe, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Place)
        marks = s.mark(seat, move.cell)
        if s.telling:
            s.tell(Placed(seat, move.cell))
        if HAS_LINE[marks]:
            s.finish(WON[seat])
        elif s.taken() == FULL:
            s.finish(DRAWN)
        else:
            s.push(TURN[1 - seat])

    def default(self, s: TicTacToe, seat: int) -> Move[Any]:
        """TTT-DEFAULT-1: the first empty cell."""
        return OPEN[s.taken()][0]


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
