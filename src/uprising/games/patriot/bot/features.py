"""What fitted values count in a position: the campaign, what it lacks, and what threatens."""

from typing import Final

from ..rules.cards import COUNTDOWN, KINDS, SUCCESSION, TRIBUNAL, VALUES
from ..rules.state import RIOTERS, TROOPS, Patriot
from ..rules.steps import doomed, won
from .values import rounds_left, short_of, turns_left

CAMPAIGNS: Final = 7
OWN: Final = ("", ": done, share", ": missing for each turn left", ": late and short")
NAMES: Final = (
    *[f"campaign {number + 1}{what}" for number in range(CAMPAIGNS) for what in OWN],
    "two players",
    "turns left, share",
    "a check now would win",
    "a check now would win, last turn of a round",
    "a check now would lose",
    "a check now would lose, last turn of a round",
    "threat, share",
    "threat, squared",
    "threat, turns left, share",
    "three from the threat's limit",
    "one from the threat's limit",
    "unrest, share",
    "unrest, turns left, share",
    "riots",
    "rioters",
    "rioters, turns left, share",
    "troops",
    "coins",
    "coins, turns left, share",
    "base taxes",
    "base taxes, turns left, share",
    "markers",
    "track",
    "track, turns left, share",
    "beacons launched",
    "points in hand",
    "points in hand, turns left, share",
    "failed briefs, share of the limit",
    "countdown: riots near the limit",
    "abilities left",
)


def flag(holds: bool) -> float:
    return 1.0 if holds else 0.0


def points(s: Patriot) -> int:
    """The points of all Influence cards in hand."""
    total = 0
    for k in range(s.seats * KINDS):
        total += s.hands[k] * (k % VALUES + 1)
    return total


def features(s: Patriot, seat: int) -> list[float]:
    if s.campaign < 0 or s.round == 0:
        return [0.0] * len(NAMES)
    found = [0.0] * (CAMPAIGNS * len(OWN))
    left = turns_left(s)
    early = left / (s.pack.rounds * s.seats)
    short = short_of(s)
    first = s.campaign * len(OWN)
    found[first] = 1.0
    found[first + 1] = min(1.2, s.progress / max(1, s.needed()))
    found[first + 2] = short / s.needed() / (left + 1)
    found[first + 3] = short / s.needed() if rounds_left(s) == 0 else 0.0
    limit = s.pack.threat_limit[s.seats - 1]
    threat = s.threat / limit
    unrest = s.cu / s.pack.unrest_limit
    rioters = s.pack.rioters - s.supply[RIOTERS]
    hand = points(s) / (10.0 * s.seats)
    losing = flag(doomed(s))
    winning = flag(won(s)) if losing == 0.0 else 0.0
    closing = s.turn == s.seats - 1
    briefs = 0.0
    if s.campaign == SUCCESSION or s.campaign == TRIBUNAL:
        briefs = s.failed / s.pack.campaigns[s.campaign].doom[s.seats - 1]
    found += [
        flag(s.seats == 2),
        early,
        winning,
        winning if closing else 0.0,
        losing,
        losing if closing else 0.0,
        threat,
        threat * threat,
        threat * early,
        flag(limit - s.threat <= 3),
        flag(limit - s.threat <= 1),
        unrest,
        unrest * early,
        float(len(s.riots)),
        float(rioters),
        rioters * early,
        float(s.pack.troops - s.supply[TROOPS]),
        s.coins / 4.0,
        s.coins / 4.0 * early,
        s.base / 4.0,
        s.base / 4.0 * early,
        sum(s.markers) / (4.0 * s.seats),
        sum(s.track) / s.seats,
        sum(s.track) / s.seats * early,
        float(s.lit()),
        hand,
        hand * early,
        briefs,
        float(max(0, len(s.riots) - 1)) if s.campaign == COUNTDOWN else 0.0,
        1.0 - sum(s.once) / s.seats,
    ]
    return found
