"""Reading at the table: rules, settings and the proof of luck slide over it; the seat is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.conftest import watched
from tests.web.tables import table
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_reading_costs_nobody_her_seat(
    desk: BrowserContext, address: str, size: tuple[int, int]
) -> None:
    """T17, T11: the line to the table stays, Escape leads back, to the very same table."""
    page, wrong = watched(desk)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    made = table(page, address, "robotariat", 3)
    page.wait_for_selector(".prompt.act")
    page.evaluate("window.still = true; document.querySelector('.table').dataset.same = 'yes'")
    drawer = page.locator("dialog.drawer")
    title = page.title()
    for place, ready in (("rules/robotariat", "article"), ("settings", "section"), ("fair", "h1")):
        page.evaluate("place => { location.hash = `#/${place}`; }", place)
        drawer.locator(ready).first.wait_for()
        assert size[0] > 400 or serious(page) == []
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(page.locator(".table[data-same=yes]")).to_have_count(1)
        assert page.url.endswith(f"#/table/{made}") and page.title() == title
    assert len(lines) == 1  # nobody saw me go away
    page.locator("header button[aria-haspopup]").click()
    page.get_by_role("link", name="Settings").click()
    drawer.get_by_role("button", name="Back to the table").click()
    expect(drawer).to_have_count(0)
    page.keyboard.press("r")  # the rules beside the table, at the clause of the question
    expect(page.locator("#side-rules .here")).to_have_count(1)
    page.locator("#side-rules .here a").click()
    expect(drawer.locator("article.here")).to_be_in_viewport()
    page.go_back()
    expect(drawer).to_have_count(0)
    assert len(lines) == 1 and wrong == []
