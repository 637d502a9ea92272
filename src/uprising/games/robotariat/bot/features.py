"""What fitted values count in a position: the Revolution's prospects, and the seat's own."""

from math import log
from typing import Final

from ..rules.cards import CARDS, CHARACTERS, FIRST_SABOTAGE, NONE, OFFICE, SPACES, TURNCOAT
from ..rules.ending import together, would_be_met
from ..rules.state import DRAINED, LEVEL_HIT, Robotariat, civilians_out, is_civilian, oppressors_out
from .evaluation import LATER, value
from .outlook import HORIZON as FORECAST
from .outlook import Forecast, apart, early, forecast, spread, team_worth, turns_left
from .prospects import cards, met, succeeds

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
REPUTATIONS: Final = 7
SOON: Final = 4  # NPC turns: a round of four
OBJECTIVE: Final = (
    "bursar", "dealer", "gambler", "saboteur", "scrapper", "spy", "traffic director", "turncoat",
)  # fmt: skip
OUTLOOK: Final = (
    "secret",
    "secret: by hand",
    "secret: by hand, early",
    "secret: success by hand",
    "secret: objective by hand",
    "secret: SPARK in sight",
    "secret: turns left, share",
    "secret: own turns left",
    "secret: next in turn",
    "secret: second in turn",
    "secret: third in turn",
    "secret: SPARK missing, share",
    "secret: SPARK missing for each turn left",
    "secret: reputation",
    "secret: contributions",
    "secret: reward",
    "secret: level hit",
    "secret: drained",
    "secret: supply",
    "secret: junk",
    "secret: highest pile",
    "secret: highest pile with junk",
    "secret: pile high enough, threat",
    "secret: pile high enough with junk, threat",
    "secret: torn at once, share",
    "secret: torn enough",
    "secret: gambled",
    "secret: cards played",
    "secret: cards played by oneself",
    "secret: cards ahead",
    "secret: oppressors",
    "secret: civilians",
    "secret: spaces of oppressors",
    "secret: pushes apart",
    "secret: together",
    "secret: would be met",
    "secret: three players",
    "secret: five players",
)


def each(words: str, things: tuple[str, ...]) -> tuple[str, ...]:
    """One name for each thing."""
    return tuple([f"secret: {words} {thing}" for thing in things])


