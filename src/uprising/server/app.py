"""The server as an ASGI app: a page, a lobby over HTTP, a WebSocket for each seat."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import os
from collections.abc import AsyncIterator, Callable
from email.message import EmailMessage
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from uprising.server.archive import Archive, Complaint
from uprising.server.hall import Hall, TableWanted, Wrong
from uprising.server.keeper import Keeper
from uprising.server.limits import Limits
from uprising.server.live import Live
from uprising.server.lobby import LessonWanted, Lobby, SitWanted, reply, say_away, say_wrong
from uprising.server.me import MailWanted, Me, PushEnded
from uprising.server.notices import Notices, Post
from uprising.server.openapi import Door, described
from uprising.server.passkeys import Passkeys, PasskeyShown
from uprising.server.people import People
from uprising.server.push import Pusher, Subscription
from uprising.server.shield import Shield
from uprising.server.sqlite import SqliteStore
from uprising.server.store import Away, Store
from uprising.server.thinking import Thinker
from uprising.server.watch import log_to_stderr, note

STATIC = Path(__file__).parent / "static"
GARBAGE = (10_000, 5, 1000)


class Config(msgspec.Struct, frozen=True):
    """How a server is run.

    base      the path it is reached under, behind a proxy
    origins   further pages that may open sockets here (its own always may)
    site      its address as people see it, for links in letters
    smtp      where letters go (`smtp://`, `smtps://` or `smtp+starttls://`); empty: nowhere
    sender    who they come from
    near      push services that may be called although they are not on the open internet
    tick      seconds between two looks at the jobs that are due
    """

    database: str
    base: str = ""
    origins: tuple[str, ...] = ()
    site: str = ""
    smtp: str = ""
    sender: str = "uprising@localhost"
    near: tuple[str, ...] = ()
    limits: Limits = Limits()
    tick: float = 1.0
    log: str = ""


async def open_store(database: str) -> Store:
    """A PostgreSQL by its address, else a file."""
    if not database.startswith(("postgresql://", "postgres://")):
        return SqliteStore(database)
    from uprising.server.postgres import PostgresStore  # asked for by few, installed by few

    return await PostgresStore.open(database)


async def open_hall(config: Config) -> Hall:
    store = await open_store(config.database)
    hall = Hall(store, People(store.secret()), Thinker(), config.limits)
    await store.listen(hall.moved, hall.catch_up)
    return hall


def open_pusher(store: Store, config: Config) -> Pusher | None:
    """Nobody is told by push where the library for it was not installed."""
    if importlib.util.find_spec("cryptography") is None:
        return None
    return Pusher(store, config.site, config.near)


class Server:
    """The parts of one app; the hall comes when it starts and goes when it stops."""

    def __init__(self, config: Config, post: Callable[[EmailMessage], None] | None = None) -> None:
        self.config = config
        self.post = post or (Post(config.smtp, config.sender) if config.smtp else None)
        self.lobby, self.live, self.archive = Lobby(), Live(), Archive()
        self.me = Me(self.lobby)
        self.passkeys = Passkeys(self.me, config.site)
        self.lobby.base = config.base or "/"
        self.live.origins = config.origins
        self.document = msgspec.json.encode(described(self.doors(), version("uprising")))

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        if self.config.log:
            log_to_stderr(self.config.log)
        hall = await open_hall(self.config)
        for part in (self.lobby, self.live, self.archive, self.me, self.passkeys):
            part.hall = hall
        pusher = open_pusher(hall.store, self.config)
        self.me.notices = Notices(hall, self.post, self.config.site, pusher, self.config.base)
        keeper = Keeper(hall, self.me.notices)
        app.state.hall, app.state.keeper = hall, keeper
        keeping = asyncio.create_task(keeper.run(self.config.tick))
        note("open")
        yield
        keeping.cancel()
        await hall.close()
        note("closed")

    def doors(self) -> list[Door]:
        lobby, archive, me, passkeys = self.lobby, self.archive, self.me, self.passkeys
        return [
            Door("GET", "/healthz", lobby.health, "whether the process lives"),
            Door("GET", "/readyz", lobby.ready, "whether moves can be written"),
            Door("GET", "/metrics", lobby.metrics, "counts for Prometheus", plain=True),
            Door("GET", "/api/openapi.json", self.openapi, "this document"),
            Door("GET", "/api/games", lobby.games, "the games and bots there are"),
            Door("POST", "/api/tables", lobby.create, "make a table", TableWanted, status=201),
            Door("POST", "/api/tutorials/{game}", lobby.teach, "a table for a game's lesson",
                 LessonWanted, status=201),
            Door("GET", "/api/tables", lobby.mine, "my tables"),
            Door("GET", "/api/tables/{table}", lobby.show, "a table's poster"),
            Door("GET", "/api/tables/{table}/record", lobby.record, "the record of a finished game",
                 plain=True),
            Door("GET", "/api/tables/{table}/replay", archive.table_replay,
                 "the game so far as a seat may see it", query=("seat", "at")),
            Door("GET", "/api/tables/{table}/why", archive.why,
                 "why a bot made a move, as far as the asker may know", query=("seat", "at")),
            Door("GET", "/api/tables/{table}/advice", archive.advice,
                 "what the rules of thumb would do, where nobody else plays", query=("seat",)),
            Door("POST", "/api/tables/{table}/report", archive.report, "a bug report as one file",
                 Complaint),
            Door("POST", "/api/tables/{table}/invite", lobby.renew, "a new invitation"),
            Door("POST", "/api/tables/{table}/rematch", lobby.rematch, "the same again",
                 status=201),
            Door("GET", "/api/invites/{code}", lobby.invited, "the table of an invitation"),
            Door("POST", "/api/invites/{code}", lobby.sit, "sit down", SitWanted),
            Door("POST", "/api/records", archive.bring, "keep a record", text=True, status=201),
            Door("GET", "/api/records/{record}", archive.brought, "a record", plain=True),
            Door("GET", "/api/records/{record}/replay", archive.record_replay, "a record's moments",
                 query=("seat", "at")),
            Door("GET", "/api/samples", archive.samples, "the games that come with the program"),
            Door("GET", "/api/samples/{sample}/replay", archive.sample_replay,
                 "a sample's moments and the reasons for them", query=("seat", "at")),
            Door("POST", "/api/me/device", me.device, "a link for another device", status=201),
            Door("POST", "/api/devices/{code}", me.arrive, "be the same person here"),
            Door("GET", "/api/me/export", me.export, "everything kept about me"),
            Door("DELETE", "/api/me", me.delete, "forget me"),
            Door("POST", "/api/me/mail", me.set_mail, "turn notices by mail", MailWanted,
                 status=202),
            Door("POST", "/api/passkey/new", passkeys.new, "what is needed to make a passkey"),
            Door("POST", "/api/passkey", passkeys.bind, "bind me to a passkey", PasskeyShown,
                 status=201),
            Door("POST", "/api/passkey/ask", passkeys.ask, "what is needed to show a passkey"),
            Door("POST", "/api/passkey/enter", passkeys.enter, "be the same person here",
                 PasskeyShown),
            Door("DELETE", "/api/passkey", passkeys.drop, "forget my passkeys"),
            Door("GET", "/api/push/key", me.push_key, "the key that browsers subscribe with"),
            Door("POST", "/api/push", me.set_push, "turn notices by push", Subscription,
                 status=201),
            Door("DELETE", "/api/push", me.end_push, "no more push notices", PushEnded),
            Door("GET", "/api/mail/{token}", me.confirm, "confirm an address"),
            Door("GET", "/api/unsubscribe/{token}", me.unsubscribe, "no more notices"),
            Door("POST", "/api/unsubscribe/{token}", me.unsubscribe, "no more notices"),
            Door("GET", "/api/texts/{game}/{lang}", lobby.texts, "a catalogue", plain=True),
            Door("GET", "/api/rules/{game}/{lang}", lobby.rules, "a rulebook, clause by clause"),
        ]  # fmt: skip

    async def openapi(self, request: Request) -> Response:
        return Response(self.document, media_type="application/json")

    def app(self) -> Starlette:
        routes: list[BaseRoute] = [
            Route(door.path, door.answer, methods=[door.method]) for door in self.doors()
        ]
        routes.append(Route("/join/{code}", self.lobby.doorstep))
        routes.append(WebSocketRoute("/api/tables/{table}/live", self.live))
        if STATIC.is_dir():
            routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
        if self.config.base:
            routes = [Mount(self.config.base, routes=routes)]
        handlers: dict[Any, Any] = {Wrong: say_wrong, Away: say_away, 404: nowhere, 405: nowhere}
        shield = Middleware(Shield, limits=self.config.limits)
        return Starlette(
            routes=routes,
            lifespan=self.lifespan,
            exception_handlers=handlers,
            middleware=[shield],
        )


async def nowhere(request: Request, error: Any) -> Response:
    return reply({"field": "path", "problem": error.detail}, error.status_code)


def make_app(
    database: Path | str | Config, post: Callable[[EmailMessage], None] | None = None
) -> Starlette:
    """The app; its database is opened when it starts and closed when it stops."""
    config = database if isinstance(database, Config) else Config(str(database))
    return Server(config, post).app()


def settle_in() -> None:
    """For a process that serves and nothing else: thousands of tables stay for hours, so looking
    through all of them for circles is wasted work. What is new is looked through often and in small
    parts: everybody waits meanwhile."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def from_environment() -> Starlette:
    """The app of a worker process: UPRISING_SERVER holds its settings."""
    settle_in()
    return make_app(msgspec.json.decode(os.environ["UPRISING_SERVER"], type=Config))
