"""The store for one machine: nothing to install.

SQLite in WAL mode with `synchronous=FULL`. One writer thread collects what is waiting and
commits it together: an append that has returned survives a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

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
    Taken,
    named_in,
    notebook_at,
)

# A database is brought up to date step by step; the first step makes an empty one. A step that was
# released is never changed: tests/server/databases holds a database of every one of them.
STEPS = (
    """
create table if not exists tables (
  id text primary key, body blob not null, created text not null default current_timestamp);
create table if not exists people_at (
  person text not null, table_id text not null, primary key (person, table_id));
create table if not exists lines (
  table_id text not null, seq integer not null, body blob not null, primary key (table_id, seq));
create table if not exists snapshots (
  table_id text primary key, seq integer not null, state blob not null);
create table if not exists notes (
  kind text not null, key text not null, body blob not null, expires real not null,
  primary key (kind, key));
create table if not exists jobs (
  kind text not null, key text not null, due real not null, body blob not null,
  primary key (kind, key));
create index if not exists jobs_due on jobs (due);
create table if not exists meta (key text primary key, value text not null);
insert or ignore into meta values ('schema', '1');
""",
    """
alter table lines add column at real not null default 0;
update meta set value = '2' where key = 'schema';
""",
    """
alter table tables add column revision integer not null default 0;
alter table tables add column phase text not null default 'unknown';
create index tables_phase on tables (phase, created);
update meta set value = '3' where key = 'schema';
""",
)


Work = Append | Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]
Done = tuple["asyncio.Future[Any]", Any, Exception | None]

# Many lines in one statement: between two statements the writer has to wait for its turn among the
# threads, which on a busy server costs more than the writing.
PORTIONS = (64, 16, 4, 1)
APPEND = {
    size: "insert or ignore into lines (table_id, seq, body, at) values "
    + ",".join(["(?, ?, ?, ?)"] * size)
    for size in PORTIONS
}
MOST_TOGETHER = 256
PAGES = 8000
"""How long the log of the file may grow. Every table's newest page is written again with each of
its moves, so tidying up rarely is much less work, and meanwhile everybody waits."""
WRITER = msgspec.json.Encoder()
SNAPSHOT = "insert or replace into snapshots values (?, ?, ?)"
NOTE = "insert or replace into notes values (?, ?, ?, ?)"
FOR_EVER = 1e11
MEMORY = ":memory:"
PROBE = 16_384  # bytes that a write must find room for
LOG = logging.getLogger("uprising.server")


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: Path | str, alone: bool = True) -> None:
        """`alone`: as the one server of this file; a backup may read it meanwhile."""
        self.path = str(path)
        self.held = hold(self.path) if alone and self.path != MEMORY else -1
        self.jobs: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self.gathered: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        self.reader = self.connect()
        migrate(self.reader)
        self.reader_lock = threading.Lock()
        writer = self.connect()
        self.thread = threading.Thread(
            target=self.write_for_ever, args=[writer], name="store", daemon=True
        )
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("pragma busy_timeout=5000")
        db.execute(f"pragma wal_autocheckpoint={PAGES}")
        return db

    def write_for_ever(self, db: sqlite3.Connection) -> None:
        """Whatever goes wrong with a batch, those who wait are told, and the next is tried."""
        stop = False
        while not stop:
            batch = self.jobs.get()
            if batch is None:
                break
            while len(batch) < MOST_TOGETHER and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    stop = True
                    break
                batch += more
            try:
                tell(commit(db, batch))
            except Exception as error:  # not one of SQL's own: nobody may wait for ever
                LOG.exception("store")
                roll_back(db)
                tell([(future, None, Away(repr(error))) for _, future in batch])
        db.close()

    def write(self, work: Work) -> asyncio.Future[Any]:
        """What is wanted in one go is handed over in one go: a thread is dear to wake."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if loop not in self.gathered:
            self.gathered[loop] = []
            loop.call_soon(self.hand_over, loop)
        self.gathered[loop].append((work, future))
        return future

    def hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self.jobs.put(self.gathered.pop(loop))

    def secret(self) -> bytes:
        """The server's own secret, made once."""
        with self.reader_lock:
            fresh = secrets.token_hex(32)
            self.reader.execute("insert or ignore into meta values ('secret', ?)", (fresh,))
            rows = self.reader.execute("select value from meta where key = 'secret'").fetchall()
        return bytes.fromhex(rows[0][0])

    async def join(self, address: str, name: str = "") -> None:
        """One process alone has the file, and so every table in it."""

    async def others(self) -> list[Elsewhere]:
        return []

    async def claim(self, table: str) -> None:
        pass

    def owns(self, table: str) -> bool:
        return True

    def when_lost(self, tell: Callable[[str], None]) -> None:
        pass

    async def give_up(self, table: str) -> None:
        pass

    async def create(self, table: TableRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into tables (id, body, revision, phase) values (?, ?, ?, ?)",
                (table.id, pack(table), table.revision, OPEN if table.started else GATHERING),
            )
            put_people(db, table)

        await self.write(work)

    async def update(self, table: TableRow) -> TableRow:
        after = msgspec.structs.replace(table, revision=table.revision + 1)

        def work(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "update tables set body = ?, revision = ?, "
                "phase = case when phase = 'gathering' then ? else phase end "
                "where id = ? and revision = ?",
                (pack(after), after.revision, OPEN if table.started else GATHERING, table.id,
                 table.revision),
            )  # fmt: skip
            if changed.rowcount != 1:
                raise Conflict
            put_people(db, after)

        await self.write(work)
        return after

    def append(self, append: Append) -> Awaitable[None]:
        return self.write(append)

    def ask(self, query: str, *values: Any) -> list[Any]:
        with self.reader_lock:
            try:
                return self.reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise Away(str(error)) from error

    async def table(self, table: str) -> TableRow | None:
        rows = self.ask("select body from tables where id = ?", table)
        return msgspec.json.decode(rows[0][0], type=TableRow) if rows else None

    async def table_ids(self) -> list[str]:
        return [row[0] for row in self.ask("select id from tables order by id")]

    async def lines(self, table: str, after: int) -> list[Line]:
        query = "select body from lines where table_id = ? and seq > ? order by seq"
        rows = self.ask(query, table, after)
        return [msgspec.json.decode(row[0], type=Line) for row in rows]

    async def made_by(self, table: str, command: str) -> list[Line]:
        query = "select body from lines where table_id = ? and instr(body, ?) > 0 order by seq"
        rows = self.ask(query, table, named_in(command))
        found = [msgspec.json.decode(row[0], type=Line) for row in rows]
        return [line for line in found if line.command == command]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = self.ask("select seq, state from snapshots where table_id = ?", table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        rows = self.ask(
            "select body from tables join people_at on table_id = id where person = ? "
            "order by created desc limit ?",
            person,
            most,
        )
        return [msgspec.json.decode(row[0], type=TableRow) for row in rows]

    async def listed(self, most: int) -> list[TableRow]:
        rows = self.ask(
            "select body from tables where phase = ? and instr(body, ?) order by created desc "
            "limit ?",
            GATHERING, LISTED, most,
        )  # fmt: skip
        return [msgspec.json.decode(row[0], type=TableRow) for row in rows]

    async def keep(self, kind: str, key: str, body: bytes, expires: float) -> None:
        """Keep a small note until then (seconds since the epoch)."""
        row = (kind, key, body, expires)
        await self.write(lambda db: db.execute(NOTE, row))

    async def kept(self, kind: str, key: str) -> bytes | None:
        query = "select body from notes where kind = ? and key = ? and expires > ?"
        rows = self.ask(query, kind, key, time.time())
        return bytes(rows[0][0]) if rows else None

    async def notes_of(self, kind: str, most: int) -> list[tuple[str, bytes]]:
        query = "select key, body from notes where kind = ? and expires > ? limit ?"
        return [(key, bytes(body)) for key, body in self.ask(query, kind, time.time(), most)]

    async def take(self, kind: str, key: str) -> bytes | None:
        query = "delete from notes where kind = ? and key = ? and expires > ? returning body"
        row = (kind, key, time.time())
        rows = await self.write(lambda db: db.execute(query, row).fetchall())
        return bytes(rows[0][0]) if rows else None

    async def drop(self, kind: str, key: str) -> None:
        await self.write(
            lambda db: db.execute("delete from notes where kind = ? and key = ?", (kind, key))
        )

    async def schedule(self, job: Job) -> None:
        row = (job.kind, job.key, job.due, job.body)
        await self.write(
            lambda db: db.execute("insert or replace into jobs values (?, ?, ?, ?)", row)
        )

    async def due(self, now: float, most: int = 100) -> list[Job]:
        query = "select kind, key, due, body from jobs where due <= ? order by due limit ?"
        return [Job(*row) for row in self.ask(query, now, most)]

    async def put_off(self, job: Job, due: float) -> bool:
        query = "update jobs set due = ? where kind = ? and key = ? and due = ?"
        row = (due, job.kind, job.key, job.due)
        changed: int = await self.write(lambda db: db.execute(query, row).rowcount)
        return changed == 1

    async def cancel(self, kind: str, key: str) -> None:
        await self.write(
            lambda db: db.execute("delete from jobs where kind = ? and key = ?", (kind, key))
        )

    async def idle(self, phase: str, before: float, most: int = 50) -> list[str]:
        rows = self.ask(
            "select id from tables where phase = ? and created < datetime(?, 'unixepoch') and "
            "coalesce((select at from lines where table_id = id order by seq desc limit 1), 0) < ? "
            "limit ?",
            phase, before, before, most,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def forget(self, table: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from tables where id = ?", (table,))
            for name in ("people_at", "lines", "snapshots"):
                db.execute(f"delete from {name} where table_id = ?", (table,))
            db.execute("delete from jobs where key = ?", (table,))
            db.execute("delete from notes where kind = 'invite' and body = ?", (table.encode(),))
            kinds = "kind in ('sight', 'telegrams', 'talk')"
            db.execute(f"delete from notes where {kinds} and key = ?", (table,))
            db.execute("delete from notes where kind = ?", (notebook_at(table),))
            db.execute(
                "delete from notes where kind = 'spoken' and substr(key, 1, ?) = ?",
                (len(table) + 1, f"{table}/"),
            )

        await self.write(work)

    async def leave(self, person: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from people_at where person = ?", (person,))
            inside = (person, f"{person}/%")
            db.execute("delete from notes where key = ? or key like ?", inside)
            db.execute("delete from jobs where key = ? or key like ?", inside)

        await self.write(work)

    async def drop_expired(self, now: float) -> None:
        await self.write(lambda db: db.execute("delete from notes where expires <= ?", (now,)))

    async def everything(self, take: Callable[[Piece], None]) -> None:
        """Read within one transaction, on a connection of its own."""
        db = self.connect()
        try:
            db.execute("begin")
            for (body,) in db.execute("select body from tables order by id"):
                row = msgspec.json.decode(body, type=TableRow)
                query = "select body from lines where table_id = ? order by seq"
                lines = [msgspec.json.decode(b, type=Line) for (b,) in db.execute(query, (row.id,))]
                take((row, lines))
            for note in db.execute("select kind, key, body, expires from notes"):
                take(NoteRow(*note))
            for job in db.execute("select kind, key, due, body from jobs"):
                take(Job(*job))
        except sqlite3.Error as error:
            raise Away(str(error)) from error
        finally:
            db.close()

    async def set_secret(self, secret: str) -> None:
        await self.write(
            lambda db: db.execute("insert or replace into meta values ('secret', ?)", (secret,))
        )

    async def probe(self) -> None:
        """Something new before the old goes: on a full disk the old may still be written over."""
        key = secrets.token_hex(8)

        def work(db: sqlite3.Connection) -> None:
            db.execute(NOTE, ("probe", key, os.urandom(PROBE), FOR_EVER))
            db.execute("delete from notes where kind = 'probe' and key <> ?", (key,))

        await self.write(work)

    def failing(self) -> list[str]:
        return [] if self.thread.is_alive() else ["writer"]

    async def close(self) -> None:
        await asyncio.sleep(0)  # what was wanted just now is handed over first
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reader.close()
        if self.held >= 0:
            os.close(self.held)


def commit(db: sqlite3.Connection, batch: list[Waiting]) -> list[Done]:
    """One transaction for all that was waiting; a refused one does not spoil the others."""
    appends = [(work, future) for work, future in batch if isinstance(work, Append)]
    others = [(work, future) for work, future in batch if not isinstance(work, Append)]
    try:
        db.execute("begin immediate")
        if append_together(db, [work for work, _ in appends]):
            done: list[Done] = [(future, None, None) for _, future in appends]
        else:  # somebody else has one of these numbers: one by one, to see who
            db.execute("rollback")
            db.execute("begin immediate")
            done = [(future, *append_one(db, work)) for work, future in appends]
        for work, future in others:
            done.append((future, *attempt(db, work)))
        db.execute("commit")
    except sqlite3.Error as error:
        roll_back(db)
        return [(future, None, Away(str(error))) for _, future in batch]
    return done


def roll_back(db: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):
        if db.in_transaction:
            db.execute("rollback")


def append_together(db: sqlite3.Connection, appends: list[Append]) -> bool:
    """Write all these lines; False if some number was taken."""
    lines = [(a.table, line) for a in appends for line in a.lines]
    written = start = 0
    for size in PORTIONS:
        while len(lines) - start >= size:
            rows = [(table, n.seq, pack(n), n.at) for table, n in lines[start:][:size]]
            written += db.execute(APPEND[size], list(chain.from_iterable(rows))).rowcount
            start += size
    if written != len(lines):
        return False
    for a in appends:
        if a.snapshot is not None:
            db.execute(SNAPSHOT, (a.table, a.lines[-1].seq, a.snapshot))
        if a.note is not None:
            kind, body = a.note
            db.execute(NOTE, (kind, a.table, body, FOR_EVER))
        if a.ended:
            db.execute("update tables set phase = ? where id = ?", (ENDED, a.table))
    return True


def append_one(db: sqlite3.Connection, append: Append) -> tuple[None, Exception | None]:
    """All of it, or a conflict that leaves no trace."""
    db.execute("savepoint one")
    if append_together(db, [append]):
        db.execute("release one")
        return None, None
    db.execute("rollback to one")
    db.execute("release one")
    return None, Conflict()


def attempt(
    db: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]
) -> tuple[Any, Exception | None]:
    """What a piece of work gives, or a conflict that leaves no trace."""
    db.execute("savepoint one")
    try:
        result = work(db)
    except (sqlite3.IntegrityError, Conflict):
        db.execute("rollback to one")
        db.execute("release one")
        return None, Conflict()
    db.execute("release one")
    return result, None


def tell(done: list[Done]) -> None:
    """Wake those who waited, all at once."""
    for loop in {future.get_loop() for future, _, _ in done}:
        mine = [one for one in done if one[0].get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # nobody is there any more
            loop.call_soon_threadsafe(settle, mine)


def settle(done: list[Done]) -> None:
    for future, result, problem in done:
        if future.done():  # given up in the meantime
            continue
        if problem is None:
            future.set_result(result)
        else:
            future.set_exception(problem)


def migrate(db: sqlite3.Connection) -> None:
    """Bring a database up to date, or make a new one; each step holds whole or not at all."""
    known = db.execute("select 1 from sqlite_master where name = 'meta'").fetchall()
    rows = db.execute("select value from meta where key = 'schema'").fetchall() if known else []
    version = int(rows[0][0]) if rows else 0
    if version > len(STEPS):
        raise Newer(f"db: its tables are of version {version}, this program knows {len(STEPS)}")
    for step in STEPS[version:]:
        db.executescript(f"begin immediate; {step} commit;")


def pack(row: msgspec.Struct) -> bytearray:
    """A bytearray, since Python's sqlite3 looks for an adapter for every bytes object."""
    body = bytearray()
    WRITER.encode_into(row, body)
    return body


def hold(path: str) -> int:
    """The file, readable for its owner alone and locked: one server at a time.

    It holds the secret that keys are signed with.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(OSError):  # somebody else's file that we may write to
        os.chmod(path, 0o600)
    held = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(held)
        raise Taken(f"db: another server has {path} open") from error
    return held


def put_people(db: sqlite3.Connection, table: TableRow) -> None:
    for person in people_of(table):
        db.execute("insert or ignore into people_at values (?, ?)", (person, table.id))
