"""The short way between socket and app: frames in every shape a network can give them."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from tests.server.conftest import serving
from tests.server.guest import PATIENCE, Guest
from uprising.server.app import make_app
from uprising.server.sockets.framing import measured, text_head
from uprising.server.sockets.protocol import FastSocket


class Wire:
    """A socket of somebody who writes the frames of the protocol by hand."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", guest.port), timeout=PATIENCE)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.jar)
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        while self.file.readline().strip():
            pass

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it holds."""
        head = self.file.read(2)
        assert head, "the server has closed"
        more = {126: 2, 127: 8}.get(head[1], 0)
        length = int.from_bytes(self.file.read(more), "big") if more else head[1]
        return head[0] & 15, self.file.read(length)

    def next(self, kind: Opcode) -> bytes:
        while True:
            opcode, data = self.frame()
            if opcode == kind:
                return data

    def answer(self, to: str) -> dict[str, Any]:
        """The first message that names this command, before it is done."""
        while True:
            message: dict[str, Any] = json.loads(self.next(Opcode.TEXT))
            if message.get("id") == to:
                return message


@contextmanager
def opened(guest: Guest) -> Iterator[Wire]:
    table = guest.create("tic_tac_toe", [{"host": True}, {"host": True}])
    wire = Wire(guest, table)
    try:
        yield wire
    finally:
        wire.file.close()
        wire.socket.close()


def check(name: str, filling: str = "") -> bytes:
    """A command whose answer names it."""
    return json.dumps({"type": "check", "id": name, "form": filling, "values": {}}).encode()


def said(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


def test_messages_come_whole_in_pieces_or_together(ada: Guest) -> None:
    with opened(ada) as wire:
        wire.send(said(check("a")))
        assert wire.answer("a")["type"] == "problem"
        for part in said(check("b", "x" * 300)):
            wire.send(bytes([part]))
        assert wire.answer("b")["id"] == "b"
        late = said(check("e"))
        wire.send(said(check("c")), said(check("d", "y" * 200)), late[:9])
        assert wire.answer("c")["id"] == "c"
        assert wire.answer("d")["id"] == "d"
        wire.send(late[9:])
        assert wire.answer("e")["id"] == "e"


def test_fragments_and_pings_go_between_plain_messages(ada: Guest) -> None:
    with opened(ada) as wire:
        text = check("long")
        wire.send(
            said(text[:10], fin=False),
            said(b"are you there", Opcode.PING),
            said(text[10:], Opcode.CONT),
            said(check("next")),
        )
        assert wire.next(Opcode.PONG) == b"are you there"
        assert wire.answer("long")["id"] == "long"
        assert wire.answer("next")["id"] == "next"


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([said(b"\xff\xfe")], 1007),
        ([Frame(Opcode.TEXT, b"{}").serialize(mask=False)], 1002),
        ([said(b"{", fin=False), said(b"{}")], 1002),
        ([bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + b"mask"], 1009),
        ([said((1000).to_bytes(2, "big"), Opcode.CLOSE)], 1000),
    ],
)
def test_what_is_no_message_closes_the_socket(ada: Guest, frames: list[bytes], code: int) -> None:
    with opened(ada) as wire:
        wire.send(*frames)
        assert int.from_bytes(wire.next(Opcode.CLOSE)[:2], "big") == code


@pytest.mark.slow
def test_a_server_without_the_short_way_serves_as_well(tmp_path: Any) -> None:
    with serving(tmp_path / "tables.db", ws="websockets-sansio") as port:
        guest = Guest(port)
        table = guest.create("tic_tac_toe", [{"host": True}, {"bot": "random"}])
        with guest.sit(table) as seat:
            assert seat.play_on()["ending"]


class Cable(asyncio.Transport):
    """Somebody's line, whole or broken."""

    def __init__(self) -> None:
        self.written: list[Any] = []
        self.broken = False

    def is_closing(self) -> bool:
        return self.broken

    def write(self, data: Any) -> None:
        assert not self.broken
        self.written.append(data)


def test_nothing_is_written_to_a_line_that_is_full_or_broken() -> None:
    async def test() -> None:
        line = FastSocket(uvicorn.Config(make_app("never.db"), ws=FastSocket), ServerState(), {})
        line.transport = cable = Cable()
        line.conn.state = State.OPEN
        assert line.write([b"a", b"bc"])
        assert cable.written == [b"\x81\x01a\x81\x02bc"]
        line.pause_writing()
        assert not line.write([b"d"])
        line.resume_writing()
        assert line.write([b"d"])
        cable.broken = True  # without a word: nobody has closed anything
        assert not line.write([b"e"])
        cable.broken, line.conn.state = False, State.CLOSING
        assert not line.write([b"f"])

    asyncio.run(test())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_head_says_how_much_follows(length: int) -> None:
    assert measured(text_head(length)) == (len(text_head(length)), length)
    masked = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert measured(masked) == (len(masked) - length, length)
    for part in range(len(masked) - length):  # what is not there yet is still to come
        assert sum(measured(masked[:part])) > part
