"""A window that closes is a burning fuse among people; alone with bots there never is one (T1)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import opened, watched
from tests.web.tables import answer, home, keeping_frames, table

pytestmark = pytest.mark.slow

DAY = 86_400  # no window of these tables closes while a test runs
AT_ONCE = "localStorage.setItem('settings', JSON.stringify({ speed: 0 }))"
PRESS = """() => {
  if (document.querySelector(".prompt.act") && !document.querySelector("[data-fuse]"))
    document.querySelector(".tray [data-move], .tray [data-slot]")?.click();
}"""
WINDOW = "window.lastFrame?.ask?.window === true"
MOST = 5_000  # looks at the pages until the round comes to its first window: only a bound
LOOK = 20  # milliseconds between two of them


def until_lit(pages: list[Page]) -> None:
    """Whoever is asked takes the first choice, until a window is open for everybody to see."""
    for _ in range(MOST):
        if all(page.locator("[data-fuse]").count() for page in pages):
            return
        for page in pages:
            page.evaluate(PRESS)
        pages[0].wait_for_timeout(LOOK)
    raise AssertionError("no window was opened")


def test_among_people_a_window_is_a_fuse_that_burns_by_the_clock(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """It is whole when it is first seen, and burns with the page's own clock."""
    ada, wrong = watched(desk)
    other = opened(chromium, 390, 844, "en-GB", touch=True)
    ben = other.new_page()
    for page in (ada, ben):
        page.add_init_script(AT_ONCE)
        home(page, address)
    body = {
        "game": "evil_robots",
        "chairs": [{"host": True}, {"bot": "heuristic"}, {}],
        "name": "Ada",
        "settings": {"pace": 0, "window": DAY},
    }
    made = desk.request.post(f"{address}api/tables", data=body).json()
    other.request.post(f"{address}api/invites/{made['invite']}", data={"name": "Ben"})
    ada.clock.install()
    ada.goto(f"{address}#/table/{made['table']}")
    ada.get_by_role("button", name="Start the game").click()
    ben.goto(f"{address}#/table/{made['table']}")
    for page in (ada, ben):
        page.wait_for_selector(".table")
    until_lit([ada, ben])
    fuse = ada.locator("[data-fuse]")
    expect(fuse).to_have_attribute("data-fuse", "1.00")
    ada.clock.fast_forward(DAY * 1000 // 2)
    expect(fuse).to_have_attribute("data-fuse", "0.50")
    assert fuse.get_attribute("role") == "timer"
    other.close()
    assert wrong == []


def test_alone_with_bots_no_window_ever_closes(desk: BrowserContext, address: str) -> None:
    """The same question, at a table that is told to have windows: there is no fuse."""
    page, wrong = watched(desk)
    page.add_init_script(AT_ONCE)
    keeping_frames(page)
    table(page, address, "evil_robots", 3, settings={"window": DAY})
    page.wait_for_selector(".prompt.act")
    while not page.evaluate(WINDOW):
        answer(page)
    assert page.evaluate("window.lastFrame.closes") is None
    assert page.locator("[data-fuse]").count() == 0
    assert wrong == []
