"""How sure one can be of a share or a difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

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
