"""The same person elsewhere: a link for another device, letters, everything kept, nothing kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.conftest import serving
from tests.server.test_people import Office
from tests.web.conftest import watched
from tests.web.tables import table
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def settings(page: Page, address: str) -> None:
    page.goto(f"{address}#/settings")
    page.wait_for_selector(".elsewhere")


def test_a_link_makes_a_phone_the_same_person_and_forgetting_ends_it(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    """M5."""
    page, wrong = watched(desk)
    made = table(page, address, "tic_tac_toe", 2)
    settings(page, address)
    page.get_by_role("button", name="A link for another device").click()
    link = page.locator("[data-device]").input_value()
    assert serious(page) == []
    other, _ = watched(phone)
    other.goto(link)
    other.locator("main button.act").tap()
    other.locator(f"li.now a[href='#/table/{made}']").wait_for()
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    other.goto("about:blank")
    other.goto(link)
    other.locator("main button.act").tap()
    other.get_by_role("alert").wait_for()  # it works once

    with page.expect_download() as saved:
        page.get_by_role("button", name="Everything kept about me").click()
    kept = json.loads(saved.value.path().read_text())
    assert [each["table"] for each in kept["tables"]] == [made]
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me everywhere").click()
    expect(page.locator("[data-me]")).to_contain_text("You are forgotten")
    assert wrong == []


def test_letters_are_asked_for_in_the_settings(desk: BrowserContext, tmp_path: Path) -> None:
    """S8: the address counts once it is confirmed; a server without a post says so."""
    office = Office()
    with serving(tmp_path / "tables.db", office) as port:
        address = f"http://127.0.0.1:{port}/"
        page, _ = watched(desk)
        table(page, address, "tic_tac_toe", 2)
        settings(page, address)
        page.get_by_label("Write to me").fill("ada@example.org")
        page.locator(".elsewhere form button").click()
        expect(page.locator("[data-me]")).to_contain_text("An e-mail is on its way")
        [letter] = office.letters
        assert letter["To"] == "ada@example.org"


def test_a_stranger_is_told_that_nobody_knows_her(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    settings(page, address)
    page.get_by_role("button", name="A link for another device").click()
    expect(page.locator("[data-me]")).to_contain_text("Nobody knows you here yet")
