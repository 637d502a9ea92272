"""Fits in plain numpy: a logistic function, a small network, a choice among several values."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float64]
Labels = NDArray[np.int64]
RIDGE = 3.0
BATCH = 512
EPOCHS = 6
PACE = 2e-3
DECAY = 0.1
WARM_UP = 0.3  # of all steps the pace grows, then it shrinks


def squash(odds: Rows) -> Rows:
    found: Rows = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
    return found


def loss(chances: Rows, ends: Rows) -> float:
    """The mean logarithmic loss."""
    p = np.clip(chances, 0.002, 0.998)
    return float(-(ends * np.log(p) + (1 - ends) * np.log(1 - p)).mean())


def fit(counts: Rows, ends: Rows) -> tuple[float, Rows]:
    """Logistic regression by Newton's method on standardised features, with a ridge."""
    mean, spread = counts.mean(0), counts.std(0)
    spread[spread < 1e-9] = np.inf  # what never changes says nothing
    x = np.column_stack([np.ones(len(counts)), (counts - mean) / spread])
    ridge = np.full(x.shape[1], RIDGE)
    ridge[0] = 0.0
    w = np.zeros(x.shape[1])
    for _ in range(15):
        p = squash(x @ w)
        slope = x.T @ (ends - p) - ridge * w
        curve = (x * (p * (1 - p))[:, None]).T @ x + np.diag(ridge)
        change = np.linalg.solve(curve, slope)
        w += change
        if float(np.abs(change).max()) < 1e-4:
            break
    weights = w[1:] / spread
    return float(w[0] - mean @ weights), weights


@dataclass
class Network:
    """Log odds: a linear part, and units that each add what they weigh if it is above nothing."""

    base: Rows
    weights: Rows
    bases: Rows
    rows: Rows
    outs: Rows

    def parts(self) -> list[Rows]:
        return [self.base, self.weights, self.bases, self.rows, self.outs]

    def odds(self, counts: Rows) -> Rows:
        inside = np.maximum(counts @ self.rows + self.bases, 0.0)
        found: Rows = self.base + counts @ self.weights + inside @ self.outs
        return found

    def slopes(self, counts: Rows, ends: Rows) -> list[Rows]:
        """How the loss of a batch changes with each part."""
        inside = counts @ self.rows + self.bases
        open_units = inside > 0
        inside = np.where(open_units, inside, 0.0)
        off = squash(self.base + counts @ self.weights + inside @ self.outs) - ends
        off /= len(ends)
        back = np.outer(off, self.outs) * open_units
        return [
            off.sum(keepdims=True),
            counts.T @ off,
            back.sum(0),
            counts.T @ back,
            inside.T @ off,
        ]


def fit_network(counts: Rows, ends: Rows, units: int, seed: int = 1) -> Network:
    """A network by stochastic gradients (Adam) with weight decay; the same seed, the same fit."""
    luck = np.random.default_rng(seed)
    size = counts.shape[1]
    reach = size**-0.5
    net = Network(
        np.zeros(1),
        luck.uniform(-reach, reach, size),
        luck.uniform(-reach, reach, units),
        luck.uniform(-reach, reach, (size, units)),
        np.zeros(units),
    )
    parts = net.parts()
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    batches = -(-len(counts) // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = luck.permutation(len(counts))
        for start in range(0, len(counts), BATCH):
            step += 1
            pace = PACE * share(step / (EPOCHS * batches))
            rows = order[start : start + BATCH]
            for i, slope in enumerate(net.slopes(counts[rows], ends[rows])):
                means[i] += 0.1 * (slope - means[i])
                squares[i] += 0.001 * (slope * slope - squares[i])
                mean = means[i] / (1 - 0.9**step)
                spread = np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8
                parts[i] *= 1 - pace * DECAY
                parts[i] -= pace * mean / spread
    return net


def share(spent: float) -> float:
    """The pace in the course of a fit: up to one, then down to nothing."""
    if spent < WARM_UP:
        return 0.04 + 0.96 * 0.5 * (1 - cos(pi * spent / WARM_UP))
    return 0.5 * (1 + cos(pi * (spent - WARM_UP) / (1 - WARM_UP)))


def fit_choice(counts: Rows, truth: Labels, values: int, ridge: float) -> Rows:
    """Softmax regression by gradients with momentum, on counts of one size, with a ridge.

    The weight of each count (a row) for each value (a column).
    """
    spread = counts.std(0)
    spread[spread < 1e-9] = 1.0  # what everybody has: the plain rate
    x = counts / spread
    true = np.eye(values)[truth]
    weights = np.zeros((x.shape[1], values))
    pace = np.zeros_like(weights)
    for _ in range(2000):
        slope = (x.T @ (true - softmax(x @ weights)) - ridge * weights) / len(x)
        pace = 0.95 * pace + slope
        weights = weights + 0.1 * pace
    found: Rows = weights / spread[:, None]
    return found


def softmax(odds: Rows) -> Rows:
    shares = np.exp(odds - odds.max(1, keepdims=True))
    found: Rows = shares / shares.sum(1, keepdims=True)
    return found
