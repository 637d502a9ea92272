"""Tables that look for players: only those whose host said that they may be found here."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import reply
from uprising.server.storage.rows import TableRow, pack_name
from uprising.server.tables.hall import Hall

MOST = 200
FRESH = 1.0  # seconds for which a list is good enough


class OpenList:
    """Read from what is written down, so that every worker gives the same answer."""

    hall: Hall

    def __init__(self) -> None:
        self.read_at = -FRESH
        self.reading = asyncio.Lock()
        self.found: list[dict[str, Any]] = []

    async def show(self, request: Request) -> Response:
        async with self.reading:  # however many ask, it is read once
            if time.monotonic() - self.read_at >= FRESH:
                rows = await self.hall.store.listed(MOST)
                self.found = [told(row) for row in rows if looks_for_players(row)]
                self.read_at = time.monotonic()
        return reply({"tables": self.found})


def free_chairs(row: TableRow) -> int:
    return sum(not seat.bot and not seat.person for seat in row.seats)


def looks_for_players(row: TableRow) -> bool:
    return row.settings.listed and not (row.started or row.closed) and free_chairs(row) > 0


def told(row: TableRow) -> dict[str, Any]:
    """Of the people only the host is named, who asked for it."""
    return {
        "invite": row.invite,
        "game": row.game,
        "host": next((seat.name for seat in row.seats if seat.person == row.host), ""),
        "seats": len(row.seats),
        "bots": sum(bool(seat.bot) for seat in row.seats),
        "free": free_chairs(row),
        "pack": pack_name(row),
        "settings": row.settings,
    }
