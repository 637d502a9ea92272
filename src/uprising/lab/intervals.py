"""How sure one can be of a share."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964


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
