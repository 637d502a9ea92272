"""The last act of every guess: other dice, and the others' sealed answers drawn anew."""

from __future__ import annotations

from .luck import luck_from
from .rng import Rng
from .state import State


def renew(s: State, seat: int, rng: Rng) -> None:
    """Call on a copy whose hidden zones have been redrawn for this seat."""
    s.luck = luck_from(rng)
    given = s.sealed
    s.sealed = {seat: given[seat]} if seat in given else {}
    s.ask_again()
    drawn = {}
    for ask in s.asks:
        # who has answered is itself hidden unless the ask shows progress
        if ask.progress and ask.seat != seat and ask.seat in given:
            moves = s.legal(ask, rng)
            drawn[ask.seat] = moves[rng.below(len(moves))]
    if drawn:
        s.sealed = {**s.sealed, **drawn}
