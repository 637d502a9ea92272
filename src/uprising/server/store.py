"""What a server needs of a database. Two databases do it: `sqlite.py` and `postgres.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from uprising.server.rows import Job, Line, TableRow


class Conflict(Exception):
    """Somebody else has written that sequence number."""


class Away(Exception):
    """The database cannot be reached; nothing happened."""


class Newer(Exception):
    """The database was written by a newer version of this program."""


class Store(Protocol):
    """What a server needs of a database: tables, their logs, small notes, and jobs for later.

    Every method raises `Away` when the database cannot be reached; then nothing has happened.
    """

    def secret(self) -> bytes:
        """What keys are signed with, made once."""

    async def listen(
        self,
        moved: Callable[[str, int], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        """Be told when another worker has moved a table on (0: has changed who sits where).

        `missed` is called when this was not possible for a while, and is again.
        """

    async def create(self, table: TableRow) -> None: ...
    async def update(self, table: TableRow) -> None: ...
    def append(self, table: str, line: Line, snapshot: bytes | None) -> Awaitable[None]:
        """Waits until the line is safe, and the position after it if it is to be kept."""

    async def table(self, table: str) -> TableRow | None: ...
    async def lines(self, table: str, after: int) -> list[Line]: ...
    async def snapshot(self, table: str) -> tuple[int, bytes] | None: ...
    async def tables_of(self, person: str) -> list[TableRow]: ...
    async def keep(self, kind: str, key: str, body: bytes, expires: float) -> None: ...
    async def kept(self, kind: str, key: str) -> bytes | None: ...
    async def take(self, kind: str, key: str) -> bytes | None:
        """A note that works once: of several who ask for it one gets it."""

    async def drop(self, kind: str, key: str) -> None: ...
    async def schedule(self, job: Job) -> None: ...
    async def due(self, now: float, most: int = 100) -> list[Job]: ...
    async def cancel(self, kind: str, key: str) -> None: ...
    async def idle(self, before: float, table: str = "") -> list[str]:
        """Tables (or only this one) that were made, and last moved on, before then."""

    async def forget(self, table: str) -> None:
        """Remove a table and everything that belongs to it."""

    async def leave(self, person: str) -> None:
        """Remove what leads from a person to her tables, and her notes."""

    async def drop_expired(self, now: float) -> None: ...
    async def all_tables(self) -> list[TableRow]: ...
    async def all_notes(self) -> list[tuple[str, str, bytes, float]]: ...
    async def set_secret(self, secret: str) -> None:
        """For a restored database: keys that were signed before stay good."""

    async def ready(self) -> None:
        """Raises `Away` unless the database can be written to."""

    async def close(self) -> None: ...
