"""Moves: from what somebody sends to the log, and from there to everybody.

Shape, legality, play on a copy, durable append with the expected number, and only then is the copy
the table and views are sent. A conflict or a database that is away: nothing happened.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from uprising import wire
from uprising.kernel import BadNotation, BadValue, Move, Played, State, Table
from uprising.server.operations.counts import COUNTS
from uprising.server.storage.rows import Line
from uprising.server.storage.store import Away, Conflict
from uprising.server.tables import outgoing
from uprising.server.tables.audience import Audience
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.inbox import Inbox
from uprising.server.tables.journal import redo
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.log import Log, Note, was_last_answer
from uprising.server.tables.telegrams import Telegrams


class Moves:
    """What is played, by whomever: under the table's lock, one after the other."""

    def __init__(
        self, at: TableInPlay, log: Log, audience: Audience, inbox: Inbox, telegrams: Telegrams
    ) -> None:
        self.at = at
        self.log = log
        self.audience = audience
        self.inbox = inbox
        self.telegrams = telegrams

    async def make(self, who: Listener, command: wire.Do | wire.Fill) -> wire.Answer | None:
        """Make a move, unless something speaks against it."""
        at, log, seat = self.at, self.log, who.seat
        if seat is None:
            return problem("spectator", "seat", command.id)
        if log.unsure:
            await self.inbox.be_sure()
        if (seat, command.id) in log.commands or (
            command.seq <= log.known_since and await log.was_done(seat, command.id)
        ):  # sent again
            who.send(self.audience.frame(who, at.shown - 1))
            return None
        if at.clocks.paused or at.row.closed:
            return problem("closed" if at.row.closed else "paused", "table", command.id)
        try:
            move = self.read(seat, command)
        except (BadNotation, BadValue) as nonsense:
            return wire.Problem("bad-move", "move", str(nonsense), command.id)
        if command.seq < at.question and at.table.state.is_answer(move):
            # meant for an earlier question
            who.send(self.audience.frame(who, command.seq))
            return problem("stale", "seq", command.id)
        no = at.table.why_not(seat, move)
        if no is not None:
            COUNTS.add("uprising_refused_total", '{why="rules"}')
            if command.seq != at.shown:
                who.send(self.audience.frame(who, command.seq))
            return self.audience.refused(who, command.id, no)
        if at.lesson is not None and not at.lesson.allows(at.table, move):
            return self.audience.not_yet(who, seat, command.id)
        try:
            await self.answer(seat, move, "", command.id)
        except Conflict:  # somebody else has written to this table
            await self.inbox.be_sure()
            return problem("conflict", "seq", command.id)
        except Away:
            return problem("away", "database", command.id)
        return None

    def read(self, seat: int, command: wire.Do | wire.Fill) -> Move[Any]:
        if isinstance(command, wire.Do):
            return self.at.table.read(command.move)
        return self.filled(seat, command.form, command.values)

    def filled(self, seat: int, key: str, values: dict[str, Any]) -> Move[Any]:
        """The move a filled form stands for: an answer to the question, or a standing move."""
        state = self.at.table.state
        for form in state.asker.forms(state, seat) if state.ask_of(seat) else ():
            if form.key == key:
                form.check(values)
                return state.asker.filled(state, seat, key, values)
        for form in () if state.ended else state.standing_forms(seat):
            if form.key == key:
                form.check(values)
                return state.standing_filled(seat, key, values)
        raise BadValue("form", f"{key!r} is not asked for")

    def answer(
        self, seat: int, move: Move[Any], by: str, command: str, reason: str = ""
    ) -> Coroutine[Any, Any, None]:
        """A move goes to the table at once, unless a window must stay open for its full time."""
        if self.at.window_open() and self.at.table.state.is_answer(move):
            return self.hold(seat, move, by, command, reason)
        return self.commit(seat, move, by, command, reason)

    async def hold(self, seat: int, move: Move[Any], by: str, command: str, reason: str) -> None:
        """Keep an answer until the window closes: written down, and shown to its own seat alone."""
        line = self.log.line("hold", seat, move.text(), by, command, False, reason)
        await self.log.append([line])
        self.log.written(line, self.at.table.state, [], move)
        self.audience.tell_seat(seat)

    async def commit(
        self, seat: int, move: Move[Any], by: str, command: str, reason: str = ""
    ) -> None:
        """Play on a copy, append durably, and only then let anybody know."""
        at, telegrams = self.at, self.telegrams
        before, after = at.table, at.table.copy()
        played = after.play_legal(seat, move, by, self.audience.watched)
        public = not (before.state.is_answer(move) and unseen(after.state))
        ended = after.state.ended
        line = self.log.line("move", seat, move.text(), by, command, public, reason)
        fresh = was_last_answer(move, before.state, after.state)
        snapshot = self.log.snapshot_of(after, line, fresh)
        over = telegrams.lapsing(ended) if telegrams.all and (fresh or ended) else []
        note = telegrams.closing(over, ended, at.shown + public)
        await self.log.append([line], snapshot, note, ended)
        self.play(line, before, after, played, move)
        self.audience.make_remarks()
        telegrams.adopt(over)

    async def commit_together(
        self, moves: list[tuple[int, Move[Any]]], command: str, note: Note
    ) -> None:
        """Standing moves of several seats, and what is noted beside them: all of it or nothing."""
        steps: list[tuple[Line, Table, Table, Played, Move[Any]]] = []
        table = self.at.table
        for number, (seat, move) in enumerate(moves):
            before, table = table, table.copy()
            played = table.play_legal(seat, move, "", self.audience.watched)
            line = self.log.line("move", seat, move.text(), "", f"{command}-{number}", after=number)
            steps.append((line, before, table, played, move))
        await self.log.append([step[0] for step in steps], note=note, ended=table.state.ended)
        for line, before, table, played, move in steps:
            self.play(line, before, table, played, move)

    def play(
        self, line: Line, before: Table, after: Table, played: Played, move: Move[Any]
    ) -> None:
        """A move that is written down: the copy becomes the table, and everybody is told."""
        COUNTS.add("uprising_moves_total", self.at.label)
        self.at.past.append(before)
        self.at.table = after
        self.log.written(line, before.state, played.events, move)
        if line.public:
            tale = outgoing.Tale(before.state, played.events, played.beats)
            self.audience.tell_all(self.at.shown - 1, tale)
        else:
            self.audience.tell_seat(line.seat)

    async def take_back(self, seat: int, command: str) -> None:
        """The last move, by right where nothing was learned from it, else by consent."""
        at = self.at
        kind = "undo" if at.table.undoable else "back"
        line = self.log.line(kind, seat, "", "", command)
        before, past = at.table.state, at.past.copy()
        after, _ = redo(at.table, past, line)
        await self.log.append([line], self.log.snapshot_of(after, line, True))
        at.table, at.past = after, past
        self.log.written(line, before, [])
        self.audience.tell_all(at.shown - 1)


def unseen(after: State) -> bool:
    """Whether an answer just given is one of which the others may not even know."""
    return bool(after.sealed) and not after.asks[0].progress