SECRET: Final = (
    *OUTLOOK,
    *each("reputation is", tuple([str(n + 1) for n in range(REPUTATIONS)])),
    *each("oneself at", SPACES),
    *each("others at", SPACES),
    *each("posters at", SPACES),
    *each("oppressors at", SPACES),
    *each("civilians at", SPACES),
    *each("token at", SPACES),
    *each("threat next at", SPACES),
    *each("threat soon at", SPACES),
    *each("civilians to come at", SPACES),
    *each("one's own", CARDS[:FIRST_SABOTAGE]),
    *each("another's", CARDS[:FIRST_SABOTAGE]),
    *each("still to be drawn:", CARDS),
    *each("oneself is", CHARACTERS),
    *each("another is", CHARACTERS),
    *each("objective is", OBJECTIVE),
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
    """How far the seat's own objective has come, and the Revolution with it; the whole board."""
    f = forecast(s)
    return outlook(s, seat, f) + board(s, seat, f) + cards_and_parts(s, seat)


def outlook(s: Robotariat, seat: int, f: Forecast) -> list[float]:
    count = s.count()
    left = turns_left(s)
    early_by = early(s)
    hand = log_odds(value(s, seat)) / 2.0
    ahead = team_worth(s, f) + LATER * max(0, left - FORECAST) - count.target
    missing = lacking(s)
    until = (seat - s.active) % s.seats
    most = 0
    for who in range(s.seats):
        if who != seat:
            most = max(most, s.played[who])
    highest = max(s.posters)
    turncoat = s.objectives[seat] == TURNCOAT
    objective = cards(s, early_by) if turncoat else met(s, seat, early_by, f)
    return [
        1.0,
        hand,
        hand * early_by,
        succeeds(s, ahead, early_by) / 3.0,
        max(-5.0, min(5.0, objective)) / 2.0,
        ahead / 40.0,
        early_by,
        own_turns(s, until, left) / 6.0,
        flag(until == 1),
        flag(until == 2),
        flag(until == 3),
        missing / count.target,
        min(10.0, missing / max(1, left)) / 3.0,
        s.reputation / 4.0,
        s.contributions / count.bursar,
        s.reward() / 4.0,
        flag(s.bursar == LEVEL_HIT),
        flag(s.bursar == DRAINED),
        s.supply / 4.0,
        s.junk / 4.0,
        highest / 4.0,
        (highest + s.junk) / 4.0,
        pile_threat(s, f, 0),
        pile_threat(s, f, s.junk),
        s.torn_most / count.scrapper,
        flag(s.torn_most >= count.scrapper),
        flag(s.gambled),
        s.total_played() / count.turncoat,
        s.played[seat] / 3.0,
        max(-3, min(3, s.played[seat] - most)) / 2.0,
        len(oppressors_out(s)) / 3.0,
        len(civilians_out(s)) / 3.0,
        float(spread(s)),
        apart(s) / 2.0,
        flag(together(s)),
        flag(would_be_met(s, seat, True)),
        flag(s.seats == 3),
        flag(s.seats == 5),
    ]


def own_turns(s: Robotariat, until: int, left: int) -> float:
    """How many turns a seat still has that comes after so many others."""
    return float((left - until + s.seats - 1) // s.seats) if left > until else 0.0


def pile_threat(s: Robotariat, f: Forecast, more: int) -> float:
    """ROB-OBJ-8: how likely the next Oppressor finds enough, with so many more posters there."""
    best = 0.0
    for x in range(len(SPACES)):
        if s.posters[x] + more >= s.count().scrapper and f.turns > 0:
            best = max(best, min(1.0, f.threat[x][0]))
    return best


def board(s: Robotariat, seat: int, f: Forecast) -> list[float]:
    """Who and what is where, and who will come."""
    size = len(SPACES)
    found = [0.0] * (REPUTATIONS + 9 * size)
    if 0 < s.reputation <= REPUTATIONS:
        found[s.reputation - 1] = 1.0
    at = REPUTATIONS
    for who in range(s.seats):
        if s.places[who] != NONE:
            found[at + s.places[who] + (0 if who == seat else size)] += 1.0 if who == seat else 0.5
    at += 2 * size
    for x in range(size):
        found[at + x] = s.posters[x] / 3.0
    at += size
    for npc in range(len(s.npcs)):
        if s.npcs[npc] != NONE:
            found[at + s.npcs[npc] + (size if is_civilian(npc) else 0)] += 1.0
    at += 2 * size
    found[at + s.token] = 1.0
    at += size
    for x in range(size):
        if f.turns > 0:
            found[at + x] = f.threat[x][0]
            found[at + 2 * size + x] = f.pays[x][0]
        for turn in range(min(SOON, f.turns)):
            found[at + size + x] += f.threat[x][turn]
    return found


def cards_and_parts(s: Robotariat, seat: int) -> list[float]:
    """Who holds which Upgrade, what can still be drawn, and who is who."""
    found = [0.0] * (2 * FIRST_SABOTAGE + len(CARDS) + 2 * len(CHARACTERS) + len(OBJECTIVE))
    for card in range(FIRST_SABOTAGE):
        if s.front[card] != NONE:
            found[card + (0 if s.front[card] == seat else FIRST_SABOTAGE)] = 1.0
    at = 2 * FIRST_SABOTAGE
    for card in range(len(CARDS)):
        if s.front[card] == NONE:
            found[at + card] = 1.0
    at += len(CARDS)
    for character in range(len(CHARACTERS)):
        who = s.cast[character]
        if who != NONE:
            found[at + character + (0 if who == seat else len(CHARACTERS))] = 1.0
    at += 2 * len(CHARACTERS)
    found[at + s.objectives[seat]] = 1.0
    return found
