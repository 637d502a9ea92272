"""Games told again, in a process of its own: playing one again takes a while, and nobody waits.

What crosses over is a table's log or a record; what comes back is the answer as it is sent. What a
viewer may not see stays in the other process.
"""

from __future__ import annotations

from typing import Any

import msgspec

from uprising.kernel import Game, read_record
from uprising.server.storage.rows import Line, TableRow
from uprising.server.tables.content import content_hash, known_content
from uprising.server.tables.journal import game_of
from uprising.server.tables.replays import (
    Scene,
    Seen,
    apparent_reason,
    checked,
    reasons_of_log,
    scenes_of_log,
    scenes_of_record,
    seen,
)

ALL_SEEING = -1


class NoMoment(ValueError):
    """A game has no such moment; its last one has this number."""

    def __init__(self, last: int) -> None:
        super().__init__(last)
        self.last = last


class NotOver(ValueError):
    """While a game goes on, its record shows nobody a seat's view."""


class Viewing(msgspec.Struct, frozen=True):
    """Through whose eyes (`ALL_SEEING`: everybody's), one moment of it or all, with beats."""

    seat: int | None
    at: int | None = None
    beats: bool = False


class Replay(msgspec.Struct, frozen=True):
    """The whole game, or with `at` one moment of it."""

    game: str
    names: list[str]
    options: dict[str, Any]
    pack: str
    content: str
    moves: int
    ended: bool
    reasons: list[dict[str, Any]]
    frames: list[Seen]


class Retold(msgspec.Struct, frozen=True):
    """A replay in writing, and what is needed besides.

    game        its key, and what changes it (see `variant`)
    positions   all of them, if a finished game is told whole to the all-seeing
    content     the name of what it was played with, and the document
    """

    told: bytes
    game: tuple[str, str]
    positions: list[bytes]
    content: tuple[str, bytes]


def retell_log(row: TableRow, lines: list[Line], viewing: Viewing) -> Retold:
    scenes = list(scenes_of_log(row, lines, viewing.beats))
    reasons = reasons_of_log(lines) if scenes[-1].table.state.ended else []
    names = [seat.name for seat in row.seats]
    return retold(game_of(row), names, row.options, scenes, reasons, viewing)


def retell_record(text: str, viewing: Viewing) -> Retold:
    """A record's notes say what was thought at some of its moments."""
    record = read_record(text)
    if not record.ended and viewing.seat is not None:
        raise NotOver
    scenes = list(scenes_of_record(record, viewing.beats))
    notes = [note.partition(" ")[::2] for note in record.notes]
    reasons = [{"at": int(at), "why": why} for at, why in notes if at.isdecimal()]
    of = scenes[0].table.game
    return retold(of, list(record.seats), dict(record.options), scenes, reasons, viewing)


def retold(
    of: Game,
    names: list[str],
    options: dict[str, Any],
    scenes: list[Scene],
    reasons: list[dict[str, Any]],
    viewing: Viewing,
) -> Retold:
    everything = viewing.seat == ALL_SEEING
    eyes = None if everything else viewing.seat
    chosen = scenes if viewing.at is None else [scenes[there(scenes, viewing.at)]]
    ended = scenes[-1].table.state.ended
    replay = Replay(
        game=of.key,
        names=names,
        options=options,
        pack=of.pack_name,
        content=content_hash(of, scenes[0].table.setup.options),
        moves=len(scenes) - 1,
        ended=ended,
        reasons=reasons,
        frames=[seen(scene, eyes, everything) for scene in chosen],
    )
    whole = everything and ended and len(chosen) == len(scenes)
    positions = [of.codec.save(scene.table.state) for scene in scenes] if whole else []
    content = replay.content, known_content(replay.content) or b""
    return Retold(msgspec.json.encode(replay), (of.key, of.changes), positions, content)


def reasons_at(
    row: TableRow, lines: list[Line], at: int, viewer: int | None
) -> list[dict[str, Any]]:
    """Why a bot made a move: after the end in its own words.

    Before that only what the viewer could have thought of herself, and nothing about answers that
    several gave at once: who was last is nobody's business.
    """
    scenes = list(scenes_of_log(row, lines))
    there(scenes, at)
    if scenes[-1].table.state.ended:
        return [each for each in reasons_of_log(lines) if each["at"] == at]
    asks = scenes[at - 1].table.state.asks if at else []
    actor = asks[0].seat if len(asks) == 1 and not asks[0].sealed else None
    if actor is None or viewer is None or not row.seats[actor].bot:
        return []
    reason = apparent_reason(scenes[at - 1], scenes[at], actor, viewer)
    return [{"at": at, "seat": actor, "why": reason}] if reason else []


def check_record(text: str) -> None:
    """That a record leads where it says; `BadRecord` if it does not."""
    checked(read_record(text))


def there(scenes: list[Scene], at: int) -> int:
    if at >= len(scenes):
        raise NoMoment(len(scenes) - 1)
    return at
