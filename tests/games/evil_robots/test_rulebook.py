"""The worked examples of the rulebook, move for move."""

from __future__ import annotations

from typing import Any

import pytest

import uprising
from tests.games.evil_robots.tables import (
    NAMES,
    coins,
    everyone,
    hand,
    influence,
    level,
    powers,
    reject_all,
    table,
)


def test_turning_the_revealed_coin_changes_the_team() -> None:
    """EVIL-EX-1, EVIL-TEAM-1: Tails hidden and Heads shown is Neutral, then Evil."""
    t = coins(table(5, "turn", power_ana="5", tokens_ana=1), ana="TH", ben="HT")
    powers(t, ben="6", chloe="4", dan="3", eva="0(1)")
    t.play("ana", "flip-own")
    assert (t.read("hidden/ana"), t.read("revealed/ana")) == ("tails", "tails")
    t.play("ana", "end")
    while t.read("phase") in ("pre-reveal", "reveal"):
        [name] = t.asks()
        t.play(name, "pass")
    view: Any = t.view()
    assert view.players[0].team == "evil"
    assert view.players[1].team == "neutral"


@pytest.mark.parametrize(
    ("seats", "cards", "stack", "start"),
    [
        (3, 5, 3, 2),
        (4, 6, 4, 2),
        (5, 6, 5, 3),
        (6, 7, 6, 3),
        (7, 8, 7, 4),
        (8, 9, 8, 4),
        (9, 10, 9, 5),
    ],
)
def test_the_count_table(seats: int, cards: int, stack: int, start: int) -> None:
    """EVIL-EX-2, EVIL-SETUP-6, EVIL-SETUP-7: one for the pot, one for the Extra, one each."""
    t = table(seats, "offer")
    extra = t.read("extra-card")
    assert (extra is not None) == (seats <= 4)
    assert len(t.read("stack")) == stack == seats
    assert 1 + (extra is not None) + stack == cards
    assert influence(t, *NAMES[:seats]) == [start] * seats


def test_bribing_the_dealer() -> None:
    """EVIL-EX-3: B pays 1 to be chosen, and gets the first card with all that goes with it."""
    t = table(5, "offer", "ana", pot_card=2, stack=["6", "5", "4", "3", "0(1)"])
    t.reveal(ben="raise yes", chloe="raise yes", dan="raise no", eva="raise no")
    t.reveal(ben="offer 1 0", chloe="offer 0 0")
    t.play("ana", "pick ben")
    assert influence(t, "ana", "ben", "chloe") == [4, 2, 3]
    assert (t.read("power/ben"), t.read("tokens/ben")) == ("6", 3)
    assert (t.read("dealer"), t.read("next-dealer")) == (0, 1)
    assert list(t.asks()) == ["ben"]
    assert t.asks()["ben"].prompt == "ask-turn"


def test_three_players_and_the_extra() -> None:
    """EVIL-EX-4: the whole round, step by step."""
    t = table(3, "offer", "ana", pot_card=4, extra_card=2, stack=["5", "3", "0(1)"])
    coins(t, ana="HT", ben="TT", chloe="HH")
    t.reveal(ben="raise yes", chloe="raise no")
    assert (level(t, "ben"), t.read("tokens/ben"), t.read("next-dealer")) == (5, 3, 1)
    t.play("ben", "flip-any extra heads")
    assert (t.read("extra-heads"), t.read("tokens/ben")) == (0, 1)
    t.play("ben", "end")
    t.reveal(ana="raise no", chloe="raise yes")
    assert (level(t, "chloe"), t.read("tokens/chloe")) == (3, 2)
    t.play("chloe", "end")
    assert (level(t, "ana"), t.read("tokens/ana")) == (0, 2)  # the last zero goes by itself
    assert not t.may("ana", "flip-own")
    t.play("ana", "flip-any ana")
    assert t.read("revealed/ana") == "heads"
    t.play("ana", "end")
    while t.read("phase") in ("pre-reveal", "reveal"):
        [name] = t.asks()
        t.play(name, "pass")
    view: Any = t.view()
    assert view.totals == (7, 0, 3)
    assert t.read("winners") == [1]
    assert influence(t, "ana", "ben", "chloe") == [2, 6, 2]
    everyone(t, "keep none")
    assert t.read("dealer") == 1


