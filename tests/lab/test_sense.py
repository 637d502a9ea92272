"""A Recruit's moves are seldom best and hardly ever silly."""

import pytest

from tests.project import games
from uprising.kernel import game
from uprising.lab.sense import agreement, positions, sense


def test_positions_are_questions_with_a_choice() -> None:
    of = game("leduc")
    found = [
        (table.text(table.legal(seat)[0]), seat) for table, seat in positions(of, 2, {}, "t", 9)
    ]
    assert len(found) == 9
    for table, seat in positions(of, 2, {}, "t", 9):
        assert len(table.legal(seat)) > 1


def test_where_there_are_few_answers_all_are_among_the_best() -> None:
    found = sense(game("leduc"), 2, {}, "t", 20)
    assert (found.all.share, found.all.games, found.wide.games) == (1.0, 20, 0)


@pytest.mark.soak
@pytest.mark.parametrize("key", [key for key in games() if key not in ("leduc", "tic_tac_toe")])
def test_a_recruit_plays_one_of_five_good_moves_four_times_of_five(key: str) -> None:
    of = game(key)
    assert sense(of, of.seats[0], {}, "check", 500).all.share >= 0.8


@pytest.mark.slow
def test_advice_is_what_a_search_says_that_has_all_the_time_it_wants() -> None:
    """With an hour the two never differ; what 150 ms cost is told by `tools/levels.py advice`."""
    found = agreement(game("patriot"), 1, {"campaign": "zam"}, "check", 20, 3600.0)
    assert (found.share, found.games) == (1.0, 20)


@pytest.mark.slow
def test_without_time_advice_is_the_heuristic_and_a_search_sees_more() -> None:
    found = agreement(game("patriot"), 1, {"campaign": "samuel"}, "check", 60, 1e-9)
    assert 0.7 < found.share < 1.0
