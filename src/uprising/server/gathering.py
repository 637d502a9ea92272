"""A table before its start: people sit down, the host sets the chairs and begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from uprising import wire
from uprising.bots import BadBot, bot
from uprising.kernel import slug
from uprising.server.room import STAND_IN, Listener, problem
from uprising.server.rows import SeatRow, TableRow
from uprising.server.store import Store

BOT_NAMES = ("Rivet", "Bolt", "Gasket", "Piston", "Sprocket", "Magneto", "Dynamo", "Flywheel",
             "Camshaft", "Solenoid")  # fmt: skip


class Gathering:
    """The chairs of a table to be, and those who look at them."""

    def __init__(self, row: TableRow, store: Store, begin: Callable[[TableRow], Awaitable[None]]):
        self.row = row
        self.store = store
        self.begin = begin
        self.listeners: list[Listener] = []

    async def command(self, who: Listener, command: wire.Command) -> None:
        match command:
            case wire.Hello():
                await who.send(self.seen())
            case wire.Chair() if self.is_host(who.person):
                await self.set_chair(who, command)
            case wire.Start() if self.is_host(who.person):
                await self.start()
            case wire.Chair() | wire.Start():
                await who.send(problem("host-only", "type", command.id))
            case _:
                await who.send(problem("not-started", "type", getattr(command, "id", "")))

    def is_host(self, person: str) -> bool:
        return bool(person) and person in (self.row.host, *self.row.hosts)

    async def set_chair(self, who: Listener, command: wire.Chair) -> None:
        if not 0 <= command.seat < len(self.row.seats):
            await who.send(problem("no-seat", "seat", command.id))
            return
        try:
            if command.bot:
                bot(command.bot)
        except BadBot as error:
            await who.send(wire.Problem("no-bot", "bot", str(error), command.id))
            return
        name = free_name(self.row, BOT_NAMES[command.seat % len(BOT_NAMES)]) if command.bot else ""
        await self.put(command.seat, SeatRow(name or f"seat-{command.seat + 1}", bot=command.bot))

    async def sit(self, seat: int, person: str, name: str) -> None:
        await self.put(seat, SeatRow(free_name(self.row, name), person=person))

    async def put(self, seat: int, chair: SeatRow) -> None:
        chairs = list(self.row.seats)
        chairs[seat] = chair
        await self.change(msgspec.structs.replace(self.row, seats=chairs))

    async def change(self, row: TableRow) -> None:
        await self.store.update(row)
        self.row = row
        for listener in list(self.listeners):
            await listener.send(self.seen())

    async def start(self) -> None:
        """Free chairs are filled with bots, and the names go into the record."""
        row = self.row
        for number, chair in enumerate(row.seats):
            if not chair.bot and not chair.person:
                name = free_name(row, BOT_NAMES[number % len(BOT_NAMES)])
                chairs = list(row.seats)
                chairs[number] = SeatRow(name, bot=STAND_IN)
                row = msgspec.structs.replace(row, seats=chairs)
        await self.begin(msgspec.structs.replace(row, started=True))

    def seen(self) -> wire.Gathering:
        here = {listener.person for listener in self.listeners}
        seats = tuple(
            wire.SeatSeen(
                name=chair.name,
                bot=chair.bot,
                here=bool(chair.bot) or (bool(chair.person) and chair.person in here),
                taken=bool(chair.bot or chair.person),
                host=self.is_host(chair.person),
            )
            for chair in self.row.seats
        )
        settings = msgspec.to_builtins(self.row.settings)
        return wire.Gathering(
            self.row.id, self.row.game, seats, self.row.options, settings, self.row.invite
        )


def free_name(row: TableRow, wanted: str) -> str:
    """The name as it may stand in a record, told apart from the others at the table."""
    plain = "-".join(wanted.split())[:20] or "guest"
    plain = "".join(c for c in plain if c.isprintable() and c not in '@|~>,"') or "guest"
    taken = {slug(seat.name) for seat in row.seats if seat.person or seat.bot}
    name, number = plain, 2
    while slug(name) in taken:
        name, number = f"{plain}-{number}", number + 1
    return name
