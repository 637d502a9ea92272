"""A person at the terminal and somebody's program from outside at one table."""

from __future__ import annotations

import asyncio
import runpy
from typing import Any

import pytest

from tests.project import ROOT
from tests.tui.test_full_games import PATIENCE, Watched, my_turn
from uprising.commands.local import local_server
from uprising.tui.app import Opening, TableApp
from uprising.wire.visitor import Visitor


async def mixed(server: str, bot: Any) -> tuple[tuple[int, ...], list[int], tuple[str, ...]]:
    """Both see the same end; the winners as each was told, and the names at the table."""
    visitor = Visitor(server)
    wanted = {"game": "leduc", "chairs": [{"host": True}, {}], "name": "Ada", "start": False}
    made = await visitor.ask("api/tables", {**wanted, "settings": {"programs": True}})
    app = TableApp(visitor, "en", Opening(table=made["table"]))
    async with app.run_test(size=(120, 40)) as pilot:
        outside = asyncio.create_task(bot(server, made["invite"]))
        screen = pilot.app.screen
        assert isinstance(screen, Watched)
        async with asyncio.timeout(PATIENCE):
            while not (screen.gathering and all(seat.taken for seat in screen.gathering.seats)):
                screen.came.clear()
                await screen.came.wait()
        await pilot.press("1")  # the host begins
        frame = await my_turn(pilot)
        while frame.ending is None:
            await pilot.press("1")
            frame = await my_turn(pilot)
        return frame.ending.winners, await outside, tuple(seat.name for seat in frame.seats)


@pytest.mark.slow
def test_a_person_at_the_terminal_plays_with_a_program_from_outside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("uprising.tui.app.TableScreen", Watched)
    bot = runpy.run_path(str(ROOT / "examples" / "seat_bot.py"))["play"]
    with local_server() as server:
        mine, theirs, names = asyncio.run(mixed(server, bot))
    assert list(mine) == theirs
    assert names == ("Ada", "Example")
