"""The edge cases of the specification, one by one, in its own notation."""

import pytest

from tests.games.fully_automated_union.scene import (
    asked,
    boss,
    coins,
    ended,
    event,
    give,
    red,
    scene,
    stressed,
    votes,
)
from uprising.games.fully_automated_union.rules.cards import EVENT_NAMES
from uprising.games.fully_automated_union.rules.state import Factory
from uprising.scenario import Scenario


def test_two_thumbs_at_two_players() -> None:
    """FAU-EDGE-1: boss (3,0) becomes (0,2): defeat, no Payday."""
    t = votes(scene(2, "strike", boss=(3, 0)), "a", "a")
    assert (boss(t), ended(t), coins(t)) == ((0, 2), "FAU-LOSE-1", [0, 0])


def test_acceleration_beats_fists() -> None:
    """FAU-EDGE-2: the third blue robot ends the game before any Expropriation."""
    t = votes(scene(3, "strike", boss=(0, 2)), "a", "e", "e")
    assert (boss(t)[1], ended(t), red(t)) == (3, "FAU-LOSE-1", [0, 0, 0])


def test_one_step_earlier_the_robot_is_taken() -> None:
    """FAU-EDGE-3: boss (8,1) becomes (0,2), then one robot is assigned: (0,1)."""
    t = votes(scene(3, "strike", boss=(8, 1)), "a", "e", "e")
    assert boss(t) == (0, 2)
    for who in ("p1", "p2"):
        t.play(who, "nominate p1")
    t.play("p3", "nominate p1")
    assert (red(t), boss(t)[1]) == ([1, 0, 0], 1)


def test_two_stressed_workers_block_a_strike_of_four() -> None:
    """FAU-EDGE-4: 2 fists of 4 are too few, and both are unpaid."""
    t = scene(4, "strike", coins=[2, 2, 2, 2], stressed=["p3", "p4"], boss=(0, 1))
    t.put("offer", "growth")
    votes(t, "e", "e")
    assert (red(t), boss(t)[1]) == ([0, 0, 0, 0], 1)
    assert coins(t)[:2] == [1, 1]


def test_the_eliminated_do_not_count_in_the_majority() -> None:
    """FAU-EDGE-5: 2 of the 3 still in the game are enough."""
    t = votes(scene(4, "strike", out=["p4"], boss=(0, 1)), "e", "e", "w")
    assert set(asked(t).values()) == {"ask-nominate"}


def test_two_left_of_three_need_both() -> None:
    """FAU-EDGE-6: maj(2) = 2, so one fist fails."""
    t = votes(scene(3, "strike", coins=[3, 3, 0], out=["p3"], boss=(0, 1)), "e", "w")
    assert (red(t), boss(t)[1]) == ([0, 0, 0], 1)


def test_nothing_to_take() -> None:
    """FAU-EDGE-7: a majority of fists, no robot: nothing moves and nobody of them is paid."""
    t = votes(scene(3, "strike", coins=[3, 3, 3]).put("offer", "boom"), "e", "e", "w")
    assert (red(t), boss(t)) == ([0, 0, 0], (3, 0))
    assert coins(t)[:2] == [2, 2]


