"""Every edge case of the rulebook as a position."""

from typing import Any

import pytest

from tests.games.patriot.play import position, prompt, why

TWO = ("donovan", "wilfred")
FOUR = ["launched"] * 4


def test_excess_unrest_is_lost() -> None:
    """PAT-EDGE-1, PAT-RIOT-1, PAT-EFF-1: T-COIN at CU 5 gives 4 coins and a riot, CU 0."""
    t = position(zones={"cu": 5, "riot-deck": ["tax-revolt"]})
    t.play("ana", "coins")
    assert (t.read("treasury"), t.read("cu"), t.read("riots")) == (4, 0, ["tax-revolt"])


def test_unrest_stops_at_nothing() -> None:
    """PAT-EDGE-2, PAT-SUP-1."""
    zones = {"cu": 1, "slots": ["curfew-siren", "drone-swarm", "credit-tracer", "lab-automaton"]}
    t = position(zones=zones | {"lamps": ["launched", "face-up", "face-up", "face-up"]})
    t.play("ana", "use 1")
    assert t.read("cu") == 0


def test_missiles_fly_although_a_riot_lands_on_their_space() -> None:
    """PAT-EDGE-3, PAT-ACT-4: the riot is resolved before the die; the next launch is blocked."""
    t = position(zones={"cu": 4, "riot-deck": ["palace-march"]}, d8=(2, 5))
    t.play("ana", "missiles")
    assert (t.read("ap"), t.read("cu"), t.read("rioters")) == (6, 0, [2, 8])
    t.play("ana", "accept")
    assert t.read("progress") == 1
    assert why(t, "ana", "missiles") == "refuse-blocked"


def test_a_rioter_blocks_only_its_own_tile() -> None:
    """PAT-EDGE-4, PAT-TILE-9."""
    t = position(zones={"rioters": [6]})
    assert why(t, "ana", "project") == "refuse-blocked"
    assert t.may("ana", "calm")


def test_one_troop_stops_one_of_two_rioters() -> None:
    """PAT-EDGE-5, PAT-RIOT-4."""
    t = position(zones={"cu": 4, "troops": [4], "riot-deck": ["signal-jam"]})
    t.play("ana", "coins")
    assert (t.read("troops"), t.read("rioters"), t.read("riots")) == ([], [4], ["signal-jam"])


def test_a_riot_without_rioters_is_over_at_once() -> None:
    """PAT-EDGE-6, PAT-RIOT-5."""
    t = position(zones={"cu": 4, "troops": [2, 2], "riot-deck": ["tax-revolt"]})
    t.play("ana", "coins")
    assert (t.read("troops"), t.read("rioters"), t.read("riots")) == ([], [], [])
    assert t.read("riot-discard") == ["tax-revolt"]


def test_the_last_execution_ends_all_riots() -> None:
    """PAT-EDGE-7."""
    t = position(zones={"rioters": [3], "riots": ["bread-line", "signal-jam"]}, d8=(5,))
    t.play("ana", "execute").play("ana", "accept").play("ana", "strike 3")
    assert (t.read("riots"), t.read("riot-discard")) == ([], ["bread-line", "signal-jam"])


def test_a_one_costs_a_troop_of_choice() -> None:
    """PAT-EDGE-8, PAT-TILE-7."""
    zones = {"rioters": [3], "troops": [1, 5], "free-reroll-used": 1}
    t = position(zones=zones, d8=(1,))
    t.play("ana", "execute")
    assert sorted(t.legal("ana")) == ["withdraw 1", "withdraw 5"]
    t.play("ana", "withdraw 5")
    assert (t.read("troops"), t.read("rioters")) == ([1], [3])


def test_a_one_without_troops_brings_a_rioter() -> None:
    """PAT-EDGE-8, PAT-RIOT-9: a fresh D8 places it, without a Riot card."""
    t = position(zones={"rioters": [3], "free-reroll-used": 1}, d8=(1, 6))
    t.play("ana", "execute")
    assert (t.read("rioters"), t.read("riots")) == ([3, 6], [])


