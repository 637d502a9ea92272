"""The seven campaigns: aim, tile, events, and how each is lost."""

from typing import Any

import pytest

import uprising
from tests.games.patriot.play import cards, position, prompt, why

TWO = ("donovan", "wilfred")
LAMPS = ["launched", "launched", "used", "face-up"]
AIMS = [
    pytest.param("m", (10, 14), {}, id="PAT-AIM-1"),
    pytest.param("samuel", (11, 13), {}, id="PAT-AIM-2"),
    pytest.param("zam", (9, 12), {}, id="PAT-AIM-3"),
    pytest.param("mw", (14, 19), {"lamps": LAMPS}, id="PAT-AIM-4"),
    pytest.param("viktor", (14, 26), {}, id="PAT-AIM-5"),
    pytest.param("petr", (11, 17), {}, id="PAT-AIM-6"),
    pytest.param("jack", (8, 13), {}, id="PAT-AIM-7"),
]


@pytest.mark.parametrize(("campaign", "needs", "zones"), AIMS)
@pytest.mark.parametrize("seats", [1, 2])
def test_an_aim_is_met_at_the_check(
    campaign: str, needs: tuple[int, int], zones: dict[str, Any], seats: int
) -> None:
    """PAT-GOAL-1, PAT-GOAL-2, PAT-CAMP-1: exactly enough wins, more too, one less does not."""
    need = needs[seats - 1]
    for progress in (need, need + 3):
        t = position("round-end", campaign, TWO[:seats], zones=zones | {"progress": progress})
        assert t.outcome is not None
        assert (t.outcome.key, len(t.winners)) == ("end-won", seats)
    t = position("round-end", campaign, TWO[:seats], zones=zones | {"progress": need - 1})
    assert (t.outcome, t.read("round")) == (None, 2)
    late = zones | {"progress": need - 1, "round": 5}
    t = position("round-end", campaign, TWO[:seats], zones=late)
    assert t.outcome is not None  # PAT-GOAL-4: round 5 is over
    assert t.outcome.key == "end-time"


DOOMS = [
    pytest.param(
        "m",
        1,
        {"riots": ["bread-line", "tax-revolt", "lab-fire", "signal-jam"], "rioters": [5]},
        {"riots": ["bread-line", "tax-revolt", "lab-fire"], "rioters": [5]},
        id="PAT-DOOM-1",
    ),
    pytest.param("samuel", 1, {"failed": 5}, {"failed": 4}, id="PAT-DOOM-2"),
    pytest.param("samuel", 2, {"failed": 7}, {"failed": 6}, id="PAT-DOOM-2"),
    pytest.param(
        "zam", 1, {"rioters": [6, 6], "round": 2}, {"rioters": [6, 6], "round": 1}, id="PAT-DOOM-3"
    ),
    pytest.param(
        "zam", 1, {"rioters": [6, 6], "round": 2}, {"rioters": [6], "round": 2}, id="PAT-DOOM-3"
    ),
    pytest.param("mw", 1, {"round": 3}, {"round": 2}, id="PAT-DOOM-4"),
    pytest.param(
        "mw", 1, {"round": 3}, {"round": 3, "lamps": ["used", *["face-up"] * 3]}, id="PAT-DOOM-4"
    ),
    pytest.param("viktor", 2, {"rioters": [1] * 8}, {"rioters": [1] * 7}, id="PAT-DOOM-5"),
    pytest.param("petr", 1, {"rioters": [1, 2]}, {"rioters": [1, 1]}, id="PAT-DOOM-6"),
    pytest.param("jack", 1, {"failed": 5}, {"failed": 4}, id="PAT-DOOM-7"),
    pytest.param("jack", 2, {"failed": 9}, {"failed": 8}, id="PAT-DOOM-7"),
]


@pytest.mark.parametrize(("campaign", "seats", "doom", "safe"), DOOMS)
def test_a_campaign_has_its_own_way_to_lose(
    campaign: str, seats: int, doom: dict[str, Any], safe: dict[str, Any]
) -> None:
    """PAT-GOAL-4, PAT-CAMP-4."""
    t = position("round-end", campaign, TWO[:seats], zones=doom)
    assert t.outcome is not None
    assert (t.outcome.key, t.winners) == ("end-doom", [])
    assert position("round-end", campaign, TWO[:seats], zones=safe).outcome is None


@pytest.mark.parametrize(
    ("face", "hits"), list(zip(range(1, 9), (0, 0, 1, 1, 1, 1, 1, 2), strict=True))
)
def test_launching_missiles(face: int, hits: int) -> None:
    """PAT-CTILE-1: 4 AP, CU+3, then the D8."""
    t = position("act", "m", ("wilfred",), d8=(face,))
    t.play("ana", "missiles")
    assert (t.read("progress"), t.read("ap"), t.read("cu")) == (hits, 6, 3)


