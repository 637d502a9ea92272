"""What the director promises: nothing comes into sight that no event explains."""

from __future__ import annotations

import random
import secrets

import pytest
from playwright.sync_api import BrowserContext

import uprising
from tests.web.conftest import watched
from tests.web.tables import answer
from tests.web.test_stage import moving, sitting

pytestmark = pytest.mark.slow

SEATS = {
    "evil_robots": 4,
    "robot_rise": 3,
    "fully_automated_union": 3,
    "fully_automated_bosses": 5,
    "robotariat": 3,
    "patriot": 2,
}
LONGEST = 600  # decisions of one person: every game is shorter


def explained(
    desk: BrowserContext, address: str, game: str, seats: int, questions: int, lot: int
) -> None:
    """At so many questions, answered by lot, nothing has come from nowhere."""
    page, wrong = watched(desk)
    moving(page, 8)
    sitting(page, address, game, seats)
    choices = random.Random(lot)
    for _ in range(questions):
        if page.locator(".prompt.ended").count():
            break
        answer(page, choices.choice)
    assert page.evaluate("document.documentElement.dataset.unexplained ?? ''") == ""
    assert page.locator(".ghost").count() == 0
    assert wrong == []


@pytest.mark.parametrize("game", SEATS)
def test_every_arrival_is_explained_by_an_event_of_its_beat(
    desk: BrowserContext, address: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T3: whatever comes into sight face up came from somewhere, and the events say whence."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{9:0{2 * length}x}")
    explained(desk, address, game, SEATS[game], questions=8, lot=0)


@pytest.mark.soak
@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("lot", range(1, 4))
def test_every_arrival_of_whole_games_is_explained(
    desk: BrowserContext, address: str, game: str, lot: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T3, to the end of games of the most seats, with choices by lot."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{lot:0{2 * length}x}")
    explained(desk, address, game, uprising.game(game).seats[-1], LONGEST, lot)
