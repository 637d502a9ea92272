"""One lesson: the position it begins with, the moves its steps wait for, the others' answers.

The step a learner stands at follows from the moves she has made, so that it needs no memory of its
own: it survives a restart of the server and goes back with an undo. A question that has nothing to
do with the step that waits is answered freely and counts for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from uprising.kernel import Move, Table, games
from uprising.scenario import scenario

HERE = Path(__file__).parent
BROUGHT = "lesson.toml"
LEARNER = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner.

    wants    moves that lead on, as text or as patterns (`place *`); the first is the advised one
    point    words of the board to point at; without: those of the advised move
    others   what the other seats answer while this step waits, in turn: `@1 defend none`
    """

    wants: tuple[str, ...]
    point: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as the scenario builder takes it, and the steps that begin there."""

    seats: int
    at: str
    steps: tuple[Step, ...]
    turn: int = 0
    seed: int = 1
    options: dict[str, Any] = {}
    put: dict[str, Any] = {}
    chance: dict[str, list[str]] = {}
    shuffle: dict[str, list[list[str]]] = {}

    def table(self, game: str, names: Sequence[str]) -> Table:
        """The table as it stands before the first step."""
        t = scenario(game, names, self.at, self.turn, self.seed, **self.options)
        for zone, value in self.put.items():
            t.put(zone, value)
        for source, faces in self.chance.items():
            t.chance(source, faces)
        for pile, orders in self.shuffle.items():
            for order in orders:
                t.shuffle(pile, order)
        t.settle()
        t.table.first_events = t.events
        return t.table

    def done(self, table: Table) -> int:
        """How many steps are behind the learner."""
        return self.progress(table)[0]

    def progress(self, table: Table) -> tuple[int, int]:
        """How many steps are done, and after how many lines of moves the last one was."""
        done = since = 0
        for number, line in enumerate(table.lines, 1):
            mine = [table.read(said.text) for said in line if said.seat == LEARNER]
            if done < len(self.steps) and any(leads_on(self.steps[done], move) for move in mine):
                done, since = done + 1, number
        return done, since

    def step(self, table: Table) -> Step | None:
        """The step that waits now; None when the lesson is over."""
        done = self.done(table)
        return self.steps[done] if done < len(self.steps) else None

    def allows(self, table: Table, move: Move[Any]) -> bool:
        """Whether a legal move leads on; where no awaited move is legal, every legal one does."""
        step = self.step(table)
        return step is None or leads_on(step, move) or self.is_aside(table)

    def is_aside(self, table: Table) -> bool:
        """Whether the learner is asked something that the step is not about."""
        step = self.step(table)
        return step is not None and not any(self.possible(table, w) for w in step.wants)

    def possible(self, table: Table, wanted: str) -> bool:
        if "*" not in wanted:
            return table.why_not(LEARNER, wanted) is None
        return any(fnmatchcase(move.text(), wanted) for move in table.legal(LEARNER))

    def reply(self, table: Table, seat: int) -> str | None:
        """What another seat answers now by the script; None where the script is silent.

        Of what it has not said since the last step was done, the first that is legal: so the
        script holds answers to more than one move of the learner.
        """
        step = self.step(table)
        pairs = [entry.partition(" ") for entry in step.others] if step is not None else []
        script = [table.read(move).text() for who, _, move in pairs if who == f"@{seat}"]
        _, since = self.progress(table)
        for line in table.lines[since:]:
            for said in line:
                text = table.read(said.text).text()
                if said.seat == seat and text in script:
                    script.remove(text)
        return next((move for move in script if table.why_not(seat, move) is None), None)


def leads_on(step: Step, move: Move[Any]) -> bool:
    return any(fnmatchcase(move.text(), wanted) for wanted in step.wants)


def lessons() -> list[str]:
    """The games that have a lesson: here, or as `lesson.toml` in a folder of their own."""
    brought = {key for key, of in games().items() if (of.folder / BROUGHT).is_file()}
    return sorted({path.stem for path in HERE.glob("*.toml")} | brought)


def lesson(game: str) -> Lesson:
    ours = HERE / f"{game}.toml"
    return read(ours if ours.is_file() else games()[game].folder / BROUGHT)


@cache
def read(path: Path) -> Lesson:
    return msgspec.toml.decode(path.read_bytes(), type=Lesson)
