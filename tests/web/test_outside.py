"""A game from outside: the generic table plays it from its view, its questions and its schemas."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.installing import install
from tests.server.conftest import serving
from tests.web.conftest import watched
from tests.web.tables import answer, lesson, table
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


@pytest.mark.parametrize(("key", "prefix", "questions"), [("smugglers", "SMUG-", 2)])
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


def test_a_game_brings_its_board_its_time_and_a_game_to_look_at(
    desk: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D8: from its own package, inside the page's content policy, and played by clicks on it."""
    install(tmp_path / "site", "lantern_ball", "tests.outside.lantern_ball:GAME")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    page, wrong = watched(desk)
    with serving(tmp_path / "tables.db") as port:
        address = f"http://127.0.0.1:{port}/"
        page.goto(address)
        card = page.locator(".games li", has_text="Lantern Ball")
        assert "5–10" in card.inner_text()
        table(page, address, "lantern_ball", 3)
        page.wait_for_selector(".prompt.act")
        assert page.locator(".lantern-ball .mine button").count() == 2
        assert serious(page) == []
        while not page.locator(".prompt.ended").count():
            number = page.evaluate("document.documentElement.dataset.seq")
            page.locator(".lantern-ball [data-legal=true], .menu .offer").first.click()
            page.wait_for_function(
                "n => document.documentElement.dataset.seq !== n"
                " || document.querySelector('.menu .offer, .lantern-ball [aria-pressed=true]')",
                arg=number,
            )
            if page.evaluate("document.documentElement.dataset.seq") != number:
                page.wait_for_selector(".prompt.act, .prompt.ended")
        page.goto(f"{address}#/replay/sample/lantern_ball-1?at=3&seat=all")
        page.wait_for_selector(".replay .lantern-ball .played li")
    assert wrong == []


def test_a_game_from_outside_brings_its_lesson(
    desk: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D8: walked on the table that every game has."""
    install(tmp_path / "site", "smugglers", "tests.outside.smugglers:GAME")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    page, wrong = watched(desk)
    with serving(tmp_path / "tables.db") as port:
        lesson(page, f"http://127.0.0.1:{port}/", "smugglers")
        page.wait_for_selector(".prompt.act")
        assert "Lay one of your cards" in page.locator(".lesson").inner_text()
        decide(page)
        assert "Answer what you are asked" in page.locator(".lesson").inner_text()
    assert wrong == []
