"""A worker's own address, at which other workers reach the tables it owns."""

from __future__ import annotations

import asyncio
import contextlib

import uvicorn
from starlette.types import ASGIApp

from uprising.server.sockets.line import Line

LARGEST = 1 << 20


class InnerListener:
    """The same app on a port of its own. Who may reach it is decided by `Inner`."""

    def __init__(self, app: ASGIApp, host: str, port: int = 0) -> None:
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            lifespan="off",
            log_config=None,
            access_log=False,
            ws=Line,
            ws_per_message_deflate=False,
            ws_max_size=LARGEST,
            proxy_headers=True,
            forwarded_allow_ips="*",  # only workers are let in
        )
        config.load()
        self.host = host
        self.server = uvicorn.Server(config)
        self.server.lifespan = config.lifespan_class(config)
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> str:
        """Listen; the address."""
        await self.server.startup()
        self.task = asyncio.create_task(self.server.main_loop())
        [listening, *_] = self.server.servers[0].sockets
        return f"{self.host}:{listening.getsockname()[1]}"

    async def stop(self) -> None:
        self.server.should_exit = True
        if self.task is not None:
            await self.task
        with contextlib.suppress(Exception):
            await self.server.shutdown()
