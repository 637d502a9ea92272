"""One WebSocket for each seat or spectator."""

from __future__ import annotations

import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from uprising import wire
from uprising.server.hall import Hall, Wrong, mine
from uprising.server.lobby import COOKIE
from uprising.server.room import Room
from uprising.server.store import Away
from uprising.texts import languages

LARGEST_MESSAGE = 16_384
NO_TABLE = 4404
NO_WATCHING = 4403


class Connection:
    """One socket at one table. `seat` is the one it shows now; None: what a spectator sees."""

    def __init__(self, socket: WebSocket, person: str, seat: int | None, lang: str) -> None:
        self.socket = socket
        self.person = person
        self.seat = seat
        self.lang = lang if lang in languages() else "en"

    async def send(self, message: wire.Message) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.send_text(wire.encode(message))


class Live:
    """Takes sockets to their tables."""

    hall: Hall  # there as soon as the app has started

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        table = socket.path_params["table"]
        person = self.hall.people.person(socket.cookies.get(COOKIE, "")) or ""
        try:
            at = await self.hall.table(table)
        except (Wrong, Away) as error:
            await socket.send_text(wire.encode(wire.Problem("no-table", "table", str(error))))
            await socket.close(NO_TABLE)
            return
        seats = mine(at.row, person)
        if not seats and at.row.settings.watch == "nobody" and at.row.started:
            await socket.send_text(wire.encode(wire.Problem("no-watching", "table", "")))
            await socket.close(NO_WATCHING)
            return
        # with several seats on one device nothing secret is sent before the hand-over
        seat = seats[0] if len(seats) == 1 else None
        who = Connection(socket, person, seat, socket.query_params.get("lang", "en"))
        await self.take_over(at.listeners, who)
        at.listeners.append(who)
        try:
            await self.hall.greet(who, at)
            if isinstance(at, Room):
                await at.tell_all(at.seq)
                at.go_on()
            while True:
                await self.hear(table, who, await socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            current = await self.hall.table(table)
            if who in current.listeners:
                current.listeners.remove(who)

    async def take_over(self, listeners: object, who: Connection) -> None:
        """A second window of the same person takes over; the first one only looks on."""
        assert isinstance(listeners, list)
        for other in listeners:
            if who.person and other.person == who.person and other.seat is not None:
                seat, other.seat = other.seat, None
                await other.send(wire.Moved(seat))

    async def hear(self, table: str, who: Connection, text: str) -> None:
        if len(text) > LARGEST_MESSAGE:
            await who.send(wire.Problem("too-large", "message", ""))
            return
        try:
            command = wire.decode(text)
        except wire.BadMessage as error:
            await who.send(wire.Problem("bad-message", "message", str(error)))
            return
        try:
            await self.hall.hear(table, who, command)
        except Away:
            await who.send(wire.Problem("away", "database", "", getattr(command, "id", "")))
