"""Rules of thumb: raise what is strong, pay for what is decent, let the rest go."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Move, Rng

from .cards import NONE, rank
from .moves import CALL, FOLD, RAISE
from .state import Leduc


def advise(s: Leduc, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    own = rank(s.hands[seat])
    paired = s.board != NONE and own == rank(s.board)
    if (paired or (own == 2 and s.board == NONE)) and s.raises < s.pack.raises:
        return RAISE, "why-strong"
    to_pay = s.paid[1 - seat] - s.paid[seat]
    if to_pay == 0:
        return CALL, "why-free"
    if own == 0 and not paired:
        return FOLD, "why-weak"
    return CALL, "why-decent"
