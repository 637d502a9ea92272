"""Heuristics, from what the seat can see."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Move, Rng

from .cards import worth
from .moves import Lay
from .state import Smugglers


def advise(s: Smugglers, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    """Lay the best goods, show a shield, keep all loot; SMUG-OFFER-2."""
    ask = s.ask_of(seat)
    assert ask is not None
    if isinstance(ask.moves[0], Lay):
        return max(ask.moves, key=lambda move: (worth(move.card), move.card)), "why-best"
    return ask.moves[-1], "why-last"
