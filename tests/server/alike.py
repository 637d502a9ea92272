"""Two tables behind the server that differ only in what one seat cannot see.

Everything that reaches a table comes as it comes from sockets: moves, talk, telegrams, undo,
reasons, people who come and go, proposals, restarts, with the clock in hand. The others act by a
script that is possible in both. Whatever the seat is sent, byte for byte, in order and in number,
must be the same until something is revealed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec

from tests.server.doubles import MemoryStore, Nobody, row_of
from tests.server.leaks import Deal, Leak, first_of, need, opens, random_move
from uprising import wire
from uprising.kernel import Move, Rng, State, Table, refusal, seeded
from uprising.kernel.table import default_names, seeded_table
from uprising.server.operations import clock
from uprising.server.people.keys import People
from uprising.server.sockets.live import Live
from uprising.server.storage.rows import TableRow
from uprising.server.tables.audience import Audience
from uprising.server.tables.hall import Hall, shown_seat
from uprising.server.tables.journal import Snapshot, code_of
from uprising.server.tables.processes import known_to
from uprising.server.tables.room import Room

NOON = 1_800_000_000.0
STEPS = 40  # of a pair, if nothing is revealed before


class Clock:
    """The time, for everything at both tables."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@contextmanager
def clock_in_hand() -> Iterator[Clock]:
    hand = Clock()
    with patch.object(clock, "now", hand):
        yield hand


class Socket:
    """A socket: every byte it is sent."""

    def __init__(self, person: str, seat: int | None, sent: list[str]) -> None:
        self.person = person
        self.seat = seat
        self.lang = "en"
        self.beats = True
        self.sent = sent

    def send(self, message: wire.Message) -> None:
        self.sent.append(wire.encode(message).decode())

    def go(self, code: int = 0) -> None:
        self.sent.append(f"closed {code}")


class Twinned(Hall):
    """A hall whose rooms have this audience."""

    audience: type[Audience] = Audience

    async def load(self, row: TableRow) -> Room:
        return await Room.load(row, self.store, self.thinker, self.audience)


class Side:
    """One of the two: a server with one table, everybody connected, and somebody looking on."""

    def __init__(self, deal: Deal, table: Table) -> None:
        self.deal = deal
        self.seats = deal.seats
        self.store = MemoryStore()
        self.row = row_of(table, deal.settings())
        self.store.tables["t1"] = self.row
        banks = [float(deal.settings().seconds)] * deal.seats
        state = msgspec.Raw(table.game.codec.save(table.state))
        self.store.snapshots["t1"] = (
            0, msgspec.json.encode(Snapshot(code_of(table.game), 0, 0, banks, state))
        )  # fmt: skip
        self.sent: dict[int | None, list[str]] = {s: [] for s in (*range(deal.seats), None)}
        self.lines: dict[int | None, Socket] = {}

    async def open(self) -> None:
        self.hall = Twinned(self.store, People(b"secret"), Nobody())
        self.hall.audience = self.deal.audience
        self.live = Live()
        self.live.hall = self.hall
        for seat in self.sent:
            await self.come(seat)

    async def come(self, seat: int | None, seen: int = -1) -> None:
        at = await self.hall.table("t1")
        person = "eve" if seat is None else at.row.seats[seat].person
        line: Any = Socket(person, shown_seat(at.row, person), self.sent[seat])
        self.lines[seat] = line
        self.live.come(at, line, seen)
        self.still()

    def leave(self, seat: int | None) -> None:
        line: Any = self.lines.pop(seat)
        self.live.leave("t1", line)
        self.still()

    async def restart(self) -> None:
        """As after a crash: only what was written is there."""
        self.close()
        seats = list(self.lines)
        for seat in seats:
            self.sent[seat].append("restart")
        self.hall = Twinned(self.store, People(b"secret"), Nobody())
        self.hall.audience = self.deal.audience
        self.live.hall = self.hall
        self.lines = {}
        for seat in seats:
            await self.come(seat)

    async def say(self, seat: int | None, command: wire.Command) -> None:
        line: Any = self.lines[seat]
        await self.live.hear("t1", line, msgspec.json.encode(command).decode())
        self.still()

    def still(self) -> None:
        """The clock is in hand: no timer rings by itself."""
        self.room.alarms.stop()

    @property
    def room(self) -> Room:
        room = self.hall.open["t1"]
        assert isinstance(room, Room)
        return room

    @property
    def state(self) -> State:
        return self.room.table.state

    def close(self) -> None:
        self.room.close()


