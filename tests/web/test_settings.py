"""Choices that last and are honoured, and a check that the luck was honest."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.server.guest import Guest
from tests.web.conftest import watched
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def paper(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


def test_a_theme_is_kept_and_there_before_the_page(desk: BrowserContext, address: str) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/settings")
    page.get_by_role("radio", name="night").check()
    page.wait_for_selector(":root[data-theme=dark]")
    assert paper(page) == "rgb(21, 19, 15)"
    assert serious(page) == []
    page.route("**/assets/*.js", lambda route: route.abort())  # nothing of ours runs
    page.reload(wait_until="commit")
    page.wait_for_selector(":root[data-theme=dark]")
    page.unroute("**/assets/*.js")
    page.reload()
    page.get_by_role("radio", name="high contrast").check()
    page.wait_for_selector(":root[data-theme=contrast]")
    assert paper(page) == "rgb(0, 0, 0)"
    assert [error for error in wrong if "ERR_FAILED" not in error] == []


def test_things_hold_still_when_asked(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(f"{address}#/settings")
    page.get_by_role("radio", name="hold still").check()
    page.wait_for_selector(":root[data-motion=none]")
    page.add_style_tag(content="h1 { transition: opacity 9s; }")
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).transitionProperty") in (
        "none",
        "all",
    )
    running = "h1 => { h1.style.opacity = 0; h1.offsetWidth; return h1.getAnimations().length; }"
    assert page.locator("h1").evaluate(running) == 0


def test_bots_keep_the_pace_somebody_likes(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(f"{address}#/settings")
    page.get_by_role("radio", name="at once").check()
    page.goto(address)
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.locator(".games li", has_text="Tic-tac-toe").locator("button.act").click()
    assert '"pace":0' in (asked.value.post_data or "")


def test_a_key_given_twice_is_told(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(f"{address}#/settings")
    page.get_by_label("Undo").fill("l")
    page.get_by_role("alert").wait_for()
    page.get_by_role("button", name="Set everything back").click()
    page.get_by_role("alert").wait_for(state="detached")


def test_the_browser_computes_the_promise_itself(desk: BrowserContext, address: str) -> None:
    guest = Guest(int(address.rstrip("/").rpartition(":")[2]))
    made = {"game": "leduc", "chairs": [{}, {"bot": "heuristic"}], "name": "Ada", "start": True}
    table = guest.call("api/tables", made, 201)
    page, wrong = watched(desk)
    with guest.sit(table["table"]) as seat:
        seat.play_on()
    page.goto(f"{address}#/fair/{table['table']}")
    page.locator("[data-same=true]").wait_for()
    assert page.locator("[data-computed]").inner_text() == table["promise"]
    page.get_by_role("button", name="play it all again").click()
    page.locator("[data-replayed=true]").wait_for()
    page.get_by_label(re.compile("The promise")).fill("0" * 32)
    page.locator("[data-same=false]").wait_for()
    assert serious(page) == []
    assert wrong == []


def test_a_bug_report_is_one_file(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(address)
    page.locator(".games li", has_text="Tic-tac-toe").locator("button.act").click()
    page.wait_for_selector(".prompt.act")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a bug").click()
    page.locator("dialog textarea").fill("The cross is round")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the report").click()
    assert "The cross is round" in saved.value.path().read_text()
