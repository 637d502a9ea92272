"""Phase 2: every event, its numbers, its choices, and what refuses it."""

import pytest

from tests.games.fully_automated_union.scene import (
    asked,
    boss,
    coins,
    event,
    red,
    scene,
    stressed,
    votes,
)
from uprising.games.fully_automated_union.rules.cards import PACK
from uprising.games.fully_automated_union.seen.events import EventIgnored
from uprising.scenario import Scenario


def rule(t: Scenario, who: str, move: str) -> str | None:
    refusal = t.why_not(who, move)
    return None if refusal is None else refusal.rule


def work(t: Scenario) -> Scenario:
    """Everybody takes the first option that is left and works."""
    while set(asked(t).values()) == {"ask-contract"} and t.read("starting-player") == 0:
        [who] = asked(t)
        t.play(who, t.legal(who)[0])
        if "ask-vote" in asked(t).values():
            return votes(t, *("w" * len(asked(t))))
    return t


def test_the_starting_player_reveals_and_applies() -> None:
    """FAU-EVENT-1, FAU-EVENT-5: one card, and its choices are hers."""
    t = event(3, "production-bonus", turn="p3")
    assert (asked(t), t.read("event")) == ({"p3": "ask-target"}, "production-bonus")
    assert rule(t, "p1", "event-target p1") == "FAU-TURN-5"


def test_permanent_cards_are_kept_and_others_discarded() -> None:
    """FAU-EVENT-2: three stay with a player, fourteen go to the discard."""
    assert event(3, "gentrification").read("event-discard") == []
    assert event(3, "basic-income").read("event-discard") == ["basic-income"]
    scopes = {card.scope for card in PACK.events}
    assert scopes == {"starting", "chosen", "several"}


def test_no_event_eliminates() -> None:
    """FAU-EVENT-3: Stressed workers without a coin survive every event."""
    for card in PACK.events:
        t = event(2, card.slug, stressed=["p1", "p2"])
        while "ask-contract" not in asked(t).values():
            [who] = asked(t)
            t.play(who, t.legal(who)[0])
        assert not t.read("eliminated/p1")
        assert not t.read("eliminated/p2")


def test_what_cannot_be_applied_is_skipped() -> None:
    """FAU-EVENT-4: Birth for a calm worker still raises her rent; an Eviction of nobody passes."""
    t = event(3, "birth")
    assert (t.read("kept/p1"), stressed(t)) == (["birth"], [])
    assert event(3, "eviction").read("event-discard") == ["eviction"]


def test_the_event_deck_is_never_reshuffled() -> None:
    """FAU-EVENT-6: the discards are public, and stay there."""
    t = event(2, "basic-income").put("event-discard", ["divorce", "union"])
    assert t.read("event-discard") == ["divorce", "union", "basic-income"]
    assert "divorce" not in t.read("event-deck")


def test_what_an_event_grants_lasts_one_turn() -> None:
    """FAU-EVENT-7: extra pay, extra Stress and sharing are gone in the next turn."""
    t = event(3, "shift-work").put("event-deck", ["shift-work", "eviction"])
    t.put("contract-deck", ["growth"])
    work(t)
    assert (t.read("bonus/p1"), t.read("strain/p1"), t.read("starting-player")) == (0, False, 1)
    t = event(3, "collective-agreement").put("contract-deck", ["growth", "boom"])
    assert t.read("shared") is True
    assert work(t).read("shared") is False


def test_nobody_goes_below_zero() -> None:
    """FAU-EVENT-8: coins come from and go to the Bank; who has none gives none."""
    t = event(3, "utility-bills", coins=[0, 1, 2])
    assert coins(t) == [0, 0, 1]
    t = event(3, "basic-income", boss=(0, 0))
    assert (coins(t), boss(t)) == ([1, 1, 1], (0, 0))


