"""The store for several workers or machines: PostgreSQL, with the same promises.

Appends that wait together are written together, in one transaction. All connections come through
one place (`pool.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from uprising.server.operations.supervisor import Supervisor
from uprising.server.storage.leases import Leases
from uprising.server.storage.pool import Pool
from uprising.server.storage.rows import Job, Line, NoteRow, TableRow, people_of
from uprising.server.storage.store import (
    ENDED,
    GATHERING,
    LISTED,
    OPEN,
    Append,
    Away,
    Conflict,
    Elsewhere,
    Newer,
    Piece,
    named_in,
    notebook_at,
    token_of,
)

MOST_TOGETHER = 256
FOR_EVER = 1e11
PROBE = "probe"
PROBE_BYTES = 1024

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
    """
alter table tables add column revision integer not null default 0;
alter table tables add column phase text not null default 'unknown';
alter table tables add column owner text not null default '';
alter table tables add column epoch integer not null default 0;
create table workers (
  id text primary key, address text not null, expires timestamptz not null);
create index tables_phase on tables (phase, created);
update meta set value = '3' where key = 'schema';
""",
)

Waiting = tuple[Append, "asyncio.Future[None]"]
NOTE = (
    "insert into notes values ($1, $2, $3, $4) "
    "on conflict (kind, key) do update set body = $3, expires = $4"
)


AT_ONCE = """
with ours as (
  select id from tables join unnest($1::text[], $2::int[]) as held(name, at)
  on id = name and epoch = at for share of tables),
won as (
  insert into lines (table_id, seq, body, at)
  select * from unnest($3::text[], $4::int[], $5::bytea[], $6::float8[]) as line(name, n, text, at)
  where name in (select id from ours)
  on conflict do nothing returning table_id, seq),
kept as (
  insert into snapshots
  select * from unnest($7::text[], $8::int[], $9::bytea[]) as snapshot(name, n, state)
  where (name, n) in (select table_id, seq from won)
  on conflict (table_id) do update set seq = excluded.seq, state = excluded.state)
