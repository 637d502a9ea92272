"""A table that is being played: one move at a time, written down before anybody knows.

One move, under the table's lock: shape, legality, play on a copy, durable append with the expected
sequence number, and only then swap the copy in and send views. A conflict or a database that is
away: nothing happened.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from uprising import wire
from uprising.kernel import BadNotation, BadValue, Move, Refusal, seeded
from uprising.server.operations.counts import COUNTS
from uprising.server.storage.store import Away, Conflict
from uprising.server.tables import sighting
from uprising.server.tables.listening import Listener, problem
from uprising.server.tables.rest import Rest
from uprising.server.tables.talking import Talking
from uprising.server.tables.waiting import STAND_IN


@mypyc_attr(allow_interpreted_subclasses=True)
class Room(Talking):
    """One table in play, and what people at it may ask for."""

    async def command(self, who: Listener, command: wire.Command) -> wire.Answer | None:
        """Do it: None if it was done, else what is to be answered instead."""
        match command:
            case wire.Do() | wire.Fill():
                return await self.move_now(who, command)
            case wire.Check():
                return self.check(who, command)
            case wire.Why():
                return self.why(who, command)
            case wire.Undo():
                return await self.undo(who, command)
            case wire.Say():
                return await self.say(who, command)
            case wire.Offer():
                return await self.offer(who, command)
            case wire.Reply():
                return await self.reply(who, command)
            case wire.Attend():
                return await self.attend(who, command)
            case wire.Quiet():
                return await self.set_rest(who, command)
            case wire.Propose():
                return await self.propose(who, command)
            case wire.Agree():
                return await self.agree(who, command)
            case wire.Hello():
                who.beats = command.beats
                who.send(self.frame(who, command.seen))
                return None
        return problem("not-now", "type", getattr(command, "id", ""))

    async def move(self, who: Listener, command: wire.Do | wire.Fill) -> wire.Answer | None:
        """The short way for most of what is said: a move, when the table is free."""
        await self.lock.acquire()  # this way round: a context of asyncio's is two more coroutines
        try:
            answer = await self.made(who, command)
        finally:
            self.lock.release()
        self.go_on()
        return answer

    async def move_now(self, who: Listener, command: wire.Do | wire.Fill) -> wire.Answer | None:
        answer = await self.made(who, command)
        self.go_on()
        return answer

    async def made(self, who: Listener, command: wire.Do | wire.Fill) -> wire.Answer | None:
        """Make a move, unless something speaks against it."""
        seat = who.seat
        if seat is None:
            return problem("spectator", "seat", command.id)
        if self.unsure:
            await self.be_sure()
        if (seat, command.id) in self.commands or (
            command.seq <= self.known_since and await self.was_done(seat, command.id)
        ):  # sent again
            who.send(self.frame(who, self.shown - 1))
            return None
        if self.clocks.paused or self.row.closed:
            return problem("closed" if self.row.closed else "paused", "table", command.id)
        try:
            move = self.read(seat, command)
        except (BadNotation, BadValue) as nonsense:
            return wire.Problem("bad-move", "move", str(nonsense), command.id)
        if command.seq < self.question and self.table.state.is_answer(move):
            # meant for an earlier question
            who.send(self.frame(who, command.seq))
            return problem("stale", "seq", command.id)
        no = self.table.why_not(seat, move)
        if no is not None:
            COUNTS.add("uprising_refused_total", '{why="rules"}')
            if command.seq != self.shown:
                who.send(self.frame(who, command.seq))
            return self.refused(who, command.id, no)
        if self.lesson is not None and not self.lesson.allows(self.table, move):
            return self.not_yet(who, seat, command.id)
        try:
            await self.answer(seat, move, "", command.id)
        except Conflict:  # somebody else has written to this table
            await self.be_sure()
            return problem("conflict", "seq", command.id)
        except Away:
            return problem("away", "database", command.id)
        return None

    def read(self, seat: int, command: wire.Do | wire.Fill) -> Move[Any]:
        if isinstance(command, wire.Do):
            return self.table.read(command.move)
        return self.filled(seat, command.form, command.values)

    def filled(self, seat: int, key: str, values: dict[str, Any]) -> Move[Any]:
        """The move a filled form stands for: an answer to the question, or a standing move."""
        state = self.table.state
        for form in state.asker.forms(state, seat) if state.ask_of(seat) else ():
            if form.key == key:
                form.check(values)
                return state.asker.filled(state, seat, key, values)
        for form in () if state.ended else state.standing_forms(seat):
            if form.key == key:
                form.check(values)
                return state.standing_filled(seat, key, values)
        raise BadValue("form", f"{key!r} is not asked for")

    def check(self, who: Listener, command: wire.Check) -> wire.Answer:
        """Refusals rest on what the seat can see, so trying a form tells it nothing new."""
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        try:
            move = self.filled(who.seat, command.form, command.values)
        except BadValue as error:
            return wire.Checked(command.id, command.form, problem=str(error))
        no = self.table.why_not(who.seat, move)
        refused = None if no is None else self.refused(who, command.id, no)
        return wire.Checked(command.id, command.form, move.text(), refused=refused)

    def why(self, who: Listener, command: wire.Why) -> wire.Answer:
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
                reasons[no] += 1000 if state.is_answer(move) else 1
        if not reasons:
            return problem("no-reason", "slots", command.id)
        [(reason, _)] = reasons.most_common(1)
        return self.refused(who, command.id, reason)

    async def attend(self, who: Listener, command: wire.Attend) -> wire.Answer | None:
        """Leave the seat to a bot, or take it back."""
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        await self.set_stand_in(who.seat, "" if command.here else STAND_IN)
        return None

    async def set_rest(self, who: Listener, command: wire.Quiet) -> wire.Answer | None:
        """This seat's quiet hours, by the clocks of its own country."""
        rest = Rest(command.zone, command.start, command.end)
        if who.seat is None or rest.problem():
            field = rest.problem() or "seat"
            return problem("spectator" if who.seat is None else "bad-rest", field, command.id)
        await self.set_chair(who.seat, msgspec.structs.replace(self.row.seats[who.seat], rest=rest))
        return None
