"""Whole turns for the sake of an objective, which the rules of thumb would not put together.

They weigh one poster, one SPARK, one step at a time. A pile for the Oppressors to tear down, the
Office filled to the mark, Oppressors brought together: these pay only when they are complete.
"""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move

from .cards import (
    BURSAR,
    MASSES,
    NONE,
    OFFICE,
    SCRAP_YARD,
    SCRAPPER,
    SPACES,
    TRAFFIC_DIRECTOR,
)
from .moves import ACTIVATE, PAY, PUSH, Place, Placing, Walk, payable
from .outlook import forecast
from .spaces import Masses, Office
from .state import LEVEL_HIT, Robotariat, oppressors_out
from .steps import Turn

MOST: Final = 3
"""Ways to end one scheme that are looked at."""
FAR: Final = 9


def schemes(s: Robotariat, seat: int) -> list[list[Move[Any]]]:
    """Plans from here on, the most hopeful first; none without an objective that asks for one."""
    if not s.secret or s.round == 0 or s.active != seat or s.npc_turn:
        return []
    objective = s.objectives[seat]
    if objective == SCRAPPER:
        return scrap(s, seat)
    if objective == BURSAR and s.bursar == 0:
        return turns(s, seat, OFFICE, fillings(s))
    if objective == BURSAR and s.bursar == LEVEL_HIT:
        return turns(s, seat, MASSES, raids(s))
    if objective == TRAFFIC_DIRECTOR:
        return turns(s, seat, MASSES, gatherings(s))
    return []


def turns(s: Robotariat, seat: int, space: int, ends: list[Move[Any]]) -> list[list[Move[Any]]]:
    """Go there, activate it, and end in one of these ways; or what is left of that."""
    step = s.asker
    if isinstance(step, Masses):
        return [[end] for end in ends] if space == MASSES else []
    if isinstance(step, Office):
        return [[end] for end in ends] if space == OFFICE else []
    if not isinstance(step, Turn):
        return []
    route = way(s, seat, space)
    return [[*route, end] for end in ends] if route else []


def way(s: Robotariat, seat: int, space: int) -> list[Move[Any]]:
    """The steps that activate a space in this turn; none if it cannot be done."""
    moves = s.asks[0].moves
    if s.places[seat] == space:
        return [ACTIVATE] if ACTIVATE in moves else []
    for move in moves:
        if isinstance(move, Walk) and move.space == space and move.guest == NONE:
            c = s.copy()
            c.places[seat] = space
            c.moved = True
            return [move, ACTIVATE] if ACTIVATE.refusal(c, seat) is None else []
    return []


def scrap(s: Robotariat, seat: int) -> list[list[Move[Any]]]:
    """ROB-OBJ-8: everything on one space, best where an Oppressor comes next."""
    step = s.asker
    if isinstance(step, Placing):
        return [[pile] for pile in piles(s, step.most(s))]
    if s.junk == 0 or not isinstance(step, Turn):
        return []
    return turns(s, seat, SCRAP_YARD, piles(s, s.junk))


def piles(s: Robotariat, count: int) -> list[Move[Any]]:
    if count == 0:
        return []
    f = forecast(s)
    need = s.count().scrapper - s.torn
    rated: list[tuple[float, int]] = []
    for x in range(len(SPACES)):
        threat = f.threat[x][0] if f.turns > 0 else 0.0
        enough = 1.0 if s.posters[x] + count >= need else 0.0
        rated.append((-enough * (1.0 + threat) - 0.1 * s.posters[x] - 0.5 * threat, x))
    rated.sort()
    found: list[Move[Any]] = []
    for _, x in rated[:MOST]:
        shares = [0] * len(SPACES)
        shares[x] = count
        found.append(Place(tuple(shares)))
    return found


def fillings(s: Robotariat) -> list[Move[Any]]:
    """ROB-OBJ-4: to the mark at once, or as far as it goes."""
    most = payable(s)
    if most <= 0:
        return []
    lacking = max(1, s.count().bursar - s.contributions)
    return [PAY[min(most, lacking)]]


def raids(s: Robotariat) -> list[Move[Any]]:
    """An Oppressor at the Office empties it."""
    found: list[Move[Any]] = []
    for npc in oppressors_out(s):
        if OFFICE in s.pack.spaces[s.npcs[npc]].near:
            found.append(PUSH[npc][OFFICE])
    return found[:1]


def gatherings(s: Robotariat) -> list[Move[Any]]:
    """ROB-OBJ-10: pushes that bring the Oppressors closer together."""
    now = apart(s)
    c = s.copy()
    rated: list[tuple[int, int, int]] = []
    for npc in oppressors_out(s):
        for space in s.pack.spaces[s.npcs[npc]].near:
            c.npcs[npc] = space
            then = apart(c)
            if then < now:
                rated.append((then, npc, space))
        c.npcs[npc] = s.npcs[npc]
    rated.sort()
    return [PUSH[npc][space] for _, npc, space in rated[:MOST]]


def apart(s: Robotariat) -> int:
    """How many pushes it takes, at the least, until all Oppressors stand together."""
    best = FAR
    out = oppressors_out(s)
    for x in range(len(SPACES)):
        total = 0
        for npc in out:
            total += steps_to(s, s.npcs[npc], x)
        best = min(best, total)
    return best


def steps_to(s: Robotariat, start: int, goal: int) -> int:
    """Lines between two spaces: no two of the six are further apart than two."""
    if start == goal:
        return 0
    return 1 if goal in s.pack.spaces[start].near else 2
