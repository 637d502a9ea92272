"""Nothing stops for good: tasks are restarted, broken connections are thrown away, and it shows."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.conftest import serving
from tests.server.doubles import Ear, MemoryStore, Nobody
from tests.server.guest import Guest
from uprising import wire
from uprising.kernel import game
from uprising.server.operations.health import Health
from uprising.server.operations.supervisor import Supervisor
from uprising.server.people.keys import People
from uprising.server.storage.pool import Pool
from uprising.server.storage.postgres import PostgresStore
from uprising.server.storage.rows import Line, SeatRow, Settings, TableRow
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.storage.store import Append, Away
from uprising.server.tables.hall import Hall


def endless() -> TableRow:
    """Evil Robots, where two may give each other the same thing for ever."""
    of = game("evil_robots")
    seats = [SeatRow(name, person=name.lower()) for name in ("Ada", "Ben", "Cem")]
    return TableRow(
        "t1", of.key, of.version, of.content, dict(of.setup(3, {"limit": "none"}).options), seats,
        "00" * 32, "ada", Settings(window=0),
    )  # fmt: skip


AGAINST_HERSELF = [{"host": True}, {"host": True}]


def line(seq: int) -> Line:
    return Line(seq, 0, "move", "call", "", f"c{seq}", 12.5)


def test_a_task_that_fails_is_started_again_and_told_of() -> None:
    async def test() -> None:
        supervisor, runs = Supervisor(), 0
        running = asyncio.Event()

        async def work() -> None:
            nonlocal runs
            runs += 1
            if runs < 3:
                raise RuntimeError("of some driver")
            running.set()
            await asyncio.Event().wait()

        health = Health(MemoryStore(), supervisor)
        supervisor.start("work", work)
        await asyncio.sleep(0.05)
        assert "work" in await health.problem()
        await asyncio.wait_for(running.wait(), 10)
        assert runs == 3 and await health.problem() == ""
        await supervisor.stop()

    asyncio.run(test())


def test_ready_means_that_a_write_went_through_lately() -> None:
    async def test() -> None:
        store, clock = MemoryStore(), [100.0]
        health = Health(store, Supervisor(), lambda: clock[0])
        assert await health.problem() == ""
        clock[0] += 60  # nothing was written since
        assert await health.problem() != ""
        await health.probe()
        assert await health.problem() == ""
        store.away = True
        await health.probe()
        assert await health.problem() != ""

    asyncio.run(test())


def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    """V13: SQLite says the same of a file that may not grow as of a disk that is full."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        health = Health(store, Supervisor())
        await health.probe()
        assert await health.problem() == ""

        def stop_growing(db: sqlite3.Connection) -> None:
            [(pages,)] = db.execute("pragma page_count").fetchall()
            db.execute(f"pragma max_page_count = {pages}")
            db.execute("delete from notes")

        await store.write(stop_growing)
        with pytest.raises(Away):
            for seq in range(1, 2000):
                await store.append(Append("t", [line(seq)], bytes(2000)))
                await health.probe()
        await health.probe()
        assert await health.problem() != ""
        await store.close()

    asyncio.run(test())


def full(db: sqlite3.Connection) -> None:
    """SQLite says the same of a file that may not grow as of a disk that is full."""
    [(pages,)] = db.execute("pragma page_count").fetchall()
    db.execute(f"pragma max_page_count = {pages}")


def roomy(db: sqlite3.Connection) -> None:
    db.execute("pragma max_page_count = 1000000")


WRITES = (sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_DELETE)


def locked(db: sqlite3.Connection) -> None:
    """As where a disk was mounted for reading only: whatever would be written is an error."""
    db.set_authorizer(lambda what, *_: int(what in WRITES))


def unlocked(db: sqlite3.Connection) -> None:
    db.set_authorizer(None)


