"""Gifts, splits and kept cards to their bounds, as lists, forms and candidates."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.evil_robots.tables import NAMES, acting, coins, everyone, powers, reject_all, table
from uprising.games.evil_robots.rules.legal import keeps, subsets
from uprising.games.evil_robots.rules.state import EvilRobots
from uprising.kernel import Form, Number, OneOf, Shares, Subset, at, seeded
from uprising.scenario import Scenario


def state(t: Scenario) -> EvilRobots:
    t.settle()
    s = t.table.state
    assert isinstance(s, EvilRobots)
    return s


def test_every_possible_gift_is_listed() -> None:
    """EVIL-GIFT-2, EVIL-GIFT-3, EVIL-GIFT-9: up to what one has, and to nine for the other."""
    t = table(3, "pre-reveal", "ben", power_ben="5", power_ana="3", power_chloe="0(1)")
    t.put("influence/ben", 2).put("influence/ana", 8).put("influence/chloe", 9)
    t.put("tokens/ben", 1)
    assert t.legal("ben") == [
        "pass", "gift ana influence 1", "gift ana token 1", "gift chloe token 1",
    ]  # fmt: skip
    t.put("influence/chloe", 6)
    assert [text for text in t.legal("ben") if "chloe" in text] == [
        "gift chloe influence 1", "gift chloe influence 2", "gift chloe token 1",
    ]  # fmt: skip
    t.put("influence/ben", 0)
    assert t.legal("ben") == ["pass", "gift ana token 1", "gift chloe token 1"]
    assert all(t.may("ben", text) for text in t.legal("ben"))


def gift_forms(t: Scenario, seat: int) -> tuple[Form, ...]:
    return state(t).standing_forms(seat)


def test_a_gift_is_filled_in_up_to_the_larger_purse() -> None:
    """EVIL-GIFT-1, EVIL-GIFT-3: influence or tokens, to anybody else."""
    t = acting(3, "5", tokens=4).put("influence/ana", 2)
    what = OneOf("what", ("influence", "token"))
    fields = (OneOf("to", (at(1), at(2))), what, Number("amount", 1, 4))
    assert gift_forms(t, 0) == (Form("form-gift", fields),)
    values = {"to": at(2), "what": "token", "amount": 3}
    move = state(t).standing_filled(0, "form-gift", values)
    assert move.text() == "gift @2 token 3"
    move = state(t).standing_filled(0, "form-gift", {**values, "what": "influence"})
    assert move.text() == "gift @2 influence 3"


@pytest.mark.parametrize(
    ("zones", "forms"),
    [
        ({"influence/ben": 1, "tokens/ben": 0}, 1),
        ({"influence/ben": 0, "tokens/ben": 1}, 1),
        ({"influence/ben": 0, "tokens/ben": 0}, 0),
        ({"influence/ben": 1, "gifts/ben": 5}, 1),
        ({"influence/ben": 1, "gifts/ben": 6}, 0),
    ],
)
def test_who_may_not_give_has_no_form(zones: dict[str, int], forms: int) -> None:
    """EVIL-GIFT-3, EVIL-GIFT-5: nothing in hand, or six given."""
    t = acting(3, "5")
    for zone, value in zones.items():
        t.put(zone, value)
    assert len(gift_forms(t, 1)) == forms
    gifts = [text for text in t.legal("ben") if text.startswith("gift ")]
    assert bool(gifts) == bool(forms)


def test_after_the_split_there_is_no_form_for_gifts() -> None:
    """EVIL-GIFT-4."""
    assert gift_forms(table(3, "cleanup", influence_ana=5), 0) == ()


def splitting(pot: int) -> Scenario:
    """Ben leads six winners: his Power Card is the highest; gus has lost."""
    t = powers(table(7, "count", pot_card=pot), ben="7", ana="6")
    return coins(t, **dict.fromkeys(NAMES[:6], "HH"), gus="HT")


def test_a_wide_split_is_looked_at_from_the_even_one() -> None:
    """EVIL-SPLIT-5, EVIL-DEFAULT-3: a point more for oneself from each of those who get some."""
    t = splitting(8)
    s = state(t)
    ask = t.asks()["ben"]
    assert ask.wide and dict(ask.about) == {"pot": 8, "left": 6}
    found: list[Any] = s.asker.candidates(s, 1, seeded(3), 40)
    even = {at(who): 2 if who in s.winners[:2] else 1 for who in range(6)}
    assert s.winners[0] == 1
    first = [
        dict(zip(m.text().split()[1::2], m.text().split()[2::2], strict=True)) for m in found[2:7]
    ]
    for other, shares in zip(s.winners[1:], first, strict=True):
        want = {**even, at(1): even[at(1)] + 1, at(other): even[at(other)] - 1}
        assert {who: int(share) for who, share in shares.items()} == {
            who: share for who, share in want.items() if share
        }
    assert [move.text() for move in found[:2]] == ["decline", f"propose {listing(even)}"]
    assert len({move.text() for move in found}) == len(found) == 40
    assert all(move.refusal(s, 1) is None for move in found)


def listing(shares: dict[str, int]) -> str:
    return " ".join(f"{who} {share}" for who, share in sorted(shares.items()) if share)


def test_a_split_is_filled_in_among_the_winners_alone() -> None:
    """EVIL-SPLIT-1, EVIL-SPLIT-5: exactly the pot; who gets nothing is not named."""
    t = splitting(8)
    s = state(t)
    keys = tuple(at(who) for who in range(6))
    assert s.asker.forms(s, 1) == (Form("form-propose", (Shares("shares", keys, 8, True),)),)
    values = {"shares": {**dict.fromkeys(keys, 0), at(1): 5, at(4): 3}}
    assert s.asker.filled(s, 1, "form-propose", values).text() == "propose @1 5 @4 3"


def test_a_vote_says_whose_proposal_it_is_and_how_many_are_left() -> None:
    """EVIL-SPLIT-5, EVIL-DEFAULT-3: the next proposer's turn comes by the order of priority."""
    t = splitting(8)
    assert dict(t.asks()["ben"].about) == {"pot": 8, "left": 6}
    t.play("ben", "propose ben 8")
    assert {name: dict(ask.about) for name, ask in t.asks().items()} == {
        name: {"who": at(1)} for name in ("ana", "chloe", "dan", "eva", "finn")
    }
    assert t.default("ana") == "vote reject"
    everyone(t, "vote reject")
    (name,) = t.asks()
    assert name != "ben"
    assert dict(t.asks()[name].about)["left"] == 5


