"""The puzzle of the day: a real position, one decision, and what a search found of every answer.

The positions are data beside this file, made by `tools/puzzles.py`. Nothing is computed when
somebody asks: the day picks one, and the answers were measured beforehand.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from uprising.kernel import BadRecord, Table, read_record, replay

HERE = Path(__file__).parent
FIRST = date(2026, 1, 1)


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal move, in how many of the games it was won, and how they ended most often."""

    move: str
    won: float
    ending: str


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position from a game of bots, and what is known of each answer, the best first.

    record   the game up to that moment
    seat     who has to decide
    games    so many were played to the end after each answer, by the heuristic for every seat, from
             positions that this seat cannot tell from the real one: the same for all answers
    reason   what the heuristic says of the best answer; nothing where it would have given another
    """

    game: str
    record: str
    seat: int
    games: int
    answers: tuple[Answer, ...]
    reason: str = ""

    def table(self) -> Table:
        """The table as it stands; `BadRecord` if the rules are others by now."""
        return replay(read_record(self.record))


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All that can still be played, so that no two days in a row are of one game."""
    shelves = [[puzzle for puzzle in kept(path) if is_good(puzzle)] for path in sources()]
    found: list[Puzzle] = []
    while any(shelves):
        last = found[-1].game if found else ""
        others = [shelf for shelf in shelves if shelf and shelf[0].game != last]
        found.append(max(others or [s for s in shelves if s], key=len).pop(0))
    return tuple(found)


def sources() -> list[Path]:
    return sorted(HERE.glob("*.json"))


def kept(path: Path) -> list[Puzzle]:
    return msgspec.json.decode(path.read_bytes(), type=list[Puzzle])


def is_good(puzzle: Puzzle) -> bool:
    try:
        state = puzzle.table().state
    except BadRecord:
        return False
    return state.ask_of(puzzle.seat) is not None


def puzzle_of(day: date) -> Puzzle:
    """The same for everybody on that day."""
    shelf = puzzles()
    return shelf[(day - FIRST).days % len(shelf)]
