"""Whether moves can be written, checked by writing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from uprising.server.operations.counts import COUNTS
from uprising.server.operations.supervisor import Supervisor
from uprising.server.storage.store import Away, Store

EVERY = 2.0
RECENT = 6.0


class Health:
    """Writes something every other second, and remembers when that last went through."""

    def __init__(
        self, store: Store, supervisor: Supervisor, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.store = store
        self.supervisor = supervisor
        self.now = now
        self.written: float | None = None
        self.trouble = "nothing was written yet"

    async def run(self) -> None:
        while True:
            await self.probe()
            await asyncio.sleep(EVERY)

    async def probe(self) -> None:
        try:
            async with asyncio.timeout(RECENT):
                await self.store.probe()
        except Away:
            COUNTS.add("uprising_away_total")
            self.written, self.trouble = None, "the database cannot be written to"
        except TimeoutError:
            self.written, self.trouble = None, "writing takes too long"
        else:
            self.written = self.now()

    async def problem(self) -> str:
        """What is wrong; empty if a write went through in the last seconds and all tasks run."""
        failing = {*self.supervisor.failing, *self.store.failing()}
        if failing:
            return f"not running: {', '.join(sorted(failing))}"
        if self.written is None:  # right after the start, or while it is away
            await self.probe()
        if self.written is None or self.now() - self.written > RECENT:
            return self.trouble if self.written is None else "writing takes too long"
        return ""
