"""What fitted values count in a position, from one seat's side and for its own way to win."""

from typing import Final

from ..rules.cards import BOSS, LUDDITE, NONE, SCAB, STARTUPPER
from ..rules.state import Bosses

POOR: Final = 4
"""A boss with fewer coins may not outlive the next rents."""

WORKER: Final = (
    "worker: robots of the union, share",
    "worker: robots of the union, squared",
    "worker: one robot missing",
    "worker: stressed workers, share",
    "worker: blue robots, share",
    "worker: richest boss, share of her aim",
    "worker: richest boss, squared",
    "worker: another startupper's chance",
    "worker: robots destroyed",
    "worker: a boss near bankruptcy",
    "worker: bankruptcy would win",
    "worker: coins",
    "worker: stressed",
    "worker: round",
)
STARTUP: Final = (
    "startupper",
    "startupper: coins, share",
    "startupper: coins and fund, share",
    "startupper: would win",
    "startupper: one or two short",
    "startupper: stressed",
    "startupper: robots",
)
SCABS: Final = (
    "scab",
    "scab: richest boss, share of her aim",
    "scab: richest boss, squared",
    "scab: works for the richest",
)
LUDDITES: Final = (
    "luddite",
    "luddite: destroyed",
    "luddite: one missing",
    "luddite: exposed robots",
    "luddite: calm",
)
CHIEF: Final = (
    "boss",
    "boss: coins, share of the aim",
    "boss: coins, squared",
    "boss: ahead of the rival, share",
    "boss: rival's coins, share",
    "boss: robots",
    "boss: rival's robots",
    "boss: workers",
    "boss: rival's workers",
    "boss: poor",
    "boss: rival poor",
    "boss: surviving the rival would win",
    "boss: robots of the union, share",
    "boss: robots of the union, squared",
    "boss: a startupper's chance",
    "boss: robots destroyed",
    "boss: security",
    "boss: stressed workers, share",
    "boss: round",
)
NAMES: Final = WORKER + STARTUP + SCABS + LUDDITES + CHIEF


def features(s: Bosses, seat: int) -> list[float]:
    """Bosses and workers are counted apart, and workers with a way of their own once more."""
    if not s.roles:
        return [0.0] * len(NAMES)
    role = s.roles[seat]
    if role == BOSS:
        return [0.0] * (len(NAMES) - len(CHIEF)) + chief(s, seat)
    found = worker(s, seat)
    found += startupper(s, seat) if role == STARTUPPER else [0.0] * len(STARTUP)
    found += scab(s, seat) if role == SCAB else [0.0] * len(SCABS)
    found += luddite(s, seat) if role == LUDDITE else [0.0] * len(LUDDITES)
    return found + [0.0] * len(CHIEF)


def flag(holds: bool) -> float:
    return 1.0 if holds else 0.0


def stressed_share(s: Bosses) -> float:
    stressed = 0
    for worker in s.workers:
        stressed += s.stressed[worker]
    return stressed / len(s.workers)


def startup_chance(s: Bosses, but: int) -> float:
    """How near the nearest Startupper is, but for one seat."""
    best = 0
    for worker in s.workers:
        if worker != but and s.roles[worker] == STARTUPPER and not s.stressed[worker]:
            best = max(best, s.coins[worker] + s.fund)
    return min(1.5, best / len(s.roles))


def richest(s: Bosses) -> int:
    first, second = s.bosses
    return first if s.coins[first] >= s.coins[second] else second


def top_share(s: Bosses) -> float:
    """The coins of the richer boss, as a share of her aim."""
    return min(1.5, s.coins[richest(s)] / s.size().boss_target)


def worker(s: Bosses, seat: int) -> list[float]:
    workers = len(s.workers)
    union = s.automated() / workers
    top = top_share(s)
    poor = flag(s.coins[s.rival(richest(s))] < POOR)
    return [
        union,
        union * union,
        flag(workers - s.automated() <= 1),
        stressed_share(s),
        (s.robots[s.bosses[0]] + s.robots[s.bosses[1]]) / workers,
        top,
        top * top,
        startup_chance(s, seat),
        0.0 if s.roles[seat] == LUDDITE else float(s.destroyed),
        poor,
        poor * flag(s.automated() >= s.half()),
        s.coins[seat] / 4.0,
        float(s.stressed[seat]),
        s.round / s.pack.last_round,
    ]


def startupper(s: Bosses, seat: int) -> list[float]:
    seats = len(s.roles)
    reach = s.coins[seat] + s.fund
    return [
        1.0,
        s.coins[seat] / seats,
        min(1.5, reach / seats),
        flag(reach >= seats and not s.stressed[seat]),
        flag(seats - 2 <= reach < seats),
        float(s.stressed[seat]),
        float(s.robots[seat]),
    ]


def scab(s: Bosses, seat: int) -> list[float]:
    top = top_share(s)
    hers = s.job[seat] != NONE and s.job[seat] == s.side(richest(s))
    return [1.0, top, top * top, top if hers else 0.0]


def luddite(s: Bosses, seat: int) -> list[float]:
    exposed = 0
    for who in range(len(s.roles)):
        if s.robots[who] and s.security != who:
            exposed += 1
    return [
        1.0,
        float(s.destroyed),
        flag(s.destroyed + 1 >= s.pack.destroyed_to_win),
        float(exposed),
        1.0 - s.stressed[seat],
    ]


def chief(s: Bosses, seat: int) -> list[float]:
    aim = s.size().boss_target
    workers = len(s.workers)
    rival = s.rival(seat)
    side = s.side(seat)
    own = min(1.5, s.coins[seat] / aim)
    other = min(1.5, s.coins[rival] / aim)
    mine = 0
    theirs = 0
    for worker in s.workers:
        if s.job[worker] == side:
            mine += 1
        elif s.employed(worker):
            theirs += 1
    union = s.automated() / workers
    rival_poor = flag(s.coins[rival] < POOR)
    return [
        1.0,
        own,
        own * own,
        own - other,
        other,
        float(s.robots[seat]),
        float(s.robots[rival]),
        mine / workers,
        theirs / workers,
        flag(s.coins[seat] < POOR),
        rival_poor,
        rival_poor * flag(s.automated() < s.half()),
        union,
        union * union,
        startup_chance(s, NONE),
        float(s.destroyed),
        flag(s.security == seat),
        stressed_share(s),
        s.round / s.pack.last_round,
    ]
