"""A sequential test for changes: stop as soon as the deals have said enough, either way.

The generalised sequential probability ratio test that chess engines use, on whole deals instead of
games: a deal's score is 1/2 plus half of what one new bot wins among the old ones less what one old
bot wins among the new ones, in the same seats of the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from .arena import Contest, Deal, Pairing
from .comparing import Ledger

NO_CHANGE = 0.0  # Elo
BETTER = 15.0
ERROR = 0.05
LEAST_DEALS = 16  # fewer give no variance to speak of
LEAST_VARIANCE = 1e-4


@dataclass(frozen=True)
class Verdict:
    """`answer` is "better", "not-better" or "open"; `ratio` the log of the likelihood ratio."""

    answer: str
    ratio: float
    bound: float
    score: float
    deals: int


def expected(elo: float) -> float:
    return 1.0 / (1.0 + exp(-elo * log(10) / 400.0))


def verdict(scores: Sequence[float]) -> Verdict:
    """What the deals so far say about BETTER against NO_CHANGE."""
    bound = log((1 - ERROR) / ERROR)
    count = len(scores)
    mean = sum(scores) / count if count else 0.5
    if count < LEAST_DEALS:
        return Verdict("open", 0.0, bound, mean, count)
    variance = max(LEAST_VARIANCE, sum((x - mean) ** 2 for x in scores) / count)
    low, high = expected(NO_CHANGE), expected(BETTER)
    ratio = count * (high - low) * (2 * mean - low - high) / (2 * variance)
    answer = "better" if ratio >= bound else "not-better" if ratio <= -bound else "open"
    return Verdict(answer, ratio, bound, mean, count)


def deal_scores(contest: Contest, deals: Sequence[Deal], new: str, old: str) -> list[float]:
    """The score of the new bot on each deal; the contest must hold both pairings."""
    ledger = Ledger(contest, deals)
    return [(1 + wins(ledger, deal, new, old) - wins(ledger, deal, old, new)) / 2 for deal in deals]


def compared(contest: Contest, deals: Sequence[Deal], new: str, old: str, host: str) -> list[float]:
    """The same by what each of the two wins among the same hosts."""
    ledger = Ledger(contest, deals)
    return [
        (1 + wins(ledger, deal, new, host) - wins(ledger, deal, old, host)) / 2 for deal in deals
    ]


def wins(ledger: Ledger, deal: Deal, guest: str, host: str) -> float:
    """How often the guest won on this deal, over all seats."""
    lineups = Pairing(guest, host).lineups(ledger.contest.seats)
    won = [ledger.won(deal, lineup, seat) for seat, lineup in enumerate(lineups)]
    return sum(won) / len(won)
