"""The tools that fit values and try them out, on a few moments of one game."""

from argparse import Namespace
from dataclasses import replace

import pytest

from tools.fit_values import COURSES, rows_of
from tools.try_values import entries, look
from uprising.games.fully_automated_union import GAME as UNION
from uprising.kernel import seeded


def test_the_same_game_gives_the_same_rows() -> None:
    first, second = ([*rows_of(UNION, COURSES[UNION.key], 3)] for _ in range(2))
    assert first and first == second
    assert {row[-1] for row in first} == {3.0}
    assert first != [*rows_of(UNION, COURSES[UNION.key], 6)]


@pytest.mark.slow
def test_searchers_may_play_the_games_a_fit_is_made_of() -> None:
    course = replace(COURSES[UNION.key], by="comrade")
    first, second = ([*rows_of(UNION, course, 3)] for _ in range(2))
    assert first and first == second
    assert first != [*rows_of(UNION, COURSES[UNION.key], 3)]


def test_searches_are_compared_with_the_one_without_fitted_values() -> None:
    found = entries(UNION, [1, 2], prior=False)
    asked = Namespace(playouts=12, worlds=6)
    s = UNION.deal_random(3, "look")
    for number in range(3):
        look(UNION, s, found, asked, number)
        ask = s.next_ask()
        s.play_trusted(ask.seat, UNION.bot.advise(s, ask.seat, seeded(number))[0])
    assert [entry.name for entry in found] == ["without", "leaf 1", "leaf 2"]
    assert found[0].gains == [0.0] * 3
    assert all(len(entry.gains) == 3 for entry in found)
    assert "points a decision" in found[1].tell()
