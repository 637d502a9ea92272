"""What a run of games says: who won, from which seat, how, after how many decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .intervals import Share, wilson
from .simulation import Plan, Result


@dataclass(frozen=True)
class BotLine:
    """One bot's part. The interval counts games, not seats: seats of one game are not independent.

    chance   the share it would have if all bots were alike
    score    its mean score
    """

    name: str
    wins: Share
    chance: float
    score: float


@dataclass(frozen=True)
class Summary:
    """`cooperative`: in every game all seats won or none; then `won` is the team's success."""

    bots: tuple[BotLine, ...]
    seats: tuple[Share, ...]
    outcomes: dict[str, int]
    won: Share
    cooperative: bool
    decisions: float


def summary(plan: Plan, results: Sequence[Result]) -> Summary:
    """Shares and mean scores of every bot in those games."""
    games = len(results)
    chance = sum(len(r.winners) for r in results) / (games * plan.seats)
    outcomes = Counter(r.key for r in results)
    return Summary(
        bots=tuple(bot_line(name, results, chance) for name in dict.fromkeys(plan.bots)),
        seats=tuple(
            wilson(sum(seat in r.winners for r in results) / games, games)
            for seat in range(plan.seats)
        ),
        outcomes={key: outcomes[key] for key in sorted(outcomes)},
        won=wilson(sum(bool(r.winners) for r in results) / games, games),
        cooperative=all(len(r.winners) in (0, plan.seats) for r in results),
        decisions=sum(r.decisions for r in results) / games,
    )


def bot_line(name: str, results: Sequence[Result], chance: float) -> BotLine:
    sat = [(r, seat) for r in results for seat in range(len(r.lineup)) if r.lineup[seat] == name]
    wins = sum(seat in r.winners for r, seat in sat)
    games = sum(name in r.lineup for r in results)
    score = sum(r.scores[seat] for r, seat in sat) / len(sat)
    return BotLine(name, wilson(wins / len(sat), games), chance, score)
