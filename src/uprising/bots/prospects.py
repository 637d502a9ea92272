"""How likely each seat wins from a position that is known whole: for looking back at a game."""

from __future__ import annotations

import time
from functools import cache
from typing import Final

from uprising.kernel import Game, Rng, State, by_outcome, luck_from

from .fitted import Model, model_of
from .knowledge import knowledge_of
from .search import play_on

PLAYOUTS: Final = 24
SECONDS: Final = 0.15
"""For a game without fitted values: so many are played on to the end by the heuristic, if
there is time for more than one."""


@cache
def fitted_model_of(of: Game) -> Model | None:
    return model_of(of, knowledge_of(of).value)


def prospects(of: Game, s: State, seats: int, rng: Rng) -> list[float]:
    """The chance of each seat, by the game's fitted values, or by playing on from here."""
    if s.ended:
        return [by_outcome(s, seat) for seat in range(seats)]
    model = fitted_model_of(of)
    if model is not None:
        return [model.chance(s, seat) for seat in range(seats)]
    totals, tried = [0.0] * seats, 0
    deadline = time.monotonic() + SECONDS
    while tried < PLAYOUTS and (tried == 0 or time.monotonic() < deadline):
        tried += 1
        c = s.copy()
        c.sealed = {}
        c.luck = luck_from(rng.split())
        play_on(knowledge_of(of), c, 0, -1, rng.split())
        for seat in range(seats):
            totals[seat] += by_outcome(c, seat)
    return [total / tried for total in totals]
