"""S7: what a push service hands to the browser becomes one notice that leads to the table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.conftest import watched

pytestmark = pytest.mark.slow
NOTE_DOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, more) =>
    void self.shown.push({ title, ...more });
}"""


def test_a_push_wakes_the_worker_which_shows_one_notice_a_group(
    desk: BrowserContext, address: str
) -> None:
    """The browser's own side of push, without a service: delivered, read, shown under one tag."""
    desk.grant_permissions(["notifications"], origin=address.rstrip("/"))
    page, wrong = watched(desk)
    page.goto(address)
    page.wait_for_selector("main h1")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    line = desk.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(r["registrationId"] for r in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    worker = desk.service_workers[0]
    worker.evaluate(NOTE_DOWN)
    while not known:
        page.wait_for_timeout(10)  # only lets events come
    shown: list[dict[str, Any]] = []
    for number, body in enumerate(("It is your turn.", "Two tables wait."), 1):
        told = {"title": "A table waits", "body": body, "tag": "turn", "url": "./#/table/t1"}
        push = {"origin": address.rstrip("/"), "registrationId": known[-1]}
        line.send("ServiceWorker.deliverPushMessage", {**push, "data": json.dumps(told)})
        while len(shown) < number:
            page.wait_for_timeout(10)
            shown = worker.evaluate("self.shown")
        assert (shown[-1]["title"], shown[-1]["body"]) == ("A table waits", body)
    assert {(notice["tag"], notice["data"]) for notice in shown} == {("turn", "./#/table/t1")}
    assert wrong == []


def test_whoever_has_an_iphone_is_told_of_the_home_screen(chromium: Browser, address: str) -> None:
    """There a page in a tab is offered no notices at all, so the hint stands without the button."""
    context = chromium.new_context(
        viewport={"width": 390, "height": 844},
        user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
    )
    page, wrong = watched(context)
    page.add_init_script("delete window.PushManager")
    page.goto(f"{address}#/new/patriot")
    page.locator("[data-when=days]").check(force=True)
    expect(page.locator("[data-home-screen]")).to_contain_text("Home Screen")
    assert page.locator("[data-push]").count() == 0
    context.close()
    assert wrong == []


ASKED = """window.asked = 0;
Notification.requestPermission = async () => { window.asked += 1; return "denied"; };"""


def test_notices_are_asked_for_by_a_press_and_never_before(
    desk: BrowserContext, address: str
) -> None:
    """Whoever says no is told that nothing will come, and is not asked again."""
    page, wrong = watched(desk)
    page.add_init_script(ASKED)
    page.goto(f"{address}#/new/patriot")
    page.locator("[data-when=days]").check(force=True)
    press = page.locator("[data-push]")
    press.wait_for()
    assert page.evaluate("window.asked") == 0
    press.click()
    page.locator("[data-notices] [role=alert]").wait_for()
    assert page.evaluate("window.asked") == 1
    assert wrong == []
