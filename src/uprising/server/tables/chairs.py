"""The chairs of a table in play: who holds them, who stands in, and that it is written down."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from uprising import wire
from uprising.server.storage.rows import SeatRow, TableRow, stamped
from uprising.server.storage.store import Conflict, Store
from uprising.server.tables.audience import Audience
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.quiet_hours import Rest

STAND_IN = "heuristic"


class Chairs:
    """Every change of a table's row goes through here."""

    def __init__(
        self, at: TableInPlay, store: Store, audience: Audience, go_on: Callable[[], None]
    ) -> None:
        self.at = at
        self.store = store
        self.audience = audience
        self.go_on = go_on

    async def write_row(self, row: TableRow) -> None:
        """Who sits where is written down before it holds, over what this table knows of it."""
        try:
            self.take_row(await self.store.update(stamped(row, self.at.doing)))
        except Conflict:
            now = await self.store.table(row.id)
            if now is not None:
                self.take_row(now)
            raise

    def take_row(self, row: TableRow) -> None:
        at = self.at
        at.whole = at.whole and [s.name for s in row.seats] == [s.name for s in at.row.seats]
        at.row = row
        at.sight_at = None
        at.clocks.rests = [seat.rest for seat in row.seats]

    async def change_row(self, row: TableRow) -> None:
        await self.write_row(row)
        self.audience.tell_all(self.at.shown)
        self.go_on()

    async def set_chair(self, seat: int, chair: SeatRow) -> None:
        chairs = list(self.at.row.seats)
        chairs[seat] = chair
        await self.change_row(msgspec.structs.replace(self.at.row, seats=chairs))

    async def set_stand_in(self, seat: int, level: str) -> None:
        """A bot plays for somebody who is away; with an empty level she plays again herself."""
        chair = self.at.row.seats[seat]
        if chair.person and chair.stand_in != level:
            await self.set_chair(seat, msgspec.structs.replace(chair, stand_in=level))

    async def attend(self, who: Listener, command: wire.Attend) -> wire.Answer | None:
        """Leave the seat to a bot, or take it back."""
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        await self.set_stand_in(who.seat, "" if command.here else STAND_IN)
        return None

    async def set_rest(self, who: Listener, command: wire.Quiet) -> wire.Answer | None:
        """This seat's quiet hours and holiday, by the clocks of its own country."""
        rest = Rest(command.zone, command.start, command.end, command.first, command.last)
        if who.seat is None or rest.problem():
            field = rest.problem() or "seat"
            return problem("spectator" if who.seat is None else "bad-rest", field, command.id)
        chair = self.at.row.seats[who.seat]
        await self.set_chair(who.seat, msgspec.structs.replace(chair, rest=rest))
        return None
