"""The sequential test stops both ways, and is seldom wrong."""

from random import Random

import pytest

from uprising.lab.arena import Contest, Deal, Sitting, everyone
from uprising.lab.sequential import LEAST_DEALS, deal_scores, expected, verdict


def test_the_scale_is_elo() -> None:
    assert [round(expected(elo), 3) for elo in (0, 15, 70, 108, 147, 241)] == [
        0.5, 0.522, 0.599, 0.651, 0.7, 0.8,
    ]  # fmt: skip


def run(mean: float, rng: Random, most: int = 20_000) -> str:
    """Deals of two games each, until the test speaks."""
    scores: list[float] = []
    while len(scores) < most:
        scores += [(float(rng.random() < mean) + float(rng.random() < mean)) / 2 for _ in range(50)]
        found = verdict(scores)
        if found.answer != "open":
            return found.answer
    return "open"


@pytest.mark.parametrize(("elo", "right"), [(15.0, "better"), (0.0, "not-better")])
def test_it_is_wrong_about_one_time_in_twenty(elo: float, right: str) -> None:
    rng = Random(1)
    answers = [run(expected(elo), rng) for _ in range(30)]
    assert answers.count(right) >= 26


def test_it_says_nothing_too_soon() -> None:
    assert verdict([]).answer == "open"
    assert verdict([1.0] * (LEAST_DEALS - 1)).answer == "open"
    assert verdict([1.0] * LEAST_DEALS).answer == "better"
    assert verdict([0.0] * LEAST_DEALS).answer == "not-better"


def test_a_deal_is_scored_from_both_sides() -> None:
    of = Contest("leduc", 2, {}, 1, 1, everyone(("new", "old")))

    def table(*winners: int) -> Sitting:
        return Sitting(winners, "end", (0, 0), ("", ""), 1)

    assert of.lineups() == [("new", "new"), ("old", "new"), ("new", "old"), ("old", "old")]
    both = Deal(0, (table(0), table(1), table(0), table(0)))
    one = Deal(1, (table(0), table(1), table(1), table(0)))
    none = Deal(2, (table(0), table(0), table(1), table(0)))
    drawn = Deal(3, (table(0), table(), table(), table(0)))
    assert deal_scores(of, [both, one, none, drawn], "new", "old") == [1.0, 0.5, 0.0, 0.5]
