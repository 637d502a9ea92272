"""Restarts long-lived tasks that fail.

A task that fails is started again after a while, each time a little later. One that fails again and
again is told of in `/readyz`, so that whoever runs the server, or a proxy, can act.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from uprising.server.operations.counts import COUNTS
from uprising.server.operations.logs import note

FIRST = 0.1
LONGEST = 10.0
CALM = 60.0
"""A task that has run for so many seconds starts again without a long wait."""

Work = Callable[[], Awaitable[None]]


class Supervisor:
    """Starts tasks, restarts them when they fail, stops them at the end."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failing: dict[
            str, str
        ] = {}  # what went wrong last, while a task waits for its restart

    def start(self, name: str, work: Work) -> None:
        assert name not in self.tasks, f"{name} runs already"
        self.tasks[name] = asyncio.create_task(self.run(name, work), name=name)

    async def run(self, name: str, work: Work) -> None:
        """For ever: work of this kind has no end, so one that ends has failed too."""
        delay = FIRST
        while True:
            began = time.monotonic()
            try:
                await work()
                self.failing[name] = "it has ended"
            except Exception as error:
                self.failing[name] = type(error).__name__
                logging.getLogger("uprising.server").exception("task failed: %s", name)
            COUNTS.add("uprising_restarts_total", f'{{task="{name}"}}')
            note("task starts again", logging.WARNING, task=name, problem=self.failing[name])
            delay = FIRST if time.monotonic() - began > CALM else min(LONGEST, delay * 2)
            await asyncio.sleep(delay)
            del self.failing[name]

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        for task in self.tasks.values():
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.tasks.clear()
