"""What a seat is sent depends on what it may know, and on nothing else: all that a server does.

Two tables that look alike to a seat are played through the server side by side. Planted faults show
that the comparison sees what it is there for.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import uprising
from tests.server.alike import alike_walk
from tests.server.leaks import Deal, Leak
from uprising import wire
from uprising.server.tables.audience import Audience

SIX = ["robotariat", "evil_robots", "robot_rise", "fully_automated_union",
       "fully_automated_bosses", "patriot"]  # fmt: skip
PAIRS = 8 if uprising.compiled() else 3


def deals(key: str) -> list[Deal]:
    of = uprising.game(key)
    return [Deal(of, of.seats[0]), Deal(of, of.seats[-1], window=30)]


@pytest.mark.parametrize("key", SIX)
def test_two_tables_that_look_alike_to_a_seat_send_it_the_same(key: str) -> None:
    assert sum(alike_walk(deal, 1, PAIRS) for deal in deals(key)) > PAIRS


@pytest.mark.soak
@pytest.mark.parametrize("key", SIX)
def test_a_thousand_games_that_look_alike(key: str) -> None:
    """A sixth of them each."""
    for seed in range(2, 85):
        for deal in deals(key):
            alike_walk(deal, seed, 10)


class CountsHands(Audience):
    """The prompt depends on everything that is hidden."""

    def frame(self, who: Any, since: int, scene: Any = None) -> wire.Frame:
        mark = self.at.table.game.codec.digest(self.at.table.state)
        frame = super().frame(who, since, scene)
        return msgspec.structs.replace(frame, prompt=f"{frame.prompt} {mark}")


class ClockTells(Audience):
    """Whoever thinks about much that is hidden is said to have less time."""

    def seats_sent(self) -> Any:
        seats = msgspec.json.decode(super().seats_sent())
        mark = self.at.table.game.codec.digest(self.at.table.state)
        seats[0]["left"] = (seats[0]["left"] or 0) + int(mark[:4], 16) / 1e6
        return msgspec.Raw(msgspec.json.encode(seats))


@pytest.mark.parametrize("fault", [CountsHands, ClockTells])
@pytest.mark.parametrize("key", ["evil_robots", "robot_rise"])
def test_a_server_that_tells_more_is_caught(key: str, fault: type[Audience]) -> None:
    of = uprising.game(key)
    with pytest.raises(Leak):
        alike_walk(Deal(of, of.seats[-1], audience=fault), 1, 4)
