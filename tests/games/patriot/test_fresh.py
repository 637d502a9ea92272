"""The table before the first shuffle, and every way to take free cards."""

from __future__ import annotations

from math import comb

import pytest

from uprising.games.patriot.rules.moves import takes_of
from uprising.games.patriot.rules.state import Patriot
from uprising.games.patriot.rules.steps import deal
from uprising.kernel import game

GAME = game("patriot")


def dealt(seats: int, campaign: str = "ask") -> Patriot:
    s = deal(GAME.setup(seats, {"campaign": campaign}))
    assert isinstance(s, Patriot)
    return s


@pytest.mark.parametrize("seats", [1, 2])
def test_everything_counted_starts_at_nothing(seats: int) -> None:
    """PAT-SETUP-1, PAT-SETUP-5: tracks, purses, board and hands."""
    s = dealt(seats)
    counts = (
        s.round, s.turn, s.cu, s.threat, s.base, s.coins, s.progress, s.failed, s.armed, s.core,
        s.beacons_under, s.briefs_top, s.briefs_under, s.po_top, s.tally,
    )  # fmt: skip
    assert set(counts) == {0}
    assert not s.rioted
    assert s.markers == s.track == s.once == s.launched == [0] * seats
    assert s.spent == [0] * 8
    assert s.troops == s.rioters == [0] * 9
    assert s.discard == s.po_discard == [0] * 20
    assert s.hands == s.pledged == [0] * (20 * seats)


@pytest.mark.parametrize("seats", [1, 2])
def test_everything_else_lies_beside_the_board(seats: int) -> None:
    """PAT-SETUP-1, PAT-COMP-1: whole piles and decks in their order, nobody and nothing chosen."""
    s = dealt(seats)
    assert s.supply == [s.pack.coins, s.pack.markers, s.pack.troops, s.pack.rioters]
    assert (s.campaign, s.brief, s.kept, s.who) == (-1, -1, -1, [-1] * seats)
    assert s.slots == s.lamps == s.riots == s.looked == s.opinion == s.po == []
    assert s.riot_discard == s.brief_discard == []
    assert s.beacons == list(range(len(s.pack.beacons)))
    assert s.briefs == list(range(len(s.pack.briefs)))
    assert s.riot_deck == list(range(len(s.pack.riots)))
    assert [len(pile) for pile in s.piles] == [sum(s.pack.copies)] * 4
    assert [sorted(set(pile)) for pile in s.piles] == [
        list(range(5 * kind, 5 * kind + 5)) for kind in range(4)
    ]
    assert s.fresh == 0b11111
    assert s.ap == s.pack.actions


def test_a_campaign_named_beforehand_is_not_asked_for() -> None:
    """PAT-SETUP-2."""
    assert dealt(1, "petr").campaign >= 0
    assert len(dealt(1, "petr").stack) == len(dealt(1).stack) - 1


def test_free_cards_can_be_taken_in_every_mixture() -> None:
    """PAT-GATHER-3: of four types, Spy first; none of them twice in the list."""
    takes = takes_of(5)
    assert len(takes) == 6
    for n, found in enumerate(takes):
        counts = [take.counts for take in found]
        assert len(set(counts)) == len(counts) == comb(n + 3, 3)
        assert all(sum(each) == n and min(each) >= 0 for each in counts)
        assert counts == sorted(counts, reverse=True)
