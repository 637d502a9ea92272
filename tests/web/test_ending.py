"""The end of a game: how it went, who was who, what turned it, and what is worth keeping."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import watched
from tests.web.test_landing import RULE_SETS
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def arrive(page: Page, address: str, place: str) -> None:
    page.goto(f"{address}#/end/{place}")
    page.wait_for_selector("main[data-ready]")


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_game_tells_its_story(desk: BrowserContext, address: str, game: str) -> None:
    page, wrong = watched(desk)
    arrive(page, address, f"sample/{game}-2")
    clause = page.locator("blockquote")
    assert len(clause.inner_text()) > len(clause.locator("a").inner_text()) + 10
    assert page.locator("figure path.line").count() >= 1
    assert "chance to win" in page.locator("figcaption").first.inner_text()  # S24
    assert "%" in page.locator(".turns .delta").first.inner_text()
    turns = page.locator(".turns li")
    assert turns.count() == 3
    assert all(len(text) > 20 for text in turns.all_inner_texts())
    secret = game != "fully_automated_union"  # everybody there is a worker
    assert (page.locator(".role").count() >= 1) == secret
    assert page.locator("thead th").count() == (4 if secret else 3)
    begun = [text.lstrip()[:1] for text in page.locator(".last li").all_inner_texts()]
    assert not any(first.islower() for first in begun)
    assert (page.locator("#ledger").count() == 1) == (game == "fully_automated_bosses")
    texts = page.locator("main").inner_text()
    assert "page-" not in texts and "log-" not in texts and "@" not in texts
    assert wrong == []


def test_a_turning_point_leads_into_the_replay(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    arrive(page, address, "sample/evil_robots-1")
    link = page.locator(".turns a").first
    number = (link.get_attribute("href") or "").partition("at=")[2].partition("&")[0]
    link.click()
    page.wait_for_selector(f".replay[data-seq='{number}']")


def test_promises_kept_and_broken_are_on_the_wall(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    arrive(page, address, "sample/fully_automated_bosses-2")
    wall = page.locator("section", has=page.locator("#ledger"))
    kept, broken = (wall.locator(f"strong.{stamp}").count() for stamp in ("kept", "broken"))
    assert kept and broken
    told = wall.locator(".worth li").all_inner_texts()
    words = [word.strip(",") for text in told for word in text.split()]
    counted = [int(word) for word in words if word.isdecimal()]
    assert sum(counted) == kept + broken
    assert serious(page) == []


def test_the_poster_is_a_picture_of_its_own(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    arrive(page, address, "sample/robotariat-2")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Poster (SVG)").click()
    text = saved.value.path().read_text()
    assert text.count("data-seat=") == 4
    assert "Ada" in text and "var(" not in text and "class=" not in text
    with page.expect_download() as saved:
        page.get_by_role("button", name="Poster (PNG)").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_after_the_last_move_one_looks_back_and_plays_again(
    phone: BrowserContext, address: str
) -> None:
    page, wrong = watched(phone)
    page.goto(address)
    page.locator(".games li", has_text="Leduc").locator("button.act").click()
    page.wait_for_selector(".prompt.act")
    table = page.url.rpartition("/")[2]
    while page.locator(".prompt.ended").count() == 0:
        before = int(page.evaluate("document.documentElement.dataset.seq"))
        page.locator(".tray [data-move]").first.dispatch_event("click")
        page.wait_for_function(
            "n => Number(document.documentElement.dataset.seq) > n"
            " && document.querySelector('.prompt.act, .prompt.ended')",
            arg=before,
        )
    page.locator(f"a[href='#/end/{table}']").click()
    page.wait_for_selector("main[data-ready]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []
    page.get_by_role("button", name="Rivincita").click()
    page.wait_for_selector(".prompt")
    assert page.url.rpartition("/")[2] != table
    assert wrong == []
