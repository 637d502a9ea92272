"""The first page: a suggestion with its reason, six games in a click, tables that wait for me."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import seq, watched
from tests.web.tables import table
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
    expect(answer.locator("p")).to_contain_text("in solitario")
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
    chairs.nth(1).select_option("heuristic")
    page.get_by_label("Contract cards").select_option("hard")
    page.get_by_label("Clock").select_option("decision-60")
    page.get_by_role("button", name="Open the table").click()
    page.locator("dl").get_by_text("Hard: with Depression").wait_for()
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


def test_one_click_leads_back_to_the_table_that_waits(desk: BrowserContext, address: str) -> None:
    """T15: what it waits for is said before; every table is on the page of my games."""
    page, wrong = watched(desk)
    page.goto(address)
    page.locator(".door.now:enabled").click()
    page.wait_for_selector(".prompt.act")
    asked = page.locator(".prompt .sentence").inner_text()
    made = page.url.rpartition("/")[2]
    page.goto("about:blank")
    page.goto(address)
    mine = page.locator(".continue li.now a")
    assert mine.get_attribute("href") == f"#/table/{made}"
    assert asked.startswith(mine.locator(".asked").inner_text())
    page.locator(".continue .more").click()
    assert page.locator("ul.waiting a").get_attribute("href") == f"#/table/{made}"
    assert serious(page) == []
    page.go_back()
    mine.click()
    page.wait_for_selector(".prompt.act")
    assert wrong == []


SCREENS = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (320, 640))
OUTSIDE = """() => {
  const box = (which) => document.querySelector(which).getBoundingClientRect();
  const parts = [".continue li.now a", ".door.now", ".door.friends"];
  const found = parts.filter((which) => {
    const { top, bottom, left, right } = box(which);
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  });
  const [words, art] = [box(".hero .words"), box(".hero .art")];
  const apart = words.right <= art.left + 1 || words.bottom <= art.top + 1;
  const wide = document.documentElement.scrollWidth > innerWidth;
  return [...found, ...(apart ? [] : ["words over the picture"]), ...(wide ? ["sideways"] : [])];
}"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_first_screen_holds_all_three_ways_in(
    desk: BrowserContext, address: str, lang: str
) -> None:
    """T14, T15: continue, play now, with friends: in sight at every size, nothing over pictures."""
    page, _ = watched(desk)
    for game, seats in (("robotariat", 3), ("patriot", 2)):
        table(page, address, game, seats)
    page.evaluate("lang => localStorage.setItem('lang', lang)", lang)
    page.goto(address)
    page.reload()
    page.wait_for_selector(".continue li.now")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE) == [], (width, height)


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
