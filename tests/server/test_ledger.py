"""What a person has won: written down, taken along and forgotten with her."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.doubles import Nobody
from tests.server.guest import Guest
from uprising.kernel import game
from uprising.server.people.keys import People
from uprising.server.people.ledger import ledger_of
from uprising.server.storage.rows import SeatRow, Settings, TableRow
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.tables.hall import Hall


@pytest.mark.slow
def test_what_i_have_won_is_kept_exported_and_forgotten(ada: Guest) -> None:
    table = ada.create("leduc", [{}, {"bot": "heuristic"}])
    assert ada.call("api/me/ledger")["played"] == []
    with ada.sit(table) as seat:
        ending = seat.play_on()["ending"]
    [line] = ada.call("api/me/ledger")["played"]
    assert (line["game"], line["seats"], line["people"]) == ("leduc", 2, 1)
    assert line["won"] == (0 in ending["winners"]) and line["key"] == ending["key"]
    assert set(line["traits"]) == {"hands"} and line["at"] > 0
    assert ada.call("api/me/export")["ledger"] == [line]
    ada.call("api/me", method="DELETE")
    assert ada.call("api/me/ledger", None, 401)["field"] == "key"


def finished(name: str) -> TableRow:
    of = game("tic_tac_toe")
    seats = [SeatRow("Ada", person="ada"), SeatRow("Bot", bot="random")]
    return TableRow(name, of.key, of.version, of.content, {}, seats, "00", "ada", Settings())


def test_a_line_outlasts_its_table(tmp_path: Path) -> None:
    async def look() -> None:
        store = SqliteStore(tmp_path / "games.db")
        hall = Hall(store, People(b"key"), Nobody())
        await store.create(finished("open"))
        assert await ledger_of(hall, "ada") == []  # it goes on
        await store.keep("ledger", "ada", json.dumps([LINE]).encode(), 1e11)
        [line] = await ledger_of(hall, "ada")
        assert line.won and line.traits == {"character": "viktor"}
        await store.leave("ada")
        assert await ledger_of(hall, "ada") == []
        await store.close()

    asyncio.run(look())


LINE = {
    "table": "gone", "game": "patriot", "at": 1.0, "seats": 1, "people": 1, "won": True,
    "key": "end-won", "options": {"campaign": "petr"}, "traits": {"character": "viktor"},
}  # fmt: skip
