"""Rules of thumb."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Move, Rng

from .state import Robotariat


def advise(s: Robotariat, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    raise NotImplementedError
