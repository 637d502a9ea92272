"""Games seen again over HTTP: replays of tables, records brought from elsewhere, bug reports."""

from __future__ import annotations

import platform
import secrets
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from itertools import takewhile
from typing import Annotated, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.kernel import BadRecord, UnknownGame, read_record, seeded
from uprising.server.http.lobby import COOKIE, body_of, reply, whole_body
from uprising.server.operations import clock
from uprising.server.operations.allowance import Allowances
from uprising.server.storage.rows import DAY, Line
from uprising.server.tables import outgoing
from uprising.server.tables.frozen import Frozen
from uprising.server.tables.hall import Hall, Wrong, frozen, may_look, mine
from uprising.server.tables.replay_jobs import (
    NoMoment,
    NotOver,
    Retold,
    Viewing,
    check_record,
    reasons_at,
    retell_log,
    retell_record,
)
from uprising.server.tables.room import Room
from uprising.tutorials import samples

RECORD = "record"
KEPT_RECORDS = 60 * DAY
RECORDS = 60  # that one address may bring in an hour
ALL = "all"
Told = TypeVar("Told")


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody saw go wrong: her words, and what her browser noted down."""

    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    browser: Annotated[str, msgspec.Meta(max_length=400)] = ""
    errors: Annotated[list[str], msgspec.Meta(max_length=50)] = []


class Archive:
    """A share link is a path here: which game, `at` which move, from which `seat`."""

    hall: Hall

    def __init__(self) -> None:
        self.bringers = Allowances(RECORDS, RECORDS / 3600)

    async def table_replay(self, request: Request) -> Response:
        """Of a finished game any viewpoint; of a running one only what the asker may see."""
        room = await self.room(request)
        viewing = viewing_of(request, self.eyes(request, room))
        lines = await self.hall.store.lines(room.row.id, 0)
        if not room.table.state.ended and self.is_late(request, room, viewing.seat):
            lines = seen_late(lines, clock.now() - 60 * room.row.settings.late)
            if not lines:  # nobody knows how long ago the hands were dealt
                viewing = msgspec.structs.replace(viewing, seat=None)
        retold = await self.tell(partial(retell_log, room.row, lines, viewing))
        return await self.with_chances(retold, len(room.row.seats))

    async def tell(self, work: Callable[[], Told]) -> Told:
        """Retell the game in another process; a game that cannot be retold is a wrong request."""
        try:
            return await self.hall.thinker.tell(work)
        except NoMoment as none:
            raise Wrong(422, "at", f"must be 0 to {none.last}") from none
        except NotOver as error:
            raise Wrong(403, "seat", "a game that is not over shows only what is public") from error

    async def with_chances(self, retold: Retold, seats: int) -> Response:
        """After the end and for the all-seeing: how likely each seat was to win, each time."""
        await self.hall.keep_document(*retold.content)
        found = await self.hall.thinker.look_back(retold.game, seats, retold.positions)
        chances = msgspec.json.encode([[round(p, 3) for p in each] for each in found])
        whole = retold.told[:-1] + b',"chances":' + chances + b"}"
        return Response(whole, media_type="application/json")

    async def why(self, request: Request) -> Response:
        """Why a bot made a move: after the end in its own words, else as the asker may guess."""
        room = await self.room(request)
        row, viewer, at = room.row, self.eyes(request, room), moment(request)
        if at is None:
            raise Wrong(422, "at", "must be a number")
        lines = await self.hall.store.lines(row.id, 0)
        reasons = await self.tell(partial(reasons_at, row, lines, at, viewer))
        return reply({"own": room.table.state.ended, "reasons": reasons})

    async def advice(self, request: Request) -> Response:
        """What a search would do now, at a table this seat cannot tell from the real one.

        Only where nobody else plays: among people it would be help from outside.
        """
        room = await self.room(request)
        person = self.hall.people.person(request.cookies.get(COOKIE, "")) or ""
        seat = viewpoint(request, len(room.row.seats))
        if seat is None or seat not in mine(room.row, person):
            raise Wrong(403, "seat", "advice is given to whoever sits there")
        if any(chair.person not in ("", person) for chair in room.row.seats):
            raise Wrong(403, "table", "somebody else plays here too")
        if room.table.state.ended or room.table.state.ask_of(seat) is None:
            return reply({"move": "", "why": ""})
        seed = room.at.seed(f"{seat}-advice")
        text, why = await self.hall.thinker.advise(room.table, seat, seed)
        table = room.table
        row = outgoing.row(table.game, table.state, seat, table.read(text))
        said = {"say": row.say, "values": row.values} if row.say else {}
        return reply({"move": text, "slots": row.slots, "why": why, **said})

    def eyes(self, request: Request, room: Room) -> int | None:
        """The viewpoint that is asked for, if this person may have it."""
        row = room.row
        own = mine(row, self.hall.people.person(request.cookies.get(COOKIE, "")) or "")
        if not own and row.settings.watch == "nobody":
            raise Wrong(403, "table", "nobody may look on at this table")
        seat = viewpoint(request, len(row.seats))
        if self.is_late(request, room, seat):
            return seat
        if not room.table.state.ended and seat is not None and seat not in own:
            raise Wrong(403, "seat", "while the game lives everybody sees only her own seat")
        return seat

    def is_late(self, request: Request, room: Room, seat: int | None) -> bool:
        """Whether somebody who only looks on may see a hand here as it was a while ago."""
        person = self.hall.people.person(request.cookies.get(COOKIE, "")) or ""
        plays = bool(mine(room.row, person)) or person in room.row.screens
        return room.row.settings.late > 0 and seat is not None and not plays

    async def samples(self, request: Request) -> Response:
        """Whole games that come with the program or with a game, played by bots who say why."""
        found = []
        for name, path in samples().items():
            record = read_record(path.read_text(encoding="utf-8"))
            found.append({"sample": name, "game": record.game, "names": record.seats,
                          "moves": len(record.lines)})  # fmt: skip
        return reply({"samples": found})

    async def sample_replay(self, request: Request) -> Response:
        return await self.again(request, sample_text(request.path_params["sample"]))

    async def bring(self, request: Request) -> Response:
        """Keep a record for a while, so that it can be looked at and shared."""
        if not self.bringers.take(request.client.host if request.client else ""):
            raise Wrong(429, "record", "too many records; try again later")
        try:
            text = (await whole_body(request)).decode()
            record = read_record(text)
            await self.hall.thinker.tell(partial(check_record, text))
        except (UnicodeDecodeError, BadRecord, UnknownGame, ValueError) as error:
            raise Wrong(422, "record", str(error)) from error
        key = secrets.token_urlsafe(9)
        await self.hall.store.keep(RECORD, key, text.encode(), time.time() + KEPT_RECORDS)
        return reply({"record": key, "game": record.game, "moves": len(record.lines)}, 201)

    async def brought(self, request: Request) -> Response:
        return Response(str(await self.kept(request)), media_type="text/plain; charset=utf-8")

    async def record_replay(self, request: Request) -> Response:
        return await self.again(request, await self.kept(request))

    async def again(self, request: Request, text: str) -> Response:
        seats = len(read_record(text).seats)
        viewing = viewing_of(request, viewpoint(request, seats))
        try:
            retold = await self.tell(partial(retell_record, text, viewing))
        except (BadRecord, UnknownGame) as error:
            raise Wrong(409, "record", str(error)) from error
        return await self.with_chances(retold, seats)

    async def kept(self, request: Request) -> str:
        text = await self.hall.store.kept(RECORD, request.path_params["record"])
        if text is None:
            raise Wrong(404, "record", "this record is unknown or was kept long enough")
        return text.decode()

    async def report(self, request: Request) -> Response:
        """One file to send to the developers: it tells nothing its seat could not know."""
        room = await self.room(request)
        complaint = await body_of(request, Complaint)
        person = self.hall.people.person(request.cookies.get(COOKIE, "")) or ""
        if not may_look(room.row, person):
            raise Wrong(403, "table", "nobody may look on at this table")
        own = mine(room.row, person)
        body = report(room, own[0] if len(own) == 1 else None, complaint)
        if room.table.state.ended and not room.row.practice:
            body["record"] = str(await room.log.record())
        name = f"uprising-report-{room.row.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        data = msgspec.json.format(msgspec.json.encode(body))
        return Response(data, media_type="application/json", headers=headers)

    async def room(self, request: Request) -> Room:
        return await self.room_of(request.path_params["table"])

    async def room_of(self, table: str) -> Room:
        room = await self.hall.table(table)
        if isinstance(room, Frozen):
            raise frozen(room.row)
        if not isinstance(room, Room):
            raise Wrong(409, "table", "the game has not begun")
        return room


def seen_late(lines: list[Line], until: float) -> list[Line]:
    """The log as it was then: the first line that is too young ends it."""
    return list(takewhile(lambda line: line.at <= until, lines))


def sample_text(name: str) -> str:
    path = samples().get(name)
    if path is None:
        raise Wrong(404, "sample", f"there is no sample {name!r}")
    return path.read_text(encoding="utf-8")


def viewpoint(request: Request, seats: int) -> int | None:
    """A seat's number, `all` (-1), or nothing for what everybody sees."""
    word = request.query_params.get("seat", "")
    if word == "":
        return None
    if word == ALL:
        return -1
    if not is_number(word) or int(word) >= seats:
        raise Wrong(422, "seat", f"must be 0 to {seats - 1} or {ALL!r}")
    return int(word)