def test_an_eight_with_one_rioter_executes_one_and_feeds_jack() -> None:
    """PAT-EDGE-9, PAT-POWER-2: Jack draws 2 before the execution."""
    t = position(who=("donovan", "jack"), zones={"rioters": [3]}, d8=(8,))
    t.play("ana", "execute")
    assert prompt(t) == ("ben", "ask-draw")
    t.play("ben", "take war war").play("ana", "accept")
    assert t.legal("ana") == ["strike 3", "strike nobody"]
    t.play("ana", "strike 3")
    assert (t.read("rioters"), len(t.read("hand/ben"))) == ([], 2)


def test_no_reroll_is_offered_to_an_empty_hand() -> None:
    """PAT-EDGE-10: except Donovan's free one."""
    t = position(who=("wilfred",), zones={"rioters": [3], "troops": [2]}, d8=(1,))
    t.play("ana", "execute")
    assert t.read("troops") == []
    t = position(zones={"rioters": [3], "troops": [2]}, d8=(1,))
    t.play("ana", "execute")
    assert t.legal("ana") == ["accept", "reroll nothing"]


def test_markers_stop_at_nothing() -> None:
    """PAT-EDGE-11, PAT-TILE-8."""
    t = position(who=("wilfred",), zones={"markers/ana": 1}, d8=(1,))
    t.play("ana", "project")
    assert t.read("markers/ana") == 0


def test_the_supply_of_markers_ends() -> None:
    """PAT-EDGE-12, PAT-SUP-1, PAT-COMP-11: 31 of 32 are held."""
    t = position(who=("wilfred",), zones={"markers/ana": 31}, d8=(7,))
    t.play("ana", "project")
    assert t.read("markers/ana") == 32


def test_nobody_goes_beyond_plus_two() -> None:
    """PAT-EDGE-13, PAT-TRACK-1: T-ADV, Marion, Samuel and the Echo Transmitter."""
    t = position(zones={"markers/ana": 3})
    assert why(t, "ana", "advance") == "refuse-markers"
    echo = ["echo-transmitter", "drone-swarm", "credit-tracer", "lab-automaton"]
    zones: dict[str, Any] = {"track/ana": 2, "markers/ana": 8, "slots": echo, "lamps": FOUR}
    for character in ("marion", "samuel"):
        t = position(who=(character,), zones=zones)
        assert why(t, "ana", "advance") == "refuse-track-end"
        assert why(t, "ana", f"power {character}") == "refuse-track-end"
        assert why(t, "ana", "use 1") == "refuse-beacon-payment"


def test_plus_two_lowers_threat_and_goes_home() -> None:
    """PAT-EDGE-14, PAT-TRIG-3: at Threat 0 it stays 0; then the drift to -1."""
    t = position("trigger", "zam", zones={"track/ana": 2})
    assert (t.read("threat"), t.read("round"), t.read("track/ana")) == (0, 2, -1)
    t = position("trigger", "zam", TWO, zones={"track/ana": 2, "threat": 3})
    assert (t.read("threat"), t.read("track/ana"), t.read("markers/ana")) == (2, 0, 2)


def test_minus_two_costs_two_threat() -> None:
    """PAT-EDGE-15, PAT-TRIG-1, PAT-TRIG-3."""
    t = position("trigger", "m", TWO, zones={"track/ana": -2, "threat": 3}, d8=(1,))
    assert (t.read("threat"), t.read("track/ana"), t.read("cu")) == (5, 0, 1)


def test_only_the_first_riot_moves_jack() -> None:
    """PAT-EDGE-16."""
    t = position(who=("jack",), zones={"track/ana": -1, "cu": 4, "rioted": True})
    t.play("ana", "coins")
    assert t.read("track/ana") == -1


