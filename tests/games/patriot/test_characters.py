"""The eleven characters: their Influence, strength and weakness."""

from typing import Any

import pytest

import uprising
from tests.games.patriot.play import position, prompt, why

# character, Spy, War, Science, Finance
SHEETS = [
    pytest.param("diva-m", (2, 1, 1, 2), id="PAT-SHEET-1"),
    pytest.param("jack", (2, 2, 1, 1), id="PAT-SHEET-2"),
    pytest.param("marion", (1, 1, 3, 1), id="PAT-SHEET-3"),
    pytest.param("maury", (3, 1, 1, 1), id="PAT-SHEET-4"),
    pytest.param("mw", (4, 0, 2, 0), id="PAT-SHEET-5"),
    pytest.param("petr", (1, 0, 1, 4), id="PAT-SHEET-6"),
    pytest.param("samuel", (0, 2, 2, 2), id="PAT-SHEET-7"),
    pytest.param("viktor", (1, 4, 0, 1), id="PAT-SHEET-8"),
    pytest.param("wilfred", (1, 1, 2, 2), id="PAT-SHEET-9"),
    pytest.param("zam", (1, 0, 4, 1), id="PAT-SHEET-10"),
    pytest.param("donovan", (1, 2, 1, 2), id="PAT-SHEET-11"),
]


def types(hand: list[str]) -> tuple[int, ...]:
    kinds = [card.split("-")[0] for card in hand]
    return tuple(kinds.count(kind) for kind in ("spy", "war", "science", "finance"))


@pytest.mark.parametrize(("character", "influence"), SHEETS)
def test_a_characters_influence(character: str, influence: tuple[int, ...]) -> None:
    """PAT-GATHER-1, PAT-SETUP-7, PAT-COMP-14, PAT-COMP-23, PAT-COMP-24, PAT-CHAR-0: six cards."""
    assert sum(influence) == 6
    t = position("gather", "m", (character,))
    assert types(t.read("hand/ana")) == influence
    assert t.read("markers/ana") == 2
    table = uprising.new("patriot", seats=2, seed=1, campaign="m")
    table.play(0, f"character {character}")
    table.play(1, "character donovan" if character != "donovan" else "character jack")
    view: Any = table.view(0)
    gathered = tuple(2 * n for n in influence)  # before the game, and in the first Gather
    assert types(list(view.seats[0].hand)) == gathered
    assert view.seats[0].markers == 0


def test_alone_one_begins_with_two_of_each() -> None:
    """PAT-COMP-23, PAT-SETUP-7."""
    table = uprising.new("patriot", seats=1, seed=1, campaign="m")
    table.play(0, "character zam")
    view: Any = table.view(0)
    assert types(list(view.seats[0].hand)) == (3, 2, 6, 3)


def test_a_character_is_taken_once() -> None:
    """PAT-SETUP-6, PAT-SETUP-2."""
    table = uprising.new("patriot", seats=2, seed=1)
    assert [m.text() for m in table.legal(0)][:2] == ["campaign m", "campaign samuel"]
    table.play(0, "campaign petr")
    table.play(0, "character jack")
    assert "character jack" not in [m.text() for m in table.legal(1)]
    no = table.why_not(1, "character jack")
    assert no is not None and no.key == "refuse-taken"


@pytest.mark.parametrize("copied", ["marion", "samuel", "zam", "maury"])
def test_diva_uses_any_once_per_game_ability(copied: str) -> None:
    """PAT-POWER-1, PAT-CHAR-3: in play or not, with herself as owner."""
    if copied == "maury":
        zones = {"briefs": ["deserters"], "hand/ana": ["war-5"], "track/ana": 1}
        t = position("encounter", "samuel", ("diva-m",), zones=zones)
        t.play("ana", "vote nothing").play("ana", "sway war-5")
    else:
        t = position(who=("diva-m",))
        t.play("ana", f"power {copied}")
        assert (t.read("track/ana"), t.read("markers/ana")) == (
            (0, 4) if copied == "zam" else (1, 0)
        )
    assert t.read("ability-used/ana") is True
    assert why(t, "ana", "power marion") == "refuse-no-ability"


def test_divas_flaw() -> None:
    """PAT-FLAW-1: T-EXEC results are 1 lower, at least 1."""
    t = position(who=("diva-m",), zones={"rioters": [1, 2], "troops": [3]}, d8=(1,))
    t.play("ana", "execute")
    assert t.read("troops") == []


