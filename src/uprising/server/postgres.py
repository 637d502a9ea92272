"""The store for several workers or machines: PostgreSQL, with the same promises.

Appends that wait together are written together, in one transaction that also tells the other
workers which tables have moved on (NOTIFY carries ids, never views).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import msgspec

from uprising.server.rows import Job, Line, TableRow
from uprising.server.store import Away, Conflict, Newer

CHANNEL = "uprising_moved"
MOST_TOGETHER = 256
RETRY = 1.0
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)

# As in `sqlite.py`: a step that was released is never changed.
STEPS = (
    """
create table if not exists tables (
  id text primary key, body bytea not null, created timestamptz not null default now());
create table if not exists people_at (
  person text not null, table_id text not null, primary key (person, table_id));
create table if not exists lines (
  table_id text not null, seq integer not null, body bytea not null, primary key (table_id, seq));
create table if not exists snapshots (
  table_id text primary key, seq integer not null, state bytea not null);
create table if not exists notes (
  kind text not null, key text not null, body bytea not null, expires double precision not null,
  primary key (kind, key));
create table if not exists jobs (
  kind text not null, key text not null, due double precision not null, body bytea not null,
  primary key (kind, key));
create index if not exists jobs_due on jobs (due);
create table if not exists meta (key text primary key, value text not null);
insert into meta values ('schema', '1') on conflict do nothing;
""",
    """
