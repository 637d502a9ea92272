"""A light WebSocket and HTTP client on one event loop: the load may not wait for its driver."""

from __future__ import annotations

import asyncio
import json
import os
from collections import deque
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

TEXT, PING = 1, 9
CORES = sorted(os.sched_getaffinity(0))


class Socket(asyncio.Protocol):
    """Whole text frames, and pings answered; what a server under load sends, and no more."""

    def __init__(self, greeting: bytes) -> None:
        self.greeting = greeting
        self.unread = b""
        self.open = False
        self.messages: deque[bytes | None] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.greeting)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.open:
            head, end, rest = self.unread.partition(b"\r\n\r\n")
            if not end:
                return
            self.open, self.unread = True, rest
            self.put(head)
        while len(self.unread) >= 2:
            start, length = 2, self.unread[1]
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(self.unread[2:start], "big")
            if len(self.unread) < start + length:
                return
            self.take(self.unread[0] & 15, self.unread[start : start + length])
            self.unread = self.unread[start + length :]

    def take(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self.transport.write(Frame(Opcode.PONG, data).serialize(mask=True))
        elif kind == TEXT:
            self.put(data)

    def put(self, message: bytes | None) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def connection_lost(self, problem: Exception | None) -> None:
        self.put(None)

    def send(self, message: bytes) -> None:
        self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=True))

    async def recv(self) -> bytes:
        while not self.messages:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        message = self.messages.popleft()
        if message is None:
            raise RuntimeError("the server has closed the socket")
        return message

    def close(self) -> None:
        self.transport.write(Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True))
        self.transport.close()


async def connect(base: str, path: str, cookie: str = "") -> Socket:
    host = urlsplit(base).netloc
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Cookie: {cookie}", "Upgrade: websocket",
             "Connection: Upgrade", "Sec-WebSocket-Version: 13",
             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]  # fmt: skip
    greeting = "\r\n".join([*lines, "", ""]).encode()
    address, port = host.split(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(greeting), address, int(port))
    head = await socket.recv()
    if b" 101 " not in head.splitlines()[0]:
        raise RuntimeError(head.decode())
    return socket


class Person:
    """A cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookie = ""

    async def post(self, path: str, body: Any) -> Any:
        host = urlsplit(self.base).netloc
        data = json.dumps(body).encode()
        reader, writer = await asyncio.open_connection(*host.split(":"))
        lines = [f"POST /{path} HTTP/1.1", f"Host: {host}", "Connection: close",
                 f"Content-Length: {len(data)}", f"Cookie: {self.cookie}"]  # fmt: skip
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        head, _, text = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        status, *headers = head.decode().split("\r\n")
        if " 20" not in status:
            raise RuntimeError(f"{status}: {text.decode()}")
        for header in headers:
            name, _, value = header.partition(": ")
            if name.lower() == "set-cookie":
                self.cookie = value.split(";")[0]
        return json.loads(text)


def keep_apart(pid: int) -> None:
    """The server on one core, its driver on the others, where there are several."""
    if len(CORES) > 1:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), CORES[-1:])
        os.sched_setaffinity(0, CORES[:-1])