def test_a_partners_riot_moves_jack() -> None:
    """PAT-EDGE-17, PAT-TRACK-2: to -2, where Round Action 2 leaves him; PAT-EDGE-54 follows."""
    zones = {"track/ana": -1, "cu": 4, "track/ben": 1, "riot-deck": ["bread-line"]}
    t = position("act", "zam", ("jack", "donovan"), turn="ben", zones=zones)
    t.put("briefs", ["ration-cut", "ration-cut"][:1])
    t.play("ben", "coins")
    assert t.read("track/ana") == -2
    t.play("ben", "end").play("ben", "choose b")
    assert (t.read("round"), t.read("track/ana")) == (2, -2)
    assert prompt(t) == ("ana", "ask-gather")


def test_jack_left_at_minus_two_triggers_there() -> None:
    """PAT-EDGE-54: negative event, Threat +2, standee Base."""
    zones = {"track/ana": -2, "rioted": True}
    t = position("trigger", "m", ("jack", "donovan"), zones=zones, d8=(1,))
    assert (t.read("threat"), t.read("track/ana"), t.read("cu")) == (2, 0, 1)


def test_petr_draws_for_samuel_and_not_for_marion() -> None:
    """PAT-EDGE-18, PAT-CHAR-1."""
    t = position(who=("samuel", "petr"))
    t.play("ana", "power samuel")
    assert t.read("track/ana") == 1
    assert prompt(t) == ("ben", "ask-draw")
    t.play("ben", "take spy spy")
    assert prompt(t) == ("ana", "ask-act")
    t = position(who=("marion", "petr"))
    t.play("ana", "power marion")
    assert t.read("track/ana") == 1
    assert prompt(t) == ("ana", "ask-act")


def test_viktor_without_cards_still_advances() -> None:
    """PAT-EDGE-19, PAT-FLAW-8."""
    t = position(who=("viktor",), zones={"markers/ana": 4})
    t.play("ana", "advance")
    assert (t.read("track/ana"), t.read("markers/ana")) == (1, 0)


@pytest.mark.parametrize(("sway", "failed"), [("finance-1 finance-1", 0), ("finance-1", 1)])
def test_maury_turns_a_vote(sway: str, failed: int) -> None:
    """PAT-EDGE-20, PAT-POWER-4, PAT-CHAR-5: need 8, tally 6; two cards pass, one does not."""
    t = position(
        "encounter",
        "samuel",
        ("maury",),
        zones={
            "track/ana": 1,
            "briefs": ["run-on-the-bank"],
            "po": ["war-1", "war-1"],
            "hand/ana": ["finance-5", "finance-3", "finance-1", "finance-1"],
        },
    )
    t.play("ana", "vote finance-3 finance-5")
    assert (prompt(t), t.read("tally")) == (("ana", "ask-sway"), 6)
    t.play("ana", f"sway {sway}")
    assert (t.read("failed"), t.read("ability-used/ana")) == (failed, True)


def test_an_unrevealed_launch_saves_mw() -> None:
    """PAT-EDGE-21, PAT-CHAR-4: the own turn of round 3; a partner's launch does not help."""
    zones = {"round": 3, "treasury": 2, "track/ana": 1, "track/ben": 1, "briefs": ["ration-cut"]}
    t = position("act", "mw", ("mw", "donovan"), zones=zones)
    t.play("ana", "launch-blind 1").play("ana", "end").play("ana", "choose b")
    assert t.read("riots") == []
    t = position("trigger", "mw", ("mw", "donovan"), zones=zones | {"launched/ben": 2})
    assert len(t.read("riots")) == 1


def test_zam_takes_what_is_left() -> None:
    """PAT-EDGE-22, PAT-POWER-10."""
    t = position(who=("zam", "donovan"), zones={"markers/ana": 20, "markers/ben": 9})
    t.play("ana", "power zam > ben")
    assert (t.read("markers/ben"), t.read("ability-used/ana")) == (12, True)
    assert why(t, "ana", "power zam") == "refuse-no-ability"


