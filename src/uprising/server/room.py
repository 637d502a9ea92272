"""A table that is being played: one move at a time, written down before anybody knows.

One move, under the table's lock: shape, legality, play on a copy, durable append with the expected
sequence number, and only then swap the copy in and send views. A conflict or a database that is
away: nothing happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import time
from collections import Counter, deque
from typing import Any, Protocol

import msgspec

from uprising import wire
from uprising.kernel import (
    BadNotation,
    BadValue,
    Event,
    IllegalMove,
    KeyedLuck,
    Move,
    Record,
    Refusal,
    Table,
    game,
    luck_key,
    new_table,
    open_line,
    promise,
    sealed_line,
    seeded,
)
from uprising.server import sighting
from uprising.server.clocks import Clocks
from uprising.server.rows import Line, SeatRow, TableRow
from uprising.server.store import Away, Conflict, Store
from uprising.server.thinking import Thinker
from uprising.texts import catalogue, clause

REMEMBERED = 400
SNAPSHOT_EVERY = 25
STAND_IN = "thumb"


class Listener(Protocol):
    """A connection: the seats of its person, the one it shows now, and a language."""

    person: str
    seat: int | None
    lang: str

    async def send(self, message: wire.Message) -> None: ...


class Room:
    """One table in play, its log and its listeners."""

    def __init__(self, row: TableRow, table: Table, store: Store, thinker: Thinker) -> None:
        self.row = row
        self.table = table
        self.seq = 0
        self.store = store
        self.thinker = thinker
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.events: deque[tuple[int, Event]] = deque(maxlen=REMEMBERED)
        self.commands: deque[str] = deque(maxlen=64)
        self.clocks = Clocks(row.settings, len(row.seats))
        self.held: dict[int, Move[Any]] = {}  # answers to a window that is still open
        self.proposal: wire.Proposal | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking = False
        self.timer: asyncio.TimerHandle | None = None

    # Loading

    @classmethod
    async def load(cls, row: TableRow, store: Store, thinker: Thinker) -> Room:
        """From the last snapshot, then the commands after it."""
        table = fresh_table(row)
        room = cls(row, table, store, thinker)
        room.events.extend((0, event) for event in table.first_events)
        room.clocks.start(time.time())
        saved = await store.snapshot(row.id)
        if saved is not None:
            room.seq = saved[0]
            table.state = table.game.codec.load(saved[1])
            room.events.clear()
        for line in await store.lines(row.id, room.seq):
            room.replay(line)
        room.clocks.follow(room.table.state, time.time())
        return room

    def replay(self, line: Line) -> None:
        self.seq = line.seq
        self.commands.append(line.command)
        if line.kind == "undo":
            self.table.undo(line.seat)
        elif line.kind == "hold":
            self.held[line.seat] = self.table.read(line.text)
        else:
            played = self.table.play_legal(line.seat, self.table.read(line.text), line.by)
            self.events.extend((line.seq, event) for event in played.events)
            self.held.pop(line.seat, None)
        self.clocks.opened = line.at

    # Commands

    async def command(self, who: Listener, command: wire.Command) -> None:
        match command:
            case wire.Do() | wire.Fill():
                await self.move(who, command)
            case wire.Why():
                await self.why(who, command)
            case wire.Undo():
                await self.undo(who, command)
            case wire.Say():
                await self.say(who, command)
            case wire.Attend():
                await self.attend(who, command)
            case wire.Propose():
                await self.propose(who, command)
            case wire.Agree():
                await self.agree(who, command)
            case wire.Hello():
                await who.send(self.frame(who, command.seen))
            case _:
                await who.send(problem("not-now", "type", getattr(command, "id", "")))

    async def move(self, who: Listener, command: wire.Do | wire.Fill) -> None:
        if who.seat is None:
            await who.send(problem("spectator", "seat", command.id))
            return
        async with self.lock:
            if command.id in self.commands:  # sent again: done already
                await who.send(self.frame(who, self.seq - 1))
                return
            if self.clocks.paused or self.row.closed:
                await who.send(
                    problem("closed" if self.row.closed else "paused", "table", command.id)
                )
                return
            try:
                move = self.read(who.seat, command)
                no = self.table.why_not(who.seat, move)
                if no is not None:
                    raise IllegalMove(no)
                await self.answer(who.seat, move, "", command.id)
            except IllegalMove as error:
                await who.send(self.refused(who, command.id, error.refusal))
                if command.seq != self.seq:
                    await who.send(self.frame(who, command.seq))
            except (BadNotation, BadValue) as error:
                await who.send(wire.Problem("bad-move", "move", str(error), command.id))
            except Conflict:  # another worker was faster
                await self.catch_up()
                await who.send(problem("conflict", "seq", command.id))
            except Away:
                await who.send(problem("away", "database", command.id))
        self.go_on()

    async def catch_up(self) -> None:
        """Play what another worker has written in the meantime. Call it under the lock."""
        since = self.seq
        for line in await self.store.lines(self.row.id, since):
            self.replay(line)
        if self.seq != since:
            self.clocks.follow(self.table.state, time.time())
            await self.tell_all(since)

    def read(self, seat: int, command: wire.Do | wire.Fill) -> Move[Any]:
        if isinstance(command, wire.Do):
            return self.table.read(command.move)
        state = self.table.state
        for form in state.asker.forms(state, seat) if state.ask_of(seat) else ():
            if form.key == command.form:
                form.check(command.values)
                return state.asker.filled(state, seat, form.key, command.values)
        raise BadValue("form", f"{command.form!r} is not asked for")

    async def answer(self, seat: int, move: Move[Any], by: str, command: str) -> None:
        """A move goes to the table at once, unless a window must stay open for its full time."""
        if self.window_open() and isinstance(move, self.table.state.asker.takes):
            await self.append(
                Line(self.seq + 1, seat, "hold", move.text(), by, command, time.time())
            )
            self.held[seat] = move
            self.seq += 1
            self.commands.append(command)
            for listener in self.listeners_of(seat):
                await listener.send(self.frame(listener, self.seq))
        else:
            await self.commit(seat, move, by, command)

    async def commit(self, seat: int, move: Move[Any], by: str, command: str) -> None:
        """Play on a copy, append durably, and only then let anybody know."""
        after = self.table.copy()
        played = after.play_legal(seat, move, by)
        seq = self.seq + 1
        quiet = not after.undoable and not after.state.sealed and not self.held
        keep = quiet and (seq % SNAPSHOT_EVERY == 0 or after.state.ended)
        snapshot = after.game.codec.save(after.state) if keep else None
        now = time.time()
        await self.append(Line(seq, seat, "move", move.text(), by, command, now), snapshot)
        self.table = after
        self.seq = seq
        self.commands.append(command)
        self.proposal = None
        self.events.extend((seq, event) for event in played.events)
        if not after.state.sealed:
            self.clocks.opened = now
        self.clocks.follow(after.state, now)
        await self.tell_all(seq - 1)

    async def append(self, line: Line, snapshot: bytes | None = None) -> None:
        await self.store.append(self.row.id, line, snapshot)

    async def why(self, who: Listener, command: wire.Why) -> None:
        """The reason given most often for moves with these words, those asked for first.

        Refusals rest on what the seat can see, so asking tells it nothing new.
        """
        state = self.table.state
        reasons: Counter[Refusal] = Counter()
        for move in self.table.game.universe(state, seeded(self.seq, "why")):
            if who.seat is None or not set(command.slots) <= set(sighting.row(move).slots):
                continue
            no = self.table.why_not(who.seat, move)
            if no is not None:
                reasons[no] += 1000 if isinstance(move, state.asker.takes) else 1
        if not reasons:
            await who.send(problem("no-reason", "slots", command.id))
            return
        [(reason, _)] = reasons.most_common(1)
        await who.send(self.refused(who, command.id, reason))

    # Undo: free until something was learned, then by consent of all it touches

    async def undo(self, who: Listener, command: wire.Undo) -> None:
        async with self.lock:
            if who.seat is None or not self.may_undo(who.seat) or command.seq != self.seq:
                await who.send(problem("no-undo", "seq", command.id))
                return
            await self.take_back(who.seat, command.id)
        self.go_on()

    async def take_back(self, seat: int, command: str) -> None:
        seq = self.seq + 1
        await self.append(Line(seq, seat, "undo", "", "", command, time.time()))
        self.table.undo(seat)
        self.seq = seq
        self.commands.append(command)
        self.clocks.follow(self.table.state, time.time())
        await self.tell_all(seq - 1)

    def may_undo(self, seat: int | None) -> bool:
        asks = self.table.state.asks
        return bool(self.table.undoable) and seat is not None and [a.seat for a in asks] == [seat]

    async def propose(self, who: Listener, command: wire.Propose) -> None:
        if who.seat is None:
            await who.send(problem("spectator", "seat", command.id))
            return
        people = [n for n, s in enumerate(self.row.seats) if s.person and not s.stand_in]
        waiting = tuple(n for n in people if self.row.seats[n].person != who.person)
        self.proposal = wire.Proposal(who.seat, command.what, waiting)
        await self.settle_proposal(command.id)

    async def agree(self, who: Listener, command: wire.Agree) -> None:
        if self.proposal is None or who.seat not in self.proposal.waiting:
            await who.send(problem("no-proposal", "type", command.id))
            return
        if not command.yes:
            self.proposal = None
            await self.tell_all(self.seq)
            return
        waiting = tuple(seat for seat in self.proposal.waiting if seat != who.seat)
        self.proposal = msgspec.structs.replace(self.proposal, waiting=waiting)
        await self.settle_proposal(command.id)

    async def settle_proposal(self, command: str) -> None:
        proposal = self.proposal
        if proposal is not None and not proposal.waiting:
            self.proposal = None
            now = time.time()
            if proposal.what == "pause" and not self.clocks.paused:
                self.clocks.pause(now)
            elif proposal.what == "go-on" and self.clocks.paused:
                self.clocks.go_on(now)
            elif proposal.what == "undo" and self.table.undoable:
                async with self.lock:
                    await self.take_back(proposal.seat, command)
        await self.tell_all(self.seq)
        self.go_on()

    # Talk

    async def say(self, who: Listener, command: wire.Say) -> None:
        if who.seat is None or who.person in self.row.muted:
            await who.send(problem("silence", "text", command.id))
            return
        talk = self.table.game.talk(self.table.state, who.seat)
        if command.phrase:
            allowed = command.phrase in talk.phrases
        else:
            allowed = talk.free if command.to is None else command.to in talk.private
        if not allowed or len(command.text) > 500:
            await who.send(problem("silence", "text", command.id))
            return
        name = self.row.seats[who.seat].name
        private = command.to is not None
        said = wire.Said(who.seat, name, command.text, command.phrase, private)
        for listener in list(self.listeners):
            if not private or listener.seat in (command.to, who.seat):
                await listener.send(said)

    # Bots, stand-ins, clocks and windows

    async def attend(self, who: Listener, command: wire.Attend) -> None:
        """Leave the seat to a bot, or take it back."""
        if who.seat is None:
            await who.send(problem("spectator", "seat", command.id))
            return
        await self.set_stand_in(who.seat, "" if command.here else STAND_IN)

    async def set_stand_in(self, seat: int, level: str) -> None:
        chairs = list(self.row.seats)
        chairs[seat] = msgspec.structs.replace(chairs[seat], stand_in=level)
        await self.change_row(msgspec.structs.replace(self.row, seats=chairs))

    async def change_row(self, row: TableRow) -> None:
        """Who sits where is written down before it holds."""
        await self.store.update(row)
        self.row = row
        await self.tell_all(self.seq)
        self.go_on()

    def go_on(self) -> None:
        """Let the bots that are asked think, and set the alarm for the next clock."""
        if not self.thinking and self.bot_asked() is not None:
            self.thinking = True
            self.begin(self.play_bots())
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        ends = [end for end in (self.clocks.next_end(time.time()), self.window_end()) if end]
        if ends and not self.table.state.ended and not self.clocks.paused:
            delay = max(0.0, min(ends) - time.time())
            self.timer = asyncio.get_running_loop().call_later(delay, self.alarm)

    def alarm(self) -> None:
        self.begin(self.time_is_up())

    def begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def people_here(self) -> bool:
        return any(seat.person for seat in self.row.seats)

    def window_open(self) -> bool:
        """Whether answers must wait until a fixed time is over, since silence would tell."""
        asks = self.table.state.asks
        return bool(asks) and asks[0].window and self.people_here() and self.row.settings.window > 0

    def window_end(self) -> float | None:
        return self.clocks.opened + self.row.settings.window if self.window_open() else None

    async def time_is_up(self) -> None:
        """Windows close with what was given; a clock at zero plays the announced default."""
        async with self.lock:
            now = time.time()
            end = self.window_end()
            with contextlib.suppress(Away, Conflict):
                if end is not None and now >= end:
                    await self.close_window()
                elif end is None:
                    for seat in self.clocks.run_out(now):
                        await self.zero(seat)
        self.go_on()

    async def close_window(self) -> None:
        state = self.table.state
        held, self.held = self.held, {}
        for ask in list(state.asks):
            move = held.get(ask.seat) or self.table.state.asker.default(state, ask.seat)
            by = "" if ask.seat in held else "clock"
            await self.commit(ask.seat, move, by, f"window-{self.seq}-{ask.seat}")

    async def zero(self, seat: int) -> None:
        if self.row.settings.at_zero == "bot" and self.row.seats[seat].person:
            await self.set_stand_in(seat, STAND_IN)
        elif self.table.state.ask_of(seat) is not None:
            default = self.table.state.asker.default(self.table.state, seat)
            await self.commit(seat, default, "clock", f"clock-{self.seq}-{seat}")

    def level(self, seat: SeatRow) -> str:
        return seat.bot or seat.stand_in

    def bot_asked(self) -> int | None:
        state = self.table.state
        if self.clocks.paused or self.row.closed:
            return None
        for ask in state.asks:
            answered = ask.seat in state.sealed or ask.seat in self.held
            if not answered and self.level(self.row.seats[ask.seat]):
                return ask.seat
        return None

    async def play_bots(self) -> None:
        try:
            while (seat := self.bot_asked()) is not None:
                await self.play_bot(seat)
        finally:
            self.thinking = False
        self.go_on()

    async def play_bot(self, seat: int) -> None:
        seq, table, chair = self.seq, self.table, self.row.seats[seat]
        pause = asyncio.create_task(asyncio.sleep(self.row.settings.pace if self.listeners else 0))
        seed = f"{self.row.id}-{seq}-{seat}"
        text, _ = await self.thinker.choose(table, seat, self.level(chair), seed)
        await pause
        async with self.lock:
            if self.seq == seq:  # otherwise the table has moved on: think again
                by = "bot" if chair.stand_in else ""
                try:
                    await self.answer(seat, self.table.read(text), by, f"bot-{seed}")
                except Conflict:
                    await self.catch_up()

    # Records

    def record(self) -> Record:
        """The record with everything needed to check it; only of a finished game."""
        assert self.table.state.ended, "a running game shows nobody its record"
        after = self.table.copy()
        after.luck = open_line(self.row.secret, self.row.entropy)
        note = f"promised {promise(self.row.secret)}"
        return dataclasses.replace(after.record(), notes=(note,))

    # Telling

    def listeners_of(self, seat: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.seat == seat]

    async def tell_all(self, since: int) -> None:
        for listener in list(self.listeners):
            await listener.send(self.frame(listener, since))

    def frame(self, who: Listener, since: int) -> wire.Frame:
        """The table as this listener may see it."""
        seat = who.seat
        fresh = [pair for pair in self.events if pair[0] > since]
        asks = self.table.state.asks
        end = self.window_end()
        return wire.Frame(
            table=self.row.id,
            game=self.row.game,
            seq=self.seq,
            seat=seat,
            seats=self.seats_seen(),
            view=sighting.view_seen(self.table, seat),
            ask=None if seat is None else sighting.ask_seen(self.table, seat, self.held.get(seat)),
            standing=sighting.standing_rows(self.table.state, seat),
            log=sighting.entries(self.table, fresh, seat),
            undo=self.may_undo(seat),
            prompt=asks[0].prompt if asks else "",
            closes=None if end is None else max(0.0, end - time.time()),
            proposal=self.proposal,
            ending=sighting.ending(self.table),
        )

    def seats_seen(self) -> tuple[wire.SeatSeen, ...]:
        state = self.table.state
        asked = {ask.seat: ask for ask in state.asks}
        here = {listener.person for listener in self.listeners}
        now = time.time()
        return tuple(
            wire.SeatSeen(
                name=seat.name,
                bot=seat.bot,
                here=bool(seat.bot) or seat.person in here,
                asked=number in asked,
                answered=number in asked and asked[number].progress and number in state.sealed,
                taken=bool(seat.bot or seat.person),
                stand_in=bool(seat.stand_in),
                host=bool(seat.person) and seat.person in (self.row.host, *self.row.hosts),
                muted=bool(seat.person) and seat.person in self.row.muted,
                left=None if seat.bot else self.clocks.left(number, now),
            )
            for number, seat in enumerate(self.row.seats)
        )

    def refused(self, who: Listener, command: str, no: Refusal) -> wire.Refused:
        of = self.table.game
        text = catalogue(of.key, who.lang, of.folder).say(no.key)
        said = clause(of.key, no.rule, who.lang, of.folder)
        return wire.Refused(command, no.key, no.rule, text, said.text)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()


def problem(code: str, field: str, command: str) -> wire.Problem:
    return wire.Problem(code, field, "", command)


def fresh_table(row: TableRow) -> Table:
    names = [seat.name for seat in row.seats]
    luck = KeyedLuck(luck_key(row.secret, row.entropy), {})
    return new_table(game(row.game), names, row.options, luck, sealed_line(row.secret))
