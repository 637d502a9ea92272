"""The puzzle of the day over HTTP: a position, and after an answer what all of them were worth."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.kernel import read_record
from uprising.puzzles import FIRST, Puzzle, puzzle_of, puzzles
from uprising.server.http.lobby import Lobby, body_of, reply
from uprising.server.people.day_ladder import ladder_of, note_answer
from uprising.server.tables import outgoing
from uprising.server.tables.content import content_hash
from uprising.server.tables.hall import Hall, Wrong
from uprising.server.tables.replays import scenes_of_record, seen

BEFORE = 4  # so many moves that led there are told


class AnswerGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the moves the position asks for, as it is written there.

    name    under which the answer may be seen on the day's ladder; empty: no longer
    """

    move: Annotated[str, msgspec.Meta(max_length=400)]
    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Puzzles:
    """The same for everybody on a day. Nobody has to give a name."""

    hall: Hall

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def show(self, request: Request) -> Response:
        day = day_of(request)
        shown = position_of(puzzle_of(day))
        await self.hall.keep_content(shown["content"])
        return reply({"day": day.isoformat(), **shown})

    async def answer(self, request: Request) -> Response:
        """Of a person the first answer counts on the ladder of the day."""
        day = day_of(request)
        puzzle, store = puzzle_of(day), self.hall.store
        given = await body_of(request, AnswerGiven)
        if given.move not in {answer.move for answer in puzzle.answers}:
            raise Wrong(422, "move", "is none of the answers")
        person, key = self.lobby.who(request)
        counted = await note_answer(store, day, person, given.move, given.name)
        ladder = await ladder_of(store, day, puzzle, person) if counted else None
        told = reply({
            "right": given.move == puzzle.answers[0].move,
            "games": puzzle.games,
            "reason": puzzle.reason,
            "answers": [
                {"move": a.move, "slots": outgoing.slots(a.move), "won": a.won, "ending": a.ending}
                for a in puzzle.answers
            ],
            "counted": counted and counted.move,
            "ladder": ladder,
        })  # fmt: skip
        return self.lobby.with_cookie(request, told, key)


def day_of(request: Request) -> date:
    return date_of(request.path_params["day"])


def date_of(word: str) -> date:
    """A day by its date: today's, wherever in the world somebody asks, or an earlier one."""
    today = datetime.now(UTC).date()
    try:
        day = today if word == "today" else date.fromisoformat(word)
    except ValueError as error:
        raise Wrong(422, "day", "must be a date or 'today'") from error
    if not puzzles() or not FIRST <= day <= today + timedelta(days=1):
        raise Wrong(404, "day", "there is no puzzle of that day")
    return day


@lru_cache(maxsize=32)
def position_of(puzzle: Puzzle) -> dict[str, Any]:
    """The position as its seat sees it, what is asked, and how it came about."""
    scenes = list(scenes_of_record(read_record(puzzle.record)))
    table, seat = scenes[-1].table, puzzle.seat
    moments = [seen(scene, seat, everything=False) for scene in scenes[-BEFORE:]]
    return {
        "game": puzzle.game,
        "names": list(table.names),
        "options": dict(table.setup.options),
        "content": content_hash(table.game, table.setup.options),
        "seat": seat,
        "seq": scenes[-1].number,
        "view": moments[-1].view,
        "log": [entry for moment in moments for entry in moment.log],
        "ask": outgoing.ask_seen(table, seat, None, timed=False),
        "games": puzzle.games,
    }
