"""Rules of thumb."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Move, Rng

from .state import RobotRise


def advise(s: RobotRise, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    ask = s.ask_of(seat)
    assert ask is not None
    moves = s.legal(ask, rng)
    return moves[rng.below(len(moves))], "why-only"
