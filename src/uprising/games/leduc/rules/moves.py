"""What a player can do, and why not: fold, call or raise."""

from typing import Any, Final

from uprising.kernel import Move, Refusal, Rng

from .cards import NONE
from .state import Leduc

OVER: Final = Refusal("refuse-over", "LEDUC-END-3")
NOT_ASKED: Final = Refusal("refuse-not-asked", "LEDUC-BET-1")
NOT_NOW: Final = Refusal("refuse-not-now", "LEDUC-BET-2")
NOTHING_TO_FOLD: Final = Refusal("refuse-fold", "LEDUC-BET-2")
RAISED_OUT: Final = Refusal("refuse-raise", "LEDUC-BET-4")


class Fold(Move[Leduc]):
    """LEDUC-BET-2: give up a hand one would have to pay for."""

    def text(self) -> str:
        return "fold"

    def refusal(self, s: Leduc, seat: int) -> Refusal | None:
        return None if s.paid[1 - seat] > s.paid[seat] else NOTHING_TO_FOLD


class Call(Move[Leduc]):
    """LEDUC-BET-2: pay as much as the other has paid, which may be nothing more."""

    def text(self) -> str:
        return "call"

    def refusal(self, s: Leduc, seat: int) -> Refusal | None:
        return None


class Raise(Move[Leduc]):
    """LEDUC-BET-3: pay that, and the size of the round's raise on top."""

    def text(self) -> str:
        return "raise"

    def refusal(self, s: Leduc, seat: int) -> Refusal | None:
        return None if s.raises < s.pack.raises else RAISED_OUT


def raise_size(s: Leduc) -> int:
    return s.pack.first_raise if s.board == NONE else s.pack.second_raise


FOLD: Final = Fold()
CALL: Final = Call()
RAISE: Final = Raise()

# The four lists of legal moves there can be, made once: a new list for every question is slower
STAY: Final[list[Move[Leduc]]] = [CALL]
STAY_OR_RAISE: Final[list[Move[Leduc]]] = [CALL, RAISE]
PAY: Final[list[Move[Leduc]]] = [FOLD, CALL]
PAY_OR_RAISE: Final[list[Move[Leduc]]] = [FOLD, CALL, RAISE]


def legal(s: Leduc, seat: int) -> list[Move[Leduc]]:
    """The moves that are not refused; a call never is."""
    may_raise = RAISE.refusal(s, seat) is None
    if FOLD.refusal(s, seat) is None:
        return PAY_OR_RAISE if may_raise else PAY
    return STAY_OR_RAISE if may_raise else STAY


def universe(s: Leduc, rng: Rng) -> list[Move[Any]]:
    return [FOLD, CALL, RAISE]
