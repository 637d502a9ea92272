"""Forwards requests and sockets to the worker that owns their table.

Whoever finds that a table is owned elsewhere raises `Elsewhere` before anything was answered. The
request then goes to the owner as it came, and the answer comes back through here. What is relayed
carries a token that only workers of this database know, and is not relayed a second time.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.client
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from uprising.server.storage.store import Away, Elsewhere
from uprising.server.tables.listener import MOVED_AWAY

HEADER: Final = b"uprising-relay"
MOVING: Final = b"uprising-moving"
RELAYED: Final = "uprising.relayed"
PATIENCE: Final = 30.0
LARGEST_BODY: Final = 262_144
BODY_SECONDS: Final = 20.0
SECONDS: Final = 6.0  # longer than a lease: so long a request waits for a new owner
PAUSE: Final = 0.1
THREADS: Final = ThreadPoolExecutor(32, "relay")
LARGEST: Final = 1 << 22
HOP_BY_HOP: Final = (
    b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"te",
    b"trailer", b"proxy-authorization", b"proxy-authenticate", HEADER,
)  # fmt: skip


class WorkersOnly:
    """What listens at a worker's own address: only other workers are let in."""

    def __init__(self, app: ASGIApp, token: bytes) -> None:
        self.app = app
        self.token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = dict(scope["headers"]).get(HEADER, b"")
        if hmac.compare_digest(given, self.token):
            await self.app({**scope, RELAYED: True}, receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 403, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        else:
            await send({"type": "websocket.close", "code": 1008})


class Body:
    """What comes with a request: read once, and there again for whoever asks after that."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.parts: list[Message] = []
        self.size = 0
        self.whole = False

    def again(self) -> Receive:
        """From its beginning."""
        place = 0

        async def receiving() -> Message:
            nonlocal place
            if place == len(self.parts) and not self.whole:
                await self.read()
            if place == len(self.parts):
                return await self.receive()  # nothing but that she is gone
            place += 1
            return self.parts[place - 1]

        return receiving

    async def read(self) -> None:
        message = await self.receive()
        self.parts.append(message)
        self.size += len(message.get("body", b""))
        self.whole = message["type"] != "http.request" or not message.get("more_body")

    async def all(self) -> bytes:
        """`Away` if it is more, or takes longer, than is read of anybody's."""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while not self.whole:
                    if self.size > LARGEST_BODY:
                        raise Away("the body is too large")
                    await self.read()
        except TimeoutError as error:
            raise Away("the body took too long") from error
        return b"".join([part.get("body", b"") for part in self.parts])


class Relay:
    """Around the app: a request whose table is elsewhere goes there.

    If nobody is there, since a worker stops or has died, it waits for whoever has the table next.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        body, until = Body(receive), time.monotonic() + SECONDS
        while True:
            try:
                await self.app(scope, body.again(), send)
                return
            except Elsewhere as owner:
                if not scope.get(RELAYED):
                    if await self.led(owner, scope, body, send):
                        return
                    if owner.address and time.monotonic() < until:
                        await asyncio.sleep(PAUSE)
                        continue
            await say_moving(send)
            return

    async def led(self, owner: Elsewhere, scope: Scope, body: Body, send: Send) -> bool:
        """Ask the owner and pass its answer on; False if it has done nothing."""
        try:
            return await relay_request(owner, scope, await body.all(), send)
        except Away:
            await say_moving(send)
            return True


async def say_moving(send: Send) -> None:
    body = b'{"field":"table","problem":"the table is moving; try again"}'
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (MOVING, b"1"),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def relayed_headers(scope: Scope, token: bytes) -> list[tuple[bytes, bytes]]:
    """As they came, with who asked and by which scheme."""
    kept = [(n, v) for n, v in scope["headers"] if n not in HOP_BY_HOP]
    client = scope.get("client")
    names = {n for n, _ in kept}
    if client and b"x-forwarded-for" not in names:
        kept.append((b"x-forwarded-for", str(client[0]).encode()))
    if b"x-forwarded-proto" not in names:
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        kept.append((b"x-forwarded-proto", scheme.encode()))
    return [*kept, (HEADER, token)]


def path_of(scope: Scope) -> str:
    query: bytes = scope.get("query_string", b"")
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    return (raw + (b"?" + query if query else b"")).decode("latin-1")


async def relay_request(owner: Elsewhere, scope: Scope, body: bytes, send: Send) -> bool:
    """False if the owner has done nothing: it is not there, or about to go."""
    headers = relayed_headers(scope, owner.token)
    try:
        status, headers, answer = await in_thread(
            owner.address, scope["method"], path_of(scope), headers, body
        )
    except ConnectionRefusedError:
        return False
    except (OSError, http.client.HTTPException) as error:
        raise Away(f"the table's owner does not answer: {type(error).__name__}") from error
    if (MOVING, b"1") in headers:
        return False
    kept = [(n, v) for n, v in headers if n not in HOP_BY_HOP]
    kept.append((b"content-length", b"%d" % len(answer)))
    await send({"type": "http.response.start", "status": status, "headers": kept})
    await send({"type": "http.response.body", "body": answer})
    return True


async def in_thread(*request: Any) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """In threads of their own: an owner that answers late holds up nothing but what asks it."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, asked, *request)


def asked(
    address: str, method: str, path: str, headers: Iterable[tuple[bytes, bytes]], body: bytes
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body of the owner's answer."""
    if not address:
        raise ConnectionRefusedError("the table is moving")
    line = http.client.HTTPConnection(address, timeout=PATIENCE)
    try:
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in headers:
            line.putheader(name.decode("latin-1"), value)
        line.putheader("content-length", str(len(body)))
        line.endheaders(body or None)
        answer = line.getresponse()
        found = [(n.lower().encode(), v.encode("latin-1")) for n, v in answer.getheaders()]
        return answer.status, found, answer.read()
    finally:
        line.close()


async def ask_owner(owner: Elsewhere, path: str) -> bytes:
    """What a table's owner says about it; `Away` if it says nothing."""
    headers = [(b"host", owner.address.encode()), (HEADER, owner.token)]
    try:
        status, _, body = await in_thread(owner.address, "POST", path, headers, b"")
    except (OSError, http.client.HTTPException) as error:
        raise Away(f"the table's owner does not answer: {type(error).__name__}") from error
    if status != 200:
        raise Away(f"the table's owner answers {status}")
    return body


async def relay_socket(owner: Elsewhere, scope: Scope, receive: Receive, send: Send) -> bool:
    """Everything that is said on an open socket, both ways, until one side is gone.

    False if the owner is not there, and nothing was said.
    """
    headers = [
        (n.decode("latin-1"), v.decode("latin-1"))
        for n, v in relayed_headers(scope, owner.token)
        if not n.startswith(b"sec-websocket") and n not in (b"host", b"origin")
    ]
    try:
        line = await connect(
            f"ws://{owner.address}{path_of(scope)}",
            additional_headers=headers,
            compression=None,
            max_size=LARGEST,
            open_timeout=PATIENCE,
            proxy=None,
        )
    except (OSError, WebSocketException, TimeoutError):
        return False
    async with line:
        ways = [
            asyncio.create_task(outward(line, receive)),
            asyncio.create_task(inward(line, send)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        code = line.close_code
    with contextlib.suppress(RuntimeError, OSError):
        ours = code is None or not (1000 <= code < 1004 or 3000 <= code < 5000)
        await send({"type": "websocket.close", "code": MOVED_AWAY if ours else code})
    return True


async def outward(line: ClientConnection, receive: Receive) -> None:
    with contextlib.suppress(WebSocketException):
        while (message := await receive())["type"] == "websocket.receive":
            await line.send(message.get("text") or message.get("bytes") or "")


async def inward(line: ClientConnection, send: Send) -> None:
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        async for text in line:
            said: dict[str, Any] = {"text": text} if isinstance(text, str) else {"bytes": text}
            await send({"type": "websocket.send", **said})
