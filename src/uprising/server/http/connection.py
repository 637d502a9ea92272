"""uvicorn's HTTP/1.1 with a time limit for the head of a request."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 20.0
"""So long the head of a request may take from its first byte to its last."""


MOST = 30_000
"""Connections of one process, sockets and half requests included; further ones are closed."""


class Connection(H11Protocol):
    """Closes a connection on which a request was begun and not finished."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if len(self.connections) > MOST:
            transport.close()
        else:
            self.look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def look(self) -> None:
        """Wait for the head of a request, and for nothing else."""
        if self.transport.get_protocol() is not self:
            self.stop_waiting()
        elif self.cycle is None or self.cycle.response_complete:
            if self.waiting is None:
                self.waiting = self.loop.call_later(SECONDS, self.transport.close)
        else:
            self.stop_waiting()

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