def is_number(word: str) -> bool:
    """A number of a reasonable length."""
    return word.isascii() and word.isdecimal() and len(word) < 10


def with_beats(request: Request) -> bool:
    """Whether somebody wants to see each moment step by step."""
    return request.query_params.get("beats", "") == "1"


def moment(request: Request) -> int | None:
    """One moment of a game; none: all of it."""
    word = request.query_params.get("at", "")
    if word and not is_number(word):
        raise Wrong(422, "at", "must be a number")
    return int(word) if word else None


def viewing_of(request: Request, seat: int | None) -> Viewing:
    return Viewing(seat, moment(request), with_beats(request))


def report(room: Room, seat: int | None, complaint: Complaint) -> dict[str, Any]:
    """While the game lives: a table this seat cannot tell from the real one, never the real one."""
    table = room.table
    drawn = seeded(room.at.seed("report"), "report")
    guessed = table.guess(seat, drawn) if seat is not None else None
    state = table.game.codec.save(guessed.state) if guessed is not None else b"null"
    return {
        "uprising-report": 1,
        "versions": {
            "uprising": version("uprising"),
            "python": platform.python_version(),
            "rules": table.game.version,
            "content": table.game.content,
        },
        "game": table.game.key,
        "options": dict(table.setup.options),
        "pack": table.game.changes,
        "names": [f"p{n + 1}" for n in range(len(table.names))],
        "seat": seat,
        "position": room.shown,
        "view": outgoing.view_seen(table, seat),
        "log": outgoing.entries(table, list(room.at.events), seat),
        "guess": msgspec.Raw(state),
        "complaint": complaint,
    }
