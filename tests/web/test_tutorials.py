"""Somebody learns a game by playing it."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import watched
from tests.web.tables import lesson
from uprising.tutorials import lesson as lesson_of

pytestmark = pytest.mark.slow


def step(page: Page) -> int:
    return int(page.locator(".lesson").get_attribute("data-step") or 0)


def advised(page: Page, wants: tuple[str, ...]) -> None:
    """Press the advised move among the choices."""
    moves = page.locator(".tray [data-move]")
    moves.first.wait_for()
    texts = [str(move.get_attribute("data-move")) for move in moves.all()]
    found = [text for want in wants for text in texts if fnmatchcase(text, want)]
    page.locator(f'.tray [data-move="{found[0]}"]').click()


def test_the_landing_page_leads_to_every_lesson(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(address)
    page.locator('a[href="#/learn/patriot"]').first.wait_for()
    assert page.locator('a[href^="#/learn/"]').count() >= 6


def test_a_browser_walks_a_lesson_from_its_first_step_to_its_last(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/learn/fully_automated_union")
    page.wait_for_selector(".lesson")
    steps = lesson_of("fully_automated_union").steps
    for number, each in enumerate(steps):
        page.wait_for_selector(f'.lesson[data-step="{number}"]')
        page.wait_for_selector(".prompt.act")
        assert f"{number + 1}" in page.locator(".lesson h2").inner_text()
        advised(page, each.wants)
    page.wait_for_selector(f'.lesson[data-step="{len(steps)}"]')
    assert page.locator(".lesson a.button").count() == 2
    assert wrong == []


def test_another_legal_move_waits_an_illegal_one_says_why_and_the_pointer_points(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    lesson(page, address, "robot_rise")
    page.wait_for_selector(".prompt.act")
    page.locator('.tray [data-move="identity"]').click()
    page.wait_for_selector(".refused")
    assert "RISE-TURN-2" in page.locator(".refused").inner_text()
    page.locator('.stage [data-word="emp"]').click(force=True)
    page.wait_for_function("() => document.querySelector('.refused strong')?.innerText.length > 0")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector('.stage [data-word="freeze-ray"].glow')
    page.locator('.tray [data-move="play freeze-ray > @2"]').click()
    page.wait_for_selector('.lesson[data-step="1"]')
    assert wrong == []