@pytest.mark.parametrize(("face", "hits"), [(1, 1), (2, 1), (6, 2), (8, 2)])
def test_an_armed_missile_adds_two(face: int, hits: int) -> None:
    """PAT-CTILE-1, PAT-CAMP-6, PAT-ROLL-2: at most 8; Influence cannot re-roll it."""
    t = position("act", "m", zones={"armed": 1, "hand/ana": ["spy-1", "spy-2"]}, d8=(3, face))
    t.play("ana", "missiles")
    assert why(t, "ana", "reroll spy-1") == "refuse-missile-reroll"
    t.play("ana", "reroll free")
    assert prompt(t) == ("ana", "ask-spend")
    t.play("ana", "spend")
    assert (t.read("progress"), t.read("armed")) == (hits, 0)


def test_holding_the_missiles() -> None:
    """PAT-CTILE-1: spending is free to choose."""
    t = position("act", "m", ("wilfred",), zones={"armed": 2}, d8=(5,))
    t.play("ana", "missiles").play("ana", "hold")
    assert (t.read("progress"), t.read("armed")) == (1, 2)


def test_a_hearing() -> None:
    """PAT-CTILE-2, PAT-CAMP-5: 3 AP, CU+1, own cards of all four types worth 12."""
    hand = ["spy-3", "war-3", "science-3", "finance-2", "finance-1"]
    t = position("act", "samuel", zones={"hand/ana": hand})
    t.play("ana", "hearing")
    assert why(t, "ana", "discard spy-3 war-3 science-3 finance-2") == "refuse-hearing"
    t.play("ana", "discard " + " ".join(sorted_cards(hand)))
    assert (t.read("progress"), t.read("ap"), t.read("cu"), t.read("hand/ana")) == (1, 7, 1, [])
    poor = ["spy-5", "war-5", "science-5"]
    both = {"hand/ana": poor, "hand/ben": ["finance-5"]}
    t = position("act", "samuel", TWO, zones=both)
    assert why(t, "ana", "hearing") == "refuse-hearing"


def sorted_cards(hand: list[str]) -> list[str]:
    order = ["spy", "war", "science", "finance"]
    return sorted(hand, key=lambda card: (order.index(card.split("-")[0]), card))


def test_a_hearing_of_a_large_hand_is_a_form() -> None:
    """PAT-CTILE-2: above 400 rows."""
    hand = [f"{kind}-{v}" for kind in ("spy", "war", "science", "finance") for v in (1, 2, 3)]
    t = position("act", "samuel", zones={"hand/ana": hand})
    t.play("ana", "hearing")
    assert t.asks()["ana"].wide
    assert all(move.startswith("discard") for move in t.legal("ana"))
    t.play("ana", "discard spy-3 war-3 science-3 finance-3")
    assert t.read("progress") == 1


def test_fueling_the_core() -> None:
    """PAT-CTILE-3: 2 AP, 4 Markers, CU+1."""
    t = position("act", "zam", zones={"markers/ana": 7})
    t.play("ana", "fuel")
    assert (t.read("progress"), t.read("ap"), t.read("cu"), t.read("markers/ana")) == (1, 8, 1, 3)
    assert why(t, "ana", "fuel") == "refuse-markers"


def test_sweeping_the_network() -> None:
    """PAT-CTILE-4: 2 AP, CU+1, a Launched Beacon becomes Used; DS 4 does not matter."""
    t = position("act", "mw", zones={"lamps": LAMPS, "rioters": [4]})
    t.play("ana", "sweep 1")
    assert (t.read("progress"), t.read("ap"), t.read("cu")) == (1, 8, 1)
    assert t.read("lamps")[0] == "used"
    assert why(t, "ana", "sweep 3") == "refuse-used"
    assert why(t, "ana", "sweep 4") == "refuse-not-launched"


def test_a_paid_provocateur() -> None:
    """PAT-CTILE-5, PAT-CAMP-2, PAT-RIOT-9: 2 AP, a Rioter, 2 War; no Riot card, no Order yet."""
    t = position("act", "viktor", zones={"troops": [3]}, d8=(5,))
    assert why(t, "ana", "provoke 3") == "refuse-troops-there"
    t.play("ana", "provoke 4")
    assert (t.read("rioters"), t.read("riots"), t.read("ap")) == ([4], [], 8)
    assert [card.split("-")[0] for card in t.read("hand/ana")] == ["war", "war"]
    t.play("ana", "execute").play("ana", "accept").play("ana", "strike 4")
    assert t.read("progress") == 1
    full = position("act", "viktor", zones={"rioters": [1] * 14})
    assert why(full, "ana", "provoke 2") == "refuse-no-rioter-left"


