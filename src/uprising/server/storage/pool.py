"""All access to PostgreSQL: a connection that may be broken never goes back into the pool.

asyncpg raises plain exceptions besides its own (`InternalClientError`), and hands a broken
connection to the next who asks. So a connection is kept only after success or after an error of the
SQL itself; after anything else it is terminated, not closed: closing can wait for an answer that
never comes.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from uprising.server.storage.store import Away, Conflict, Newer

SECONDS = 10.0  # for a statement, and for a connection to become free
MOST = 8
T = TypeVar("T")
Work = Callable[[Any], Awaitable[T]]
BROKEN = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the database stops, or has ended this connection
    asyncpg.InsufficientResourcesError,
)


class Pool:
    """The connections to the database, and the only way to them."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool

    @classmethod
    async def open(cls, url: str) -> Pool:
        try:
            return cls(
                await asyncpg.create_pool(url, min_size=1, max_size=MOST, command_timeout=SECONDS)
            )
        except Exception as error:
            raise Away(str(error)) from error

    async def with_connection(self, work: Work[T]) -> T:
        """What this work gives. `Conflict` if a key is taken; `Away` for whatever else fails."""
        try:
            connection = await self.pool.acquire(timeout=SECONDS)
        except Exception as error:
            await self.forget_others()
            raise Away(f"{type(error).__name__}: {error}") from error
        sound = False
        try:
            result = await work(connection)
            sound = True
            return result
        except (Conflict, asyncpg.UniqueViolationError) as error:
            sound = True
            raise Conflict from error
        except (Away, Newer):
            sound = True
            raise
        except Exception as error:
            sound = isinstance(error, asyncpg.PostgresError) and not isinstance(error, BROKEN)
            raise Away(f"{type(error).__name__}: {error}") from error
        finally:
            await self.give_back(connection, sound)

    async def give_back(self, connection: Any, sound: bool) -> None:
        """Also when somebody has given up in the middle of a statement."""
        if not sound:
            with contextlib.suppress(Exception):
                connection.terminate()
        try:
            await self.pool.release(connection)
        except Exception:
            with contextlib.suppress(Exception):
                connection.terminate()
        if not sound:
            await self.forget_others()

    async def forget_others(self) -> None:
        """If one is broken the others may be too: whoever asks next gets a fresh one."""
        with contextlib.suppress(Exception):
            await self.pool.expire_connections()

    async def transaction(self, work: Work[T]) -> T:
        async def inside(db: Any) -> T:
            async with db.transaction():
                return await work(db)

        return await self.with_connection(inside)

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        async def ask(db: Any) -> list[Any]:
            rows: list[Any] = await db.fetch(query, *values)
            return rows

        return await self.with_connection(ask)

    async def close(self) -> None:
        """At once: whoever still waits for an answer has waited long enough."""
        with contextlib.suppress(Exception):
            self.pool.terminate()
