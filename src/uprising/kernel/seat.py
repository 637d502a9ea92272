"""The seat interface: what a player that is a program gets, and what it gives back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from .rng import Rng
from .state import Ask, Move
from .table import Table


@dataclass(frozen=True)
class Sight:
    """All a bot ever gets: its view, its ask, one guessed table, a deadline, its own luck.

    The guessed table is one the seat cannot tell from the real one; the real one stays at home.
    `deadline` is in seconds of `time.monotonic`, or None when there is no hurry. `seen` is what
    this seat has seen of all events so far, where somebody kept it for a bot that remembers.
    """

    seat: int
    view: msgspec.Struct
    ask: Ask
    guess: Table
    deadline: float | None
    rng: Rng
    seen: Sequence[msgspec.Struct] = ()


@dataclass(frozen=True)
class Choice:
    """A move and the text key of its reason."""

    move: Move[Any]
    reason: str


class Player(Protocol):
    """Anything that can sit at a table."""

    def choose(self, sight: Sight) -> Choice: ...


def sight(
    table: Table,
    seat: int,
    rng: Rng,
    deadline: float | None = None,
    seen: Sequence[msgspec.Struct] = (),
) -> Sight:
    """What this seat's bot gets to see of a table."""
    guess = table.guess(seat, rng.split())
    ask = guess.state.ask_of(seat)
    assert ask is not None, f"seat {seat} is not asked"
    return Sight(seat, table.view(seat), ask, guess, deadline, rng, seen)
