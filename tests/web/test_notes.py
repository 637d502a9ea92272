"""What the table tells beside its board: notes, refusals, the end, the time left."""

from __future__ import annotations

import secrets

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import watched
from tests.web.fitting import SIZES
from tests.web.tables import answer, table
from tests.web.test_landing import RULE_SETS

pytestmark = pytest.mark.slow

# with luck and seats that bring the end soon to somebody who takes the first choice
SHORT = {
    "robotariat": 3,
    "evil_robots": 4,
    "robot_rise": 2,
    "fully_automated_union": 4,
    "fully_automated_bosses": 5,
    "patriot": 1,
}


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table here is dealt alike."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{7:0{2 * length}x}")


COVERED = """() => {
  const note = document.querySelector("[data-toast]");
  if (!note || getComputedStyle(note).visibility === "hidden") return [];
  const a = note.getBoundingClientRect();
  const inside = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
  const all = [...document.querySelectorAll(
    ".stage [data-legal=true], .prompt, .phases, .tray:not(.folded) button, .side .tabs")];
  return [...(inside ? [] : ["out of sight"]), ...all.filter((each) => {
    const b = each.getBoundingClientRect();
    return b.width > 1 && a.left < b.right && b.left < a.right && a.top < b.bottom
      && b.top < a.bottom;
  }).map((each) => each.outerHTML.slice(0, 80))];
}"""


def settle(page: Page) -> None:
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("game", ["robot_rise", "fully_automated_bosses"])
def test_a_note_never_covers_a_choice_or_the_phases(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T12: also where the phase strip is long, at every size."""
    page, _ = watched(desk)
    table(page, address, game, 5)
    page.wait_for_selector(".prompt.act")
    shown = 0
    for _ in range(14):
        if page.locator("[data-toast]").count():
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                settle(page)
                assert page.evaluate(COVERED) == [], (width, height)
                shown += page.locator("[data-toast]:not(.nowhere)").count()
            page.set_viewport_size({"width": 1440, "height": 900})
        if page.locator(".prompt.ended").count():
            break
        answer(page)
    assert shown > 0


def test_a_press_on_what_cannot_be_is_answered_beside_it(
    desk: BrowserContext, address: str
) -> None:
    """T10: one sentence, at the thing that was pressed, and about that thing."""
    page, _ = watched(desk)
    table(page, address, "robotariat", 3, options={"characters": "random"})
    page.wait_for_selector(".prompt.act")
    far = ".stage [data-legal=false][data-word=scrap-yard]"
    while page.locator('.stage [data-legal=true][data-word="masses"], ' + far).count() == 0:
        answer(page)
    thing = page.locator(far).first
    thing.click(force=True)
    refused = page.locator(".refused strong")
    refused.wait_for()
    assert refused.inner_text().count(".") == 1
    at, there = page.locator(".refused").bounding_box(), thing.bounding_box()
    assert at is not None and there is not None
    assert abs(at["y"] - there["y"]) < there["height"] + at["height"] + 20


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_end_says_by_what_numbers_and_who_met_what(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T22: a verdict with its figures, and every role with met or not met."""
    page, wrong = watched(desk)
    options = {"campaign": "petr"} if game == "patriot" else {}
    table(page, address, game, SHORT[game], options=options)
    page.wait_for_selector(".prompt.act")
    for _ in range(400):
        if page.locator(".prompt.ended").count():
            break
        answer(page)
    finale = page.locator("[data-finale]")
    finale.wait_for()
    verdict = page.locator("[data-finale] [data-verdict]").inner_text()
    assert any(letter.isdigit() for letter in verdict), verdict
    marks = page.locator("[data-finale] [data-met]")
    assert marks.count() == page.locator("[data-finale] li").count() == SHORT[game]
    text = finale.inner_text()
    assert "finale-" not in text and "undefined" not in text and "{" not in text
    assert finale.get_attribute("data-finale") in ("won", "lost")
    assert wrong == []


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_goal_says_what_wins_and_what_loses(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T11: whole sentences with their numbers, and Esc closes it."""
    page, wrong = watched(desk)
    table(page, address, game, SHORT[game])
    page.wait_for_selector(".prompt.act")
    page.locator(".phases summary").click()
    lines = page.locator(".phases [data-goal]")
    lines.first.wait_for()
    for text in lines.all_inner_texts():
        assert len(text) > 12 and "{" not in text and "undefined" not in text
    page.keyboard.press("Escape")
    lines.first.wait_for(state="hidden")
    assert wrong == []


def test_in_secret_mode_the_goal_is_my_own(desk: BrowserContext, address: str) -> None:
    """T11: my objective and what loses it for all, not what the others want."""
    page, _ = watched(desk)
    table(page, address, "robotariat", 3, options={"mode": "secret", "characters": "random"})
    page.wait_for_selector(".prompt.act")
    mine = page.locator("[data-objective]").inner_text()
    page.locator(".phases summary").click()
    goal = page.locator(".phases [data-goal]")
    assert goal.first.inner_text() in mine
    assert goal.first.get_attribute("data-secret") == "true"
    assert "Reputation" in goal.last.inner_text()


THEMES = ("light", "dark")
WIDTHS = ((1440, 900), (390, 844))


@pytest.mark.parametrize("game", RULE_SETS)
def test_axe_finds_nothing_in_a_replay_or_an_ending(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T27: at no level, with everybody's hands in sight, in both themes, at two widths."""
    page, _ = watched(desk)
    for place, ready in (
        (f"#/replay/sample/{game}-1?at=30&seat=all", ".replay[data-seq]"),
        (f"#/end/sample/{game}-1", "main[data-ready]"),
    ):
        page.goto(address + place)
        page.wait_for_selector(ready)
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                found = Axe().run(page, options={"resultTypes": ["violations"]})
                wrong = [(v["id"], v["nodes"][0]["target"]) for v in found.response["violations"]]
                assert wrong == [], (place, width, theme)
