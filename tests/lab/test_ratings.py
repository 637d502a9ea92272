"""Ratings: who wins more is rated higher, and a missing library is one clear line."""

import sys

import pytest

from uprising.lab.arena import Contest, everyone, play
from uprising.lab.ratings import NoRatings, ratings


def test_the_stronger_bot_is_rated_higher() -> None:
    of = Contest("tic_tac_toe", 2, {}, 3, 25, everyone(("random", "heuristic")))
    found = {rating.name: rating for rating in ratings(of, list(play(of)))}
    low, high = found["random"], found["heuristic"]
    assert high.mean - 2 * high.spread > low.mean + 2 * low.spread


def test_a_missing_library_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NoRatings, match="openskill is not installed"):
        ratings(Contest("leduc", 2, {}, 1, 1, everyone(("random", "heuristic"))), [])
