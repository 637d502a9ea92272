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
from uprising.kernel import BadNotation, BadValue, IllegalMove, Move, Refusal, Talk, seeded
from uprising.server import sighting
from uprising.server.counts import COUNTS
from uprising.server.dealing import Dealing
from uprising.server.listening import Listener, problem
from uprising.server.rest import Rest
from uprising.server.store import Away, Conflict
from uprising.server.waiting import STAND_IN


@mypyc_attr(allow_interpreted_subclasses=True)
class Room(Dealing):
    """One table in play, and what people at it may ask for."""

    async def command(self, who: Listener, command: wire.Command) -> None:
        match command:
            case wire.Do() | wire.Fill():
                await self.move(who, command)
            case wire.Check():
                self.check(who, command)
            case wire.Why():
                self.why(who, command)
            case wire.Undo():
                await self.undo(who, command)
            case wire.Say():
                self.say(who, command)
            case wire.Offer():
                await self.offer(who, command)
            case wire.Reply():
                await self.reply(who, command)
            case wire.Attend():
                await self.attend(who, command)
            case wire.Quiet():
                await self.set_rest(who, command)
            case wire.Propose():
                await self.propose(who, command)
            case wire.Agree():
                await self.agree(who, command)
            case wire.Hello():
                who.send(self.frame(who, command.seen))
            case _:
                who.send(problem("not-now", "type", getattr(command, "id", "")))

    async def move(self, who: Listener, command: wire.Do | wire.Fill) -> None:
        if who.seat is None:
            who.send(problem("spectator", "seat", command.id))
            return
        await self.lock.acquire()  # this way round: a context of asyncio's is two more coroutines
        try:
            if (who.seat, command.id) in self.commands:  # sent again: done already
                who.send(self.frame(who, self.shown - 1))
                return
            if self.clocks.paused or self.row.closed:
                who.send(problem("closed" if self.row.closed else "paused", "table", command.id))
                return
            try:
                move = self.meant(who, who.seat, command)
                if move is not None:
                    await self.answer(who.seat, move, "", command.id)
            except IllegalMove as error:
                COUNTS.add("uprising_refused_total", '{why="rules"}')
                who.send(self.refused(who, command.id, error.refusal))
                if command.seq != self.shown:
                    who.send(self.frame(who, command.seq))
            except (BadNotation, BadValue) as nonsense:
                who.send(wire.Problem("bad-move", "move", str(nonsense), command.id))
            except Conflict:  # another worker was faster
                await self.catch_up()
                who.send(problem("conflict", "seq", command.id))
            except Away:
                who.send(problem("away", "database", command.id))
        finally:
            self.lock.release()
        self.go_on()

    def meant(self, who: Listener, seat: int, command: wire.Do | wire.Fill) -> Move[Any] | None:
        """The move to be played now; None if it was not the moment for it, and that was said."""
        move = self.read(seat, command)
        state = self.table.state
        if command.seq < self.question and isinstance(move, state.asker.takes):
            # meant for an earlier question
            who.send(problem("stale", "seq", command.id))
            who.send(self.frame(who, command.seq))
            return None
        no = self.table.why_not(seat, move)
        if no is not None:
            raise IllegalMove(no)
        if self.lesson is not None and not self.lesson.allows(self.table, move):
            who.send(self.not_yet(who, seat, command.id))
            return None
        return move

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

    def check(self, who: Listener, command: wire.Check) -> None:
        """Refusals rest on what the seat can see, so trying a form tells it nothing new."""
        if who.seat is None:
            who.send(problem("spectator", "seat", command.id))
            return
        try:
            move = self.filled(who.seat, command.form, command.values)
        except BadValue as error:
            who.send(wire.Checked(command.id, command.form, problem=str(error)))
            return
        no = self.table.why_not(who.seat, move)
        refused = None if no is None else self.refused(who, command.id, no)
        who.send(wire.Checked(command.id, command.form, move.text(), refused=refused))

    def why(self, who: Listener, command: wire.Why) -> None:
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
            who.send(problem("no-reason", "slots", command.id))
            return
        [(reason, _)] = reasons.most_common(1)
        who.send(self.refused(who, command.id, reason))

    def say(self, who: Listener, command: wire.Say) -> None:
        """Spectators hear the players and are heard by each other: nobody is advised from aside."""
        if (who.person, command.id) in self.spoken:  # sent again: heard already
            return
        talk = Talk() if who.person in self.row.muted else self.talk(who.seat)
        if command.phrase:  # with nothing else: words of one's own may not come along
            allowed = command.phrase in talk.phrases and not command.text
            allowed = allowed and (command.to is None or command.to in talk.private)
        else:
            allowed = talk.free if command.to is None else command.to in talk.private
        if not allowed or len(command.text) > 500:
            who.send(problem("silence", "text", command.id))
            return
        self.spoken.append((who.person, command.id))
        name = "" if who.seat is None else self.row.seats[who.seat].name
        private = command.to is not None
        said = wire.Said(who.seat, name, command.text, command.phrase, private)
        for listener in list(self.listeners):
            deaf = who.person in self.row.ignored.get(listener.person, ())
            among = listener.seat is None if who.seat is None else not private
            if not deaf and (among or (private and listener.seat in (command.to, who.seat))):
                listener.send(said)

    async def attend(self, who: Listener, command: wire.Attend) -> None:
        """Leave the seat to a bot, or take it back."""
        if who.seat is None:
            who.send(problem("spectator", "seat", command.id))
            return
        await self.set_stand_in(who.seat, "" if command.here else STAND_IN)

    async def set_rest(self, who: Listener, command: wire.Quiet) -> None:
        """This seat's quiet hours, by the clocks of its own country."""
        rest = Rest(command.zone, command.start, command.end)
        if who.seat is None or rest.problem():
            field = rest.problem() or "seat"
            who.send(problem("spectator" if who.seat is None else "bad-rest", field, command.id))
            return
        await self.set_chair(who.seat, msgspec.structs.replace(self.row.seats[who.seat], rest=rest))
