"""Inference of hidden values: one for each seat, from what has been seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from .state import Move

Answer = tuple[int, ...]
"""A value for every seat: a role, a coin, a secret goal."""


@dataclass(frozen=True)
class Clue:
    """Something a seat did that others saw. Its kind is `question:option`, as in `vote:strike`."""

    who: int
    kind: str


@mypyc_attr(allow_interpreted_subclasses=True)
class ClueReader:
    """Reads what a seat has seen, one thing after the other, for what it says of the others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.clues: list[Clue] = []

    def add(self, who: int, kind: str) -> None:
        if who >= 0 and who != self.seat:  # what nobody did says nothing
            self.clues.append(Clue(who, kind))

    def read(self, event: msgspec.Struct) -> None:
        raise NotImplementedError

    def read_all(self, seen: Sequence[msgspec.Struct]) -> list[Clue]:
        for event in seen:
            self.read(event)
        return self.clues


def no_claims(move: Move[Any]) -> tuple[tuple[int, int], ...]:
    """No move says aloud what somebody hides."""
    return ()


@dataclass(frozen=True)
class Inference:
    """A game's hidden values, and how likely each action is under each of them.

    answers   every answer that a seat cannot rule out, from a guessed table; all equally likely
              before anybody does anything, as the game's `guess` draws them
    truth     the answer of a table, guessed or not
    clues     what a seat has seen that tells something, oldest first; what no longer counts (a coin
              that was flipped again) is left out
    speaks    for each kind of clue, how likely it is for each value, counted in games of bots
    temper    how much of a clue counts: actions of one seat say partly the same
    claims    the (seat, value) pairs a move says aloud, where naming them right is what it is about
    close     the same with more kinds of clues, for who looks most closely
    """

    answers: Callable[[Any, int], list[Answer]]
    truth: Callable[[Any], Answer]
    clues: Callable[[Sequence[msgspec.Struct], int], list[Clue]]
    speaks: Mapping[str, Sequence[float]]
    temper: float = 1.0
    claims: Callable[[Move[Any]], tuple[tuple[int, int], ...]] = no_claims
    close: Inference | None = None

    @property
    def asks_for_names(self) -> bool:
        """Whether the game has moves that say aloud what others hide."""
        return self.claims is not no_claims
