"""One device for several: a curtain between us, then a clear table whose secrets lie face down."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import watched
from tests.web.tables import seq, table
from tests.web.test_page import serious

pytestmark = pytest.mark.slow
TWO = [{"host": True, "name": "Anna"}, {"host": True, "name": "Ben"}]
READABLE = """() => [...document.querySelectorAll("[data-secret], [data-secret] *")].filter(
  (each) => getComputedStyle(each).visibility === "visible" && each.innerText?.trim()
    && getComputedStyle(each).color !== "rgba(0, 0, 0, 0)").length"""


def take(page: Page) -> None:
    page.locator(".curtain button").click()
    page.wait_for_selector(".table.veiled .prompt.act")


def test_the_table_is_clear_and_secrets_are_turned_up_at_will(
    desk: BrowserContext, address: str
) -> None:
    """T2: hand, identity, and what the log tells me alone; nothing else is hidden."""
    page, wrong = watched(desk)
    table(page, address, "robot_rise", 3, chairs=[*TWO, {"bot": "heuristic"}])
    take(page)
    secrets = page.locator("[data-secret]")
    assert secrets.count() >= 2
    assert page.evaluate(READABLE) == 0
    blurred = "() => [...document.querySelectorAll('*')].filter(" \
              "each => getComputedStyle(each).filter.includes('blur')).length"  # fmt: skip
    assert page.evaluate(blurred) == 0
    assert page.locator("#log .line[data-secret]").count() >= 1  # my hand, as I drew it
    assert page.locator("#log .line:not([data-secret])").count() >= 1
    assert serious(page) == []
    hand = page.locator(".dock [data-secret]").last.bounding_box()
    assert hand
    page.mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    page.mouse.down()  # held: it shows
    page.wait_for_selector(".table:not(.veiled)")
    assert page.evaluate(READABLE) > 0
    page.mouse.up()
    page.wait_for_selector(".table.veiled")
    page.get_by_role("button", name="Turn my secrets up").click()
    page.wait_for_selector(".table:not(.veiled)")
    page.get_by_role("button", name="Turn them down").click()
    page.wait_for_selector(".table.veiled")
    assert wrong == []


def test_the_curtain_falls_when_the_turn_passes(desk: BrowserContext, address: str) -> None:
    """T2: whoever takes the device next finds her own things, face down, and nothing of mine."""
    page, wrong = watched(desk)
    table(page, address, "leduc", 2, chairs=TWO)
    page.get_by_text("Anna").first.wait_for()
    take(page)
    page.get_by_role("button", name="Turn my secrets up").click()
    number = seq(page)
    page.locator(".tray [data-move]").first.click()
    page.wait_for_selector(".curtain")
    expect(page.locator(".curtain")).to_contain_text("Ben")
    assert page.locator("[data-secret], .stage").count() == 0
    take(page)
    assert seq(page) > number
    assert page.evaluate(READABLE) == 0
    assert wrong == []
