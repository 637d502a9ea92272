"""Keeps time for tables that nobody has open: jobs that are due, and what is to be swept away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from uprising.server.counts import COUNTS
from uprising.server.hall import Hall, Wrong
from uprising.server.lobby import is_over
from uprising.server.notices import Notices
from uprising.server.room import Room
from uprising.server.rows import DAY, Job
from uprising.server.store import Away
from uprising.server.waiting import CLOCK, NOTICE
from uprising.server.watch import note

LEASE = 60.0
IDLE = 600.0
SWEEP_EVERY = 3600.0
KEPT_GATHERING = 7 * DAY
KEPT_OPEN = 90 * DAY
KEPT_ENDED = 730 * DAY


class Keeper:
    """Runs beside a hall. `now` can be another clock for those who test it."""

    def __init__(self, hall: Hall, notices: Notices, now: Callable[[], float] = time.time) -> None:
        self.hall = hall
        self.notices = notices
        self.now = now
        self.swept = 0.0

    async def run(self, every: float = 1.0) -> None:
        while True:
            await asyncio.sleep(every)
            await self.quietly(self.work)
            await self.quietly(self.sweep_sometimes)
            await self.quietly(self.unload)

    async def quietly(self, task: Callable[[], Awaitable[object]]) -> None:
        """Nothing that goes wrong here may stop the clock."""
        try:
            await task()
        except Away:
            COUNTS.add("uprising_away_total")
        except Exception:
            note("keeper failed", logging.ERROR)
            logging.getLogger("uprising.server").exception("keeper")

    async def work(self) -> int:
        """Do what is due. A job is put off first, so that one who dies on it is followed."""
        jobs = await self.hall.store.due(self.now())
        for job in jobs:
            await self.hall.store.schedule(Job(job.kind, job.key, self.now() + LEASE, job.body))
            if job.kind == CLOCK:
                await self.wake(job)
            elif job.kind == NOTICE:
                await self.notices.send(job, self.now())
            else:
                await self.hall.store.cancel(job.kind, job.key)
        return len(jobs)

    async def wake(self, job: Job) -> None:
        """A table's clock has run out, whether or not anybody has it open."""
        with contextlib.suppress(Wrong):
            table = await self.hall.table(job.key)
            if isinstance(table, Room) and table.next_end() is not None:
                table.scheduled = None
                table.go_on()
                return
        await self.hall.store.cancel(job.kind, job.key)

    async def unload(self) -> None:
        """Tables that nobody looks at and nothing happens on go back to the store."""
        now = time.time()
        for key, table in list(self.hall.open.items()):
            if table.listeners:
                continue
            if not isinstance(table, Room):
                del self.hall.open[key]
            elif not table.thinking and not table.lock.locked() and now - table.used > IDLE:
                del self.hall.open[key]
                await table.put_away()

    async def sweep_sometimes(self) -> None:
        if self.now() - self.swept >= SWEEP_EVERY:
            self.swept = self.now()
            await self.sweep()

    async def sweep(self) -> list[str]:
        """Forget tables that were never begun, never finished, or are very old."""
        store, now, gone = self.hall.store, self.now(), []
        for table in await store.idle(now - KEPT_GATHERING):
            row = await store.table(table)
            ended = await self.ended(table)
            kept = KEPT_GATHERING if row and not row.started else KEPT_ENDED if ended else KEPT_OPEN
            if table in await store.idle(now - kept, table):
                self.hall.open.pop(table, None)
                await store.forget(table)
                gone.append(table)
        await store.drop_expired(now)
        if gone:
            note("swept", tables=len(gone))
        return gone

    async def ended(self, table: str) -> bool:
        return is_over(await self.hall.table(table))
