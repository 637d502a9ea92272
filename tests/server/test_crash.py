"""Whatever was acknowledged is there afterwards, once, however the server ends."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.server.conftest import serving
from tests.server.crash import RESUMES, Player, play_through_crashes
from tests.server.doubles import Ear, MemoryStore, Nobody, tell
from tests.server.guest import Guest
from uprising import wire
from uprising.kernel import game, replay
from uprising.server.app import open_store
from uprising.server.storage.rows import Line, SeatRow, Settings, TableRow
from uprising.server.storage.store import Append
from uprising.server.tables.room import Room


async def logs(database: str, tables: list[str]) -> dict[str, list[Line]]:
    store = await open_store(database)
    try:
        return {table: await store.lines(table, 0) for table in tables}
    finally:
        await store.close()


def record_of(guest: Guest, table: str) -> str:
    """The record, as soon as the lease of the worker that had the table has run out."""
    until = time.monotonic() + RESUMES
    while True:
        try:
            return guest.text(f"api/tables/{table}/record")
        except HTTPError as error:
            if error.code != 503 or time.monotonic() > until:
                raise
            time.sleep(0.1)


def everything_is_there_once(database: str, players: list[Player]) -> None:
    found = asyncio.run(logs(database, [player.table for player in players]))
    for player in players:
        written = Counter(line.command for line in found[player.table])
        assert [name for name in player.acknowledged if written[name] != 1] == []
        assert written.most_common(1)[0][1] == 1
    with serving(database) as port:
        guest = players[0].guest
        guest.port = port
        for player in players:
            assert replay(record_of(guest, player.table)).outcome is not None


@pytest.mark.slow
def test_six_kills_over_24_games_in_a_file(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    everything_is_there_once(database, play_through_crashes(database, 24, 6, seed=1))


@pytest.mark.slow
def test_six_kills_over_24_games_in_postgresql(postgres: str) -> None:
    everything_is_there_once(postgres, play_through_crashes(postgres, 24, 6, seed=2))


@pytest.mark.soak
def test_sixty_kills_over_200_games_in_a_file(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    everything_is_there_once(database, play_through_crashes(database, 200, 60, 3))


@pytest.mark.soak
def test_sixty_kills_over_200_games_in_postgresql(postgres: str) -> None:
    everything_is_there_once(postgres, play_through_crashes(postgres, 200, 60, 4))


# What a kill cannot show


def table() -> TableRow:
    seats = [SeatRow("Ada", person="ada"), SeatRow("Ben", person="ben")]
    of = game("tic_tac_toe")
    return TableRow("t1", of.key, of.version, of.content, {}, seats, "00", "ada", Settings())


def do(move: str, name: str, seq: int = 0) -> wire.Do:
    return wire.Do(name, seq, move)


def snapshot_after(room: Room, line: Line) -> bytes:
    """As if the position after a table's first move had been kept."""
    room.at.shown, room.log.saved_at = 0, -1000
    saved = room.log.snapshot_of(room.table, line, True)
    assert saved is not None
    return saved


def test_nobody_hears_of_a_move_before_the_store_has_it() -> None:
    async def test() -> None:
        store = MemoryStore()
        store.gate = asyncio.Event()
        room = await Room.load(table(), store, Nobody())
        ada, ben = Ear(0, "ada"), Ear(1, "ben")
        room.audience.listeners = [ada, ben]
        moving = asyncio.create_task(tell(room, ada, do("place b2", "c1")))
        for _ in range(20):
            await asyncio.sleep(0)
        assert (ada.heard, ben.heard, room.seq) == ([], [], 0)
        assert await store.lines("t1", 0) == []
        store.gate.set()
        await moving
        assert [len(ear.heard) for ear in (ada, ben)] == [1, 1]
        room.close()

    asyncio.run(test())


class Unsynced(MemoryStore):
    """Forgets at a power cut everything that `append` had not yet promised."""

    def __init__(self) -> None:
        super().__init__()
        self.disk: list[Line] = []
        self.lose_next = False

    async def append(self, append: Append) -> None:
        if self.lose_next:  # in the cache of the machine when the power goes
            self.log.setdefault(append.table, []).extend(append.lines)
            await asyncio.Event().wait()
        await super().append(append)
        self.disk.extend(append.lines)

    def power_cut(self) -> None:
        self.log = {"t1": list(self.disk)}
        self.lose_next = False


