"""A level's measured strength stands where it is chosen: a sentence, and a bar to look at."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.web.conftest import watched
from tests.web.test_page import serious

pytestmark = pytest.mark.slow
FIGURES = {
    "robot_rise": {"level": "commissar", "seats": 4, "kind": "seat", "options": {}},
    "fully_automated_union": {"level": "commissar", "seats": 3, "kind": "team", "options": {}},
    "patriot": {"level": "commissar", "seats": 1, "kind": "team", "options": {"campaign": "m"}},
}
SHARES = {"share": 0.634, "low": 0.56, "high": 0.69, "games": 200, "heuristic": 0.25, "stamp": ""}


def measure(page: Page) -> None:
    """The lobby tells figures of ours, whatever was measured last; of a Recruit it tells none."""

    def told(route: Route) -> None:
        answer = route.fetch()
        lobby = answer.json()
        for card in lobby["games"]:
            found = FIGURES.get(card["key"])
            card["levels"] = [{"game": card["key"], **found, **SHARES}] if found else []
        route.fulfill(response=answer, body=json.dumps(lobby))

    page.route("**/api/games", told)


def test_choosing_a_level_shows_its_strength_in_the_game_of_the_evening(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    measure(page)
    page.goto(address)
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("radio", name="chaos").check()
    page.get_by_label("Bots").select_option("commissar")
    card = page.locator(".level")
    expect(card).to_contain_text("ROBOT RISE!")
    expect(card).to_contain_text(
        "Wins 63 % of its games against 3 players who go by the rules of thumb; "
        "one of those in its place wins 25 %. 200 games, 95 % interval: 56–69 %."
    )
    assert serious(page) == []
    page.get_by_label("Bots").select_option("recruit")
    expect(card).to_contain_text("A friendly start.")
    expect(card.locator(".strength")).to_have_count(0)
    assert wrong == []


def test_a_table_shows_the_strength_of_those_who_sit_there_unless_it_is_another_game(
    phone: BrowserContext, address: str
) -> None:
    page, wrong = watched(phone)
    measure(page)
    page.goto(f"{address}#/new/fully_automated_union")
    page.locator("li select").nth(1).select_option("commissar")
    strength = page.locator(".level[data-level=commissar] .strength")
    expect(strength).to_contain_text("Un tavolo di 3 bot così vince insieme 63 partite su 100")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(page) == []
    page.get_by_label("Carte Contratti").select_option("hard")
    expect(strength).to_have_count(0)
    page.goto(f"{address}#/new/patriot")
    page.locator("li select").first.select_option("commissar")
    expect(strength).to_contain_text("Misurato con Campagna")
    page.get_by_label("Pacchetto").select_option("level-campaigns")
    expect(strength).to_have_count(0)
    assert wrong == []


def test_whoever_comes_to_a_table_reads_how_strong_its_bots_are(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    chairs = [{"host": True}, {"bot": "commissar"}, {}]
    body = {"game": "robot_rise", "chairs": chairs, "name": "Ada"}
    made = desk.request.post(f"{address}api/tables", data=body).json()
    phone.request.post(f"{address}api/invites/{made['invite']}", data={"name": "Ben"})
    for context in (desk, phone):
        page, wrong = watched(context)
        measure(page)
        page.goto(f"{address}#/table/{made['table']}")
        expect(page.locator("[data-level=commissar] .told")).to_contain_text("63")
        assert page.get_by_role("combobox").count() == (context is desk)
        assert wrong == []
