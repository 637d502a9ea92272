"""Every rule set is played to its end by keyboard, at a real server, against bots."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from uprising.commands.local import local_server
from uprising.tui.app import Opening, TableApp
from uprising.tui.lobby import bot_table
from uprising.tui.table import TableScreen
from uprising.wire import Frame
from uprising.wire.visitor import Visitor

SIZE = (130, 40)
PATIENCE = 120
# a table's secret decides its whole luck; these make short games
GAMES = {
    "evil_robots": (3, "2"),
    "fully_automated_bosses": (5, "3"),
    "fully_automated_union": (2, "1"),
    "patriot": (1, "3"),
    "robot_rise": (2, "2"),
    "robotariat": (3, "2"),
}


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with local_server() as address:
        yield address


class Watched(TableScreen):
    """Says when something came from the table."""

    def __init__(self, visitor: Visitor, lang: str, table: str) -> None:
        super().__init__(visitor, lang, table)
        self.came = asyncio.Event()

    async def hear(self, message: object) -> None:
        await super().hear(message)  # type: ignore[arg-type]
        self.came.set()


async def my_turn(pilot: Pilot[None]) -> Frame:
    """Wait until this seat is asked or the game is over."""
    screen = pilot.app.screen
    assert isinstance(screen, Watched)
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = screen.frame
            if frame is not None and not screen.sent:
                if frame.ending is not None:
                    return frame
                if frame.ask is not None and not frame.ask.answered:
                    return frame
            screen.came.clear()
            await screen.came.wait()


async def played(server: str, game: str, seats: int) -> tuple[Frame, int]:
    """The last frame, and how many keys were pressed."""
    visitor = Visitor(server)
    table = await visitor.open_table(bot_table(game, seats, "heuristic", ["Human"]))
    app = TableApp(visitor, "en", Opening(table=table))
    pressed = 0
    async with app.run_test(size=SIZE) as pilot:
        frame = await my_turn(pilot)
        while frame.ending is None:
            await pilot.press("1")
            pressed += 1
            frame = await my_turn(pilot)
    return frame, pressed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keyboard(
    game: str, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, luck = GAMES[game]
    monkeypatch.setattr("uprising.tui.app.TableScreen", Watched)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: luck * (2 * size))
    frame, pressed = asyncio.run(played(server, game, seats))
    assert frame.ending is not None
    assert frame.seat == 0 and pressed > 0
