"""A table whose rules are no longer installed: it can be read and exported, not played.

When a table is put away, or the server stops, each seat's last sight of it is written down. That
is what is shown when the rules have changed so that the log can no longer be played again.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from uprising import wire
from uprising.server.storage.rows import TableRow, is_host
from uprising.server.storage.store import Away, Store
from uprising.server.tables import outgoing

if TYPE_CHECKING:
    from uprising.server.tables.in_play import TableInPlay
    from uprising.server.tables.listener import Listener
    from uprising.server.tables.log import Log

SIGHT = "sight"
FOR_EVER = 1e11
NOTHING = msgspec.Raw(b"null")


class LastSeen(msgspec.Struct, frozen=True):
    """What every seat, and last a spectator, saw and had read after move `seq`.

    `names` are those in `record`, which is there once a game is over.
    """

    seq: int
    views: list[msgspec.Raw]
    logs: list[list[wire.Entry]]
    ending: wire.Ending | None = None
    record: str = ""
    names: list[str] = []


async def keep_sight(at: TableInPlay, log: Log) -> None:
    """Write down what everybody sees; if the database is away, what was written before stays."""
    seats = [*range(len(at.row.seats)), None]
    events = list(at.events)
    ended = at.table.state.ended
    with contextlib.suppress(Away):
        sight = LastSeen(
            seq=at.shown,
            views=[outgoing.view_seen(at.table, seat) for seat in seats],
            logs=[list(outgoing.entries(at.table, events, seat)) for seat in seats],
            ending=outgoing.ending(at.table),
            record=str(await log.record()) if ended else "",
            names=[seat.name for seat in at.row.seats],
        )
        await log.store.keep(SIGHT, at.row.id, msgspec.json.encode(sight), FOR_EVER)


class Frozen:
    """Such a table, and those who look at it."""

    def __init__(self, row: TableRow, store: Store, sight: LastSeen | None) -> None:
        self.row = row
        self.store = store
        self.sight = sight
        self.doing = ""
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []

    @classmethod
    async def load(cls, row: TableRow, store: Store) -> Frozen:
        kept = await store.kept(SIGHT, row.id)
        return cls(row, store, msgspec.json.decode(kept, type=LastSeen) if kept else None)

    @property
    def shown(self) -> int:
        return 0 if self.sight is None else self.sight.seq

    @property
    def ended(self) -> bool:
        return self.sight is not None and self.sight.ending is not None

    @property
    def record(self) -> str:
        """The record of a finished game, unless somebody in it has asked to be forgotten."""
        names = [seat.name for seat in self.row.seats]
        return self.sight.record if self.sight is not None and self.sight.names == names else ""

    async def command(self, who: Listener, command: wire.Command) -> wire.Answer | None:
        if isinstance(command, wire.Hello):
            who.send(self.frame(who, command.seen))
            return None
        return wire.Problem("frozen", "table", "", getattr(command, "id", ""))

    async def change(self, row: TableRow) -> None:
        self.row = await self.store.update(row)
        for listener in list(self.listeners):
            listener.send(self.frame(listener, -1))

    def frame(self, who: Listener, since: int) -> wire.Frame:
        """The last that this viewpoint saw; nothing if nobody had time to write it down."""
        place = len(self.row.seats) if who.seat is None else who.seat
        sight = self.sight
        return wire.Frame(
            table=self.row.id,
            game=self.row.game,
            seq=self.shown,
            seat=who.seat,
            seats=self.seats_seen(),
            view=NOTHING if sight is None else sight.views[place],
            ask=None,
            standing=(),
            log=() if sight is None else tuple(e for e in sight.logs[place] if e.seq > since),
            undo=False,
            prompt="",
            ending=None if sight is None else sight.ending,
            frozen=True,
        )

    def seats_seen(self) -> tuple[wire.SeatSeen, ...]:
        here = {listener.person for listener in self.listeners}
        return tuple(
            wire.SeatSeen(
                name=seat.name,
                bot=seat.bot,
                program=seat.program,
                here=bool(seat.bot) or seat.person in here,
                taken=bool(seat.bot or seat.person),
                host=is_host(self.row, seat.person),
            )
            for seat in self.row.seats
        )