select table_id, seq from won union all select id, null from ours
"""
"""Lines and positions of tables that are ours; which were written, and which tables are ours."""


class PostgresStore:
    """Tables in PostgreSQL. Make it with `await PostgresStore.open(url)`."""

    def __init__(self, pool: Pool, secret: bytes) -> None:
        self.pool = pool
        self.own_secret = secret
        self.leases = Leases(pool, token_of(secret))
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.supervisor = Supervisor()
        self.supervisor.start("writer", self.write_for_ever)

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        pool = await Pool.open(url)
        try:
            await pool.transaction(migrate)
            rows = await pool.fetch(
                "insert into meta values ('secret', $1) "
                "on conflict (key) do update set key = excluded.key returning value",
                secrets.token_hex(32),
            )
        except BaseException:
            await pool.close()
            raise
        return cls(pool, bytes.fromhex(rows[0]["value"]))

    def secret(self) -> bytes:
        """The servers' common secret, made once."""
        return self.own_secret

    async def join(self, address: str, name: str = "") -> None:
        await self.leases.join(address, name)
        self.supervisor.start("lease", self.leases.renew_for_ever)

    async def others(self) -> list[Elsewhere]:
        return await self.leases.others()

    async def claim(self, table: str) -> None:
        await self.leases.claim(table)

    def owns(self, table: str) -> bool:
        return self.leases.owns(table)

    def when_lost(self, tell: Callable[[str], None]) -> None:
        self.leases.lost = tell

    async def give_up(self, table: str) -> None:
        await self.leases.give_up([table])

    # Appending, together

    async def append(self, append: Append) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((append, future))
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
        """One transaction; an append with a number that is taken is refused, the others go through.

        Whatever goes wrong, nobody of the batch is left waiting.
        """
        try:
            refused = await self.written([append for append, _ in batch])
        except BaseException as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(Away(str(error)))
            if not isinstance(error, Away):
                raise
            return
        for append, future in batch:
            if future.done():
                continue
            if append in refused:
                future.set_exception(Conflict())
            else:
                future.set_result(None)

    async def written(self, appends: list[Append]) -> list[Append]:
        """Write these; those that cannot be: a number is taken, or the table is not ours."""
        refused: list[Append] = []
        fresh: list[Append] = []
        numbers: set[tuple[str, int]] = set()
        for append in appends:  # two with the same number in one go: the second comes too late
            mine = {(append.table, line.seq) for line in append.lines}
            (refused if mine & numbers else fresh).append(append)
            numbers |= mine
        shared = bool(self.leases.address)
        if simple := [each for each in fresh if shared and is_simple(each)]:
            refused += await self.written_at_once(simple)
        if others := [each for each in fresh if not (shared and is_simple(each))]:
            refused += await self.written_together(others)
        return refused

    async def written_at_once(self, appends: list[Append]) -> list[Append]:
        """Nearly all there is: single moves. One statement is one question to the database."""
        lines = [(each.table, each.lines[0]) for each in appends]
        snapshots = [(each.table, each.lines[0].seq, each.snapshot) for each in appends
                     if each.snapshot is not None]  # fmt: skip
        found = await self.pool.fetch(
            AT_ONCE,
            *self.leases.held([each.table for each in appends]),
            [table for table, _ in lines],
            [line.seq for _, line in lines],
            [msgspec.json.encode(line) for _, line in lines],
            [line.at for _, line in lines],
            *([row[part] for row in snapshots] for part in range(3)),
        )
        ours = {row["table_id"] for row in found if row["seq"] is None}
        written = {(row["table_id"], row["seq"]) for row in found}
        refused = [each for each in appends if (each.table, each.lines[0].seq) not in written]
        for each in refused:
            if each.table not in ours:
                self.leases.lose(each.table)
        return refused

    async def written_together(self, fresh: list[Append]) -> list[Append]:
        """Several lines that hold together, and what is kept beside them: one transaction."""
        refused: list[Append] = []

        async def work(db: Any) -> None:
            owned = await self.leases.owned(db, [append.table for append in fresh])
            owned.add("")  # what belongs to no table
            for append in [each for each in fresh if each.table not in owned]:
                self.leases.lose(append.table)
                fresh.remove(append)
                refused.append(append)
            lines = [(a.table, line) for a in fresh for line in a.lines]
            won = await db.fetch(
                "insert into lines (table_id, seq, body, at) select * from "
                "unnest($1::text[], $2::int[], $3::bytea[], $4::float8[]) "
                "on conflict do nothing returning table_id, seq",
                [table for table, _ in lines],
                [line.seq for _, line in lines],
                [msgspec.json.encode(line) for _, line in lines],
                [line.at for _, line in lines],
            )
            written = {(row["table_id"], row["seq"]) for row in won}
            for append in fresh:
                if all((append.table, line.seq) in written for line in append.lines):
                    await self.put_beside(db, append)
                elif any((append.table, line.seq) in written for line in append.lines):
                    raise Conflict  # half of it: nothing of this batch, then one by one
                else:
                    refused.append(append)

        try:
            await self.pool.transaction(work)
        except Conflict:
            if len(fresh) == 1:
                return [*refused, *fresh]
            for append in fresh:
                refused += await self.written_together([append])
        return refused

    async def put_beside(self, db: Any, append: Append) -> None:
        """What belongs to the lines and is written with them."""
        if append.snapshot is not None:
            await db.execute(
                "insert into snapshots values ($1, $2, $3) on conflict (table_id) "
                "do update set seq = $2, state = $3",
                append.table, append.lines[-1].seq, append.snapshot,
            )  # fmt: skip
        if append.note is not None:
            kind, body = append.note
            await db.execute(NOTE, kind, append.table, body, FOR_EVER)
        if append.ended:
            await db.execute("update tables set phase = $1 where id = $2", ENDED, append.table)

    # Everything else

    async def ask(self, query: str, *values: Any) -> list[Any]:
        return await self.pool.fetch(query, *values)

    async def create(self, table: TableRow) -> None:
        async def work(db: Any) -> None:
            phase = OPEN if table.started else GATHERING
            await db.execute(
                "insert into tables (id, body, revision, phase) values ($1, $2, $3, $4)",
                table.id, msgspec.json.encode(table), table.revision, phase,
            )  # fmt: skip
            await put_people(db, table)

        await self.pool.transaction(work)

    async def update(self, table: TableRow) -> TableRow:
        after = msgspec.structs.replace(table, revision=table.revision + 1)

        async def work(db: Any) -> None:
            if table.id not in await self.leases.owned(db, [table.id]):
                self.leases.lose(table.id)
                raise Conflict
            changed = await db.fetch(
                "update tables set body = $1, revision = $2, "
                "phase = case when phase = 'gathering' then $3 else phase end "
                "where id = $4 and revision = $5 returning id",
                msgspec.json.encode(after), after.revision,
                OPEN if table.started else GATHERING, table.id, table.revision,
            )  # fmt: skip
            if not changed:
                raise Conflict
            await put_people(db, after)

        await self.pool.transaction(work)
        return after

    async def table_ids(self) -> list[str]:
        return [row["id"] for row in await self.ask("select id from tables order by id")]

    async def table(self, table: str) -> TableRow | None:
        rows = await self.ask("select body from tables where id = $1", table)
        return msgspec.json.decode(rows[0]["body"], type=TableRow) if rows else None

    async def lines(self, table: str, after: int) -> list[Line]:
        query = "select body from lines where table_id = $1 and seq > $2 order by seq"
        rows = await self.ask(query, table, after)
        return [msgspec.json.decode(row["body"], type=Line) for row in rows]

    async def made_by(self, table: str, command: str) -> list[Line]:
        query = (
            "select body from lines where table_id = $1 and position($2 in body) > 0 order by seq"
        )
        rows = await self.ask(query, table, named_in(command))
        found = [msgspec.json.decode(row["body"], type=Line) for row in rows]
        return [line for line in found if line.command == command]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = await self.ask("select seq, state from snapshots where table_id = $1", table)
        return (rows[0]["seq"], rows[0]["state"]) if rows else None

    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        rows = await self.ask(
            "select body from tables join people_at on table_id = id where person = $1 "
            "order by created desc limit $2",
            person,
            most,
        )
        return [msgspec.json.decode(row["body"], type=TableRow) for row in rows]

    async def listed(self, most: int) -> list[TableRow]:
        rows = await self.ask(
            "select body from tables where phase = $1 and position($2::bytea in body) > 0 "
            "order by created desc limit $3",
            GATHERING, LISTED, most,
        )  # fmt: skip
        return [msgspec.json.decode(row["body"], type=TableRow) for row in rows]

    async def keep(self, kind: str, key: str, body: bytes, expires: float) -> None:
        await self.ask(NOTE, kind, key, body, expires)

    async def kept(self, kind: str, key: str) -> bytes | None:
        query = "select body from notes where kind = $1 and key = $2 and expires > $3"
        rows = await self.ask(query, kind, key, time.time())
        return bytes(rows[0]["body"]) if rows else None

    async def notes_of(self, kind: str, most: int) -> list[tuple[str, bytes]]:
        query = "select key, body from notes where kind = $1 and expires > $2 limit $3"
        rows = await self.ask(query, kind, time.time(), most)
        return [(row["key"], bytes(row["body"])) for row in rows]

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

    async def put_off(self, job: Job, due: float) -> bool:
        query = "update jobs set due = $4 where kind = $1 and key = $2 and due = $3 returning due"
        return bool(await self.ask(query, job.kind, job.key, job.due, due))

    async def cancel(self, kind: str, key: str) -> None:
        await self.ask("delete from jobs where kind = $1 and key = $2", kind, key)

    async def idle(self, phase: str, before: float, most: int = 50) -> list[str]:
        rows = await self.ask(
            "select id from tables where phase = $1 and created < to_timestamp($2) and coalesce("
            "(select at from lines where table_id = id order by seq desc limit 1), 0) < $2 "
            "limit $3",
            phase, before, most,
        )  # fmt: skip
        return [row["id"] for row in rows]

    async def forget(self, table: str) -> None:
        async def work(db: Any) -> None:
            await db.execute("delete from tables where id = $1", table)
            for name in ("people_at", "lines", "snapshots"):
                await db.execute(f"delete from {name} where table_id = $1", table)
            await db.execute("delete from jobs where key = $1", table)
            await db.execute(
                "delete from notes where kind = 'invite' and body = $1", table.encode()
            )
            kinds = "kind in ('sight', 'telegrams', 'talk')"
            await db.execute(f"delete from notes where {kinds} and key = $1", table)
            await db.execute("delete from notes where kind = $1", notebook_at(table))
            await db.execute(
                "delete from notes where kind = 'spoken' and starts_with(key, $1)", f"{table}/"
            )

        await self.pool.transaction(work)

    async def leave(self, person: str) -> None:
        await self.ask("delete from people_at where person = $1", person)
        for name in ("notes", "jobs"):
            await self.ask(
                f"delete from {name} where key = $1 or key like $2", person, f"{person}/%"
            )

    async def drop_expired(self, now: float) -> None:
        await self.ask("delete from notes where expires <= $1", now)

    async def everything(self, take: Callable[[Piece], None]) -> None:
        """Read within one transaction that sees the database as it was at its beginning."""

        async def work(db: Any) -> None:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                async for found in db.cursor("select body from tables order by id"):
                    row = msgspec.json.decode(found["body"], type=TableRow)
                    query = "select body from lines where table_id = $1 order by seq"
                    lines = await db.fetch(query, row.id)
                    take((row, [msgspec.json.decode(n["body"], type=Line) for n in lines]))
                async for n in db.cursor("select kind, key, body, expires from notes"):
                    take(NoteRow(n["kind"], n["key"], bytes(n["body"]), n["expires"]))
                async for job in db.cursor("select kind, key, due, body from jobs"):
                    take(Job(*job))

        await self.pool.with_connection(work)

    async def set_secret(self, secret: str) -> None:
        await self.ask(
            "insert into meta values ('secret', $1) on conflict (key) do update set value = $1",
            secret,
        )
        self.own_secret = bytes.fromhex(secret)

    async def probe(self) -> None:
        await self.append(Append("", [], note=(PROBE, os.urandom(PROBE_BYTES))))

    def failing(self) -> list[str]:
        return list(self.supervisor.failing)

    async def close(self) -> None:
        with contextlib.suppress(Away):
            await self.leases.leave()
        await self.supervisor.stop()
        for _, future in self.waiting:
            if not future.done():
                future.set_exception(Away("the server stops"))
        await self.pool.close()


def is_simple(append: Append) -> bool:
    """One line, and nothing beside it but perhaps a position."""
    return len(append.lines) == 1 and append.note is None and not append.ended


async def put_people(db: Any, table: TableRow) -> None:
    for person in sorted(people_of(table)):
        await db.execute(
            "insert into people_at values ($1, $2) on conflict do nothing", person, table.id
        )


async def migrate(db: Any) -> None:
    """Bring the tables up to date, or make them; of several workers one does it."""
    await db.execute("select pg_advisory_xact_lock(8642)")
    known = await db.fetchval("select to_regclass('meta')")
    value = await db.fetchval("select value from meta where key = 'schema'") if known else None
    version = int(value or 0)
    if version > len(STEPS):
        raise Newer(f"db: its tables are of version {version}, this program knows {len(STEPS)}")
    for step in STEPS[version:]:
        await db.execute(step)
