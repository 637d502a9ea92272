"""What a search asks of this game: how a seat stands, and which answers are worth trying."""

from math import exp
from typing import Any, Final

from uprising.kernel import Move, Rng

from ..rules.state import EvilRobots
from ..rules.steps import PreReveal, Turn
from .heuristic import TOKEN, reserve, value_of
from .odds import worth

STEEPNESS: Final = 0.42
"""How much likelier a point of Influence makes a victory, as a logarithm."""


def value(s: EvilRobots, seat: int) -> float:
    """The chance to be the first at ten, by the Influence all have."""
    if s.outcome is not None:
        return 1.0 / len(s.outcome.winners) if seat in s.outcome.winners else 0.0
    own = s.influence[seat]
    total = 0.0
    for who in range(s.seats):
        total += exp(STEEPNESS * (s.influence[who] - own))
    return 1.0 / total


def tries(s: EvilRobots, seat: int, rng: Rng) -> list[Move[Any]]:
    """In a turn the actions that are worth most as things stand, stopping among them.

    Whether to give anything away is left to the heuristic, which never does.
    """
    if isinstance(s.asker, PreReveal):
        return []
    ask = s.ask_of(seat)
    assert ask is not None
    rows = s.legal(ask, rng)
    if not isinstance(s.asker, Turn):
        return rows
    now = worth(s, seat) + TOKEN * reserve(s, seat)
    scored = []
    for i in range(len(rows)):
        scored.append((-now if i == 0 else -value_of(s, seat, rows[i]), i))
    scored.sort()
    return [rows[i] for score, i in scored if score < 50.0]


def clock(s: EvilRobots) -> int:
    return s.round
