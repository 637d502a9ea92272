"""The ladder: what each rung must show over the one below it, game by game, and why.

A rung is a kind of bot: `random` play, the game's `heuristic`, `search` with 48 playouts a
decision, `deep` search with 160. A floor is a release gate. Where the real cards have moved a
figure, the target was re-based once, and `reason` says why; a check without a floor is
reported only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

RUNGS: Final[dict[str, tuple[str, ...]]] = {
    "random": ("random",),
    "heuristic": ("heuristic",),
    "search": ("search",),
    "deep": ("deep", "trained"),
    "live search": ("agitator",),
    "live deep": ("commissar",),
}
"""Under which names a rung may be found among the bots."""

# What is measured. A guest sits among hosts; "alone" measures look at tables of one kind.
WINS: Final = "wins"  # the guest's win share
GAIN: Final = "gain"  # the guest's wins less the host's in the same seats, in points
EDGE: Final = "edge"  # the same, but the host's twin sits among hosts in each seat in turn
TEAM: Final = "team"  # a table of hosts: how often somebody won
RISE: Final = "rise"  # a table of guests against a table of hosts, in points
LEFT: Final = "left"  # success with one guest among the hosts, as a part of the hosts' own
MIXED: Final = "mixed"  # success with one guest among the hosts
ENDS: Final = "ends"  # how often a table of hosts ends in one of some ways
SPY: Final = "spy"  # how often the Spy, once asked, names both
PARITY: Final = "parity"  # a mirror match: the interval of the gain must hold 0


@dataclass(frozen=True)
class Check:
    """One figure and its floor, as a share (points are hundredths).

    at_most   the figure must not be above the floor
    most      the upper end, where the figure must lie in a band
    chance    what the lower end of the interval must be above
    parts     the roles or the ways to end that are looked at (none: all)
    """

    measure: str
    floor: float | None
    at_most: bool = False
    most: float | None = None
    chance: float = 0.0
    parts: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class Trial:
    """A guest rung among hosts, how many games, and what is looked at."""

    game: str
    seats: int
    guest: str
    host: str
    games: int
    checks: tuple[Check, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    alone: bool = False

    @property
    def name(self) -> str:
        chosen = "".join(f" {value}" for value in self.options.values())
        return f"{self.game}{chosen} {self.seats}p {self.guest} {self.host}{' alone' * self.alone}"


MANY: Final = 1000
SOME: Final = 400
FEW: Final = 200


def above(floor: float, chance: float) -> tuple[Check, ...]:
    return (Check(WINS, floor, chance=chance),)


def seats(key: str, count: int, *floors: float) -> list[Trial]:
    """One upgraded seat among the lower rung, rung by rung."""
    chance = 1 / count
    rungs = (("heuristic", "random"), ("search", "heuristic"), ("deep", "search"))
    return [
        Trial(key, count, up, low, SOME if floor - chance >= 0.08 else MANY, above(floor, chance))
        for (up, low), floor in zip(rungs, floors, strict=True)
    ]


def few(key: str, count: int, first: float, second: float) -> list[Trial]:
    """Another seat count with fewer games: too few to show what deep adds, so that is reported."""
    chance = 1 / count
    return [
        Trial(key, count, "heuristic", "random", FEW, above(first, chance)),
        Trial(key, count, "search", "heuristic", FEW, above(second, chance)),
        Trial(key, count, "deep", "search", FEW, (Check(WINS, None),)),
    ]


def others(key: str, *counts: int) -> list[Trial]:
    """Other seat counts: reported only."""
    return [
        Trial(key, count, up, low, FEW, (Check(WINS, None), Check(GAIN, None)))
        for count in counts
        for up, low in (("heuristic", "random"), ("search", "heuristic"))
    ]


def team(key: str, count: int, rung: str, check: Check, **options: Any) -> Trial:
    return Trial(key, count, rung, rung, SOME, (check,), options)


REBASED_SCAB: Final = (
    "a Scab by the heuristic wins 99 %, with bosses or workers: six points more do "
    "not exist, so search must not lose more than two"
)


def roles(up: str, low: str, games: int, **floors: float) -> Trial:
    """Swap-in gains by role in the bosses game."""
    checks = tuple(
        Check(GAIN, floor, parts=(part,))
        if floor > 0
        else Check(GAIN, floor, chance=-1.0, parts=(part,), reason=REBASED_SCAB)
        for part, floor in floors.items()
    )
    return Trial("fully_automated_bosses", 7, up, low, games, (*checks, Check(GAIN, None)))


COOP: Final = "robotariat"
UNION: Final = "fully_automated_union"
UNION_FLOORS: Final = {
    "random": (0.02, 0.02, 0.02),
    "heuristic": (0.15, 0.35, 0.15),
    "search": (0.45, 0.75, 0.60),
}
TOGETHER: Final = ("end-collective",)  # a traitor's win is nobody's success
CAMPAIGNS: Final = ("m", "samuel", "zam", "mw", "viktor", "petr", "jack")
SECRET: Final = {"mode": "secret"}
REBASED_ENDS: Final = (
    "seven searchers measured 55 % for bosses and 24 % for workers together instead of 30 to 45 "
    "each; every number that could be tuned is the book's, so both bands are ten points further out"
)
REBASED_COOP: Final = (
    "open tables succeed in 95 % with 20, 48 and 160 playouts alike: five points more do not "
    "exist, so deep must not be more than two points below search"
)
REBASED_CAMPAIGNS: Final = (
    "the campaigns were made harder, so that searchers win 35 to 60 % of them on average: deep"
    " searchers need only reach what searchers must, 50 instead of 60 %"
)
REBASED_SECRET: Final = (
    "one heuristic among random measured 10.5 % against 10.5 %: an objective counts only if the "
    "revolution succeeds, and one good seat among random ones cannot bring that about; one random "
    "among heuristics falls from 22.4 % to 3.3 %, so the gap between the rungs is measured there"
)

TRIALS: Final[tuple[Trial, ...]] = (
    team(COOP, 4, "random", Check(TEAM, 0.02, at_most=True)),
    team(COOP, 4, "heuristic", Check(TEAM, 0.20)),
    team(COOP, 4, "search", Check(TEAM, 0.50)),
    Trial(
        COOP, 4, "deep", "search", SOME,
        (Check(RISE, -0.02, chance=-1.0, reason=REBASED_COOP),), alone=True,
    ),
    Trial(COOP, 4, "random", "search", SOME, (Check(MIXED, 0.20),)),
    *[team(COOP, count, "heuristic", Check(TEAM, None)) for count in (3, 5)],
    Trial(
        COOP, 4, "heuristic", "random", SOME,
        (Check(GAIN, None, reason=REBASED_SECRET),), SECRET,
    ),
    Trial(
        COOP, 4, "random", "heuristic", SOME,
        (Check(GAIN, -0.10, at_most=True, reason=REBASED_SECRET),), SECRET,
    ),
    Trial(COOP, 4, "search", "heuristic", SOME, (Check(GAIN, 0.10),), SECRET),
    Trial(COOP, 4, "deep", "search", MANY, (Check(EDGE, 0.04),), SECRET),
    team(COOP, 4, "search", Check(SPY, 3 / 42), mode="secret"),
    *seats("evil_robots", 5, 0.45, 0.30, 0.23),
    *few("evil_robots", 3, 0.55, 0.42),
    *others("evil_robots", 7),
    *seats("robot_rise", 4, 0.50, 0.34, 0.28),
    *few("robot_rise", 2, 0.80, 0.60),
    *others("robot_rise", 6),
    *[
        team(
            UNION, count, rung,
            Check(TEAM, floor, at_most=rung == "random", parts=TOGETHER),
        )
        for rung, floors in UNION_FLOORS.items()
        for count, floor in zip((2, 3, 4), floors, strict=True)
    ],
    Trial(UNION, 3, "deep", "search", SOME, (Check(RISE, 0.0, parts=TOGETHER),), alone=True),
    Trial(UNION, 3, "noisy", "search", SOME, (Check(LEFT, 0.6, parts=TOGETHER),)),
    roles(
        "heuristic", "random", MANY,
        boss=0.12, prolet=0.06, startupper=0.06, scab=0.06, luddite=0.06,
    ),
    roles(
        "search", "heuristic", MANY,
        boss=0.08, prolet=0.04, startupper=0.06, scab=-0.02, luddite=0.06,
    ),
    Trial("fully_automated_bosses", 7, "deep", "search", MANY, (Check(EDGE, 0.03),)),
    Trial(
        "fully_automated_bosses", 7, "search", "search", SOME,
        (
            Check(
                ENDS, 0.40, most=0.60, parts=("end-boss", "end-monopoly-boss"),
                reason=REBASED_ENDS,
            ),
            Check(
                ENDS, 0.20, most=0.40,
                parts=("end-collective", "end-monopoly-workers", "end-no-boss"),
                reason=REBASED_ENDS,
            ),
            Check(ENDS, 0.15, most=0.30, parts=("end-startupper", "end-luddite", "end-together")),
        ),
    ),
    *[
        team("patriot", 1, rung, check, campaign=campaign)
        for campaign in CAMPAIGNS
        for rung, check in (
            ("random", Check(TEAM, 0.02, at_most=True)),
            ("heuristic", Check(TEAM, 0.20)),
            ("search", Check(TEAM, 0.50)),
            ("deep", Check(TEAM, 0.50, reason=REBASED_CAMPAIGNS)),
        )
    ],
    *[
        Trial(key, count, "noisy", "noisy", FEW, (Check(PARITY, 0.0),))
        for key, count in (
            ("evil_robots", 5), ("robot_rise", 4), ("fully_automated_bosses", 7),
        )
    ],
)  # fmt: skip

LIVE: Final[tuple[Trial, ...]] = tuple(
    Trial(key, count, up, low, 20, (Check(WINS, None), Check(GAIN, None)))
    for key, count in (("evil_robots", 5), ("robot_rise", 4))
    for up, low in (("live search", "heuristic"), ("live deep", "live search"))
)
"""At the live budgets: reported, without a floor."""

SECONDS: Final = {"agitator": 0.3, "commissar": 1.0}
"""How long a live bot may think about one decision."""