def test_diva_copies_once() -> None:
    """PAT-EDGE-23, PAT-POWER-1, PAT-CHAR-3: Samuel keeps his own."""
    t = position(who=("diva-m", "samuel"))
    t.play("ana", "power samuel")
    assert t.read("track/ana") == 1
    assert why(t, "ana", "power zam") == "refuse-no-ability"
    assert t.may("ben", "power samuel")


@pytest.mark.parametrize(
    ("brief", "hand", "opinion", "failed"),
    [
        pytest.param(
            "run-on-the-bank", "finance-4 finance-5", ["war-2", "finance-1"], 0, id="PAT-EDGE-24"
        ),
        pytest.param(
            "cyber-heist", "spy-4 war-1 finance-5", ["spy-2", "science-3"], 1, id="PAT-EDGE-25"
        ),
    ],
)
def test_a_tally(brief: str, hand: str, opinion: list[str], failed: int) -> None:
    """PAT-ENC-4: 9 - 2 + 1 = 8 passes; 4 + 5 - 1 + 2 - 3 = 7 of 11 fails."""
    zones = {"track/ana": 1, "briefs": [brief], "po": opinion, "hand/ana": hand.split()}
    t = position("encounter", "samuel", zones=zones)
    t.play("ana", f"vote {hand}")
    assert t.read("failed") == failed


def test_the_predicted_brief_is_the_encounter() -> None:
    """PAT-EDGE-26, PAT-TILE-5: no blind draw; a second prediction is illegal."""
    zones = {"briefs": ["ration-cut", "foreign-envoy", "tax-holiday"], "track/ana": 1}
    t = position(zones=zones)
    t.play("ana", "predict")
    assert t.legal("ana") == ["keep ration-cut", "keep foreign-envoy"]
    t.play("ana", "keep foreign-envoy")
    assert why(t, "ana", "predict") == "refuse-predicted"
    t.play("ana", "end")
    assert (t.read("brief"), t.read("briefs")[0]) == (["foreign-envoy"], "tax-holiday")
    assert t.read("brief-discard") == ["ration-cut"]


def test_a_setback_before_the_check_undoes_the_win() -> None:
    """PAT-EDGE-27, PAT-GOAL-5, PAT-NEG-2."""
    t = position("trigger", "samuel", zones={"track/ana": -1, "progress": 8}, d8=(8,))
    assert (t.read("progress"), t.outcome, t.read("round")) == (7, None, 2)


def test_threat_loses_although_the_aim_is_met() -> None:
    """PAT-EDGE-28, PAT-GOAL-3."""
    t = position("trigger", "m", zones={"track/ana": -1, "progress": 9, "threat": 7}, d8=(1,))
    assert t.outcome is not None
    assert (t.outcome.key, t.winners) == ("end-threat", [])


def test_aim_and_doom_together_lose() -> None:
    """PAT-EDGE-29, PAT-GOAL-4."""
    riots = ["bread-line", "tax-revolt", "lab-fire", "signal-jam"]
    t = position("round-end", "m", zones={"progress": 12, "riots": riots, "rioters": [1, 2, 6]})
    assert t.outcome is not None
    assert (t.outcome.key, t.outcome.rule) == ("end-doom", "PAT-DOOM-1")


def test_four_launched_beacons_leave_nothing_to_launch() -> None:
    """PAT-EDGE-30, PAT-BEACON-2, PAT-BEACON-5: the pile holds 12 cards."""
    t = position(zones={"lamps": FOUR, "treasury": 8})
    assert why(t, "ana", "launch 1") == "refuse-launched"
    assert why(t, "ana", "launch-blind 1") == "refuse-launched"
    assert why(t, "ana", "swap 1") == "refuse-launched"
    assert len(t.read("beacons")) == 12


