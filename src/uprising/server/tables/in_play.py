"""Where a table stands: data that all its parts share, and what can be said of it as it is."""

from __future__ import annotations

from collections import deque
from hashlib import blake2b
from typing import Any

from uprising import wire
from uprising.kernel import Ask, Event, Move, Table, Talk
from uprising.server.operations import clock
from uprising.server.storage.rows import SeatRow, TableRow
from uprising.server.tables.clocks import Clocks
from uprising.server.tables.content import content_hash
from uprising.server.tables.journal import no_past
from uprising.tutorials import lesson

REMEMBERED = 400


class TableInPlay:
    """One table in play: its state, the numbers of its log, its chairs and its clocks."""

    def __init__(self, row: TableRow, table: Table) -> None:
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
        self.events: deque[tuple[int, Event]] = deque(maxlen=REMEMBERED)
        self.clocks = Clocks(row.settings, len(row.seats))
        self.held: dict[int, Move[Any]] = {}  # answers to a window that is still open
        self.proposal: wire.Proposal | None = None
        self.doing = ""  # the command that is being done, if it changes the row
        self.used = clock.now()
        self.whole = True  # whether the table holds every line since the first
        self.sight_at: int | None = None  # the move after which everybody's sight was kept

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

    def timed(self) -> bool:
        """Whether time may run out for those who are asked."""
        return self.row.settings.clock != "off" or self.window_open()

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

    def whispers(self, seat: int, to: tuple[int, ...]) -> bool:
        """Whether this may be said so that nobody else hears it."""
        return len(to) == 1 and to[0] in self.talk(seat).private

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
            if not answered and level_of(self.row.seats[ask.seat]):
                return ask.seat
        return None


def level_of(seat: SeatRow) -> str:
    """The level of the bot that plays for a seat; empty if a person does."""
    return seat.bot or seat.stand_in
