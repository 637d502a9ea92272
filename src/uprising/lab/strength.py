"""How strong each level is, for the figures beside its name (`uprising.bots.strength`).

Where everybody plays alone, one seat of the level sits among players by the heuristic, in
every seat in turn; where all win together, the whole table is of that level. The heuristic
themselves are the mark beside it: they are measured on more tables, so that it is the sharper one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from uprising.bots import Level
from uprising.bots import strength as known
from uprising.kernel import game

from .arena import Deal
from .ladder import contest_of, figure, reached
from .targets import TEAM, TOGETHER, WINS, Check, Trial

HEURISTIC: Final = "heuristic"
SHARPER: Final = 5  # tables of the heuristic for every game of a level


@dataclass(frozen=True)
class Stage:
    """The table a game's levels are measured at: its middle number of seats."""

    seats: int
    check: Check
    options: Mapping[str, str] = field(default_factory=dict)


STAGES: Final = {
    "evil_robots": Stage(5, Check(WINS, None)),
    "fully_automated_bosses": Stage(7, Check(WINS, None)),
    "fully_automated_union": Stage(3, Check(TEAM, None, parts=TOGETHER)),
    "patriot": Stage(1, Check(TEAM, None), {"campaign": "m"}),
    "robot_rise": Stage(4, Check(WINS, None)),
    "robotariat": Stage(4, Check(TEAM, None)),
}


def trial_of(key: str, level: Level, games: int) -> Trial:
    at = STAGES[key]
    host = level.key if at.check.measure == TEAM else HEURISTIC
    return Trial(key, at.seats, level.key, host, games, (at.check,), at.options)


def mark_of(key: str, games: int) -> Trial:
    """Whole tables of the heuristic."""
    at = STAGES[key]
    return Trial(key, at.seats, HEURISTIC, HEURISTIC, SHARPER * games, (at.check,), at.options)


def heuristic_share(trial: Trial, deals: Sequence[Deal]) -> float:
    """What the heuristic reaches: all together, or each of them; several may win at once."""
    [check] = trial.checks
    tables = [deal.sittings[0] for deal in deals]
    if check.measure == TEAM:
        return sum(reached(table, check) for table in tables) / len(tables)
    return sum(len(table.winners) for table in tables) / (trial.seats * len(tables))


def strength(trial: Trial, level: Level, deals: Sequence[Deal], heuristic: float) -> known.Strength:
    """The figure of a level, from the deals of its trial."""
    [check] = trial.checks
    found = figure(trial, contest_of(trial), deals, check)
    return known.Strength(
        game=trial.game,
        level=level.key,
        seats=trial.seats,
        kind=known.TEAM if check.measure == TEAM else known.SEAT,
        options=dict(trial.options),
        share=round(found.estimate, 4),
        low=round(found.low, 4),
        high=round(found.high, 4),
        games=found.games,
        heuristic=round(heuristic, 4),
        stamp=known.stamp_of(game(trial.game), level),
    )
