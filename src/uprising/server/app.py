"""The server as an ASGI app: a page, a lobby over HTTP, a WebSocket for each seat."""

from __future__ import annotations

import contextlib
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


def make_app(database: Path | str) -> Starlette:
    """The app; its database is closed when it stops."""
    store = SqliteStore(database)
    hall = Hall(store, People(store.secret()), Thinker())
    lobby, live = Lobby(hall), Live(hall)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

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
