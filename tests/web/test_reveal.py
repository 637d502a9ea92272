"""Everything sealed opens in one frame, stands still for a moment, and can be clicked away (W1)."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import watched
from tests.web.tables import beyond, seq, table

pytestmark = pytest.mark.slow

# Notes for every face the frame in which it was opened.
NOTE = """window.opened = [];
new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target.matches?.("[data-face].open")) window.opened.push(document.timeline.currentTime);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });"""


def until_revealed(page: Page) -> None:
    """Press the first choice until something is opened; the page's clock stands still."""
    while page.locator("[data-opened]").count() == 0:
        page.locator(".tray [data-move], .tray [data-slot]").first.dispatch_event("click")
        page.wait_for_function(
            "() => { const { heard, seq, busy } = document.documentElement.dataset;"
            " if (document.querySelector('[data-opened]')) return true;"
            " document.querySelector('[data-skip]')?.click();"
            " return busy === 'false' && heard === seq"
            " && document.querySelector('[data-opened], .prompt.act'); }"
        )


def at_the_vote(page: Page, address: str, motion: bool = True) -> None:
    page.add_init_script(NOTE)
    page.clock.install()
    if motion:
        page.emulate_media(reduced_motion="no-preference")
    table(page, address, "fully_automated_union", 3)
    page.wait_for_selector(".prompt.act")
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))
    until_revealed(page)


def test_all_hands_open_in_the_same_frame_and_make_way(desk: BrowserContext, address: str) -> None:
    page, wrong = watched(desk)
    at_the_vote(page, address)
    assert page.locator("[data-opened=hands]").count() == 1
    faces = page.locator("[data-face]").count()
    assert faces >= 1 and page.locator("[data-face].open").count() == 0
    page.clock.run_for(50)
    page.wait_for_function("n => document.querySelectorAll('[data-face].open').length === n",
                           arg=faces)  # fmt: skip
    frames = page.evaluate("window.opened")
    assert len(frames) == faces and len(set(frames)) == 1
    page.clock.run_for(1649)  # an outcome is to be read
    assert page.locator("[data-opened]").count() == 1
    page.clock.run_for(2)
    page.wait_for_selector("[data-opened]", state="detached")
    assert page.evaluate("document.documentElement.dataset.reveal") == "over"
    assert wrong == []


@pytest.mark.parametrize("how", ["click", "Escape"])
def test_a_reveal_can_be_skipped(desk: BrowserContext, address: str, how: str) -> None:
    page, _ = watched(desk)
    at_the_vote(page, address)
    if how == "click":
        page.locator("[data-opened]").click(position={"x": 20, "y": 20})
    else:
        page.keyboard.press(how)
    page.wait_for_selector("[data-opened]", state="detached")
    assert page.evaluate("document.documentElement.dataset.reveal") == "skipped"


def test_without_motion_it_is_open_at_once_and_nothing_runs(
    desk: BrowserContext, address: str
) -> None:
    page, _ = watched(desk)
    at_the_vote(page, address, motion=False)
    faces = page.locator("[data-face]").count()
    assert page.locator("[data-face].open").count() == faces
    assert page.evaluate("document.getAnimations().length") == 0


def test_whoever_wants_everything_at_once_is_not_held_up(
    desk: BrowserContext, address: str
) -> None:
    page, _ = watched(desk)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 0 }))")
    table(page, address, "leduc", 2)
    page.wait_for_selector(".prompt.act")
    while page.locator(".prompt.ended").count() == 0:
        number = seq(page)
        page.locator('.tray [data-move="call"]').dispatch_event("click")
        beyond(page, number)
        page.wait_for_selector(".prompt.act, .prompt.ended")
    assert "shown" in page.locator(".log").inner_text()
    assert page.evaluate("document.documentElement.dataset.reveal") is None
