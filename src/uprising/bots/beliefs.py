"""Exact beliefs: every answer to a game's inference, weighed by what has been seen.

Nothing is approximated: the bosses game has at most 1,680 ways to deal the roles, Robotariat 840
ways to deal the objectives, Evil Robots 256 ways the hidden coins can lie. A belief does not build
tables; it weighs those that `guess` draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any

import msgspec

from uprising.kernel import Answer, Game, Inference, Move, Rng, Sight, State

LEAST, MOST = 0.05, 20.0
"""A single clue never says more than this: beliefs must not collapse on soft evidence."""
DRAWS = 16
"""Guesses drawn to choose one from, by their weights."""


class Belief:
    """What a seat believes: the logarithm of a weight for each seat and value."""

    def __init__(
        self, inference: Inference, answers: list[Answer], scores: dict[tuple[int, int], float]
    ):
        self.inference = inference
        self.answers = answers
        self.scores = scores
        logs = [self.score(answer) for answer in answers]
        top = max(logs)
        weights = [exp(value - top) for value in logs]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]

    def score(self, answer: Answer) -> float:
        """How well an answer explains what was seen, as a logarithm."""
        return sum(self.scores.get((who, value), 0.0) for who, value in enumerate(answer))

    def chance(self, who: int, value: int) -> float:
        """How likely a seat's hidden value is this."""
        return sum(w for a, w in zip(self.answers, self.weights, strict=True) if a[who] == value)

    def all_of(self, claims: Sequence[tuple[int, int]]) -> float:
        """How likely several seats have these values, all of them."""
        return sum(
            weight
            for answer, weight in zip(self.answers, self.weights, strict=True)
            if all(answer[who] == value for who, value in claims)
        )

    def surest(self, moves: Sequence[Move[Any]]) -> Move[Any] | None:
        """Of moves that name what others hide, the one most likely right; None if none does."""
        naming = [move for move in moves if self.inference.claims(move)]
        return max(naming, key=lambda move: self.all_of(self.inference.claims(move)), default=None)

    def weight(self, s: State) -> float:
        """How much a guessed table counts beside others."""
        return exp(self.score(self.inference.truth(s)))

    def draw(self, of: Game, s: State, seat: int, rng: Rng) -> State:
        """A guess drawn with probability proportional to its belief (importance resampling)."""
        guesses = [of.guess(s, seat, rng.split()) for _ in range(DRAWS)]
        return drawn(guesses, [self.weight(guess) for guess in guesses], rng)


def drawn(guesses: Sequence[State], weights: Sequence[float], rng: Rng) -> State:
    """One of the guesses, drawn with probability proportional to its weight."""
    left = sum(weights) * rng.below(1 << 30) / (1 << 30)
    for guess, weight in zip(guesses, weights, strict=True):
        left -= weight
        if left < 0:
            return guess
    return guesses[-1]


def believe(
    of: Game, s: State, seat: int, seen: Sequence[msgspec.Struct], closely: bool = False
) -> Belief | None:
    """What a seat believes at a guessed table; None where nothing can be inferred."""
    inference = of.bot.inference
    if inference is None or s.ended:
        return None
    if closely and inference.close is not None:
        inference = inference.close
    answers = inference.answers(s, seat)
    if len(answers) < 2:
        return None
    scores: dict[tuple[int, int], float] = {}
    for clue in inference.clues(seen, seat):
        for value, ratio in enumerate(ratios(inference, clue.kind)):
            place = (clue.who, value)
            scores[place] = scores.get(place, 0.0) + inference.temper * log(ratio)
    return Belief(inference, answers, scores)


def ratios(inference: Inference, kind: str) -> list[float]:
    """The likelihood ratio of a clue for each value, relative to the mean and clipped."""
    speaks = inference.speaks.get(kind)
    if speaks is None:
        return []
    told = [share for share in speaks if share > 0]
    mean = sum(told) / len(told)
    return [min(MOST, max(LEAST, share / mean)) if share > 0 else 1.0 for share in speaks]


def belief_of(sight: Sight, closely: bool = False) -> Belief | None:
    """What the seat of a sight believes."""
    return believe(sight.guess.game, sight.guess.state, sight.seat, sight.seen, closely)
