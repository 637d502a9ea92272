"""What everybody expects of a table: one prompt, a log, the past, lost lines, two windows, keys."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import watched
from tests.web.tables import answer, beyond, home, keeping_frames, lesson, seq, table, view

pytestmark = pytest.mark.slow


def move(page: Page, text: str = "") -> None:
    """Press a choice (the first, or the named one) and wait for the next frame."""
    number = seq(page)
    wanted = f'.tray [data-move="{text}"]' if text else ".tray [data-move]"
    page.locator(wanted).first.dispatch_event("click")  # the list may be folded
    beyond(page, number)


def asked(page: Page) -> None:
    page.wait_for_selector(".prompt.act, .prompt.ended")


def test_the_prompt_is_a_full_sentence_in_every_state(desk: BrowserContext, address: str) -> None:
    """M8, M9, M16, M17, M38: prompt, phases, figures, live regions."""
    page, wrong = watched(desk)
    page.add_init_script("""
      window.prompts = new Set();
      setInterval(() => { const p = document.querySelector('.prompt .sentence');
        if (p) window.prompts.add(p.innerText.trim()); }, 5);""")
    table(page, address, "fully_automated_union", 3)
    for _ in range(4):
        asked(page)
        move(page)
    asked(page)
    prompts = page.evaluate("[...window.prompts]")
    assert len(prompts) > 1
    for said in prompts:
        assert re.search(r"[.?!:”]", said), said
        assert "{" not in said and "ask-" not in said
    assert page.locator(".phases li.now").inner_text() != ""
    assert page.locator(".seats [data-fact=coins]").count() == 3
    assert page.locator("h1").count() == 1
    assert page.locator("[data-called]").inner_text() != ""
    assert page.locator("[data-said]").inner_text() != ""
    assert wrong == []


def test_public_figures_are_those_of_the_view(desk: BrowserContext, address: str) -> None:
    """M17: everybody's coins and robots stand in the rail of seats, after every decision."""
    page, _ = watched(desk)
    keeping_frames(page)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 0 }))")
    table(page, address, "fully_automated_union", 3)
    for _ in range(4):
        asked(page)
        for fact in ("coins", "robots"):
            shown = page.locator(f".seats [data-fact={fact}]").all_inner_texts()
            told = page.evaluate(f"window.lastFrame.view.workers.map(each => each.{fact})")
            numbers = [int("".join(filter(str.isdecimal, text)) or 0) for text in shown]
            assert numbers == [each if isinstance(each, int) else len(each) for each in told]
        move(page)


def test_where_answers_are_hidden_nobody_is_named(desk: BrowserContext, address: str) -> None:
    """M9, M30: a spectator of a sealed question with hidden progress reads no name."""
    page, _ = watched(desk)
    chairs = [{"host": True}, {"host": True}, {"host": True}]
    made = table(page, address, "evil_robots", 3, chairs=chairs)
    other = desk.browser.new_context()  # type: ignore[union-attr]
    looker = other.new_page()
    looker.goto(f"{address}#/table/{made}")
    looker.wait_for_selector(".prompt.wait")
    assert looker.locator(".prompt .sentence").inner_text() == "Waiting for the sealed answers."
    assert len(set(looker.locator(".seats .state").all_inner_texts()) - {""}) <= 2
    other.close()


def test_undo_and_reset_go_back_to_the_same_view(desk: BrowserContext, address: str) -> None:
    """M13: until the barrier, and the barrier is announced."""
    page, _ = watched(desk)
    keeping_frames(page)
    lesson(page, address, "robotariat")
    asked(page)
    before, number = view(page), seq(page)
    told = page.locator("#log .line").all_inner_texts()
    move(page, "move poster")
    page.locator("[data-undo]").click()
    beyond(page, number + 1)
    assert view(page) == before
    assert page.locator("#log .line").all_inner_texts() == told  # T4: it has not happened
    move(page, "move poster")
    move(page, "activate")
    page.locator("[data-reset]").click()
    beyond(page, number + 5)
    assert view(page) == before
    for text in ("move poster", "activate", "place upgrade", "end"):
        page.wait_for_selector(f'.tray [data-move="{text}"]')
        move(page, text)
    asked(page)
    assert page.locator("[data-undo]").count() == 0


