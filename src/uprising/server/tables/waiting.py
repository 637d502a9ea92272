"""What goes on by itself: bots, clocks, windows, and those who stand in for the absent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from uprising.bots import personality, remembers, seated
from uprising.kernel import Table
from uprising.server.operations.watch import note
from uprising.server.storage.rows import Job, SeatRow, TableRow
from uprising.server.storage.store import Away, Conflict
from uprising.server.tables.frozen import keep_sight
from uprising.server.tables.memory import recollect
from uprising.server.tables.writing import Writing

STAND_IN = "heuristic"
CLOCK = "clock"
NOTICE = "notice"
NOTICE_DELAY = 600.0
RETRY = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Writing):
    """Somebody is waited for: a bot that thinks, or a person whose time may run out."""

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

    def begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def alarm(self) -> None:
        self.begin(self.time_is_up())

    async def time_is_up(self) -> None:
        """Windows close with what was given; a clock at zero plays the announced default."""
        async with self.lock:
            now = time.time()
            with contextlib.suppress(Away, Conflict):
                await self.be_sure()
                end = self.window_end()
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

    def came(self, person: str) -> None:
        self.gone.pop(person, None)

    def left(self, person: str) -> None:
        if person and not any(listener.person == person for listener in self.listeners):
            self.gone[person] = time.time()

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

    async def set_stand_in(self, seat: int, level: str) -> None:
        await self.set_chair(seat, msgspec.structs.replace(self.row.seats[seat], stand_in=level))

    async def set_chair(self, seat: int, chair: SeatRow) -> None:
        chairs = list(self.row.seats)
        chairs[seat] = chair
        await self.change_row(msgspec.structs.replace(self.row, seats=chairs))

    async def change_row(self, row: TableRow) -> None:
        await self.write_row(row)
        self.tell_all(self.shown)
        self.go_on()

    async def play_bots(self) -> None:
        try:
            while (seat := self.bot_asked()) is not None:
                await self.play_bot(seat)
        finally:
            self.thinking = False
        self.go_on()

    async def play_bot(self, seat: int) -> None:
        seen = await self.shown_to(seat)
        seq, table, chair = self.seq, self.table, self.row.seats[seat]
        pause = asyncio.create_task(asyncio.sleep(self.pause_of(chair)))
        seed = self.seed(f"{seat}-move")
        text, reason = self.lesson.reply(table, seat) if self.lesson is not None else None, ""
        if text is None:
            text, reason = await self.thought(table, seat, self.level(chair), seed, seen)
        await pause
        async with self.lock:
            with contextlib.suppress(Away):
                await self.be_sure()
            if self.seq == seq and not self.unsure:  # otherwise the table has moved on: think again
                by = "bot" if chair.stand_in else ""
                self.note_remark(seat, reason)
                try:
                    await self.answer(seat, self.table.read(text), by, f"bot-{seed}", reason)
                except (Conflict, Away):  # look how far it came, when the database may be back
                    self.remarks.clear()
            if self.unsure:
                await asyncio.sleep(RETRY)

    def pause_of(self, chair: SeatRow) -> float:
        """How long a bot seems to think: the table's pace, longer for a calm one, never shorter."""
        if not self.listeners:
            return 0.0
        return self.row.settings.pace * max(1.0, personality(chair.name).pause)

    async def thought(
        self, table: Table, seat: int, level: str, seed: str, seen: tuple[msgspec.Struct, ...]
    ) -> tuple[str, str]:
        """A bot's move; the default if it fails: a bug of ours may cost a move, never a table."""
        try:
            watched = bool(self.listeners)
            return await self.thinker.choose(table, seat, level, seed, seen, watched)
        except Exception:
            note("bot failed", logging.ERROR, game=self.row.game, bot=level)
            logging.getLogger("uprising.server").exception("bot")
            return table.state.asker.default(table.state, seat).text(), ""

    async def shown_to(self, seat: int) -> tuple[msgspec.Struct, ...]:
        """What a bot's seat has been shown so far, if that bot makes something of it."""
        chair = self.row.seats[seat]
        if not remembers(seated(self.level(chair), chair.name), self.table.game):
            return ()
        async with self.lock:
            if self.memory is None:
                self.memory = await recollect(self.row, self.store, self.seq)
            return self.memory.seen_by(seat)

    async def put_away(self) -> None:
        """Nobody needs the table now; what each seat sees is kept, should the rules ever change."""
        if self.put_away_at != self.seq:
            await keep_sight(self)
            self.put_away_at = self.seq
        self.close()

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()
