"""Keys that are no longer valid, of people who asked to be forgotten.

In one place, before anything else looks at a cookie.
"""

from __future__ import annotations

from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from uprising.server.http.lobby import COOKIE
from uprising.server.tables.hall import Hall


class Forgotten:
    """Takes the cookie of a forgotten person away."""

    def __init__(self, app: ASGIApp, hall: Callable[[], Hall]) -> None:
        self.app: Final = app
        self.hall: Final = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            key = key_of(scope)
            hall = self.hall()
            person = hall.people.person(key) if key else None
            if person is not None and await hall.is_forgotten(person):
                kept = [(n, v) for n, v in scope["headers"] if n != b"cookie"]
                scope = {**scope, "headers": kept}
        await self.app(scope, receive, send)


def key_of(scope: Scope) -> str:
    cookies: SimpleCookie = SimpleCookie()
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                cookies.load(value.decode("latin-1"))
            except CookieError:
                return ""
    return cookies[COOKIE].value if COOKIE in cookies else ""
