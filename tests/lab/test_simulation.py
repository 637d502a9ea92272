"""Many games of bots: fair seats, the same results on any number of cores, honest intervals."""

from collections import Counter

import pytest

from uprising.lab import Plan, Result, Share, simulate, summary, wilson


def plan(games: int, *bots: str, rotate: bool = True) -> Plan:
    return Plan("leduc", bots, games, 7, {}, rotate)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    of = plan(12, "random", "heuristic", "heuristic", "heuristic")
    seats = Counter(of.lineup(number).index("random") for number in range(of.games))
    assert seats == {0: 3, 1: 3, 2: 3, 3: 3}


def test_bots_stay_where_they_are_when_told_so() -> None:
    of = plan(5, "random", "heuristic", rotate=False)
    assert {of.lineup(number) for number in range(5)} == {("random", "heuristic")}


@pytest.mark.slow
def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    of = plan(30, "random", "heuristic")
    assert list(simulate(of, jobs=2)) == list(simulate(of, jobs=1))


def test_another_seed_gives_other_games() -> None:
    other = Plan("leduc", ("random", "heuristic"), 30, 8, {})
    assert list(simulate(plan(30, "random", "heuristic"))) != list(simulate(other))


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.0, 0, 0, 1)],
)
def test_the_wilson_interval_has_its_published_values(
    share: float, games: int, low: float, high: float
) -> None:
    found = wilson(share, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)
    assert (found.share, found.games) == (share, games)


def test_shares_are_counted_by_bot_by_seat_and_by_outcome() -> None:
    results = [
        Result(("a", "b"), (0,), "end-line", (1, -1), 5),
        Result(("b", "a"), (1,), "end-line", (-1, 1), 7),
        Result(("a", "b"), (1,), "end-line", (-1, 1), 6),
        Result(("b", "a"), (), "end-full", (0, 0), 9),
    ]
    found = summary(Plan("tic_tac_toe", ("a", "b"), 4, 1, {}), results)
    assert [(line.name, line.wins.share, line.score) for line in found.bots] == [
        ("a", 0.5, 0.25),
        ("b", 0.25, -0.25),
    ]
    assert {line.chance for line in found.bots} == {3 / 8}
    assert [share.share for share in found.seats] == [0.25, 0.5]
    assert found.outcomes == {"end-full": 1, "end-line": 3}
    assert found.won == wilson(0.75, 4)
    assert not found.cooperative
    assert found.decisions == 27 / 4


def test_a_team_that_wins_or_loses_together_is_noticed() -> None:
    results = [
        Result(("a", "a", "a"), (0, 1, 2), "end-won", (1, 1, 1), 5),
        Result(("a", "a", "a"), (), "end-lost", (0, 0, 0), 5),
    ]
    found = summary(Plan("team", ("a", "a", "a"), 2, 1, {}), results)
    assert found.cooperative
    assert found.won.share == 0.5
    [line] = found.bots
    assert line.wins == Share(0.5, found.won.low, found.won.high, 2)  # games, not seats
