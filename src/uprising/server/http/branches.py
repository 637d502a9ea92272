"""Playing on: any moment of a finished game opens as a table of its own, against bots."""

from __future__ import annotations

import dataclasses
import secrets
import time
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.bots import CAST, BadBot, bot
from uprising.kernel import BadRecord, Table, UnknownGame, open_line, read_record
from uprising.puzzles import puzzle_of
from uprising.server.http.archive import RECORD, Archive, sample_text
from uprising.server.http.lobby import Lobby, body_of, reply
from uprising.server.http.puzzles import date_of
from uprising.server.storage.rows import SeatRow, Settings, TableRow
from uprising.server.tables.branching import Branch, Stage, played_at
from uprising.server.tables.gathering import free_name
from uprising.server.tables.hall import Hall, Wrong
from uprising.server.tables.replays import Scene, scenes_of_log, scenes_of_record

NAMES = tuple(CAST)


class BranchWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to begin, in which seat, and against bots of which level.

    anew    deal anew what that seat could not know; else all lies as it lay in the game
    """

    kind: Literal["table", "sample", "record", "puzzle"]
    key: Annotated[str, msgspec.Meta(max_length=80)]
    at: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    level: str = "comrade"
    anew: bool = False
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.7


class Branches:
    """What becomes of a game when somebody else decides."""

    hall: Hall

    def __init__(self, lobby: Lobby, archive: Archive) -> None:
        self.lobby = lobby
        self.archive = archive

    async def create(self, request: Request) -> Response:
        person, key = self.lobby.who(request)
        wanted = await body_of(request, BranchWanted)
        self.hall.check_may_create(request.client.host if request.client else "")
        table, branch = await self.moment(wanted)
        row = branched_row(table, branch, wanted, person)
        await self.hall.store.create(row)
        await self.hall.table(row.id)
        return self.lobby.with_cookie(request, reply({"table": row.id}, 201), key)

    async def moment(self, wanted: BranchWanted) -> tuple[Table, Branch]:
        """The table at that moment, and how it is to be come by again."""
        fair = wanted.seat if wanted.anew else None
        try:
            if wanted.kind == "table":
                return await self.table_moment(wanted, fair)
            if wanted.kind == "puzzle":
                table = puzzle_of(date_of(wanted.key)).table()
                return table, Branch(str(table.record()), fair=fair)
            text = (
                sample_text(wanted.key)
                if wanted.kind == "sample"
                else await self.hall.store.kept(RECORD, wanted.key)
            )
            if text is None:
                raise Wrong(404, "key", "this record is unknown or was kept long enough")
            record = read_record(text if isinstance(text, str) else text.decode())
            if not record.ended:
                raise Wrong(403, "record", "a game that is not over keeps its secrets")
            scene = at_moment(scenes_of_record(record), wanted.at)
        except (BadRecord, UnknownGame) as error:
            raise Wrong(409, "record", str(error)) from error
        return scene, Branch(str(scene.record()), fair=fair)

    async def table_moment(self, wanted: BranchWanted, fair: int | None) -> tuple[Table, Branch]:
        room = await self.archive.room_of(wanted.key)
        row = room.row
        if not room.table.state.ended or row.lesson:
            raise Wrong(403, "table", "a game that is not over keeps its secrets")
        lines = await self.hall.store.lines(row.id, 0)
        scene = at_moment(scenes_of_log(row, lines), wanted.at)
        if row.branch is not None:
            stage = Stage(row.secret, row.branch.fair, played_at(scene))
            return scene, Branch(row.branch.record, (*row.branch.stages, stage), fair)
        record = dataclasses.replace(scene.record(), luck=open_line(row.secret, row.entropy))
        return scene, Branch(str(record), fair=fair)


def at_moment(scenes: Iterator[Scene], at: int) -> Table:
    """The table at that moment, where somebody is still asked something."""
    for scene in scenes:
        if scene.number == at:
            if scene.table.state.ended:
                raise Wrong(409, "at", "the game is over then")
            return scene.table
    raise Wrong(422, "at", "the game has no such moment")


def branched_row(table: Table, branch: Branch, wanted: BranchWanted, person: str) -> TableRow:
    of = table.game
    try:
        bot(wanted.level)
    except BadBot as error:
        raise Wrong(422, "level", str(error)) from error
    if wanted.seat >= len(table.names):
        raise Wrong(422, "seat", "there is no such seat")
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=of.key,
        version=of.version,
        content=of.content,
        options=dict(table.setup.options),
        seats=[SeatRow(f"seat-{n + 1}") for n in range(len(table.names))],
        secret=secrets.token_hex(32),
        host=person,
        settings=Settings(window=0, grace=0, join=False, pace=wanted.pace),
        begun=time.time(),
        pack=of.changes,
        branch=branch,
    )
    for seat in range(len(row.seats)):
        chairs = list(row.seats)
        mine = seat == wanted.seat
        name = free_name(row, wanted.name if mine else NAMES[seat % len(NAMES)])
        chairs[seat] = SeatRow(name, person=person) if mine else SeatRow(name, bot=wanted.level)
        row = msgspec.structs.replace(row, seats=chairs)
    return row
