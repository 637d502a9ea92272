"""What time does to a table: windows close, clocks run out, bots stand in for the absent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from uprising.server.operations import clock
from uprising.server.storage.rows import Job
from uprising.server.storage.store import Away, Conflict, Store
from uprising.server.tables.audience import Audience
from uprising.server.tables.chairs import STAND_IN, Chairs
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.inbox import Inbox
from uprising.server.tables.moves import Moves
from uprising.server.tables.orders import Orders

CLOCK = "clock"
NOTICE = "notice"
NOTICE_DELAY = 600.0


class Alarms:
    """Wakes the table for whatever ends next: a timer in this process and, should it die, a job
    in the store."""

    def __init__(
        self,
        at: TableInPlay,
        store: Store,
        audience: Audience,
        inbox: Inbox,
        chairs: Chairs,
        moves: Moves,
        orders: Orders,
        go_on: Callable[[], None],
    ) -> None:
        self.at = at
        self.store = store
        self.audience = audience
        self.inbox = inbox
        self.chairs = chairs
        self.moves = moves
        self.orders = orders
        self.go_on = go_on
        self.timer: asyncio.TimerHandle | None = None
        self.scheduled: float | None = None  # when a job in the store wakes this table
        self.writing: asyncio.Task[None] | None = None  # the last such job, on its way there
        self.told: set[tuple[int, str]] = set()  # who was sent for, about which question

    def set_timer(self) -> None:
        """Set the timer for whatever ends next."""
        self.stop()
        self.send_for_the_absent()
        end = self.next_end()
        if end is None:
            return
        delay = max(0.0, end - clock.now())
        self.timer = asyncio.get_running_loop().call_later(delay, self.ring)
        if self.scheduled is None or not clock.now() < self.scheduled <= end:
            self.scheduled = end
            # a job in the store wakes this table even if nobody has it open, or after a restart
            job = Job(CLOCK, self.at.row.id, end, b"")
            self.writing = self.inbox.begin(self.put_clock(job))

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def next_end(self) -> float | None:
        """When a window closes, a clock runs out or somebody has been away for too long."""
        at = self.at
        if at.table.state.ended or at.clocks.paused or at.row.closed:
            return None
        window = at.window_end()
        if window is not None:
            return window
        ends = [
            *at.clocks.ends().values(),
            *self.audience.graces().values(),
            *self.orders.due().values(),
        ]
        return min(ends) if ends else None

    def ring(self) -> None:
        self.inbox.begin(self.time_is_up())

    async def time_is_up(self) -> None:
        """Windows close with what was given; a clock at zero plays the announced default."""
        try:
            async with self.inbox.lock:
                await self.inbox.be_sure()
                await self.end_what_is_over(clock.now())
        except (Away, Conflict):
            self.inbox.try_later()
        else:
            self.inbox.went_well()
            self.go_on()

    async def end_what_is_over(self, now: float) -> None:
        at = self.at
        end = at.window_end()
        if end is not None and now >= end:
            await self.close_window()
        elif end is None and not at.clocks.paused and not at.table.state.ended:
            await self.orders.carry_out(now)
            for seat in at.clocks.run_out(now):
                await self.zero(seat)
            for seat, grace in self.audience.graces().items():
                if grace <= now:
                    await self.chairs.set_stand_in(seat, STAND_IN)

    async def close_window(self) -> None:
        """Play all held answers at once, and the default of whoever has given none."""
        at = self.at
        state, held = at.table.state, dict(at.held)
        for ask in list(state.asks):
            move = held.get(ask.seat) or state.asker.default(state, ask.seat)
            by = "" if ask.seat in held else "clock"
            await self.moves.commit(ask.seat, move, by, f"window-{at.seq}-{ask.seat}")

    async def zero(self, seat: int) -> None:
        at = self.at
        chair = at.row.seats[seat]
        if at.row.settings.at_zero == "bot" and chair.person and not chair.stand_in:
            await self.chairs.set_stand_in(seat, STAND_IN)
        elif at.table.state.ask_of(seat) is not None:
            default = at.table.state.asker.default(at.table.state, seat)
            await self.moves.commit(seat, default, "clock", f"clock-{at.seq}-{seat}")

    def send_for_the_absent(self) -> None:
        """On slow tables those who are asked and not here may get a letter, after a while."""
        at = self.at
        if not at.clocks.slow or at.clocks.paused:
            return
        self.told = {pair for pair in self.told if pair[0] == at.question}
        here = self.audience.here()
        for ask in at.table.state.asks:
            person = at.row.seats[ask.seat].person
            if person and person not in here and (at.question, person) not in self.told:
                self.told.add((at.question, person))
                due = clock.now() + NOTICE_DELAY
                self.inbox.begin(self.put_job(Job(NOTICE, f"{person}/{at.row.id}", due, b"")))

    async def put_clock(self, job: Job) -> None:
        """Write the clock down; if that fails now, it is written with the next question."""
        try:
            await self.store.schedule(job)
        except Away:
            self.scheduled = None

    async def written(self) -> None:
        """Write down when the table must be woken, for whichever worker owns it then."""
        if self.writing is not None:
            await asyncio.wait([self.writing])

    async def put_job(self, job: Job) -> None:
        with contextlib.suppress(Away):
            await self.store.schedule(job)
