"""The puzzles of all six games in one form: who is asked at which table, and what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.games.evil_robots.test_puzzles import PUZZLES as EVIL
from tests.games.fully_automated_bosses.test_puzzles import PUZZLES as BOSSES
from tests.games.fully_automated_union.test_puzzles import PUZZLES as UNION
from tests.games.patriot.test_puzzles import PUZZLES as PATRIOT
from tests.games.patriot.test_puzzles import set_up
from tests.games.robot_rise.test_puzzles import PUZZLES as RISE
from tests.games.robotariat.test_puzzles import PUZZLES as ROBOTARIAT
from uprising.scenario import Scenario


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: the heuristic solve it, and a search should not unlearn it."""

    game: str
    name: str
    build: Callable[[], Scenario]
    who: str
    right: tuple[str, ...]


def positions() -> Iterator[Puzzle]:
    for u in UNION:
        yield Puzzle("fully_automated_union", u.name, lambda t=u.position: t, u.who, u.right)  # type: ignore[misc]
    for number, r in enumerate(RISE):
        yield Puzzle("robot_rise", f"{number} {r.why}", r.make, r.who, r.right)
    for e in EVIL:
        yield Puzzle("evil_robots", e.name, e.build, e.who, e.right)
    for b in BOSSES:
        yield Puzzle("fully_automated_bosses", b.name, b.build, b.who, b.answers)
    for o in ROBOTARIAT:
        yield Puzzle("robotariat", o.name, o.position, o.who, o.right)
    for name, p in PATRIOT.items():
        yield Puzzle("patriot", name, lambda p=p: set_up(p), "ana", p.answers)  # type: ignore[misc]