@pytest.mark.parametrize(("stop", "go"), [(full, roomy), (locked, unlocked)], ids=["full", "read"])
def test_on_a_disk_that_takes_nothing_moves_are_refused_and_then_play_goes_on(
    tmp_path: Path, stop: Callable[[Any], None], go: Callable[[Any], None]
) -> None:
    """Not one is lost or done twice, and nobody was shown one that was refused."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        row = endless()
        await store.create(row)
        hall = Hall(store, People(b"secret"), Nobody())
        ears = [Ear(0, "ada"), Ear(1, "ben")]
        (await hall.table("t1")).listeners.extend(ears)
        health = Health(store, Supervisor())

        async def give(number: int) -> wire.Answer | None:
            move = f"gift @{1 - number % 2} influence 1"
            return await hall.hear("t1", ears[number % 2], wire.Do(f"c{number}", 0, move))

        assert await give(0) is None
        with contextlib.suppress(Away):  # so say others that are written in the same go
            await store.write(stop)
        number, refused = 1, None
        while refused is None and number < 5000:
            refused = await give(number)
            number += refused is None
        assert isinstance(refused, wire.Problem) and refused.code == "away"
        await health.probe()
        assert await health.problem() != ""
        seen = ears[0].last()["seq"]
        assert isinstance(again := await give(number), wire.Problem) and again.code == "away"
        assert ears[0].last()["seq"] == seen == number
        with contextlib.suppress(Away):
            await store.write(go)
        assert await give(number) is None
        assert await give(number) is None  # sent again
        assert await give(number + 1) is None
        await health.probe()
        assert await health.problem() == ""
        lines = await store.lines("t1", 0)
        assert [line.command for line in lines] == [f"c{n}" for n in range(number + 2)]
        await hall.close()

    asyncio.run(test())


def test_a_writer_that_meets_something_unexpected_goes_on(tmp_path: Path) -> None:
    """V1 for the file: nobody waits for ever, and the next write goes through."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")

        def broken(db: sqlite3.Connection) -> None:
            raise ZeroDivisionError

        with pytest.raises(Away):
            await asyncio.wait_for(store.write(broken), 10)
        await asyncio.wait_for(store.append(Append("t", [line(1)])), 10)
        await store.close()

    asyncio.run(test())


