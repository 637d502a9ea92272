"""What a person has played to the end, and won: one line for each table.

A line is written when she looks (or takes everything with her) and stays when the table is gone; it
is kept as a note of hers, and forgotten with her.
"""

from __future__ import annotations

import msgspec

from uprising.kernel import traits_of
from uprising.server.people.notices import FOR_EVER
from uprising.server.storage.rows import TableRow
from uprising.server.storage.store import Store
from uprising.server.tables.hall import Hall, Wrong, mine
from uprising.server.tables.room import Room

LEDGER = "ledger"
MOST = 5000  # lines; beyond them the oldest go


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table played to its end.

    people    how many of its seats were people's
    options   what the record says of the table: campaign, difficulty, house rules
    traits    what this person was: a character, a role, an identity
    """

    table: str
    game: str
    at: float
    seats: int
    people: int
    won: bool
    key: str
    options: dict[str, str | int | bool] = {}
    traits: dict[str, str] = {}
    pack: str = ""


async def ledger_of(hall: Hall, person: str) -> list[Played]:
    """All that this person has played to the end, oldest first."""
    known = await kept(hall.store, person)
    seen = {line.table for line in known}
    found = [
        line
        for row in await hall.store.tables_of(person)
        if row.id not in seen and row.started and not row.practice
        if (line := await played(hall, row, person)) is not None
    ]
    if not found:
        return known
    lines = sorted([*known, *found], key=lambda line: (line.at, line.table))[-MOST:]
    await hall.store.keep(LEDGER, person, msgspec.json.encode(lines), FOR_EVER)
    return lines


async def kept(store: Store, person: str) -> list[Played]:
    return msgspec.json.decode(await store.kept(LEDGER, person) or b"[]", type=list[Played])


async def played(hall: Hall, row: TableRow, person: str) -> Played | None:
    """The line of one table; None while it goes on, or where its rules are no longer there."""
    try:
        at = await hall.seen_from_here(row.id)
    except Wrong:
        return None
    seats = mine(row, person)
    if not isinstance(at, Room) or at.table.outcome is None or not seats:
        return None
    of, outcome = at.table.game, at.table.outcome
    lines = await hall.store.lines(row.id, max(0, at.seq - 1))
    return Played(
        row.id,
        of.key,
        lines[-1].at if lines else 0.0,
        len(row.seats),
        sum(bool(seat.person) for seat in row.seats),
        any(seat in outcome.winners for seat in seats),
        outcome.key,
        of.told_options(at.table.setup),
        traits_of(of, at.table.state, seats[0]),
        of.pack_name,
    )
