"""A game is chosen by keyboard: with its pack, so many players, so many of them here."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

import pytest
from textual.widgets import OptionList, Static

import uprising
from tests.tui.stage import StageVisitor, frame_of
from uprising.bots import Strength
from uprising.tui.app import Opening, TableApp

ABOUT = "Tables without a limit."
COUNTDOWN = Strength(
    "patriot", "comrade", 1, "team", {"campaign": "m"}, 0.7, 0.6, 0.8, 200, 0.6, "")  # fmt: skip


class Doorkeeper(StageVisitor):
    """Notes the table that is asked for."""

    def __init__(self) -> None:
        table = uprising.new("patriot", ["Ada"], 1, pack="level-campaigns")
        super().__init__([frame_of(table, 0)])
        self.wanted: dict[str, Any] = {}

    async def games(self) -> dict[str, Any]:
        found = await super().games()
        found["patriot"]["packs"] = [
            {"name": "level-campaigns", "about": "in English"},
            {"name": "house", "about": ABOUT},
        ]
        found["patriot"]["levels"] = [asdict(COUNTDOWN)]
        return {key: found[key] for key in ("leduc", "patriot")}

    async def open_table(self, wanted: dict[str, Any]) -> str:
        self.wanted = wanted
        return "T"


async def chosen(
    keys: list[str], lang: str = "en", bots: str = "heuristic"
) -> tuple[dict[str, Any], list[str], str]:
    """The table wanted after these keys, all that could be read on the way, the top line."""
    visitor = Doorkeeper()
    app = TableApp(visitor, lang, Opening(name="Ada", bots=bots))
    read: list[str] = []
    top = ""
    async with app.run_test(size=(124, 42)) as pilot:
        await pilot.pause()
        for key in keys:
            for menu in app.screen.query(OptionList):
                read += [str(option.prompt) for option in menu.options]
                read.append(str(app.screen.query_one("#reason", Static).content))
            await pilot.press(key)
            await pilot.pause()
        if visitor.wanted:
            top = str(app.screen.query_one("#seats", Static).content)
    return visitor.wanted, read, top


@pytest.mark.slow
def test_a_pack_is_chosen_and_named_on_the_board() -> None:
    wanted, read, top = asyncio.run(chosen(["down", "enter", "down", "enter", "enter"], "it"))
    assert (wanted["game"], wanted["pack"], len(wanted["chairs"])) == (
        "patriot",
        "level-campaigns",
        1,
    )
    assert f"house: {ABOUT}" in read
    assert not any("in English" in line for line in read)
    assert top.startswith("Patriot · Campagne alla pari")


def test_a_game_without_packs_asks_for_none() -> None:
    wanted, _, _ = asyncio.run(chosen(["enter", "enter", "enter"]))
    assert (wanted["game"], wanted["pack"]) == ("leduc", "")
    assert [chair.get("bot") for chair in wanted["chairs"]] == [None, "heuristic"]


@pytest.mark.slow
def test_the_bots_strength_is_told_for_the_game_as_it_is() -> None:
    told = (
        "Comrade: Wins 70 % of its games; the rules of thumb win 60 %. "
        "200 games, 95 % interval: 60–80 %. Measured with Campaign: Countdown."
    )
    plain, packed = ["down", "enter", "enter", "enter"], ["down", "enter", "down", "enter", "enter"]
    for keys, bots in ((plain, "comrade"), (plain, "heuristic"), (packed, "comrade")):
        _, read, _ = asyncio.run(chosen(keys, bots=bots))
        assert (told in read) == (keys == plain and bots == "comrade")
