"""Two people strike a deal between their turns: what is given is given, and both read of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.conftest import watched
from tests.web.tables import home, seq
from tests.web.test_talk import two

pytestmark = pytest.mark.slow


def test_a_gift_is_put_together_from_typed_terms_and_arrives(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """M34: D opens the deals; what the rules carry out at once is carried out for both."""
    with two(desk, chromium, address, "evil_robots") as (ada, ben):
        ada.locator("#tab-log").click()
        ben.locator("#tab-log").click()
        number = seq(ada)
        ada.locator("#prompt").focus()
        ada.keyboard.press("d")
        ada.locator(".tray .about").wait_for()
        form = ada.locator("form[data-form=form-gift]")
        form.locator("select[data-field=to]").select_option("@2")
        form.locator(".verdict .yes").wait_for()  # the table has been asked, and nothing was done
        assert seq(ada) == number
        form.locator("[data-send]").click()
        for page in (ada, ben):
            page.wait_for_function(
                "n => Number(document.documentElement.dataset.seq) > n", arg=number
            )
            expect(page.locator(".log li").last).to_contain_text("Ben")
        expect(ben.locator(".toast").last).to_contain_text("Ada")


def test_where_nothing_can_be_dealt_the_key_does_nothing(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    home(page, address)
    body = {"game": "leduc", "chairs": [{"host": True}, {"bot": "thumb"}], "start": True}
    made = desk.request.post(f"{address}api/tables", data=body).json()
    page.goto(f"{address}#/table/{made['table']}")
    page.wait_for_selector(".prompt.act")
    moves = page.locator(".tray [data-move]").all_inner_texts()
    page.keyboard.press("d")
    assert page.locator(".tray [data-move]").all_inner_texts() == moves
    assert wrong == []
