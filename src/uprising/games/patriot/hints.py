"""Rules of thumb."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Move, Rng

from .state import Patriot


def advise(s: Patriot, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    return s.asker.default(s, seat), "why-default"
