"""What fitted values count in a position: the Revolution's prospects, and the seat's own."""

from __future__ import annotations

from math import log
from typing import Final

from .cards import (
    BURSAR,
    DEALER,
    FIRST_SABOTAGE,
    GAMBLER,
    NONE,
    OFFICE,
    SABOTEUR,
    SCRAPPER,
    SPACES,
    SPY,
    TRAFFIC_DIRECTOR,
    TURNCOAT,
)
from .ending import met, together
from .outlook import early, spread, turns_left
from .state import DRAINED, LEVEL_HIT, SUCCESS, Robotariat
from .weighing import value

TEAM: Final = (
    "team: by hand",
    "team: by hand, early",
    "team: turns left, share",
    "team: SPARK missing, share",
    "team: SPARK missing for each turn left",
    "team: reputation",
    "team: reputation two",
    "team: reputation one",
    "team: reputation one, early",
    "team: contributions",
    "team: contributions, early",
    "team: posters out",
    "team: posters out, early",
    "team: junk",
    "team: piles of four",
    "team: posters under oppressors",
    "team: players beside oppressors",
    "team: players at the office",
    "team: upgrades out",
    "team: three players",
    "team: five players",
)
SECRET: Final = (
    "secret",
    "secret: by hand",
    "secret: by hand, early",
    "secret: turns left, share",
    "secret: SPARK missing, share",
    "secret: SPARK missing for each turn left",
    "secret: reputation",
    "secret: reputation one",
    "secret: would be met",
    "secret: would be met, SPARK there, share",
    "bursar",
    "bursar: contributions, share",
    "bursar: level hit",
    "bursar: drained",
    "dealer",
    "dealer: cards ahead",
    "gambler",
    "gambler: done",
    "saboteur",
    "saboteur: reputation above one",
    "scrapper",
    "scrapper: torn, share",
    "scrapper: done",
    "spy",
    "spy: SPARK there, share",
    "traffic director: spaces of oppressors",
    "traffic director: together",
    "turncoat",
    "turncoat: cards missing",
    "turncoat: cards there",
    "turncoat: cards there, SPARK missing, share",
)
NAMES: Final = TEAM + SECRET


def features(s: Robotariat, seat: int) -> list[float]:
    """A table with objectives and one without are counted apart."""
    if s.round == 0 or s.active == NONE:
        return [0.0] * len(NAMES)
    if s.secret:
        return [0.0] * len(TEAM) + secret(s, seat)
    return team(s, seat) + [0.0] * len(SECRET)


def flag(holds: bool) -> float:
    return 1.0 if holds else 0.0


def log_odds(chance: float) -> float:
    inside = max(0.002, min(0.998, chance))
    return log(inside / (1.0 - inside))


def lacking(s: Robotariat) -> int:
    return max(0, s.count().target - s.funds)


def team(s: Robotariat, seat: int) -> list[float]:
    left = turns_left(s)
    early_by = early(s)
    hand = log_odds(value(s, seat))
    last = flag(s.reputation == 1)
    level = s.contributions / 5.0
    posters = 0
    piles = 0
    watched = 0
    for x in range(len(SPACES)):
        here = s.posters[x]
        posters += here
        piles += 1 if here >= 4 else 0
        watched += here if s.oppressed(x) else 0
    beside = 0
    office = 0
    for place in s.places:
        if place != NONE:
            beside += 1 if s.oppressed(place) else 0
            office += 1 if place == OFFICE else 0
    upgrades = 0
    for card in range(FIRST_SABOTAGE):
        upgrades += 1 if s.front[card] != NONE else 0
    return [
        hand,
        hand * early_by,
        early_by,
        lacking(s) / s.count().target,
        lacking(s) / max(1, left),
        s.reputation / 4.0,
        flag(s.reputation == 2),
        last,
        last * early_by,
        level,
        level * early_by,
        float(posters),
        posters * early_by,
        float(s.junk),
        float(piles),
        float(watched),
        float(beside),
        float(office),
        float(upgrades),
        flag(s.seats == 3),
        flag(s.seats == 5),
    ]


def secret(s: Robotariat, seat: int) -> list[float]:
    """How far the seat's own objective has come, and the Revolution with it."""
    count = s.count()
    objective = s.objectives[seat]
    left = turns_left(s)
    early_by = early(s)
    hand = log_odds(value(s, seat))
    missing = lacking(s) / count.target
    there = 1.0 - missing
    would = flag(met_on_success(s, seat))
    bursar = flag(objective == BURSAR)
    scrapper = flag(objective == SCRAPPER)
    director = flag(objective == TRAFFIC_DIRECTOR)
    turncoat = flag(objective == TURNCOAT)
    cards = count.turncoat - s.total_played()
    others = 0
    for who in range(s.seats):
        if who != seat:
            others = max(others, s.played[who])
    return [
        1.0,
        hand,
        hand * early_by,
        early_by,
        missing,
        lacking(s) / max(1, left),
        s.reputation / 4.0,
        flag(s.reputation == 1),
        would,
        would * there,
        bursar,
        bursar * s.contributions / count.bursar if s.bursar == 0 else 0.0,
        bursar * flag(s.bursar == LEVEL_HIT),
        bursar * flag(s.bursar == DRAINED),
        flag(objective == DEALER),
        float(s.played[seat] - others) if objective == DEALER else 0.0,
        flag(objective == GAMBLER),
        flag(objective == GAMBLER and s.gambled),
        flag(objective == SABOTEUR),
        float(max(0, s.reputation - 1)) if objective == SABOTEUR else 0.0,
        scrapper,
        scrapper * min(1.0, s.torn_most / count.scrapper),
        scrapper * flag(s.torn_most >= count.scrapper),
        flag(objective == SPY),
        there if objective == SPY else 0.0,
        director * spread(s),
        director * flag(together(s)),
        turncoat,
        turncoat * max(0, cards),
        turncoat * flag(cards <= 0),
        turncoat * missing if cards <= 0 else 0.0,
    ]


def met_on_success(s: Robotariat, seat: int) -> bool:
    """Whether the seat would have its objective if the Revolution succeeded now."""
    verdict = s.verdict
    s.verdict = SUCCESS
    fulfilled = met(s, seat)
    s.verdict = verdict
    return fulfilled
