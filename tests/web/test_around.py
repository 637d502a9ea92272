"""Around the table: what leads to a game, and what is done with one that is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.conftest import watched
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def test_any_moment_of_a_replay_opens_as_a_table_of_its_own(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/replay/sample/robot_rise-1?at=20&seat=1")
    page.locator("[data-play-on]").click()
    assert page.locator("dialog :checked").first.get_attribute("value") == "1"
    assert serious(page) == []
    page.locator("[data-begin]").click()
    page.wait_for_selector(".table")
    expect(page.locator(".prompt")).to_be_visible()
    assert wrong == []
