"""One table for everybody: a browser, the terminal and a bot play a game to its end together."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.tui.test_full_games import Watched, my_turn
from tests.web.conftest import watched
from tests.web.tables import home
from uprising.tui.app import Opening, TableApp
from uprising.wire import Frame
from uprising.wire.visitor import Visitor

pytestmark = pytest.mark.slow
LUCK = "0"  # a short game, with players who take what is listed first


async def at_the_terminal(server: str, invite: str) -> Frame:
    """Sit down by the invitation and press 1 whenever asked; the last frame."""
    visitor = Visitor(server)
    table = await visitor.sit(invite, "Ben")
    app = TableApp(visitor, "it", Opening(table=table))
    async with app.run_test(size=(120, 40)) as pilot:
        frame = await my_turn(pilot)
        while frame.ending is None:
            await pilot.press("1")
            frame = await my_turn(pilot)
    return frame


def play(page: Page) -> int:
    """Press the first choice whenever asked; how often."""
    pressed = 0
    while True:
        page.wait_for_function(
            "() => document.documentElement.dataset.busy === 'false'"
            " && document.querySelector('.prompt.act, .prompt.ended')"
        )
        if page.locator(".prompt.ended").count():
            return pressed
        page.locator(".tray [data-move], .tray [data-slot]").first.dispatch_event("click")
        pressed += 1


def test_a_browser_a_terminal_and_a_bot_see_the_same_end(
    desk: BrowserContext, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uprising.tui.app.TableScreen", Watched)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: LUCK * (2 * size))
    page, wrong = watched(desk)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 0 }))")
    home(page, address)
    chairs = [{"host": True}, {}, {"bot": "heuristic"}]
    wanted = {
        "game": "fully_automated_union",
        "chairs": chairs,
        "name": "Ada",
        "settings": {"pace": 0},
    }
    made = desk.request.post(f"{address}api/tables", data=wanted).json()
    page.goto(f"{address}#/table/{made['table']}")
    start = page.get_by_role("button", name="Start the game")
    start.wait_for()
    with ThreadPoolExecutor(1) as other:
        terminal = other.submit(asyncio.run, at_the_terminal(address, made["invite"]))
        page.get_by_text("Ben").wait_for()
        start.click()
        assert play(page) > 1
        frame = terminal.result()
    assert frame.ending is not None
    names = [seat.name for seat in frame.seats]
    assert names[:2] == ["Ada", "Ben"] and frame.seats[2].bot == "heuristic"
    said = page.locator(".prompt .sentence strong").inner_text()
    winners = [names[seat] for seat in frame.ending.winners]
    assert all(name in said for name in winners)
    assert int(page.evaluate("document.documentElement.dataset.seq")) == frame.seq
    assert wrong == []
