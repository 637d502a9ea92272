"""What a table does by itself goes on after whatever stood in its way, and without haste."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.server.doubles import Ear, MemoryStore, Nobody
from uprising import wire
from uprising.kernel import Table, game
from uprising.server.operations import clock
from uprising.server.operations.counts import COUNTS
from uprising.server.operations.health import RECENT, Health
from uprising.server.operations.supervisor import Supervisor
from uprising.server.storage.rows import Job, Line, SeatRow, Settings, TableRow
from uprising.server.storage.store import Append, Away, Conflict
from uprising.server.tables import inbox
from uprising.server.tables.room import Room


def row_of(key: str, second: SeatRow, settings: Settings) -> TableRow:
    of = game(key)
    seats = [SeatRow("Ada", person="ada"), second]
    options = dict(of.setup(2, {}).options)
    return TableRow(
        "t1", of.key, of.version, of.content, options, seats, "00" * 32, "ada", settings
    )


async def until(fine: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not fine():
            await asyncio.sleep(0.005)


class Counting(MemoryStore):
    """Counts how often it was asked."""

    asked = 0

    def here(self) -> None:
        self.asked += 1
        super().here()


def test_a_clock_that_ends_while_the_database_is_away_is_tried_again_without_haste(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise every such table would knock at the database thousands of times a second."""
    monkeypatch.setattr(inbox, "FIRST", 0.05)

    async def test() -> None:
        store = Counting()
        settings = Settings(clock="decision", seconds=60, window=0, grace=0)
        row = row_of("tic_tac_toe", SeatRow("Ben", person="ben"), settings)
        await store.create(row)
        room = await Room.load(row, store, Nobody())
        store.away, store.asked = True, 0
        room.log.unsure = True  # a write has failed
        room.at.clocks.since = dict.fromkeys(room.at.clocks.since, clock.now() - 61)
        room.go_on()
        await asyncio.sleep(0.4)
        assert 0 < store.asked < 40
        store.away = False
        await until(lambda: room.seq == 1)
        assert (store.log["t1"][0].by, room.inbox.delay) == ("clock", inbox.FIRST)
        assert ("clock", "t1") in store.jobs, "nobody would wake the table if this worker died"
        room.close()

    asyncio.run(test())


class Playing(Nobody):
    """A bot that makes its first move at once."""

    async def choose(self, table: Table, seat: int, *rest: Any) -> tuple[str, str]:
        return table.state.asks[0].moves[0].text(), ""


class Muddled(Playing):
    """Its first answer is no move at all."""

    clear = False

    async def choose(self, table: Table, seat: int, *rest: Any) -> tuple[str, str]:
        if not self.clear:
            self.clear = True
            return "no such move", ""
        return await super().choose(table, seat, *rest)


class Hiding(MemoryStore):
    """Its log cannot be read the first few times."""

    fails = 3

    async def lines(self, table: str, after: int) -> list[Line]:
        if self.fails and after == 0:
            self.fails -= 1
            raise Away("no answer")
        return await super().lines(table, after)


def test_a_bot_whose_past_could_not_be_read_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that remembers reads the log when it is first asked."""
    monkeypatch.setattr(inbox, "FIRST", 0.01)
    monkeypatch.setattr("uprising.server.tables.bots.remembers", lambda *given: True)

    async def test() -> None:
        store = Hiding()
        row = row_of("tic_tac_toe", SeatRow("Fuse", bot="heuristic"), Settings(pace=0))
        store.fails = 0
        room = await Room.load(row, store, Playing())
        store.fails = 3
        first = room.table.state.asks[0].moves[0]
        await room.moves.commit(0, first, "", "c1")
        room.go_on()
        await until(lambda: room.seq == 2)
        assert store.fails == 0
        room.close()

    asyncio.run(test())


class Taken(MemoryStore):
    """Somebody else has written the number of the second line, once."""

    async def append(self, append: Append) -> None:
        if append.lines and append.lines[0].seq == 2 and not self.jobs:
            self.jobs["taken", ""] = Job("taken", "", 0.0, b"")
            raise Conflict
        await super().append(append)


def test_a_conflict_of_a_bot_is_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    """V15: it surfaces on no socket, and the bot plays on."""
    monkeypatch.setattr(inbox, "FIRST", 0.01)

    async def test() -> None:
        row = row_of("tic_tac_toe", SeatRow("Fuse", bot="heuristic"), Settings(pace=0))
        room = await Room.load(row, Taken(), Playing())
        ear = Ear(0, "ada")
        room.audience.listeners = [ear]
        move = room.table.state.asks[0].moves[0].text()
        assert await room.command(ear, wire.Do("c1", 0, move)) is None
        await until(lambda: room.seq == 2)
        assert set(ear.types()) == {"frame"} and ear.last()["seq"] == 2
        room.close()

    asyncio.run(test())


def test_a_task_of_a_table_that_fails_is_told_of_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(inbox, "FIRST", 0.01)

    async def test() -> None:
        row = row_of("tic_tac_toe", SeatRow("Fuse", bot="heuristic"), Settings(pace=0))
        room = await Room.load(row, MemoryStore(), Muddled())
        counted = ("uprising_restarts_total", '{task="table"}')
        before = COUNTS.totals.get(counted, 0)
        await room.moves.commit(0, room.table.state.asks[0].moves[0], "", "c1")
        room.go_on()
        await until(lambda: room.seq == 2)
        assert COUNTS.totals[counted] == before + 1
        room.close()

    asyncio.run(test())


class Unwell(MemoryStore):
    """Its writer does not run."""

    def failing(self) -> list[str]:
        return ["writer"]


class Stuck(MemoryStore):
    """Never answers."""

    async def probe(self) -> None:
        await asyncio.Event().wait()


def test_ready_means_that_the_stores_own_tasks_run_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uprising.server.operations.health.RECENT", 0.05)

    async def test() -> None:
        assert "writer" in await Health(Unwell(), Supervisor()).problem()
        assert "too long" in await asyncio.wait_for(Health(Stuck(), Supervisor()).problem(), 10)
        assert RECENT > 1

    asyncio.run(test())


def test_whoever_is_told_nothing_more_here_is_led_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is handed over says good-bye to all, and what it has to wake is written down."""

    class Slow(MemoryStore):
        async def schedule(self, job: Any) -> None:
            await asyncio.sleep(0.05)
            await super().schedule(job)

    async def test() -> None:
        store = Slow()
        settings = Settings(clock="decision", seconds=7200, window=0)
        row = row_of("tic_tac_toe", SeatRow("Ben", person="ben"), settings)
        await store.create(row)
        room = await Room.load(row, store, Nobody())
        room.audience.listeners = [Ear(0, "ada")]
        await room.moves.commit(0, room.table.state.asks[0].moves[0], "", "c1")
        room.go_on()
        await room.put_away()
        assert store.jobs["clock", "t1"].due > clock.now()
        assert msgspec.json.decode(store.notes["sight", "t1"][0])["seq"] == 1

    asyncio.run(test())