@pytest.mark.parametrize("tile", ["calm", "project", "missiles"])
def test_jack_hears_every_eight(tile: str) -> None:
    """PAT-POWER-2, PAT-CHAR-2: at once, on either turn; the cards may pay for that very die."""
    t = position(who=("jack", "donovan"), d8=(8, 8))
    t.play("ana", tile)
    assert prompt(t) == ("ana", "ask-draw")
    t.play("ana", "take science science")
    if tile != "missiles":
        assert prompt(t) == ("ana", "ask-reroll")
        cards = " ".join(t.read("hand/ana"))
        t.play("ana", f"reroll {cards}")
        assert prompt(t) == ("ana", "ask-draw")


def test_jack_hears_dice_of_placement_and_trigger() -> None:
    """PAT-CHAR-2: General Strike's spaces, the negative event's die; no eight, no cards."""
    zones = {"cu": 4, "riot-deck": ["general-strike"]}
    t = position(who=("donovan", "jack"), zones=zones, d8=(8, 8))
    t.play("ana", "coins")
    assert prompt(t) == ("ben", "ask-draw")
    assert t.read("rioters") == [8]
    t.play("ben", "take spy spy")
    assert prompt(t) == ("ben", "ask-draw")
    t.play("ben", "take spy spy")
    assert t.read("rioters") == [8, 8]
    t = position("trigger", "m", ("donovan", "jack"), d8=(8,))
    assert prompt(t) == ("ben", "ask-draw")
    t = position("trigger", "m", ("donovan", "jack"), d8=(7,))
    assert prompt(t) == ("ben", "ask-gather")


def test_set_up_dice_do_not_feed_jack() -> None:
    """PAT-CAMP-7: Viktor's campaign with a Riot card that rolls."""
    for seed in range(12):
        table = uprising.new("patriot", seats=1, seed=seed, campaign="viktor")
        table.play(0, "character jack")
        view: Any = table.view(0)
        assert len(view.riots) == 1
        assert table.asks[0].prompt == "ask-gather"
        assert (view.rioted, view.seats[0].track) == (False, 0)


def test_jacks_flaw() -> None:
    """PAT-FLAW-2: the first riot moves him 1 left before the card is drawn."""
    t = position(who=("jack",), zones={"cu": 4, "track/ana": 1, "riot-deck": ["bread-line"]})
    t.play("ana", "coins")
    assert t.read("track/ana") == 0


def test_marion() -> None:
    """PAT-POWER-3, PAT-FLAW-3: one free step right at any point; executing costs 3 AP."""
    t = position(who=("donovan", "marion"), zones={"track/ben": -2})
    t.play("ben", "power marion")
    assert t.read("track/ben") == -1
    assert prompt(t) == ("ana", "ask-act")
    t = position(who=("marion",), zones={"rioters": [1], "ap": 3}, d8=(4,))
    t.play("ana", "execute")
    assert t.read("ap") == 0


def test_maury() -> None:
    """PAT-POWER-4, PAT-FLAW-4, PAT-CHAR-5: any vote; none added keeps it; T-CU costs 4 AP."""
    zones = {
        "briefs": ["deserters"],
        "hand/ben": ["war-1", "war-2", "spy-3"],
        "track/ana": 1,
        "po": ["war-4", "war-1"],
    }
    t = position("encounter", "samuel", ("donovan", "maury"), zones=zones)
    t.play("ben", "vote nothing")  # with an empty hand Ana is not asked
    assert (prompt(t), t.read("tally")) == (("ben", "ask-sway"), 5)
    assert why(t, "ben", "sway war-1 war-2 spy-3") == "refuse-sway"
    assert why(t, "ben", "sway war-3") == "refuse-not-held"
    assert t.may("ben", "sway spy-3")
    before = t.read("ability-used/ben")
    t.play("ben", "sway nothing")
    assert (before, t.read("ability-used/ben"), t.read("failed")) == (False, False, 1)
    assert len(t.read("hand/ben")) == 3
    t = position(who=("maury",), zones={"ap": 4}, d8=(5,))
    t.play("ana", "calm")
    assert t.read("ap") == 0


def test_mw() -> None:
    """PAT-POWER-5, PAT-CHAR-7: launches for 2 AP and 4 coins, 0 AP and 2 coins."""
    t = position(who=("mw",), zones={"treasury": 6, "ap": 2})
    t.play("ana", "launch 1").play("ana", "launch-blind 2")
    assert (t.read("treasury"), t.read("ap")) == (0, 0)


