"""What bots remember is no truth of its own: it is played again from the log when it is needed."""

from __future__ import annotations

import asyncio

from uprising.bots import Memory
from uprising.kernel import Event
from uprising.server.storage.rows import Line, TableRow
from uprising.server.storage.store import Store
from uprising.server.tables.journal import fresh_table, no_past, redo

BREATH = 100
"""Lines after which other tables get their turn."""


def remember(memory: Memory, line: Line, events: list[Event]) -> None:
    """Take in one more line of the log."""
    if line.kind == "move":
        memory.hear(events)
    elif line.kind in ("undo", "back"):
        memory.take_back()


async def recollect(row: TableRow, store: Store, last: int) -> Memory:
    """Rebuild a bot's memory from the log, up to that line."""
    table, past = fresh_table(row), no_past()
    memory = Memory(table.game, table.first_events)
    for line in await store.lines(row.id, 0):
        if line.seq <= last:
            table, played = redo(table, past, line)
            remember(memory, line, played.events)
        if line.seq % BREATH == 0:
            await asyncio.sleep(0)
    return memory
