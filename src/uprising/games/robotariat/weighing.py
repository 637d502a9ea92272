"""What a search asks of this game: how a seat stands, and which answers are worth trying."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import BURSAR, DEALER, GAMBLER, NONE
from .hints import activation, walked
from .moves import ACTIVATE, END, Walk
from .outlook import HORIZON as FORECAST
from .outlook import forecast, turns_left, worth
from .state import DRAINED, Robotariat
from .steps import Turn
from .trials import value as plan_value

HORIZON: Final = 2
"""Player turns a search looks ahead where objectives are secret; without them one says more."""
MOST: Final = 8
"""Of more answers one looks good that the forecast misjudges: tables that look at twelve succeed in
90.3 ± 1.7 %, with as many playouts for eight in 95.3 ± 1.2."""
PULL: Final = 0.5
"""With objectives rules of thumb pursue theirs weakly: an answer need not be far ahead of them."""
TURNS: Final = ("ask-turn",)
"""ROB-TURN-1: move and activation in either order."""
LATER: Final = 1.6  # SPARK that an NPC turn beyond the forecast brings
SCALE: Final = 8.0  # SPARK that make a likely success out of an even one


def value(s: Robotariat, seat: int) -> float:
    """The chance of success by the SPARK in hand and in sight; with an objective, its prospects."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    if s.round == 0:
        return 0.5
    left = turns_left(s)
    outlook = worth(s, seat, forecast(s)) + LATER * max(0, left - FORECAST)
    if s.secret:
        outlook += eagerness(s, seat)
    return squashed((outlook - s.count().target) / SCALE)


def eagerness(s: Robotariat, seat: int) -> float:
    """What the rules of thumb count too low: cards ahead of the others, a level once reached."""
    objective = s.objectives[seat]
    if objective == DEALER:
        others = max([s.played[who] for who in range(s.seats) if who != seat])
        return 6.0 * max(-3, min(2, s.played[seat] - others))
    if objective == BURSAR and s.bursar:
        return 24.0 if s.bursar == DRAINED else 14.0
    return 0.0


def squashed(x: float) -> float:
    """From 0 to 1, steepest at 0."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def tries(s: Robotariat, seat: int, rng: Rng) -> list[Move[Any]]:
    """In a turn: what the best plan that begins with each move comes to."""
    ask = s.ask_of(seat)
    assert ask is not None
    rows = s.legal(ask, rng)
    if not isinstance(s.asker, Turn):
        return rows
    f = forecast(s)
    scored: list[tuple[float, int]] = []
    for i in range(len(rows)):
        move = rows[i]
        if isinstance(move, Walk):
            c, g = walked(s, seat, move, f)
            found = plan_value(c, seat, g)
            if s.activations == 0 and ACTIVATE.refusal(c, seat) is None:
                found = max(found, activation(c, seat, move.space, g)[0])
        elif move is ACTIVATE:
            found = activation(s, seat, s.places[seat], f)[0]
        elif move is END:
            found = plan_value(s, seat, f)
        else:
            found = plan_value(s, seat, f) - 0.5
        scored.append((-found, i))
    scored.sort()
    return [rows[i] for _, i in scored]


def fits(s: Robotariat, seat: int) -> bool:
    """Fitted values know more about some objectives; of the others the forecast does."""
    return s.secret and s.objectives[seat] in (BURSAR, DEALER, GAMBLER)


def clock(s: Robotariat) -> int:
    """Player turns: the NPC turn that follows belongs to the player's.

    Without objectives a turn counts double, and a search stops after one.
    """
    if s.active == NONE:
        return 0
    turns = s.round * s.seats + s.active
    return turns if s.secret else 2 * turns
