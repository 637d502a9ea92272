"""Whole evenings: from the invitation to the rematch on two devices, and a game over days."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.conftest import serving
from tests.web.conftest import opened, watched
from tests.web.test_full_games import (
    AT_ONCE,
    GAMES,
    Finger,
    Hand,
    Keys,
    Mouse,
    MouseAndKeys,
    decide_in_a_tunnel,
    play_to_the_end,
    together,
    wait_for_news,
)

pytestmark = pytest.mark.slow
QUICK = ("robot_rise",)  # the others are played in the soak


def patiently(route: Route) -> None:
    """What silence would tell waits for everybody instead of some seconds; all else as chosen."""
    body = json.loads(route.request.post_data or "{}")
    if route.request.method == "POST":
        body["settings"] = {**body["settings"], "window": 0}
    route.continue_(post_data=json.dumps(body))


def set_table(page: Page, address: str, game: str, bots: int, options: dict[str, str]) -> str:
    """On the page, as a host does: chairs, a friend's by link, an option; the invitation."""
    page.route("**/api/tables", patiently)
    page.goto(f"{address}#/new/{game}")
    page.locator("main form").wait_for()
    count = page.locator("section").first.locator("select").first
    if count.is_enabled():
        count.select_option(str(2 + bots))
    chairs = page.locator("li select")
    for number in range(bots):
        chairs.nth(2 + number).select_option("heuristic")
    for value in options.values():
        page.locator("select", has=page.locator(f"option[value='{value}']")).select_option(value)
    page.locator("main form input").first.fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Invitation link").input_value()


@contextmanager
def people(chromium: Browser, kinds: list[type[Hand]], tastes: list[str]) -> Iterator[list[Hand]]:
    with ExitStack() as stack:
        found = []
        for kind in kinds:
            touch = kind is Finger
            width, height = (390, 844) if touch else (1440, 900)
            context = opened(chromium, width, height, "en-GB", touch=touch)
            context.add_init_script(AT_ONCE)
            stack.callback(context.close)
            found.append(kind(*watched(context), tastes))
        yield found


@pytest.mark.parametrize(
    "game",
    [game if game in QUICK else pytest.param(game, marks=pytest.mark.soak) for game in GAMES],
)
def test_two_people_on_two_devices_play_from_the_invitation_to_the_rematch(
    chromium: Browser, address: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One reloads once, the other loses the line once; for the rematch the seats are turned."""
    bots, luck, options, tastes = GAMES[game]
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{luck:0{2 * length}x}")
    one = MouseAndKeys if game == "patriot" else Mouse
    bots = bots + 1 if game != "patriot" else 0
    with people(chromium, [one, Finger], tastes) as (ada, ben):
        link = set_table(ada.page, address, game, bots, options)
        ben.page.goto(link)
        ben.page.locator("form input").fill("Ben")
        ben.page.locator("form button").tap()
        ada.page.get_by_text("Ben").wait_for()
        ada.page.get_by_role("button", name="Start the game").click()
        for hand in (ada, ben):
            hand.page.wait_for_selector(".table[data-seq]")
        play_to_the_end([ada, ben])
        made = ada.page.url.rpartition("/")[2]
        for hand in (ada, ben):
            hand.page.wait_for_selector(".prompt.ended")
            assert hand.pressed > 1
        ada.page.goto(f"{address}#/end/{made}")
        ada.page.get_by_role("button", name="rematch").click()
        ben.page.locator("[data-agree]").dispatch_event("click")
        for hand in (ada, ben):
            hand.page.wait_for_selector(".chairs")
        assert ada.page.url == ben.page.url and made not in ada.page.url
        second = ada.page.locator(".chairs li").nth(1)
        expect(second).to_contain_text("Ada")  # everybody sits one chair further
        ada.page.get_by_role("button", name="Start the game").click()
        for hand in (ada, ben):
            hand.page.wait_for_selector(".table[data-seq]")
            wrong = [line for line in hand.wrong if "ERR_INTERNET_DISCONNECTED" not in line]
            assert wrong == []


def some_decisions(people: list[Hand], count: int) -> None:
    while count > 0:
        shown = together(people)
        acting = [(h, now) for h, now in zip(people, shown, strict=True) if now["asked"] == "act"]
        for hand, now in acting:
            hand.decide(int(now["seq"]))
            count -= 1
        if not acting:
            wait_for_news(people, shown)


@pytest.mark.soak
def test_three_people_play_over_days_through_a_restart_and_a_lost_line(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's seat goes to a bot meanwhile; what was chosen without a network is played once."""
    bots, luck, _, tastes = GAMES["robot_rise"]
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{luck:0{2 * length}x}")
    file = tmp_path / "tables.db"
    with people(chromium, [Mouse, Finger, Keys], tastes) as three:
        with serving(file) as port:
            address = f"http://127.0.0.1:{port}/"
            chairs = [{"host": True}, {}, {}, *[{"bot": "heuristic"}] * bots]
            clock = {"clock": "decision", "seconds": 86400, "grace": 0, "window": 0, "pace": 0}
            wanted = {"game": "robot_rise", "chairs": chairs, "name": "Ada", "settings": clock}
            ada = three[0].page.context
            made = ada.request.post(f"{address}api/tables", data=wanted).json()
            for hand, name in zip(three[1:], ("Ben", "Cleo"), strict=True):
                path = f"{address}api/invites/{made['invite']}"
                assert hand.page.context.request.post(path, data={"name": name}).ok
            for hand in three:
                hand.page.goto(f"{address}#/table/{made['table']}")
            three[0].page.get_by_role("button", name="Start the game").click()
            for hand in three:
                hand.page.wait_for_selector(".table[data-seq]")
            some_decisions(three, 4)
            before = three[0].shown()["seq"]
        for hand in three:  # the next day: the server was started anew, and all come back
            hand.page.goto("about:blank")
        with serving(file) as port:
            address = f"http://127.0.0.1:{port}/"
            first = three[0].page
            first.goto(address)
            expect(first.locator(".continue li")).to_contain_text("ROBOT RISE!")
            for hand in three:
                hand.page.goto(f"{address}#/table/{made['table']}")
                hand.page.wait_for_function(
                    "n => Number(document.documentElement.dataset.seq) >= n", arg=int(before)
                )
                states = hand.page.locator(".seats li").all_inner_texts()
                assert sum("bot" in state.lower() for state in states) <= bots
            while not any(now["asked"] == "act" for now in (three[1].shown(),)):
                some_decisions([three[0], three[2]], 1)
                together(three)
            decide_in_a_tunnel(three[1], int(three[1].shown()["seq"]))
            play_on(three)


def play_on(people: list[Hand]) -> None:
    while True:
        shown = together(people)
        if any(now["asked"] == "ended" for now in shown):
            return
        acting = [(h, now) for h, now in zip(people, shown, strict=True) if now["asked"] == "act"]
        for hand, now in acting:
            hand.decide(int(now["seq"]))
        if not acting:
            wait_for_news(people, shown)
