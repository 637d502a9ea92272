"""From the log to the table: what each line does, snapshots on the way, the record at the end."""

from __future__ import annotations

import dataclasses
from collections import deque
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

import uprising
from uprising.kernel import (
    Game,
    KeyedLuck,
    Played,
    Record,
    Table,
    game,
    luck_key,
    new_table,
    open_line,
    played_by,
    promise,
    sealed_line,
)
from uprising.server.storage.rows import Line, TableRow
from uprising.server.storage.store import Store
from uprising.server.tables.branch import branched_table
from uprising.tutorials import lesson

PAST = 20
"""So many moves can be taken back when all agree."""

Past = deque[Table]


def game_of(row: TableRow) -> Game:
    """The game of a table, with the pack and the numbers it was created with."""
    return played_by(game(row.game), row.pack, row.content)


def fresh_table(row: TableRow) -> Table:
    names = [seat.name for seat in row.seats]
    if row.lesson:
        return lesson(row.game).table(row.game, names)
    if row.branch is not None:
        return branched_table(row.branch, names, row.secret)
    luck = KeyedLuck(luck_key(row.secret, row.entropy), {})
    return new_table(game_of(row), names, row.options, luck, sealed_line(row.secret))


def no_past() -> Past:
    return deque(maxlen=PAST)


NOTHING = Played([], False, [])


def redo(table: Table, past: Past, line: Line, watched: bool = False) -> tuple[Table, Played]:
    """The table after a line of the log, and what happened, with beats if watched."""
    after = table.copy()
    match line.kind:
        case "hold":
            return table, NOTHING
        case "undo":
            if past:
                past.pop()
            after.undo(line.seat)
            return after, NOTHING
        case "back":
            after = past.pop().copy()
            after.undoable = []
            return after, NOTHING
    past.append(table)
    return after, after.play_legal(line.seat, after.read(line.text), line.by, watched)


async def whole_table(row: TableRow, store: Store) -> Table:
    """The table played again from its first line, whatever was cached."""
    table, past = fresh_table(row), no_past()
    for line in await store.lines(row.id, 0):
        table, _ = redo(table, past, line)
    return table


def open_record(row: TableRow, table: Table) -> Record:
    """The record with everything needed to check it; only of a finished game."""
    assert table.state.ended, "a running game shows nobody its record"
    after = table.copy()
    after.luck = open_line(row.secret, row.entropy)
    note = f"promised {promise(row.secret)}"
    return dataclasses.replace(after.record(), notes=(note,))


class Snapshot(msgspec.Struct, frozen=True):
    """A cached position: the hash of the code that made it, and what the room knew besides."""

    code: str
    shown: int
    question: int
    banks: list[float]
    state: msgspec.Raw
    held: dict[int, str] = {}


def read_snapshot(data: bytes, of: Game) -> Snapshot | None:
    """None if it was made by other code: then the log is played again from its start."""
    try:
        found = msgspec.json.decode(data, type=Snapshot)
    except msgspec.DecodeError:
        return None
    return found if found.code == code_of(of) else None


@cache
def code_of(of: Game) -> str:
    """The hash of the rules as they are written."""
    kernel = Path(uprising.__file__).parent / "kernel"  # compiled modules lie elsewhere
    total = blake2b(of.content.encode(), digest_size=8)
    for folder in (kernel, of.folder):
        for path in sorted(folder.rglob("*.py")):
            total.update(path.read_bytes())
    return total.hexdigest()
