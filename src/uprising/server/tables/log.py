"""A table's log: nothing has happened before it is in there, and it says what has happened."""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from uprising.bots import Memory
from uprising.kernel import Event, Move, Record, State, Table
from uprising.server.operations import clock
from uprising.server.storage.rows import Line
from uprising.server.storage.store import Append, Away, Conflict, Store
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.journal import (
    Snapshot,
    code_of,
    open_record,
    read_snapshot,
    redo,
    whole_table,
)
from uprising.server.tables.memory import recollect, remember

SNAPSHOT_EVERY = 20
REPEATS = 64
"""So many commands are remembered; earlier ones are looked up when they are sent again."""

Note = tuple[str, bytes]


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Loading from the log, every way to add to it, and which commands are in it."""

    def __init__(self, at: TableInPlay, store: Store) -> None:
        self.at = at
        self.store = store
        self.unsure = False  # whether a write failed and nobody has looked since how far it came
        self.saved_at = 0  # the last line whose position was kept
        self.commands: dict[tuple[int, str], int] = {}  # the last ones, oldest first, with `shown`
        self.known_since = -1  # commands of frames up to this one are looked up in the log
        self.memory: Memory | None = None  # of bots, kept from the first time one asks for it

    # Reading

    async def load(self) -> None:
        """From the last snapshot, then the commands after it."""
        at = self.at
        at.events.extend((0, event) for event in at.table.first_events)
        await self.restore()
        moment = at.row.begun or clock.now()
        for line in await self.store.lines(at.row.id, max(0, at.seq - REPEATS)):
            moment = line.at
            if line.seq > at.seq:
                self.replay(line)
            else:
                self.remember(line.seat, line.command)
        self.set_clocks(moment)

    def set_clocks(self, moment: float) -> None:
        """Set the clocks as they were when the last line was written."""
        at, clocks = self.at, self.at.clocks
        clocks.paused = at.row.paused
        clocks.rests = [seat.rest for seat in at.row.seats]
        # live clocks start anew after a rest of the server, slow ones have gone on
        began = moment if clocks.slow else clock.now()
        clocks.follow(at.table.state, began, fresh=not clocks.since)
        if at.row.rested_at == at.seq:  # a pause after the last move does not count
            clocks.since = {s: t + at.row.rested for s, t in clocks.since.items()}
        if not clocks.slow:
            clocks.since = dict.fromkeys(clocks.since, began)
            clocks.opened = began

    async def restore(self) -> None:
        """Go to the last snapshot, if this code has made it."""
        at = self.at
        saved = await self.store.snapshot(at.row.id)
        found = read_snapshot(saved[1], at.table.game) if saved else None
        if saved is None or found is None:
            return
        at.seq = self.saved_at = saved[0]
        at.whole = False
        at.shown = found.shown
        self.known_since = found.shown if at.seq > REPEATS else -1
        at.question = found.question
        at.clocks.banks = list(found.banks)
        at.table.state = at.table.game.codec.load(bytes(found.state))
        at.held = {seat: at.table.read(text) for seat, text in found.held.items()}
        at.events.clear()

    def replay(self, line: Line) -> None:
        """Play the lines of the log again."""
        at = self.at
        before = at.table.state
        at.table, played = redo(at.table, at.past, line)
        self.written(line, before, played.events)

    async def catch_up(self) -> None:
        """Play what was written without our knowing: by another worker, or before an answer came.

        Call it under the lock.
        """
        for line in await self.store.lines(self.at.row.id, self.at.seq):
            self.replay(line)

    async def record(self) -> Record:
        """The record with everything needed to check it; only of a finished game."""
        at = self.at
        table = at.table if at.whole else await whole_table(at.row, self.store)
        return open_record(at.row, table)

    async def shown_to(self, seat: int) -> tuple[msgspec.Struct, ...]:
        """What a seat has been shown so far. Call it under the lock."""
        if self.memory is None:
            self.memory = await recollect(self.at.row, self.store, self.at.seq)
        return self.memory.seen_by(seat)

    # Commands are done once

    def remember(self, seat: int, command: str) -> None:
        self.commands[seat, command] = self.at.shown
        if len(self.commands) > REPEATS:
            shown = self.commands.pop(next(iter(self.commands)))
            self.known_since = max(self.known_since, shown + 1)

    async def was_done(self, seat: int, command: str) -> bool:
        """Whether this command was done, however often and however late it is sent again.

        It need not be asked about one that names a frame after `known_since`.
        """
        if (seat, command) in self.commands:
            return True
        return any(line.seat == seat for line in await self.store.made_by(self.at.row.id, command))

    # Writing

    async def append(
        self,
        lines: list[Line],
        snapshot: bytes | None = None,
        note: Note | None = None,
        ended: bool = False,
    ) -> None:
        """All of it or nothing. If that fails it is unknown which: look before the next."""
        try:
            await self.store.append(Append(self.at.row.id, lines, snapshot, note, ended))
        except (Away, Conflict):
            self.unsure = True
            raise
        if snapshot is not None:
            self.saved_at = lines[-1].seq

    def line(
        self,
        kind: str,
        seat: int,
        text: str,
        by: str,
        command: str,
        public: bool = True,
        reason: str = "",
        after: int = 0,
    ) -> Line:
        """The next one, or with `after` a later one of the same append."""
        number = self.at.seq + 1 + after
        return Line(number, seat, kind, text, by, command, clock.now(), public, reason)

    def snapshot_of(self, after: Table, line: Line, fresh: bool) -> bytes | None:
        """The position as it will be after this line, every so often.

        Not while something can be undone: what a move undoes is not in the position.
        """
        at = self.at
        due = line.seq - self.saved_at >= SNAPSHOT_EVERY or line.kind == "back"
        if not due or after.undoable:
            return None
        shown = at.shown + line.public
        question = shown if fresh else at.question
        held = {} if fresh else {seat: move.text() for seat, move in at.held.items()}
        state = msgspec.Raw(after.game.codec.save(after.state))
        code, banks = code_of(after.game), at.clocks.banks
        return msgspec.json.encode(Snapshot(code, shown, question, banks, state, held))

    def written(
        self, line: Line, before: State, events: list[Event], move: Move[Any] | None = None
    ) -> None:
        """A line is in the log and the table has moved on: everything that follows from it."""
        at = self.at
        move = move or (at.table.read(line.text) if line.text else None)
        at.seq = line.seq
        self.remember(line.seat, line.command)
        at.shown += line.public
        self.forget_if_undone(line)
        at.events.extend((at.shown, event) for event in events)
        if self.memory is not None:
            remember(self.memory, line, events)
        if line.kind == "hold":
            assert move is not None
            at.held[line.seat] = move
            return
        at.proposal = None
        if line.kind == "back":
            at.held = {}
        fresh = line.kind != "move" or was_last_answer(move, before, at.table.state)
        if fresh:
            at.question = at.shown
            at.held = {}
        revealed = bool(before.asks) and before.asks[0].sealed
        at.clocks.follow(at.table.state, line.at, fresh, revealed)

    def forget_if_undone(self, line: Line) -> None:
        """What was taken back has not happened: it leaves the log of everybody (T4)."""
        at = self.at
        at.taken_back = 0
        if line.kind == "move":
            at.standing_moves.append(at.shown)
        elif line.kind in ("undo", "back") and at.standing_moves:
            at.taken_back = at.standing_moves.pop()
            kept = [pair for pair in at.events if pair[0] != at.taken_back]
            at.events.clear()
            at.events.extend(kept)


def was_last_answer(move: Move[Any] | None, before: State, after: State) -> bool:
    """Whether a question is settled by this move: no standing move, no part of a sealed set."""
    if not before.is_answer(move):
        return False
    return not (before.asks[0].sealed and after.sealed)