def test_unused_cards_are_kept_in_every_combination() -> None:
    """EVIL-CLEAN-2: each hand has its own list, however many cards it holds."""
    for cards in ([], [3], [4], [3, 4], [4, 20], [3, 4, 20], [1, 2, 3, 4]):
        for _ in range(2):  # the second time from memory
            assert [move.cards for move in keeps(tuple(cards))] == subsets(cards)
            assert len({move.cards for move in keeps(tuple(cards))}) == 1 << len(cards)


def test_kept_cards_are_filled_in_from_the_unused_ones() -> None:
    """EVIL-CLEAN-2: none, some or all; eight cards are still listed, nine are not."""
    nine = ["deep-scan", "floodlight", "dice-brain", "inside-out", "third-way"]
    right = ["overclock", "dampener", "skimmer", "stowaway"]
    t = table(3, "cleanup").put("unused-left/ana", nine).put("unused-right/ana", right[:3])
    assert not t.asks()["ana"].wide and len(t.legal("ana")) == 256
    t.put("unused-right/ana", right)
    assert t.asks()["ana"].wide
    s = state(t)
    ((field,),) = [form.fields for form in s.asker.forms(s, 0)]
    assert isinstance(field, Subset)
    assert (sorted(field.options), field.least, field.most) == (sorted(nine + right), 0, 9)


def test_a_new_round_forgets_the_last_one() -> None:
    """EVIL-ROUND-8: claims, offers, winners, proposals and every lasting effect."""
    t = splitting(8)
    t.put("power-surge-aim", "@1").put("brownout-aim", "@2").put("dampener-aim", "@3")
    t.put("gifts/ana", 2).put("exposed/ana", True)
    assert state(t).winners != []
    reject_all(t)
    everyone(t, "keep none")
    s = state(t)
    assert (s.given, s.claims, s.bids, s.purses, s.winners, s.shares) == ([], [], [], [], [], [])
    assert (s.proposals, s.exposed, s.gifts, s.power) == (0, 0, [0] * 7, [-1] * 7)
    assert (s.damped, s.surged, s.browned, s.loyal) == (-1, -1, -1, -1)
    assert s.tokens == [0] * 7
