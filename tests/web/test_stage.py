"""The stage: every choice once, whole and in sight, and what happened seen in its order."""

from __future__ import annotations

import json
import random
import re
import secrets

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

import uprising
from tests.web.conftest import watched
from tests.web.fitting import faults_at_all_sizes
from tests.web.tables import answer, beyond, keeping_frames, seq, table

pytestmark = pytest.mark.slow

# the boards built on the stage, with seats at which something happens soon
CARRIED = {
    "robot_rise": 3,
    "fully_automated_union": 3,
    "evil_robots": 4,
    "robotariat": 3,
    "fully_automated_bosses": 5,
    "patriot": 1,
}
SEATS = {game: uprising.game(game).seats for game in CARRIED}
SAMPLE = [(game, count) for game, seats in SEATS.items() for count in (seats[0], seats[-1])]
LONGEST = 600  # decisions of one person: every game is shorter
SWEEP = [(game, count) for game, seats in SEATS.items() for count in seats]


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table here is dealt alike."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{7:0{2 * length}x}")


def sitting(page: Page, address: str, game: str, seats: int) -> None:
    table(page, address, game, seats)
    page.wait_for_selector(".prompt.act")


def fits_now(page: Page) -> list[str]:
    """What does not fit at this question, at any size."""
    page.wait_for_selector("[data-opened]", state="detached")  # what opened makes way first
    said = page.locator(".prompt .sentence").inner_text()
    found = [f"{line} [{said[:40]}]" for line in faults_at_all_sizes(page)]
    page.set_viewport_size({"width": 1440, "height": 900})
    return found


def fits_for(page: Page, questions: int) -> list[str]:
    """What does not fit at any of the next questions, at any size."""
    found = []
    for _ in range(questions):
        found += fits_now(page)
        if page.locator(".prompt.ended").count():
            break
        answer(page)
    return found


@pytest.mark.parametrize(("game", "seats"), SAMPLE)
def test_a_table_fits_every_screen(
    desk: BrowserContext, address: str, game: str, seats: int
) -> None:
    """T5, T6, T14: at the first questions nothing scrolls, is clipped, covered or there twice."""
    page, wrong = watched(desk)
    sitting(page, address, game, seats)
    found = fits_for(page, 3)
    assert found == [], "\n".join(found)
    assert wrong == []


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), SWEEP)
def test_a_table_fits_every_screen_to_the_end(
    desk: BrowserContext, address: str, game: str, seats: int
) -> None:
    """With choices by lot: every kind of question when it first comes, then each tenth, the end."""
    page, wrong = watched(desk)
    keeping_frames(page)
    sitting(page, address, game, seats)
    lot = random.Random(seats)
    kinds: set[str] = set()
    found: list[str] = []
    for number in range(LONGEST):
        kind = page.evaluate("window.lastFrame.ask?.prompt ?? ''")
        if kind not in kinds or number % 10 == 0:
            kinds.add(kind)
            found += [f"{number} {kind} {line}" for line in fits_now(page)]
        if page.locator(".prompt.ended").count():
            break
        answer(page, lot.choice)
    assert page.locator(".prompt.ended").count(), kinds
    assert found == [], "\n".join(found)
    assert wrong == []


# Notes what the prompt bar tells and whatever else than place and opacity is moved.
WATCH = """window.told = []; window.moved = new Set();
const note = () => {
  const said = document.querySelector(".prompt.tell .sentence")?.innerText.trim();
  if (said && window.told.at(-1) !== said) window.told.push(said);
  for (const a of document.getAnimations())
    for (const frame of a.effect?.getKeyframes?.() ?? [])
      for (const name of Object.keys(frame)) window.moved.add(name);
  requestAnimationFrame(note);
};
requestAnimationFrame(note);"""
KEYFRAME = {"offset", "computedOffset", "easing", "composite", "transform", "opacity"}
# The drawing; in which order an element got its classes is no part of it.
DRAWN = """() => [...document.querySelectorAll(".board, .dock")].map((el) => {
  const copy = el.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[style='']")]) each.removeAttribute("style");
  for (const each of copy.querySelectorAll("[class]"))
    each.setAttribute("class", [...each.classList].sort().join(" "));
  return copy.innerHTML.replaceAll(/<!--.*?-->/g, "");
}).join("")"""


SETTLED = """(n) => { const { seq, heard } = document.documentElement.dataset;
  return seq !== n && seq === heard && !!document.querySelector(".prompt:is(.act, .ended)"); }"""


def moving(page: Page, speed: float) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(f"localStorage.setItem('settings', JSON.stringify({{speed: {speed}}}))")


