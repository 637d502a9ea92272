"""The server as an ASGI app: a page, a lobby over HTTP, a WebSocket for each seat."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from email.message import EmailMessage
from functools import partial
from importlib.metadata import version
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from uprising.server.http.archive import Archive, Complaint
from uprising.server.http.branches import Branches, BranchWanted
from uprising.server.http.lobby import (
    LessonWanted,
    Lobby,
    SitWanted,
    reply,
    say_away,
    say_conflict,
    say_wrong,
)
from uprising.server.http.open_tables import OpenList
from uprising.server.http.openapi import Endpoint, described
from uprising.server.http.pages import Pages
from uprising.server.http.puzzles import AnswerGiven, Puzzles
from uprising.server.http.shield import Shield, name_of, words_of
from uprising.server.operations.health import Health
from uprising.server.operations.jobs import JobRunner
from uprising.server.operations.limits import Limits
from uprising.server.operations.logs import log_to_stderr, note
from uprising.server.operations.supervisor import Supervisor
from uprising.server.people.forgotten import Forgotten
from uprising.server.people.grievances import Grievance, Grievances
from uprising.server.people.hands import Hands, HandWanted
from uprising.server.people.keys import People
from uprising.server.people.me import MailWanted, Me, PushEnded
from uprising.server.people.notebook import Notebook, PageWritten
from uprising.server.people.notices import Mailer, Notices
from uprising.server.people.passkeys import Passkeys, PasskeyShown
from uprising.server.people.push import Pusher, Subscription
from uprising.server.sockets.live import Live
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.storage.store import Away, Conflict, Store, token_of
from uprising.server.tables.hall import Hall, TableWanted, Wrong
from uprising.server.tables.processes import Thinker
from uprising.server.workers.internal import InternalRoutes
from uprising.server.workers.listener import InternalListener
from uprising.server.workers.relay import Relay, WorkersOnly
from uprising.server.workers.totals import Totals

STATIC = Path(__file__).parent / "static"
GARBAGE = (35_000, 0, 1000)
"""Each part is as large as with 10,000 and 5, but what is new is looked at once or twice, and what
lives for one burst of moves mostly not at all: a seventh of its CPU time went into looking."""
POSTGRES = ("postgresql://", "postgres://")


class Config(msgspec.Struct, frozen=True):
    """How a server is run.

    base      the path it is reached under, behind a proxy
    origins   further pages that may open sockets here (its own always may)
    site      its address as people see it, for links in letters
    smtp      where letters go (`smtp://`, `smtps://` or `smtp+starttls://`); empty: nowhere
    sender    who they come from
    near      push services that may be called although they are not on the open internet
    tick      seconds between two looks at the jobs that are due
    worker_host   the address at which other workers reach this one
    hosts     further names that this server goes by (that of its site it knows)
    ops       where operators ask for counts, as `host:port`; empty: nowhere
    many      whether other workers of this machine share that port
    name      of this worker, where there is one at a time: who starts again has its tables at once
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
    worker_host: str = "127.0.0.1"
    hosts: tuple[str, ...] = ()
    ops: str = ""
    many: bool = False
    name: str = ""

    def known_hosts(self) -> tuple[str, ...]:
        """The names under which this server is asked for, besides addresses."""
        sites = [name_of(urlsplit(each).netloc) for each in (self.site, *self.origins)]
        return tuple(name for name in (*sites, *self.hosts) if name)


async def open_store(database: str, alone: bool = True) -> Store:
    """A PostgreSQL by its address, else a file, of which one server at a time may be the owner."""
    if not database.startswith(POSTGRES):
        return SqliteStore(database, alone)
    from uprising.server.storage.postgres import PostgresStore  # asked for by few, installed by few

    return await PostgresStore.open(database)


async def open_hall(config: Config) -> Hall:
    store = await open_store(config.database)
    return Hall(store, People(store.secret()), Thinker(), config.limits)


def open_pusher(store: Store, config: Config) -> Pusher | None:
    """Nobody is told by push where the library for it was not installed."""
    if importlib.util.find_spec("cryptography") is None:
        return None
    return Pusher(store, config.site, config.near)