def test_cancelled_and_pardoned_rioters_are_no_order() -> None:
    """PAT-CAMP-2."""
    zones = {"cu": 4, "troops": [2, 2], "riot-deck": ["tax-revolt"]}
    t = position("act", "viktor", zones=zones)
    t.play("ana", "coins")
    assert t.read("progress") == 0
    zones = {"briefs": ["amnesty-petition"], "rioters": [3, 3], "track/ana": 1}
    t = position("encounter", "viktor", TWO, zones=zones)
    t.play("ana", "choose a")
    assert (t.read("rioters"), t.read("progress")) == ([], 0)


def test_issuing_bonds() -> None:
    """PAT-CTILE-6: 1 AP and 3 coins."""
    t = position("act", "petr", zones={"treasury": 5})
    t.play("ana", "bonds")
    assert (t.read("progress"), t.read("ap"), t.read("treasury"), t.read("cu")) == (1, 9, 2, 0)
    assert why(t, "ana", "bonds") == "refuse-coins"


@pytest.mark.parametrize(("total", "mandates"), [(8, 1), (7, 0)])
def test_an_emergency_sitting(total: int, mandates: int) -> None:
    """PAT-CTILE-7, PAT-AIM-7, PAT-CAMP-3, PAT-CAMP-4: 3 AP, CU+1, a Brief at once; both vote."""
    zones = {
        "briefs": ["run-on-the-bank"],
        "po": ["war-1", "war-1"],
        "hand/ana": cards("finance", total),
        "hand/ben": ["finance-2"],
    }
    t = position("act", "jack", TWO, zones=zones)
    t.play("ana", "sitting")
    assert (t.read("ap"), t.read("cu")) == (7, 1)
    t.play("ana", "vote " + " ".join(t.read("hand/ana"))).play("ben", "vote finance-2")
    assert (t.read("progress"), t.read("failed")) == (mandates, 1 - mandates)
    assert prompt(t) == ("ana", "ask-act")


def test_a_choice_brief_gives_no_mandate() -> None:
    """PAT-CTILE-7, PAT-CAMP-4."""
    t = position("act", "jack", zones={"briefs": ["ration-cut"]})
    t.play("ana", "sitting").play("ana", "choose b")
    assert (t.read("progress"), t.read("failed")) == (0, 0)


def test_a_tile_belongs_to_its_campaign() -> None:
    """PAT-BOARD-14."""
    assert why(position("act", "petr"), "ana", "missiles") == "refuse-campaign"


GOOD = [
    pytest.param("zam", {"markers/ana": 2}, [], id="PAT-POS-3"),
    pytest.param("mw", {"treasury": 1}, [], id="PAT-POS-4"),
    pytest.param("viktor", {"troops": [6]}, ["place 6"], id="PAT-POS-5"),
    pytest.param("petr", {"treasury": 1}, [], id="PAT-POS-6"),
    pytest.param("samuel", {}, ["take spy spy"], id="PAT-POS-2"),
    pytest.param("jack", {}, ["take spy spy"], id="PAT-POS-7"),
]


@pytest.mark.parametrize(("campaign", "after", "moves"), GOOD)
@pytest.mark.parametrize("track", [1, 2])
def test_a_positive_event(
    campaign: str, after: dict[str, Any], moves: list[str], track: int
) -> None:
    """PAT-TRIG-2, PAT-TRIG-4, PAT-CAMP-9."""
    t = position("trigger", campaign, TWO, zones={"track/ana": track, "threat": 3})
    for move in moves:
        t.play("ana", move)
    for zone, value in after.items():
        assert t.read(zone) == value
    assert (t.read("threat"), t.read("track/ana")) == ((3, 1) if track == 1 else (2, 0))
    assert prompt(t) == ("ben", "ask-gather")


@pytest.mark.parametrize(("answer", "cu", "armed"), [("soothe", 1, 1), ("arm", 3, 2)])
def test_countdowns_positive_event(answer: str, cu: int, armed: int) -> None:
    """PAT-POS-1, PAT-COMP-13: CU-2, or arm 1 missile, at most 2, shared."""
    t = position("trigger", "m", TWO, zones={"track/ana": 1, "cu": 3, "armed": 1})
    t.play("ana", answer)
    assert (t.read("cu"), t.read("armed")) == (cu, armed)


