"""A worker's own address, at which other workers reach the tables it owns."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import uvicorn
from starlette.types import ASGIApp

from uprising.server.sockets.protocol import FastSocket

LARGEST = 1 << 20


class InternalListener:
    """The same app on a port of its own. Who may reach it is decided by `WorkersOnly`."""

    def __init__(self, app: ASGIApp, host: str, port: int = 0, shared: bool = False) -> None:
        """`shared`: other workers of this machine listen on the same port."""
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            lifespan="off",
            log_config=None,
            access_log=False,
            ws=FastSocket,
            ws_per_message_deflate=False,
            ws_max_size=LARGEST,
            proxy_headers=True,
            forwarded_allow_ips="*",  # only workers are let in
        )
        config.load()
        self.host = host
        self.port = port
        self.shared = shared
        self.server = uvicorn.Server(config)
        self.server.lifespan = config.lifespan_class(config)
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> str:
        """Listen; the address."""
        await self.server.startup([bound(self.host, self.port)] if self.shared else None)
        self.task = asyncio.create_task(self.server.main_loop())
        [listening, *_] = self.server.servers[0].sockets
        return f"{self.host}:{listening.getsockname()[1]}"

    async def stop(self) -> None:
        self.server.should_exit = True
        if self.task is not None:
            await self.task
        with contextlib.suppress(Exception):
            await self.server.shutdown()


def bound(host: str, port: int) -> socket.socket:
    """A port that several processes listen on: each connection goes to one of them."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listening.bind((host, port))
    return listening
