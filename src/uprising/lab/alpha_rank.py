"""Alpha-rank: how often each strategy would be the one everybody plays.

A population plays one strategy until a mutant takes over; how likely it does follows from what the
two earn against each other (Omidshafiei et al. 2019). The share of time spent at each strategy is
its rank. Unlike an order by win share it shows a cycle as a cycle.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, expm1

POPULATION = 50
ALPHA = 30.0
CLOSE = 1e-12
RARE = 1e-9  # even a hopeless mutant makes it once in a while, or two strategies could never meet
STEEP = 500.0  # beyond this an exponential tells nothing new


def alpha_rank(gains: Sequence[Sequence[float]], alpha: float = ALPHA) -> list[float]:
    """The stationary shares; `gains[a][b]` is what one `a` earns among `b`s."""
    count = len(gains)
    if count == 1:
        return [1.0]
    moves = [[0.0] * count for _ in range(count)]
    for old in range(count):
        for new in range(count):
            if new != old:
                edge = alpha * (gains[new][old] - gains[old][new])
                moves[old][new] = takeover(edge) / (count - 1)
        moves[old][old] = 1.0 - sum(moves[old])
    return stationary(moves)


def takeover(edge: float) -> float:
    """How likely one mutant takes over a whole population, given its edge per game."""
    if abs(edge) < CLOSE:
        return 1.0 / POPULATION
    if edge < -STEEP / POPULATION:
        # (1 - e^-u) / (1 - e^-mu) for large -u, without the overflow
        return max(RARE, exp(max(-STEEP, edge * (POPULATION - 1))))
    return max(RARE, expm1(-edge) / expm1(-edge * POPULATION))


def stationary(moves: list[list[float]]) -> list[float]:
    """Where a chain ends up, by solving for the balance of all flows."""
    count = len(moves)
    rows = [[moves[j][i] - (1.0 if i == j else 0.0) for j in range(count)] for i in range(count)]
    rows[-1] = [1.0] * count
    right = [0.0] * (count - 1) + [1.0]
    for i in range(count):
        pivot = max(range(i, count), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        right[i], right[pivot] = right[pivot], right[i]
        for j in range(count):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                right[j] -= factor * right[i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [max(0.0, right[i] / rows[i][i]) for i in range(count)]
