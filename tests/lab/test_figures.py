"""The figures a game is tuned by: what they count, and when they say yes, no or open."""

from collections import Counter
from dataclasses import replace

import pytest

from tools.figures import GAMES, PLANS, WON, Line, counted, share
from uprising.games.patriot.rules.cards import CAMPAIGN_NAMES, CHARACTERS
from uprising.lab.intervals import wilson


@pytest.mark.parametrize(
    ("won", "games", "verdict"),
    [
        (600, 1000, "yes"),
        (900, 1000, "no"),
        (68, 100, "open, inside"),
        (75, 100, "open, outside"),
    ],
)
def test_a_figure_says_whether_it_lies_where_it_should(won: int, games: int, verdict: str) -> None:
    line = Line("success", wilson(won / games, games), (0.5, 0.7))
    assert line.verdict == verdict
    assert str(line).endswith(f"50 … 70     {verdict}")
    assert Line("told", line.share).verdict == ""


@pytest.mark.parametrize("key", ["robot_rise", "evil_robots"])
def test_a_game_has_its_figures_after_a_few_deals(key: str) -> None:
    tables, lines = PLANS[key]
    looks = {table: counted(table, 0, 1) for table in tables()[:1]}
    assert all(counts[GAMES, ""] == 1 for counts in looks.values())
    assert [str(line) for line in lines(looks)]


def test_patriot_is_measured_by_pairs_campaigns_and_characters() -> None:
    """A pair is told only where it leaves its band."""
    tables, lines = PLANS["patriot"]
    won = Counter({(GAMES, ""): 200, (WON, ""): 100})
    looks = {table: Counter(won) for table in tables()}
    names = [line.name for line in lines(looks)]
    assert len(names) == 4 * (len(CAMPAIGN_NAMES) + len(CHARACTERS))
    lost = next(table for table in looks if table.bot == "heuristic" and table.seats == 1)
    looks[lost] = Counter({(GAMES, ""): 200})
    assert len(list(lines(looks))) == len(names) + 1


def test_the_same_deals_give_the_same_counts() -> None:
    table = replace(PLANS["fully_automated_union"][0]()[0], games=3)
    assert counted(table, 0, 3) == counted(table, 0, 3)
    assert share(counted(table, 0, 3), WON, "").games == 3
