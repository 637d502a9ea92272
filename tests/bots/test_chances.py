"""How often bots win together: kept line by line, told only of the rules it was measured with."""

from dataclasses import replace
from pathlib import Path

import pytest

from tools.chances import Table, figure, tables, won
from uprising.bots.chances import Chance, chances, graded_by, keep, kept, stamp
from uprising.kernel import game

TOGETHER = ("fully_automated_union", "patriot", "robotariat")


def test_every_difficulty_of_every_game_played_together_is_measured() -> None:
    """Each with heuristics and two levels, so that a reader of the choice is told something."""
    found = {one.place for key in TOGETHER for one in chances(game(key))}
    wanted = {figure(table, 0, 1).place for table in tables()}
    assert found == wanted


def test_a_harder_game_is_won_less_often() -> None:
    for key in ("patriot", "robotariat"):
        mean = {
            value: [one.share for one in chances(game(key)) if one.options["difficulty"] == value]
            for value in ("story", "standard", "hard", "heroic")
        }
        shares = [sum(found) / len(found) for found in mean.values()]
        assert shares == sorted(shares, reverse=True)


def test_a_figure_of_other_rules_says_nothing_of_the_present_ones(tmp_path: Path) -> None:
    path = tmp_path / "chances.json"
    path.write_text("[]")
    of = game("patriot")
    options = {"campaign": "jack", "difficulty": "hard"}
    now = Chance("patriot", "heuristic", 1, options, 0.5, 0.4, 0.6, 9, stamp(of, "heuristic"))
    keep([now, replace(now, level="recruit", stamp="of other rules")], path)
    assert chances(of, path) == [now]
    assert len(kept(path)) == 2


def test_the_option_that_makes_a_game_harder_is_named() -> None:
    assert [graded_by(game(key)) for key in (*TOGETHER, "leduc")] == [
        "deck", "difficulty", "difficulty", "",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_deals_are_won_again(seats: int) -> None:
    options = (("campaign", "samuel"), ("difficulty", "story"))
    table = Table("patriot", seats, options, "heuristic")
    assert won(table, 0, 4) == won(table, 0, 2) + won(table, 2, 2)
