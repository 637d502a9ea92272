"""Somebody opens the page and plays, at a desk and on a phone, in two languages."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import seq, wait_beyond, watched

pytestmark = pytest.mark.slow


def begin(page: Page, address: str, title: str) -> None:
    """Three clicks at most: here it is one."""
    page.goto(address)
    page.locator(".games li", has_text=title).locator("button.act").click()
    page.wait_for_selector(".prompt.act")


def finish(page: Page) -> None:
    while page.locator(".prompt.ended").count() == 0:
        number = seq(page)
        page.locator(".tray [data-move]").first.dispatch_event("click")
        wait_beyond(page, number)


def test_one_click_leads_to_the_first_decision_and_clicks_to_the_end(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    begin(page, address, "Tic-tac-toe")
    page.locator("button[data-legal=true]").first.click()
    wait_beyond(page, 0)
    finish(page)
    assert page.locator(".prompt strong").inner_text() != ""
    assert wrong == []


def test_a_phone_in_italian_plays_to_the_end(phone: BrowserContext, address: str) -> None:
    page, wrong = watched(phone)
    begin(page, address, "Leduc")
    assert page.locator(".prompt").inner_text().startswith("Passi, vedi o rilanci?")
    finish(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert wrong == []


def test_a_reload_shows_the_same_table(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    begin(page, address, "Leduc")
    stage = page.locator("main.stage")
    expect(stage).to_contain_text("Guest")  # the board is fetched after the prompt is there
    board = stage.inner_text()
    page.reload()
    page.wait_for_selector(".prompt.act")
    expect(stage).to_have_text(board, use_inner_text=True)


def test_what_is_not_allowed_says_why_with_its_rule(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    begin(page, address, "Tic-tac-toe")
    page.locator(".grid button").nth(4).click()
    wait_beyond(page, 0)
    page.locator(".grid button").nth(4).click()
    refused = page.locator(".refused")
    refused.wait_for()
    assert refused.locator(".rule").get_attribute("data-rule") == "TTT-TURN-2"


def test_the_language_changes_in_the_middle_of_a_game(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    begin(page, address, "Leduc")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="IT", exact=True).click()
    expect(page.locator(".prompt .sentence")).to_contain_text("Passi, vedi o rilanci?")


def test_no_serious_finding_for_those_who_see_or_move_differently(
    desk: BrowserContext, address: str
) -> None:
    page, _ = watched(desk)
    page.goto(address)
    page.wait_for_selector(".games li")
    assert serious(page) == []
    begin(page, address, "Leduc")
    assert serious(page) == []


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{v['id']}: {v['help']}: {[node['target'] for node in v['nodes']]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
