"""Who owns which table, in PostgreSQL: one lease per worker, one epoch per table.

A worker renews its lease by the database's own clock; nobody else judges whether it lives. A table
belongs to the worker that last claimed it for as long as that worker's lease runs. Every claim
raises the table's epoch, and every write names the epoch it was made in: a worker that slept past
its lease finds its writes refused, whatever it believes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from uprising.server.storage.pool import Pool
from uprising.server.storage.store import Away, Elsewhere

SECONDS = 3.0
RENEW = 0.75
TRIES = 20

CLAIM = """
update tables set owner = $2, epoch = epoch + 1 where id = $1 and (
  owner in ('', $2)
  or not exists (select 1 from workers where workers.id = owner and expires > now())
) returning epoch
"""
OWNER = """
select coalesce((select address from workers where workers.id = owner and expires > now()), '')
  as address from tables where id = $1
"""


class Leases:
    """The tables of one worker; without `join` it is the only one, and owns what it opens."""

    def __init__(self, pool: Pool, token: bytes) -> None:
        self.pool = pool
        self.token = token
        self.worker = secrets.token_urlsafe(9)
        self.address = ""
        self.epochs: dict[str, int] = {}
        self.lost: Callable[[str], None] = lambda table: None  # told of each that others have

    async def join(self, address: str, name: str = "") -> None:
        """`name`: of which there is one at a time, as of a host and port. Who comes under a name
        again follows on whoever had it, and does not wait until that lease has run out."""
        self.address = address
        if name:
            self.worker = f"{name} {self.worker}"
            query = "delete from workers where starts_with(id, $1) and id <> $2"
            await self.pool.fetch(query, f"{name} ", self.worker)
        await self.enter()

    async def enter(self) -> None:
        await self.pool.fetch(
            "insert into workers values ($1, $2, now() + make_interval(secs => $3)) "
            "on conflict (id) do update set expires = excluded.expires",
            self.worker, self.address, SECONDS,
        )  # fmt: skip

    async def renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            await self.renew()

    async def renew(self) -> bool:
        """False if it was too late: then what others have claimed meanwhile is ours no longer."""
        try:
            found = await self.pool.fetch(
                "update workers set expires = now() + make_interval(secs => $2) "
                "where id = $1 and expires > now() returning id",
                self.worker, SECONDS,
            )  # fmt: skip
            if found:
                return True
            held = dict(self.epochs)
            await self.enter()
            rows = await self.pool.fetch(
                "select id from tables join unnest($1::text[], $2::int[]) as held(name, at) "
                "on id = name and epoch = at",
                list(held), list(held.values()),
            )  # fmt: skip
            for table in set(held) - {row["id"] for row in rows}:
                self.lose(table)
        except Away:  # nothing can be written meanwhile either
            return True
        return False

    async def others(self) -> list[Elsewhere]:
        """The other workers whose lease runs."""
        rows = await self.pool.fetch(
            "select address from workers where id <> $1 and expires > now() order by id",
            self.worker,
        )
        return [Elsewhere(row["address"], self.token) for row in rows]

    async def claim(self, table: str) -> None:
        """Make a table ours; `Elsewhere` if another worker has it."""
        if not self.address or table in self.epochs:
            return
        for _ in range(TRIES):
            rows = await self.pool.fetch(CLAIM, table, self.worker)
            if rows:
                self.epochs[table] = rows[0]["epoch"]
                return
            rows = await self.pool.fetch(OWNER, table)
            if not rows:
                return  # there is no such table
            if rows[0]["address"]:
                raise Elsewhere(rows[0]["address"], self.token)
            await asyncio.sleep(RENEW / TRIES)
        raise Away("the table is moving")

    def owns(self, table: str) -> bool:
        return not self.address or table in self.epochs

    def lose(self, table: str) -> None:
        """Somebody else has claimed it since. Whoever is here is told when this turn is over."""
        if self.epochs.pop(table, None) is not None:
            asyncio.get_running_loop().call_soon(self.lost, table)

    async def owned(self, db: Any, tables: list[str]) -> set[str]:
        """Within a transaction: which of these tables are still ours, and stay so until its end."""
        if not self.address:
            return set(tables)
        rows = await db.fetch(
            "select id from tables join unnest($1::text[], $2::int[]) as held(name, at) "
            "on id = name and epoch = at for share of tables",
            *self.held(tables),
        )
        return {row["id"] for row in rows}

    def held(self, tables: list[str]) -> tuple[list[str], list[int]]:
        """Those of these tables that are ours as far as is known here, and their epochs."""
        mine = [table for table in tables if table in self.epochs]
        return mine, [self.epochs[table] for table in mine]

    async def give_up(self, tables: list[str] | None = None) -> None:
        """Let others have these tables, or all, at once."""
        if not self.address:
            return
        wanted = list(self.epochs) if tables is None else tables
        # first here: a claim that comes meanwhile is a new one, in a later epoch
        held = {table: self.epochs.pop(table) for table in wanted if table in self.epochs}
        await self.pool.fetch(
            "update tables set owner = '', epoch = epoch + 1 "
            "from unnest($2::text[], $3::int[]) as held(name, at) "
            "where owner = $1 and id = name and epoch = at",
            self.worker, list(held), list(held.values()),
        )  # fmt: skip

    async def leave(self) -> None:
        """At the end: nobody has to wait until the lease has run out."""
        if self.address:
            await self.pool.fetch(
                "update tables set owner = '', epoch = epoch + 1 where owner = $1", self.worker
            )
            await self.pool.fetch("delete from workers where id = $1", self.worker)
            self.epochs.clear()
