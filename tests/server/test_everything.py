"""The all-seeing view of a replay: what all seats see, in one (T13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import uprising
from tests.server.test_why import GAMES
from uprising.kernel import seeded
from uprising.server.tables.replays import view_of


@pytest.mark.parametrize("key", GAMES)
def test_everything_is_all_that_any_seat_sees(key: str) -> None:
    """T13: what a seat sees of itself is there as it sees it, and nothing of it is missing."""
    table = uprising.new(key, [f"p{n}" for n in range(GAMES[key])], 5)
    rng = seeded(1, "everything")
    for _ in range(60):
        if table.outcome is not None:
            break
        seats = range(len(table.names))
        views = [msgspec.json.decode(view_of(table.game, table.state, n, False, 0)) for n in seats]
        whole = msgspec.json.decode(view_of(table.game, table.state, None, True, len(views)))
        for seat, view in enumerate(views):
            missing = [name for name in view if lacks(whole[name], view[name], seat, len(views))]
            assert missing == [], (seat, missing)
        ask = table.state.next_ask()
        move, _ = table.game.bot.advise(table.state, ask.seat, rng)
        table.play(ask.seat, move)


def lacks(whole: Any, seen: Any, seat: int, seats: int) -> bool:
    """Whether something this seat sees is not in the view of everything."""
    if seen in (None, "", 0, False, []):
        return False
    if isinstance(seen, dict):
        return any(lacks(whole.get(name), seen[name], seat, seats) for name in seen)
    if not isinstance(seen, list):
        return bool(whole != seen)
    if len(seen) == len(whole) == seats and isinstance(seen[0], dict):
        return lacks(whole[seat], seen[seat], seat, seats)
    if all(isinstance(each, dict) for each in seen):
        return any(all(lacks(there, each, seat, seats) for there in whole) for each in seen)
    return bool(not {str(each) for each in seen} <= {str(each) for each in whole})
