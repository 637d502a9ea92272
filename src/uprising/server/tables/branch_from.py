"""Where a branch leaves another game: found in the other process, since it plays the game again."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import msgspec

from uprising.kernel import Table, open_line, read_record
from uprising.server.storage.rows import Line, TableRow
from uprising.server.tables.branch import Branch, Stage, played_at
from uprising.server.tables.replay_jobs import NoMoment, NotOver
from uprising.server.tables.replays import Scene, scenes_of_log, scenes_of_record


class BranchPoint(msgspec.Struct, frozen=True):
    """What is to be known of a moment of a game to play on from there."""

    branch: Branch
    game: str
    version: int
    content: str
    options: dict[str, Any]
    seats: int
    pack: str


class GameOver(Exception):
    """At that moment nobody is asked anything more."""


def leave_record(text: str, at: int | None, fair: int | None, ended: bool = True) -> BranchPoint:
    """A moment of a record that is over; without a number its last one."""
    record = read_record(text)
    if ended and not record.ended:
        raise NotOver
    number = len(record.lines) if at is None else at
    table = at_moment(scenes_of_record(record), number)
    return left(table, Branch(str(table.record()), fair=fair))


def leave_log(row: TableRow, lines: list[Line], at: int, fair: int | None) -> BranchPoint:
    """A moment of a table; of one that was itself played on, with what came before."""
    table = at_moment(scenes_of_log(row, lines), at)
    if row.branch is not None:
        stage = Stage(row.secret, row.branch.fair, played_at(table))
        return left(table, Branch(row.branch.record, (*row.branch.stages, stage), fair))
    record = dataclasses.replace(table.record(), luck=open_line(row.secret, row.entropy))
    return left(table, Branch(str(record), fair=fair))


def at_moment(scenes: Iterator[Scene], at: int) -> Table:
    last = 0
    for scene in scenes:
        last = scene.number
        if last == at:
            if scene.table.state.ended:
                raise GameOver
            return scene.table
    raise NoMoment(last)


def left(table: Table, branch: Branch) -> BranchPoint:
    of = table.game
    options = dict(table.setup.options)
    return BranchPoint(
        branch, of.key, of.version, of.content, options, len(table.names), of.changes
    )
