"""What the table's shell owes those who come late, sleep, go away, listen, or keep a game."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, WebSocketRoute, expect

from tests.server.conftest import serving
from tests.web.conftest import watched
from tests.web.tables import answer, home, seq, table

pytestmark = pytest.mark.slow


def test_the_host_sets_the_chairs_and_a_latecomer_takes_a_bots(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    """M3, M6, S27: bots are added, changed and sent away; one of them is replaced in play."""
    page, wrong = watched(desk)
    home(page, address)
    body = {"game": "tic_tac_toe", "chairs": [{"host": True}, {}], "settings": {"pace": 0}}
    made = desk.request.post(f"{address}api/tables", data={**body, "name": "Ada"}).json()
    page.goto(f"{address}#/table/{made['table']}")
    chair = page.locator("main ol li").nth(1)
    bots = page.get_by_label("Bots")
    bots.select_option("recruit")
    for word in ("Recruit", "free"):
        chair.get_by_role("button").click()
        expect(chair).to_contain_text(word)
    bots.select_option("agitator")
    chair.get_by_role("button").click()
    expect(chair).to_contain_text("Agitator")
    expect(page.locator("dl")).to_contain_text("no clock")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt.act")
    answer(page)

    late, _ = watched(phone)
    late.goto(f"{address}join/{made['invite']}")
    late.locator("form input").fill("Ben")
    late.locator("form button").tap()
    page.get_by_role("button", name="Agree").click()  # whoever sits here shows a bot's hand
    late.wait_for_selector(".table")
    expect(late.locator(".seats li.mine [data-seat='1']")).to_have_count(1)
    expect(page.locator(".seats li").nth(1).locator(".state")).not_to_contain_text("bot")
    assert wrong == []


def test_a_page_that_slept_is_live_as_soon_as_somebody_looks(
    desk: BrowserContext, address: str
) -> None:
    """M25: in the background the line is lost, and no timer runs; looking is enough."""
    page, _ = watched(desk)
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/live**", between)
    page.clock.install()
    table(page, address, "tic_tac_toe", 2)
    page.wait_for_selector(".prompt.act")
    look = """(seen) => {
      Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
      document.dispatchEvent(new Event("visibilitychange")); }"""
    page.evaluate(look, "hidden")
    page.clock.pause_at(page.evaluate("Date.now() + 300000"))
    lines[-1].close()
    page.wait_for_selector(".banner.lost")
    assert len(lines) == 1
    page.evaluate(look, "visible")
    page.wait_for_selector(".banner.lost", state="detached")
    assert len(lines) == 2
    answer(page)


def test_whoever_was_away_is_told_what_she_missed(desk: BrowserContext, address: str) -> None:
    """S4: at most eight lines, and a way to look at them again."""
    page, _ = watched(desk)
    made = table(page, address, "robotariat", 3)
    page.wait_for_selector(".prompt.act")
    for _ in range(4):
        page.locator(".tray [data-move], .tray [data-slot]").first.dispatch_event("click")
        page.wait_for_function(
            "() => document.documentElement.dataset.busy === 'false'"
            " && document.querySelector('.prompt.act')"
        )
    page.evaluate("key => localStorage.setItem(key, '0')", f"seen-{made}")
    page.reload()
    recap = page.locator(".recap")
    recap.wait_for()
    lines = recap.locator("li").all_inner_texts()
    assert 1 < len(lines) <= 8 and all(len(line) > 5 for line in lines)
    page.locator(".recap > button").nth(1).click()
    page.wait_for_selector(".stage.past")
    page.locator("button.live").click()
    page.wait_for_selector(".stage:not(.past)")
    assert recap.count() == 0


# What drives a browser counts as a gesture to it, so the page is told of real ones only.
LISTEN = """window.made = [];
window.touched = false;
addEventListener("pointerdown", () => (window.touched = true), true);
Object.defineProperty(navigator, "userActivation",
  { get: () => ({ hasBeenActive: window.touched }) });
window.AudioContext = class extends window.AudioContext {
  constructor() { super(); window.made.push(this); } };"""


def test_nothing_sounds_before_somebody_has_touched_the_page(
    desk: BrowserContext, address: str
) -> None:
    """S9: eight sounds, off at first; a table that calls stays silent until a gesture."""
    page, _ = watched(desk)
    page.add_init_script(LISTEN)
    page.goto(f"{address}#/settings")
    sounds = page.locator("section[aria-labelledby=sound] .sounds button")
    assert sounds.count() == 8 and sounds.first.is_disabled()
    page.get_by_label("Sounds").first.check()
    sounds.first.click()
    page.wait_for_function("() => window.made.length === 1 && window.made[0].state === 'running'")
    other, _ = watched(desk)  # the choice is kept
    other.add_init_script(LISTEN)
    chairs = [{"host": True}, {"bot": "heuristic"}]
    body = {"game": "tic_tac_toe", "chairs": chairs, "start": True, "settings": {"pace": 0}}
    made = desk.request.post(f"{address}api/tables", data=body).json()
    other.goto(f"{address}#/table/{made['table']}")
    other.wait_for_selector(".prompt.act")
    assert other.evaluate("window.made.length") == 0
    other.locator(".board [data-legal=true]").first.click()
    other.wait_for_function("() => window.made.length === 1")


def test_a_game_goes_out_as_a_file_and_comes_in_again(desk: BrowserContext, address: str) -> None:
    """S26."""
    page, wrong = watched(desk)
    made = table(page, address, "tic_tac_toe", 2)
    page.wait_for_selector(".prompt.act")
    while page.locator(".prompt.ended").count() == 0:
        answer(page)
    page.goto(f"{address}#/end/{made}")
    page.wait_for_selector("main[data-ready]")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    page.goto(address)
    page.locator("input[type=file]").first.set_input_files(saved.value.path())
    page.wait_for_url("**#/replay/record/**")
    page.wait_for_selector(".replay")
    key = page.url.partition("record/")[2].partition("?")[0]
    again = desk.request.get(f"{address}api/records/{key}").text()
    assert again == saved.value.path().read_text()
    assert wrong == []


def test_the_log_of_a_table_that_was_put_away_is_read_again(
    desk: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M18: a server that was started again has forgotten the lines; the game has not."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{7:0{2 * length}x}")  # a long game
    page, wrong = watched(desk)
    file = tmp_path / "tables.db"
    with serving(file) as port:
        made = table(page, f"http://127.0.0.1:{port}/", "robot_rise", 3)
        while seq(page) < 25 and not page.locator(".prompt.ended").count():
            answer(page)
        assert not page.locator(".prompt.ended").count()
        before = page.locator("#log li .line").all_inner_texts()
        page.goto("about:blank")
    with serving(file) as port:
        page.goto(f"http://127.0.0.1:{port}/#/table/{made}")
        page.locator(".earlier").click()
        page.wait_for_selector('#log li[data-at="1"]')
        assert page.locator("#log li .line").all_inner_texts() == before
        assert page.locator(".earlier").count() == 0
    assert wrong == []
