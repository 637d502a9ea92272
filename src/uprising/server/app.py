"""The server as an ASGI app: a page, a lobby over HTTP, a WebSocket for each seat."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from uprising.server.hall import Hall, Wrong
from uprising.server.live import Live
from uprising.server.lobby import Lobby, say_wrong
from uprising.server.people import People
from uprising.server.sqlite import SqliteStore
from uprising.server.thinking import Thinker

STATIC = Path(__file__).parent / "static"


async def open_hall(database: str) -> Hall:
    """The hall on its store: a PostgreSQL by its address, else a file."""
    if not database.startswith(("postgresql://", "postgres://")):
        store = SqliteStore(database)
        return Hall(store, People(store.secret()), Thinker())
    from uprising.server.postgres import PostgresStore  # asked for by few, installed by few

    shared = await PostgresStore.open(database)
    hall = Hall(shared, People(shared.secret()), Thinker())
    await shared.listen(hall.moved)
    return hall


def make_app(database: Path | str) -> Starlette:
    """The app; its database is opened when it starts and closed when it stops."""
    lobby, live = Lobby(), Live()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        lobby.hall = live.hall = await open_hall(str(database))
        yield
        await lobby.hall.close()

    routes: list[Any] = [
        Route("/healthz", lobby.health),
        Route("/api/games", lobby.games),
        Route("/api/tables", lobby.create, methods=["POST"]),
        Route("/api/tables", lobby.mine, methods=["GET"]),
        Route("/api/tables/{table}", lobby.show),
        Route("/api/tables/{table}/record", lobby.record),
        Route("/api/tables/{table}/invite", lobby.renew, methods=["POST"]),
        Route("/api/tables/{table}/rematch", lobby.rematch, methods=["POST"]),
        Route("/api/invites/{code}", lobby.invited),
        Route("/api/invites/{code}", lobby.sit, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", live.socket),
        Route("/api/texts/{game}/{lang}", lobby.texts),
        Route("/api/rules/{game}/{lang}", lobby.rules),
    ]
    if STATIC.is_dir():
        routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers={Wrong: say_wrong})


def from_environment() -> Starlette:
    """The app of a worker process; UPRISING_DB says where its tables are."""
    return make_app(os.environ["UPRISING_DB"])
