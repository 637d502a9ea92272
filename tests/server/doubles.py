"""Stores that are not databases, and ears that are not sockets."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import msgspec

from uprising import wire
from uprising.kernel import Table
from uprising.server.storage.rows import Job, Line, SeatRow, Settings, TableRow, people_of
from uprising.server.storage.store import Append, Away, Conflict, Elsewhere, Piece
from uprising.server.tables.processes import Thinker


class MemoryStore:
    """A store in memory. `gate` holds up every append until it is opened."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.log: dict[str, list[Line]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.notes: dict[tuple[str, str], tuple[bytes, float]] = {}
        self.jobs: dict[tuple[str, str], Job] = {}
        self.gate: asyncio.Event | None = None
        self.away = False

    def here(self) -> None:
        if self.away:
            raise Away("gone fishing")

    def secret(self) -> bytes:
        return b"secret"

    async def join(self, address: str, name: str = "") -> None:
        pass

    async def others(self) -> list[Elsewhere]:
        return []

    async def claim(self, table: str) -> None:
        pass

    def owns(self, table: str) -> bool:
        return True

    def when_lost(self, tell: Any) -> None:
        pass

    async def give_up(self, table: str) -> None:
        pass

    async def create(self, table: TableRow) -> None:
        self.here()
        if table.id in self.tables:
            raise Conflict
        self.tables[table.id] = table

    async def update(self, table: TableRow) -> TableRow:
        self.here()
        if self.tables.get(table.id, table).revision != table.revision:
            raise Conflict
        after = msgspec.structs.replace(table, revision=table.revision + 1)
        self.tables[table.id] = after
        return after

    async def append(self, append: Append) -> None:
        self.here()
        if self.gate is not None:
            await self.gate.wait()
        log = self.log.setdefault(append.table, [])
        if append.lines and append.lines[0].seq <= len(log):
            raise Conflict
        log += append.lines
        if append.snapshot is not None:
            self.snapshots[append.table] = (append.lines[-1].seq, append.snapshot)
        if append.note is not None:
            kind, body = append.note
            self.notes[kind, append.table] = (body, 1e11)

    async def table(self, table: str) -> TableRow | None:
        self.here()
        return self.tables.get(table)

    async def lines(self, table: str, after: int) -> list[Line]:
        self.here()
        return [line for line in self.log.get(table, []) if line.seq > after]

    async def made_by(self, table: str, command: str) -> list[Line]:
        self.here()
        return [line for line in self.log.get(table, []) if line.command == command]

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.snapshots.get(table)

    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        return [t for t in self.tables.values() if person in people_of(t)][:most]

    async def listed(self, most: int) -> list[TableRow]:
        return [t for t in self.tables.values() if t.settings.listed and not t.started][:most]

    async def keep(self, kind: str, key: str, body: bytes, expires: float) -> None:
        self.notes[kind, key] = (body, expires)

    async def kept(self, kind: str, key: str) -> bytes | None:
        body, expires = self.notes.get((kind, key), (b"", 0.0))
        return body if expires > time.time() else None

    async def notes_of(self, kind: str, most: int) -> list[tuple[str, bytes]]:
        return [(key, body) for (of, key), (body, _) in self.notes.items() if of == kind]

    async def take(self, kind: str, key: str) -> bytes | None:
        body = await self.kept(kind, key)
        self.notes.pop((kind, key), None)
        return body

    async def drop(self, kind: str, key: str) -> None:
        self.notes.pop((kind, key), None)

    async def schedule(self, job: Job) -> None:
        self.here()
        self.jobs[job.kind, job.key] = job

    async def due(self, now: float, most: int = 100) -> list[Job]:
        return sorted((j for j in self.jobs.values() if j.due <= now), key=lambda j: j.due)

    async def put_off(self, job: Job, due: float) -> bool:
        if self.jobs.get((job.kind, job.key)) != job:
            return False
        self.jobs[job.kind, job.key] = msgspec.structs.replace(job, due=due)
        return True

    async def cancel(self, kind: str, key: str) -> None:
        self.jobs.pop((kind, key), None)

    async def idle(self, phase: str, before: float, most: int = 50) -> list[str]:
        return []

    async def forget(self, table: str) -> None:
        self.tables.pop(table, None)

    async def leave(self, person: str) -> None:
        pass

    async def drop_expired(self, now: float) -> None:
        pass

    async def table_ids(self) -> list[str]:
        return list(self.tables)

    async def everything(self, take: Callable[[Piece], None]) -> None:
        for row in self.tables.values():
            take((row, self.log.get(row.id, [])))

    async def set_secret(self, secret: str) -> None:
        pass

    async def probe(self) -> None:
        self.here()

    def failing(self) -> list[str]:
        return []

    async def close(self) -> None:
        pass


class Nobody(Thinker):
    """Bots that are never asked."""

    def __init__(self) -> None:
        pass

    async def choose(
        self,
        table: Table,
        seat: int,
        level: str,
        seed: str,
        seen: tuple[msgspec.Struct, ...] = (),
        urgent: bool = True,
    ) -> tuple[str, str]:
        raise AssertionError("no bot plays here")

    def close(self) -> None:
        pass


class Ear:
    """Somebody at a table who remembers every byte, times apart."""

    def __init__(self, seat: int | None, person: str = "", beats: bool = False) -> None:
        self.seat = seat
        self.beats = beats
        self.person = person
        self.lang = "en"
        self.heard: list[str] = []

    def send(self, message: wire.Message) -> None:
        self.heard.append(timeless(message))

    def go(self, code: int = 0) -> None:
        self.heard.append('{"type": "gone"}')

    def types(self) -> list[str]:
        return [json.loads(text)["type"] for text in self.heard]

    def last(self) -> Any:
        return json.loads(self.heard[-1])


async def tell(room: Any, who: Ear, command: wire.Command) -> None:
    """Give a command to a table, as a socket does: what it answers is heard."""
    answer = await room.command(who, command)
    if answer is not None:
        who.send(answer)


def timeless(message: wire.Message) -> str:
    """The bytes of a message without the seconds that are left."""
    if isinstance(message, wire.Frame):
        seats = read_back(message).seats
        still = tuple(
            msgspec.structs.replace(
                seat,
                left=seat.left and 1.0,
                grace=None if seat.grace is None else 1.0,
            )
            for seat in seats
        )
        closes = None if message.closes is None else 1.0
        message = msgspec.structs.replace(message, seats=still, closes=closes)
    return wire.encode(message).decode()


def read_back(frame: wire.Frame) -> wire.Frame:
    """A frame as whoever gets it reads it."""
    return msgspec.json.decode(wire.encode(frame), type=wire.Frame)


def row_of(table: Table, settings: Settings) -> TableRow:
    """A row for a table that was made elsewhere, with a person on every chair."""
    of = table.game
    seats = [SeatRow(name, person=name) for name in table.names]
    return TableRow(
        "t1", of.key, of.version, of.content, dict(table.setup.options), seats, "00", "p1", settings
    )
