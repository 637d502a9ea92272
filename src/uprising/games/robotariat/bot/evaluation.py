"""What a search asks of this game: how a seat stands, and which answers are worth trying."""

from typing import Any, Final

from uprising.kernel import Move, Rng

from ..rules.cards import NONE
from ..rules.moves import ACTIVATE, END, Walk
from ..rules.state import Robotariat
from ..rules.steps import Turn
from .heuristic import activation, walked
from .outlook import HORIZON as FORECAST
from .outlook import early, forecast, team_worth, turns_left
from .prospects import prospect, united
from .trials import value as plan_value

LATER: Final = 1.6  # SPARK that an NPC turn beyond the forecast brings


def value(s: Robotariat, seat: int) -> float:
    """The chance to win, by the SPARK in hand and in sight and by how far an objective is."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    if s.round == 0:
        return 0.5
    left = turns_left(s)
    f = forecast(s)
    ahead = team_worth(s, f) + LATER * max(0, left - FORECAST) - s.count().target
    if s.secret:
        return prospect(s, seat, ahead, early(s), f)
    return united(s, ahead, early(s))


def tries(s: Robotariat, seat: int, rng: Rng) -> list[Move[Any]]:
    """In a turn: what the best plan that begins with each move comes to."""
    ask = s.ask_of(seat)
    assert ask is not None
    options = s.legal(ask, rng)
    if not isinstance(s.asker, Turn):
        return options
    f = forecast(s)
    scored: list[tuple[float, int]] = []
    for i in range(len(options)):
        move = options[i]
        if isinstance(move, Walk):
            c, g = walked(s, seat, move, f)
            found = plan_value(c, seat, g)
            if s.activations == 0 and ACTIVATE.refusal(c, seat) is None:
                found = max(found, activation(c, seat, move.space, g))
        elif move is ACTIVATE:
            found = activation(s, seat, s.places[seat], f)
        elif move is END:
            found = plan_value(s, seat, f)
        else:
            found = plan_value(s, seat, f) - 0.5
        scored.append((-found, i))
    scored.sort()
    return [options[i] for _, i in scored]


def most(s: Robotariat) -> int:
    """Of more answers one looks good that the forecast misjudges (`docs/reports/bots.md`)."""
    return 8 if s.secret else 4


def fits(s: Robotariat, seat: int) -> bool:
    """With objectives fitted values say far more than the hand (`docs/reports/bots.md`)."""
    return s.secret and s.round > 0


def clock(s: Robotariat) -> int:
    """Player turns: the NPC turn that follows belongs to the player's.

    Without objectives a turn counts double, and a search stops after one.
    """
    if s.active == NONE:
        return 0
    turns = s.round * s.seats + s.active
    return turns if s.secret else 2 * turns
