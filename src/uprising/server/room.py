"""A table that is being played: one move at a time, written down before anybody knows.

One move, under the table's lock: shape, legality, play on a copy, durable append with the expected
sequence number, and only then swap the copy in and send views. A conflict or a database that is
away: nothing happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from itertools import takewhile
from typing import Any, Protocol

import msgspec

from uprising import wire
from uprising.bots import Memory, personality, remembers, seated
from uprising.bots.negotiation import SPOKEN
from uprising.kernel import (
    REPLY,
    BadNotation,
    BadValue,
    Event,
    IllegalMove,
    Move,
    Record,
    Refusal,
    State,
    Table,
    Talk,
    seeded,
)
from uprising.server import sighting
from uprising.server.clocks import Clocks
from uprising.server.frozen import keep_sight
from uprising.server.journal import (
    Snapshot,
    code_of,
    fresh_table,
    no_past,
    open_record,
    read_snapshot,
    redo,
    whole_table,
)
from uprising.server.memory import recollect, remember
from uprising.server.rest import Rest
from uprising.server.rows import Job, Line, SeatRow, TableRow, is_host, pack_name
from uprising.server.store import Away, Conflict, Store
from uprising.server.thinking import Thinker
from uprising.server.watch import note
from uprising.texts import catalogue, clause
from uprising.tutorials import LEARNER, lesson

REMEMBERED = 400
REPEATS = 64
"""So many commands are remembered, and done only once however often they are sent."""
SNAPSHOT_EVERY = 20
STAND_IN = "thumb"
CLOCK = "clock"
NOTICE = "notice"
NOTICE_DELAY = 600.0
RETRY = 0.5


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
        self.lesson = lesson(row.game) if row.lesson else None
        self.past = no_past()
        self.seq = 0  # how many lines the log has
        self.shown = 0  # of these, how many everybody may know of: what frames are numbered by
        self.question = 0  # the number with which the present question was put
        self.store = store
        self.thinker = thinker
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.events: deque[tuple[int, Event]] = deque(maxlen=REMEMBERED)
        self.commands: deque[tuple[int, str]] = deque(maxlen=REPEATS)
        self.spoken: deque[tuple[str, str]] = deque(maxlen=REPEATS)  # said already, by whom
        self.clocks = Clocks(row.settings, len(row.seats))
        self.held: dict[int, Move[Any]] = {}  # answers to a window that is still open
        self.proposal: wire.Proposal | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking = False
        self.memory: Memory | None = None  # kept from the first time a bot asks for it
        self.remarks: list[tuple[int, int, str]] = []  # from whom to whom, until all have answered
        self.timer: asyncio.TimerHandle | None = None
        self.scheduled: float | None = None  # when a job in the store wakes this table
        self.told: set[tuple[int, str]] = set()  # who was sent for, about which question
        self.gone: dict[str, float] = {}  # since when people are away
        self.used = time.time()
        self.saved_at = 0  # the last line whose position was kept
        self.whole = True  # whether the table holds every line since the first
        self.put_away_at: int | None = None  # the move after which everybody's sight was kept

    # Loading

    @classmethod
    async def load(cls, row: TableRow, store: Store, thinker: Thinker) -> Room:
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
                room.commands.append((line.seat, line.command))
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
        return room

    async def restore(self) -> None:
        """Go to the last snapshot, if this code has made it."""
        saved = await self.store.snapshot(self.row.id)
        found = read_snapshot(saved[1], self.table.game) if saved else None
        if saved is None or found is None:
            return
        self.seq = self.saved_at = saved[0]
        self.whole = False
        self.shown = found.shown
        self.question = found.question
        self.clocks.banks = list(found.banks)
        self.table.state = self.table.game.codec.load(bytes(found.state))
        self.held = {seat: self.table.read(text) for seat, text in found.held.items()}
        self.events.clear()

    def replay(self, line: Line) -> None:
        """Do again what the log says was done."""
        before = self.table.state
        self.table, events = redo(self.table, self.past, line)
        self.written(line, before, events)

    def written(
        self, line: Line, before: State, events: list[Event], move: Move[Any] | None = None
    ) -> None:
        """A line is in the log and the table has moved on: everything that follows from it."""
        move = move or (self.table.read(line.text) if line.text else None)
        self.seq = line.seq
        self.commands.append((line.seat, line.command))
        self.shown += line.public
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

    # Commands

    async def command(self, who: Listener, command: wire.Command) -> None:
        match command:
            case wire.Do() | wire.Fill():
                await self.move(who, command)
            case wire.Check():
                await self.check(who, command)
            case wire.Why():
                await self.why(who, command)
            case wire.Undo():
                await self.undo(who, command)
            case wire.Say():
                await self.say(who, command)
            case wire.Attend():
                await self.attend(who, command)
            case wire.Quiet():
                await self.set_rest(who, command)
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
            if (who.seat, command.id) in self.commands:  # sent again: done already
                await who.send(self.frame(who, self.shown - 1))
                return
            if self.clocks.paused or self.row.closed:
                await who.send(
                    problem("closed" if self.row.closed else "paused", "table", command.id)
                )
                return
            try:
                await self.try_move(who, who.seat, command)
            except IllegalMove as error:
                await who.send(self.refused(who, command.id, error.refusal))
                if command.seq != self.shown:
                    await who.send(self.frame(who, command.seq))
            except (BadNotation, BadValue) as error:
                await who.send(wire.Problem("bad-move", "move", str(error), command.id))
            except Conflict:  # another worker was faster
                await self.catch_up()
                await who.send(problem("conflict", "seq", command.id))
            except Away:
                await who.send(problem("away", "database", command.id))
        self.go_on()

    async def try_move(self, who: Listener, seat: int, command: wire.Do | wire.Fill) -> None:
        move = self.read(seat, command)
        state = self.table.state
        if command.seq < self.question and isinstance(move, state.asker.takes):
            # meant for an earlier question
            await who.send(problem("stale", "seq", command.id))
            await who.send(self.frame(who, command.seq))
            return
        no = self.table.why_not(seat, move)
        if no is not None:
            raise IllegalMove(no)
        if self.lesson is not None and not self.lesson.allows(self.table, move):
            await who.send(self.not_yet(who, seat, command.id))
            return
        await self.answer(seat, move, "", command.id)

    async def catch_up(self) -> None:
        """Play what another worker has written in the meantime. Call it under the lock."""
        since, seq = self.shown, self.seq
        for line in await self.store.lines(self.row.id, seq):
            self.replay(line)
        if self.seq != seq:
            await self.tell_all(since)

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

    async def check(self, who: Listener, command: wire.Check) -> None:
        """Refusals rest on what the seat can see, so trying a form tells it nothing new."""
        if who.seat is None:
            await who.send(problem("spectator", "seat", command.id))
            return
        try:
            move = self.filled(who.seat, command.form, command.values)
        except BadValue as error:
            await who.send(wire.Checked(command.id, command.form, problem=str(error)))
            return
        no = self.table.why_not(who.seat, move)
        refused = None if no is None else self.refused(who, command.id, no)
        await who.send(wire.Checked(command.id, command.form, move.text(), refused=refused))

    async def answer(
        self, seat: int, move: Move[Any], by: str, command: str, reason: str = ""
    ) -> None:
        """A move goes to the table at once, unless a window must stay open for its full time."""
        if self.window_open() and isinstance(move, self.table.state.asker.takes):
            line = self.line("hold", seat, move.text(), by, command, False, reason)
            await self.append(line)
            self.written(line, self.table.state, [], move)
            await self.tell_seat(seat)
        else:
            await self.commit(seat, move, by, command, reason)

    async def commit(
        self, seat: int, move: Move[Any], by: str, command: str, reason: str = ""
    ) -> None:
        """Play on a copy, append durably, and only then let anybody know."""
        before, after = self.table, self.table.copy()
        played = after.play_legal(seat, move, by)
        public = not (isinstance(move, before.state.asker.takes) and unseen(after.state))
        line = self.line("move", seat, move.text(), by, command, public, reason)
        fresh = was_last_answer(move, before.state, after.state)
        await self.append(line, self.snapshot_of(after, line, fresh))
        self.past.append(before)
        self.table = after
        self.written(line, before.state, played.events, move)
        if line.public:
            await self.tell_all(self.shown - 1)
        else:
            await self.tell_seat(seat)
        await self.make_remarks()

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
        """The position as it will be after this line, every so often and at the end.

        Not while something can be undone: what a move undoes is not in the position.
        """
        due = line.seq - self.saved_at >= SNAPSHOT_EVERY or after.state.ended or line.kind == "back"
        if not due or after.undoable:
            return None
        shown = self.shown + line.public
        question = shown if fresh else self.question
        held = {} if fresh else {seat: move.text() for seat, move in self.held.items()}
        state = msgspec.Raw(after.game.codec.save(after.state))
        code, banks = code_of(after.game), self.clocks.banks
        return msgspec.json.encode(Snapshot(code, shown, question, banks, state, held))

    async def append(self, line: Line, snapshot: bytes | None = None) -> None:
        await self.store.append(self.row.id, line, snapshot)
        if snapshot is not None:
            self.saved_at = line.seq

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
            if who.seat is None or not self.may_undo(who.seat) or command.seq != self.shown:
                await who.send(problem("no-undo", "seq", command.id))
                return
            await self.take_back(who.seat, command.id)
        self.go_on()

    async def take_back(self, seat: int, command: str) -> None:
        """The last move, by right where nothing was learned from it, else by consent."""
        kind = "undo" if self.table.undoable else "back"
        line = self.line(kind, seat, "", "", command)
        before, past = self.table.state, self.past.copy()
        after, _ = redo(self.table, past, line)
        await self.append(line, self.snapshot_of(after, line, True))
        self.table, self.past = after, past
        self.written(line, before, [])
        await self.tell_all(self.shown - 1)

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
            await self.tell_all(self.shown)
            return
        waiting = tuple(seat for seat in self.proposal.waiting if seat != who.seat)
        self.proposal = msgspec.structs.replace(self.proposal, waiting=waiting)
        await self.settle_proposal(command.id)

    async def settle_proposal(self, command: str) -> None:
        proposal = self.proposal
        if proposal is not None and not proposal.waiting:
            self.proposal = None
            async with self.lock:
                await self.do_agreed(proposal, command)
        await self.tell_all(self.shown)
        self.go_on()

    async def do_agreed(self, proposal: wire.Proposal, command: str) -> None:
        now = time.time()
        if proposal.what == "pause" and not self.clocks.paused:
            await self.write_row(msgspec.structs.replace(self.row, paused=now))
            self.clocks.pause(now)
        elif proposal.what == "go-on" and self.clocks.paused:
            before = self.row.rested if self.row.rested_at == self.seq else 0.0
            rested = before + now - self.clocks.paused
            row = msgspec.structs.replace(self.row, paused=0.0, rested=rested, rested_at=self.seq)
            await self.write_row(row)
            self.clocks.go_on(now)
        elif proposal.what == "undo" and (self.table.undoable or self.past):
            await self.take_back(proposal.seat, command)

    # Talk

    async def say(self, who: Listener, command: wire.Say) -> None:
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
            await who.send(problem("silence", "text", command.id))
            return
        self.spoken.append((who.person, command.id))
        name = "" if who.seat is None else self.row.seats[who.seat].name
        private = command.to is not None
        said = wire.Said(who.seat, name, command.text, command.phrase, private)
        for listener in list(self.listeners):
            deaf = who.person in self.row.ignored.get(listener.person, ())
            among = listener.seat is None if who.seat is None else not private
            if not deaf and (among or (private and listener.seat in (command.to, who.seat))):
                await listener.send(said)

    def talk(self, seat: int | None) -> Talk:
        """What a seat may say now; spectators talk where everybody may."""
        told = self.table.game.talk(self.table.state, seat or 0)
        if seat is None:
            return Talk(free=told.free)
        person = self.row.seats[seat].person
        return Talk() if person and person in self.row.muted else told

    # Bots, stand-ins, clocks and windows

    async def attend(self, who: Listener, command: wire.Attend) -> None:
        """Leave the seat to a bot, or take it back."""
        if who.seat is None:
            await who.send(problem("spectator", "seat", command.id))
            return
        await self.set_stand_in(who.seat, "" if command.here else STAND_IN)

    async def set_stand_in(self, seat: int, level: str) -> None:
        await self.set_chair(seat, msgspec.structs.replace(self.row.seats[seat], stand_in=level))

    async def set_rest(self, who: Listener, command: wire.Quiet) -> None:
        """This seat's quiet hours, by the clocks of its own country."""
        rest = Rest(command.zone, command.start, command.end)
        if who.seat is None or rest.problem():
            field = rest.problem() or "seat"
            await who.send(
                problem("spectator" if who.seat is None else "bad-rest", field, command.id)
            )
            return
        await self.set_chair(who.seat, msgspec.structs.replace(self.row.seats[who.seat], rest=rest))

    async def set_chair(self, seat: int, chair: SeatRow) -> None:
        chairs = list(self.row.seats)
        chairs[seat] = chair
        await self.change_row(msgspec.structs.replace(self.row, seats=chairs))

    async def change_row(self, row: TableRow) -> None:
        await self.write_row(row)
        await self.tell_all(self.shown)
        self.go_on()

    async def write_row(self, row: TableRow) -> None:
        """Who sits where is written down before it holds."""
        await self.store.update(row)
        self.take_row(row)

    def take_row(self, row: TableRow) -> None:
        self.whole = self.whole and [s.name for s in row.seats] == [s.name for s in self.row.seats]
        self.row = row
        self.put_away_at = None
        self.clocks.rests = [seat.rest for seat in row.seats]

    def go_on(self) -> None:
        """Let the bots that are asked think, and set the alarm for whatever ends next."""
        self.used = time.time()
        if not self.thinking and self.bot_asked() is not None:
            self.thinking = True
            self.begin(self.play_bots())
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.send_for_the_absent()
        end = self.next_end()
        if end is not None:
            delay = max(0.0, end - time.time())
            self.timer = asyncio.get_running_loop().call_later(delay, self.alarm)
            if self.scheduled is None or not time.time() < self.scheduled <= end:
                self.scheduled = end
                self.begin(self.schedule(end))

    def next_end(self) -> float | None:
        """When a window closes, a clock runs out or somebody has been away for too long."""
        if self.table.state.ended or self.clocks.paused or self.row.closed:
            return None
        window = self.window_end()
        ends = [window] if window is not None else [self.clocks.next_end(), *self.graces().values()]
        return min((end for end in ends if end is not None), default=None)

    def send_for_the_absent(self) -> None:
        """On slow tables those who are asked and not here may get a letter, after a while."""
        if not self.clocks.slow or self.clocks.paused:
            return
        self.told = {pair for pair in self.told if pair[0] == self.question}
        here = {listener.person for listener in self.listeners}
        for ask in self.table.state.asks:
            person = self.row.seats[ask.seat].person
            if person and person not in here and (self.question, person) not in self.told:
                self.told.add((self.question, person))
                due = time.time() + NOTICE_DELAY
                self.begin(self.put_job(Job(NOTICE, f"{person}/{self.row.id}", due, b"")))

    async def schedule(self, end: float) -> None:
        """A job in the store wakes this table even if nobody has it open, or after a restart."""
        await self.put_job(Job(CLOCK, self.row.id, end, b""))

    async def put_job(self, job: Job) -> None:
        with contextlib.suppress(Away):
            await self.store.schedule(job)

    # People who are away

    def came(self, person: str) -> None:
        self.gone.pop(person, None)

    def left(self, person: str) -> None:
        if person and not any(listener.person == person for listener in self.listeners):
            self.gone[person] = time.time()

    def graces(self) -> dict[int, float]:
        """When a bot stands in for each absent seat that somebody else is waiting for."""
        if not self.row.settings.grace or self.clocks.slow:
            return {}
        found = {}
        here = {listener.person for listener in self.listeners}
        waiting = {seat.person for seat in self.row.seats if seat.person in here}
        for ask in self.table.state.asks:
            chair = self.row.seats[ask.seat]
            absent = chair.person and chair.person not in here and not chair.stand_in
            if absent and waiting and ask.seat not in self.clocks.answered:
                since = self.gone.setdefault(chair.person, time.time())
                found[ask.seat] = since + self.row.settings.grace
        return found

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
                elif end is None and not self.clocks.paused and not self.table.state.ended:
                    for seat in self.clocks.run_out(now):
                        await self.zero(seat)
                    for seat, grace in self.graces().items():
                        if grace <= now:
                            await self.set_stand_in(seat, STAND_IN)
        self.go_on()

    async def close_window(self) -> None:
        """All at once: what was held, and the default of whoever has said nothing."""
        state, held = self.table.state, dict(self.held)
        for ask in list(state.asks):
            move = held.get(ask.seat) or state.asker.default(state, ask.seat)
            by = "" if ask.seat in held else "clock"
            await self.commit(ask.seat, move, by, f"window-{self.seq}-{ask.seat}")

    async def zero(self, seat: int) -> None:
        chair = self.row.seats[seat]
        if self.row.settings.at_zero == "bot" and chair.person and not chair.stand_in:
            await self.set_stand_in(seat, STAND_IN)
        elif self.table.state.ask_of(seat) is not None:
            default = self.table.state.asker.default(self.table.state, seat)
            await self.commit(seat, default, "clock", f"clock-{self.seq}-{seat}")

    def level(self, seat: SeatRow) -> str:
        return seat.bot or seat.stand_in

    def waits_for(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats has still to answer."""
        state = self.table.state
        return any(
            ask.seat in seats and ask.seat not in state.sealed and ask.seat not in self.held
            for ask in state.asks
        )

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

    async def shown_to(self, seat: int) -> tuple[msgspec.Struct, ...]:
        """What a bot's seat has been shown so far, if that bot makes something of it."""
        chair = self.row.seats[seat]
        if not remembers(seated(self.level(chair), chair.name), self.table.game):
            return ()
        async with self.lock:
            if self.memory is None:
                self.memory = await recollect(self.row, self.store, self.seq)
            return self.memory.seen_by(seat)

    async def play_bot(self, seat: int) -> None:
        seen = await self.shown_to(seat)
        seq, table, chair = self.seq, self.table, self.row.seats[seat]
        pace = self.row.settings.pace * personality(chair.name).pause if self.listeners else 0
        pause = asyncio.create_task(asyncio.sleep(pace))
        seed = f"{self.row.id}-{seq}-{seat}"
        text, reason = self.lesson.reply(table, seat) if self.lesson is not None else None, ""
        if text is None:
            text, reason = await self.thought(table, seat, self.level(chair), seed, seen)
        await pause
        async with self.lock:
            if self.seq == seq:  # otherwise the table has moved on: think again
                by = "bot" if chair.stand_in else ""
                self.note_remark(seat, reason)
                try:
                    await self.answer(seat, self.table.read(text), by, f"bot-{seed}", reason)
                except Conflict:
                    self.remarks.clear()
                    await self.catch_up()
                except Away:  # nothing happened: try again when the database may be back
                    self.remarks.clear()
                    await asyncio.sleep(RETRY)

    async def thought(
        self, table: Table, seat: int, level: str, seed: str, seen: tuple[msgspec.Struct, ...]
    ) -> tuple[str, str]:
        """A bot's move; the default if it fails: a bug of ours may cost a move, never a table."""
        try:
            return await self.thinker.choose(table, seat, level, seed, seen)
        except Exception:
            note("bot failed", logging.ERROR, table=self.row.id, seat=seat, bot=level)
            logging.getLogger("uprising.server").exception("bot")
            return table.state.asker.default(table.state, seat).text(), ""

    # What bots say to an offer

    def note_remark(self, seat: int, reason: str) -> None:
        """Whoever made the offer is told why, aside, where the rules allow a word."""
        deal = self.table.game.bargain(self.table.state, seat) if reason in SPOKEN else None
        if deal is not None and deal.kind == REPLY:
            may = self.table.game.talk(self.table.state, seat).private
            self.remarks += [(seat, who, SPOKEN[reason]) for who in deal.partners if who in may]

    async def make_remarks(self) -> None:
        """Not before all have answered: a word would give a sealed answer away."""
        if self.table.state.sealed:
            return
        remarks, self.remarks = self.remarks, []
        for seat, to, key in remarks:
            for listener in self.listeners_of(to):
                text = catalogue("shell", listener.lang).say(key)
                await listener.send(wire.Said(seat, self.row.seats[seat].name, text, private=True))

    # Records

    async def record(self) -> Record:
        """The record with everything needed to check it; only of a finished game."""
        table = self.table if self.whole else await whole_table(self.row, self.store)
        return open_record(self.row, table)

    async def put_away(self) -> None:
        """Nobody needs the table now; what each seat sees is kept, should the rules ever change."""
        if self.put_away_at != self.seq:
            await keep_sight(self)
            self.put_away_at = self.seq
        self.close()

    # Telling

    def listeners_of(self, seat: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.seat == seat]

    async def tell_seat(self, seat: int) -> None:
        for listener in self.listeners_of(seat):
            await listener.send(self.frame(listener, self.shown))

    async def tell_all(self, since: int) -> None:
        """One frame for each viewpoint, sent to all who have it."""
        seats = self.seats_seen()
        frames: dict[int | None, wire.Frame] = {}
        for listener in list(self.listeners):
            if listener.seat not in frames:
                frames[listener.seat] = self.frame(listener, since, seats)
            await listener.send(frames[listener.seat])

    def frame(
        self, who: Listener, since: int, seats: tuple[wire.SeatSeen, ...] | None = None
    ) -> wire.Frame:
        """The table as this listener may see it."""
        seat = who.seat
        fresh = self.events_since(since)
        asks = self.table.state.asks
        end = self.window_end()
        talk = self.talk(seat)
        return wire.Frame(
            table=self.row.id,
            game=self.row.game,
            seq=self.shown,
            seat=seat,
            seats=self.seats_seen() if seats is None else seats,
            view=sighting.view_seen(self.table, seat),
            ask=None if seat is None else sighting.ask_seen(self.table, seat, self.held.get(seat)),
            standing=sighting.standing_rows(self.table.state, seat),
            log=sighting.entries(self.table, fresh, seat),
            undo=self.may_undo(seat),
            prompt=asks[0].prompt if asks else "",
            closes=None if end is None else max(0.0, end - time.time()),
            proposal=self.proposal,
            ending=sighting.ending(self.table),
            lesson=self.lesson_seen(),
            hidden=bool(asks) and asks[0].sealed and not asks[0].progress,
            forms=sighting.standing_forms(self.table.state, seat),
            pack=pack_name(self.row),
            talk=wire.TalkSeen(talk.free, talk.private, talk.phrases),
        )

    def events_since(self, since: int) -> list[tuple[int, Event]]:
        """From the end: of a long game only the last few are wanted."""
        late = list(takewhile(lambda pair: pair[0] > since, reversed(self.events)))
        return late[::-1]

    def lesson_seen(self) -> wire.LessonSeen | None:
        if self.lesson is None:
            return None
        of, table = self.lesson, self.table
        step = of.step(table)
        point = () if step is None else step.point or sighting.slots(step.wants[0])
        aside = table.state.ask_of(LEARNER) is not None and of.is_aside(table)
        return wire.LessonSeen(of.done(table), len(of.steps), point, aside)

    def seats_seen(self) -> tuple[wire.SeatSeen, ...]:
        state = self.table.state
        asked = {ask.seat: ask for ask in state.asks}
        here = {listener.person for listener in self.listeners}
        now = time.time()
        graces = self.graces()
        return tuple(
            wire.SeatSeen(
                name=seat.name,
                bot=seat.bot,
                here=bool(seat.bot) or seat.person in here,
                asked=number in asked,
                answered=number in asked and asked[number].progress and number in state.sealed,
                taken=bool(seat.bot or seat.person),
                stand_in=bool(seat.stand_in),
                host=is_host(self.row, seat.person),
                muted=bool(seat.person) and seat.person in self.row.muted,
                left=None if seat.bot else self.clocks.left(number, now),
                grace=max(0.0, graces[number] - now) if number in graces else None,
            )
            for number, seat in enumerate(self.row.seats)
        )

    def refused(self, who: Listener, command: str, no: Refusal) -> wire.Refused:
        of = self.table.game
        text = catalogue(of.key, who.lang, of.folder).say(no.key)
        said = clause(of.key, no.rule, who.lang, of.folder)
        return wire.Refused(command, no.key, no.rule, text, said.text)

    def not_yet(self, who: Listener, seat: int, command: str) -> wire.Refused:
        """A move the rules allow, but not what this step of the lesson is about."""
        of, ask = self.table.game, self.table.state.ask_of(seat)
        rule = ask.rule if ask is not None else of.not_now.rule
        text = catalogue("shell", who.lang).say("lesson-not-yet")
        said = clause(of.key, rule, who.lang, of.folder)
        return wire.Refused(command, "lesson-not-yet", rule, text, said.text)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()


def problem(code: str, field: str, command: str) -> wire.Problem:
    return wire.Problem(code, field, "", command)


def was_last_answer(move: Move[Any] | None, before: State, after: State) -> bool:
    """Whether a question is settled by this move: no standing move, no part of a sealed set."""
    if not isinstance(move, before.asker.takes):
        return False
    return not (before.asks[0].sealed and after.sealed)


def unseen(after: State) -> bool:
    """Whether an answer just given is one of which the others may not even know."""
    return bool(after.sealed) and not after.asks[0].progress
