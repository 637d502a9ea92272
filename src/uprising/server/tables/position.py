"""Where a table stands, and what can be said about it without changing anything."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from hashlib import blake2b
from typing import Any

from mypy_extensions import mypyc_attr

from uprising import wire
from uprising.bots import Memory
from uprising.kernel import Ask, Event, Move, Table, Talk
from uprising.server.storage.rows import Heard, SeatRow, TableRow
from uprising.server.storage.store import Store
from uprising.server.tables.clocks import Clocks
from uprising.server.tables.content import content_hash
from uprising.server.tables.journal import no_past
from uprising.server.tables.listening import Listener
from uprising.server.tables.thinking import Thinker
from uprising.tutorials import lesson

REMEMBERED = 400
REPEATS = 64
"""So many commands are remembered; earlier ones are looked up when they are sent again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One table in play: its state, its log's numbers, its people and its clocks."""

    def __init__(self, row: TableRow, table: Table, store: Store, thinker: Thinker) -> None:
        self.row = row
        self.label = f'{{game="{row.game}"}}'  # under which it is counted
        self.table = table
        self.content = content_hash(table.game, table.setup.options)  # what is played with
        self.lesson = lesson(row.game) if row.lesson else None
        self.past = no_past()
        self.seq = 0  # how many lines the log has
        self.shown = 0  # of these, how many everybody may know of: what frames are numbered by
        self.standing_moves: list[int] = []  # the numbers of the moves that were not taken back
        self.taken_back = 0  # the number of the move that was taken back just now
        self.question = 0  # the number with which the present question was put
        self.store = store
        self.thinker = thinker
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.events: deque[tuple[int, Event]] = deque(maxlen=REMEMBERED)
        self.commands: dict[tuple[int, str], int] = {}  # the last ones, oldest first, with `shown`
        self.known_since = -1  # commands of frames up to this one are looked up in the log
        self.unsure = False  # whether a write failed and nobody has looked since how far it came
        self.spoken: deque[tuple[str, str]] = deque(maxlen=REPEATS)  # said already, by whom
        self.clocks = Clocks(row.settings, len(row.seats))
        self.held: dict[int, Move[Any]] = {}  # answers to a window that is still open
        self.proposal: wire.Proposal | None = None
        self.joining = ""  # who wants a chair, while the table is asked
        self.telegrams: list[wire.Telegram] = []  # by number, from 1
        self.said: list[Heard] = []  # the last words, oldest first
        self.dealt: set[tuple[str, str]] = set()  # the commands that led to them
        self.unanswered: list[int] = []  # telegrams that bots have still to look at
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

    def remember(self, seat: int, command: str) -> None:
        self.commands[seat, command] = self.shown
        if len(self.commands) > REPEATS:
            shown = self.commands.pop(next(iter(self.commands)))
            self.known_since = max(self.known_since, shown + 1)

    async def was_done(self, seat: int, command: str) -> bool:
        """Commands are done once, however often and however late they are sent again.

        The log has them all. It need not be asked about one that names a frame after `known_since`.
        """
        if (seat, command) in self.commands:
            return True
        lines = await self.store.lines(self.row.id, 0)
        return any(line.seat == seat and line.command == command for line in lines)

    def seed(self, about: str) -> str:
        """What bots draw from: nobody can know it who does not know the table's secret."""
        key = self.row.secret.encode()[:64]
        return blake2b(f"{self.seq}-{about}".encode(), key=key, digest_size=16).hexdigest()

    def people(self) -> set[str]:
        return {seat.person for seat in self.row.seats if seat.person}

    def window_open(self) -> bool:
        """Whether answers must wait until a fixed time is over, since silence would tell others.

        Whoever is alone with bots, or passes one device round, has all the time there is.
        """
        asks = self.table.state.asks
        if not asks or not asks[0].window or self.row.settings.window == 0:
            return False
        return len(self.people()) > 1

    def window_end(self) -> float | None:
        return self.clocks.opened + self.row.settings.window if self.window_open() else None

    def graces(self) -> dict[int, float]:
        """When a bot stands in for each absent seat that somebody else is waiting for."""
        if not self.row.settings.grace or self.clocks.slow:
            return {}
        here = {listener.person for listener in self.listeners}
        absent = [ask.seat for ask in self.table.state.asks if self.is_away(ask.seat, here)]
        if not absent or not any(seat.person in here for seat in self.row.seats):
            return {}
        now = time.time()
        people = {seat: self.row.seats[seat].person for seat in absent}
        return {
            seat: self.gone.setdefault(person, now) + self.row.settings.grace
            for seat, person in people.items()
        }

    def is_away(self, seat: int, here: set[str]) -> bool:
        """Whether a seat has still to answer, and nobody is there to do it."""
        chair = self.row.seats[seat]
        absent = chair.person and chair.person not in here and not chair.stand_in
        # where answers are hidden it must not show who has given one
        return bool(absent) and (self.clocks.hidden or seat not in self.clocks.answered)

    def next_end(self) -> float | None:
        """When a window closes, a clock runs out or somebody has been away for too long."""
        if self.table.state.ended or self.clocks.paused or self.row.closed:
            return None
        window = self.window_end()
        if window is not None:
            return window
        ends = [*self.clocks.ends().values(), *self.graces().values()]
        return min(ends) if ends else None

    def may_undo(self, seat: int | None) -> bool:
        asks = self.table.state.asks
        return bool(self.table.undoable) and seat is not None and [a.seat for a in asks] == [seat]

    def talk(self, seat: int | None) -> Talk:
        """What a seat may say now; spectators talk where everybody may. After the end all may."""
        state = self.table.state
        told = self.table.game.talk(state, seat or 0)
        if state.ended:
            others = tuple([n for n in range(len(self.row.seats)) if n != seat])
            told = Talk(told.phrases, free=True, private=others)
        if seat is None:
            return Talk(free=told.free)
        person = self.row.seats[seat].person
        return Talk() if person and person in self.row.muted else told

    def level(self, seat: SeatRow) -> str:
        return seat.bot or seat.stand_in

    def waits_for(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats has still to answer."""
        return self.first_asked(seats) is not None

    def first_asked(self, seats: tuple[int, ...]) -> Ask | None:
        """The first question to one of these seats that has still to be answered."""
        state = self.table.state
        for ask in state.asks:
            if ask.seat in seats and ask.seat not in state.sealed and ask.seat not in self.held:
                return ask
        return None

    def bot_asked(self) -> int | None:
        state = self.table.state
        if self.clocks.paused or self.row.closed:
            return None
        for ask in state.asks:
            answered = ask.seat in state.sealed or ask.seat in self.held
            if not answered and self.level(self.row.seats[ask.seat]):
                return ask.seat
        return None
