"""One WebSocket for each seat or spectator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable

import msgspec
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from uprising import wire
from uprising.server.http.lobby import COOKIE
from uprising.server.http.shield import same_origin
from uprising.server.operations.allowance import Allowance
from uprising.server.operations.counts import COUNTS
from uprising.server.operations.logs import note
from uprising.server.sockets.protocol import EXTENSION
from uprising.server.storage.store import Away, Conflict, Elsewhere
from uprising.server.tables.hall import (
    MOVES,
    NO_WATCHING,
    Hall,
    Place,
    Wrong,
    may_look,
    mine,
    shown_seat,
)
from uprising.server.tables.listener import MOVED_AWAY, Listener
from uprising.server.tables.room import Room
from uprising.server.workers.relay import RELAYED, relay_socket
from uprising.texts import languages

WRITER = msgspec.json.Encoder()
NO_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4429
HELLO_SECONDS = 10.0
AT_ONCE = 40  # onlookers who are told before somebody else has a turn
PATIENCE = 6.0  # longer than a lease
PAUSE = 0.1

Write = Callable[[Iterable[bytes]], bool]


def never(texts: Iterable[bytes]) -> bool:
    """There is no short way."""
    return False


class Outgoing:
    """Batches what is sent: everything said in one turn of the event loop is written at its end.

    Those who play are written to first. However many look on, they follow in groups of `AT_ONCE`,
    and between two groups everybody else has a turn.
    """

    def __init__(self) -> None:
        self.full: list[Connection] = []  # connections with something in their outbox
        self.buffer = bytearray(4096)
        self.last: wire.Message | None = None
        self.bytes = b""

    def encoded(self, message: wire.Message) -> bytes:
        """As `wire.encode`, into a buffer that is used again and again.

        Those who see the same get the same frame one after the other: it is encoded once.
        """
        if message is not self.last:
            WRITER.encode_into(message, self.buffer)
            self.last, self.bytes = message, bytes(self.buffer)
        return self.bytes

    def note(self, who: Connection) -> None:
        """This connection has something to send."""
        if not self.full:
            who.loop.call_soon(self.send_all)
        self.full.append(who)

    def send_all(self) -> None:
        full, self.full = self.full, []
        onlookers = [who for who in full if who.seat is None]
        if len(onlookers) <= AT_ONCE:  # as nearly always
            self.flush(full)
        else:
            self.flush([who for who in full if who.seat is not None])
            self.send_to(onlookers)

    def send_to(self, onlookers: list[Connection]) -> None:
        self.flush(onlookers[:AT_ONCE])
        if len(onlookers) > AT_ONCE:
            onlookers[0].loop.call_soon(self.send_to, onlookers[AT_ONCE:])

    def flush(self, full: list[Connection]) -> None:
        COUNTS.add("uprising_frames_total", number=sum([who.flush() for who in full]))


class Connection:
    """One socket at one table. `seat` is the one it shows now; None: what a spectator sees.

    `send` puts a message into the outbox, and `Outgoing` empties it at the end of the loop's turn.
    What cannot be written at once waits there for `deliver`, so a slow connection never holds up
    the table; one that is too far behind is closed. `line` is ASGI's `send`; `write` goes past it
    (see `protocol.py`) where the server has that, since frames are most of what a server does.
    """

    def __init__(
        self,
        socket: WebSocket,
        line: Send,
        person: str,
        seat: int | None,
        lang: str,
        outgoing: Outgoing,
        waiting: int = 200,
        write: Write = never,
    ) -> None:
        self.socket = socket
        self.line = line
        self.write = write
        self.person = person
        self.seat = seat
        self.lang = lang if lang in languages() else "en"
        self.beats = False
        self.loop = asyncio.get_running_loop()
        self.outgoing = outgoing
        self.outbox: deque[bytes] = deque()
        self.waiting = waiting
        self.bell = asyncio.Event()
        self.slow = False
        self.gone = 0  # with which code the line is to be closed

    def send(self, message: wire.Message) -> None:
        if not self.outbox:
            self.outgoing.note(self)
        if len(self.outbox) < self.waiting:
            self.outbox.append(self.outgoing.encoded(message))
        else:
            self.slow = True
            self.bell.set()

    def go(self, code: int = MOVED_AWAY) -> None:
        """Close the line, when what was said has been sent."""
        self.gone = code
        self.bell.set()

    def flush(self) -> int:
        """Write what can be written now: how much that was."""
        number = len(self.outbox)
        try:
            written = self.write(self.outbox)
        except Exception:  # a broken line is nobody else's trouble
            logging.getLogger("uprising.server").exception("line")
            written = False
        if not written:
            self.bell.set()
            return 0
        self.outbox.clear()
        return number

    async def deliver(self) -> None:
        """What was not written at once; nothing overtakes it."""
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            while not self.slow:
                await self.bell.wait()
                self.bell.clear()
                while self.outbox and not self.slow:
                    await self.line({"type": "websocket.send", "text": self.outbox[0].decode()})
                    self.outbox.popleft()
                    COUNTS.add("uprising_frames_total")
                if self.gone:
                    await self.socket.close(self.gone)
                    return
            COUNTS.add("uprising_dropped_total")
            await self.socket.close(TOO_SLOW)


class Live:
    """Takes sockets to their tables."""

    hall: Hall  # there as soon as the app has started
    origins: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.outgoing = Outgoing()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        relayed = RELAYED in scope  # then another worker has looked where it comes from
        if not relayed and not same_origin(socket.headers, self.origins):
            await socket.close(NO_WATCHING)  # before accepting: the handshake is refused
            return
        await socket.accept()
        table = socket.path_params["table"]
        person = self.hall.people.person(socket.cookies.get(COOKIE, "")) or ""
        try:
            at = await self.place(table, relayed, scope, receive, send)
        except (Wrong, Away) as error:
            code = "away" if isinstance(error, Away) else "no-table"
            await socket.send_text(wire.encode(wire.Problem(code, "table", "")).decode())
            await socket.close(NO_TABLE)
            return
        if at is None:
            return
        hello = wire.Hello()
        if not may_look(at.row, person):  # a program may still say who it is
            hello = await first_hello(receive)
            person = await self.hall.person_of(hello.key)
            if not may_look(at.row, person):
                await turn_away(socket, "no-watching", NO_WATCHING)
                return
        if not mine(at.row, person) and onlookers(at) >= self.hall.limits.onlookers:
            await turn_away(socket, "too-many", TOO_MANY)
            return
        seat = shown_seat(at.row, person)
        lang = socket.query_params.get("lang", "en")
        write = scope.get("extensions", {}).get(EXTENSION, never)
        most = self.hall.limits.waiting
        who = Connection(socket, send, person, seat, lang, self.outgoing, most, write)
        seen = socket.query_params.get("seen", "")
        delivery = asyncio.create_task(who.deliver())
        since = int(seen) if seen.isdecimal() and len(seen) < 10 else hello.seen
        who.beats = hello.beats
        try:
            # at once: a table at which nobody is listed may be put away at any moment
            self.come(at, who, since)
            # a task of its own: not every message has to climb through all that is around the app
            await asyncio.create_task(self.listen(table, who, receive))
        finally:
            delivery.cancel()
            self.leave(table, who)

    async def place(
        self, table: str, relayed: bool, scope: Scope, receive: Receive, send: Send
    ) -> Place | None:
        """The table, if it is ours; else the socket is led to its owner until one of them is gone.

        While an owner that died still has its lease, the socket waits for whoever comes after it.
        """
        until = time.monotonic() + PATIENCE
        while True:
            try:
                at = await self.hall.table(table)
                if self.hall.open.get(table) is at:  # not put away before anybody had come
                    return at
            except Elsewhere as owner:
                if owner.address and not relayed:
                    if await relay_socket(owner, scope, receive, send):
                        return None
                    if time.monotonic() < until:
                        await asyncio.sleep(PAUSE)
                        continue
                await send({"type": "websocket.close", "code": MOVED_AWAY})
                return None

    def come(self, at: Place, who: Listener, seen: int) -> None:
        self.take_over(at.listeners, who)
        at.listeners.append(who)
        self.hall.greet(who, at, seen)
        if isinstance(at, Room) and mine(at.row, who.person):  # nobody is told who looks on
            at.arrive(who)

    async def listen(self, table: str, who: Connection, receive: Receive) -> None:
        """Until the socket is gone."""
        allowance = Allowance(self.hall.limits.burst, self.hall.limits.per_second)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                text = text_of(await receive())
                if allowance.take():
                    await self.hear(table, who, text)
                else:
                    who.send(wire.Problem("too-fast", "message", "", wire.id_of(text)))

    def leave(self, table: str, who: Listener) -> None:
        current = self.hall.open.get(table)
        if current is None:
            return
        if who in current.listeners:
            current.listeners.remove(who)
        if isinstance(current, Room) and mine(current.row, who.person):
            current.leave(who.person)

    def take_over(self, listeners: list[Listener], who: Listener) -> None:
        """A second window of the same person takes over; the first one only looks on."""
        for other in listeners:
            if who.person and other.person == who.person and other.seat is not None:
                seat, other.seat = other.seat, None
                other.send(wire.Moved(seat))

    async def hear(self, table: str, who: Listener, text: str) -> None:
        if len(text) > self.hall.limits.message:
            who.send(wire.Problem("too-large", "message", ""))
            return
        try:
            command = wire.decode(text)
        except wire.BadMessage as error:
            COUNTS.add("uprising_refused_total", '{why="message"}')
            who.send(wire.Problem("bad-message", "message", str(error)))
            return
        began = time.perf_counter()
        name = getattr(command, "id", "")
        try:
            answer = await self.hall.hear(table, who, command)
            if isinstance(command, MOVES):
                COUNTS.took(time.perf_counter() - began)
        except Elsewhere:
            who.go()
            return
        except Conflict:  # somebody else has written to this table
            answer = wire.Problem("conflict", "seq", "", name)
        except Away:
            COUNTS.add("uprising_away_total")
            answer = wire.Problem("away", "database", "", name)
        except Wrong as wrong:
            answer = wire.Problem("no-table", wrong.field, wrong.text, name)
        except Exception:  # a bug of ours: this command is lost, the table is not
            note("command failed", logging.ERROR, type=type(command).__name__)
            logging.getLogger("uprising.server").exception("command")
            answer = wire.Problem("failed", "message", "", name)
        if not self.hall.store.owns(table):  # it was not written: she sends it again elsewhere
            who.go()
        elif answer is not None:
            who.send(answer)
        elif name:
            who.send(wire.Done(name, self.hall.seq(table)))


def onlookers(at: Place) -> int:
    return sum([not mine(at.row, listener.person) for listener in at.listeners])


async def turn_away(socket: WebSocket, code: str, number: int) -> None:
    await socket.send_text(wire.encode(wire.Problem(code, "table", "")).decode())
    await socket.close(number)


async def first_hello(receive: Receive) -> wire.Hello:
    """The first message, if it says who somebody is."""
    try:
        text = text_of(await asyncio.wait_for(receive(), HELLO_SECONDS))
        command = wire.decode(text)
    except (TimeoutError, wire.BadMessage, WebSocketDisconnect):
        return wire.Hello()
    return command if isinstance(command, wire.Hello) else wire.Hello()


def text_of(message: Message) -> str:
    """A binary frame has none, and will be refused as such."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return message.get("text") or ""