class Moody:
    """A connection whose driver fails as asyncpg's does."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error
        self.ended = False

    async def fetch(self, query: str) -> list[Any]:
        if self.error is not None:
            raise self.error
        return []

    def terminate(self) -> None:
        self.ended = True


class Lender:
    """A pool of these."""

    def __init__(self) -> None:
        self.next = Moody(None)
        self.expired = 0

    async def acquire(self, timeout: float) -> Moody:
        return self.next

    async def release(self, connection: Moody) -> None:
        if isinstance(connection.error, asyncpg.InternalClientError):
            raise connection.error

    async def expire_connections(self) -> None:
        self.expired += 1


@pytest.mark.parametrize(
    ("error", "kept"),
    [
        (asyncpg.InternalClientError("got result for unknown protocol state 3"), False),
        (asyncpg.InterfaceError("connection is closed"), False),
        (asyncpg.ConnectionDoesNotExistError("gone"), False),
        (asyncpg.AdminShutdownError("stopping"), False),
        (OSError("no route"), False),
        (TimeoutError(), False),
        (asyncpg.UndefinedTableError("no such table"), True),
    ],
)
def test_only_sqls_own_errors_leave_a_connection_in_the_pool(error: Exception, kept: bool) -> None:
    async def test() -> None:
        pool = Lender()
        connections = Pool(pool)
        pool.next = Moody(error)
        with pytest.raises(Away):
            await connections.fetch("select 1")
        assert (pool.next.ended, bool(pool.expired)) == (not kept, not kept)

    asyncio.run(test())


async def ended(url: str) -> int:
    """End every connection to a database but our own."""
    db = await asyncpg.connect(url)
    query = (
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where datname = current_database() and pid <> pg_backend_pid()"
    )
    found = len(await db.fetch(query))
    await db.close()
    return found


async def connections_end_in_mid_transaction(url: str, rounds: int) -> None:
    """Appends from several tables, while connections are ended again and again.

    What was acknowledged is there once; what was refused may be written again.
    """
    store = await PostgresStore.open(url)
    acknowledged: dict[str, int] = {f"t{n}": 0 for n in range(5)}
    stop = asyncio.Event()

    async def play(table: str) -> None:
        while not stop.is_set():
            seq = len(await settled(partial(store.lines, table, 0))) + 1
            try:
                await asyncio.wait_for(store.append(Append(table, [line(seq)])), 30)
            except Away:
                continue
            acknowledged[table] = seq

    async def settled(ask: Callable[[], Any]) -> Any:
        while True:
            try:
                return await ask()
            except Away:
                await asyncio.sleep(0)

    playing = [asyncio.create_task(play(table)) for table in acknowledged]
    killed = 0
    while killed < rounds:
        before = sum(acknowledged.values())
        killed += await ended(url)
        deadline = time.monotonic() + 10
        while sum(acknowledged.values()) == before:
            assert time.monotonic() < deadline, "nothing is written any more"
            await asyncio.sleep(0.001)
    stop.set()
    await asyncio.gather(*playing)
    for table, seq in acknowledged.items():
        numbers = [each.seq for each in await settled(partial(store.lines, table, 0))]
        assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) >= seq
    assert store.supervisor.failing == {}
    await store.close()


def test_connections_that_end_in_mid_transaction_stop_nothing(postgres: str) -> None:
    """V1."""
    asyncio.run(connections_end_in_mid_transaction(postgres, 40))


@pytest.mark.soak
def test_a_thousand_connections_that_end_in_mid_transaction_stop_nothing(postgres: str) -> None:
    asyncio.run(connections_end_in_mid_transaction(postgres, 1000))


def test_after_a_restart_of_postgresql_play_goes_on(postgres: str, postgres_server: Any) -> None:
    """V1: the database stops under a running server and comes back."""
    with serving(postgres) as port:
        ada = Guest(port)
        table = ada.create("tic_tac_toe", AGAINST_HERSELF)
        with ada.sit(table) as seat:
            seat.say("face", seat=0)
            seat.frame(lambda f: f["seat"] == 0)
            restart(postgres_server)
            moved = None
            for _ in range(200):  # refused while it is away; the same command each time
                seat.do("place b2", 0, id="once")
                moved = seat.until(lambda m: m.get("id") == "once")
                if moved["type"] == "done":
                    break
                assert moved["code"] == "away"
                time.sleep(0.05)
            assert moved is not None and (moved["type"], moved["seq"]) == ("done", 1)
        ada.call("readyz")


@pytest.mark.soak
def test_a_minute_without_the_database(postgres: str, postgres_server: Any) -> None:
    """Everything is refused in time, nothing is lost, and play resumes within five seconds."""
    with serving(postgres) as port:
        ada = Guest(port)
        table = ada.create("tic_tac_toe", AGAINST_HERSELF)
        with ada.sit(table) as seat:
            seat.say("face", seat=0)
            seat.frame(lambda f: f["seat"] == 0)
            postgres_server.stop()
            until, slowest = time.monotonic() + 60, 0.0
            while time.monotonic() < until:
                began = time.monotonic()
                seat.do("place b2", 0, id="once")
                assert seat.until(lambda m: m.get("id") == "once")["code"] == "away"
                slowest = max(slowest, time.monotonic() - began)
                time.sleep(0.5)
            ada.call("readyz", status=503)
            postgres_server.start()
            back = time.monotonic()
            while True:
                seat.do("place b2", 0, id="once")
                if seat.until(lambda m: m.get("id") == "once")["type"] == "done":
                    break
                time.sleep(0.05)
            print(f"slowest refusal {slowest:.2f} s, resumed in {time.monotonic() - back:.2f} s")
            assert time.monotonic() - back < 5
        ada.call("readyz")


def restart(server: Any) -> None:
    """As an operator does."""
    server.stop()
    server.start()


def test_the_pool_does_not_hang_when_the_database_is_unreachable() -> None:
    async def test() -> None:
        with pytest.raises(Away):
            await asyncio.wait_for(PostgresStore.open("postgresql://127.0.0.1:9/none"), 30)

    asyncio.run(test())
    assert threading.active_count() < 20
