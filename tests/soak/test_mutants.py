"""The tests of every game notice most small changes to its rules."""

import pytest

from tests.project import games
from tools.mutants import WANTED, examine


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_most_small_changes_to_the_rules_are_noticed(game: str) -> None:
    assert examine(game, count=200, seed=1, jobs=1, most_seconds=600) >= WANTED
