"""Around the table: what leads to a game, and what is done with one that is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.conftest import watched
from tests.web.tables import answer, table
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


def test_the_puzzle_of_the_day_is_answered_explained_and_played_on(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/")
    page.locator(".daily a").first.click()
    page.wait_for_selector("[data-day]")
    assert serious(page) == []
    moves = page.locator("[data-answer]")
    count = moves.count()
    assert count > 2
    moves.first.click()
    page.wait_for_selector("[data-solved]")
    assert page.locator("ol.answers li").count() == count
    assert page.locator("ol.answers li.given").count() == 1
    assert "%" in page.locator(".why").inner_text()
    assert serious(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table")
    assert wrong == []


def test_a_stranger_finds_a_table_in_the_open_list_and_sits_down(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    host, wrong = watched(desk)
    host.goto(f"{address}#/new/leduc")
    host.locator("[data-setting='listed']").check()
    host.locator(".go .act").click()
    host.wait_for_selector(".chairs")
    guest, wrong_too = watched(phone)
    guest.goto(f"{address}#/open")
    guest.locator("a.go").first.click()
    expect(guest.locator("h1")).to_contain_text("Leduc")
    assert serious(guest) == []
    assert wrong == [] and wrong_too == []


def test_a_phone_is_the_private_hand_of_a_shared_screen(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    screen, wrong = watched(desk)
    made = table(screen, address, "robot_rise", 3, settings={"watch": "nobody"})
    screen.wait_for_selector(".prompt.act")
    assert screen.locator(".dock").count() == 1
    screen.get_by_role("button", name="Menu").click()
    screen.locator("[data-way='hand']").click()
    link = screen.locator("[data-hand]").get_attribute("data-hand")
    assert link
    assert serious(screen) == []
    hand, wrong_too = watched(phone)
    hand.goto(link)
    hand.locator("[data-take]").click()
    hand.wait_for_selector(".table.hand .prompt.act")
    assert made in hand.url
    screen.wait_for_selector(".dock", state="detached")  # the secrets have left the screen
    expect(hand.locator(".dock")).to_be_visible()
    expect(hand.locator(".board")).to_be_hidden()
    assert serious(hand) == []
    answer(hand)
    assert wrong == [] and wrong_too == []


def test_what_i_have_played_is_on_a_page_of_its_own(desk: BrowserContext, address: str) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/ledger")
    expect(page.locator("main")).to_contain_text("Nothing has been played")
    table(page, address, "leduc", 2)
    page.wait_for_selector(".prompt.act, .prompt.ended")
    while page.locator(".prompt.ended").count() == 0:
        answer(page)
    page.goto(f"{address}#/ledger")
    page.wait_for_selector("[data-shelf='leduc']")
    assert page.locator("[data-shelf='leduc'] ol li").count() == 1
    assert serious(page) == []
    assert [each for each in wrong if "401" not in each] == []
