"""Beats as one viewpoint sees them.

A viewpoint's beats end where it is told something, and nowhere else. What it is not told of ends no
beat: otherwise the number of beats would give away that something happened. What changes in silence
is seen together with what is told next, or with what was told last.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .events import Event
from .game import Game
from .state import Beat, State


class BeatSeen:
    """How many of the events this viewpoint was told in a beat; `state`: None for the last one."""

    __slots__ = ("events", "state")

    def __init__(self, events: int, state: State | None) -> None:
        self.events: Final = events
        self.state: Final = state


def beats_seen(
    of: Game, beats: list[Beat], events: list[Event], seat: int | None
) -> list[BeatSeen]:
    """The beats of a move for one viewpoint; none if it was told nothing."""
    return beats_heard(beats, [of.seen_by(event, seat) is not None for event in events])


def beats_heard(beats: list[Beat], heard: list[bool]) -> list[BeatSeen]:
    """The same for whoever was told these of the events."""
    found: list[BeatSeen] = []
    start = 0
    for beat in beats:
        told = sum(heard[start : beat.told])
        start = beat.told
        if told:
            found.append(BeatSeen(told, beat.state))
    if found:
        found[-1] = BeatSeen(found[-1].events, None)  # it lasts until the next question
    return found


def view_at(of: Game, beat: BeatSeen, seat: int | None) -> msgspec.Struct | None:
    """What the viewpoint sees at the end of a beat; None for the last: what it sees after all."""
    return None if beat.state is None else of.view(beat.state, seat)
