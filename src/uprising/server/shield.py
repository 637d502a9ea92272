"""Around the app: headers that make a browser careful, a limit on bodies, a line in the log."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from uprising.server.counts import COUNTS
from uprising.server.limits import Limits
from uprising.server.watch import note

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",  # the page sets sizes and colours of pieces
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Shield:
    """Outermost of all. Invitations and one-time links are secrets: the log has only routes."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal() and int(length) > self.limits.body:
            await plain(send, 413)
            return

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            COUNTS.add("uprising_requests_total", f'{{status="{status}"}}')
            took = round(time.perf_counter() - began, 4)
            level = logging.INFO if status >= 400 else logging.DEBUG
            note("request", level, method=scope["method"], path=place(scope["path"]), status=status,
                 seconds=took)  # fmt: skip


SECRET_AFTER = {"invites", "join", "devices", "unsubscribe", "shared"}


def place(path: str) -> str:
    """A path as it may be logged: what comes after `invites` is a secret."""
    parts = path.split("/")
    for number, part in enumerate(parts[:-1]):
        if part in SECRET_AFTER:
            parts[number + 1] = "…"
    return "/".join(parts)


async def plain(send: Send, status: int) -> None:
    body = b'{"field":"body","problem":"too large"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """A page from elsewhere may not open a socket with our cookie; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    host = headers.get("host", "")
    return urlsplit(origin).netloc.lower() == host.lower() and bool(host)
