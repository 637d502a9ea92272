"""A table and its log: nothing happens before it is written down."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any, Self

import msgspec
from mypy_extensions import mypyc_attr

from uprising.kernel import Event, Move, Played, Record, State, Table
from uprising.server.operations.counts import COUNTS
from uprising.server.storage.rows import Line, TableRow
from uprising.server.storage.store import Append, Away, Conflict, Store
from uprising.server.tables import sighting
from uprising.server.tables.journal import (
    Snapshot,
    code_of,
    fresh_table,
    open_record,
    read_snapshot,
    redo,
    whole_table,
)
from uprising.server.tables.memory import remember
from uprising.server.tables.position import REPEATS
from uprising.server.tables.telling import Telling
from uprising.server.tables.thinking import Thinker

SNAPSHOT_EVERY = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Writing(Telling):
    """Loading from the log, and every way to add to it."""

    @classmethod
    async def load(cls, row: TableRow, store: Store, thinker: Thinker) -> Self:
        """From the last snapshot, then the commands after it."""
        room = cls(row, fresh_table(row), store, thinker)
        room.events.extend((0, event) for event in room.table.first_events)
        await room.restore()
        at = row.begun or time.time()
        for line in await store.lines(row.id, max(0, room.seq - REPEATS)):
            at = line.at
            if line.seq > room.seq:
                room.replay(line)
            else:
                room.remember(line.seat, line.command)
        room.clocks.paused = row.paused
        room.clocks.rests = [seat.rest for seat in row.seats]
        # live clocks start anew after a rest of the server, slow ones have gone on
        began = at if room.clocks.slow else time.time()
        room.clocks.follow(room.table.state, began, fresh=not room.clocks.since)
        if row.rested_at == room.seq:  # a pause after the last move does not count
            room.clocks.since = {s: t + row.rested for s, t in room.clocks.since.items()}
        if not room.clocks.slow:
            room.clocks.since = dict.fromkeys(room.clocks.since, began)
            room.clocks.opened = began
        await room.recall()
        return room

    async def recall(self) -> None:
        """What was kept beside the log."""

    async def restore(self) -> None:
        """Go to the last snapshot, if this code has made it."""
        saved = await self.store.snapshot(self.row.id)
        found = read_snapshot(saved[1], self.table.game) if saved else None
        if saved is None or found is None:
            return
        self.seq = self.saved_at = saved[0]
        self.whole = False
        self.shown = found.shown
        self.known_since = found.shown if self.seq > REPEATS else -1
        self.question = found.question
        self.clocks.banks = list(found.banks)
        self.table.state = self.table.game.codec.load(bytes(found.state))
        self.held = {seat: self.table.read(text) for seat, text in found.held.items()}
        self.events.clear()

    def replay(self, line: Line) -> None:
        """Do again what the log says was done."""
        before = self.table.state
        self.table, played = redo(self.table, self.past, line)
        self.written(line, before, played.events)

    def forget_if_undone(self, line: Line) -> None:
        """What was taken back has not happened: it leaves the log of everybody (T4)."""
        self.taken_back = 0
        if line.kind == "move":
            self.standing_moves.append(self.shown)
        elif line.kind in ("undo", "back") and self.standing_moves:
            self.taken_back = self.standing_moves.pop()
            kept = [pair for pair in self.events if pair[0] != self.taken_back]
            self.events.clear()
            self.events.extend(kept)

    def written(
        self, line: Line, before: State, events: list[Event], move: Move[Any] | None = None
    ) -> None:
        """A line is in the log and the table has moved on: everything that follows from it."""
        move = move or (self.table.read(line.text) if line.text else None)
        self.seq = line.seq
        self.remember(line.seat, line.command)
        self.shown += line.public
        self.forget_if_undone(line)
        self.events.extend((self.shown, event) for event in events)
        if self.memory is not None:
            remember(self.memory, line, events)
        if line.kind == "hold":
            assert move is not None
            self.held[line.seat] = move
            return
        self.proposal = None
        if line.kind == "back":
            self.held = {}
        fresh = line.kind != "move" or was_last_answer(move, before, self.table.state)
        if fresh:
            self.question = self.shown
            self.held = {}
        self.clocks.follow(self.table.state, line.at, fresh)

    async def catch_up(self) -> None:
        """Play what another worker has written in the meantime. Call it under the lock."""
        since, seq = self.shown, self.seq
        for line in await self.store.lines(self.row.id, seq):
            self.replay(line)
        if self.seq != seq:
            self.tell_all(since)

    def answer(
        self, seat: int, move: Move[Any], by: str, command: str, reason: str = ""
    ) -> Coroutine[Any, Any, None]:
        """A move goes to the table at once, unless a window must stay open for its full time."""
        if self.window_open() and self.table.state.is_answer(move):
            return self.hold(seat, move, by, command, reason)
        return self.commit(seat, move, by, command, reason)

    async def hold(self, seat: int, move: Move[Any], by: str, command: str, reason: str) -> None:
        """Written down, and only its own seat knows."""
        line = self.line("hold", seat, move.text(), by, command, False, reason)
        await self.append([line])
        self.written(line, self.table.state, [], move)
        self.tell_seat(seat)

    async def commit(
        self, seat: int, move: Move[Any], by: str, command: str, reason: str = ""
    ) -> None:
        """Play on a copy, append durably, and only then let anybody know."""
        before, after = self.table, self.table.copy()
        played = after.play_legal(seat, move, by, self.watched)
        public = not (before.state.is_answer(move) and unseen(after.state))
        line = self.line("move", seat, move.text(), by, command, public, reason)
        fresh = was_last_answer(move, before.state, after.state)
        snapshot = self.snapshot_of(after, line, fresh)
        # as `append` does, with one coroutine less for every move
        try:
            await self.store.append(Append(self.row.id, [line], snapshot, None, after.state.ended))
        except (Away, Conflict):
            self.unsure = True
            raise
        if snapshot is not None:
            self.saved_at = line.seq
        COUNTS.add("uprising_moves_total", self.label)
        self.past.append(before)
        self.table = after
        self.written(line, before.state, played.events, move)
        if line.public:
            tale = sighting.Tale(before.state, played.events, played.beats)
            self.tell_all(self.shown - 1, tale)
        else:
            self.tell_seat(seat)
        self.make_remarks()
        if fresh and self.telegrams:
            await self.lapse()

    async def commit_together(
        self, moves: list[tuple[int, Move[Any]]], command: str, note: tuple[str, bytes]
    ) -> None:
        """Standing moves of several seats, and what is noted beside them: all of it or nothing."""
        steps: list[tuple[Table, Table, Played, Line, Move[Any]]] = []
        table = self.table
        for number, (seat, move) in enumerate(moves):
            before, table = table, table.copy()
            played = table.play_legal(seat, move, "", self.watched)
            line = Line(self.seq + 1 + number, seat, "move", move.text(), "",
                        f"{command}-{number}", time.time())  # fmt: skip
            steps.append((before, table, played, line, move))
        await self.append([step[3] for step in steps], note=note, ended=table.state.ended)
        for before, after, played, line, move in steps:
            COUNTS.add("uprising_moves_total", self.label)
            self.past.append(before)
            self.table = after
            self.written(line, before.state, played.events, move)
            self.tell_all(self.shown - 1, sighting.Tale(before.state, played.events, played.beats))

    async def append(
        self,
        lines: list[Line],
        snapshot: bytes | None = None,
        note: tuple[str, bytes] | None = None,
        ended: bool = False,
    ) -> None:
        """Write to the log. If that fails it is unknown how far it came: look before the next."""
        try:
            await self.store.append(Append(self.row.id, lines, snapshot, note, ended))
        except (Away, Conflict):
            self.unsure = True
            raise
        if snapshot is not None:
            self.saved_at = lines[-1].seq

    async def be_sure(self) -> None:
        """After a write whose end nobody has seen: what the log says has happened."""
        if self.unsure:
            await self.catch_up()
            await self.recall()
            self.unsure = False

    async def lapse(self) -> None:
        """What ends with a question."""

    async def take_back(self, seat: int, command: str) -> None:
        """The last move, by right where nothing was learned from it, else by consent."""
        kind = "undo" if self.table.undoable else "back"
        line = self.line(kind, seat, "", "", command)
        before, past = self.table.state, self.past.copy()
        after, _ = redo(self.table, past, line)
        snapshot = self.snapshot_of(after, line, True)
        await self.append([line], snapshot)
        self.table, self.past = after, past
        self.written(line, before, [])
        self.tell_all(self.shown - 1)

    def line(
        self,
        kind: str,
        seat: int,
        text: str,
        by: str,
        command: str,
        public: bool = True,
        reason: str = "",
    ) -> Line:
        return Line(self.seq + 1, seat, kind, text, by, command, time.time(), public, reason)

    def snapshot_of(self, after: Table, line: Line, fresh: bool) -> bytes | None:
        """The position as it will be after this line, every so often.

        Not while something can be undone: what a move undoes is not in the position.
        """
        due = line.seq - self.saved_at >= SNAPSHOT_EVERY or line.kind == "back"
        if not due or after.undoable:
            return None
        shown = self.shown + line.public
        question = shown if fresh else self.question
        held = {} if fresh else {seat: move.text() for seat, move in self.held.items()}
        state = msgspec.Raw(after.game.codec.save(after.state))
        code, banks = code_of(after.game), self.clocks.banks
        return msgspec.json.encode(Snapshot(code, shown, question, banks, state, held))

    async def write_row(self, row: TableRow) -> None:
        """Who sits where is written down before it holds, over what this table knows of it."""
        try:
            self.take_row(await self.store.update(row))
        except Conflict:
            now = await self.store.table(row.id)
            if now is not None:
                self.take_row(now)
            raise

    def take_row(self, row: TableRow) -> None:
        self.whole = self.whole and [s.name for s in row.seats] == [s.name for s in self.row.seats]
        self.row = row
        self.put_away_at = None
        self.clocks.rests = [seat.rest for seat in row.seats]

    async def record(self) -> Record:
        """The record with everything needed to check it; only of a finished game."""
        table = self.table if self.whole else await whole_table(self.row, self.store)
        return open_record(self.row, table)


def was_last_answer(move: Move[Any] | None, before: State, after: State) -> bool:
    """Whether a question is settled by this move: no standing move, no part of a sealed set."""
    if not before.is_answer(move):
        return False
    return not (before.asks[0].sealed and after.sealed)


def unseen(after: State) -> bool:
    """Whether an answer just given is one of which the others may not even know."""
    return bool(after.sealed) and not after.asks[0].progress
