"""A whole database as one text file, from either kind of store into either kind.

One JSON value a line. Tables may be played on while it is written: the file holds everything as it
was at one moment.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from uprising.server.app import open_store
from uprising.server.storage.rows import Job, Line, NoteRow, TableRow
from uprising.server.storage.store import Append, Piece, Store
from uprising.server.tables.hall import Wrong, check_rules
from uprising.server.tables.journal import whole_table

FORMAT = "uprising-backup 1"


class BadBackup(ValueError):
    """The file is not a backup, or there is something in the way of restoring it."""


class Head(msgspec.Struct, frozen=True, tag="head"):
    format: str
    secret: str


class Note(msgspec.Struct, frozen=True, tag="note"):
    kind: str
    key: str
    body: bytes
    expires: float


class Kept(msgspec.Struct, frozen=True, tag="table"):
    row: TableRow
    lines: list[Line]


class Later(msgspec.Struct, frozen=True, tag="job"):
    job: Job


class Foot(msgspec.Struct, frozen=True, tag="foot"):
    """The last line: without it the file was cut off."""

    tables: int
    lines: int


Part = Head | Note | Kept | Later | Foot


async def backup(database: str, file: Path) -> Foot:
    store = await open_store(database, alone=False)
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            foot = await write(store, out)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        raise BadBackup(f"file: cannot write {file}: {error.strerror}") from error
    finally:
        await store.close()
    return foot


async def write(store: Store, out: IO[bytes]) -> Foot:
    def say(part: Part) -> None:
        out.write(msgspec.json.encode(part) + b"\n")

    tables = lines = 0

    def take(piece: Piece) -> None:
        nonlocal tables, lines
        if isinstance(piece, Job):
            say(Later(piece))
        elif isinstance(piece, NoteRow):
            say(Note(piece.kind, piece.key, piece.body, piece.expires))
        else:
            row, written = piece
            say(Kept(row, written))
            tables, lines = tables + 1, lines + len(written)

    say(Head(FORMAT, store.secret().hex()))
    await store.everything(take)
    foot = Foot(tables, lines)
    say(foot)
    return foot


def parts(file: Path) -> Iterator[Part]:
    """What a file holds, checked to be whole before anything is done with it."""
    try:
        with file.open("rb") as text:
            for number, line in enumerate(text, 1):
                try:
                    part: Part = msgspec.json.decode(line, type=Part)
                except msgspec.DecodeError as error:
                    raise BadBackup(f"file: line {number} is no part of a backup") from error
                yield part
    except OSError as error:
        raise BadBackup(f"file: cannot read {file}: {error.strerror}") from error


def check_whole(file: Path) -> None:
    first: Part | None = None
    last: Part | None = None
    tables = lines = 0
    for part in parts(file):
        first = first or part
        last = part
        if isinstance(part, Kept):
            tables, lines = tables + 1, lines + len(part.lines)
    if not isinstance(first, Head) or first.format != FORMAT:
        raise BadBackup(f"file: a backup begins with {FORMAT!r}")
    if last != Foot(tables, lines):
        raise BadBackup("file: the backup is cut off")


async def restore(file: Path, database: str) -> Foot:
    """Into an empty database only; snapshots are made anew when tables are opened."""
    check_whole(file)
    store = await open_store(database)
    try:
        if await store.table_ids():
            raise BadBackup("db: there are tables already; restore into an empty database")
        foot = Foot(0, 0)
        for part in parts(file):
            foot = await put(store, part) or foot
        return foot
    finally:
        await store.close()


async def put(store: Store, part: Any) -> Foot | None:
    match part:
        case Head():
            await store.set_secret(part.secret)
        case Kept():
            await store.create(part.row)
            if part.lines:
                await store.append(Append(part.row.id, part.lines))
        case Note():
            await store.keep(part.kind, part.key, part.body, part.expires)
        case Later():
            await store.schedule(part.job)
        case Foot():
            return part
    return None


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of a table with the program as it is: open, ended, frozen or broken."""

    table: str
    game: str
    verdict: str
    why: str = ""


async def check(database: str) -> list[Verdict]:
    store = await open_store(database, alone=False)
    try:
        rows = [await store.table(table) for table in await store.table_ids()]
        return [await judge(row, store) for row in rows if row is not None]
    finally:
        await store.close()


async def judge(row: TableRow, store: Store) -> Verdict:
    """Play a table's log again: it goes on, it is over, or these are not its rules."""
    try:
        check_rules(row)
    except Wrong as error:
        return Verdict(row.id, row.game, "frozen", error.text)
    if not row.started:
        return Verdict(row.id, row.game, "open")
    try:
        table = await whole_table(row, store)
    except Exception as error:  # whatever it is, the operator wants to know before upgrading
        return Verdict(row.id, row.game, "broken", f"{type(error).__name__}: {error}")
    return Verdict(row.id, row.game, "ended" if table.state.ended else "open")
