"""Fitted values: the chance to win as a function of a game's features, linear or a small network.

A game may offer `Bot.features`: names and counts, and a file `values.json` with a weight for each
name, written by `tools/fit_values.py`; where things count for one seat and not for another, it also
has a layer of units between. The file carries a
stamp of the rules and the features it was fitted to; another stamp is refused. It also says what
the arena has shown the values to be good for:

    leaf     after how many ticks of the game's clock they judge a playout; 0: they do not, and
             playouts go as far as the game's own horizon
    trust    their share in a judgement, in log odds; the rest is the game's own `value`
    prior    whether they choose the answers that are looked at

Both judges err, each in its own way: values fitted to tables of searchers mislead among
heuristics, the hand among searchers. Half of each was as good as the better one at either table.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b
from math import exp, log
from pathlib import Path
from typing import Any, Final

from uprising.kernel import Features, Game, Move, Rng, State

from .search import Knowledge, world

WORLDS: Final = 2
"""Guessed tables in which a prior looks at each answer."""
UNSURE: Final = 0.002
"""No judgement before the end counts as surer than this."""


class OtherRules(ValueError):
    """The weights were fitted to other rules or other features."""


class Layer:
    """A hidden layer between features and log odds, with rectified linear units.

    rows    for each feature its weight in every unit
    """

    __slots__ = ("bases", "outs", "rows")

    def __init__(self, bases: list[float], rows: list[list[float]], outs: list[float]) -> None:
        self.bases: Final = bases
        self.rows: Final = rows
        self.outs: Final = outs

    def odds(self, counts: list[float]) -> float:
        sums = self.bases.copy()
        size = len(sums)
        for i in range(len(counts)):
            count = counts[i]
            if count != 0.0:
                row = self.rows[i]
                for j in range(size):
                    sums[j] += count * row[j]
        total = 0.0
        for j in range(size):
            if sums[j] > 0.0:
                total += sums[j] * self.outs[j]
        return total


class Model:
    """A weight for each feature; what comes of it is a chance from 0 to 1."""

    __slots__ = ("base", "features", "layer", "leaf", "plain", "prior", "trust", "weights")

    def __init__(
        self,
        base: float,
        weights: list[float],
        features: Callable[[Any, int], list[float]],
        plain: Callable[[Any, int], float],
        leaf: int,
        prior: bool,
        trust: float = 1.0,
        layer: Layer | None = None,
    ) -> None:
        self.layer: Final = layer
        self.trust: Final = trust
        self.base: Final = base
        self.weights: Final = weights
        self.features: Final = features
        self.plain: Final = plain
        self.leaf: Final = leaf
        self.prior: Final = prior

    def used(self, leaf: int, prior: bool) -> Model:
        """The same weights with other settings for their use."""
        return Model(
            self.base,
            self.weights,
            self.features,
            self.plain,
            leaf,
            prior,
            self.trust,
            self.layer,
        )

    def odds(self, s: State, seat: int) -> float:
        """The log odds that this seat wins from here."""
        total = self.base
        weights = self.weights
        counts = self.features(s, seat)
        for i in range(len(weights)):
            total += weights[i] * counts[i]
        return total if self.layer is None else total + self.layer.odds(counts)

    def chance(self, s: State, seat: int) -> float:
        """How likely this seat wins from here."""
        return squashed(self.odds(s, seat))

    def value(self, s: State, seat: int) -> float:
        """The end as the game itself judges it; before the end both judges, as far as trusted."""
        if s.ended:
            return self.plain(s, seat)
        if self.trust == 1.0:
            return self.chance(s, seat)
        hand = max(UNSURE, min(1.0 - UNSURE, self.plain(s, seat)))
        by_hand = log(hand / (1.0 - hand))
        return squashed(self.trust * self.odds(s, seat) + (1.0 - self.trust) * by_hand)


def squashed(odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))


def stamp_of(of: Game) -> str:
    """The hash of what a fit depends on: rules version, cards, and the features' source."""
    features = features_of(of)
    found = blake2b(f"{of.key} {of.version} {of.content}\n".encode(), digest_size=8)
    found.update(features.source.read_bytes())
    return found.hexdigest()


def features_of(of: Game) -> Features:
    if of.bot.features is None:
        raise LookupError(f"{of.key} has no features")
    return of.bot.features


def read_model(of: Game, path: Path, plain: Callable[[Any, int], float]) -> Model:
    """The weights of a file, if they belong to these rules and features."""
    told = json.loads(path.read_text(encoding="utf-8"))
    features = features_of(of)
    names = list(features.names)
    if told["stamp"] != stamp_of(of) or list(told["weights"]) != names:
        raise OtherRules(
            f"{path.name} of {of.key}: fitted to other rules or features; not used. "
            f"Fit it anew: python tools/fit_values.py {of.key}"
        )
    weights = [float(weight) for weight in told["weights"].values()]
    return Model(
        float(told["base"]),
        weights,
        features.counts,
        plain,
        told["leaf"],
        told["prior"],
        float(told["trust"]),
        read_layer(told.get("units"), names),
    )


def read_layer(told: dict[str, Any] | None, names: list[str]) -> Layer | None:
    """The units of a file, where it has some."""
    if told is None:
        return None
    rows = [[float(weight) for weight in told["weights"][name]] for name in names]
    return Layer([float(b) for b in told["bases"]], rows, [float(o) for o in told["outs"]])


def model_of(of: Game, plain: Callable[[Any, int], float]) -> Model | None:
    """A game's fitted values; None if it has none, or none for the cards it is played with."""
    if of.changes or of.bot.features is None:
        return None
    try:
        return read_model(of, of.bot.features.values, plain)
    except OtherRules as error:
        warnings.warn(str(error), stacklevel=2)
        return None


class Prior:
    """The answers in the order of what the fitted values say right after them.

    Taken in turn with the game's own order, so that what either likes best is looked at.
    """

    __slots__ = ("known", "model")

    def __init__(self, known: Knowledge, model: Model) -> None:
        self.known: Final = known
        self.model: Final = model

    def tries(self, s: Any, seat: int, rng: Rng) -> list[Move[Any]]:
        moves = self.known.tries(s, seat, rng)
        if len(moves) < 3:
            return moves
        totals = [0.0] * len(moves)
        for number in range(WORLDS):
            g = world(self.known, s, seat, number, rng.split())
            for i in range(len(moves)):
                c = g.copy()
                c.apply_trusted(seat, moves[i])
                totals[i] += self.model.value(c, seat)
        ranked = [(-totals[i], i) for i in range(len(moves))]
        ranked.sort()
        found: list[Move[Any]] = []
        for i in range(len(moves)):
            found.append(moves[ranked[i][1]])
            found.append(moves[i])
        return found


def fitted(known: Knowledge, model: Model) -> Knowledge:
    """The game's knowledge with its fitted values, as far as they are switched on."""
    return replace(
        known,
        value=model.value if model.leaf else known.value,
        tries=Prior(known, model).tries if model.prior else known.tries,
        horizon=model.leaf if model.leaf else known.horizon,
    )
