"""A game from outside: the generic table plays it from its view, its questions and its schemas."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.installing import install
from tests.server.conftest import serving
from tests.web.conftest import watched
from tests.web.tables import answer, table
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def decide(page: Page) -> str:
    """Answer by form or by list, whichever the table offers; says what was asked."""
    asked = page.locator(".prompt .sentence").inner_text()
    folded = page.locator(".tray details:not([open]) summary")
    if folded.count():
        folded.last.click()
    answer(page)
    return asked


@pytest.mark.parametrize(
    ("key", "prefix", "questions"), [("smugglers", "SMUG-", 2), ("lantern_ball", "BALL-", 1)]
)
def test_a_game_that_brings_no_page_is_played_to_its_end(
    desk: BrowserContext,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    prefix: str,
    questions: int,
) -> None:
    install(tmp_path / "site", key, f"tests.outside.{key}:GAME")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    page, wrong = watched(desk)
    with serving(tmp_path / "tables.db") as port:
        table(page, f"http://127.0.0.1:{port}/", key, 3)
        page.wait_for_selector(".prompt.act")
        assert page.locator(".board .zones .zone").count() > 1
        assert page.locator(".board .player").count() == 3
        assert serious(page) == []
        asked = set()
        while not page.locator(".prompt.ended").count():
            asked.add(decide(page).partition(" ")[0])
        assert len(asked) >= questions
        assert (page.locator(".prompt .rule").get_attribute("data-rule") or "").startswith(prefix)
    assert wrong == []
