"""The rulebook's worked examples, move for move."""

import pytest

from tests.games.patriot.play import cards, position, prompt, why


def test_samuel_gathers_alone() -> None:
    """PAT-EX-1, PAT-GATHER-1, PAT-GATHER-2, PAT-GATHER-3: six normal cards, four free ones."""
    start = [f"{kind}-{v}" for kind in ("spy", "war", "science", "finance") for v in (1, 2)]
    t = position("gather", "m", ("samuel",), zones={"hand/ana": start})
    assert len(t.read("hand/ana")) == 14
    t.play("ana", "take science science war finance")
    hand = [card.split("-")[0] for card in t.read("hand/ana")]
    assert [hand.count(k) for k in ("spy", "war", "science", "finance")] == [2, 5, 6, 5]
    assert (len(hand), t.read("markers/ana")) == (18, 2)


def test_unspent_action_points_are_lost() -> None:
    """PAT-EX-2, PAT-ACT-2: nine of ten spent; the next turn has ten again."""
    t = position("act", "m", ("donovan",), zones={"track/ana": 1, "briefs": ["ration-cut"]})
    for move in ("pick spy", "pick war", "pick science", "pick spy", "pick war"):
        t.play("ana", move)
    t.play("ana", "coins")
    assert t.read("ap") == 1
    t.play("ana", "end")
    t.play("ana", "choose b").play("ana", "soothe")
    t.play("ana", "take spy spy spy spy")
    assert (t.read("round"), t.read("ap")) == (2, 10)


def test_ten_finance_pass_the_run_on_the_bank() -> None:
    """PAT-EX-3, PAT-ENC-2, PAT-ENC-5, PAT-BRIEF-01: 10 ≥ 8, the Treasury stays 6."""
    t = position(
        "encounter",
        "samuel",
        ("samuel", "wilfred"),
        zones={
            "track/ana": 1,
            "treasury": 6,
            "briefs": ["run-on-the-bank"],
            "po": ["war-1", "spy-1"],
            "hand/ana": ["finance-4", "finance-3"],
            "hand/ben": ["finance-5"],
            "ability-used/ana": True,
        },
    )
    t.play("ana", "vote finance-3 finance-4").play("ben", "vote finance-5")
    assert t.read("treasury") == 6
    assert t.read("failed") == 0


def test_seven_finance_fail_it() -> None:
    """PAT-EX-3b: Treasury 0; coins on Beacons stay."""
    t = position(
        "encounter",
        "samuel",
        ("donovan", "wilfred"),
        zones={
            "track/ana": 1,
            "treasury": 6,
            "lamps": ["launched", "used", "face-up", "face-up"],
            "briefs": ["run-on-the-bank"],
            "po": ["war-1", "spy-1"],
            "hand/ana": cards("finance", 9),
        },
    )
    t.play("ana", "vote " + " ".join(cards("finance", 9)))
    assert (t.read("treasury"), t.read("failed")) == (0, 1)
    assert t.read("lamps") == ["launched", "used", "face-up", "face-up"]


def test_an_eight_removes_a_beacon() -> None:
    """PAT-EX-4, PAT-NEG-1, PAT-BEACON-4: coin to supply, slot refilled, Threat 1, standee stays."""
    t = position(
        "trigger",
        "m",
        ("donovan", "wilfred"),
        zones={
            "track/ana": -1,
            "slots": ["drone-swarm", "crowd-scanner", "credit-tracer", "curfew-siren"],
            "lamps": ["launched", "face-up", "face-up", "face-up"],
            "beacons": ["wiretap-grid"],
        },
        d8=(8,),
    )
    assert t.read("lamps") == ["face-up"] * 4
    assert t.read("slots")[0] == "wiretap-grid"
    assert t.read("beacons")[-1] == "drone-swarm"
    assert (t.read("threat"), t.read("track/ana")) == (1, -1)
    assert len(t.read("beacons")) == 12


def test_standees_drift_left() -> None:
    """PAT-EX-5, PAT-ROUND-1, PAT-ROUND-2: Base to -1, +1 to Base."""
    t = position("round-end", "m", ("donovan", "wilfred"), zones={"track/ana": 0, "track/ben": 1})
    assert (t.read("track/ana"), t.read("track/ben"), t.read("round")) == (-1, 0, 2)