@pytest.mark.parametrize(
    ("n", "before", "after"),
    [
        pytest.param(3, (15, 0), (0, 1), id="FAU-EDGE-8"),
        pytest.param(4, (31, 0), (16, 1), id="FAU-EDGE-9"),
    ],
)
def test_the_boss_buys_one_robot(n: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    """FAU-EDGE-8, FAU-EDGE-9: exactly 15 is enough; 31 buys one only."""
    assert boss(scene(n, "innovation", boss=before)) == after


def test_bought_into_defeat() -> None:
    """FAU-EDGE-10: the second robot at two players ends the game before the event."""
    t = scene(2, "innovation", boss=(17, 1))
    assert (ended(t), boss(t), len(t.read("event-deck"))) == ("FAU-LOSE-1", (2, 2), 8)


def in_the_deck(t: Scenario) -> list[str]:
    """The events in the deck of a position still being set up."""
    state = t.table.state
    assert isinstance(state, Factory)
    return [EVENT_NAMES[card] for card in state.event_deck]


def test_the_ninth_turn_at_two_players_finds_no_event() -> None:
    """FAU-EDGE-11: phase 1 runs, then the game is lost."""
    t = scene(2, "innovation", boss=(15, 0))
    t.put("event-discard", in_the_deck(t))
    assert (ended(t), boss(t), len(t.read("event-discard"))) == ("FAU-LOSE-2", (0, 1), 8)


def test_the_last_event_is_applied() -> None:
    """FAU-EDGE-12: with one event left it is drawn as always."""
    t = event(4, "basic-income")
    t.put("event-discard", [card for card in in_the_deck(t) if card != "basic-income"])
    assert (t.read("event-deck"), coins(t), ended(t)) == ([], [1, 1, 1, 1], None)


def test_rent_two_with_one_coin_calm() -> None:
    """FAU-EDGE-13: she keeps the coin and is Stressed."""
    t = scene(3, "rent", coins=[1, 3, 3]).put("kept/p1", ["birth"])
    assert (coins(t), stressed(t)) == ([1, 2, 2], ["p1"])


def test_rent_two_with_one_coin_stressed() -> None:
    """FAU-EDGE-14: she is eliminated, her coin goes to the Bank, Birth to the discard."""
    t = scene(4, "rent", coins=[1, 3, 3, 3], stressed=["p1"]).put("kept/p1", ["birth"])
    assert (t.read("eliminated/p1"), coins(t), boss(t)) == (True, [0, 2, 2, 2], (3, 0))
    assert "birth" in t.read("event-discard")
    assert ended(t) is None


def test_two_of_three_eliminated_together() -> None:
    """FAU-EDGE-15: a collective defeat, without a treason window for the rich third."""
    t = scene(3, "rent", coins=[0, 0, 9], stressed=["p1", "p2"])
    assert (ended(t), t.winners, coins(t)) == ("FAU-LOSE-3", [], [0, 0, 8])


def test_one_of_two_eliminated() -> None:
    """FAU-EDGE-16: at two players one elimination is the defeat."""
    assert ended(scene(2, "rent", coins=[0, 5], stressed=["p1"])) == "FAU-LOSE-3"


def test_rich_but_stressed() -> None:
    """FAU-EDGE-17: she is never asked."""
    t = scene(3, "treason", coins=[11, 3, 3], stressed=["p1"])
    assert asked(t) == {"p2": "ask-contract"}


def test_a_stress_contract_to_nine() -> None:
    """FAU-EDGE-18: 6 + 3 and Stress at once: no window."""
    t = scene(3, "strike", coins=[6, 3, 3]).put("contract/p1", "boom-a")
    votes(t, "w", "w", "w")
    assert (coins(t)[0], stressed(t), asked(t)) == (8, ["p1"], {"p2": "ask-contract"})


def test_a_holiday_to_eight() -> None:
    """FAU-EDGE-19: 7 + 1, and the Holiday opens the window for her alone."""
    t = scene(3, "payday", coins=[7, 0, 0], stressed=["p1"]).put("contract/p1", "boom-d")
    assert (asked(t), coins(t)[0], stressed(t)) == ({"p1": "ask-declare"}, 8, [])


def test_two_traitors() -> None:
    """FAU-EDGE-20: one says yes, one no: both win, the third loses."""
    t = scene(3, "treason", coins=[8, 8, 3])
    t.reveal(p1="declare yes", p2="declare no")
    assert (ended(t), t.winners) == ("FAU-TRAIT-5", ["p1", "p2"])


def test_a_couple_at_ten() -> None:
    """FAU-EDGE-21: 6 and 4: both are asked, and either yes makes both win."""
    t = scene(3, "treason", coins=[6, 4, 3], married=["p1", "p2"])
    t.reveal(p1="declare no", p2="declare yes")
    assert t.winners == ["p1", "p2"]


def test_one_spouse_stressed() -> None:
    """FAU-EDGE-22: 9 calm and 1 Stressed: only the first qualifies, and wins alone."""
    t = scene(3, "treason", coins=[9, 1, 3], stressed=["p2"], married=["p1", "p2"])
    assert asked(t) == {"p1": "ask-declare"}
    assert t.play("p1", "declare yes").winners == ["p1"]


def test_a_couple_short_of_it() -> None:
    """FAU-EDGE-23: 5 Stressed and 7 calm: nobody qualifies."""
    t = scene(3, "treason", coins=[5, 7, 3], stressed=["p1"], married=["p1", "p2"])
    assert "ask-declare" not in asked(t).values()


def test_divorce() -> None:
    """FAU-EDGE-24: both lose all coins and Stress; Marriage goes to the discard."""
    t = event(3, "divorce", coins=[4, 6, 1], stressed=["p1"], married=["p1", "p2"])
    assert (coins(t), stressed(t), boss(t)) == ([0, 0, 1], [], (0, 0))
    assert t.read("event-discard") == ["marriage", "divorce"]
    assert t.read("married/p1") is False


def test_divorce_unmarried() -> None:
    """FAU-EDGE-25: nothing happens; Marriage still works later."""
    t = event(3, "divorce", coins=[4, 3, 1]).put("event-deck", ["divorce", "marriage"])
    assert (coins(t), t.read("event-discard")) == ([4, 3, 1], ["divorce"])
    take_all(t)
    votes(t, "w", "w", "w")
    assert asked(t) == {"p2": "ask-target"}
    assert t.play("p2", "event-target p3").read("married/p3") is True


def take_all(t: Scenario) -> None:
    """Everybody takes the first contract that is left."""
    while set(asked(t).values()) == {"ask-contract"}:
        [who] = asked(t)
        t.play(who, t.legal(who)[0])


def test_custody_in_dispute() -> None:
    """FAU-EDGE-26: they name different carers, so this turn's starting player decides."""
    t = event(3, "divorce", turn="p3", coins=[4, 6, 1], married=["p1", "p2"])
    t.put("kept/p1", ["birth"]).put("couple-child", True)
    assert asked(t) == {"p1": "ask-custody", "p2": "ask-custody"}
    t.reveal(p1="custody p2", p2="custody p1")
    assert asked(t) == {"p3": "ask-custody-ruling"}
    assert t.legal("p3") == ["custody p1", "custody p2"]
    assert t.play("p3", "custody p2").read("kept/p2") == ["birth"]
    assert t.read("couple-child") is False


def test_a_gambling_tie() -> None:
    """FAU-EDGE-27: 5, 5, 2: one of the first two drops to 1 and the boss gets 4."""
    t = event(3, "gambling", coins=[5, 5, 2])
    assert t.legal("p1") == ["event-target p1", "event-target p2"]
    t.play("p1", "event-target p2")
    assert (coins(t), boss(t)) == ([5, 1, 2], (4, 0))


def test_gambling_at_one() -> None:
    """FAU-EDGE-28: no effect."""
    t = event(3, "gambling", coins=[1, 1, 0])
    assert (coins(t), boss(t), asked(t)) == ([1, 1, 0], (0, 0), {"p1": "ask-contract"})


def test_a_dentist_for_nobody() -> None:
    """FAU-EDGE-29: all Stressed and poor: ignored."""
    t = event(3, "dentist", coins=[1, 0, 1], stressed=["p1", "p2", "p3"])
    assert (coins(t), asked(t)) == ([1, 0, 1], {"p1": "ask-contract"})


def test_a_forced_dentist() -> None:
    """FAU-EDGE-30: Stressed with 2 must pay; calm with 1 must be Stressed."""
    t = event(3, "dentist", coins=[0, 2, 1], stressed=["p2"])
    t.play("p1", "event-target p2")
    assert (coins(t), stressed(t)) == ([0, 0, 1], ["p2"])
    t = event(3, "dentist", coins=[0, 2, 1], stressed=["p2"])
    t.play("p1", "event-target p3")
    assert (coins(t), stressed(t)) == ([0, 2, 1], ["p2", "p3"])


def test_sabotage_forced_on_red() -> None:
    """FAU-EDGE-31: the only robot is red and goes, without a question."""
    t = event(3, "sabotage", red=[0, 0, 1])
    assert (red(t), asked(t)) == ([0, 0, 0], {"p1": "ask-contract"})


def test_sabotage_by_choice() -> None:
    """FAU-EDGE-32: the starting player picks a blue robot or the red one."""
    t = event(3, "sabotage", red=[0, 1, 0], boss=(0, 2))
    assert t.legal("p1") == ["event-robot boss", "event-robot > p2"]
    assert boss(t.play("p1", "event-robot boss")) == (0, 1)
    t = event(3, "sabotage", red=[0, 1, 0], boss=(0, 2))
    assert red(t.play("p1", "event-robot p2")) == [0, 0, 0]


def test_union_with_two_coins() -> None:
    """FAU-EDGE-33: from p2 clockwise two players get a coin, the third nothing."""
    t = event(3, "union", turn="p2", boss=(2, 0))
    assert (coins(t), boss(t)) == ([0, 1, 1], (0, 0))


def test_a_bonus_and_a_strike() -> None:
    """FAU-EDGE-34: who strikes gets neither the bonus nor the wage."""
    t = scene(3, "strike", coins=[3, 3, 3], boss=(0, 1)).put("bonus/p1", 2)
    votes(t, "e", "w", "w")
    assert coins(t)[0] == 2


def test_shift_work_and_a_holiday() -> None:
    """FAU-EDGE-35: 1 and 1 more, calmed and then Stressed."""
    t = scene(3, "payday", coins=[0, 3, 3], stressed=["p1"]).put("contract/p1", "boom-d")
    t.put("bonus/p1", 1).put("strain/p1", True)
    assert (coins(t)[0], "p1" in stressed(t)) == (1, True)  # 2 less the rent


def test_overtime_on_a_stressed_player() -> None:
    """FAU-EDGE-36: she gets the coin and stays Stressed."""
    t = event(3, "mandatory-overtime", stressed=["p2"]).put("contract-deck", ["growth"])
    t.play("p1", "event-target p2").play("p1", "contract a").play("p2", "contract d")
    t.play("p3", "contract b")
    votes(t, "w", "w")
    assert (coins(t)[1], "p2" in stressed(t)) == (1, True)  # 1 + 1 less the rent


def test_everybody_takes_the_same_option() -> None:
    """FAU-EDGE-37: under a Collective Agreement all three take Boom A."""
    t = event(3, "collective-agreement").put("contract-deck", ["boom"])
    for who in ("p1", "p2", "p3"):
        t.play(who, "contract a")
    votes(t, "w", "w", "w")
    assert (coins(t), stressed(t)) == ([2, 2, 2], ["p1", "p2", "p3"])


def test_a_shared_indefinite_contract() -> None:
    """FAU-EDGE-38: one holder strikes; the card stays with the other, out of the deck."""
    t = scene(3, "strike", coins=[3, 3, 3])
    t.put("indefinite/p1", "recovery-c").put("indefinite/p2", "recovery-c")
    votes(t, "e", "w", "w")
    assert (t.read("indefinite/p1"), t.read("indefinite/p2")) == (None, "recovery-c")
    assert "recovery" not in [*t.read("contract-deck"), *t.read("contract-discard")]


def test_keeping_leaves_all_options() -> None:
    """FAU-EDGE-39: p1 keeps Boom C: four options for the others, and she earns 1."""
    t = scene(3, "contracts").put("indefinite/p1", "boom-c").put("contract-deck", ["growth"])
    t.play("p1", "contract keep")
    assert len(t.legal("p2")) == 4
    t.play("p2", "contract a").play("p3", "contract b")
    votes(t, "w", "w", "w")
    assert coins(t) == [0, 2, 1]  # less the rent


def test_switching_discards_at_once() -> None:
    """FAU-EDGE-40: taking Growth B ends Boom C immediately."""
    t = scene(3, "contracts").put("indefinite/p1", "boom-c").put("contract-deck", ["growth"])
    t.play("p1", "contract b")
    assert (t.read("contract-discard"), t.read("indefinite/p1")) == (["boom"], None)


def test_a_failed_fist_loses_tenure() -> None:
    """FAU-EDGE-41: the only fist: no robot, no wage, no contract."""
    t = scene(3, "strike", coins=[2, 2, 2], boss=(0, 1)).put("indefinite/p1", "boom-c")
    votes(t, "e", "w", "w")
    assert (coins(t)[0], t.read("indefinite/p1"), red(t)) == (1, None, [0, 0, 0])
    assert "boom" in t.read("contract-discard")


def test_a_reshuffle_with_a_card_out() -> None:
    """FAU-EDGE-42: the other four cards are shuffled and one is revealed."""
    t = scene(3, "contracts").put("indefinite/p1", "boom-c")
    t.put("contract-discard", ["growth", "recovery", "stagnation", "recession"])
    t.shuffle("contract-deck", ["stagnation"])
    assert t.read("offer") == "stagnation"
    assert sorted(t.read("contract-deck")) == ["growth", "recession", "recovery"]
    assert t.read("contract-discard") == []


def test_a_strike_dodges_stress() -> None:
    """FAU-EDGE-43: contract 3 + Stress, and a thumb: no coins, no Stress."""
    t = scene(3, "strike", coins=[1, 1, 1]).put("contract/p1", "growth-a")
    votes(t, "a", "w", "w")
    assert (coins(t)[0], "p1" in stressed(t)) == (0, False)


def test_a_gentrified_parent() -> None:
    """FAU-EDGE-44: rent 3."""
    t = scene(3, "rent", coins=[4, 1, 1]).put("kept/p1", ["birth", "gentrification"])
    assert (coins(t), boss(t)) == ([1, 0, 0], (5, 0))


def test_eviction_of_a_stressed_player() -> None:
    """FAU-EDGE-45: the card is gone, she stays Stressed and in the game, rent is 1 again."""
    t = event(3, "eviction", stressed=["p2"]).put("kept/p2", ["gentrification"])
    assert (t.read("kept/p2"), stressed(t), t.read("eliminated/p2")) == ([], ["p2"], False)
    assert t.read("event-discard") == ["gentrification", "eviction"]


def test_a_spouse_covers() -> None:
    """FAU-EDGE-46: p2 ends with 1, the boss gets 2, p1 stays, still Stressed."""
    t = scene(2, "rent", coins=[0, 3], stressed=["p1"], married=["p1", "p2"])
    t.play("p2", "cover yes")
    assert (coins(t), boss(t), stressed(t)) == ([0, 1], (2, 0), ["p1"])
    assert ended(t) is None


def test_a_spouse_who_cannot_afford_both() -> None:
    """FAU-EDGE-47: p2 pays her own rent, and p1 is eliminated."""
    t = scene(3, "rent", coins=[0, 1, 5], stressed=["p1"], married=["p1", "p2"])
    assert (coins(t)[1], t.read("eliminated/p1")) == (0, True)


def test_the_starting_player_skips_the_dead() -> None:
    """FAU-EDGE-48: after p1 comes p3."""
    assert scene(4, "end", out=["p2"]).read("starting-player") == 2


def orphans(out: list[str]) -> Scenario:
    t = scene(4, "rent", coins=[5, 5, 2, 5], stressed=["p3"], red=[0, 0, 2, 0], out=out)
    if "p2" in out:
        t.put("coins/p2", 0)
    return t.put("kept/p3", ["birth", "gentrification"])


def test_orphan_robots() -> None:
    """FAU-EDGE-49: p3 is eliminated; p1 names who takes both robots; the total is unchanged."""
    t = orphans([])
    assert (t.read("eliminated/p3"), t.read("coins/p3")) == (True, 0)
    assert sorted(t.read("event-discard")) == ["birth", "gentrification"]
    assert asked(t) == {"p1": "ask-inherit"}
    assert red(t.play("p1", "assign p4")) == [0, 0, 0, 2]


def test_nobody_can_vote() -> None:
    """FAU-EDGE-50: all Stressed: phase 4 is skipped and all work."""
    t = scene(2, "strike", coins=[0, 0], stressed=["p1", "p2"]).put("offer", "growth")
    assert (coins(t), asked(t)) == ([1, 0], {"p2": "ask-contract"})


def test_a_strikers_robot_pays() -> None:
    """FAU-EDGE-51: she struck, and her robot gives 1."""
    t = votes(scene(3, "strike", coins=[0, 1, 1], red=[1, 0, 0]), "e", "w", "w")
    assert (coins(t)[0], "p1" in stressed(t)) == (0, False)


def test_the_collective_count_keeps_the_dead() -> None:
    """FAU-EDGE-52: of four, 3 robots are too few; at 4 the three active players win."""
    t = scene(4, "assign", out=["p4"], red=[2, 0, 0], boss=(0, 1))
    assert ended(give(t, "p2")) is None
    t = scene(4, "assign", out=["p4"], red=[2, 1, 0], boss=(0, 1))
    assert (ended(give(t, "p3")), t.winners) == ("FAU-WIN-1", ["p1", "p2", "p3"])


def test_wiped_and_paid() -> None:
    """FAU-EDGE-53: (14,1), one thumb: (0,2), Payday 4, three rents: 7."""
    t = votes(scene(3, "strike", coins=[2, 2, 2], boss=(14, 1)), "a", "w", "w")
    assert boss(t) == (7, 2)


def test_a_window_in_phase_two() -> None:
    """FAU-EDGE-54: 7 and Basic Income: the window opens before contracts."""
    t = event(3, "basic-income", coins=[7, 0, 0])
    assert (asked(t), coins(t)[0]) == ({"p1": "ask-declare"}, 8)


def test_defeat_before_inheritance() -> None:
    """FAU-EDGE-55: with p2 out already it is the defeat; nobody is asked about robots."""
    t = orphans(["p2"])
    assert (ended(t), red(t)) == ("FAU-LOSE-3", [0, 0, 2, 0])


def test_one_sharer_switches() -> None:
    """FAU-EDGE-56: Recovery stays out with p2."""
    t = scene(3, "contracts").put("indefinite/p1", "recovery-c").put("indefinite/p2", "recovery-c")
    t.put("contract-deck", ["growth"]).play("p1", "contract a")
    assert (t.read("indefinite/p2"), t.read("contract-discard")) == ("recovery-c", [])


def test_a_widow() -> None:
    """FAU-EDGE-57: p2 cannot pay 2, keeps 1 and is Stressed; p1 is out; Birth stays with p2."""
    t = scene(4, "rent", coins=[0, 1, 5, 5], stressed=["p1"], married=["p1", "p2"])
    t.put("kept/p2", ["birth"]).put("couple-child", True).put("event-deck", ["divorce"])
    assert (coins(t)[:2], stressed(t)[-1], t.read("eliminated/p1")) == ([0, 1], "p2", True)
    assert t.read("kept/p2") == ["birth"]
    assert t.read("event-discard") == ["marriage", "divorce"]  # the Divorce came and did nothing


def test_dismissed_into_the_reshuffle() -> None:
    """FAU-EDGE-58: Boom, ended in phase 2, is shuffled with the three discards."""
    t = event(3, "dismissal").put("indefinite/p1", "boom-c").put("indefinite/p2", "stagnation-b")
    t.put("contract-discard", ["growth", "recession", "recovery"])
    t.play("p1", "event-target p1")
    cards = [*t.read("contract-deck"), t.read("offer")]
    assert sorted(cards) == ["boom", "growth", "recession", "recovery"]
    assert (coins(t)[0], t.read("indefinite/p2")) == (2, "stagnation-b")


def test_a_unanimous_gift() -> None:
    """FAU-EDGE-59: all three nominate p2, one of them Stressed: nobody else is asked."""
    t = scene(3, "strike", coins=[2, 2, 2], stressed=["p3"], boss=(0, 1))
    votes(t, "e", "e")
    assert sorted(asked(t)) == ["p1", "p2", "p3"]
    assert red(give(t, "p2")) == [0, 1, 0]


def test_no_choice_no_question() -> None:
    """FAU-EDGE-60: one holder of an indefinite contract is dismissed without asking."""
    t = event(3, "dismissal").put("indefinite/p2", "boom-c")
    assert (coins(t), asked(t)) == ([0, 2, 0], {"p1": "ask-contract"})
