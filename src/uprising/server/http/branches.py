"""Playing on: any moment of a finished game opens as a table of its own, against bots."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.bots import CAST, BadBot, bot
from uprising.kernel import BadRecord, UnknownGame
from uprising.puzzles import puzzle_of
from uprising.server.http.archive import RECORD, Archive, sample_text
from uprising.server.http.lobby import Lobby, body_of, reply
from uprising.server.http.puzzles import date_of
from uprising.server.storage.rows import SeatRow, Settings, TableRow
from uprising.server.tables.branch_from import BranchPoint, GameOver, leave_log, leave_record
from uprising.server.tables.gathering import free_name
from uprising.server.tables.hall import Hall, Wrong

NAMES = tuple(CAST)


class BranchWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to begin, in which seat, and against bots of which level.

    anew    deal anew what that seat could not know; else all lies as it lay in the game
    """

    kind: Literal["table", "sample", "record", "puzzle"]
    key: Annotated[str, msgspec.Meta(max_length=80)]
    at: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    level: str = "comrade"
    anew: bool = False
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.7


class Branches:
    """Handlers that open a table from a moment of a finished game."""

    hall: Hall

    def __init__(self, lobby: Lobby, archive: Archive) -> None:
        self.lobby = lobby
        self.archive = archive

    async def create(self, request: Request) -> Response:
        person, key = self.lobby.who(request)
        wanted = await body_of(request, BranchWanted)
        self.hall.check_may_create(request.client.host if request.client else "")
        try:
            row = branched_row(await self.moment(wanted), wanted, person)
        except (BadRecord, UnknownGame) as error:
            raise Wrong(409, "record", str(error)) from error
        except GameOver:
            raise Wrong(409, "at", "the game is over then") from None
        await self.hall.store.create(row)
        await self.hall.table(row.id)
        return self.lobby.with_cookie(request, reply({"table": row.id}, 201), key)

    async def moment(self, wanted: BranchWanted) -> BranchPoint:
        """What is needed to play up to that moment again; refused while the game is running."""
        fair = wanted.seat if wanted.anew else None
        if wanted.kind == "puzzle":
            record = puzzle_of(date_of(wanted.key)).record
            return await self.archive.tell(partial(leave_record, record, None, fair, False))
        if wanted.kind == "table":
            room = await self.archive.room_of(wanted.key)
            if not room.table.state.ended or room.row.lesson:
                raise Wrong(403, "table", "a game that is not over keeps its secrets")
            lines = await self.hall.store.lines(room.row.id, 0)
            return await self.archive.tell(partial(leave_log, room.row, lines, wanted.at, fair))
        text = sample_text(wanted.key) if wanted.kind == "sample" else await self.kept(wanted.key)
        return await self.archive.tell(partial(leave_record, text, wanted.at, fair))

    async def kept(self, key: str) -> str:
        text = await self.hall.store.kept(RECORD, key)
        if text is None:
            raise Wrong(404, "key", "this record is unknown or was kept long enough")
        return text.decode()


def branched_row(left: BranchPoint, wanted: BranchWanted, person: str) -> TableRow:
    try:
        bot(wanted.level)
    except BadBot as error:
        raise Wrong(422, "level", str(error)) from error
    if wanted.seat >= left.seats:
        raise Wrong(422, "seat", "there is no such seat")
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=left.game,
        version=left.version,
        content=left.content,
        options=left.options,
        seats=[SeatRow(f"seat-{n + 1}") for n in range(left.seats)],
        secret=secrets.token_hex(32),
        host=person,
        settings=Settings(window=0, grace=0, join=False, pace=wanted.pace),
        begun=time.time(),
        pack=left.pack,
        branch=left.branch,
    )
    for seat in range(left.seats):
        chairs = list(row.seats)
        mine = seat == wanted.seat
        name = free_name(row, wanted.name if mine else NAMES[seat % len(NAMES)])
        chairs[seat] = SeatRow(name, person=person) if mine else SeatRow(name, bot=wanted.level)
        row = msgspec.structs.replace(row, seats=chairs)
    return row
