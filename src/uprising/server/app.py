"""The server as an ASGI app: a page, a lobby over HTTP, a WebSocket for each seat."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from uprising import wire
from uprising.bots import BadBot, bot, bot_names
from uprising.kernel import BadSetup, UnknownGame, game, games
from uprising.server.people import People
from uprising.server.room import Room, fresh_row
from uprising.server.store import Away, SeatRow, SqliteStore
from uprising.server.thinking import Thinker
from uprising.texts import catalogue, clauses, languages
from uprising.texts.places import catalogue_file

COOKIE = "uprising"
MONTH = 60 * 60 * 24 * 60
STATIC = Path(__file__).parent / "static"
LARGEST_MESSAGE = 16_384


class ChairWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new table: for a bot of some level, or for a person."""

    name: str = ""
    bot: str = ""


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play. Her own chair is the first one without a bot."""

    game: str
    chairs: list[ChairWanted]
    name: str = ""
    options: dict[str, Any] = {}
    settings: dict[str, Any] = {}


class SitWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Wrong(Exception):
    """A request that cannot be: a status, the field, and what is wrong with it."""

    def __init__(self, status: int, field: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.field = field
        self.text = text


def reply(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


class Server:
    """The rooms that are open, and where everything else is kept."""

    def __init__(self, database: Path | str) -> None:
        self.store = SqliteStore(database)
        self.thinker = Thinker()
        self.people = People(self.store.secret())
        self.rooms: dict[str, Room] = {}

    async def room(self, table: str) -> Room:
        if table in self.rooms:
            return self.rooms[table]
        row = await self.store.table(table)
        if row is None:
            raise Wrong(404, "table", f"there is no table {table!r}")
        loaded = await Room.load(row, self.store, self.thinker)
        return self.rooms.setdefault(table, loaded)

    # The lobby

    async def list_games(self, request: Request) -> Response:
        found = []
        for key, of in games().items():
            words = {lang: catalogue(key, lang, of.folder) for lang in languages()}
            found.append(
                {
                    "key": key,
                    "seats": [of.seats[0], of.seats[-1]],
                    "title": {lang: w.say("game-title") for lang, w in words.items()},
                    "tagline": {lang: w.say("game-tagline") for lang, w in words.items()},
                    "options": [
                        {"key": o.key, "choices": o.choices, "default": o.default}
                        for o in of.options
                    ],
                }
            )
        return reply({"games": found, "bots": bot_names()})

    async def create(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, TableWanted)
        try:
            of = game(wanted.game)
            of.setup(len(wanted.chairs), wanted.options)
            for chair in wanted.chairs:
                if chair.bot:
                    bot(chair.bot)
        except (UnknownGame, BadSetup, BadBot) as error:
            field, _, text = str(error).partition(": ")
            raise Wrong(422, field, text) from error
        chairs = seated(wanted, person)
        row = fresh_row(
            secrets.token_urlsafe(8), of, chairs, wanted.options, secrets.token_hex(32), person,
            wanted.settings,
        )  # fmt: skip
        await self.store.create(row)
        return with_cookie(reply({"table": row.id}, 201), key)

    async def show(self, request: Request) -> Response:
        room = await self.room(request.path_params["table"])
        return reply(
            {
                "table": room.row.id,
                "game": room.row.game,
                "seats": room.seats_seen(),
                "free": [n for n, s in enumerate(room.row.seats) if not s.bot and not s.person],
                "seq": room.seq,
                "ended": room.table.outcome is not None,
            }
        )

    async def sit(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, SitWanted)
        room = await self.room(request.path_params["table"])
        async with room.lock:
            if any(seat.person == person for seat in room.row.seats):
                raise Wrong(409, "table", "you sit here already")
            free = [n for n, seat in enumerate(room.row.seats) if not seat.bot and not seat.person]
            if not free:
                raise Wrong(409, "table", "no seat is free")
            chairs = list(room.row.seats)
            # the name on the chair is part of the record, so it stays
            chairs[free[0]] = msgspec.structs.replace(chairs[free[0]], person=person)
            room.row = msgspec.structs.replace(room.row, seats=chairs)
            await self.store.update(room.row)
        return with_cookie(reply({"seat": free[0], "name": wanted.name}), key)

    async def my_tables(self, request: Request) -> Response:
        person, key = self.who(request)
        found = []
        for row in await self.store.tables_of(person):
            room = await self.room(row.id)
            seats = [n for n, seat in enumerate(row.seats) if seat.person == person]
            state = room.table.state
            waiting = any(a.seat in seats and a.seat not in state.sealed for a in state.asks)
            found.append({"table": row.id, "game": row.game, "waiting": waiting, "seq": room.seq})
        return with_cookie(reply({"tables": found}), key)

    async def texts(self, request: Request) -> Response:
        key, lang = request.path_params["game"], request.path_params["lang"]
        if lang not in languages():
            raise Wrong(404, "lang", f"there is no {lang!r}")
        anchor = None if key == "shell" else found_game(key).folder
        source = catalogue_file(key, lang, anchor).read_text(encoding="utf-8")
        return Response(source, media_type="text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        key, lang = request.path_params["game"], request.path_params["lang"]
        if lang not in languages():
            raise Wrong(404, "lang", f"there is no {lang!r}")
        of = found_game(key)
        return reply([vars_of(c) for c in clauses(key, lang, of.folder)])

    async def health(self, request: Request) -> Response:
        return reply({"ok": True})

    def who(self, request: Request) -> tuple[str, str]:
        """The person behind a request; somebody new gets a key."""
        key = request.cookies.get(COOKIE, "")
        person = self.people.person(key)
        if person is None:
            key = self.people.new_key()
            person = self.people.person(key)
        assert person is not None
        return person, key

    # Live

    async def live(self, socket: WebSocket) -> None:
        await socket.accept()
        try:
            room = await self.room(socket.path_params["table"])
        except (Wrong, Away) as error:
            await socket.send_text(wire.encode(wire.Problem("no-table", "table", str(error))))
            await socket.close(4404)
            return
        person = self.people.person(socket.cookies.get(COOKIE, "")) or ""
        seats = [n for n, s in enumerate(room.row.seats) if person and s.person == person]
        connection = Connection(
            socket, seats[0] if seats else None, socket.query_params.get("lang", "en")
        )
        room.listeners.append(connection)
        try:
            await connection.greet(room)
            while True:
                await self.hear(room, connection, await socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            room.listeners.remove(connection)

    async def hear(self, room: Room, connection: Connection, text: str) -> None:
        if len(text) > LARGEST_MESSAGE:
            await connection.send(wire.Problem("too-large", "message", ""))
            return
        try:
            command = wire.decode(text)
        except wire.BadMessage as error:
            await connection.send(wire.Problem("bad-message", "message", str(error)))
            return
        await room.command(connection, command)

    async def close(self) -> None:
        self.thinker.close()
        await self.store.close()


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, seat: int | None, lang: str) -> None:
        self.socket = socket
        self.seat = seat
        self.lang = lang if lang in languages() else "en"

    async def greet(self, room: Room) -> None:
        name = "" if self.seat is None else room.row.seats[self.seat].name
        await self.send(wire.Greeting(self.seat, name))
        await self.send(room.frame(self, -1))
        room.wake_bots()

    async def send(self, message: wire.messages.Message) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.send_text(wire.encode(message))


def found_game(key: str) -> Any:
    try:
        return game(key)
    except UnknownGame as error:
        raise Wrong(404, "game", str(error)) from error


def vars_of(clause: Any) -> dict[str, Any]:
    return {"id": clause.id, "tags": list(clause.tags), "text": clause.text}


def seated(wanted: TableWanted, person: str) -> list[SeatRow]:
    """Names for all chairs; the host sits on the first one without a bot."""
    chairs: list[SeatRow] = []
    host_seated = False
    for number, chair in enumerate(wanted.chairs, 1):
        if chair.bot:
            chairs.append(SeatRow(chair.name or f"Bolt-{number}", bot=chair.bot))
        elif not host_seated:
            host_seated = True
            chairs.append(SeatRow(chair.name or wanted.name or "You", person=person))
        else:
            chairs.append(SeatRow(chair.name or f"Guest-{number}"))
    return chairs


async def body_of(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise Wrong(422, "body", str(error)) from error


def with_cookie(response: Response, key: str) -> Response:
    response.set_cookie(COOKIE, key, max_age=MONTH, httponly=True, samesite="lax")
    return response


async def say_wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    return reply({"field": error.field, "problem": error.text}, error.status)


def make_app(database: Path | str) -> Starlette:
    """The app; its database is opened when it starts and closed when it stops."""
    server = Server(database)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await server.close()

    routes: list[Any] = [
        Route("/healthz", server.health),
        Route("/api/games", server.list_games),
        Route("/api/tables", server.create, methods=["POST"]),
        Route("/api/tables", server.my_tables, methods=["GET"]),
        Route("/api/tables/{table}", server.show),
        Route("/api/tables/{table}/sit", server.sit, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", server.live),
        Route("/api/texts/{game}/{lang}", server.texts),
        Route("/api/rules/{game}/{lang}", server.rules),
    ]
    if STATIC.is_dir():
        routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers={Wrong: say_wrong})
