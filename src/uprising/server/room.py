"""A table with people and bots around it.

One move: shape, legality, play on a copy, durable append with the expected sequence number, and
only then swap the copy in and send views. A conflict or an absent database: nothing happened.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from hashlib import blake2b
from typing import Any, Protocol

from uprising import wire
from uprising.kernel import (
    BadNotation,
    BadValue,
    Event,
    Game,
    IllegalMove,
    KeyedLuck,
    Move,
    Played,
    Refusal,
    Table,
    game,
    new_table,
    seeded,
)  # fmt: skip
from uprising.server import sighting
from uprising.server.store import Away, Conflict, Line, SeatRow, Store, TableRow
from uprising.server.thinking import Thinker
from uprising.texts import catalogue, clause

REMEMBERED = 400
SNAPSHOT_EVERY = 25


class Listener(Protocol):
    """A connection: a seat's (or None, a spectator's), in a language."""

    seat: int | None
    lang: str

    async def send(self, message: wire.messages.Message) -> None: ...


class Room:
    """One table, its log and its listeners."""

    def __init__(
        self, row: TableRow, table: Table, seq: int, store: Store, thinker: Thinker
    ) -> None:
        self.row = row
        self.table = table
        self.seq = seq
        self.store = store
        self.thinker = thinker
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.events: deque[tuple[int, Event]] = deque(maxlen=REMEMBERED)
        self.commands: deque[str] = deque(maxlen=64)
        self.thinking: asyncio.Task[None] | None = None
        self.pace = float(row.settings.get("pace", 0.7))
        self.first_kept = seq

    # Loading

    @staticmethod
    def start(row: TableRow) -> Table:
        luck = KeyedLuck(bytes.fromhex(row.secret), {})
        names = [seat.name for seat in row.seats]
        promise = f"sealed {commitment(row.secret)}"
        return new_table(game(row.game), names, row.options, luck, promise)

    @classmethod
    async def load(cls, row: TableRow, store: Store, thinker: Thinker) -> Room:
        """From the last snapshot, then the commands after it."""
        table = cls.start(row)
        room = cls(row, table, 0, store, thinker)
        room.events.extend((0, event) for event in table.first_events)
        saved = await store.snapshot(row.id)
        if saved is not None:
            room.seq = room.first_kept = saved[0]
            table.state = table.game.codec.load(saved[1])
            room.events.clear()
        for line in await store.lines(row.id, room.seq):
            room.replay(line)
        return room

    def replay(self, line: Line) -> None:
        self.seq = line.seq
        self.commands.append(line.command)
        if line.kind == "undo":
            self.table.undo(line.seat)
        else:
            played = self.table.play_legal(line.seat, self.table.read(line.text), line.by)
            self.events.extend((line.seq, event) for event in played.events)

    # Commands

    async def command(self, who: Listener, command: wire.Command) -> None:
        match command:
            case wire.Do() | wire.Fill():
                await self.move(who, command)
            case wire.Undo():
                await self.undo(who, command)
            case wire.Why():
                await self.why(who, command)
            case wire.Say():
                await self.say(who, command)
            case wire.Hello():
                await who.send(self.frame(who, command.seen))

    async def move(self, who: Listener, command: wire.Do | wire.Fill) -> None:
        if who.seat is None:
            await who.send(problem("spectator", "seat", command.id))
            return
        async with self.lock:
            if command.id in self.commands:
                await who.send(self.frame(who, self.seq - 1))
                return
            try:
                move = self.read(who.seat, command)
                no = self.table.why_not(who.seat, move)
                if no is not None:
                    raise IllegalMove(no)
                await self.commit(who.seat, move, "", command.id)
            except IllegalMove as error:
                await who.send(self.refused(who, command.id, error))
            except (BadNotation, BadValue) as error:
                await who.send(wire.Problem("bad-move", "move", str(error), command.id))
            except Conflict:
                await who.send(problem("stale", "seq", command.id))
            except Away:
                await who.send(problem("away", "database", command.id))
        self.wake_bots()

    def read(self, seat: int, command: wire.Do | wire.Fill) -> Move[Any]:
        if isinstance(command, wire.Do):
            return self.table.read(command.move)
        state = self.table.state
        for form in state.asker.forms(state, seat) if state.ask_of(seat) else ():
            if form.key == command.form:
                form.check(command.values)
                return state.asker.filled(state, seat, form.key, command.values)
        raise BadValue("form", f"{command.form!r} is not asked for")

    async def commit(self, seat: int, move: Move[Any], by: str, command: str) -> Played:
        """Play on a copy, append durably, and only then let anybody know."""
        before = self.table
        after = Table(
            before.game, before.state, before.names, before.setup, before.luck, list(before.lines)
        )
        after.undoable = list(before.undoable)
        after.hands = dict(before.hands)
        played = after.play_legal(seat, move, by)
        seq = self.seq + 1
        keep = not after.undoable and not after.state.sealed and seq % SNAPSHOT_EVERY == 0
        snapshot = after.game.codec.save(after.state) if keep else None
        await self.store.append(
            self.row.id, Line(seq, seat, "move", move.text(), by, command), snapshot
        )
        self.table = after
        self.seq = seq
        self.commands.append(command)
        self.events.extend((seq, event) for event in played.events)
        await self.tell_all(seq - 1)
        return played

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
        await who.send(self.refused(who, command.id, IllegalMove(reason)))

    async def undo(self, who: Listener, command: wire.Undo) -> None:
        async with self.lock:
            if who.seat is None or not self.may_undo(who.seat) or command.seq != self.seq:
                await who.send(problem("no-undo", "seq", command.id))
                return
            seq = self.seq + 1
            await self.store.append(
                self.row.id, Line(seq, who.seat, "undo", "", "", command.id), None
            )
            self.table.undo(who.seat)
            self.seq = seq
            self.commands.append(command.id)
            await self.tell_all(seq - 1)

    def may_undo(self, seat: int | None) -> bool:
        asks = self.table.state.asks
        return bool(self.table.undoable) and seat is not None and [a.seat for a in asks] == [seat]

    async def say(self, who: Listener, command: wire.Say) -> None:
        if who.seat is None:
            await who.send(problem("spectator", "seat", command.id))
            return
        talk = self.table.game.talk(self.table.state, who.seat)
        allowed = (
            command.phrase in talk.phrases
            if command.phrase
            else (talk.free if command.to is None else command.to in talk.private)
        )
        if not allowed or len(command.text) > 500:
            await who.send(problem("silence", "text", command.id))
            return
        said = wire.Said(
            who.seat, self.row.seats[who.seat].name, command.text, command.phrase,
            command.to is not None,
        )  # fmt: skip
        for listener in list(self.listeners):
            if command.to is None or listener.seat in (command.to, who.seat):
                await listener.send(said)

    # Bots

    def wake_bots(self) -> None:
        """Let the bots that are asked think, if nobody is thinking yet."""
        if (self.thinking is None or self.thinking.done()) and self.bot_asked() is not None:
            self.thinking = asyncio.create_task(self.play_bots())

    def bot_asked(self) -> int | None:
        state = self.table.state
        for ask in state.asks:
            if ask.seat not in state.sealed and self.row.seats[ask.seat].bot:
                return ask.seat
        return None

    async def play_bots(self) -> None:
        while (seat := self.bot_asked()) is not None:
            seq, table = self.seq, self.table
            level = self.row.seats[seat].bot
            pause = asyncio.create_task(asyncio.sleep(self.pace))
            text, _ = await self.thinker.choose(table, seat, level, f"{self.row.id}-{seq}-{seat}")
            await pause
            async with self.lock:
                if self.seq != seq:
                    continue  # the table has moved on: think again
                await self.commit(
                    seat, self.table.read(text), "", f"bot-{self.row.id}-{seq}-{seat}"
                )

    # Telling

    async def tell_all(self, since: int) -> None:
        for listener in list(self.listeners):
            await listener.send(self.frame(listener, since))

    def frame(self, who: Listener, since: int) -> wire.Frame:
        """The table as this listener may see it."""
        seat = who.seat
        fresh = [pair for pair in self.events if pair[0] > since]
        return wire.Frame(
            table=self.row.id,
            game=self.row.game,
            seq=self.seq,
            seat=seat,
            seats=self.seats_seen(),
            view=sighting.view_seen(self.table, seat),
            ask=None if seat is None else sighting.ask_seen(self.table, seat),
            standing=sighting.standing_rows(self.table.state, seat),
            log=sighting.entries(self.table, fresh, seat),
            undo=self.may_undo(seat),
            prompt=self.prompt(),
            ending=sighting.ending(self.table),
        )

    def prompt(self) -> str:
        """The key of what is being decided, as far as everybody may know it."""
        asks = self.table.state.asks
        return asks[0].prompt if asks else ""

    def seats_seen(self) -> tuple[wire.SeatSeen, ...]:
        state = self.table.state
        asked = {ask.seat: ask for ask in state.asks}
        here = {listener.seat for listener in self.listeners}
        return tuple(
            wire.SeatSeen(
                name=seat.name,
                bot=seat.bot,
                here=number in here or bool(seat.bot),
                asked=number in asked,
                answered=number in asked and asked[number].progress and number in state.sealed,
            )
            for number, seat in enumerate(self.row.seats)
        )

    def refused(self, who: Listener, command: str, error: IllegalMove) -> wire.Refused:
        of = self.table.game
        no = error.refusal
        text = catalogue(of.key, who.lang, of.folder).say(no.key)
        said = clause(of.key, no.rule, who.lang, of.folder)
        return wire.Refused(command, no.key, no.rule, text, said.text)


def problem(code: str, field: str, command: str) -> wire.Problem:
    return wire.Problem(code, field, "", command)


def commitment(secret: str) -> str:
    """What is published before the first shuffle."""
    return blake2b(bytes.fromhex(secret), digest_size=16).hexdigest()


def fresh_row(
    table_id: str, of: Game, seats: list[SeatRow], options: dict[str, Any], secret: str, host: str,
    settings: dict[str, Any],
) -> TableRow:  # fmt: skip
    return TableRow(
        table_id, of.key, of.version, of.content, options, seats, secret, host, settings
    )
