"""Experience: what answers were worth in thousands of games, where a search looks not far enough.

Who one is from the first turn to the last, or which tool one keeps, bears fruit long after the
turns that a search looks ahead. A game names such questions in its `weighing` (`FAR`), with the
cases it tells apart (`case`), and has a file `experience.json`, written by
`tools/gather_experience.py`: for each question and case the share of games that were won after
each answer, and how many games that were. The file says in which cases the arena has not shown it
to help (`unused`), and carries a stamp of the rules and the cards it was gathered with; another
stamp is refused.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from uprising.kernel import Ask, Game, Move, State

from .fitted import OtherRules, stamp
from .knowledge import weighing_of

Shares = dict[str, dict[str, dict[str, tuple[float, int]]]]
"""By question, case and answer: the share that won, of how many games."""


@dataclass(frozen=True)
class Lesson:
    """What came of an answer: the share of the games that were won after it."""

    move: Move[Any]
    share: float
    games: int

    @property
    def error(self) -> float:
        return sqrt(self.share * (1 - self.share) / max(1, self.games))


def file_of(of: Game) -> Path:
    return of.folder / "experience.json"


def read_experience(of: Game, path: Path) -> Shares:
    """What a file tells where that helps, if it was gathered with these rules and cards."""
    told = json.loads(path.read_text(encoding="utf-8"))
    if told["stamp"] != stamp(of):
        raise OtherRules(
            f"{path.name} of {of.key}: gathered with other rules or cards; not used. "
            f"Gather it anew: python tools/gather_experience.py {of.key}"
        )
    won: Shares = told["won"]
    return {
        prompt: {case: cases[case] for case in cases if case not in told["unused"]}
        for prompt, cases in won.items()
    }


@cache
def experience_of(of: Game) -> Shares:
    """A game's experience; nothing if it has none, or none with the cards it is played with."""
    if of.changes or not file_of(of).exists():
        return {}
    try:
        return read_experience(of, file_of(of))
    except OtherRules as error:
        warnings.warn(str(error), stacklevel=2)
        return {}


def experience_for(of: Game, s: State, ask: Ask) -> list[Lesson]:
    """What the answers of a guessed table were worth, best first; none where one must search.

    Only what the seat itself knows decides the case, so that its answer says no more than it may.
    """
    cases = experience_of(of).get(ask.prompt)
    if cases is None:
        return []
    shares = cases.get(case_of(of, s, ask.seat), {})
    found = [Lesson(move, *shares[move.text()]) for move in ask.moves if move.text() in shares]
    return sorted(found, key=lambda lesson: -lesson.share) if len(found) == len(ask.moves) else []


def case_of(of: Game, s: State, seat: int) -> str:
    """The case in which a seat is asked; all the same where the game tells none apart."""
    case: Callable[[Any, int], str] | None = getattr(weighing_of(of), "case", None)
    return "" if case is None else case(s, seat)
