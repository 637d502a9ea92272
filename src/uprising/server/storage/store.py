"""The interface of a database; `sqlite.py` and `postgres.py` implement it."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Final, Protocol, final

import msgspec

from uprising.server.storage.rows import Job, Line, NoteRow, TableRow

Piece = tuple[TableRow, list[Line]] | NoteRow | Job
"""What a database consists of."""


GATHERING: Final = "gathering"
OPEN: Final = "open"
ENDED: Final = "ended"
"""The phases of a table, for sweeping: written when they begin, never computed."""


class Conflict(Exception):
    """Somebody else has written that number, or the table is not ours any more."""


class Away(Exception):
    """The database cannot be reached. What was asked for may or may not have happened."""


class Newer(Exception):
    """The database was written by a newer version of this program."""


class Elsewhere(Exception):
    """Another worker owns the table: at which address it is reached, and with which token.

    Without an address: this worker stops, and whoever asks next may have the table.
    """

    def __init__(self, address: str, token: bytes) -> None:
        super().__init__("the table is at another worker")
        self.address = address
        self.token = token


class Taken(Exception):
    """Another server has the database open, and only one may."""


LISTED: Final = b'"listed":true'
"""What a table's writing contains if its host lets it be found."""


def notebook_at(table: str) -> str:
    """The kind of the notes that people have written down for themselves at a table."""
    return f"notebook {table}"


def named_in(command: str) -> bytes:
    """What a line's writing contains if it came of this command."""
    return b'"command":' + msgspec.json.encode(command)


def token_of(secret: bytes) -> bytes:
    """What the workers of one database know each other by."""
    return hmac.new(secret, b"relay", sha256).hexdigest().encode()


@final
class Append:
    """Lines for a table's log that hold together or not at all, and what belongs to them.

    snapshot   the position after the last line, if it is to be kept
    note       what is kept beside the log and changes with it: kind and body
    ended      the game is over with the last line
    """

    def __init__(
        self,
        table: str,
        lines: Sequence[Line],
        snapshot: bytes | None = None,
        note: tuple[str, bytes] | None = None,
        ended: bool = False,
    ) -> None:
        self.table: Final = table
        self.lines: Final = lines
        self.snapshot: Final = snapshot
        self.note: Final = note
        self.ended: Final = ended


class Store(Protocol):
    """What a server needs of a database: tables, their logs, small notes, and jobs for later.

    Every method raises `Away` when the database cannot be reached.
    """

    def secret(self) -> bytes:
        """What keys are signed with, made once."""

    async def join(self, address: str, name: str = "") -> None:
        """Be one of several workers: the others reach this one at that address.

        With a name it follows on whoever had that name before.
        """

    async def others(self) -> list[Elsewhere]:
        """The other workers that live, and how each is reached."""

    async def claim(self, table: str) -> None:
        """Make a table ours, before it is opened; `Elsewhere` if another worker has it."""

    def owns(self, table: str) -> bool:
        """Whether a table that was claimed is still ours, as far as is known here."""

    def when_lost(self, tell: Callable[[str], None]) -> None:
        """Say what is to be done, soon, when a table turns out to be somebody else's."""

    async def give_up(self, table: str) -> None:
        """Let others have a table."""

    async def create(self, table: TableRow) -> None: ...
    async def update(self, table: TableRow) -> TableRow:
        """Write a row over the revision it was made from: the row as it is now.

        `Conflict` if somebody has written it in between.
        """

    def append(self, append: Append) -> Awaitable[None]:
        """Waits until all of it is safe.

        `Conflict` if a number is taken or the table is not ours any more; then nothing was done.
        """

    async def table(self, table: str) -> TableRow | None: ...
    async def table_ids(self) -> list[str]:
        """The ids of all tables."""

    async def lines(self, table: str, after: int) -> list[Line]: ...
    async def made_by(self, table: str, command: str) -> list[Line]:
        """The lines of a table that came of a command of that id, whoever sent it."""

    async def snapshot(self, table: str) -> tuple[int, bytes] | None: ...
    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        """The newest tables at which somebody sat or said something."""

    async def listed(self, most: int) -> list[TableRow]:
        """The newest tables that have not begun and whose host lets them be found."""

    async def keep(self, kind: str, key: str, body: bytes, expires: float) -> None: ...
    async def kept(self, kind: str, key: str) -> bytes | None: ...
    async def notes_of(self, kind: str, most: int) -> list[tuple[str, bytes]]:
        """The notes of a kind, each with its key: so many, in no order."""

    async def take(self, kind: str, key: str) -> bytes | None:
        """A note that works once: of several who ask for it one gets it."""

    async def drop(self, kind: str, key: str) -> None: ...
    async def schedule(self, job: Job) -> None: ...
    async def due(self, now: float, most: int = 100) -> list[Job]: ...
    async def put_off(self, job: Job, due: float) -> bool:
        """Until then; False if somebody else has done that, or something with it, before."""

    async def cancel(self, kind: str, key: str) -> None: ...
    async def idle(self, phase: str, before: float, most: int = 50) -> list[str]:
        """Some tables of that phase that were made, and last moved on, before then."""

    async def forget(self, table: str) -> None:
        """Remove a table and everything that belongs to it."""

    async def leave(self, person: str) -> None:
        """Remove what leads from a person to her tables, and her notes."""

    async def drop_expired(self, now: float) -> None: ...
    async def everything(self, take: Callable[[Piece], None]) -> None:
        """Hand over all tables with their lines, all notes and jobs, as they are at one moment."""

    async def set_secret(self, secret: str) -> None:
        """For a restored database: keys that were signed before stay good."""

    async def probe(self) -> None:
        """Write something that takes room, the way moves go; raises `Away` unless it is safe."""

    def failing(self) -> list[str]:
        """The long-lived tasks of the store that do not run at present."""

    async def close(self) -> None: ...
