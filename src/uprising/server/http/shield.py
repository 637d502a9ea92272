"""Middleware: rate limits, allowed hosts and origins, security headers, a log line per request.

Only names that this server goes by are answered, so that no other site's name can be pointed at it.
Requests that change something are not taken from pages of other sites.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from uprising.server.operations.counts import COUNTS
from uprising.server.operations.limits import Limits
from uprising.server.operations.logs import note
from uprising.server.workers.relay import RELAYED

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",  # the page sets sizes and colours of pieces
        "connect-src 'self'{sockets}",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Shield:
    """Outermost of all. Invitations and one-time links are secrets: the log has only routes."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        hosts: tuple[str, ...] = (),
        origins: tuple[str, ...] = (),
        words: frozenset[str] = frozenset(),
    ) -> None:
        """`words` are those of our routes: nothing else of a path is logged."""
        self.app = app
        self.limits = limits
        self.hosts = frozenset(host.lower() for host in hosts)
        self.origins = origins
        self.words = words

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        known = RELAYED in scope or is_ours(host, self.hosts)
        if scope["type"] == "websocket":
            if known:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        if not known:
            await plain(send, 421, b'{"field":"host","problem":"nobody of that name is here"}')
            return
        if scope["method"] not in SAFE and is_foreign(headers, self.origins):
            await plain(
                send, 403, b'{"field":"origin","problem":"asked by a page of another site"}'
            )
            return
        began = time.perf_counter()
        status = 500
        length = headers.get("content-length", "0")
        if length.isdecimal() and (len(length) > 9 or int(length) > self.limits.body):
            await plain(send, 413)
            return

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", policy(host))
                if "/api/" in scope["path"]:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            COUNTS.add("uprising_requests_total", f'{{status="{status}"}}')
            took = round(time.perf_counter() - began, 4)
            level = logging.INFO if status >= 400 else logging.DEBUG
            path = place(scope["path"], self.words)
            note("request", level, method=scope["method"], path=path, status=status, seconds=took)


SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL = ("localhost", "testserver")


def place(path: str, words: frozenset[str]) -> str:
    """A path as it may be logged: only the words of our routes, no ids and no secrets."""
    return "/".join(part if part in words or not part else "…" for part in path.split("/"))


def words_of(paths: Iterable[str]) -> frozenset[str]:
    """The fixed words of routes."""
    return frozenset(
        part for path in paths for part in path.split("/") if part and not part.startswith("{")
    )


def name_of(host: str) -> str:
    """A host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_ours(host: str, hosts: frozenset[str]) -> bool:
    """Whether this host name is one of ours: an address, this machine, or a configured name."""
    name = name_of(host)
    if not host or name in LOCAL or name in hosts:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_foreign(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a page of another site asks, as far as the browser says so; programs say nothing."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return headers.get("origin") not in allowed
    return not same_origin(headers, allowed)


def policy(host: str) -> str:
    """What a page may do; its sockets are named, since not every browser counts them as its own."""
    plain = "".join(c for c in host if c.isalnum() or c in ".:-[]")
    return POLICY.format(sockets=f" ws://{plain} wss://{plain}" if plain else "")


async def plain(
    send: Send, status: int, body: bytes = b'{"field":"body","problem":"too large"}'
) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """A page from elsewhere may not open a socket with our cookie; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    host = headers.get("host", "")
    try:
        return urlsplit(origin).netloc.lower() == host.lower() and bool(host)
    except ValueError:
        return False
