"""What the server writes down: tables, chairs, settings, the log, jobs."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from uprising import wire
from uprising.server.tables.branch import Branch
from uprising.server.tables.quiet_hours import ALWAYS, Rest

DAY = 24 * 3600
REMEMBERED = 50  # commands that changed a table's row
Seconds = Annotated[int, Meta(ge=0, le=60 * DAY)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run; everybody at it can read them.

    watch      who may look on: anyone with the link, or nobody
    clock      no clock, so many seconds a decision, or a bank for the whole game
    seconds    of the clock; a bank also gives `extra` after each decision
    at_zero    what happens when time runs out: the announced default, or a bot plays on
    window     seconds a window stays open where silence would tell (tables with people only)
    pace       seconds between two visible actions of bots
    grace      seconds after which a bot plays for an absent player whom others wait for; 0: never
    join       whether somebody new may take over a bot's seat after the start
    late       minutes after which those who look on see every hand; 0: never
    listed     whether the table stands in the open list while it looks for players
    programs   whether programs (language models, bots from outside) may sit down by the invitation
    """

    watch: Literal["anyone", "nobody"] = "anyone"
    clock: Literal["off", "decision", "bank"] = "off"
    seconds: Seconds = 60
    extra: Seconds = 5
    at_zero: Literal["default", "bot"] = "default"
    window: Annotated[int, Meta(ge=0, le=DAY)] = 10
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.7
    grace: Annotated[int, Meta(ge=0, le=DAY)] = 60
    join: bool = True
    late: Annotated[int, Meta(ge=0, le=1440)] = 0
    listed: bool = False
    programs: bool = False


class Order(msgspec.Struct, frozen=True):
    """What is to be answered to a question while somebody is away, given after line `since`.

    An empty move: pass, by the announced default, until something concerns her.
    """

    prompt: str
    move: str = ""
    since: int = 0


class SeatRow(msgspec.Struct, frozen=True):
    """A chair: the name in the record, who holds it (a person, a bot's level, or nobody).

    `program` says what plays for this person, if she is no person.
    `stand_in` is the level of a bot that plays for an absent person, until she takes it back.
    """

    name: str
    person: str = ""
    program: str = ""
    bot: str = ""
    stand_in: str = ""
    rest: Rest = ALWAYS
    held: bool = False
    orders: list[Order] = []


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was created, and its people."""

    id: str
    game: str
    version: int
    content: str
    options: dict[str, Any]
    seats: list[SeatRow]
    secret: str
    host: str
    settings: Settings
    started: bool = True
    closed: bool = False
    hosts: list[str] = []
    muted: list[str] = []
    barred: list[str] = []
    ignored: dict[str, list[str]] = {}  # whom somebody does not want to hear
    words: dict[str, str] = {}  # what people add to the luck before the start
    entropy: list[str] = []  # the same in seat order, once the game has begun
    invite: str = ""
    before: str = ""  # the table this one is the rematch of
    lesson: bool = False  # a scripted deal with steps, of the lesson of this game
    begun: float = 0.0
    paused: float = 0.0
    rested: float = 0.0  # for how long play was paused since move `rested_at`
    rested_at: int = -1
    revision: int = 0  # how often the row was written over
    pack: str = ""  # what changes the numbers and cards, as the record writes it
    screens: list[str] = []  # who gave her chair to a phone and looks on
    branch: Branch | None = None  # the moment of another game it begins with
    done: list[str] = []  # the last commands that changed this row, as `mark` writes them
    aside: list[str] = []  # who said something while looking on

    @property
    def practice(self) -> bool:
        """A lesson, or played on from another game: no game of its own that could be checked."""
        return self.lesson or self.branch is not None


def people_of(row: TableRow) -> set[str]:
    """Whose table it is, and who said something at it: it is found again for each of them."""
    return {*(seat.person for seat in row.seats if seat.person), *row.aside}


def mark(person: str, command: wire.Command) -> str:
    """A command, and who sent it; of nobody in particular: none."""
    said = blake2b(msgspec.json.encode(command), digest_size=12).hexdigest()
    return f"{person} {said}" if person else ""


def stamped(row: TableRow, done: str) -> TableRow:
    """With the command that it is written for: sent again, it is known."""
    if not done:
        return row
    return msgspec.structs.replace(row, done=[*row.done[1 - REMEMBERED :], done])


def is_host(row: TableRow, person: str) -> bool:
    """Also one named by a host. Nobody in particular is no host, even of a table without one."""
    return bool(person) and person in (row.host, *row.hosts)


def pack_name(row: TableRow) -> str:
    return row.pack.partition(" ")[0]


class Line(msgspec.Struct, frozen=True):
    """One command of a table's log, as it came. `at` is the time, in seconds since the epoch.

    kind     a move; an answer held until its window closes; undo, by right or (back) by consent
    public   whether the others may know of it: not of a hidden answer
    reason   a bot's own, shown to nobody before the end
    """

    seq: int
    seat: int
    kind: str
    text: str
    by: str
    command: str
    at: float = 0.0
    public: bool = True
    reason: str = ""


class Job(msgspec.Struct, frozen=True):
    """Something to do later: `kind` and `key` name it, a second one replaces the first."""

    kind: str
    key: str
    due: float
    body: bytes


class NoteRow(msgspec.Struct, frozen=True):
    """Something kept until then (seconds since the epoch), by kind and key."""

    kind: str
    key: str
    body: bytes
    expires: float


class Wired(msgspec.Struct, frozen=True):
    """All telegrams of a table by number, the question that was open then, and what led to them.

    `done` are the commands that have been carried out, as (person, id): sent again they change
    nothing.
    """

    question: int
    telegrams: list[wire.Telegram]
    done: list[tuple[str, str]] = []


class Heard(msgspec.Struct, frozen=True):
    """Something that was said: by which person, to which seat alone if to one, by which command."""

    said: wire.Said
    person: str
    to: int | None = None
    command: str = ""