def test_production_bonus() -> None:
    """FAU-CARD-01, FAU-CARD-01a: anybody still playing is named; +2 if she works."""
    t = event(4, "production-bonus", out=["p4"], stressed=["p2"])
    assert t.legal("p1") == ["event-target p1", "event-target p2", "event-target p3"]
    assert rule(t, "p1", "event-target p4") == "FAU-ELIM-1"
    t.put("contract-deck", ["growth"]).play("p1", "event-target p3")
    assert t.read("bonus/p3") == 2
    work(t)
    assert coins(t)[2] == 1 + 2 - 1  # the Holiday's wage, the bonus, the rent


def test_collective_agreement() -> None:
    """FAU-CARD-02, FAU-CARD-02a: an option for any number, each at the full wage."""
    t = event(3, "collective-agreement").put("contract-deck", ["growth"])
    for who in ("p1", "p2", "p3"):
        assert len(t.legal(who)) == 4
        t.play(who, "contract b")
    assert coins(votes(t, "w", "w", "w")) == [1, 1, 1]
    t = scene(3, "picking").put("offer", "growth").play("p1", "contract b")
    assert rule(t, "p2", "contract b") == "FAU-CONTR-2"


def test_dentist() -> None:
    """FAU-CARD-03: the patient chooses; 2 coins go to the Bank, or she is Stressed."""
    t = event(3, "dentist", coins=[2, 3, 0], stressed=["p3"])
    assert rule(t, "p1", "event-target p3") == "FAU-CARD-03"
    t.play("p1", "event-target p2")
    assert asked(t) == {"p2": "ask-dentist"}
    assert t.legal("p2") == ["dentist pay", "dentist stress"]
    default = t.table.state.asker.default(t.table.state, 1)
    assert default.text() == "dentist pay"
    t.play("p2", "dentist pay")
    assert (coins(t), boss(t), stressed(t)) == ([2, 1, 0], (0, 0), ["p3"])
    t = event(3, "dentist", coins=[2, 3, 0]).play("p1", "event-target p1")
    t.play("p1", "dentist stress")
    assert (coins(t), stressed(t)) == ([2, 3, 0], ["p1"])


def test_divorce_takes_coins_and_stress_of_the_couple_alone() -> None:
    """FAU-CARD-04: coins to the Bank, both cards to the discard."""
    t = event(4, "divorce", coins=[3, 4, 5, 6], stressed=["p2", "p3"], married=["p2", "p4"])
    assert (coins(t), stressed(t), boss(t)) == ([3, 0, 5, 0], ["p3"], (0, 0))
    assert t.read("event-discard") == ["marriage", "divorce"]


def test_custody() -> None:
    """FAU-CARD-04a: the same name settles it; a child from before the wedding stays put."""
    t = event(3, "divorce", married=["p1", "p2"]).put("kept/p1", ["birth"])
    t.put("couple-child", True)
    assert rule(t, "p1", "custody p3") == "FAU-CARD-04a"
    assert t.table.state.asker.default(t.table.state, 1).text() == "custody @1"
    t.reveal(p2="custody p2", p1="custody p2")
    assert (t.read("kept/p1"), t.read("kept/p2")) == ([], ["birth"])
    t = event(3, "divorce", married=["p1", "p2"]).put("kept/p1", ["birth"])
    assert asked(t) == {"p1": "ask-contract"}
    assert t.read("kept/p1") == ["birth"]


def test_a_custody_ruling_has_a_default() -> None:
    """FAU-TURN-5, FAU-CARD-04a: the first of the two clockwise from the starting player."""
    t = event(4, "divorce", turn="p2", married=["p1", "p3"]).put("kept/p1", ["birth"])
    t.put("couple-child", True).reveal(p1="custody p1", p3="custody p3")
    assert t.table.state.asker.default(t.table.state, 1).text() == "custody @2"


def test_gentrification() -> None:
    """FAU-CARD-05: the starting player's rent is 2 from now on."""
    t = event(3, "gentrification", turn="p2", coins=[3, 3, 3])
    assert t.read("kept/p2") == ["gentrification"]
    t = scene(3, "rent", coins=[3, 3, 3]).put("kept/p2", ["gentrification"])
    assert coins(t) == [2, 1, 2]


