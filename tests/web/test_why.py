"""Why a bot did what it did: in its own words afterwards, from what I can see before (S20)."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from tests.web.conftest import watched
from tests.web.tables import answer, table
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def test_in_play_a_bot_is_explained_by_what_everybody_at_this_seat_can_see(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    frames: list[str] = []
    page.on("websocket", lambda s: s.on("framereceived", lambda data: frames.append(str(data))))
    table(page, address, "robotariat", 3, chairs=[{"bot": "heuristic"}, {"host": True},
                                                  {"bot": "heuristic"}])  # fmt: skip
    page.wait_for_selector(".prompt.act")
    page.locator("[data-why]").last.click()
    told = page.locator("[data-told]")
    told.wait_for()
    assert told.inner_text().startswith("From what you can see: ")
    assert len(told.inner_text()) > len("From what you can see: ") + 10
    assert not any("why-" in text for text in frames)  # no bot's reason is ever sent in play
    assert serious(page) == []
    page.locator("[data-why]").last.click()
    told.wait_for(state="detached")
    assert wrong == []


def test_afterwards_the_bots_own_reason_is_at_the_table_and_in_the_replay(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    made = table(page, address, "tic_tac_toe", 2)
    page.wait_for_selector(".prompt.act")
    while page.locator(".prompt.ended").count() == 0:
        answer(page)
    page.locator("[data-why]").first.click()
    page.locator("[data-told]").wait_for()
    assert page.locator("[data-told]").inner_text().startswith("In its own words: ")
    page.goto(f"{address}#/replay/table/{made}?at=2")
    why = page.locator(".story [data-why='2']")
    why.click()
    said = page.locator(".story [data-told='2']").inner_text()
    assert len(said) > 10 and said in page.locator(".said").inner_text()
    assert page.locator(".story [data-why='1']").count() == 0  # that was me
    assert wrong == []
