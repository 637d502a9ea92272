"""How sure one can be of a share or a difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt
from random import Random
from statistics import median

Z95 = 1.959964
RESAMPLES = 1000


@dataclass(frozen=True)
class Share:
    """A part of the whole, with its 95 % interval and the number of games it rests on."""

    share: float
    low: float
    high: float
    games: int


def wilson(share: float, games: int) -> Share:
    """The Wilson score interval: sound for small numbers and near 0 and 1."""
    if games == 0:
        return Share(0.0, 0.0, 1.0, 0)
    square = Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return Share(share, max(0.0, middle - half), min(1.0, middle + half), games)


def clustered(parts: Sequence[tuple[float, int]]) -> Share:
    """A part of all cases, which come game by game and hang together inside a game.

    Each game says how many cases it had and how many of them (or how much of them) count.
    """
    total = sum(cases for _, cases in parts)
    if not total:
        return Share(0.0, 0.0, 1.0, 0)
    share = sum(hits for hits, _ in parts) / total
    # one more surprise than was seen: a share of 0 or 1 is never quite certain
    spread = sum((hits - share * cases) ** 2 for hits, cases in parts) + 1
    half = Z95 * sqrt(spread) / total
    return Share(share, max(0.0, share - half), min(1.0, share + half), len(parts))


def middle_of(values: Sequence[float]) -> tuple[float, float, float]:
    """The median, and between which values it lies with 95 % certainty, by their order alone."""
    ordered = sorted(values)
    reach = Z95 / 2 * sqrt(len(ordered))
    low = max(0, floor(len(ordered) / 2 - reach))
    high = min(len(ordered) - 1, ceil(len(ordered) / 2 + reach))
    return median(ordered), ordered[low], ordered[high]


@dataclass(frozen=True)
class Gain:
    """A mean difference with its 95 % interval and the number of deals it rests on."""

    mean: float
    low: float
    high: float
    deals: int


def bootstrap(deals: Sequence[Sequence[float]], seed: int = 1) -> Gain:
    """The mean of all differences; whole deals are drawn anew, since their games hang together.

    A deal may hold any number of differences, none included.
    """
    sums = [(sum(deal), len(deal)) for deal in deals if deal]
    if len(sums) < 2:  # one deal says nothing about the next
        return Gain(pooled(sums) if sums else 0.0, -1.0, 1.0, len(sums))
    rng = Random(seed)
    means = sorted(pooled(rng.choices(sums, k=len(sums))) for _ in range(RESAMPLES))
    edge = round(0.025 * RESAMPLES)
    return Gain(pooled(sums), means[edge], means[-1 - edge], len(sums))


def pooled(sums: Sequence[tuple[float, int]]) -> float:
    return sum(total for total, _ in sums) / sum(count for _, count in sums)
