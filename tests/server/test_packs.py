"""A table with a pack: chosen when it is made, named on the board, kept in the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising.kernel import read_record, replay
from uprising.packs import known_packs

PACK = "level-campaigns"
ALONE: list[dict[str, Any]] = [{}]


def test_the_lobby_lists_packs_with_what_they_are_for(ada: Guest) -> None:
    cards = {card["key"]: card for card in ada.call("api/games")["games"]}
    assert {"name": PACK, "about": known_packs()[PACK].about} in cards["patriot"]["packs"]
    assert cards["leduc"]["packs"] == []


def test_a_table_with_a_pack_says_so_before_and_after_its_start(ada: Guest) -> None:
    table = ada.create("patriot", ALONE, pack=PACK, start=False)
    assert ada.call(f"api/tables/{table}")["pack"] == PACK
    with ada.sit(table) as seat:
        assert seat.until(lambda m: m["type"] == "gathering")["pack"] == PACK
        seat.say("start")
        assert seat.frame()["pack"] == PACK


@pytest.mark.slow
def test_bots_play_with_the_pack_and_the_record_keeps_it(ada: Guest) -> None:
    table = ada.create(
        "patriot",
        [{"bot": "heuristic"}],
        pack=PACK,
        options={"campaign": "m"},
        settings={"pace": 0},
    )
    with ada.sit(table) as seat:
        frame = seat.frame(lambda f: f["ending"] is not None)
    assert frame["view"]["needed"] == 6
    paper = read_record(ada.text(f"api/tables/{table}/record"))
    assert paper.pack == known_packs()[PACK].line
    assert replay(paper).game.pack_name == PACK


def test_a_pack_that_is_not_here_is_refused(ada: Guest) -> None:
    for word, game in (("moon", "patriot"), ("../secret.toml", "patriot"), (PACK, "leduc")):
        chairs = ALONE if game == "patriot" else [{}, {}]
        wanted = {"game": game, "chairs": chairs, "pack": word}
        assert ada.call("api/tables", wanted, 422)["field"] == "pack"


def test_a_table_with_a_pack_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as port:
        ada = Guest(port)
        table = ada.create("patriot", ALONE, pack=PACK)
    with serving(database) as port:
        ada.port = port
        with ada.sit(table) as seat:
            frame = seat.frame()
            assert (frame["pack"], frame["frozen"]) == (PACK, False)