def test_a_touch_on_the_board_asks_once_more(phone: BrowserContext, address: str) -> None:
    """M14: on a phone a move put together on the board is sent by a second, labelled press."""
    page, _ = watched(phone)
    table(page, address, "tic_tac_toe", 2)
    asked(page)
    number = seq(page)
    page.locator("button[data-legal=true]").first.tap()
    confirm = page.locator("[data-confirm]")
    confirm.wait_for()
    assert seq(page) == number
    confirm.tap()
    beyond(page, number)
    asked(page)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ confirm: 'never' }))")
    page.reload()
    asked(page)
    number = seq(page)
    page.locator("button[data-legal=true]").first.tap()  # whoever does not want it is not asked
    beyond(page, number)


def test_what_cannot_be_done_says_why_without_being_pressed(
    desk: BrowserContext, address: str
) -> None:
    """M10, M11, M12, M20: dimmed things give their reason on focus; names open one panel."""
    page, _ = watched(desk)
    lesson(page, address, "robot_rise")
    asked(page)
    legal = page.locator('.stage [data-word="freeze-ray"]')
    assert legal.get_attribute("data-legal") == "true"
    assert legal.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    assert legal.evaluate("e => getComputedStyle(e, '::after').content") != "none"
    page.locator('.stage [data-word="emp"]').hover(force=True)
    page.wait_for_selector(".info .no")
    rule = page.locator(".info .no .rule").get_attribute("data-rule")
    assert rule is not None and rule.startswith("RISE-")
    move(page, "play freeze-ray > @2")
    page.locator('.log [data-info="freeze-ray"]').first.click()
    panel = page.locator(".info.pinned")
    panel.wait_for()
    assert "Freeze Ray" in panel.inner_text()
    # T9: what is printed on it comes from the content document; the clause is a footnote
    expect(panel.locator("[data-printed=type]")).to_have_text(re.compile("Nuisance attack"))
    expect(panel.locator("[data-printed=count]")).to_be_visible()
    assert "*" not in panel.inner_text() and "Given" not in panel.inner_text()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.locator('.seats [data-info="@1"]').click()
    page.locator(".info textarea").fill("bluffs")
    page.locator(".info h3").click()
    page.keyboard.press("Escape")
    page.locator('.seats [data-info="@1"]').click()
    assert page.locator(".info textarea").input_value() == "bluffs"


