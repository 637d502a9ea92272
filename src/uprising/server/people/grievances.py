"""Somebody reports somebody: what was said goes with it, to whoever runs the server."""

from __future__ import annotations

import logging
import secrets
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import COOKIE, body_of, reply
from uprising.server.operations import clock
from uprising.server.operations.counts import COUNTS
from uprising.server.operations.logs import note
from uprising.server.storage.rows import DAY, NoteRow
from uprising.server.storage.store import Piece, Store
from uprising.server.tables.hall import Hall, Wrong, mine
from uprising.server.tables.room import Room

GRIEVANCE = "grievance"
PAUSED = "grievance pause"
KEPT = 60 * DAY
LAST_WORDS = 20
PAUSE = 60  # seconds between two reports of one person


class Grievance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom it is about, and what is wrong."""

    seat: int
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Filed(msgspec.Struct, frozen=True):
    """What an operator reads: who says what of whom, and what that person had said to her."""

    number: str
    when: float
    table: str
    game: str
    at: int
    by: list[str]
    about: str
    text: str
    said: list[str]


class Grievances:
    """An operator reads them by `uprising grievances`; the one who is reported is not told."""

    hall: Hall

    async def file(self, request: Request) -> Response:
        filed = await body_of(request, Grievance)
        person = self.hall.people.person(request.cookies.get(COOKIE, "")) or ""
        room = await self.hall.table(request.path_params["table"])
        if not isinstance(room, Room) or not mine(room.row, person):
            raise Wrong(403, "table", "only who sits there can report somebody")
        if not 0 <= filed.seat < len(room.row.seats) or filed.seat in mine(room.row, person):
            raise Wrong(422, "seat", "nobody else sits there")
        store = self.hall.store
        if await store.kept(PAUSED, person) is not None:
            raise Wrong(429, "text", "one report a minute")
        await store.keep(PAUSED, person, b"1", clock.now() + PAUSE)
        number = secrets.token_hex(4)
        filed_now = Filed(
            number=number,
            when=clock.now(),
            table=room.row.id,
            game=room.row.game,
            at=room.seq,
            by=[room.row.seats[seat].name for seat in mine(room.row, person)],
            about=room.row.seats[filed.seat].name,
            text=filed.text,
            said=self.said_to(room, filed.seat, person),
        )
        body = msgspec.json.encode(filed_now)
        await store.keep(GRIEVANCE, f"{person}/{number}", body, clock.now() + KEPT)
        COUNTS.add("uprising_grievances_total")
        note("grievance", logging.WARNING)
        return reply({"number": number}, 201)

    def said_to(self, room: Room, about: int, person: str) -> list[str]:
        """The last words of whoever it is about that this person could hear."""
        own = mine(room.row, person)
        heard = [
            each.said
            for each in room.words.said
            if each.said.seat == about and (each.to is None or each.to in own)
        ]
        return [said.text or said.phrase for said in heard[-LAST_WORDS:]]


async def filed(store: Store) -> list[Filed]:
    """All that are kept, the oldest first."""
    found: list[Filed] = []

    def take(piece: Piece) -> None:
        if isinstance(piece, NoteRow) and piece.kind == GRIEVANCE:
            found.append(msgspec.json.decode(piece.body, type=Filed))

    await store.everything(take)
    return sorted(found, key=lambda each: each.when)