START: dict[str, Any] = {
    "cu": 1, "treasury": 5, "threat": 2, "markers/ana": 3, "progress": 2, "base-taxes": 3,
    "troops": [1, 1, 2], "core": 0, "rioters": [], "hand/ana": ["spy-1", "spy-1"],
    "lamps": ["launched", "face-up", "face-up", "face-up"],
}  # fmt: skip
DARK = {"lamps": ["face-up"] * 4}
UNREST: dict[str, Any] = {"cu": 2}
THREAT: dict[str, Any] = {"threat": 3}
COURT: list[tuple[range, dict[str, Any]]] = [
    (range(1, 4), {"hand/ana": ["spy-1"]}),
    (range(4, 7), UNREST),
    (range(7, 8), THREAT),
    (range(8, 9), {"progress": 1}),
]
BAD: list[Any] = [
    pytest.param(
        "m",
        [
            (range(1, 4), UNREST),
            (range(4, 6), {"treasury": 3}),
            (range(6, 8), THREAT),
            (range(8, 9), DARK),
        ],
        id="PAT-NEG-1",
    ),
    pytest.param("samuel", COURT, id="PAT-NEG-2"),
    pytest.param(
        "zam",
        [
            (range(1, 4), {"markers/ana": 2}),
            (range(4, 7), UNREST),
            (range(7, 8), {"core": 1}),
            (range(8, 9), {"progress": 1}),
        ],
        id="PAT-NEG-3",
    ),
    pytest.param(
        "mw",
        [
            (range(1, 4), {"treasury": 4}),
            (range(4, 7), UNREST),
            (range(7, 8), THREAT),
            (range(8, 9), DARK),
        ],
        id="PAT-NEG-4",
    ),
    pytest.param(
        "viktor",
        [
            (range(1, 4), UNREST),
            (range(4, 7), {"rioters": [6]}),
            (range(7, 8), THREAT),
            (range(8, 9), {"troops": [2]}),
        ],
        id="PAT-NEG-5",
    ),
    pytest.param(
        "petr",
        [
            (range(1, 4), {"treasury": 4}),
            (range(4, 7), UNREST),
            (range(7, 8), THREAT),
            (range(8, 9), {"base-taxes": 2}),
        ],
        id="PAT-NEG-6",
    ),
    pytest.param("jack", COURT, id="PAT-NEG-7"),
]


@pytest.mark.parametrize(("campaign", "table"), BAD)
def test_a_negative_event(campaign: str, table: list[tuple[range, dict[str, Any]]]) -> None:
    """PAT-TRIG-2, PAT-TRIG-4, PAT-CAMP-9: every face of the D8 at Base."""
    for faces, after in table:
        for face in faces:
            t = position("trigger", campaign, TWO, zones=START, d8=(face, 6))
            if prompt(t)[1] == "ask-withdraw":
                t.play("ana", "withdraw 1 1")
            for zone, value in START.items():
                assert t.read(zone) == after.get(zone, value), (face, zone)


@pytest.mark.parametrize("campaign", ["samuel", "zam", "jack"])
def test_without_progress_a_setback_is_threat(campaign: str) -> None:
    """PAT-NEG-2, PAT-NEG-3, PAT-NEG-7: none: Threat+1."""
    t = position("trigger", campaign, TWO, d8=(8,))
    assert (t.read("threat"), t.read("progress")) == (1, 0)


def test_without_base_taxes_the_eight_is_threat() -> None:
    """PAT-NEG-6: at 0: Threat+1."""
    assert position("trigger", "petr", TWO, d8=(8,)).read("threat") == 1


def test_a_missile_on_the_core_raises_the_aim() -> None:
    """PAT-NEG-3: N is 1 higher for the rest of the game."""
    t = position("round-end", "zam", zones={"progress": 9, "core": 1})
    assert t.outcome is None
    view: Any = t.view("ana")
    assert view.needed == 10


@pytest.mark.parametrize("seed", range(6))
def test_viktors_campaign_begins_with_a_riot(seed: int) -> None:
    """PAT-CAMP-7, PAT-SETUP-9: not an incited one: Jack and Samuel stay quiet."""
    table = uprising.new("patriot", seats=2, seed=seed, campaign="viktor")
    table.play(0, "character jack")
    table.play(1, "character samuel")
    view: Any = table.view(0)
    assert (len(view.riots), 14 - view.rioter_supply) == (1, 2)
    assert view.rioted is False
    assert (len(view.seats[1].hand), view.seats[0].track) == (6, 0)
    assert table.asks[0].prompt == "ask-gather"
