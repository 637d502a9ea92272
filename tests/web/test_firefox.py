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
PRESS = """(() => { const choice = document.querySelector(".tray [data-move], .tray [data-slot]");
  choice?.click(); return choice?.dataset.move ?? null; })()"""


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


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_game_is_played_to_its_end_in_firefox(address: str, game: str) -> None:
    with tab() as page:
        page.size(1440, 900)
        sitting(page, address, game)
        assert page.evaluate(f"({FAULTS})()") == []
        for _ in range(MOST):
            if page.evaluate("!!document.querySelector('.prompt.ended')"):
                break
            number = page.evaluate("document.documentElement.dataset.seq")
            while page.evaluate(PRESS) is None:
                page.evaluate("new Promise((done) => requestAnimationFrame(() => done(null)))")
            page.wait(f"document.documentElement.dataset.seq !== '{number}' && {SHOWN}")
        page.wait("document.querySelector('[data-finale] [data-verdict]')")
        assert page.complaints == []
