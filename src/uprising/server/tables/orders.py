"""Standing orders at slow tables: what somebody wants answered while she is away.

Only its own seat is ever told of an order. An answer that was ordered comes after a while that the
table's secret decides, whatever the answer is: how long it took tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from uprising import wire
from uprising.kernel import BadNotation, Move, seeded, told
from uprising.server.storage.rows import Line, Order, TableRow
from uprising.server.tables.audience import Audience
from uprising.server.tables.chairs import Chairs
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.moves import Moves
from uprising.server.tables.processes import Thinker
from uprising.server.tables.replays import scenes_of_log

SOONEST, LATEST = 60.0, 900.0
"""Seconds after which an ordered answer comes."""
MOST = 20


class Orders:
    """Given, taken back, and carried out."""

    def __init__(
        self,
        at: TableInPlay,
        audience: Audience,
        chairs: Chairs,
        moves: Moves,
        thinker: Thinker,
        go_on: Callable[[], None],
    ) -> None:
        self.at = at
        self.audience = audience
        self.chairs = chairs
        self.moves = moves
        self.thinker = thinker
        self.go_on = go_on

    async def give(self, who: Listener, command: wire.Order) -> wire.Answer | None:
        """A new order for a question takes the place of the one before; `off` takes it back."""
        at = self.at
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        if not at.clocks.slow or at.table.state.ended:
            return problem("not-now", "type", command.id)
        if command.move and not self.reads(command.move):
            return problem("bad-move", "move", command.id)
        kept = [o for o in at.row.seats[who.seat].orders if o.prompt != command.prompt]
        if not command.off:
            kept = [*kept[1 - MOST :], Order(command.prompt, command.move, at.seq)]
        await self.keep(who.seat, kept)
        self.go_on()
        return None

    def reads(self, text: str) -> bool:
        try:
            self.at.table.read(text)
        except BadNotation:
            return False
        return True

    async def keep(self, seat: int, orders: list[Order]) -> None:
        """Written down, and told to its own seat alone."""
        chairs = list(self.at.row.seats)
        chairs[seat] = msgspec.structs.replace(chairs[seat], orders=orders)
        await self.chairs.write_row(msgspec.structs.replace(self.at.row, seats=chairs))
        self.show_all(seat)

    def show_all(self, seat: int) -> None:
        for listener in list(self.audience.listeners):
            if listener.seat == seat:
                self.show(listener)

    def show(self, who: Listener) -> None:
        """Show a person the orders she has given, and nobody else's."""
        if who.seat is None or not self.at.clocks.slow:
            return
        orders = self.at.row.seats[who.seat].orders
        who.send(wire.Orders(tuple(wire.OrderSeen(o.prompt, o.move) for o in orders)))

    def due(self) -> dict[int, float]:
        """When each seat's ordered answer is given."""
        at = self.at
        if not at.clocks.slow or at.table.state.ended:
            return {}
        found = {}
        for ask in at.table.state.asks:
            since = at.clocks.since.get(ask.seat)
            if since is not None and self.order_for(ask.seat) is not None:
                found[ask.seat] = since + self.delay(ask.seat)
        return found

    def order_for(self, seat: int) -> Order | None:
        at = self.at
        ask = at.first_asked((seat,))
        if ask is None or at.row.seats[seat].stand_in:
            return None
        orders = at.row.seats[seat].orders
        found = next((order for order in orders if order.prompt == ask.prompt), None)
        legal = found is not None and (not found.move or self.move_of(seat, found) is not None)
        return found if legal else None

    def move_of(self, seat: int, order: Order) -> Move[Any] | None:
        """The answer as it was ordered, if it can be given now."""
        table = self.at.table
        if not order.move:
            return table.state.asker.default(table.state, seat)
        move = table.read(order.move)
        return move if table.why_not(seat, move) is None else None

    def delay(self, seat: int) -> float:
        """How long an ordered answer waits, drawn from the table's secret."""
        at = self.at
        drawn = seeded(f"{at.row.secret}-{at.question}-{seat}", "order").below(1000)
        return SOONEST + (LATEST - SOONEST) * drawn / 1000

    async def carry_out(self, now: float) -> None:
        for seat, due in self.due().items():
            order = self.order_for(seat)
            if due > now or order is None:
                continue
            if not order.move and await self.is_concerned(seat, order):
                kept = [o for o in self.at.row.seats[seat].orders if o != order]
                await self.keep(seat, kept)
                continue
            move = self.move_of(seat, order)
            if move is not None:
                command = f"order-{self.at.seq}-{seat}"
                await self.moves.answer(seat, move, "order", command)

    async def is_concerned(self, seat: int, order: Order) -> bool:
        """Whether others have done something to this seat since it said that it would pass."""
        lines = await self.moves.log.store.lines(self.at.row.id, 0)
        work = partial(concerned, self.at.row, lines, seat, order.since)
        return await self.thinker.tell(work)


def concerned(row: TableRow, lines: list[Line], seat: int, since: int) -> bool:
    """In the other process: whether what somebody else did since then names this seat."""
    own, shown = set(), 0
    begin = 0
    for line in lines:
        shown += line.public
        if line.seat == seat:
            own.add(shown)
        if line.seq <= since:
            begin = shown
    name = f"@{seat}"
    for scene in scenes_of_log(row, lines):
        if scene.number <= begin or scene.number in own:
            continue
        for event in scene.events:
            seen = scene.table.game.seen_by(event, seat)
            if seen is not None and named_in(told(seen)[1], name):
                return True
    return False


def named_in(values: object, name: str) -> bool:
    if isinstance(values, dict):
        return any(named_in(value, name) for value in values.values())
    if isinstance(values, list | tuple):
        return any(named_in(value, name) for value in values)
    return values == name
