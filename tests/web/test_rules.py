"""The rulebook in the page: every clause by its ID, found in both languages, with its source."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from tests.web.conftest import watched
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def test_a_clause_has_an_address_of_its_own(desk: BrowserContext, address: str) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#FAU-WIN-1")
    here = page.locator("article.here")
    here.wait_for()
    assert here.get_attribute("id") == "FAU-WIN-1"
    page.wait_for_url("**/#/rules/fully_automated_union/FAU-WIN-1")
    box = here.bounding_box()
    assert box is not None and 0 <= box["y"] < 900  # it is in sight
    assert here.locator(".tag").first.inner_text() == "rulebook"
    assert wrong == []


def test_words_of_either_language_find_a_clause(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(f"{address}#/rules/robotariat")
    everything = page.locator("article")
    everything.first.wait_for()
    page.get_by_role("searchbox").fill("reputation revolution")
    page.locator("#ROB-GOAL-2").wait_for()
    assert everything.count() < 20
    page.get_by_role("searchbox").fill("reputazione rivoluzione")
    page.locator("#ROB-GOAL-2").wait_for()
    page.get_by_label("both languages").check()
    italian = page.locator("#ROB-GOAL-2 [lang=it]")
    assert "Rivoluzione" in italian.inner_text()
    page.get_by_label("rulebook").uncheck()
    page.locator("#ROB-GOAL-2").wait_for(state="detached")
    assert serious(page) == []


def test_the_book_fits_a_phone(phone: BrowserContext, address: str) -> None:
    page, wrong = watched(phone)
    page.goto(f"{address}#/rules/patriot/PAT-GOAL-1")
    page.locator("article.here").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert wrong == []


def test_the_book_teaches_the_game_and_its_footnotes_lead_to_clauses(
    phone: BrowserContext, address: str
) -> None:
    page, wrong = watched(phone)
    page.goto(f"{address}#/rules/robot_rise")
    book = page.locator("article.learn")
    book.wait_for()
    assert book.locator("h2").first.inner_text() == "Di che cosa si tratta"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []
    book.get_by_role("link", name="RISE-TURN-7").click()
    page.locator("article.here#RISE-TURN-7").wait_for()
    page.get_by_role("link", name="Impara il gioco").click()
    book.wait_for()
    page.get_by_role("link", name="Cerca una clausola").click()
    page.locator("#RISE-SETUP-1").wait_for()
    assert wrong == []


def test_a_book_shows_the_board_in_the_language_it_is_read_in(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/rules/robotariat")
    pictures = page.locator("article.learn figure img")
    pictures.first.wait_for()
    assert pictures.count() == 2
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        wide, high = picture.evaluate(
            "i => i.decode().then(() => [i.naturalWidth, i.naturalHeight])"
        )
        assert wide > 1000
        assert picture.evaluate("i => i.width / i.height") == pytest.approx(wide / high, 0.02)
    letters = page.get_by_text("The same in letters").first
    letters.click()
    assert "Scrap Yard" in page.locator("article.learn details[open] pre").inner_text()
    assert serious(page) == []
    assert wrong == []