def test_taxes_stop_with_the_supply_of_coins() -> None:
    """PAT-EDGE-31, PAT-SUP-1: 4 on Beacons and 15 in the Treasury leave 2."""
    t = position("round-end", zones={"treasury": 15, "lamps": FOUR, "base-taxes": 4})
    assert t.read("treasury") == 17


def test_a_riot_incited_by_a_retrigger_waits_a_round() -> None:
    """PAT-EDGE-32, PAT-RIOT-5, PAT-RCARD-09."""
    zones = {"cu": 5, "riots": ["general-strike"], "rioters": [3], "riot-deck": ["signal-jam"]}
    t = position("round-end", zones=zones)
    assert (t.read("cu"), t.read("riots")) == (0, ["general-strike", "signal-jam"])
    assert t.read("threat") == 0


def test_without_rioters_in_supply_threat_rises() -> None:
    """PAT-EDGE-33, PAT-RIOT-7: Troops on the space stay."""
    rioters = [1] * 7 + [2] * 7
    t = position(
        who=TWO,
        zones={"rioters": rioters, "troops": [7], "riot-deck": ["barracks-mutiny"], "cu": 5},
        campaign="zam",
    )
    t.put("markers/ana", 4).play("ana", "fuel")
    assert (t.read("threat"), t.read("troops"), len(t.read("rioters"))) == (2, [7], 14)


def test_draws_from_an_empty_pile_are_lost() -> None:
    """PAT-EDGE-34, PAT-GATHER-5: another type may be named instead."""
    spies = ["spy-1"] * 16 + ["spy-2"] * 12 + ["spy-3"] * 4
    t = position("gather", who=("donovan", "jack"), zones={"hand/ana": spies}, turn="ben")
    assert [card for card in t.read("hand/ben") if card.startswith("spy")] == []
    assert len(t.read("hand/ben")) == 4
    assert why(t, "ben", "take spy war") == "refuse-too-few"
    t.play("ben", "take war war")


def test_a_condition_that_does_not_hold_leaves_b() -> None:
    """PAT-EDGE-35, PAT-ENC-7: University Grant with 2 coins."""
    t = position("encounter", zones={"briefs": ["university-grant"], "treasury": 2})
    assert t.legal("ana") == ["choose b"]
    assert why(t, "ana", "choose a") == "refuse-condition"


def test_a_rioter_on_space_three_stops_launches() -> None:
    """PAT-EDGE-36: in both forms; Launched Beacons still work."""
    slots = ["curfew-siren", "drone-swarm", "credit-tracer", "lab-automaton"]
    lamps = ["launched", "face-up", "face-up", "face-up"]
    t = position(zones={"rioters": [3], "treasury": 8, "slots": slots, "lamps": lamps})
    assert why(t, "ana", "launch 2") == why(t, "ana", "launch-blind 2") == "refuse-blocked"
    assert t.may("ana", "use 1")


@pytest.mark.parametrize(("face", "cu"), [(5, 0), (8, 0), (1, 1), (4, 1)])
def test_rolling_at_calm_is_legal(face: int, cu: int) -> None:
    """PAT-EDGE-37."""
    t = position(who=("wilfred",), d8=(face,))
    t.play("ana", "calm")
    assert (t.read("cu"), t.read("ap")) == (cu, 7)


@pytest.mark.parametrize(("face", "most"), [(7, 1), (8, 2)])
def test_divas_results_are_one_lower(face: int, most: int) -> None:
    """PAT-EDGE-38, PAT-FLAW-1: a 7 is a 6; a natural 8 is a 7 and still feeds Jack."""
    t = position(who=("diva-m", "jack"), zones={"rioters": [1, 2, 3]}, d8=(face,))
    t.play("ana", "execute")
    if face == 8:
        t.play("ben", "take spy spy")
    asked = t.asks()["ana"]
    assert max(len(move.spaces) for move in asked.moves) == most


