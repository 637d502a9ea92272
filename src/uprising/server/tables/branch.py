"""Playing on from a moment of a finished game: the position it begins with, and its new luck.

A branch keeps how its position came about, never the position itself: it can be played again after
the code has changed. Luck is its own, so nobody has seen what comes. What lay hidden stays as it
lay, or is dealt anew for the seat that plays on.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uprising.kernel import KeyedLuck, Table, luck_key, read_record, replay, sealed_line, seeded


class Stage(msgspec.Struct, frozen=True):
    """A table that began at a moment of another: its secret, and what was played at it."""

    secret: str
    fair: int | None = None
    played: tuple[tuple[int, str], ...] = ()


class Branch(msgspec.Struct, frozen=True):
    """Where a table begins.

    record   the game it leaves, up to that moment
    stages   the tables in between, where somebody has played on from a game that was played on
    fair     the seat for which what it cannot see is dealt anew; None: all stays as it lay
    """

    record: str
    stages: tuple[Stage, ...] = ()
    fair: int | None = None


def branched_table(branch: Branch, names: Sequence[str], secret: str) -> Table:
    """The table as it stands when somebody plays on."""
    table = replay(read_record(branch.record))
    for stage in (*branch.stages, Stage(secret, branch.fair)):
        table = begun(table, names, stage)
        for seat, text in stage.played:
            table.play(seat, text)
    return table


def begun(table: Table, names: Sequence[str], stage: Stage) -> Table:
    state = table.state.copy()
    if stage.fair is not None:
        state = table.game.guess(state, stage.fair, seeded(stage.secret, "branch"))
    state.luck = KeyedLuck(luck_key(stage.secret, []), {})
    return Table(table.game, state, names, table.setup, sealed_line(stage.secret), [])


def played_at(table: Table) -> tuple[tuple[int, str], ...]:
    """What was played at a table, in an order in which it can be played again."""
    lines = [*table.lines, *table.unwritten()]
    return tuple((said.seat, table.read(said.text).text()) for line in lines for said in line)
