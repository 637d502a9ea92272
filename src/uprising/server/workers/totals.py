"""Counts and health of all workers together, told by whichever of them is asked.

Every worker of a machine listens on the address for operators, and the machine's kernel picks one.
That one asks the others at their own addresses; a worker without a lease is none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import reply
from uprising.server.operations.counts import COUNTS, Counts
from uprising.server.operations.health import Health
from uprising.server.storage.store import Away, Elsewhere
from uprising.server.tables.hall import Hall, Wrong
from uprising.server.tables.room import Room
from uprising.server.workers.relay import RELAYED, ask_owner

PATIENCE = 5.0
NO_ANSWER = "a worker does not answer"


class Told(msgspec.Struct, frozen=True):
    """What one worker tells another: its counts, how much it has open, what is wrong with it."""

    totals: list[tuple[str, str, int]]
    times: list[int]
    time: float
    gauges: dict[str, float]
    problem: str = ""


class Totals:
    """Answers operators, and the other workers."""

    def __init__(self, hall: Callable[[], Hall], health: Callable[[], Health], base: str) -> None:
        self.hall = hall
        self.health = health
        self.base = base

    async def own(self) -> Told:
        tables = list(self.hall().open.values())
        rooms = [table for table in tables if isinstance(table, Room)]
        gauges = {
            "uprising_workers": 1.0,
            "uprising_tables_open": float(len(tables)),
            "uprising_tables_playing": float(sum(not r.table.state.ended for r in rooms)),
            "uprising_connections": float(sum(len(table.listeners) for table in tables)),
        }
        totals = [(name, label, number) for (name, label), number in COUNTS.totals.items()]
        problem = await self.health().problem()
        return Told(totals, list(COUNTS.times), COUNTS.time, gauges, problem)

    async def everybodys(self) -> list[Told]:
        """Of this worker and of all others; `NO_ANSWER` stands for one that says nothing."""
        try:
            others = await self.hall().store.others()
        except Away:  # then this worker says itself that it cannot write
            others = []
        return [await self.own(), *await asyncio.gather(*map(self.asked, others))]

    async def asked(self, other: Elsewhere) -> Told:
        try:
            async with asyncio.timeout(PATIENCE):
                body = await ask_owner(other, f"{self.base}/internal/counts")
        except (Away, TimeoutError):
            return Told([], [], 0.0, {}, NO_ANSWER)
        return msgspec.json.decode(body, type=Told)

    async def counts(self, request: Request) -> Response:
        """For another worker."""
        if not request.scope.get(RELAYED):
            raise Wrong(404, "path", "Not Found")
        return reply(await self.own())

    async def metrics(self, request: Request) -> Response:
        """The sums, in Prometheus' text format."""
        counts, gauges = Counts(), dict[str, float]()
        for told in await self.everybodys():
            counts.take(told.totals, told.times, told.time)
            for name, value in told.gauges.items():
                gauges[name] = gauges.get(name, 0.0) + value
        return Response(counts.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def ready(self, request: Request) -> Response:
        """Whether all of them can write moves."""
        problems = sorted({told.problem for told in await self.everybodys() if told.problem})
        if problems:
            raise Wrong(503, "database", "; ".join(problems))
        return reply({"ok": True})
