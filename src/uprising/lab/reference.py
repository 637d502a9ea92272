"""`uprising-ref`: a fixed pool of opponents and a fixed protocol, so that results can be compared.

The pool, the seed and the number of deals belong to the version. What the opponents rest on (the
kernel, the bots and the rules of the game) is hashed into the stamp of a result; results with
different stamps were not played against the same opponents and are never ranked together.
"""

from __future__ import annotations

import hashlib
from typing import Final

from .arena import Contest, against
from .ladder import players

VERSION: Final = 1
POOL: Final = ("heuristic", "search", "claim-first")
"""The heuristic, a search of 48 playouts a decision without a clock, and a script that claims
whatever it may claim, true or not. None of them looks at the time, so each plays the same game
again on the same deal."""
DEALS: Final = 200
NAME: Final = f"uprising-ref-{VERSION}"


def stamp(key: str) -> str:
    """What the opponents of a game rest on."""
    told = f"{NAME} {POOL} {DEALS} {players(key)}"
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def reference_contest(
    key: str, seats: int, options: dict[str, object], guests: tuple[str, ...], deals: int = DEALS
) -> Contest:
    """Each guest among copies of each opponent on the deals of the protocol."""
    pairings = against(guests, POOL)
    return Contest(key, seats, options, NAME, deals, pairings, reference=stamp(key))