def test_used_beacons_become_launched() -> None:
    """PAT-EX-6: a Used and a Launched Beacon are both Launched in the new round."""
    lamps = ["used", "launched", "face-up", "face-up"]
    t = position("round-end", "m", zones={"lamps": lamps})
    assert t.read("lamps") == ["launched", "launched", "face-up", "face-up"]


def test_base_taxes_pay() -> None:
    """PAT-EX-7, PAT-TILE-3: Base Taxes 4, Treasury 1 becomes 5."""
    t = position("round-end", "m", zones={"base-taxes": 4, "treasury": 1})
    assert t.read("treasury") == 5


def test_base_triggers_a_negative_event_without_threat() -> None:
    """PAT-EX-8, PAT-TRIG-2, PAT-TRIG-3: a D8, no Threat, the standee stays on Base."""
    t = position("trigger", "m", ("donovan", "wilfred"), d8=(2,))
    assert (t.read("cu"), t.read("threat"), t.read("track/ana")) == (1, 0, 0)


def test_the_second_round_starts_one_left() -> None:
    """PAT-EX-9, PAT-ROUND-2."""
    t = position("turn-end", "m")
    assert (t.read("round"), t.read("track/ana")) == (2, -1)


def test_four_markers_advance() -> None:
    """PAT-EX-10, PAT-BOARD-11, PAT-COMP-25: Markers 0, standee +1, action points untouched."""
    t = position("act", "m", zones={"markers/ana": 4})
    t.play("ana", "advance")
    assert (t.read("markers/ana"), t.read("track/ana"), t.read("ap")) == (0, 1, 10)


def test_troops_cannot_move_to_a_rioter() -> None:
    """PAT-EX-11, PAT-TILE-6: illegal; nothing moves, nobody is executed."""
    t = position("act", "m", zones={"troops": [1], "rioters": [5]})
    t.play("ana", "march")
    assert why(t, "ana", "station 5") == "refuse-spaces"
    assert (t.read("troops"), t.read("rioters")) == ([1], [5])
    t.play("ana", "station 6")
    assert (t.read("troops"), t.read("rioters"), t.read("ap")) == ([6], [5], 8)


def test_a_rioter_on_space_four_stops_beacons() -> None:
    """PAT-EX-12, PAT-BEACON-3: T-USE is illegal, launching is legal."""
    lamps = ["launched", "face-up", "face-up", "face-up"]
    zones = {"rioters": [4], "lamps": lamps, "treasury": 4, "ap": 4}
    t = position("act", "m", zones=zones)
    assert why(t, "ana", "use 1") == "refuse-blocked"
    assert t.may("ana", "launch 2")


def test_the_first_riot_sends_jack_home() -> None:
    """PAT-EX-13, PAT-FLAW-2: from -2 to Base, then the Riot card is drawn."""
    zones = {"track/ana": -2, "cu": 4, "riot-deck": ["bread-line"]}
    t = position("act", "m", ("jack",), zones=zones)
    t.play("ana", "coins")
    assert (t.read("track/ana"), t.read("cu")) == (0, 0)
    assert t.read("riots") == ["bread-line"]
    kinds = [type(event).__name__ for event in t.events]
    assert kinds.index("SeatChanged") < kinds.index("RiotCame")


def test_wilfred_draws_one_more() -> None:
    """PAT-EX-14, PAT-POWER-9: 6 normal, 2 and 1 of free choice."""
    t = position("gather", "m", ("wilfred", "donovan"))
    assert len(t.read("hand/ana")) == 6
    assert why(t, "ana", "take spy spy") == "refuse-take-number"
    t.play("ana", "take spy spy war")
    assert len(t.read("hand/ana")) == 9


@pytest.mark.parametrize("cu", [0, 4])
def test_mw_without_a_launch_incites_a_riot(cu: int) -> None:
    """PAT-EX-15, PAT-FLAW-5, PAT-RIOT-8, PAT-EDGE-45: after the Trigger; CU is unchanged."""
    zones = {"round": 3, "track/ana": 1, "cu": cu, "riot-deck": ["bread-line"]}
    t = position("trigger", "mw", ("mw", "donovan"), zones=zones)
    assert t.read("riots") == ["bread-line"]
    assert (t.read("cu"), t.read("rioters")) == (cu, [1, 1])
    assert prompt(t) == ("ben", "ask-gather")
