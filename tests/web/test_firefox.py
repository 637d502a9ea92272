"""One game of each rule set in Firefox: the page is made for other browsers, too."""

from __future__ import annotations

import json
import secrets

import pytest

from tests.web.fitting import FAULTS
from tests.web.tables import MAKE
from tests.web.test_landing import RULE_SETS
from tests.web.test_notes import SHORT
from tools.firefox import Tab, tab

pytestmark = pytest.mark.soak

MOST = 400  # decisions: with this luck every game is shorter
SHOWN = "document.querySelector('.prompt:is(.act, .ended)')"
PICKED = "document.querySelector('.tray .path')?.dataset.picked ?? '0'"
PRESS = """(() => { const now = document.querySelector(".tray .path")?.dataset.picked ?? "0";
  document.querySelector(".tray [data-move], .tray [data-slot]")?.click(); return now; })()"""


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table here is dealt alike."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{7:0{2 * length}x}")


def sitting(page: Tab, address: str, game: str) -> None:
    chairs = [{"host": True}, *[{"bot": "heuristic"}] * (SHORT[game] - 1)]
    options = {"campaign": "petr"} if game == "patriot" else {}
    wanted = {"game": game, "chairs": chairs, "name": "Ada", "start": True, "options": options,
              "settings": {"pace": 0, "window": 0}}  # fmt: skip
    page.goto(address)
    page.wait("document.querySelector('main h1')")
    made = page.evaluate(f"({MAKE})({json.dumps(['api/tables', wanted])})")
    page.goto(f"{address}#/table/{made}")
    page.wait(SHOWN)


def decide(page: Tab) -> None:
    """Press the first choice there is, word by word, until the next question or the end."""
    number = page.evaluate("document.documentElement.dataset.seq")
    later = f"document.documentElement.dataset.seq !== '{number}'"
    while not page.evaluate(later):
        picked = page.evaluate(PRESS)
        page.wait(f"{later} || ({PICKED}) !== '{picked}'")
    page.wait(f"{later} && {SHOWN}")


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_game_is_played_to_its_end_in_firefox(address: str, game: str) -> None:
    with tab() as page:
        page.size(1440, 900)
        sitting(page, address, game)
        assert page.evaluate(f"({FAULTS})()") == []
        for _ in range(MOST):
            if page.evaluate("!!document.querySelector('.prompt.ended')"):
                break
            decide(page)
        page.wait("document.querySelector('[data-finale] [data-verdict]')")
        assert page.complaints == []
