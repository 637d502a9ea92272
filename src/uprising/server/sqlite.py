"""The store for one machine: nothing to install.

SQLite in WAL mode with `synchronous=FULL`. One writer thread collects what is waiting and
commits it together: an append that has returned survives a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path
from typing import Any, Final, final

import msgspec

from uprising.server.rows import Job, Line, TableRow
from uprising.server.store import Away, Conflict, Newer

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
)


@final
class Append:
    """A line for a table's log, and the position after it if it is to be kept."""

    def __init__(self, table: str, line: Line, snapshot: bytes | None) -> None:
        self.table: Final = table
        self.line: Final = line
        self.snapshot: Final = snapshot


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


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self.jobs: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self.gathered: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        self.reader = self.connect()
        migrate(self.reader)
        self.reader_lock = threading.Lock()
        self.thread = threading.Thread(target=self.write_for_ever, name="store", daemon=True)
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("pragma busy_timeout=5000")
        db.execute(f"pragma wal_autocheckpoint={PAGES}")
        return db

    def write_for_ever(self) -> None:
        db = self.connect()
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
            tell(commit(db, batch))
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

    async def listen(
        self,
        moved: Callable[[str, int], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        """One process alone writes to a file: nobody else has anything to tell."""

    async def create(self, table: TableRow) -> None:
        await self.write(lambda db: put_table(db, table, "insert"))

    async def update(self, table: TableRow) -> None:
        await self.write(lambda db: put_table(db, table, "insert or replace"))

    def append(self, table: str, line: Line, snapshot: bytes | None) -> Awaitable[None]:
        return self.write(Append(table, line, snapshot))

    def ask(self, query: str, *values: Any) -> list[Any]:
        with self.reader_lock:
            try:
                return self.reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise Away(str(error)) from error

    async def table(self, table: str) -> TableRow | None:
        rows = self.ask("select body from tables where id = ?", table)
        return msgspec.json.decode(rows[0][0], type=TableRow) if rows else None

    async def lines(self, table: str, after: int) -> list[Line]:
        query = "select body from lines where table_id = ? and seq > ? order by seq"
        rows = self.ask(query, table, after)
        return [msgspec.json.decode(row[0], type=Line) for row in rows]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = self.ask("select seq, state from snapshots where table_id = ?", table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def tables_of(self, person: str) -> list[TableRow]:
        rows = self.ask(
            "select body from tables join people_at on table_id = id where person = ? "
            "order by created desc limit 100",
            person,
        )
        return [msgspec.json.decode(row[0], type=TableRow) for row in rows]

    async def keep(self, kind: str, key: str, body: bytes, expires: float) -> None:
        """Keep a small note until then (seconds since the epoch)."""
        row = (kind, key, body, expires)
        await self.write(
            lambda db: db.execute("insert or replace into notes values (?, ?, ?, ?)", row)
        )

    async def kept(self, kind: str, key: str) -> bytes | None:
        query = "select body from notes where kind = ? and key = ? and expires > ?"
        rows = self.ask(query, kind, key, time.time())
        return bytes(rows[0][0]) if rows else None

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

    async def cancel(self, kind: str, key: str) -> None:
        await self.write(
            lambda db: db.execute("delete from jobs where kind = ? and key = ?", (kind, key))
        )

    async def idle(self, before: float, table: str = "") -> list[str]:
        rows = self.ask(
            "select id from tables where unixepoch(created) < ? and (? = '' or id = ?) and "
            "coalesce((select at from lines where table_id = id order by seq desc limit 1), 0) < ?",
            before, table, table, before,
        )  # fmt: skip
        return [row[0] for row in rows]

    async def forget(self, table: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from tables where id = ?", (table,))
            for name in ("people_at", "lines", "snapshots"):
                db.execute(f"delete from {name} where table_id = ?", (table,))
            db.execute("delete from jobs where key = ?", (table,))
            db.execute("delete from notes where kind = 'invite' and body = ?", (table.encode(),))
            kinds = "kind in ('sight', 'telegrams')"
            db.execute(f"delete from notes where {kinds} and key = ?", (table,))

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

    async def all_tables(self) -> list[TableRow]:
        rows = self.ask("select body from tables order by id")
        return [msgspec.json.decode(row[0], type=TableRow) for row in rows]

    async def all_notes(self) -> list[tuple[str, str, bytes, float]]:
        return [tuple(row) for row in self.ask("select kind, key, body, expires from notes")]

    async def set_secret(self, secret: str) -> None:
        await self.write(
            lambda db: db.execute("insert or replace into meta values ('secret', ?)", (secret,))
        )

    async def ready(self) -> None:
        await self.write(
            lambda db: db.execute("update meta set value = value where key = 'secret'")
        )

    async def close(self) -> None:
        await asyncio.sleep(0)  # what was wanted just now is handed over first
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reader.close()


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
        if db.in_transaction:
            db.execute("rollback")
        return [(future, None, Away(str(error))) for _, future in batch]
    return done


def append_together(db: sqlite3.Connection, appends: list[Append]) -> bool:
    """Write all these lines; False if some number was taken."""
    written = start = 0
    for size in PORTIONS:
        while len(appends) - start >= size:
            rows = [(a.table, a.line.seq, pack(a.line), a.line.at) for a in appends[start:][:size]]
            written += db.execute(APPEND[size], list(chain.from_iterable(rows))).rowcount
            start += size
    if written != len(appends):
        return False
    for a in appends:
        if a.snapshot is not None:
            db.execute(SNAPSHOT, (a.table, a.line.seq, a.snapshot))
    return True


def append_one(db: sqlite3.Connection, append: Append) -> tuple[None, Exception | None]:
    return None, None if append_together(db, [append]) else Conflict()


def attempt(
    db: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]
) -> tuple[Any, Exception | None]:
    """What a piece of work gives, or a conflict that leaves no trace."""
    db.execute("savepoint one")
    try:
        result = work(db)
    except sqlite3.IntegrityError:
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


def put_table(db: sqlite3.Connection, table: TableRow, how: str) -> None:
    db.execute(f"{how} into tables (id, body) values (?, ?)", (table.id, pack(table)))
    for seat in table.seats:
        if seat.person:
            db.execute("insert or ignore into people_at values (?, ?)", (seat.person, table.id))
