"""What the main screens look like, kept as pictures; `pytest --snapshot-update` takes new ones."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from tests.project import ROOT
from tests.tui.stage import StageVisitor, frame_of, midgame
from uprising.tui.app import Opening, TableApp
from uprising.wire import Greeting, Message

SIZE = (124, 42)
FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # a picture needs no address of a font
POSITIONS: dict[str, tuple[int, int, int]] = {
    "evil_robots": (4, 3, 40),
    "fully_automated_bosses": (5, 2, 60),
    "fully_automated_union": (3, 4, 8),
    "patriot": (1, 3, 12),
    "robot_rise": (4, 5, 16),
    "robotariat": (3, 6, 24),
}


class Picture(SingleFileSnapshotExtension):
    file_extension = "svg"
    _write_mode = WriteMode.TEXT


@pytest.fixture
def picture(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(Picture)


async def shot(app: TableApp, keys: list[str]) -> str:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
        await pilot.pause()
        return FONTS.sub("", app.export_screenshot())


def taken(visitor: StageVisitor, opening: Opening, keys: list[str], lang: str = "en") -> str:
    return asyncio.run(shot(TableApp(visitor, lang, opening), keys))


def at_table(game: str, keys: list[str], lang: str = "en") -> str:
    seats, seed, moves = POSITIONS[game]
    table, events = midgame(game, seats, seed, moves)
    visitor = StageVisitor([frame_of(table, 0, events)])
    return taken(visitor, Opening(table="T"), keys, lang)


@pytest.mark.slow
@pytest.mark.parametrize("game", POSITIONS)
def test_the_table_of_a_game(game: str, picture: Any) -> None:
    assert at_table(game, []) == picture


@pytest.mark.slow
def test_the_table_in_italian(picture: Any) -> None:
    assert at_table("robot_rise", [], "it") == picture


def test_the_choice_of_games(picture: Any) -> None:
    assert taken(StageVisitor(), Opening(), []) == picture


def test_the_curtain_between_two_people_at_one_terminal(picture: Any) -> None:
    table, events = midgame("robot_rise", 4, 5, 16)
    said: list[Message] = [Greeting((0, 1), host=True), frame_of(table, None, events)]
    assert taken(StageVisitor(said), Opening(table="T"), []) == picture


def test_the_rules_behind_a_question(picture: Any) -> None:
    assert at_table("robotariat", ["f2"]) == picture


def test_a_recorded_game(picture: Any) -> None:
    visitor = StageVisitor()
    visitor.record = (ROOT / "src/uprising/samples/robot_rise-1.txt").read_text(encoding="utf-8")
    assert (
        taken(visitor, Opening(replay="R?seat=all"), ["right", "right", "pagedown", "tab"])
        == picture
    )
