"""uvicorn's WebSocket protocol with a faster path for short text messages.

Nearly everything that comes in is a whole text message in one frame, and nearly everything that
goes out is a text that can be written at once. Both go past the general machinery, which has all
the rest: handshake, pings, closing, fragments, errors. The way out is an ASGI extension; an app
that does not find it sends as to any other server.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from uprising.server.sockets.framing import MASKED, WHOLE_TEXT, framed, measured

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

EXTENSION = "uprising.write"


class Received:
    """What has come and was not taken yet: as much of a queue as uvicorn needs for one app."""

    def __init__(self) -> None:
        self.messages: deque[ASGIReceiveEvent] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def more(self) -> asyncio.Future[None]:
        """Done as soon as there is something."""
        self.waiting = asyncio.get_running_loop().create_future()
        return self.waiting

    def empty(self) -> bool:
        return not self.messages


class FastSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; its parser only ever gets whole frames."""

    unread = b""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Received()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self.conn.extensions:
            super().data_received(data)
            return
        if self.unread:
            data = self.unread + data
        while data:
            head, length = measured(data)
            if length > (self.config.ws_max_size or length):
                super().data_received(data)  # says so, and closes
                return
            if head + length > len(data):
                break
            frame, data = data[: head + length], data[head + length :]
            self.take(head, frame)
        self.unread = data

    def take(self, head: int, frame: bytes) -> None:
        plain = frame[0] == WHOLE_TEXT and frame[1] & MASKED and self.conn.state is State.OPEN
        if not plain or self.frames:  # or in the middle of a message that comes in parts
            super().data_received(frame)
            return
        try:
            text = apply_mask(frame[head:], frame[head - 4 : head]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)  # says so, and closes
            return
        waiting = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if waiting and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        messages = self.queue.messages
        while not messages:
            await self.queue.more()
        message: ASGIReceiveEvent = messages.popleft()
        if self.read_paused and not messages:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send text messages now; False if that cannot be: then they take the general way."""
        gone = self.conn.state is not State.OPEN or self.transport.is_closing()
        if gone or not self.writable.is_set():
            return False
        self.transport.write(framed(texts))
        return True