def test_marriage() -> None:
    """FAU-CARD-06: another player still in the game; at two players nobody is asked."""
    t = event(4, "marriage", out=["p3"])
    assert t.legal("p1") == ["event-target p2", "event-target p4"]
    assert rule(t, "p1", "event-target p1") == "FAU-CARD-06"
    t.play("p1", "event-target p4")
    assert [t.read(f"married/p{n}") for n in (1, 2, 3, 4)] == [True, False, False, True]
    assert t.read("event-discard") == []
    assert event(2, "marriage").read("married/p2") is True


def test_one_marriage_at_a_time() -> None:
    """FAU-CARD-06a: it ends by Divorce or elimination, and its card never comes back."""
    t = scene(4, "rent", coins=[0, 1, 3, 3], stressed=["p1"], married=["p1", "p2"])
    assert (t.read("married/p2"), t.read("event-discard")[0]) == (False, "marriage")


def test_birth() -> None:
    """FAU-CARD-07: Stress goes, the rent rises by 1."""
    t = event(3, "birth", stressed=["p1", "p2"])
    assert (stressed(t), t.read("kept/p1")) == (["p2"], ["birth"])
    assert t.read("couple-child") is False
    t = scene(3, "rent", coins=[3, 3, 3]).put("kept/p1", ["birth"])
    assert coins(t) == [1, 2, 2]


def test_the_child_of_a_couple() -> None:
    """FAU-CARD-07a: the carer alone pays more; divorced, the child is no longer of the couple."""
    t = event(3, "birth", coins=[3, 3, 3], married=["p1", "p3"])
    assert (t.read("couple-child"), t.read("kept/p1"), t.read("kept/p3")) == (True, ["birth"], [])
    t = scene(3, "rent", coins=[3, 3, 3], married=["p1", "p3"]).put("kept/p1", ["birth"])
    assert coins(t.put("couple-child", True)) == [1, 2, 2]


def test_sabotage() -> None:
    """FAU-CARD-08: any robot in play; it returns to the supply; without robots it is ignored."""
    t = event(3, "sabotage", red=[1, 0, 2], boss=(0, 1))
    assert t.legal("p1") == ["event-robot boss", "event-robot > p1", "event-robot > p3"]
    assert rule(t, "p1", "event-robot p2") == "FAU-CARD-08"
    assert t.table.state.asker.default(t.table.state, 0).text() == "event-robot boss"
    t.play("p1", "event-robot > p3")
    assert (red(t), boss(t)) == ([1, 0, 1], (0, 1))
    t = event(3, "sabotage", turn="p2", red=[1, 0, 2])
    assert asked(t) == {"p2": "ask-robot"}
    assert t.table.state.asker.default(t.table.state, 1).text() == "event-robot > @2"
    assert asked(event(3, "sabotage")) == {"p1": "ask-contract"}


@pytest.mark.parametrize("card", ["sabotage", "eviction", "union"])
def test_everybody_hears_that_a_card_does_nothing(card: str) -> None:
    """FAU-EVENT-4: without robots, a Gentrification or a coin of the boss's to act on."""
    t = event(3, card)
    t.settle()
    for who in ("p1", "p3", None):
        ignored = [seen for seen in t.seen(who) if isinstance(seen, EventIgnored)]
        assert ignored == [EventIgnored(f"~id-{card}")]


def test_eviction() -> None:
    """FAU-CARD-09: the holder loses Gentrification and is Stressed."""
    t = event(3, "eviction", turn="p1").put("kept/p3", ["gentrification"])
    assert (t.read("kept/p3"), stressed(t)) == ([], ["p3"])


def test_union() -> None:
    """FAU-CARD-10, FAU-CARD-10a: 1 coin each from the boss, late ones get nothing."""
    t = event(4, "union", turn="p3", out=["p4"], boss=(9, 0))
    assert (coins(t), boss(t)) == ([1, 1, 1, 0], (6, 0))
    t = event(3, "union", turn="p3", boss=(1, 0))
    assert (coins(t), boss(t)) == ([0, 0, 1], (0, 0))
    assert coins(event(3, "union")) == [0, 0, 0]