@pytest.mark.parametrize("game", CARRIED)
def test_what_happens_is_told_beat_by_beat_and_moves(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T3: sentences in the order of the log, every arrival explained, only cheap motion."""
    page, wrong = watched(desk)
    moving(page, 4)
    page.add_init_script(WATCH)
    sitting(page, address, game, CARRIED[game])
    for _ in range(10):  # sealed questions tell little
        answer(page)
        if len(page.evaluate("window.told")) > 5:
            break
    told = page.evaluate("window.told")
    page.keyboard.press("l")
    log = " ".join(" ".join(page.locator("#log .line").all_inner_texts()).split())
    at = 0
    for said in told:
        at = log.find(" ".join(said.split()), at)
        assert at >= 0, said
    assert len(told) > 5
    assert page.evaluate("[...window.moved]") != []
    assert set(page.evaluate("[...window.moved]")) <= KEYFRAME
    assert page.evaluate("document.documentElement.dataset.unexplained ?? ''") == ""
    assert page.locator(".ghost").count() == 0
    assert wrong == []


CHOSEN = """([number, picked]) => document.documentElement.dataset.seq !== number
  || document.querySelector(".tray .path")?.dataset.picked === String(picked)"""


def choose(page: Page) -> None:
    """Press words of the list of choices until a move is made: the last word sends it."""
    number = page.evaluate("document.documentElement.dataset.seq")
    picked = 0
    while page.evaluate("document.documentElement.dataset.seq") == number:
        page.locator(".tray [data-move], .tray [data-slot]").first.dispatch_event("click")
        picked += 1
        page.wait_for_function(CHOSEN, arg=[number, picked])


@pytest.mark.parametrize("game", CARRIED)
def test_after_skips_the_page_is_as_if_drawn_anew(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T3: whatever was skipped, what is seen is the last view and nothing else."""
    page, _ = watched(desk)
    moving(page, 0.5)
    sitting(page, address, game, CARRIED[game])
    for _ in range(3):
        number = page.evaluate("document.documentElement.dataset.seq")
        choose(page)
        while not page.evaluate(SETTLED, number):
            for skip in page.locator("[data-skip]").all():
                skip.dispatch_event("click")
        page.wait_for_load_state("networkidle")  # what is played with has been read
        before = page.evaluate(DRAWN)
        page.reload()
        page.wait_for_selector(".prompt.act, .prompt.ended")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(DRAWN) == before


CHOICES = ".stage [data-legal=true], .prompt .offer, [data-choices]"


@pytest.mark.parametrize("game", CARRIED)
def test_the_first_choice_is_three_tabs_away(desk: BrowserContext, address: str, game: str) -> None:
    """T27: from the top of the page, and the list of all choices is one key away."""
    page, _ = watched(desk)
    sitting(page, address, game, CARRIED[game])
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", CHOICES):
            break
    assert page.evaluate("s => document.activeElement.matches(s)", CHOICES)
    page.keyboard.press("a")
    page.wait_for_selector(".tray:not(.folded)")
    assert page.evaluate("document.activeElement.closest('.tray') !== null")
    page.keyboard.press("Escape")
    page.wait_for_selector(".tray.folded")


NUMBERED = """() => [...document.querySelectorAll(".tray [data-number]")].map((each) =>
  [each.dataset.number, getComputedStyle(each, "::before").content.includes(each.dataset.number)])
"""


def test_a_choice_says_which_number_presses_it(desk: BrowserContext, address: str) -> None:
    """T27: in the list as beside the prompt, where no thing on the board stands for it."""
    page, wrong = watched(desk)
    sitting(page, address, "robotariat", 3)
    page.keyboard.press("a")
    page.wait_for_selector(".tray:not(.folded)")
    shown = page.evaluate(NUMBERED)
    count = page.locator(".tray :is([data-move], [data-slot])").count()
    assert shown == [[str(n + 1), True] for n in range(min(count, 9))]
    number = seq(page)
    page.keyboard.press("2")
    beyond(page, number)
    assert wrong == []


def test_an_effect_that_runs_lies_face_up_with_its_end(desk: BrowserContext, address: str) -> None:
    """T21: the event that governs a vote is read while one votes, and says until when."""
    page, _ = watched(desk)
    keeping_frames(page)
    sitting(page, address, "fully_automated_union", 4)
    seen = 0
    while not page.locator(".prompt.ended").count():
        running = page.evaluate("window.lastFrame.view.running")
        shown = page.locator(".board [data-until]")
        assert shown.count() == len(running)
        assert all(len(text) > 5 for text in shown.all_inner_texts())
        seen += len(running)
        answer(page)
    assert seen > 0


# Has every frame say that these effects run.
RUNNING = """window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "frame") Object.assign(message.view, %s);
      hear({ data: JSON.stringify(message) });
    };
  }
};"""
MARKED = {  # what runs, what lies on the shelf, and what it marks
    "robotariat": ({"set_red": "blue", "red": "blue", "cut": 1, "black": "blue", "sent": "h1"},
                   ["cut", "red", "sent"], ".die.red.held, .die.black.held, .npc.sent", 3),
    "fully_automated_bosses": ({"security": "@1", "mayor": "@2", "surcharged": "@0"},
                               ["security", "mayor", "surcharged"], ".badge, .sash", 3),
    "patriot": ({"launch_discount": 2, "project_bonus": 1},
                ["discount", "bonus"], ".tile[data-changed]", 2),
}  # fmt: skip


@pytest.mark.parametrize("game", MARKED)
def test_an_effect_that_runs_marks_what_it_changes(
    desk: BrowserContext, address: str, game: str
) -> None:
    """Point 7: on the shelf, on a desk and on a phone, and at the thing that works otherwise."""
    view, shelf, marks, least = MARKED[game]
    page, wrong = watched(desk)
    page.add_init_script(RUNNING % json.dumps(view))
    sitting(page, address, game, CARRIED[game])
    if game != "fully_automated_bosses":  # first the campaign, who I am, and who walks the streets
        answer(page)
        answer(page)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        running = page.locator("[data-running]")
        assert [each.get_attribute("data-running") for each in running.all()] == shelf
        assert all(each.is_visible() for each in running.all()), width
        assert page.locator(".board").locator(marks).count() >= least
    assert wrong == []


@pytest.mark.parametrize("game", CARRIED)
def test_a_question_fits_its_line_with_its_stake(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T8: whole on a desk and on a phone, without a code, and waiting is said of others."""
    page, _ = watched(desk)
    sitting(page, address, game, CARRIED[game])
    for _ in range(4):
        for width, height in ((1440, 900), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            told = page.locator(".prompt .sentence")
            assert told.evaluate("el => el.scrollHeight <= el.clientHeight + 1")
            assert not re.search(r"[A-Z]{2,}-[A-Z]+-\d", told.inner_text())
        if page.locator(".prompt.ended").count():
            break
        answer(page)


@pytest.mark.parametrize("game", CARRIED)
def test_whoever_plays_alone_gets_a_hint_on_the_board(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T23: a move with its reason, marked where it is made."""
    page, _ = watched(desk)
    sitting(page, address, game, CARRIED[game])
    page.locator("[data-ask-hint]").click()
    said = page.locator(".hint")
    said.wait_for()
    assert ":" in said.inner_text() and len(said.inner_text()) > 12


@pytest.mark.parametrize("game", CARRIED)
def test_nothing_is_shifted_when_a_question_opens(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T5: the cumulative shift of the layout over several questions."""
    page, _ = watched(desk)
    sitting(page, address, game, CARRIED[game])
    page.evaluate("""() => { window.shift = 0; window.shifted = [];
      new PerformanceObserver((list) => { for (const e of list.getEntries()) {
        window.shift += e.value;
        window.shifted.push(...e.sources.map((s) => s.node?.outerHTML?.slice(0, 90)));
      } }).observe({ type: "layout-shift" }); }""")
    for _ in range(4):
        answer(page)
    assert page.evaluate("window.shift") < 0.02, page.evaluate("window.shifted.join('\\n')")


def test_the_end_is_told_on_the_table(desk: BrowserContext, address: str) -> None:
    """T22: won or lost, and who everybody was."""
    page, _ = watched(desk)
    sitting(page, address, "robot_rise", 2)
    for _ in range(400):
        if page.locator(".prompt.ended").count():
            break
        answer(page)
    page.wait_for_selector("[data-finale]")
    kind = page.locator("[data-finale]").get_attribute("data-finale")
    assert kind in ("won", "lost") and page.locator(f".stage.{kind}").count() == 1
    assert page.locator("[data-finale] li").count() == 2
    assert page.locator("[data-finale] li.winner").count() == 1


@pytest.mark.parametrize("game", CARRIED)
def test_axe_finds_nothing_at_any_level(desk: BrowserContext, address: str, game: str) -> None:
    """T27: both themes, two widths."""
    page, _ = watched(desk)
    sitting(page, address, game, CARRIED[game])
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
            assert [(v["id"], v["nodes"][0]["target"]) for v in found] == [], (width, theme)
