"""One thing at a time at every table, and each from a position that is known to be written."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from uprising.server.tables.audience import Audience
from uprising.server.tables.log import Log
from uprising.server.tables.position import Position


class KeptBeside(Protocol):
    """What is kept beside the log and written in the same appends."""

    async def recall(self) -> None:
        """Read it again; whoever is there hears what she has not heard yet."""


class Inbox:
    """The table's lock, what is done by itself, and the way back after a write that failed."""

    def __init__(self, at: Position, log: Log, audience: Audience) -> None:
        self.at = at
        self.log = log
        self.audience = audience
        self.lock = asyncio.Lock()
        self.beside: list[KeptBeside] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def be_sure(self) -> None:
        """After a write whose end nobody has seen: what the log says has happened."""
        if not self.log.unsure:
            return
        since, seq = self.at.shown, self.at.seq
        await self.log.catch_up()
        if self.at.seq != seq:
            self.audience.tell_all(since)
        for kept in self.beside:
            await kept.recall()
        self.log.unsure = False

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself. It takes the lock when it changes the table."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