def test_donovan_is_a_lightning_rod() -> None:
    """PAT-EDGE-39, PAT-FLAW-11: 8 AP for this turn, whatever becomes of the Threat."""
    t = position("gather", who=TWO, zones={"threat": 7})
    t.play("ana", "take spy spy")
    assert t.read("ap") == 8
    t.put("threat", 6)
    assert t.read("ap") == 8


def test_order_needs_an_empty_board() -> None:
    """PAT-EDGE-40, PAT-AIM-5."""
    t = position("round-end", "viktor", zones={"progress": 9, "rioters": [3]})
    assert (t.outcome, t.read("round")) == (None, 2)


def test_intel_needs_three_beacons() -> None:
    """PAT-EDGE-41, PAT-AIM-4."""
    lamps = ["launched", "used", "face-up", "face-up"]
    t = position("round-end", "mw", zones={"progress": 13, "lamps": lamps})
    assert t.outcome is None


def test_a_swept_beacon_is_used() -> None:
    """PAT-EDGE-42, PAT-CTILE-4."""
    t = position(campaign="mw", zones={"lamps": FOUR})
    t.play("ana", "sweep 2")
    assert (t.read("progress"), t.read("ap"), t.read("cu")) == (1, 8, 1)
    assert why(t, "ana", "use 2") == "refuse-used"


def test_a_beacon_works_once_per_round_for_both() -> None:
    """PAT-EDGE-43, PAT-BEACON-3."""
    slots = ["credit-tracer", "drone-swarm", "lab-fire", "lab-automaton"]
    slots[2] = "crowd-scanner"
    t = position(who=TWO, zones={"slots": slots, "lamps": FOUR, "track/ana": 1, "cu": 1})
    t.put("briefs", ["ration-cut"]).play("ana", "use 1")
    assert t.read("treasury") == 2
    t.play("ana", "end").play("ana", "choose b").play("ana", "soothe").play(
        "ben", "take spy spy spy"
    )
    assert why(t, "ben", "use 1") == "refuse-used"


def test_weaknesses_come_before_the_card() -> None:
    """PAT-EDGE-44, PAT-RIOT-2, PAT-ROUND-3: first Jack, then Samuel, then the Riot card."""
    zones = {"cu": 5, "riots": ["general-strike"], "rioters": [3], "riot-deck": ["bread-line"]}
    t = position("round-end", "viktor", ("jack", "samuel"), zones=zones | {"hand/ben": ["war-1"]})
    assert (t.read("cu"), t.read("track/ana"), t.read("hand/ben")) == (0, -2, [])
    assert t.read("riots") == ["general-strike", "bread-line"]
    kinds = [type(event).__name__ for event in t.events]
    moved = len(kinds) - 1 - kinds[::-1].index("SeatChanged")
    assert moved < kinds.index("LostAtRandom") < kinds.index("RiotCame")


def test_a_partner_may_step_while_petr_votes() -> None:
    """PAT-EDGE-46, PAT-WIN-1: Petr draws 2 and may commit them."""
    zones = {"briefs": ["run-on-the-bank"], "pile/finance": ["finance-5", "finance-4"]}
    t = position("encounter", "samuel", ("petr", "samuel"), zones=zones)
    assert prompt(t) == ("ana", "ask-vote")
    t.play("ben", "power samuel")
    assert t.read("track/ben") == 1
    t.play("ana", "take finance finance")
    assert prompt(t) == ("ana", "ask-vote")
    t.play("ana", "vote finance-4 finance-5")


def test_taxes_have_a_ceiling() -> None:
    """PAT-EDGE-47, PAT-BOARD-6: 7 becomes 8 at full price; at 8 the tile is illegal."""
    t = position(zones={"base-taxes": 7})
    t.play("ana", "tax")
    assert (t.read("base-taxes"), t.read("ap"), t.read("cu")) == (8, 3, 4)
    assert why(position(zones={"base-taxes": 8}), "ana", "tax") == "refuse-tax"


