"""A pack chosen when the table is set, named on the board, in the record and in the replay."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.web.conftest import watched
from tests.web.tables import answer, table
from tests.web.test_page import serious

pytestmark = pytest.mark.slow
PACK, TITLE = "rent-free", "Rent free"


def test_a_pack_is_chosen_on_the_page_named_at_the_table_and_in_the_record(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/settings")
    page.get_by_role("radio", name="at once").check()
    page.goto(f"{address}#/new/fully_automated_bosses")
    chooser = page.locator("select[aria-describedby=pack-about]")
    chooser.select_option(PACK)
    assert "no rent" in page.locator("#pack-about").inner_text()
    assert serious(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.locator(f"[data-pack={PACK}]").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table")
    assert TITLE in page.locator("header.head").inner_text()
    made = page.url.rpartition("/")[2]
    told = desk.request.get(f"{address}api/tables/{made}").json()
    assert told["pack"] == PACK
    page.goto(f"{address}#/replay/table/{made}")
    page.wait_for_selector(".replay[data-seq]")
    assert TITLE in page.locator("header.top").inner_text()
    assert wrong == []


def test_a_house_rule_is_named_at_the_table_and_none_where_all_is_usual(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    table(page, address, "robot_rise", 2, options={"field": "exposed"})
    page.wait_for_selector("header [data-house]")
    assert "All players must defend" in page.locator("header.head").inner_text()
    page.get_by_role("tab", name="Rules").click()
    agreed = page.locator("[data-agreed]")
    agreed.wait_for()
    assert agreed.locator("dt").count() == 1
    assert "Force Field and Global Annihilation" in agreed.inner_text()
    assert serious(page) == []
    table(page, address, "robot_rise", 2)
    page.get_by_role("tab", name="Rules").click()
    page.locator(".rules p").first.wait_for()
    assert page.locator("[data-agreed], [data-house]").count() == 0
    assert wrong == []


def test_a_game_without_packs_offers_none(desk: BrowserContext, address: str) -> None:
    page, _ = watched(desk)
    page.goto(f"{address}#/new/robot_rise")
    page.wait_for_selector("main section")
    assert page.locator("select[aria-describedby=pack-about]").count() == 0


ROBOT_RISE = """
lairs = 4
lair_cards = 24
start_hand = 6
"""
EVIL_ROBOTS = """
threshold = 12
cost_flip_any = 4
cost_flip_own = 3
cost_swap = 2
"""
UNION = """
robot_price = 18
rent = 2
treason = 9
red_to_win = [3, 4, 5]
"""
BOSSES = """
robot_price = 7
destroyed_to_win = 4
"""
PATRIOT = """
threat_limit = [9, 13]
unrest_limit = 7
coins = 30
"""
ROBOTARIAT = """
most_reputation = 9
posters = 7
"""
# seats, what a pack changes, what is chosen, and what is then read at one of the first questions
CHANGED: dict[str, tuple[int, str, dict[str, Any], list[str]]] = {
    "robot_rise": (3, ROBOT_RISE, {}, ["one of your 4 lairs"]),
    "evil_robots": (5, EVIL_ROBOTS, {}, ["3 of 12", "coin costs 4, your own 3; a swap 2"]),
    "fully_automated_union": (
        4,
        UNION,
        {},
        ["0/18", "rent 2", "red 0 of 5", "0 of 9 coins", "the rent is 2"],
    ),
    "fully_automated_bosses": (5, BOSSES, {}, ["costs 7 coins"]),
    "patriot": (1, PATRIOT, {"campaign": "petr"}, ["of 9", "0/7"]),
    "robotariat": (3, ROBOTARIAT, {"characters": "random"}, ["/9", "supply: 7"]),
}
LAIRS = """document.querySelectorAll(".rivals li:first-child [data-zone^=lairs] svg").length"""
GEMS = """document.querySelectorAll(".plinth .gems svg").length"""
READ = """["[data-you]", ".prompt .sentence", ".board"]
  .map((where) => document.querySelector(where).innerText).join(" ").replaceAll(/\\s+/g, " ")"""


@pytest.mark.parametrize("game", CHANGED)
def test_what_a_pack_changes_is_drawn(
    desk: BrowserContext,
    address: str,
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """T28: prices, limits and counts come with the game; no board knows them by itself."""
    seats, changes, options, wanted = CHANGED[game]
    name = f"odd-{game.replace('_', '-')}"
    head = f'name = "{name}"\ngame = "{game}"\nabout = "Other numbers."\n'
    (tmp_path / f"{name}.toml").write_text(head + changes, encoding="utf-8")
    monkeypatch.setenv("UPRISING_PACKS", str(tmp_path))
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{7:0{2 * length}x}")
    page, wrong = watched(desk)
    table(page, address, game, seats, options=options, pack=name)
    page.wait_for_selector(".prompt.act")
    read = ""
    for _ in range(4):
        read += page.evaluate(READ)
        if game == "robot_rise":
            assert page.evaluate(LAIRS) == 4
        if game == "evil_robots":
            assert page.evaluate(GEMS) == 12 * seats
        answer(page)
    assert [each for each in wanted if each not in read] == []
    assert wrong == []
