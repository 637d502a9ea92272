"""A game seen again, move by move: from the log of a table, or from a record somebody brought."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from uprising.kernel import BadRecord, Event, Record, Table, replay
from uprising.server import sighting
from uprising.server.journal import fresh_table, no_past, redo
from uprising.server.rows import Line, TableRow
from uprising.wire import Ending, Entry

Scene = tuple[int, Table, list[Event]]


class Seen(msgspec.Struct, frozen=True):
    """One moment as one viewer may see it; `others` holds every seat's view for the all-seeing."""

    seq: int
    view: msgspec.Raw
    log: tuple[Entry, ...]
    ending: Ending | None = None
    others: tuple[msgspec.Raw, ...] = ()


def scenes_of_log(row: TableRow, lines: list[Line]) -> Iterator[Scene]:
    """What everybody could know of, in the numbers that live frames carry."""
    table, past, shown = fresh_table(row), no_past(), 0
    events = list(table.first_events)
    for line in lines:
        if line.public:
            yield shown, table, events
            shown, events = shown + 1, []
        table, happened = redo(table, past, line)
        events += happened
    yield shown, table, events


def scenes_of_record(record: Record) -> Iterator[Scene]:
    table = replay(record, 0)
    yield 0, table, table.first_events
    for number, line in enumerate(record.lines, 1):
        table = table.copy()
        events = [e for said in line for e in table.play(said.seat, said.text, said.by).events]
        yield number, table, events


def seen(scene: Scene, seat: int | None, everything: bool) -> Seen:
    number, table, events = scene
    heard = sighting.entries(table, [(number, event) for event in events], seat)
    others: tuple[msgspec.Raw, ...] = ()
    if everything:
        others = tuple(sighting.view_seen(table, who) for who in range(len(table.names)))
    return Seen(number, sighting.view_seen(table, seat), heard, sighting.ending(table), others)


def checked(record: Record) -> Table:
    """The table a record leads to; `BadRecord` if it does not."""
    try:
        return replay(record)
    except (LookupError, AssertionError) as error:
        raise BadRecord(f"game: {error}") from error