def test_what_was_not_synced_was_not_acknowledged_either() -> None:
    async def test() -> None:
        store = Unsynced()
        room = await Room.load(table(), store, Nobody())
        ada, ben = Ear(0, "ada"), Ear(1, "ben")
        room.audience.listeners = [ada, ben]
        await tell(room, ada, do("place b2", "c1"))
        heard = len(ben.heard)
        store.lose_next = True
        moving = asyncio.create_task(tell(room, ben, do("place a1", "c2", 1)))
        for _ in range(20):
            await asyncio.sleep(0)
        moving.cancel()
        assert len(ben.heard) == heard
        store.power_cut()
        again = await Room.load(table(), store, Nobody())
        assert (again.seq, again.shown) == (1, 1)
        again.audience.listeners = [ada, ben]
        await tell(again, ben, do("place a1", "c2", 1))
        assert [line.command for line in await store.lines("t1", 0)] == ["c1", "c2"]
        for one in (room, again):
            one.close()

    asyncio.run(test())


def test_while_the_database_is_away_moves_are_refused_and_then_play_goes_on() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await Room.load(table(), store, Nobody())
        ada = Ear(0, "ada")
        room.audience.listeners = [ada]
        store.away = True
        await tell(room, ada, do("place b2", "c1"))
        assert (ada.last()["type"], ada.last()["code"], room.seq) == ("problem", "away", 0)
        store.away = False
        await tell(room, ada, do("place b2", "c1"))
        assert (ada.last()["type"], ada.last()["seq"]) == ("frame", 1)
        room.close()

    asyncio.run(test())


def test_a_repeated_command_is_done_once_even_after_a_snapshot_and_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        row = table()
        room = await Room.load(row, store, Nobody())
        ada, ben = Ear(0, "ada"), Ear(1, "ben")
        await tell(room, ada, do("place b2", "c1"))
        line = (await store.lines("t1", 0))[0]
        store.snapshots["t1"] = (1, snapshot_after(room, line))
        again = await Room.load(row, store, Nobody())
        await tell(again, ada, do("place b2", line.command))
        await tell(again, ben, do("place a1", "c2", 1))
        assert [line.command for line in await store.lines("t1", 0)] == ["c1", "c2"]
        for one in (room, again):
            one.close()

    asyncio.run(test())


def test_a_snapshot_of_other_code_is_not_believed() -> None:
    async def test() -> None:
        store = MemoryStore()
        row = table()
        room = await Room.load(row, store, Nobody())
        await tell(room, Ear(0, "ada"), do("place b2", "c1"))
        saved = snapshot_after(room, (await store.lines("t1", 0))[0])
        store.snapshots["t1"] = (1, saved.replace(b'"code":"', b'"code":"x'))
        again = await Room.load(row, store, Nobody())
        assert again.table.game.codec.digest(again.table.state) == room.table.game.codec.digest(
            room.table.state
        )
        for one in (room, again):
            one.close()

    asyncio.run(test())


def test_a_stale_command_is_answered_with_the_current_view() -> None:
    async def test() -> None:
        store = MemoryStore()
        room = await Room.load(table(), store, Nobody())
        ada, ben = Ear(0, "ada"), Ear(1, "ben")
        await tell(room, ada, do("place b2", "c1"))
        await tell(room, ben, do("place a1", "c2", 1))
        await tell(room, ada, do("place c3", "late", 0))
        assert ada.types()[-2:] == ["frame", "problem"]
        assert (json.loads(ada.heard[-2])["seq"], room.seq) == (2, 2)
        room.close()

    asyncio.run(test())


def test_the_frames_of_a_guest_go_on_from_what_was_seen(ada: Guest) -> None:
    made = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
    with ada.sit(made) as seat:
        seat.frame()
        for number, move in enumerate(("place a1", "place b2")):
            seat.say("face", seat=number)
            seat.frame(lambda f, n=number: f["seat"] == n)  # type: ignore[misc]
            seat.do(move, number)
            seat.frame(lambda f, n=number: f["seq"] == n + 1)  # type: ignore[misc]
        seat.say("hello", seen=-1)
        whole = seat.frame()
        seat.say("hello", seen=1)
        rest = seat.frame()
    assert [entry["seq"] for entry in rest["log"]] == [2]
    assert len(whole["log"]) > len(rest["log"])