class Server:
    """The parts of one app; the hall comes when it starts and goes when it stops."""

    def __init__(self, config: Config, post: Callable[[EmailMessage], None] | None = None) -> None:
        self.config = config
        self.post = post or (Mailer(config.smtp, config.sender) if config.smtp else None)
        self.lobby, self.live, self.archive = Lobby(), Live(), Archive()
        self.me = Me(self.lobby)
        self.branches = Branches(self.lobby, self.archive)
        self.puzzles, self.openlist = Puzzles(self.lobby), OpenList()
        self.hands = Hands(self.lobby)
        self.pages, self.notebook, self.grievances = Pages(), Notebook(), Grievances()
        self.passkeys = Passkeys(self.me, config.site)
        self.supervisor = Supervisor()
        self.totals = Totals(lambda: self.lobby.hall, lambda: self.lobby.health_of, config.base)
        self.lobby.base = config.base or "/"
        self.live.origins = config.origins
        self.document = msgspec.json.encode(described(self.endpoints(), version("uprising")))

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        if self.config.log:
            log_to_stderr(self.config.log)
        hall = await open_hall(self.config)
        parts = (self.lobby, self.live, self.archive, self.me, self.passkeys, self.branches,
                 self.puzzles, self.openlist, self.hands, self.notebook,
                 self.grievances)  # fmt: skip
        for part in parts:
            part.hall = hall
        pusher = open_pusher(hall.store, self.config)
        self.me.notices = Notices(hall, self.post, self.config.site, pusher, self.config.base)
        keeper = JobRunner(hall, self.me.notices)
        app.state.hall, app.state.keeper = hall, keeper
        self.lobby.health_of = Health(hall.store, self.supervisor)
        leave_when_told_to_stop(hall)
        inner = await self.listen_for_workers(app, hall.store)
        ops = await self.listen_for_operators()
        self.supervisor.start("keeper", lambda: keeper.run(self.config.tick))
        self.supervisor.start("probe", self.lobby.health_of.run)
        note("open")
        yield
        await self.supervisor.stop()
        await hall.close()
        for listener in (inner, ops):
            if listener is not None:
                await listener.stop()
        note("closed")

    async def listen_for_workers(self, app: Starlette, store: Store) -> InternalListener | None:
        """On a database that others may use too: an address of this worker's own."""
        if not self.config.database.startswith(POSTGRES):
            return None
        inner = InternalListener(
            WorkersOnly(app, token_of(store.secret())), self.config.worker_host
        )
        await store.join(await inner.start(), self.config.name)
        return inner

    async def listen_for_operators(self) -> InternalListener | None:
        """Counts tell how much is done at a table, so they are not for everybody."""
        if not self.config.ops:
            return None
        host, _, port = self.config.ops.rpartition(":")
        routes = [
            Route("/metrics", self.totals.metrics),
            Route("/healthz", self.lobby.health),
            Route("/readyz", self.totals.ready),
        ]
        app = Starlette(routes=routes, exception_handlers={Wrong: say_wrong})
        listener = InternalListener(
            app, host.strip("[]") or "127.0.0.1", int(port), self.config.many
        )
        note("operators", address=await listener.start())
        return listener

    def endpoints(self) -> list[Endpoint]:
        lobby, archive, me, passkeys = self.lobby, self.archive, self.me, self.passkeys
        return [
            Endpoint("GET", "/healthz", lobby.health, "whether the process lives"),
            Endpoint("GET", "/readyz", lobby.ready, "whether moves can be written"),
            Endpoint("GET", "/api/openapi.json", self.openapi, "this document"),
            Endpoint("GET", "/api/games", lobby.games, "the games and bots there are"),
            Endpoint("POST", "/api/tables", lobby.create, "make a table", TableWanted, status=201),
            Endpoint("POST", "/api/tutorials/{game}", lobby.teach, "a table for a game's lesson",
                     LessonWanted, status=201),
            Endpoint("GET", "/api/tables", lobby.mine, "my tables"),
            Endpoint("GET", "/api/tables/{table}", lobby.show, "a table's poster"),
            Endpoint("GET", "/api/tables/{table}/record", lobby.record,
                     "the record of a finished game", plain=True),
            Endpoint("GET", "/api/tables/{table}/replay", archive.table_replay,
                     "the game so far as a seat may see it", query=("seat", "at", "beats")),
            Endpoint("GET", "/api/tables/{table}/why", archive.why,
                     "why a bot made a move, as far as the asker may know", query=("seat", "at")),
            Endpoint("GET", "/api/tables/{table}/advice", archive.advice,
                     "what the heuristic would do, where nobody else plays", query=("seat",)),
            Endpoint("POST", "/api/tables/{table}/report", archive.report,
                     "a bug report as one file", Complaint),
            Endpoint("POST", "/api/tables/{table}/grievances", self.grievances.file,
                     "report somebody to whoever runs the server", Grievance, status=201),
            Endpoint("POST", "/api/tables/{table}/invite", lobby.renew, "a new invitation"),
            Endpoint("POST", "/api/tables/{table}/rematch", lobby.rematch, "the same again",
                     status=201),
            Endpoint("GET", "/api/invites/{code}", lobby.invited, "the table of an invitation"),
            Endpoint("POST", "/api/invites/{code}", lobby.sit, "sit down", SitWanted),
            Endpoint("POST", "/api/branches", self.branches.create,
                     "play on from a moment of a game", BranchWanted, status=201),
            Endpoint("GET", "/api/me/notes/{table}", self.notebook.show, "what I noted at a table"),
            Endpoint("POST", "/api/me/notes/{table}", self.notebook.write, "note it", PageWritten),
            Endpoint("GET", "/api/open", self.openlist.show, "tables that look for players"),
            Endpoint("POST", "/api/tables/{table}/hand", self.hands.give, "a phone as my hand",
                     HandWanted, status=201),
            Endpoint("POST", "/api/hands/{code}", self.hands.take, "be that hand"),
            Endpoint("GET", "/api/puzzles/{day}", self.puzzles.show, "the puzzle of a day"),
            Endpoint("POST", "/api/puzzles/{day}", self.puzzles.answer,
                     "what every answer was worth", AnswerGiven),
            Endpoint("POST", "/api/records", archive.bring, "keep a record", text=True, status=201),
            Endpoint("GET", "/api/records/{record}", archive.brought, "a record", plain=True),
            Endpoint("GET", "/api/records/{record}/replay", archive.record_replay,
                     "a record's moments", query=("seat", "at", "beats")),
            Endpoint("GET", "/api/samples", archive.samples,
                     "the games that come with the program"),
            Endpoint("GET", "/api/samples/{sample}/replay", archive.sample_replay,
                     "a sample's moments and the reasons for them", query=("seat", "at", "beats")),
            Endpoint("POST", "/api/me/device", me.device, "a link for another device", status=201),
            Endpoint("POST", "/api/devices/{code}", me.arrive, "be the same person here"),
            Endpoint("GET", "/api/me/ledger", me.ledger, "what I have played to the end, and won"),
            Endpoint("GET", "/api/me/export", me.export, "everything kept about me"),
            Endpoint("DELETE", "/api/me", me.delete, "forget me"),
            Endpoint("POST", "/api/me/mail", me.set_mail, "turn notices by mail", MailWanted,
                     status=202),
            Endpoint("POST", "/api/passkey/new", passkeys.new, "what is needed to make a passkey"),
            Endpoint("POST", "/api/passkey", passkeys.bind, "bind me to a passkey", PasskeyShown,
                     status=201),
            Endpoint("POST", "/api/passkey/ask", passkeys.ask, "what is needed to show a passkey"),
            Endpoint("POST", "/api/passkey/enter", passkeys.enter, "be the same person here",
                     PasskeyShown),
            Endpoint("DELETE", "/api/passkey", passkeys.drop, "forget my passkeys"),
            Endpoint("GET", "/api/push/key", me.push_key, "the key that browsers subscribe with"),
            Endpoint("POST", "/api/push", me.set_push, "turn notices by push", Subscription,
                     status=201),
            Endpoint("DELETE", "/api/push", me.end_push, "no more push notices", PushEnded),
            Endpoint("GET", "/api/mail/{token}", me.confirm, "confirm an address"),
            Endpoint("GET", "/api/unsubscribe/{token}", me.unsubscribe, "no more notices"),
            Endpoint("POST", "/api/unsubscribe/{token}", me.unsubscribe, "no more notices"),
            Endpoint("GET", "/api/chances/{game}", lobby.chances, "how often bots win together"),
            Endpoint("GET", "/api/content/{hash}", lobby.content, "what a table is played with"),
            Endpoint("GET", "/api/pages/{game}", self.pages.show, "where a game's own board is"),
            Endpoint("GET", "/api/pages/{game}/{stamp}/{file}", self.pages.file,
                     "a file of a game's own board", plain=True),
            Endpoint("GET", "/api/texts/{game}/{lang}", lobby.texts, "a catalogue", plain=True),
            Endpoint("GET", "/api/rules/{game}/{lang}", lobby.rules,
                     "a rulebook, clause by clause"),
            Endpoint("GET", "/api/books/{game}/{lang}", lobby.book,
                     "the book to learn a game from"),
        ]  # fmt: skip

    async def openapi(self, request: Request) -> Response:
        return Response(self.document, media_type="application/json")

    def app(self) -> Starlette:
        routes: list[BaseRoute] = [
            Route(endpoint.path, endpoint.answer, methods=[endpoint.method])
            for endpoint in self.endpoints()
        ]
        routes.append(Route("/join/{code}", self.lobby.doorstep))
        routes.append(WebSocketRoute("/api/tables/{table}/live", self.live))
        between = InternalRoutes(self.me)
        named = "{table}/{person}"
        routes.append(Route(f"/internal/forget/{named}", between.forget, methods=["POST"]))
        routes.append(Route(f"/internal/waits/{named}", between.waits, methods=["POST"]))
        routes.append(Route("/internal/counts", self.totals.counts, methods=["POST"]))
        if STATIC.is_dir():
            routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
        if self.config.base:
            routes = [
                Route("/healthz", self.lobby.health),  # for whoever asks past the proxy
                Route("/readyz", self.lobby.ready),
                Mount(self.config.base, routes=routes),
            ]
        handlers: dict[Any, Any] = {
            Wrong: say_wrong,
            Away: say_away,
            Conflict: say_conflict,
            404: nowhere,
            405: nowhere,
        }
        words = words_of([endpoint.path for endpoint in self.endpoints()] + ["/join/", "/live/"])
        shield = Middleware(
            Shield,
            limits=self.config.limits,
            hosts=self.config.known_hosts(),
            origins=self.config.origins,
            words=words,
        )
        return Starlette(
            routes=routes,
            lifespan=self.lifespan,
            exception_handlers=handlers,
            middleware=[
                shield,
                Middleware(Forgotten, hall=lambda: self.lobby.hall),
                Middleware(Relay),
            ],
        )


def leave_when_told_to_stop(hall: Hall) -> None:
    """Tables go to other workers from the signal on, and not only when all lines are closed."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        stop = signal.getsignal(number)  # that of the web server
        if callable(stop):
            signal.signal(number, partial(leave, loop, hall, stop))


def leave(
    loop: asyncio.AbstractEventLoop,
    hall: Hall,
    stop: Callable[[int, FrameType | None], Any],
    number: int,
    frame: FrameType | None,
) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed already
        loop.call_soon_threadsafe(hall.leave)
    stop(number, frame)


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
    parts: everybody waits meanwhile. Nothing is looked for now, since people may wait for this
    process: of all that was loaded a thousand small things are left over."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()


def from_environment() -> Starlette:
    """The app of a worker process: UPRISING_SERVER holds its settings."""
    settle_in()
    return make_app(msgspec.json.decode(os.environ["UPRISING_SERVER"], type=Config))
