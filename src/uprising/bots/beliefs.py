"""Exact beliefs: every answer to a game's riddle, weighed by what has been seen.

Nothing is approximated: the bosses game has at most 1,680 ways to deal the roles, Robotariat 840
ways to deal the objectives, Evil Robots 256 ways the hidden coins can lie. A belief does not build
tables; it weighs those that `guess` draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any

import msgspec

from uprising.kernel import Answer, Game, Move, Riddle, Rng, Sight, State

LEAST, MOST = 0.05, 20.0
"""A single clue never says more than this: beliefs must not collapse on soft evidence."""
DRAWS = 16
"""Guesses drawn to choose one from, by their weights."""


class Belief:
    """What a seat believes: the logarithm of a weight for each seat and value."""

    def __init__(self, riddle: Riddle, answers: list[Answer], scores: dict[tuple[int, int], float]):
        self.riddle = riddle
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
        naming = [move for move in moves if self.riddle.claims(move)]
        return max(naming, key=lambda move: self.all_of(self.riddle.claims(move)), default=None)

    def weight(self, s: State) -> float:
        """How much a guessed table counts beside others."""
        return exp(self.score(self.riddle.truth(s)))

    def draw(self, of: Game, s: State, seat: int, rng: Rng) -> State:
        """A guess, drawn as often as it is believed (by resampling a few)."""
        guesses = [of.guess(s, seat, rng.split()) for _ in range(DRAWS)]
        return drawn(guesses, [self.weight(guess) for guess in guesses], rng)


def drawn(guesses: Sequence[State], weights: Sequence[float], rng: Rng) -> State:
    """One of the guesses, as often as its weight says."""
    left = sum(weights) * rng.below(1 << 30) / (1 << 30)
    for guess, weight in zip(guesses, weights, strict=True):
        left -= weight
        if left < 0:
            return guess
    return guesses[-1]


def believe(
    of: Game, s: State, seat: int, seen: Sequence[msgspec.Struct], closely: bool = False
) -> Belief | None:
    """What a seat believes at a guessed table; None where there is nothing to wonder about."""
    riddle = of.riddle
    if riddle is None or s.ended:
        return None
    if closely and riddle.close is not None:
        riddle = riddle.close
    answers = riddle.answers(s, seat)
    if len(answers) < 2:
        return None
    scores: dict[tuple[int, int], float] = {}
    for clue in riddle.clues(seen, seat):
        for value, ratio in enumerate(ratios(riddle, clue.kind)):
            place = (clue.who, value)
            scores[place] = scores.get(place, 0.0) + riddle.temper * log(ratio)
    return Belief(riddle, answers, scores)


def ratios(riddle: Riddle, kind: str) -> list[float]:
    """How much more often each value does that than the others on average, floored."""
    speaks = riddle.speaks.get(kind)
    if speaks is None:
        return []
    told = [share for share in speaks if share > 0]
    mean = sum(told) / len(told)
    return [min(MOST, max(LEAST, share / mean)) if share > 0 else 1.0 for share in speaks]


def belief_of(sight: Sight, closely: bool = False) -> Belief | None:
    """What the seat of a sight believes."""
    return believe(sight.guess.game, sight.guess.state, sight.seat, sight.seen, closely)
