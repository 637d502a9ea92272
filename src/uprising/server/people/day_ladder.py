"""Who answered the puzzle of a day, and how well: a ladder of that day alone.

The first answer counts. Others see a name only where its owner put it there. Nothing is added up
over the days, and a fortnight later all of it is gone.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import msgspec

from uprising.puzzles import Puzzle
from uprising.server.storage.store import Store
from uprising.server.tables.gathering import plain_name

KIND = "puzzle"
DAYS = 14
MOST = 5000  # answers that are read
SHOWN = 20  # names, and mine wherever it is


class Given(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody answered first, and the name by which others may see it."""

    move: str
    name: str = ""


async def note_answer(
    store: Store, day: date, person: str, move: str, name: str | None
) -> Given | None:
    """The answer that counts; a name puts it among the others, an empty one takes it away.

    None where the day is too long ago for a ladder.
    """
    if is_past(day):
        return None
    before = await answer_of(store, day, person)
    given = before or Given(move)
    if name is not None:
        given = Given(given.move, plain_name(name) if name.strip() else "")
    if given != before:
        body = msgspec.json.encode(given)
        await store.keep(kind_of(day), person, body, end_of(day).timestamp())
    return given


async def answer_of(store: Store, day: date, person: str) -> Given | None:
    kept = await store.kept(kind_of(day), person)
    return msgspec.json.decode(kept, type=Given) if kept else None


async def answers_of(store: Store, person: str) -> dict[str, Given]:
    """What this person answered on the days that still have a ladder."""
    today = datetime.now(UTC).date()
    days = [today + timedelta(days=1 - n) for n in range(DAYS + 2)]
    found = {day.isoformat(): await answer_of(store, day, person) for day in days}
    return {day: given for day, given in found.items() if given is not None}


async def ladder_of(store: Store, day: date, puzzle: Puzzle, person: str) -> dict[str, Any]:
    """How many answered, how many found the best, and the names that want to be seen.

    Equal answers share a place.
    """
    worth = {answer.move: answer.won for answer in puzzle.answers}
    told = [
        (key, msgspec.json.decode(body, type=Given))
        for key, body in await store.notes_of(kind_of(day), MOST)
    ]
    told = [(key, given) for key, given in told if given.move in worth]
    best = puzzle.answers[0].move
    named = [(key, given) for key, given in told if given.name]
    named.sort(key=lambda each: (-worth[each[1].move], each[1].name.casefold()))
    worths = [worth[given.move] for _, given in named]
    places = {won: worths.index(won) + 1 for won in dict.fromkeys(worths)}
    return {
        "answered": len(told),
        "found": sum(given.move == best for _, given in told),
        "names": [
            {
                "place": places[worth[given.move]],
                "name": given.name,
                "won": worth[given.move],
                "mine": key == person,
            }
            for n, (key, given) in enumerate(named)
            if n < SHOWN or key == person
        ],
    }


def kind_of(day: date) -> str:
    return f"{KIND} {day.isoformat()}"


def end_of(day: date) -> datetime:
    return datetime.combine(day + timedelta(days=DAYS), time(), UTC)


def is_past(day: date) -> bool:
    return datetime.now(UTC) >= end_of(day)
