"""The first page: a suggestion with its reason, six games in a click, tables that wait for me."""

from __future__ import annotations

import urllib.request

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.server.guest import Guest
from tests.web.conftest import seq, watched
from tests.web.test_page import serious

pytestmark = pytest.mark.slow
RULE_SETS = ("robotariat", "evil_robots", "robot_rise", "fully_automated_union",
             "fully_automated_bosses", "patriot")  # fmt: skip


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(".games li")


def test_the_question_of_the_evening_gets_an_answer_with_a_reason(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    arrive(page, address)
    answer = page.locator(".answer")
    for players, mood, title in (("4", "chaos", "ROBOT RISE"), ("1", "quiet", "Patriot")):
        page.get_by_role("radio", name=players, exact=True).check()
        page.get_by_role("radio", name=mood).check()
        answer.locator("h3", has_text=title).wait_for()
    assert "alone" in answer.locator("p").inner_text()
    page.get_by_role("button", name="IT", exact=True).click()
    assert "da soli" in answer.locator("p").inner_text()
    assert serious(page) == []
    assert wrong == []


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_game_is_one_click_away(desk: BrowserContext, address: str, game: str) -> None:
    page, wrong = watched(desk)
    arrive(page, address)
    card = page.locator(".games li", has=page.locator(f"[data-game={game}]"))
    card.locator("button.act").click()
    page.wait_for_selector(".prompt")
    page.wait_for_function("() => document.documentElement.dataset.seq !== undefined")
    assert seq(page) >= 0
    assert wrong == []


def test_a_table_is_set_with_chairs_a_variant_and_a_clock(
    phone: BrowserContext, desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/new/fully_automated_union")
    chairs = page.locator("li select")
    chairs.first.wait_for()
    page.locator("section").first.locator("select").first.select_option("3")
    chairs.nth(1).select_option("thumb")
    page.get_by_label("Contract cards").select_option("hard")
    page.get_by_label("Clock").select_option("decision")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Hard: with Depression").wait_for()
    assert "60 s" in page.locator("dl").inner_text()
    link = page.get_by_label("Invitation link").input_value()
    friend, _ = watched(phone)
    friend.goto(link)
    friend.wait_for_selector("form input")
    friend.locator("form input").fill("Ben")
    friend.locator("form button").click()
    page.get_by_text("Ben").wait_for()
    page.get_by_text("Change the terms").click()
    page.locator("[data-option=deck]").select_option("standard")
    page.locator("[data-setting=clock]").select_option("off")
    told = friend.locator(".changes li")  # S27: how it was, and how it is
    told.nth(1).wait_for()
    assert ["60 s" in text for text in told.locator("s").all_inner_texts()] == [True, False]
    assert friend.locator("[data-setting]").count() == 0
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt")
    friend.wait_for_selector(".prompt")
    assert wrong == []


def test_a_shared_invitation_tells_what_it_is_for(address: str) -> None:
    port = int(address.rstrip("/").rpartition(":")[2])
    made = Guest(port).call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
    with urllib.request.urlopen(f"{address}join/{made['invite']}") as response:
        text = response.read().decode()
    assert '<meta property="og:title" content="Leduc hold&#x27;em' in text
    assert "Ada invites you. One seat is free." in text


def test_a_table_left_is_found_again_on_the_first_page(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    arrive(page, address)
    page.locator(".games li", has_text="Tic-tac-toe").locator("button.act").click()
    page.wait_for_selector(".prompt.act")
    table = page.url.rpartition("/")[2]
    page.goto("about:blank")
    arrive(page, address)
    mine = page.locator(".waiting li.now a")
    assert mine.get_attribute("href") == f"#/table/{table}"
    mine.click()
    page.wait_for_selector(".prompt.act")


def test_the_page_fits_a_phone_in_the_dark(phone: BrowserContext, address: str) -> None:
    page, wrong = watched(phone)
    page.emulate_media(color_scheme="dark")
    arrive(page, address)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []
    for path in ("new/evil_robots", "about"):
        page.goto(f"{address}#/{path}")
        page.wait_for_selector("main section")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(page) == []
    assert wrong == []
