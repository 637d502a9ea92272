"""A phone as somebody's hand at a shared screen: it takes over her chair, and her secrets with it.

The screen that gave a chair away goes on as one that looks on. It sees what everybody may see, and
nothing else is sent to it.
"""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import Lobby, body_of, reply
from uprising.server.storage.rows import TableRow
from uprising.server.tables.hall import Hall, Place, Wrong, greeting, mine, shown_seat

HAND = "hand"
TEN_MINUTES = 600.0


class HandWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats goes to a phone."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]


class Given(msgspec.Struct, frozen=True):
    """Which seat of which person a code stands for."""

    table: str
    seat: int
    person: str


class Hands:
    """Codes that work once and give a seat to another device."""

    hall: Hall

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def give(self, request: Request) -> Response:
        person, _ = self.lobby.who(request)
        wanted = await body_of(request, HandWanted)
        at = await self.hall.table(request.path_params["table"])
        if wanted.seat not in mine(at.row, person):
            raise Wrong(403, "seat", "only whoever sits there may give it to a phone")
        code = secrets.token_urlsafe(9)
        body = msgspec.json.encode(Given(at.row.id, wanted.seat, person))
        await self.hall.store.keep(HAND, code, body, time.time() + TEN_MINUTES)
        return reply({"code": code, "seconds": TEN_MINUTES}, 201)

    async def take(self, request: Request) -> Response:
        body = await self.hall.store.take(HAND, request.path_params["code"])
        if body is None:
            raise Wrong(410, "code", "this code is unknown, used or too old")
        given = msgspec.json.decode(body, type=Given)
        person, key = self.lobby.who(request)
        async with self.hall.at(given.table) as at:
            if given.seat not in mine(at.row, given.person):
                raise Wrong(409, "seat", "somebody else has that seat by now")
            if person in at.row.barred:
                raise Wrong(403, "table", "the host has removed you from this table")
            if person != given.person and mine(at.row, person):
                raise Wrong(409, "seat", "whoever plays at a table sees nobody else's hand")
            if person != given.person:
                await self.hall.change(at, handed_over(at.row, given, person))
                self.tell(at, given.person)
        answer = reply({"table": given.table, "seat": given.seat})
        return self.lobby.with_cookie(request, answer, key)

    def tell(self, at: Place, person: str) -> None:
        """The screen learns which seats it still has, and forgets what it may not see any more."""
        self.hall.refresh(at)
        for listener in list(at.listeners):
            if listener.person == person:
                listener.seat = shown_seat(at.row, person)
                listener.send(greeting(at.row, person))


def handed_over(row: TableRow, given: Given, person: str) -> TableRow:
    """The table with a chair in other hands; whoever gave it away may go on looking."""
    chairs = [
        msgspec.structs.replace(chair, person=person) if seat == given.seat else chair
        for seat, chair in enumerate(row.seats)
    ]
    screens = [each for each in row.screens if each != given.person]
    return msgspec.structs.replace(row, seats=chairs, screens=[*screens, given.person])