def test_what_is_drawn_on_a_choice_is_pressed_with_it(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    """Also where it could be looked at by itself: a line of a contract, by mouse and by finger."""
    for context in (desk, phone):
        page, _ = watched(context)
        table(page, address, "fully_automated_union", 2)
        asked(page)
        number = seq(page)
        line = page.locator('[data-zone="contract"] [data-legal="true"] [data-info]').first
        if context is desk:
            line.click()
        else:
            line.tap()
            page.locator("[data-confirm]").tap()
        beyond(page, number)


def test_the_log_leads_back_and_live_leads_on(desk: BrowserContext, address: str) -> None:
    """M18, M19: one line an event, a line lights its pieces, a click shows the moment."""
    page, _ = watched(desk)
    told: dict[int, int] = {}  # how many events each frame told of

    def hear(text: str) -> None:
        frame = json.loads(text)
        if frame["type"] == "frame":
            for entry in {json.dumps(e): e for e in frame["log"]}.values():
                told[entry["seq"]] = sum(e["seq"] == entry["seq"] for e in frame["log"])

    page.on("websocket", lambda s: s.on("framereceived", lambda data: hear(str(data))))
    lesson(page, address, "robot_rise")
    asked(page)
    move(page, "play freeze-ray > @2")
    asked(page)
    lines = page.locator(".log li .line")
    expect(lines).to_have_count(sum(told.values()))
    assert not re.search(r"\b(you|your)\b", " ".join(lines.all_inner_texts()), re.IGNORECASE)
    page.locator('.log li:has([data-info="@1"])').first.hover()
    page.wait_for_selector('.stage [data-word="@1"].glow')
    now = page.locator(".stage").inner_text()
    page.locator(".log .jump").first.click()
    page.wait_for_selector(".stage.past")
    assert page.locator(".tray [data-move]").count() == 0
    # T13: in the past nobody is waited for, and nothing can be taken back
    assert page.locator(".prompt.then").count() == 1
    assert page.locator("[data-undo], .stage [data-legal=true]").count() == 0
    assert set(page.locator(".seats .state").all_inner_texts()) <= {"", "bot"}
    page.locator("button.live").click()
    page.wait_for_selector(".stage:not(.past)")
    expect(page.locator(".stage")).to_have_text(now, use_inner_text=True)
    page.keyboard.press("[")
    page.wait_for_selector(".stage.past")


def test_rules_open_at_the_clause_and_keys_are_documented(
    desk: BrowserContext, address: str
) -> None:
    """M21, M37: R, G, ?, digits and arrows; Tab keeps its meaning."""
    page, _ = watched(desk)
    table(page, address, "leduc", 2)
    asked(page)
    page.keyboard.press("r")
    page.wait_for_selector("p.here")
    assert page.locator("p.here").get_attribute("id") == f"clause-{rule(page)}"
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert page.locator("dialog kbd").count() >= 12
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.id") == "prompt"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") != "prompt"
    number = seq(page)
    page.keyboard.press("1")
    beyond(page, number)


def rule(page: Page) -> str:
    return str(page.locator(".prompt .rule").first.get_attribute("data-rule"))


def test_secrets_can_be_hidden_and_looked_at(desk: BrowserContext, address: str) -> None:
    """M22, and the notebook: only what my own view shows is filled in (W4)."""
    page, _ = watched(desk)
    lesson(page, address, "robot_rise")
    asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hide my secrets").click()
    shown = "e => getComputedStyle(e.firstElementChild).visibility"
    assert page.locator(".dock [data-secret]").first.evaluate(shown) == "hidden"
    page.keyboard.down("h")
    expect(page.locator(".table.veiled")).to_have_count(0)
    page.keyboard.up("h")
    page.wait_for_selector(".table.veiled")
    page.keyboard.press("n")
    page.wait_for_selector("[data-fact='0-magda-lodestone']")
    assert page.locator("[data-fact='0-magda-lodestone']").inner_text() == "✓"
    assert page.locator("[data-fact^='1-']").all_inner_texts() == ["✗"]  # mine is nobody else's


def test_a_lost_line_is_said_and_nothing_is_done_twice(desk: BrowserContext, address: str) -> None:
    """M23, M24: offline in the middle, a move meanwhile, then once more online; reload is equal."""
    page, _ = watched(desk)
    keeping_frames(page)
    table(page, address, "tic_tac_toe", 2)
    asked(page)
    number = seq(page)
    desk.set_offline(True)
    page.wait_for_selector(".banner.lost")
    page.locator(".tray [data-move]").first.dispatch_event("click")
    desk.set_offline(False)
    beyond(page, number)
    expect(page.locator(".banner.lost")).to_have_count(0)
    asked(page)
    assert seq(page) == number + 2  # mine once, the bot's once
    before = view(page)
    page.reload()
    asked(page)
    assert view(page) == before


