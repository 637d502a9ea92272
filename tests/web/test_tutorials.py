"""Somebody learns a game by playing it."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import watched
from tests.web.tables import lesson
from uprising.tutorials import lesson as lesson_of
from uprising.tutorials import lessons

pytestmark = pytest.mark.slow


def step(page: Page) -> int:
    return int(page.locator(".lesson").get_attribute("data-step") or 0)


def advised(page: Page, wants: tuple[str, ...]) -> None:
    """Press the advised move among the choices."""
    page.locator(".tray [data-move]").first.wait_for(state="attached")
    assert press(page, wants)


def press(page: Page, wants: tuple[str, ...]) -> bool:
    """The advised move, at once or word by word."""
    for want in wants:
        if press_move(page, want):
            return True
        for word in want.split():
            slot = page.locator(f'.tray [data-slot="{word}"]')
            if slot.count():
                slot.first.dispatch_event("click")
                if press_move(page, want):
                    return True
    return False


def press_move(page: Page, want: str) -> bool:
    texts = [str(m.get_attribute("data-move")) for m in page.locator(".tray [data-move]").all()]
    found = [text for text in texts if fnmatchcase(text, want)]
    if found:
        page.locator(f'.tray [data-move="{found[0]}"]').dispatch_event("click")
    return bool(found)


def test_the_landing_page_leads_to_every_lesson(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(address)
    page.locator('a[href="#/learn/patriot"]').first.wait_for()
    assert page.locator('a[href^="#/learn/"]').count() >= 6


def test_a_browser_walks_a_lesson_from_its_first_step_to_its_last(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/learn/fully_automated_union")
    page.wait_for_selector(".lesson")
    steps = lesson_of("fully_automated_union").steps
    for number, each in enumerate(steps):
        page.wait_for_selector(f'.lesson[data-step="{number}"]')
        page.wait_for_selector(".prompt.act")
        assert f"{number + 1}" in page.locator(".lesson h2").inner_text()
        advised(page, each.wants)
    page.wait_for_selector(f'.lesson[data-step="{len(steps)}"]')
    assert page.locator(".lesson a.button").count() == 2
    assert wrong == []


def findings(page: Page) -> list[str]:
    """What axe finds, and where."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']} {node['target']}" for each in found for node in each["nodes"]]


TOUCHES = """() => {
  const tail = document.querySelector(".tail")?.getBoundingClientRect();
  const spot = document.querySelector(".spot")?.getBoundingClientRect();
  const words = document.querySelector(".lesson").getBoundingClientRect();
  const whole = words.left >= 0 && words.top >= 0 && words.right <= innerWidth + 1
    && words.bottom <= innerHeight + 1;
  if (!tail) return whole ? "" : "the words are not on the screen";
  const apart = (a, b, by) => a.left > b.right + by || b.left > a.right + by
    || a.top > b.bottom + by || b.top > a.bottom + by;
  if (apart(tail, spot, 6)) return "the tail does not touch the piece";
  if (!whole) return "the words are not on the screen";
  return apart(words, spot, -12) ? "" : "the words lie over the piece";
}"""


def test_the_tail_of_the_bubble_touches_what_it_speaks_of(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    """T16: the rest is dimmed, nothing is covered, and a wrong answer gets a sentence or two."""
    for context in (desk, phone):
        page, wrong = watched(context)
        lesson(page, address, "robot_rise")
        page.wait_for_selector(".prompt.act")
        page.wait_for_selector(".tail")
        assert page.evaluate(TOUCHES) == ""
        assert [each for each in findings(page) if ".lesson" in each] == []
        page.locator('.tray [data-move="identity"]').dispatch_event("click")
        no = page.locator(".refused strong")
        no.wait_for()
        assert 10 < len(no.inner_text()) < 160 and "*" not in no.inner_text()
        page.close()
        assert wrong == []


APART = """() => {
  const [no, said] = [".refused", ".lesson"].map(
    (which) => document.querySelector(which).getBoundingClientRect());
  return no.bottom <= said.top || no.top >= said.bottom;
}"""


@pytest.mark.parametrize("game", ["robotariat", "fully_automated_union", "robot_rise"])
def test_a_wrong_answer_does_not_cover_what_the_lesson_says(
    phone: BrowserContext, address: str, game: str
) -> None:
    """T16."""
    page, wrong = watched(phone)
    lesson(page, address, game)
    page.wait_for_selector(".prompt.act")
    page.wait_for_selector(".tail")
    wants = lesson_of(game).steps[0].wants
    right = {part for want in wants for part in (want, *want.split())}
    for choice in page.locator(".tray [data-move], .tray [data-slot]").all():
        says = choice.get_attribute("data-move") or choice.get_attribute("data-slot")
        if says not in right:
            choice.dispatch_event("click")
            break
    page.locator(".refused strong").wait_for()
    page.wait_for_function(APART)
    assert wrong == []


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", sorted(lessons()))
def test_every_lesson_is_played_to_its_end_in_both_languages(
    desk: BrowserContext, address: str, game: str, lang: str
) -> None:
    """T16: at every step the bubble is whole, touches its piece where that is in sight, and the
    end leads to a real game."""
    page, wrong = watched(desk)
    page.goto(address)
    page.evaluate("lang => localStorage.setItem('lang', lang)", lang)
    lesson(page, address, game)
    steps = lesson_of(game).steps
    touched = 0
    while (number := step(page)) < len(steps):
        page.wait_for_selector(".prompt.act, .prompt.ended")
        found = page.evaluate(TOUCHES)
        assert found == "", (number, found)
        touched += page.locator(".tail").count()
        if not press(page, steps[number].wants):
            page.locator(".tray [data-move], .tray [data-slot]").first.dispatch_event("click")
        page.wait_for_timeout(400)
    page.wait_for_selector(f'.lesson[data-step="{len(steps)}"]')
    assert touched >= len(steps) // 2
    assert page.locator(".lesson a.button").first.get_attribute("href") == f"#/new/{game}"
    assert wrong == []


def test_another_legal_move_waits_an_illegal_one_says_why_and_the_pointer_points(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    lesson(page, address, "robot_rise")
    page.wait_for_selector(".prompt.act")
    page.locator('.tray [data-move="identity"]').dispatch_event("click")
    page.wait_for_selector(".refused")
    assert page.locator(".refused .rule").get_attribute("data-rule") == "RISE-TURN-2"
    page.locator('.stage [data-word="emp"]').click(force=True)
    page.wait_for_function("() => document.querySelector('.refused strong')?.innerText.length > 0")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector('.stage [data-word="freeze-ray"].glow')
    page.locator('.tray [data-move="play freeze-ray > @2"]').dispatch_event("click")
    page.wait_for_selector('.lesson[data-step="1"]')
    assert wrong == []
