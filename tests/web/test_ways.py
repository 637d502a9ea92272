"""The menu of a table: invite, a hint, pause and end by consent, and how one leaves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import watched
from tests.web.tables import table
from tests.web.test_page import serious
from tests.web.test_talk import two

pytestmark = pytest.mark.slow


def menu(page: Page) -> None:
    page.locator("header button[aria-haspopup]").click()


def test_alone_with_bots_there_is_a_hint_and_an_end(desk: BrowserContext, address: str) -> None:
    """T25, T23: every way has a label; what becomes of my seat is said before I go."""
    page, wrong = watched(desk)
    made = table(page, address, "robotariat", 3)
    page.wait_for_selector(".prompt.act")
    menu(page)
    names = page.locator(".menu .sheet > button, .menu .sheet > a").all_inner_texts()
    assert len(names) > 8 and all(len(name.strip()) > 2 for name in names)
    page.locator("[data-way=hint]").click()
    hint = page.locator("[data-hint]")
    hint.wait_for()
    assert len(hint.inner_text()) > 10
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    menu(page)
    page.locator("[data-way=leave]").click()
    expect(page.locator("[data-fate]")).to_contain_text("Only bots are waiting")
    expect(page.locator(".menu .sheet")).to_be_hidden()  # a question is asked alone
    page.get_by_role("button", name="Stay").click()
    expect(page.locator(".menu .sheet")).to_have_count(0)
    expect(page.locator("header button[aria-haspopup]")).to_be_focused()
    menu(page)
    page.locator("[data-way=end]").click()
    page.locator("dialog .act").click()
    page.wait_for_selector(".hero")
    told = desk.request.get(f"{address}api/tables").json()["tables"]
    assert made not in [each["table"] for each in told]
    assert wrong == []


def test_among_people_the_end_needs_everybody_and_a_seat_may_go_to_a_bot(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """T25."""
    with two(desk, chromium, address, "robot_rise") as (ada, ben):
        menu(ada)
        assert ada.locator("[data-way=hint]").count() == 0  # no help from outside
        ada.locator("[data-way=invite]").click()
        link = ada.locator("dialog input").input_value()
        assert "/join/" in link and ada.locator("dialog svg path").count() > 0
        ada.keyboard.press("Escape")
        menu(ben)
        ben.locator("[data-way=leave]").click()
        expect(ben.locator("[data-fate]")).to_contain_text("a bot plays after")
        ben.get_by_role("button", name="Let a bot play for me").click()
        ben.wait_for_selector(".hero")
        expect(ada.locator(".seats li").nth(2)).to_contain_text("bot")
        ben.locator(".continue li a").first.click()
        ben.get_by_role("button", name="Take my seat back").click()
        menu(ada)
        ada.locator("[data-way=end]").click()
        ada.locator("dialog .act").click()
        ben.get_by_text("would like to end the game here").wait_for()
        ben.get_by_role("button", name="Agree", exact=True).click()
        for page in (ada, ben):
            page.get_by_text("This table is closed").first.wait_for()
