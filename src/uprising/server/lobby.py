"""The lobby over HTTP: which games there are, making a table, joining one, reading the rules."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.bots import bot_names
from uprising.kernel import Game, UnknownGame, game, games
from uprising.server.gathering import Gathering
from uprising.server.hall import Hall, TableWanted, Wrong, mine
from uprising.server.room import Room
from uprising.texts import catalogue, clauses, languages
from uprising.texts.places import catalogue_file

COOKIE = "uprising"
KEPT = 60 * 60 * 24 * 60


class SitWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: str = ""


class Lobby:
    """Every handler either answers or raises `Wrong`."""

    hall: Hall  # there as soon as the app has started

    async def health(self, request: Request) -> Response:
        return reply({"ok": True})

    async def games(self, request: Request) -> Response:
        return reply({"games": [card(of) for of in games().values()], "bots": bot_names()})

    async def create(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, TableWanted)
        row = await self.hall.create(wanted, person)
        return with_cookie(reply({"table": row.id, "invite": row.invite}, 201), key)

    async def show(self, request: Request) -> Response:
        at = await self.hall.table(request.path_params["table"])
        return reply(poster(at))

    async def renew(self, request: Request) -> Response:
        person, key = self.who(request)
        code = await self.hall.renew_invite(request.path_params["table"], person)
        return with_cookie(reply({"invite": code}), key)

    async def rematch(self, request: Request) -> Response:
        person, key = self.who(request)
        row = await self.hall.rematch(request.path_params["table"], person)
        return with_cookie(reply({"table": row.id, "invite": row.invite}, 201), key)

    async def invited(self, request: Request) -> Response:
        row = await self.hall.invited(request.path_params["code"])
        return reply(poster(await self.hall.table(row.id)))

    async def sit(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, SitWanted)
        row = await self.hall.invited(request.path_params["code"])
        seat = await self.hall.sit(row, person, wanted.name)
        return with_cookie(reply({"table": row.id, "seat": seat}), key)

    async def mine(self, request: Request) -> Response:
        """My tables, those that wait for me first."""
        person, key = self.who(request)
        found = []
        for row in await self.hall.store.tables_of(person):
            at = await self.hall.table(row.id)
            waiting = isinstance(at, Room) and waits_for(at, mine(row, person))
            ended = isinstance(at, Room) and at.table.state.ended
            if mine(row, person) and not row.closed:
                found.append(
                    {"table": row.id, "game": row.game, "waiting": waiting, "ended": ended}
                )
        found.sort(key=lambda t: (not t["waiting"], t["ended"]))
        return with_cookie(reply({"tables": found}), key)

    async def record(self, request: Request) -> Response:
        """The whole game as a text file, once it is over."""
        at = await self.hall.table(request.path_params["table"])
        if not isinstance(at, Room) or not at.table.state.ended:
            raise Wrong(409, "table", "the record is shown when the game is over")
        name = f"{at.row.game}-{at.row.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(str(at.record()), media_type="text/plain; charset=utf-8", headers=headers)

    async def texts(self, request: Request) -> Response:
        key, lang = request.path_params["game"], language(request)
        anchor = None if key == "shell" else found_game(key).folder
        source = catalogue_file(key, lang, anchor).read_text(encoding="utf-8")
        return Response(source, media_type="text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        key = request.path_params["game"]
        found = clauses(key, language(request), found_game(key).folder)
        return reply([{"id": c.id, "tags": list(c.tags), "text": c.text} for c in found])

    def who(self, request: Request) -> tuple[str, str]:
        """The person behind a request; somebody new gets a key."""
        key = request.cookies.get(COOKIE, "")
        person = self.hall.people.person(key)
        if person is None:
            key = self.hall.people.new_key()
            person = self.hall.people.person(key)
        assert person is not None
        return person, key


def card(of: Game) -> dict[str, Any]:
    words = {lang: catalogue(of.key, lang, of.folder) for lang in languages()}
    return {
        "key": of.key,
        "seats": [of.seats[0], of.seats[-1]],
        "title": {lang: w.say("game-title") for lang, w in words.items()},
        "tagline": {lang: w.say("game-tagline") for lang, w in words.items()},
        "options": [{"key": o.key, "choices": o.choices, "default": o.default} for o in of.options],
    }


def poster(at: Room | Gathering) -> dict[str, Any]:
    """A table as anybody with its link may see it."""
    row = at.row
    seen = at.seen().seats if isinstance(at, Gathering) else at.seats_seen()
    return {
        "table": row.id,
        "game": row.game,
        "host": next((seat.name for seat in row.seats if seat.person == row.host), ""),
        "started": row.started,
        "seats": seen,
        "free": [n for n, seat in enumerate(row.seats) if not seat.bot and not seat.person],
        "options": row.options,
        "settings": row.settings,
    }


def waits_for(room: Room, seats: tuple[int, ...]) -> bool:
    state = room.table.state
    return any(ask.seat in seats and ask.seat not in state.sealed for ask in state.asks)


def found_game(key: str) -> Game:
    try:
        return game(key)
    except UnknownGame as error:
        raise Wrong(404, "game", str(error)) from error


def language(request: Request) -> str:
    lang: str = request.path_params["lang"]
    if lang not in languages():
        raise Wrong(404, "lang", f"there is no {lang!r}")
    return lang


async def body_of(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except msgspec.DecodeError as error:
        raise Wrong(422, "body", str(error)) from error


def reply(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def with_cookie(response: Response, key: str) -> Response:
    response.set_cookie(COOKIE, key, max_age=KEPT, httponly=True, samesite="lax")
    return response


async def say_wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    return reply({"field": error.field, "problem": error.text}, error.status)
