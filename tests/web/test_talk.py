"""Talk as the rules allow it, muted by whoever does not want to hear it (M20, M36)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import opened, watched
from tests.web.tables import home
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


@contextmanager
def two(desk: BrowserContext, chromium: Browser, address: str, game: str) -> Iterator[list[Page]]:
    """Ada at her desk and Ben on his phone at one table, a bot between them, and the talk open."""
    page, _ = watched(desk)
    home(page, address)
    body = {
        "game": game,
        "chairs": [{"host": True}, {"bot": "heuristic"}, {}],
        "name": "Ada",
        "settings": {"pace": 0},
    }
    made = desk.request.post(f"{address}api/tables", data=body).json()
    other = opened(chromium, 390, 844, "en-GB", touch=True)
    try:
        ben, _ = watched(other)
        home(ben, address)
        other.request.post(f"{address}api/invites/{made['invite']}", data={"name": "Ben"})
        page.goto(f"{address}#/table/{made['table']}")
        page.get_by_role("button", name="Start the game").click()
        ben.goto(f"{address}#/table/{made['table']}")
        for each in (page, ben):
            each.wait_for_selector(".table")
            each.locator("#tab-chat").click()
        yield [page, ben]
    finally:
        other.close()


def say(page: Page, text: str) -> None:
    page.locator("#chat-say").fill(text)
    page.locator("#chat-say").press("Enter")


def test_everybody_hears_whoever_is_not_muted(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """Free and aside, with names that can be looked up; muted for oneself, or by the host."""
    with two(desk, chromium, address, "robot_rise") as (ada, ben):
        say(ada, "Has anybody a Freeze Ray?")
        ben.locator("[data-talk='0']").wait_for()
        ben.locator("[data-talk='0'] [data-info='freeze-ray']").click()
        assert "Freeze Ray" in ben.locator(".info.pinned").inner_text()
        ben.locator(".info .shut").click()
        assert serious(ben) == []

        ben.locator(".chat summary").click()
        ben.locator("[data-mute='0']").click()
        expect(ben.locator("[data-talk='0']")).to_have_count(0)
        say(ada, "Ben?")
        say(ben, "I do not hear Ada")
        ada.locator("[data-talk='2']").wait_for()
        expect(ben.locator("[data-talk='2']")).to_have_count(1)
        expect(ben.locator("[data-talk='0']")).to_have_count(0)
        ben.locator("[data-mute='0']").click()
        expect(ben.locator("[data-talk='0']")).to_have_count(1)  # what was missed stays missed
        say(ada, "Ben!")
        expect(ben.locator("[data-talk='0']")).to_have_count(2)

        ada.locator(".chat summary").click()
        ada.locator("[data-mute-all='2']").click()
        ben.locator(".silence").wait_for()
        expect(ben.locator("#chat-say")).to_have_count(0)


def test_talk_is_there_after_a_reload_and_the_badge_counts_what_is_new(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """T19: what I have read is read; what came while the tab was closed is not."""
    with two(desk, chromium, address, "robot_rise") as (ada, ben):
        say(ada, "Good evening")
        expect(ben.locator("[data-talk='0']")).to_have_count(1)
        for page in (ada, ben):
            page.reload()
            page.wait_for_selector(".table")
            expect(page.locator("#tab-chat .unread")).to_have_count(0)
        say_on_the_way(ada)
        expect(ben.locator("#tab-chat .unread")).to_have_text("1")
        ben.locator("#tab-chat").click()
        expect(ben.locator("[data-talk='0']")).to_have_count(2)
        expect(ben.locator("#tab-chat .unread")).to_have_count(0)


def say_on_the_way(page: Page) -> None:
    page.locator("#tab-chat").click()
    say(page, "Are you there?")


def test_where_the_rules_forbid_talk_there_are_phrases_and_silence(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """FAU-TALK-3 and FAU-TALK-5, by whoever is looking on too."""
    with two(desk, chromium, address, "fully_automated_union") as (ada, ben):
        page = next(each for each in (ada, ben) if each.locator("[data-phrase]").count())
        expect(page.locator("#chat-say")).to_have_count(0)
        page.locator("[data-phrase='say-hello']").click()
        for each in (ada, ben):
            expect(each.locator("[data-talk]")).to_contain_text("Hello, everyone")
        looker = desk.browser.new_page()  # type: ignore[union-attr]
        looker.goto(ada.url)
        looker.wait_for_selector(".table")
        looker.locator("#tab-chat").click()
        looker.locator(".silence").wait_for()
        looker.close()


def test_spectators_hear_the_table_and_are_heard_by_each_other(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    with two(desk, chromium, address, "robot_rise") as (ada, _):
        lookers = [opened(chromium, 1440, 900, "en-GB", touch=False) for _ in range(2)]
        try:
            pages = [context.new_page() for context in lookers]
            for page in pages:
                page.goto(ada.url)
                page.wait_for_selector(".table")
                page.locator("#tab-chat").click()
            say(pages[0], "Ben has nothing")
            pages[1].locator("[data-talk=spectator]").wait_for()
            say(ada, "Quiet please")
            pages[1].locator("[data-talk='0']").wait_for()
            expect(ada.locator("[data-talk]")).to_have_count(1)
        finally:
            for context in lookers:
                context.close()
