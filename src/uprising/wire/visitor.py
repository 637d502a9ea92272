"""A client of the seat protocol for programs of ours: the terminal table and the MCP server."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from uprising.texts import Catalogue, Clause
from uprising.wire.messages import Command, Message

PATIENCE: Final = 30.0
LARGEST: Final = 1 << 22
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class TurnedDown(Exception):
    """The server said no: which field, and why."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class Visitor:
    """Somebody at a server, known by the cookie it gave."""

    def __init__(self, server: str) -> None:
        self.server: Final = server.rstrip("/")
        self.jar: Final = CookieJar()
        handlers: list[urllib.request.BaseHandler] = [urllib.request.HTTPCookieProcessor(self.jar)]
        if urlsplit(self.server).hostname in LOOPBACK:
            handlers.append(urllib.request.ProxyHandler({}))  # nobody stands between
        self.opener: Final = urllib.request.build_opener(*handlers)

    async def fetch(self, path: str, body: bytes | None = None) -> bytes:
        return await asyncio.to_thread(self.fetch_now, path, body)

    def fetch_now(self, path: str, body: bytes | None) -> bytes:
        try:
            with self.opener.open(f"{self.server}/{path}", body, PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            raise turned_down(error.code, error.read()) from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise TurnedDown("server", f"{self.server} cannot be reached ({reason})") from error

    async def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        return msgspec.json.decode(await self.fetch(path, data))

    async def games(self) -> dict[str, Any]:
        """The games the server has, by key, as `GET /api/games` tells them."""
        return {card["key"]: card for card in (await self.ask("api/games"))["games"]}

    async def bots(self) -> list[str]:
        found: list[str] = (await self.ask("api/games"))["bots"]
        return found

    async def words(self, game: str, lang: str) -> Catalogue:
        return Catalogue(lang, (await self.fetch(f"api/texts/{game}/{lang}")).decode())

    async def rules(self, game: str, lang: str) -> list[Clause]:
        found = await self.ask(f"api/rules/{game}/{lang}")
        return [Clause(one["id"], tuple(one["tags"]), one["text"]) for one in found]

    async def open_table(self, wanted: dict[str, Any]) -> str:
        """Make a table (`POST /api/tables`); its id."""
        table: str = (await self.ask("api/tables", wanted))["table"]
        return table

    async def sit(self, invite: str, name: str, program: str = "") -> str:
        """Sit down by an invitation; the table's id. A program says what it is."""
        wanted = {"name": name, "program": program}
        table: str = (await self.ask(f"api/invites/{invite}", wanted))["table"]
        return table

    async def connect(self, table: str, lang: str, seen: int = -1) -> Connection:
        """A socket to a table."""
        parts = urlsplit(self.server)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{table}/live?lang={lang}"
        if seen >= 0:
            address += f"&seen={seen}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        local = parts.hostname in LOOPBACK
        try:
            socket = await connect(
                address,
                additional_headers={"Cookie": cookies} if cookies else {},
                compression=None,
                max_size=LARGEST,
                proxy=None if local else True,
            )
        except (OSError, ConnectionClosed) as error:
            raise TurnedDown("server", f"{self.server} cannot be reached ({error})") from error
        return Connection(socket)


class Connection:
    """An open socket: commands go out, messages come in."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.count = 0

    def next_id(self) -> str:
        self.count += 1
        return f"{self.socket.id}-{self.count}"

    async def send(self, command: Command) -> None:
        await self.socket.send(msgspec.json.encode(command).decode())

    async def messages(self) -> AsyncIterator[Message]:
        """What the table says, until the connection is cut."""
        try:
            async for text in self.socket:
                yield _READER.decode(text)
        except ConnectionClosed:
            return

    async def close(self) -> None:
        await self.socket.close()


_READER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def turned_down(status: int, body: bytes) -> TurnedDown:
    try:
        said = msgspec.json.decode(body)
        return TurnedDown(said["field"], said["problem"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return TurnedDown("server", f"answered {status}")


def parted(link: str) -> tuple[str, str]:
    """An invitation link as people send it, in two: the server and the code."""
    server, mark, code = link.partition("#/join/")
    if not mark:
        server, _, code = link.rstrip("/").rpartition("/")
    if not server.startswith(("http://", "https://")) or not code:
        raise TurnedDown("link", f"{link!r} is not like http://server/#/join/CODE")
    return server.rstrip("/"), code
