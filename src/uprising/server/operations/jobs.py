"""Keeps time for tables that nobody has open: jobs that are due, and what is to be swept away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from uprising.server.operations import clock
from uprising.server.operations.counts import COUNTS
from uprising.server.operations.logs import note
from uprising.server.people.notices import Notices
from uprising.server.storage.rows import DAY, Job
from uprising.server.storage.store import ENDED, GATHERING, OPEN, Away, Elsewhere
from uprising.server.tables.alarms import CLOCK, NOTICE
from uprising.server.tables.hall import Hall, Wrong
from uprising.server.tables.room import Room

LEASE = 60.0
IDLE = 600.0
SWEEP_EVERY = 3600.0
KEPT_GATHERING = 7 * DAY
KEPT_OPEN = 90 * DAY
KEPT_ENDED = 730 * DAY
KEPT = {GATHERING: KEPT_GATHERING, OPEN: KEPT_OPEN, ENDED: KEPT_ENDED, "unknown": KEPT_ENDED}
AT_ONCE = 20


class JobRunner:
    """Runs beside a hall. `now` can be another clock for those who test it."""

    def __init__(self, hall: Hall, notices: Notices, now: Callable[[], float] = clock.now) -> None:
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
        """Run it and log what fails, so that later jobs are still done."""
        try:
            await task()
        except Away:
            COUNTS.add("uprising_away_total")
        except Exception:
            note("keeper failed", logging.ERROR)
            logging.getLogger("uprising.server").exception("keeper")

    async def work(self) -> int:
        """Do what is due. A job is postponed first: after a crash another worker repeats it.

        Of several workers that see it at the same time one does it.
        """
        jobs = await self.hall.store.due(self.now())
        for job in jobs:
            if not await self.hall.store.put_off(job, self.now() + LEASE):
                continue
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
            try:
                table = await self.hall.table(job.key)
            except Elsewhere:  # its owner keeps the time
                return
            if isinstance(table, Room) and table.alarms.next_end() is not None:
                table.alarms.scheduled = None
                table.go_on()
                return
        await self.hall.store.cancel(job.kind, job.key)

    async def unload(self) -> None:
        """Tables that nobody looks at and nothing happens on go back to the store."""
        now = clock.now()
        for key, table in list(self.hall.open.items()):
            if table.listeners:
                continue
            if table.lock.locked():
                continue
            idle = not isinstance(table, Room) or (
                not table.bots.thinking and now - table.at.used > IDLE
            )
            if idle and self.hall.open.get(key) is table:
                await self.hall.put_away(key)

    async def sweep_sometimes(self) -> None:
        if self.now() - self.swept >= SWEEP_EVERY:
            self.swept = self.now()
            await self.sweep()

    async def sweep(self) -> list[str]:
        """Forget tables that were never begun, never finished, or are very old.

        By small queries, with time for everybody else in between; no table is opened for it. What
        was made before the phases were written down is kept as long as a finished game.
        """
        store, now, gone = self.hall.store, self.now(), list[str]()
        for phase, kept in KEPT.items():
            while found := await store.idle(phase, now - kept, AT_ONCE):
                for table in found:
                    self.hall.drop(table)
                    await store.forget(table)
                    await asyncio.sleep(0)
                gone += found
        await store.drop_expired(now)
        if gone:
            note("swept", tables=len(gone))
        return gone
