"""A table in play: its parts, put together.

Whatever comes to it (a message, a clock, a bot's move) is done by one part, one thing at a time,
under the lock of its inbox. See docs/host/way-of-a-move.md for the way of a move through them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from uprising import wire
from uprising.kernel import Table
from uprising.server.operations import clock
from uprising.server.storage.rows import TableRow
from uprising.server.storage.store import Store
from uprising.server.tables.alarms import Alarms
from uprising.server.tables.audience import Audience
from uprising.server.tables.bots import Bots
from uprising.server.tables.chairs import Chairs
from uprising.server.tables.consent import Consent
from uprising.server.tables.deals import Deals
from uprising.server.tables.frozen import keep_sight
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.inbox import Inbox
from uprising.server.tables.journal import fresh_table
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.log import Log
from uprising.server.tables.moves import Moves
from uprising.server.tables.orders import Orders
from uprising.server.tables.processes import Thinker
from uprising.server.tables.questions import Questions
from uprising.server.tables.telegrams import Telegrams
from uprising.server.tables.words import Words


class Room:
    """One table in play, and what people at it may ask for."""

    def __init__(
        self,
        row: TableRow,
        table: Table,
        store: Store,
        thinker: Thinker,
        audience: type[Audience] = Audience,
        log: type[Log] = Log,
    ) -> None:
        at = self.at = TableInPlay(row, table)
        self.audience = audience(at)
        self.log = log(at, store)
        self.inbox = Inbox(at, self.log, self.audience, self.go_on)
        self.telegrams = Telegrams(at, self.log, self.audience)
        self.words = Words(at, self.log, self.audience)
        self.inbox.beside = [self.telegrams, self.words]
        self.moves = Moves(at, self.log, self.audience, self.inbox, self.telegrams)
        self.questions = Questions(at, self.audience, self.moves)
        self.chairs = Chairs(at, store, self.audience, self.go_on)
        self.consent = Consent(at, self.audience, self.chairs, self.moves, self.go_on)
        self.bots = Bots(at, self.audience, self.inbox, self.moves, thinker, self.go_on)
        self.deals = Deals(
            at, self.audience, self.inbox, self.telegrams, self.moves, self.bots, self.go_on
        )
        self.orders = Orders(at, self.audience, self.chairs, self.moves, thinker, self.go_on)
        self.alarms = Alarms(
            at, store, self.audience, self.inbox, self.chairs, self.moves, self.orders, self.go_on
        )

    @classmethod
    async def load(
        cls,
        row: TableRow,
        store: Store,
        thinker: Thinker,
        audience: type[Audience] = Audience,
        log: type[Log] = Log,
    ) -> Room:
        """From the log, and from what was kept beside it."""
        room = cls(row, fresh_table(row), store, thinker, audience, log)
        await room.log.load()
        for kept in room.inbox.beside:
            await kept.recall()
        return room

    # What everybody who has a table may ask it, begun or not

    @property
    def row(self) -> TableRow:
        return self.at.row

    @property
    def doing(self) -> str:
        return self.at.doing

    @doing.setter
    def doing(self, command: str) -> None:
        self.at.doing = command

    @property
    def table(self) -> Table:
        return self.at.table

    @property
    def seq(self) -> int:
        return self.at.seq

    @property
    def shown(self) -> int:
        return self.at.shown

    @property
    def listeners(self) -> list[Listener]:
        return self.audience.listeners

    @property
    def lock(self) -> asyncio.Lock:
        return self.inbox.lock

    async def be_sure(self) -> None:
        await self.inbox.be_sure()

    def frame(self, who: Listener, since: int) -> wire.Frame:
        return self.audience.frame(who, since)

    async def command(self, who: Listener, command: wire.Command) -> wire.Answer | None:
        """Do it, under the lock: None if it was done, else what is to be answered instead."""
        match command:
            case wire.Do() | wire.Fill():
                answer = await self.moves.make(who, command)
                self.go_on()
                return answer
            case wire.Check():
                return self.questions.check(who, command)
            case wire.Why():
                return self.questions.why(who, command)
            case wire.Undo():
                return await self.consent.undo(who, command)
            case wire.Say():
                return await self.words.say(who, command)
            case wire.Offer():
                return await self.deals.offer(who, command)
            case wire.Reply():
                return await self.deals.reply(who, command)
            case wire.Attend():
                return await self.chairs.attend(who, command)
            case wire.Quiet():
                return await self.chairs.set_rest(who, command)
            case wire.Order():
                return await self.orders.give(who, command)
            case wire.Propose():
                return await self.consent.propose(who, command)
            case wire.Agree():
                return await self.consent.agree(who, command)
            case wire.Hello():
                who.beats = command.beats
                who.send(self.frame(who, command.seen))
                return None
        return problem("not-now", "type", getattr(command, "id", ""))

    # People come and go

    def follow(self, listeners: list[Listener], lock: asyncio.Lock) -> None:
        """Take over from the gathering that has become this game."""
        self.audience.listeners = listeners
        self.inbox.lock = lock

    def arrive(self, who: Listener) -> None:
        """Somebody who plays here; nobody is told who looks on."""
        self.audience.arrive(who.person)
        self.audience.tell_all(self.at.shown)
        self.go_on()

    def leave(self, person: str) -> None:
        self.audience.leave(person)
        self.audience.tell_all(self.at.shown)
        self.go_on()

    def show_said(self, who: Listener) -> None:
        """To somebody who has just come: offers as they stand, and the last words."""
        self.telegrams.show(who)
        self.words.show(who)
        self.orders.show(who)

    async def unsay(self, person: str, seats: Sequence[int]) -> None:
        """Take back what somebody has said or wired who wants to be forgotten."""
        await self.telegrams.unsay(seats)
        await self.words.unsay(person)

    # What goes on by itself

    def go_on(self) -> None:
        """Let the bots that are asked think, and set the alarm for whatever ends next."""
        self.at.used = clock.now()
        self.bots.ask()
        self.alarms.set_timer()
        self.deals.ask_again()

    async def put_away(self) -> None:
        """Nobody needs the table now; what each seat sees is kept, should the rules ever change."""
        if self.at.sight_at != self.at.seq:
            await keep_sight(self.at, self.log)
            self.at.sight_at = self.at.seq
        await self.alarms.written()
        self.close()

    def close(self) -> None:
        self.alarms.stop()
        self.inbox.close()
