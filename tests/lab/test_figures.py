"""The figures a game is tuned by: what they count, and when they say yes, no or open."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tools.figures import GAMES, PLANS, WON, Figure, counted, keep, kept, measured, parts_of, share
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
    line = Figure("success", wilson(won / games, games), (0.5, 0.7))
    assert line.verdict == verdict
    assert str(line).endswith(f"50 … 70     {verdict}")
    assert Figure("told", line.share).verdict == ""


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


def test_all_tables_advance_together() -> None:
    """Whoever stops early has played as large a part of every table."""
    parts = parts_of(PLANS["patriot"][0]())
    tables = len(PLANS["patriot"][0]())
    assert {part.first for part in parts[:tables]} == {0}
    assert sum(part.games for part in parts) == sum(t.games for t in PLANS["patriot"][0]())


def test_games_are_kept_and_gone_on_from(tmp_path: Path) -> None:
    """A line that was cut off while it was written is played again."""
    table = replace(PLANS["fully_automated_union"][0]()[0], games=60)
    path = tmp_path / "kept" / "union.jsonl"
    before, rest = parts_of([table])
    keep(path, before, Counter({(GAMES, ""): 50, (WON, ""): 7}))
    with path.open("a", encoding="utf-8") as file:
        file.write('\n["' + str(rest))
    assert kept(path) == {str(before): Counter({(GAMES, ""): 50, (WON, ""): 7})}
    looks = measured([table], 1, end=0.0, path=path)
    assert looks[table][WON, ""] == 7, "the time is up: nothing is played"
    looks = measured([table], 1, end=float("inf"), path=path)
    assert looks[table] == kept(path)[str(before)] + counted(table, 50, 10)
    assert list(kept(path)) == [str(before), str(rest)]
