"""One thing at a time at every table, and each from a position that is known to be written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from uprising.server.operations.counts import COUNTS
from uprising.server.operations.logs import note
from uprising.server.tables.audience import Audience
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.log import Log

FIRST = 0.5
LONGEST = 10.0
"""Seconds until something is tried again that could not be done: twice as long each time."""


class KeptBeside(Protocol):
    """What is kept beside the log and written in the same appends."""

    async def recall(self) -> None:
        """Read it again; whoever is there hears what she has not heard yet."""


class Inbox:
    """The table's lock, what is done by itself, and the way back after a write that failed."""

    def __init__(
        self, at: TableInPlay, log: Log, audience: Audience, go_on: Callable[[], None]
    ) -> None:
        self.at = at
        self.log = log
        self.audience = audience
        self.go_on = go_on
        self.delay = FIRST
        self.later: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        self.beside: list[KeptBeside] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def be_sure(self) -> None:
        """After a write with unknown outcome: read from the log what has happened."""
        if not self.log.unsure:
            return
        since, seq = self.at.shown, self.at.seq
        await self.log.catch_up()
        if self.at.seq != seq:
            self.audience.tell_all(since)
        for kept in self.beside:
            await kept.recall()
        self.log.unsure = False
        self.went_well()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on by itself. It takes the lock when it changes the table."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """A background task has ended. If it failed the table goes on, and tries again later."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            COUNTS.add("uprising_restarts_total", '{task="table"}')
            note("table task failed", logging.ERROR, game=self.at.row.game)
            logging.getLogger("uprising.server").error("table", exc_info=error)
            self.try_later()

    def try_later(self) -> None:
        """Something due could not be done now: try again after a growing delay."""
        if self.later is None:
            self.later = asyncio.get_running_loop().call_later(self.delay, self.try_again)
            self.delay = min(LONGEST, 2 * self.delay)

    def went_well(self) -> None:
        """Reset the delay before the next attempt."""
        self.delay = FIRST

    def try_again(self) -> None:
        self.later = None
        self.go_on()

    def close(self) -> None:
        if self.later is not None:
            self.later.cancel()
        for task in self.tasks:
            task.cancel()