def test_a_sitting_leaves_the_predicted_brief_alone() -> None:
    """PAT-EDGE-48, PAT-CAMP-8."""
    briefs = ["ration-cut", "foreign-envoy", "tax-holiday"]
    t = position(campaign="jack", zones={"briefs": briefs})
    t.play("ana", "predict").play("ana", "keep ration-cut").play("ana", "sitting")
    assert (t.read("brief"), t.read("kept")) == (["tax-holiday"], ["ration-cut"])


def test_divas_two_is_a_one() -> None:
    """PAT-EDGE-49."""
    t = position(who=("diva-m",), zones={"rioters": [3], "troops": [1]}, d8=(2,))
    t.play("ana", "execute")
    assert (t.read("troops"), t.read("rioters")) == ([], [3])


def test_prices_of_a_launch_add_up() -> None:
    """PAT-EDGE-50, PAT-CHAR-7: 4 - 2 = 2 coins."""
    slots = ["black-budget-node", "drone-swarm", "credit-tracer", "lab-automaton"]
    lamps = ["launched", "face-up", "face-up", "face-up"]
    t = position(who=("petr",), zones={"slots": slots, "lamps": lamps, "treasury": 2})
    assert why(t, "ana", "launch 2") == "refuse-coins"
    t.play("ana", "use 1").play("ana", "launch 2")
    assert (t.read("treasury"), t.read("ap"), t.read("launch-discount")) == (0, 6, 0)


def test_two_armed_missiles_leave_only_calm() -> None:
    """PAT-EDGE-51, PAT-POS-1."""
    t = position("trigger", "m", TWO, zones={"track/ana": 1, "armed": 2, "cu": 3})
    assert (t.read("cu"), t.read("armed")) == (1, 2)


def test_a_free_launch_is_marked_from_the_treasury() -> None:
    """PAT-EDGE-52, PAT-BEACON-7: the supply of coins is empty."""
    slots = ["black-budget-node", "drone-swarm", "credit-tracer", "lab-automaton"]
    lamps = ["launched", "face-up", "face-up", "face-up"]
    t = position(zones={"slots": slots, "lamps": lamps, "treasury": 20})
    t.play("ana", "use 1").play("ana", "launch-blind 2")
    assert (t.read("treasury"), t.read("lamps")[:2]) == (19, ["used", "launched"])


def test_a_gift_opens_option_a() -> None:
    """PAT-EDGE-53, PAT-WIN-1: State Funeral with 0 Markers."""
    t = position("encounter", "m", ("donovan", "zam"), zones={"briefs": ["state-funeral"]})
    assert t.legal("ana") == ["choose b"]
    t.play("ben", "power zam > ana")
    assert t.legal("ana") == ["choose a", "choose b"]


@pytest.mark.parametrize(
    ("start", "threat"),
    [pytest.param(-1, 1, id="PAT-EDGE-55"), pytest.param(-2, 2, id="PAT-EDGE-56")],
)
def test_a_riot_inside_jacks_trigger(start: int, threat: int) -> None:
    """PAT-TRIG-5: Threat by the position the Trigger began with; both end on Base."""
    zones = {"track/ana": start, "cu": 5, "riot-deck": ["bread-line"]}
    t = position("trigger", "m", ("jack", "donovan"), zones=zones, d8=(1,))
    assert (t.read("threat"), t.read("track/ana"), t.read("riots")) == (threat, 0, ["bread-line"])


def test_marion_is_asked_only_below_plus_two() -> None:
    """PAT-EDGE-57, PAT-WIN-1."""
    t = position("trigger", "zam", ("marion", "donovan"), zones={"track/ana": 2})
    assert prompt(t) == ("ben", "ask-gather")
    t = position("trigger", "zam", ("marion", "donovan"), zones={"track/ana": 1, "threat": 2})
    assert t.legal("ana") == ["pass", "power marion"]
    t.play("ana", "power marion")
    assert (t.read("threat"), t.read("track/ana"), t.read("markers/ana")) == (1, 0, 2)
