"""The heuristic: raise a strong hand, call with a decent one, fold a weak one."""

from typing import Any

from uprising.kernel import Move, Rng

from ..rules.cards import NONE, rank
from ..rules.moves import CALL, FOLD, RAISE
from ..rules.state import Leduc


def advise(s: Leduc, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    own = rank(s.hands[seat])
    paired = s.board != NONE and own == rank(s.board)
    if (paired or (own == 2 and s.board == NONE)) and RAISE.refusal(s, seat) is None:
        return RAISE, "why-strong"
    if s.paid[seat] == s.paid[1 - seat]:
        return CALL, "why-free"
    if own == 0 and not paired:
        return FOLD, "why-weak"
    return CALL, "why-decent"