@pytest.mark.parametrize("states", [3, pytest.param(20, marks=pytest.mark.soak)])
def test_a_reload_at_any_moment_shows_the_same_view(
    desk: BrowserContext, address: str, states: int
) -> None:
    """M23: whatever the state, what was on the screen is on it again."""
    page, _ = watched(desk)
    keeping_frames(page)
    table(page, address, "robot_rise", 3)
    for _ in range(states):
        asked(page)
        if page.locator(".prompt.ended").count():
            table(page, address, "robot_rise", 3)
            asked(page)
        before = view(page)
        page.reload()
        asked(page)
        assert view(page) == before
        answer(page)


def test_a_second_window_has_to_say_so(desk: BrowserContext, address: str) -> None:
    """M26: the second asks, the first looks on and can come back."""
    page, _ = watched(desk)
    made = table(page, address, "leduc", 2)
    asked(page)
    second = desk.new_page()
    second.goto(f"{address}#/table/{made}")
    second.wait_for_selector(".elsewhere")
    second.get_by_role("button", name="Play here").click()
    second.wait_for_selector(".prompt.act")
    page.wait_for_selector(".banner")
    assert page.locator(".tray [data-move]").count() == 0
    page.get_by_role("button", name="Play here").click()
    page.wait_for_selector(".prompt.act")


def test_a_second_window_takes_its_turn_when_the_first_is_closed(
    desk: BrowserContext, address: str
) -> None:
    """M26: as after a reload that was slow to let go; nobody has to say so."""
    page, _ = watched(desk)
    made = table(page, address, "leduc", 2)
    asked(page)
    second = desk.new_page()
    second.goto(f"{address}#/table/{made}")
    second.wait_for_selector(".elsewhere")
    page.close()
    second.wait_for_selector(".prompt.act")
    assert second.locator(".tray [data-move]").count()


def test_clocks_and_absence_are_seen(desk: BrowserContext, address: str) -> None:
    """M27, M28: a number that counts down, a bot that plays on, a seat taken back."""
    page, _ = watched(desk)
    more = {"clock": "decision", "seconds": 50}
    table(page, address, "tic_tac_toe", 2, settings=more)
    asked(page)
    first = page.locator(".clock").first.inner_text()
    assert re.fullmatch(r"0:(4\d|50)", first)
    page.wait_for_function("t => document.querySelector('.clock').innerText !== t", arg=first)


def test_one_device_for_two_hides_everything_between(desk: BrowserContext, address: str) -> None:
    """M7, M22: while the curtain hangs nothing secret is in the document."""
    page, _ = watched(desk)
    table(page, address, "leduc", 2, chairs=[{"host": True}, {"host": True}])
    page.wait_for_selector(".curtain")
    assert page.locator(".stage, .tray, .text").count() == 0
    page.locator(".curtain button").click()
    page.wait_for_selector(".table.veiled")


def test_one_device_for_two_is_passed_on_after_an_answer_nobody_sees(
    desk: BrowserContext, address: str
) -> None:
    """M22: a silent vote is given by one and then by the other, and opened when both are in."""
    page, _ = watched(desk)
    table(page, address, "fully_automated_union", 2, chairs=[{"host": True}, {"host": True}])
    voted = 0
    while voted < 2:
        page.wait_for_selector(".curtain button, .prompt.act")
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            page.wait_for_selector(".prompt.act")
        number = seq(page)
        votes = page.locator('.tray [data-move^="vote"]')
        if votes.count():
            votes.first.dispatch_event("click")
            voted += 1
            if voted == 1:
                page.wait_for_selector(".curtain")
        else:
            page.locator(".tray [data-move]").first.dispatch_event("click")
            beyond(page, number)
    beyond(page, number)


def test_the_language_changes_in_the_middle_also_for_reasons(
    desk: BrowserContext, address: str
) -> None:
    """M45: prompt, log, panel and refusals are all in the new language."""
    page, _ = watched(desk)
    table(page, address, "tic_tac_toe", 2)
    asked(page)
    move(page)
    asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="IT", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .sentence")).to_contain_text("segno")
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    page.locator(".grid button").first.click(force=True)
    page.wait_for_selector(".refused")
    assert "casella" in page.locator(".refused").inner_text()