def test_mandatory_overtime() -> None:
    """FAU-CARD-11: +1 and Stress if she works, neither if she strikes."""
    t = event(3, "mandatory-overtime", coins=[1, 1, 1]).put("contract-deck", ["growth"])
    t.play("p1", "event-target p2")
    assert (t.read("bonus/p2"), t.read("strain/p2")) == (1, True)
    work(t)
    assert (coins(t)[1], "p2" in stressed(t)) == (1 + 2 + 1 - 1, True)
    t = scene(3, "strike", coins=[1, 1, 1]).put("bonus/p2", 1).put("strain/p2", True)
    votes(t, "w", "e", "w")
    assert (coins(t)[1], "p2" in stressed(t)) == (0, False)


def test_shift_work() -> None:
    """FAU-CARD-12, FAU-CARD-12a: +1 and Stress for all who work, the Stressed included."""
    t = event(3, "shift-work", coins=[1, 1, 1], stressed=["p3"]).put("contract-deck", ["growth"])
    t.play("p1", "contract b").play("p2", "contract d").play("p3", "contract a")
    votes(t, "w", "e")
    assert (coins(t), stressed(t)) == ([1 + 3 - 1, 0, 1 + 4 - 1], ["p1", "p3"])


def test_gambling() -> None:
    """FAU-CARD-13: the richest gives all but 1 to the boss, without a question."""
    t = event(3, "gambling", coins=[2, 6, 5])
    assert (coins(t), boss(t), stressed(t)) == ([2, 1, 5], (5, 0), [])
    t = event(3, "gambling", coins=[6, 6, 5])
    assert rule(t, "p1", "event-target p3") == "FAU-CARD-13"


def test_long_weekend() -> None:
    """FAU-CARD-14: everybody loses Stress."""
    assert stressed(event(3, "long-weekend", stressed=["p1", "p3"])) == []


def test_utility_bills() -> None:
    """FAU-CARD-15: 1 to the boss from whoever has one; nobody is Stressed."""
    t = event(3, "utility-bills", coins=[0, 1, 5])
    assert (coins(t), boss(t), stressed(t)) == ([0, 0, 4], (2, 0), [])


def test_dismissal() -> None:
    """FAU-CARD-16: a holder of an indefinite contract loses it and takes 2 coins."""
    t = event(3, "dismissal").put("indefinite/p1", "boom-c").put("indefinite/p3", "recovery-c")
    assert rule(t, "p1", "event-target p2") == "FAU-CARD-16"
    t.play("p1", "event-target p3")
    assert (coins(t), t.read("indefinite/p3")) == ([0, 0, 2], None)
    assert t.read("contract-discard") == ["recovery"]
    assert coins(event(3, "dismissal")) == [0, 0, 0]


def test_basic_income() -> None:
    """FAU-CARD-17: 1 coin from the Bank for everybody still in the game."""
    t = event(4, "basic-income", out=["p2"])
    assert (coins(t), boss(t)) == ([1, 0, 1, 1], (0, 0))


@pytest.mark.parametrize(
    ("card", "position", "default"),
    [
        ("production-bonus", {"turn": "p2"}, "event-target @1"),
        ("marriage", {"turn": "p2"}, "event-target @2"),
        ("gambling", {"turn": "p2", "coins": [4, 1, 4]}, "event-target @2"),
        ("dentist", {"turn": "p3", "stressed": ["p3"]}, "event-target @0"),
    ],
)
def test_the_first_possible_player_is_the_default(
    card: str, position: dict[str, object], default: str
) -> None:
    """FAU-TURN-5: clockwise, the starting player first."""
    t = event(3, card, **position)
    [ask] = t.asks().values()
    assert t.table.state.asker.default(t.table.state, ask.seat).text() == default