def test_refused_cards_and_zeros() -> None:
    """EVIL-EX-5, EVIL-COUNT-7, EVIL-COUNT-9, EVIL-COUNT-13: three players end at zero."""
    t = table(6, "offer", "ana", pot_card=3, stack=["7", "6", "5", "4", "2", "0(1)"])
    assert "ana" not in t.asks()
    everyone(t, "raise no")
    assert t.read("stack") == ["6", "5", "4", "2", "0(1)", "0(7)"]
    assert "ana" not in t.asks()
    t.reveal(ben="raise no", chloe="raise no", eva="raise no", finn="raise no", dan="raise yes")
    assert (level(t, "dan"), t.read("tokens/dan"), t.read("next-dealer")) == (6, 3, 3)
    t.play("dan", "end")
    t.reveal(ana="raise yes", ben="raise no", chloe="raise no", eva="raise yes", finn="raise no")
    t.play("eva", "offer 0 0")
    t.play("ana", "pick ana")
    assert (level(t, "ana"), t.read("tokens/ana")) == (5, 2)
    t.play("ana", "end")
    everyone(t, "raise no")
    assert t.read("stack") == ["2", "0(1)", "0(7)", "0(4)"]
    t.reveal(ben="raise yes", chloe="raise no", eva="raise no", finn="raise no")
    assert level(t, "ben") == 2
    t.play("ben", "end")
    for name in ("finn", "chloe"):
        t.play("ana", f"zero-to {name}")
        assert t.read(f"tokens/{name}") == 2
        t.play(name, "end")
    assert list(t.asks()) == ["eva"]  # only one is left: it goes by itself
    assert [level(t, name) for name in ("chloe", "eva", "finn")] == [0, 0, 0]
    assert t.read("next-dealer") == 3


def test_no_agreement() -> None:
    """EVIL-EX-6, EVIL-SPLIT-2: one each, two go back."""
    t = table(6, "count", pot_card=6)
    powers(t, ana="7", ben="5", chloe="4", dan="3", eva="2", finn="0(1)")
    coins(t, ana="HH", ben="HH", chloe="HH", dan="HH", eva="HT", finn="HT")
    t.asks()
    before = influence(t, "ana", "ben", "chloe", "dan")
    reject_all(t)
    assert influence(t, "ana", "ben", "chloe", "dan") == [points + 1 for points in before]


def test_winning_at_zero() -> None:
    """EVIL-EX-7, EVIL-TEAM-4: Good and Evil tie at nothing, and only Good has a member."""
    t = table(5, "count", pot_card=5, influence_ana=0)
    powers(t, ben="6", chloe="4", dan="3", eva="2", ana="0(1)")
    coins(t, ana="HH", ben="HT", chloe="TH", dan="HT", eva="TH")
    assert t.read("winners") == [0]
    assert t.read("influence/ana") == 5


def test_two_winning_teams() -> None:
    """EVIL-EX-8, EVIL-TEAM-5: both teams are one when the pot is shared."""
    t = table(5, "count", pot_card=3)
    powers(t, ana="4", ben="2", chloe="6", dan="0(1)", eva="5")
    coins(t, ana="HH", ben="HH", chloe="TT", dan="HT", eva="HT")
    assert t.read("winners") == [2, 0, 1]
    before = influence(t, "ana", "ben", "chloe")
    t.play("chloe", "propose ana 1 ben 1 chloe 1")
    t.reveal(ana="vote accept", ben="vote accept")
    assert influence(t, "ana", "ben", "chloe") == [points + 1 for points in before]


def test_keeping_a_card() -> None:
    """EVIL-EX-9, EVIL-ROUND-1: who kept a Left card is dealt a Right one only."""
    t = table(5, "cleanup")
    t.put("unused-left/ana", ["deep-scan"])
    t.put("unused-right/ana", [])
    t.put("used-right/ana", ["overclock"])
    for name in list(t.asks()):
        t.play(name, "keep deep-scan" if name == "ana" else "keep none")
    assert t.read("unused-left/ana") == ["deep-scan"]
    assert len(t.read("unused-right/ana")) == 1


def test_an_endgame_card_causes_another_round() -> None:
    """EVIL-EX-10, EVIL-END-3: nobody is left at ten, so the game goes on."""
    t = table(3, "end-check", influence_ana=11, influence_ben=9, influence_chloe=5)
    hand(t, "ben", "recount-daemon")
    t.reveal(ana="endgame none", ben="endgame recount-daemon", chloe="endgame none")
    assert influence(t, "ana", "ben", "chloe") == [9, 9, 5]
    before = t.read("round")
    everyone(t, "keep none")
    assert t.read("used-left/ben") == []
    assert t.read("round") == before + 1
    places = [*t.read("left-deck"), *(c for n in NAMES[:3] for c in t.read(f"unused-left/{n}"))]
    assert "recount-daemon" in places


def test_the_game_is_for_three_to_nine() -> None:
    """EVIL-SETUP-1: any number from three to nine."""
    assert uprising.games()["evil_robots"].seats == range(3, 10)