def test_the_title_calls_and_a_toast_says_what_hit_me(desk: BrowserContext, address: str) -> None:
    """S5, S6."""
    page, _ = watched(desk)
    lesson(page, address, "robot_rise")
    asked(page)
    assert page.title().startswith("●")
    move(page, "play freeze-ray > @2")
    page.wait_for_selector(".toast")
    assert "Drone Swarm" in " ".join(page.locator(".toast").all_inner_texts())


def test_no_frame_tells_a_seat_what_it_may_not_know(desk: BrowserContext, address: str) -> None:
    """M30, M32: the raw frames of one browser hold only its own hidden cards."""
    page, _ = watched(desk)
    heard: list[str] = []
    page.on("websocket", lambda s: s.on("framereceived", lambda data: heard.append(str(data))))
    table(page, address, "leduc", 2)
    while page.locator(".prompt.ended").count() == 0:
        asked(page)
        if page.locator(".prompt.ended").count() == 0:
            move(page)
    for text in heard:
        frame = json.loads(text)
        if frame["type"] == "frame" and frame["ending"] is None:
            hands = [hand for key, hand in frame["view"].items() if key in ("hands", "hand")]
            assert "null" in json.dumps(hands) or len(hands) <= 1


def test_a_standing_order_answers_for_me(desk: BrowserContext, address: str) -> None:
    """S10: what I ordered beforehand is done without another press, and can be taken back."""
    page, _ = watched(desk)
    table(page, address, "leduc", 2)
    asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="From now on, answer").click()
    page.locator('.tray [data-move="call"]').dispatch_event("click")
    page.wait_for_selector(".prompt.ended")
    page.keyboard.press("n")
    page.locator("[data-order] button").click()
    expect(page.locator("[data-order]")).to_have_count(0)


def test_the_board_can_be_made_larger_and_stand_alone(desk: BrowserContext, address: str) -> None:
    """S12, S14."""
    page, _ = watched(desk)
    lesson(page, address, "robot_rise")
    asked(page)
    width = "e => e.getBoundingClientRect().width"
    card = page.locator(".stage [data-word=emp]")
    before = card.evaluate(width)
    page.keyboard.press("+")
    page.wait_for_function(
        "w => document.querySelector('.stage [data-word=emp]').getBoundingClientRect().width > w",
        arg=before,
    )
    page.keyboard.press("0")
    page.keyboard.press("z")
    expect(page.locator(".side")).to_be_hidden()
    expect(page.locator(".prompt")).to_be_visible()


def test_an_absent_player_is_replaced_and_comes_back(desk: BrowserContext, address: str) -> None:
    """M27: a grace that counts down, then a bot, then the seat taken back."""
    page, _ = watched(desk)
    body = {"game": "tic_tac_toe", "chairs": [{"host": True}, {}], "name": "Ada", "start": False}
    body["settings"] = {"pace": 0, "grace": 1}
    home(page, address)
    made = page.evaluate(
        """async (body) => (await fetch("api/tables",
        { method: "POST", body: JSON.stringify(body) })).json()""",
        body,
    )
    other = desk.browser.new_context()  # type: ignore[union-attr]
    ben = other.new_page()
    ben.goto(f"{address}#/join/{made['invite']}")
    ben.wait_for_load_state("networkidle")
    ben.locator("form button").click()
    page.goto(f"{address}#/table/{made['table']}")
    page.get_by_role("button", name="Start the game").click()
    ben.wait_for_selector(".table")
    ben.goto("about:blank")
    asked(page)
    move(page)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.seats .state')].some(e => /bot/.test(e.innerText))"
    )
    asked(page)  # the bot has played
    ben.goto(f"{address}#/table/{made['table']}")
    ben.locator(".banner button").click()
    ben.wait_for_selector(".banner", state="detached")
    other.close()
