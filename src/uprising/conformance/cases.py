"""Which seat counts and options the walks go through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from uprising.kernel import Game


@dataclass(frozen=True)
class Case:
    """One way to set up a table."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f"-{key}={value}" for key, value in self.options.items())
        return f"{self.game.key}-{self.seats}{chosen}"


ANOTHER_GAME = ("mode", "campaign", "deck")
"""Options that change so much that they are walked through with every seat count."""


def cases_of(game: Game) -> Iterator[Case]:
    """Every seat count as it comes; then each option's other choices, one at a time."""
    for seats in game.seats:
        yield Case(game, seats)
    others = [(o.key, value) for o in game.options for value in o.choices if value != o.default]
    for number, (key, value) in enumerate(others):
        # else different seat counts in turn: what an option changes seldom hangs on both
        turn = game.seats[number % len(game.seats)]
        for seats in game.seats if key in ANOTHER_GAME else (turn,):
            yield Case(game, seats, {key: value})