@pytest.mark.parametrize(
    ("round_", "launched", "riots"), [(2, 0, 0), (3, 0, 1), (3, 1, 0), (4, 0, 0)]
)
def test_mws_flaw(round_: int, launched: int, riots: int) -> None:
    """PAT-FLAW-5: only the own turn of round 3, only without a launch of M.W.'s own."""
    zones = {"round": round_, "launched/ana": launched, "track/ana": 1}
    t = position("turn-end", "mw", ("mw", "donovan"), zones=zones)
    assert len(t.read("riots")) == riots


def test_petr() -> None:
    """PAT-POWER-6, PAT-FLAW-6: may draw 2 at every Advance tile; deploying costs 1 AP more."""
    t = position(who=("donovan", "petr"), zones={"markers/ana": 4})
    t.play("ana", "advance")
    assert prompt(t) == ("ben", "ask-draw")
    t.play("ben", "pass")
    assert t.read("hand/ben") == []
    t = position(who=("petr",), zones={"markers/ana": 4, "ap": 5})
    t.play("ana", "advance").play("ana", "take spy war")
    assert types(t.read("hand/ana")) == (1, 1, 0, 0)
    assert why(t, "ana", "deploy 3") == "refuse-ap"
    t.play("ana", "deploy 2").play("ana", "place 1 1")
    assert t.read("ap") == 0


def test_samuel() -> None:
    """PAT-POWER-7, PAT-FLAW-7: a free activation at any point; a random card at each riot."""
    t = position(who=("donovan", "samuel"), zones={"cu": 4, "hand/ben": ["war-1", "spy-2"]})
    t.play("ben", "power samuel")
    assert t.read("track/ben") == 1
    t.chance("discard", [2]).play("ana", "coins")
    assert t.read("hand/ben") == ["spy-2"] or t.read("hand/ben") == ["war-1"]
    t = position(who=("samuel",), zones={"cu": 4})
    t.play("ana", "coins")  # without cards the riot is incited normally
    assert len(t.read("riots")) == 1


def test_viktor() -> None:
    """PAT-POWER-8, PAT-FLAW-8, PAT-CHAR-6: T-EXEC for 1 AP; an own card for the Advance tile."""
    zones = {"rioters": [1], "hand/ana": ["spy-1", "war-5"], "markers/ana": 4}
    t = position(who=("viktor",), zones=zones, d8=(4,))
    t.play("ana", "execute").play("ana", "accept").play("ana", "strike 1")
    assert t.read("ap") == 9
    t.play("ana", "advance")
    assert prompt(t) == ("ana", "ask-discard")
    t.play("ana", "discard war-5")
    assert (t.read("hand/ana"), t.read("track/ana")) == (["spy-1"], 1)


def test_wilfred() -> None:
    """PAT-POWER-9, PAT-FLAW-9: five free cards alone; T-DEPLOY for 5, 7 or 9 AP."""
    t = position("gather", "m", ("wilfred",))
    t.play("ana", "take spy spy spy spy war")
    assert len(t.read("hand/ana")) == 11
    t = position(who=("wilfred",), zones={"ap": 5})
    assert t.may("ana", "deploy 2")
    assert why(t, "ana", "deploy 3") == "refuse-ap"


def test_zam() -> None:
    """PAT-POWER-10, PAT-FLAW-10: 4 Markers to either player; no T-WAR; T-EXEC 1 lower."""
    t = position(who=("zam", "donovan"))
    assert why(t, "ana", "pick war") == "refuse-no-soldier"
    assert why(t, "ben", "power zam") == "refuse-no-ability"
    t.play("ana", "power zam > ben")
    assert (t.read("markers/ana"), t.read("markers/ben")) == (0, 4)
    t = position(who=("zam",), zones={"rioters": [1, 2]}, d8=(7,))
    assert why(t, "ana", "power zam > @0") == ""
    t.play("ana", "execute")
    assert "strike 1 2" not in t.legal("ana")


@pytest.mark.parametrize("tile", ["calm", "project", "execute", "missiles"])
def test_donovans_order(tile: str) -> None:
    """PAT-POWER-11, PAT-CAMP-6: one free re-roll per own turn."""
    t = position(zones={"rioters": [1]}, d8=(1, 4, 4))
    t.play("ana", tile)
    assert prompt(t) == ("ana", "ask-reroll")
    t.play("ana", "reroll free")
    assert t.read("free-reroll-used") == 1
    assert prompt(t)[1] != "ask-reroll"


@pytest.mark.parametrize(("threat", "ap"), [(6, 10), (7, 8)])
def test_donovans_flaw(threat: int, ap: int) -> None:
    """PAT-FLAW-11: 8 AP with Threat 7 or more at his Gather."""
    t = position("gather", "m", ("donovan", "zam"), zones={"threat": threat})
    assert t.asks() and t.read("ap") == ap
