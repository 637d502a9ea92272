"""Leads requests and sockets to the worker that owns their table.

Whoever finds that a table is owned elsewhere raises `Elsewhere` before anything was answered. The
request then goes to the owner as it came, and the answer comes back through here. What is relayed
carries a token that only workers of this database know, and is not relayed a second time.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.client
from collections.abc import Iterable
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from uprising.server.storage.store import Away, Elsewhere
from uprising.server.tables.listening import MOVED_AWAY

HEADER: Final = b"uprising-relay"
RELAYED: Final = "uprising.relayed"
PATIENCE: Final = 30.0
LARGEST: Final = 1 << 22
HOP_BY_HOP: Final = (
    b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"te",
    b"trailer", b"proxy-authorization", b"proxy-authenticate", HEADER,
)  # fmt: skip


class Inner:
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


class Relay:
    """Around the app: a request whose table is elsewhere goes there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        parts: list[bytes] = []

        async def receiving() -> Message:
            message = await receive()
            if message["type"] == "http.request":
                parts.append(message.get("body", b""))
            return message

        try:
            await self.app(scope, receiving, send)
        except Elsewhere as owner:
            if scope.get(RELAYED):
                await say_moving(send)
                return
            body = b"".join(parts) + await rest_of(receive, bool(parts))
            try:
                await relay_request(owner.address, owner.token, scope, body, send)
            except Away:
                await say_moving(send)


async def say_moving(send: Send) -> None:
    body = b'{"field":"table","problem":"the table is moving; try again"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def rest_of(receive: Receive, begun: bool) -> bytes:
    """What the app has not read of a body; a request without one ends with its first message."""
    if begun:
        return b""
    body = b""
    while True:
        message = await receive()
        part: bytes = message.get("body", b"")
        body += part
        if message["type"] != "http.request" or not message.get("more_body"):
            return body


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


async def relay_request(address: str, token: bytes, scope: Scope, body: bytes, send: Send) -> None:
    try:
        status, headers, answer = await asyncio.to_thread(
            asked, address, scope["method"], path_of(scope), relayed_headers(scope, token), body
        )
    except (OSError, http.client.HTTPException) as error:
        raise Away(f"the table's owner does not answer: {type(error).__name__}") from error
    kept = [(n, v) for n, v in headers if n not in HOP_BY_HOP]
    kept.append((b"content-length", b"%d" % len(answer)))
    await send({"type": "http.response.start", "status": status, "headers": kept})
    await send({"type": "http.response.body", "body": answer})


def asked(
    address: str, method: str, path: str, headers: Iterable[tuple[bytes, bytes]], body: bytes
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """In a thread of its own: status, headers and body of the owner's answer."""
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
        status, _, body = await asyncio.to_thread(asked, owner.address, "POST", path, headers, b"")
    except (OSError, http.client.HTTPException) as error:
        raise Away(f"the table's owner does not answer: {type(error).__name__}") from error
    if status != 200:
        raise Away(f"the table's owner answers {status}")
    return body


async def relay_socket(owner: Elsewhere, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything that is said on an open socket, both ways, until one side is gone."""
    headers = [
        (n.decode("latin-1"), v.decode("latin-1"))
        for n, v in relayed_headers(scope, owner.token)
        if not n.startswith(b"sec-websocket") and n not in (b"host", b"origin")
    ]
    try:
        async with connect(
            f"ws://{owner.address}{path_of(scope)}",
            additional_headers=headers,
            compression=None,
            max_size=LARGEST,
            open_timeout=PATIENCE,
            proxy=None,
        ) as line:
            ways = [
                asyncio.create_task(outward(line, receive)),
                asyncio.create_task(inward(line, send)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            code = line.close_code
    except (OSError, WebSocketException, TimeoutError):
        code = None
    with contextlib.suppress(RuntimeError, OSError):
        ours = code is None or not (1000 <= code < 1004 or 3000 <= code < 5000)
        await send({"type": "websocket.close", "code": MOVED_AWAY if ours else code})


async def outward(line: ClientConnection, receive: Receive) -> None:
    with contextlib.suppress(WebSocketException):
        while (message := await receive())["type"] == "websocket.receive":
            await line.send(message.get("text") or message.get("bytes") or "")


async def inward(line: ClientConnection, send: Send) -> None:
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        async for text in line:
            said: dict[str, Any] = {"text": text} if isinstance(text, str) else {"bytes": text}
            await send({"type": "websocket.send", **said})
