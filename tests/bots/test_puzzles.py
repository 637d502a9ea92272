"""What the heuristic knows a search must not unlearn."""

import pytest

from tests.bots.puzzles import Puzzle, positions
from uprising.bots import bot
from uprising.kernel import seeded, sight

QUICK = "fully_automated_union"
ANSWERED_OTHERWISE = {
    "evil_robots": 5,
    "fully_automated_bosses": 8,
    "robotariat": 5,
    "robot_rise": 5,
    "patriot": 3,
}
"""In so many puzzles of some thirty a search may hold another answer better than what people are
taught: some are close calls for 48 playouts, in others it still does so after 160."""


def of_game(key: str) -> list[Puzzle]:
    return [puzzle for puzzle in positions() if puzzle.game == key]


def solved(puzzle: Puzzle) -> bool:
    t = puzzle.build()
    t.asks()
    t.settle()
    seen = sight(t.table, t.table.seat(puzzle.who), seeded(1, "puzzle"))
    return t.table.text(bot("search").choose(seen).move) in puzzle.right


def test_search_solves_what_the_heuristic_solves() -> None:
    missed = [puzzle.name for puzzle in of_game(QUICK) if not solved(puzzle)]
    assert len(missed) <= 1, missed


@pytest.mark.soak
@pytest.mark.parametrize(("key", "most"), ANSWERED_OTHERWISE.items())
def test_search_solves_what_the_heuristic_solves_in_every_game(key: str, most: int) -> None:
    missed = [puzzle.name for puzzle in of_game(key) if not solved(puzzle)]
    assert len(missed) <= most, missed
