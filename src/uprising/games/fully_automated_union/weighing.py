"""What a search asks of this game: how the union stands."""

from __future__ import annotations

from typing import Final

from .state import Factory

ALIKE: Final = ("ask-vote",)
"""FAU-TALK-1: votes are silent, and everything they hang on lies open."""
PULL: Final = 1.0
"""Standard errors are enough here: plans are made for all, and few are close."""


def value(s: Factory, seat: int) -> float:
    """What counts is that all win together; treason is not what the union plays for."""
    if s.outcome is None:
        return min(1.0, 0.8 * sum(s.red) / s.pack.red_to_win[s.seats() - 2])
    if s.outcome.key != "end-collective":
        return 0.0
    return 0.8 + 0.2 * len(s.outcome.winners) / s.seats()


def clock(s: Factory) -> int:
    return s.turn
