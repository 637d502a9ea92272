"""A pack chosen when the table is set, named on the board, in the record and in the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from tests.web.conftest import watched
from tests.web.test_page import serious

pytestmark = pytest.mark.slow
PACK = "rent-free"


def test_a_pack_is_chosen_on_the_page_named_at_the_table_and_in_the_record(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/settings")
    page.get_by_role("radio", name="at once").check()
    page.goto(f"{address}#/new/fully_automated_bosses")
    chooser = page.locator("select[aria-describedby=pack-about]")
    chooser.select_option(PACK)
    assert "no rent" in page.locator("#pack-about").inner_text()
    assert serious(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.locator(f"[data-pack={PACK}]").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table")
    assert PACK in page.locator("header.head").inner_text()
    made = page.url.rpartition("/")[2]
    told = desk.request.get(f"{address}api/tables/{made}").json()
    assert told["pack"] == PACK
    page.goto(f"{address}#/replay/table/{made}")
    page.wait_for_selector(".replay[data-seq]")
    assert PACK in page.locator("header.top").inner_text()
    assert wrong == []


def test_a_game_without_packs_offers_none(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(f"{address}#/new/robot_rise")
    page.wait_for_selector("main section")
    assert page.locator("select[aria-describedby=pack-about]").count() == 0
