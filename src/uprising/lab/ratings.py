"""Ratings by openskill's Plackett–Luce model, over all tables where two kinds of bot met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .arena import Contest, Deal, Sitting

MISSING = "ratings: openskill is not installed; `pip install 'uprising[ratings]'` brings it"


class NoRatings(ImportError):
    """The rating library is not installed."""


@dataclass(frozen=True)
class Rating:
    """A bot's strength: `mean` plus or minus twice `spread` holds it nearly always."""

    name: str
    mean: float
    spread: float


def ratings(contest: Contest, deals: Sequence[Deal]) -> tuple[Rating, ...]:
    """Each bot's rating after all deals in their order.

    All seats of a table are rated against each other, winners before the rest. A bot in several
    seats takes the mean of what its seats would take: they are one player, not several.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise NoRatings(MISSING) from error
    model = PlackettLuce()
    held = {name: (model.mu, model.sigma) for name in contest.bots}
    lineups = contest.lineups()
    for deal in deals:
        for lineup, sitting in zip(lineups, deal.sittings, strict=True):
            if len(set(lineup)) == 1 or len(sitting.winners) in (0, contest.seats):
                continue
            teams = [[model.rating(mu=held[n][0], sigma=held[n][1])] for n in lineup]
            after = [team[0] for team in model.rate(teams, ranks=ranks(contest, sitting))]
            for name in set(lineup):
                own = [after[seat] for seat, n in enumerate(lineup) if n == name]
                mu = sum(r.mu for r in own) / len(own)
                held[name] = (mu, sum(r.sigma for r in own) / len(own))
    return tuple(Rating(name, mu, sigma) for name, (mu, sigma) in held.items())


def ranks(contest: Contest, sitting: Sitting) -> list[float]:
    return [1.0 if seat in sitting.winners else 2.0 for seat in range(contest.seats)]
