"""Setting up: from the shuffles on, and what cannot be set up."""

from __future__ import annotations

import pytest

from tests.games.patriot.play import position
from uprising.scenario import Impossible, Scenario, scenario


def rule(t: Scenario, who: str, move: str) -> str:
    found = t.why_not(who, move)
    assert found is not None
    return found.rule


def test_the_set_up_can_be_scripted() -> None:
    """PAT-SETUP-3, PAT-SETUP-4, PAT-SETUP-7: shuffles, Opinion cards, first cards, in order."""
    t = scenario("patriot", ["ana"], at="setup", campaign="petr")
    t.shuffle("spy", ["spy-1"] * 10 + ["spy-5", "spy-4", "spy-3"])
    t.shuffle("beacons", ["curfew-siren", "drone-swarm"]).shuffle("briefs", ["ration-cut"])
    assert list(t.asks()) == ["ana"]
    t.play("ana", "character marion")
    spies = [card for card in t.read("po") if card.startswith("spy")]
    assert spies == ["spy-1"] * 10 and len(t.read("po")) == 40
    assert t.read("slots")[:2] == ["curfew-siren", "drone-swarm"]
    assert t.read("briefs")[0] == "ration-cut"
    # two of each to begin with, then Marion's own: one Spy of six
    held = t.read("hand/ana")
    assert [card for card in held if card.startswith("spy")] == ["spy-3", "spy-4", "spy-5"]
    assert (t.read("round"), t.read("markers/ana")) == (1, 2)


def test_the_set_up_riot_of_iron_order_feeds_nobody() -> None:
    """PAT-CAMP-7, PAT-SETUP-9: Jack and Samuel stay quiet, though both dice show an 8."""
    t = scenario("patriot", ["ana", "ben"], at="setup", campaign="viktor")
    t.put("character/ana", "jack").put("character/ben", "samuel")
    t.shuffle("riots", ["general-strike"]).chance("d8", ["8", "8"])
    assert t.asks()["ana"].prompt == "ask-gather"
    assert (t.read("riots"), t.read("rioters")) == (["general-strike"], [8, 8])
    assert (t.read("track/ana"), t.read("rioted")) == (0, False)
    assert (len(t.read("hand/ana")), len(t.read("hand/ben"))) == (12, 6)


def test_opinion_cards_come_from_the_opinion_deck() -> None:
    """PAT-COMP-3: ten of each type, in deck and discards together."""
    t = position(zones={"po-discard": ["spy-1", "war-5"]})
    assert len(t.read("po")) == 38
    t.put("po-discard", [])
    assert len(t.read("po")) == 40
    t.table.state.po.pop()  # type: ignore[attr-defined]
    with pytest.raises(Impossible, match="po: 9 "):
        t.put("po-discard", []).asks()


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("power marion", "PAT-POWER-3"),
        ("power samuel", "PAT-POWER-7"),
        ("power zam > ana", "PAT-POWER-10"),
    ],
)
def test_an_ability_one_has_not_names_its_own_clause(move: str, clause: str) -> None:
    """PAT-POWER-3, PAT-POWER-7, PAT-POWER-10."""
    assert rule(position(who=("wilfred",)), "ana", move) == clause


def test_a_beacon_that_cannot_be_swapped_or_swept_says_by_which_clause() -> None:
    """PAT-BEACON-5, PAT-CTILE-4."""
    lamps = ["launched", "used", "face-up", "face-up"]
    t = position(campaign="mw", who=("wilfred",), zones={"lamps": lamps})
    assert rule(t, "ana", "swap 1") == "PAT-BEACON-5"
    assert rule(t, "ana", "sweep 2") == rule(t, "ana", "sweep 3") == "PAT-CTILE-4"