alter table lines add column at double precision not null default 0;
update meta set value = '2' where key = 'schema';
""",
)

Waiting = tuple[str, Line, bytes | None, "asyncio.Future[None]"]


class PostgresStore:
    """Tables in PostgreSQL. Make it with `await PostgresStore.open(url)`."""

    def __init__(self, url: str, pool: Any, secret: bytes) -> None:
        self.url = url
        self.pool = pool
        self.own_secret = secret
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.writer = asyncio.create_task(self.write_for_ever())
        self.listener: Any = None
        self.heard: Any = None
        self.told: set[asyncio.Future[None]] = set()
        self.closing = False

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(url, min_size=1, max_size=8, command_timeout=10)
            async with pool.acquire() as db:
                await migrate(db)
                await db.execute(
                    "insert into meta values ('secret', $1) on conflict do nothing",
                    secrets.token_hex(32),
                )
                secret = await db.fetchval("select value from meta where key = 'secret'")
        except TROUBLE as error:
            raise Away(str(error)) from error
        return cls(url, pool, bytes.fromhex(secret))

    def secret(self) -> bytes:
        """The servers' common secret, made once."""
        return self.own_secret

    async def listen(
        self,
        moved: Callable[[str, int], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        """Be told when another worker has moved a table on."""

        def heard(connection: Any, pid: int, channel: str, payload: str) -> None:
            table, _, seq = payload.rpartition(":")
            self.begin(moved(table, int(seq)))

        def lost(connection: Any) -> None:
            if not self.closing:
                self.begin(again())

        async def again() -> None:
            while not self.closing:
                try:
                    await self.open_ear(heard, lost)
                    await missed()
                except (Away, *TROUBLE):
                    await asyncio.sleep(RETRY)
                else:
                    return

        self.heard = heard
        await self.open_ear(heard, lost)

    async def open_ear(self, heard: Callable[..., None], lost: Callable[..., None]) -> None:
        """A connection of its own: the database speaks to it whenever another worker has moved."""
        self.listener = await asyncpg.connect(self.url, timeout=10)
        self.listener.add_termination_listener(lost)
        await self.listener.add_listener(CHANNEL, heard)

    def begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.told.add(task)
        task.add_done_callback(self.told.discard)

    # Appending, together

    async def append(self, table: str, line: Line, snapshot: bytes | None) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((table, line, snapshot, future))
        self.wake.set()
        await future

    async def write_for_ever(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
                await self.commit(batch)

    async def commit(self, batch: list[Waiting]) -> None:
        """One transaction; a line whose number is taken is refused, the others go through."""
        try:
            async with self.pool.acquire() as db, db.transaction():
                won = await db.fetch(
                    "insert into lines (table_id, seq, body, at) select * from "
                    "unnest($1::text[], $2::int[], $3::bytea[], $4::float8[]) "
                    "on conflict do nothing returning table_id, seq",
                    [table for table, *_ in batch],
                    [line.seq for _, line, *_ in batch],
                    [msgspec.json.encode(line) for _, line, *_ in batch],
                    [line.at for _, line, *_ in batch],
                )
                written = {(row["table_id"], row["seq"]) for row in won}
                for table, line, snapshot, _ in batch:
                    if (table, line.seq) in written:
                        if snapshot is not None:
                            await db.execute(
                                "insert into snapshots values ($1, $2, $3) on conflict (table_id) "
                                "do update set seq = $2, state = $3",
                                table, line.seq, snapshot,
                            )  # fmt: skip
                        await db.execute("select pg_notify($1, $2)", CHANNEL, f"{table}:{line.seq}")
        except TROUBLE as error:
            for *_, future in batch:
                if not future.done():
                    future.set_exception(Away(str(error)))
            return
        for table, line, _, future in batch:
            first = (table, line.seq) in written
            written.discard((table, line.seq))
            if future.done():
                continue
            if first:
                future.set_result(None)
            else:
                future.set_exception(Conflict())

    # Everything else

    async def ask(self, query: str, *values: Any) -> list[Any]:
        try:
            rows: list[Any] = await self.pool.fetch(query, *values)
        except TROUBLE as error:
            raise Away(str(error)) from error
        return rows

    async def create(self, table: TableRow) -> None:
        await self.put_table(table, "")

    async def update(self, table: TableRow) -> None:
        await self.put_table(table, "on conflict (id) do update set body = $2")

    async def put_table(self, table: TableRow, otherwise: str) -> None:
        try:
            async with self.pool.acquire() as db, db.transaction():
                body = msgspec.json.encode(table)
                await db.execute(
                    f"insert into tables (id, body) values ($1, $2) {otherwise}", table.id, body
                )
                for seat in table.seats:
                    if seat.person:
                        await db.execute(
                            "insert into people_at values ($1, $2) on conflict do nothing",
                            seat.person,
                            table.id,
                        )
                await db.execute("select pg_notify($1, $2)", CHANNEL, f"{table.id}:0")
        except asyncpg.UniqueViolationError as error:
            raise Conflict() from error
        except TROUBLE as error:
            raise Away(str(error)) from error

    async def table(self, table: str) -> TableRow | None:
        rows = await self.ask("select body from tables where id = $1", table)
        return msgspec.json.decode(rows[0]["body"], type=TableRow) if rows else None

    async def lines(self, table: str, after: int) -> list[Line]:
        query = "select body from lines where table_id = $1 and seq > $2 order by seq"
        rows = await self.ask(query, table, after)
        return [msgspec.json.decode(row["body"], type=Line) for row in rows]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = await self.ask("select seq, state from snapshots where table_id = $1", table)
        return (rows[0]["seq"], rows[0]["state"]) if rows else None

    async def tables_of(self, person: str) -> list[TableRow]:
        rows = await self.ask(
            "select body from tables join people_at on table_id = id where person = $1 "
            "order by created desc limit 100",
            person,
        )
        return [msgspec.json.decode(row["body"], type=TableRow) for row in rows]

    async def keep(self, kind: str, key: str, body: bytes, expires: float) -> None:
        await self.ask(
            "insert into notes values ($1, $2, $3, $4) "
            "on conflict (kind, key) do update set body = $3, expires = $4",
            kind, key, body, expires,
        )  # fmt: skip

    async def kept(self, kind: str, key: str) -> bytes | None:
        query = "select body from notes where kind = $1 and key = $2 and expires > $3"
        rows = await self.ask(query, kind, key, time.time())
        return bytes(rows[0]["body"]) if rows else None

    async def take(self, kind: str, key: str) -> bytes | None:
        query = "delete from notes where kind = $1 and key = $2 and expires > $3 returning body"
        rows = await self.ask(query, kind, key, time.time())
        return bytes(rows[0]["body"]) if rows else None

    async def drop(self, kind: str, key: str) -> None:
        await self.ask("delete from notes where kind = $1 and key = $2", kind, key)

    async def schedule(self, job: Job) -> None:
        await self.ask(
            "insert into jobs values ($1, $2, $3, $4) "
            "on conflict (kind, key) do update set due = $3, body = $4",
            job.kind, job.key, job.due, job.body,
        )  # fmt: skip

    async def due(self, now: float, most: int = 100) -> list[Job]:
        query = "select kind, key, due, body from jobs where due <= $1 order by due limit $2"
        return [Job(*row) for row in await self.ask(query, now, most)]

    async def cancel(self, kind: str, key: str) -> None:
        await self.ask("delete from jobs where kind = $1 and key = $2", kind, key)

    async def idle(self, before: float, table: str = "") -> list[str]:
        rows = await self.ask(
            "select id from tables where extract(epoch from created) < $1 and ($2 = '' or id = $2) "
            "and coalesce((select at from lines where table_id = id order by seq desc limit 1), 0) "
            "< $1",
            before, table,
        )  # fmt: skip
        return [row["id"] for row in rows]

    async def forget(self, table: str) -> None:
        try:
            async with self.pool.acquire() as db, db.transaction():
                await db.execute("delete from tables where id = $1", table)
                for name in ("people_at", "lines", "snapshots"):
                    await db.execute(f"delete from {name} where table_id = $1", table)
                await db.execute("delete from jobs where key = $1", table)
                await db.execute(
                    "delete from notes where kind = 'invite' and body = $1", table.encode()
                )
                kinds = "kind in ('sight', 'telegrams')"
                await db.execute(f"delete from notes where {kinds} and key = $1", table)
        except TROUBLE as error:
            raise Away(str(error)) from error

    async def leave(self, person: str) -> None:
        await self.ask("delete from people_at where person = $1", person)
        for name in ("notes", "jobs"):
            await self.ask(
                f"delete from {name} where key = $1 or key like $2", person, f"{person}/%"
            )

    async def drop_expired(self, now: float) -> None:
        await self.ask("delete from notes where expires <= $1", now)

    async def all_tables(self) -> list[TableRow]:
        rows = await self.ask("select body from tables order by id")
        return [msgspec.json.decode(row["body"], type=TableRow) for row in rows]

    async def all_notes(self) -> list[tuple[str, str, bytes, float]]:
        rows = await self.ask("select kind, key, body, expires from notes")
        return [(row["kind"], row["key"], bytes(row["body"]), row["expires"]) for row in rows]

    async def set_secret(self, secret: str) -> None:
        await self.ask(
            "insert into meta values ('secret', $1) on conflict (key) do update set value = $1",
            secret,
        )
        self.own_secret = bytes.fromhex(secret)

    async def ready(self) -> None:
        await self.ask("update meta set value = value where key = 'secret'")

    async def close(self) -> None:
        self.closing = True
        self.writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.writer
        for task in self.told:
            task.cancel()
        if self.listener is not None and not self.listener.is_closed():
            await self.listener.remove_listener(CHANNEL, self.heard)
            await self.listener.close()
        await self.pool.close()


async def migrate(db: Any) -> None:
    """Bring the tables up to date, or make them; of several workers one does it."""
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock(8642)")
        known = await db.fetchval("select to_regclass('meta')")
        value = await db.fetchval("select value from meta where key = 'schema'") if known else None
        version = int(value or 0)
        if version > len(STEPS):
            raise Newer(f"db: its tables are of version {version}, this program knows {len(STEPS)}")
        for step in STEPS[version:]:
            await db.execute(step)
