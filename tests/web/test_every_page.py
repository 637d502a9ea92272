"""axe, at every level and without exception, on every page there is and on what slides over it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.server.guest import Guest
from tests.web.conftest import opened, watched
from tests.web.tables import lesson, table

pytestmark = pytest.mark.slow
Way = Callable[[Page, str], None]


def found(page: Page) -> list[str]:
    told = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['target']}" for each in told]


def place(hash: str, ready: str) -> Way:
    def go(page: Page, address: str) -> None:
        page.goto("about:blank")
        page.goto(f"{address}#/{hash}")
        page.locator(ready).first.wait_for()

    return go


def invited(page: Page, address: str) -> None:
    host = Guest(int(address.rstrip("/").rpartition(":")[2]))
    body = {"game": "patriot", "chairs": [{"host": True}, {}], "name": "Ada"}
    made = host.call("api/tables", body, 201)
    page.goto(f"{address}join/{made['invite']}")
    page.locator("main form").wait_for()


def listed(page: Page, address: str) -> None:
    host = Guest(int(address.rstrip("/").rpartition(":")[2]))
    chairs, settings = [{"host": True}, {}, {}], {"listed": True}
    body = {"game": "evil_robots", "chairs": chairs, "name": "Ada", "settings": settings}
    host.call("api/tables", body, 201)
    place("open", "a.go")(page, address)


def over_days(page: Page, address: str) -> None:
    place("new/patriot", "form")(page, address)
    page.locator("[data-when=days]").check(force=True)
    page.locator("[data-quiet=last], table td").last.wait_for()


def ledger(page: Page, address: str) -> None:
    """Of somebody who has played campaigns, with friends and alone."""
    played = [
        {"table": f"t{n}", "game": "patriot", "at": 1_790_000_000 - n, "seats": 2, "people": 1 + n,
         "won": won, "key": key, "options": {"campaign": "ask"}, "traits": {"campaign": campaign}}
        for n, (campaign, won, key) in enumerate(
            (("petr", True, "ending-won"), ("zam", False, "ending-threat"))
        )
    ]  # fmt: skip
    page.route("**/api/me/ledger", lambda route: route.fulfill(json={"played": played}))
    place("ledger", ".dossiers li.won")(page, address)
    page.unroute("**/api/me/ledger")


def solved(page: Page, address: str) -> None:
    place("puzzle", "[data-answer]")(page, address)
    page.locator("[data-answer]").first.click()
    page.locator("[data-solved]").wait_for()


def gathering(page: Page, address: str) -> None:
    place("new/leduc", "form .act")(page, address)
    page.locator("form .act").click()
    page.locator(".chairs li").first.wait_for()


def curtain(page: Page, address: str) -> None:
    table(page, address, "leduc", 2, chairs=[{"host": True}, {"host": True}])
    page.locator(".curtain button").wait_for()


def taught(page: Page, address: str) -> None:
    lesson(page, address, "robot_rise")
    page.locator(".prompt.act").wait_for()


def seated(page: Page, address: str) -> None:
    table(page, address, "evil_robots", 3)
    page.locator(".prompt.act").wait_for()


def menu(way: str, ready: str) -> Way:
    """At the table that is open: something from its menu."""

    def go(page: Page, _: str) -> None:
        page.keyboard.press("Escape")
        page.locator("header button[aria-haspopup]").click()
        if way:
            page.locator(way).click()
        page.locator(ready).first.wait_for()

    return go


def over(hash: str, ready: str) -> Way:
    def go(page: Page, _: str) -> None:
        page.keyboard.press("Escape")
        page.evaluate("place => { location.hash = `#/${place}`; }", hash)
        page.locator(f"dialog.drawer {ready}").first.wait_for()

    return go


def beside(tab: str) -> Way:
    def go(page: Page, _: str) -> None:
        page.keyboard.press("Escape")
        if page.locator(f"#side-{tab}").count() == 0:
            page.locator(f"#tab-{tab}").click()
        page.locator(f"#side-{tab}").wait_for()

    return go


def typing(page: Page, _: str) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("#prompt").focus()
    page.keyboard.press("t")
    page.locator("#typed").wait_for()


PAGES: dict[str, Way] = {
    "the first page": place("", ".games li"),
    "which game": place("new/", "main ul"),
    "setting a table": place("new/fully_automated_bosses", "form"),
    "setting a table over days": over_days,
    "an invitation": invited,
    "a dead invitation": place("join/none", ".dead"),
    "the lobby": gathering,
    "open tables": listed,
    "my games": place("games", "main h1"),
    "what I have played": place("ledger", "main h1"),
    "campaigns I have played": ledger,
    "the puzzle": place("puzzle", "[data-answer]"),
    "the puzzle, answered": solved,
    "a replay": place("replay/sample/leduc-1?at=2&seat=all", ".replay[data-seq]"),
    "a replay with all hands": place("replay/sample/robot_rise-1?at=20&seat=all", ".dock"),
    "an ending": place("end/sample/leduc-1", "main[data-ready]"),
    "the rules": place("rules/patriot", "article"),
    "a clause": place("rules/patriot/PAT-GOAL-1", "article.here"),
    "settings": place("settings", "section"),
    "luck": place("fair/none", "main h1"),
    "about": place("about", "main h1"),
    "a link for a device": place("device/none", "main h1"),
    "a phone as a hand": place("hand/none", "main h1"),
    "the curtain": curtain,
    "a lesson": taught,
    "a table": seated,
    "its menu": menu("", ".menu .sheet"),
    "an invitation from it": menu("[data-way=invite]", "dialog"),
    "a hint": menu("[data-way=hint]", "[data-hint]"),
    "leaving it": menu("[data-way=leave]", "[data-fate]"),
    "ending it": menu("[data-way=end]", "dialog .act"),
    "its log with a newspaper": menu("[data-way=paper]", ".paper"),
    "its deals": beside("deals"),
    "its talk": beside("chat"),
    "its rules": beside("rules"),
    "my notes": beside("notes"),
    "rules over it": over("rules/evil_robots", "article"),
    "settings over it": over("settings", "section"),
    "statistics over it": over("ledger", "h1"),
    "luck over it": over("fair", "h1"),
    "it in words": typing,
}


@pytest.mark.parametrize(
    ("width", "lang", "theme"),
    [
        (1440, "en-GB", "light"),
        (390, "it-IT", "dark"),
        pytest.param(1440, "it-IT", "dark", marks=pytest.mark.soak),
        pytest.param(390, "en-GB", "light", marks=pytest.mark.soak),
        pytest.param(320, "en-GB", "light", marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing_on_any_page(
    chromium: Browser, address: str, width: int, lang: str, theme: str
) -> None:
    context = opened(chromium, width, 900 if width > 900 else 844, lang, touch=False)
    kept = json.dumps({"theme": theme})
    context.add_init_script(f"localStorage.setItem('settings', '{kept}')")
    page, _ = watched(context)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    wrong: dict[str, list[str]] = {}
    for name, way in PAGES.items():
        way(page, address)
        sideways = page.evaluate("document.documentElement.scrollWidth") > width
        if told := [*found(page), *(["it scrolls sideways"] if sideways else [])]:
            wrong[name] = told
    context.close()
    assert wrong == {}