class Pair:
    """Both tables, one seat of which is watched."""

    def __init__(self, deal: Deal, table: Table, seat: int, rng: Rng, hand: Clock) -> None:
        self.of = deal.game
        self.deal = deal
        self.seat = seat
        self.rng = rng
        self.clock = hand
        other = table.copy()
        other.state = self.of.guess(table.state, seat, rng)
        self.sides = [Side(deal, table), Side(deal, other)]
        self.count = 0
        self.last = ""

    async def walk(self) -> int:
        """How many steps were compared."""
        for side in self.sides:
            await side.open()
        self.compare()
        compared = 0
        for _ in range(STEPS):
            if not await self.step():
                break
            self.compare()
            compared += 1
        for side in self.sides:
            side.close()
        return compared

    def compare(self) -> None:
        for seat in (self.seat, None):
            one, other = (side.sent[seat] for side in self.sides)
            if one != other:
                raise Leak(f"{self.last}: seat {seat} is sent\n{first_of(one, other)}")
        asked = [side.room.at.waits_for((self.seat,)) for side in self.sides]
        if asked[0] != asked[1]:
            raise Leak("a letter is due in one of two tables that look alike")
        if asked[0]:  # a hint rests on a guess
            guesses = [known_to(side.room.table, self.seat, "hint") for side in self.sides]
            if guesses[0] != guesses[1]:
                raise Leak("a hint rests on more than the seat can see")

    async def both(self, seat: int | None, command: Any) -> None:
        self.last = f"after {seat} said {command}"
        for side in self.sides:
            if seat in side.lines:
                await side.say(seat, command)

    def name(self) -> str:
        self.count += 1
        return f"c{self.count}"

    async def step(self) -> bool:
        """Something happens in both; False when something would be revealed."""
        kind = self.rng.below(20)
        seat = self.rng.below(self.deal.seats)
        match kind:
            case 0:
                await self.speak(seat)
            case 1:
                await self.wire(seat)
            case 2:
                await self.undo()
            case 3:
                await self.ask_why()
            case 4:
                await self.come_and_go(seat)
            case 5:
                self.last = "after a restart"
                for side in self.sides:
                    await side.restart()
            case 6 | 7:
                self.pass_time()
            case 8:
                await self.both(seat, wire.Propose(self.name(), "pause"))
                await self.both(self.rng.below(self.deal.seats), wire.Agree(self.name(), False))
            case 9:
                return await self.interject(seat)
            case _:
                return await self.move()
        return True

    async def speak(self, seat: int) -> None:
        talk = self.sides[0].room.at.talk(seat)
        to = self.rng.below(self.deal.seats) if talk.private else None
        phrase = talk.phrases[self.rng.below(len(talk.phrases))] if talk.phrases else ""
        text = "" if phrase else "well, well"
        await self.both(seat, wire.Say(self.name(), text, phrase, to))

    async def wire(self, seat: int) -> None:
        telegrams = self.sides[0].room.telegrams.all
        if telegrams and self.rng.below(2):
            told = telegrams[self.rng.below(len(telegrams))]
            act = ("accept", "refuse", "withdraw", "restore")[self.rng.below(4)]
            who = told.seat if act == "withdraw" else told.to[0]
            await self.both(who, wire.Reply(self.name(), told.number, act))  # type: ignore[arg-type]
        else:
            to, brief = self.rng.below(self.deal.seats), bool(self.rng.below(2))
            await self.both(seat, wire.Offer(self.name(), (to,), words="peace?", brief=brief))

    async def undo(self) -> None:
        """Only where the same seat may in both: a script that is possible in both."""
        for seat in range(self.deal.seats):
            may = [side.room.at.may_undo(seat) for side in self.sides]
            if seat == self.seat and may[0] != may[1]:
                raise Leak("undo is open in one of two tables that look alike")
            if all(may):
                await self.both(seat, wire.Undo(self.name(), self.sides[0].room.shown))
                return

    async def ask_why(self) -> None:
        state = self.sides[0].state
        ask = state.ask_of(self.seat)
        words = [w for m in state.standing(self.seat) for w in m.text().split()]
        words += [w for m in (ask.moves if ask else ()) for w in m.text().split()]
        if words:
            slots = (words[self.rng.below(len(words))],)
            await self.both(self.seat, wire.Why(self.name(), slots))  # type: ignore[arg-type]

    async def come_and_go(self, seat: int) -> None:
        here = seat in self.sides[0].lines
        self.last = f"after {seat} {'left' if here else 'came'}"
        seen = self.sides[0].room.shown - self.rng.below(3)
        for side in self.sides:
            if here:
                side.leave(seat)
            else:
                await side.come(seat, seen)

    def pass_time(self) -> None:
        """Less than until something ends: what a bot or a default would do is no script."""
        ends = [side.room.alarms.next_end() for side in self.sides]
        if ends[0] != ends[1]:
            raise Leak(f"{self.last}: an alarm is set for {ends[0]} and {ends[1]}")
        until = self.clock.now + 7 if ends[0] is None else ends[0]
        self.clock.now += min(7.25, max(0.0, until - self.clock.now) / 2)

    async def interject(self, seat: int) -> bool:
        """A standing move that is open in both."""
        states = [side.state for side in self.sides]
        if states[0].ended:
            return False
        moves = list(states[0].standing(seat))
        fine = [m for m in moves if refusal(self.of, states[1], seat, m) is None
                and refusal(self.of, states[0], seat, m) is None]  # fmt: skip
        if not fine:
            return True
        move = fine[self.rng.below(len(fine))]
        if any(opens(self.of, s, seat, move) for s in states):
            return True
        await self.both(seat, wire.Do(self.name(), self.sides[0].room.shown, move.text()))
        return True

    async def move(self) -> bool:
        states = [side.state for side in self.sides]
        first = self.sides[0].room.at
        asks = [ask for ask in states[0].asks if first.waits_for((ask.seat,))]
        asks = [ask for ask in asks if ask.seat in self.sides[0].lines]
        if not asks:
            return not states[0].ended and bool(states[0].asks)
        seat = asks[self.rng.below(len(asks))].seat
        moves = self.moves(states, seat)
        if moves is None or self.completes(0, seat) != self.completes(1, seat):
            return False  # who has answered in secret is itself unknown, until the last one has
        held = first.window_open()
        if not held and any(opens(self.of, s, seat, m) for m, s in zip(moves, states, strict=True)):
            return False
        name = self.name()
        self.last = f"after {seat} answered"
        for side, move in zip(self.sides, moves, strict=True):
            await side.say(seat, wire.Do(name, side.room.shown, move.text()))
        return True

    def completes(self, number: int, seat: int) -> bool:
        state = self.sides[number].state
        return all(ask.seat in state.sealed or ask.seat == seat for ask in state.asks)

    def moves(self, states: list[State], seat: int) -> list[Move[Any]] | None:
        """The same move in both; a sealed answer of somebody else may be any."""
        if states[1].ask_of(seat) is None:
            raise Leak(f"seat {seat} is asked in one of two tables that look alike")
        both = [list(s.legal(need(s, seat), self.rng)) for s in states]
        if states[0].asks[0].sealed and seat != self.seat:
            return [moves[self.rng.below(len(moves))] for moves in both]
        common = [m for m in both[0] if refusal(self.of, states[1], seat, m) is None]
        if not common:
            return None
        move = common[self.rng.below(len(common))]
        return [move, move]


def alike_walk(deal: Deal, seed: int, pairs: int, between: int = 5) -> int:
    """A random game; on the way, pairs for this seat and that. How many steps were compared."""
    rng = seeded(seed, "alike")
    table = seeded_table(deal.game, default_names(deal.seats), {}, f"alike-{seed}")
    compared = 0
    with clock_in_hand() as hand:
        for _ in range(pairs):
            if table.state.ended:
                break
            pair = Pair(deal, table.copy(), rng.below(deal.seats), rng.split(), hand)
            compared += asyncio.run(pair.walk())
            for _ in range(1 + rng.below(between)):
                if not table.state.ended:
                    random_move(table, rng)
    return compared
