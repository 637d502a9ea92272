"""What the director promises: nothing comes into sight that no event explains."""

from __future__ import annotations

import secrets

import pytest
from playwright.sync_api import BrowserContext

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


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table here is dealt alike."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{9:0{2 * length}x}")


@pytest.mark.parametrize("game", SEATS)
def test_every_arrival_is_explained_by_an_event_of_its_beat(
    desk: BrowserContext, address: str, game: str
) -> None:
    """T3: whatever comes into sight face up came from somewhere, and the events say whence."""
    page, wrong = watched(desk)
    moving(page, 8)
    sitting(page, address, game, SEATS[game])
    for _ in range(8):
        if page.locator(".prompt.ended").count():
            break
        answer(page)
    assert page.evaluate("document.documentElement.dataset.unexplained ?? ''") == ""
    assert page.locator(".ghost").count() == 0
    assert wrong == []
