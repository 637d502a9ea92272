"""Abilities at any point: who has which, when, and for whom."""

from __future__ import annotations

import pytest

from tests.games.patriot.play import position, prompt, why
from uprising.games.patriot.rules.cards import CHARACTERS
from uprising.games.patriot.rules.moves import Power
from uprising.scenario import Scenario


def powers(t: Scenario, who: str) -> list[str]:
    """The abilities that are listed for a seat, asked or not."""
    return [text for text in t.legal(who) if text.startswith("power ")]


@pytest.mark.parametrize(
    ("who", "alone", "together"),
    [
        ("marion", ["power marion"], ["power marion"]),
        ("samuel", ["power samuel"], ["power samuel"]),
        ("zam", ["power zam > ana"], ["power zam > ana", "power zam > ben"]),
        (
            "diva-m",
            ["power marion", "power samuel", "power zam > ana"],
            ["power marion", "power samuel", "power zam > ana", "power zam > ben"],
        ),
        ("donovan", [], []),
    ],
)
def test_an_ability_is_listed_in_every_quiet_moment(
    who: str, alone: list[str], together: list[str]
) -> None:
    """PAT-POWER-1, PAT-POWER-3, PAT-POWER-7, PAT-POWER-10, PAT-CHAR-3: in anybody's turn, once."""
    assert powers(position(who=(who,)), "ana") == alone
    pair = ("donovan", who) if who != "donovan" else ("petr", "donovan")
    assert powers(position(who=pair), "ben") == together
    assert powers(position(who=pair, zones={"ability-used/ben": True}), "ben") == []


def test_alone_there_is_no_partner_for_markers() -> None:
    """PAT-POWER-10."""
    t = position(who=("zam",))
    t.settle()
    markers = [Power(CHARACTERS.index("zam"), seat).refusal(t.table.state, 0) for seat in (0, 1)]  # type: ignore[arg-type]
    assert [no is None for no in markers] == [True, False]


@pytest.mark.parametrize(("track", "listed"), [(1, True), (2, False)])
def test_at_the_right_end_there_is_no_step_to_the_right(track: int, listed: bool) -> None:
    """PAT-POWER-3, PAT-TRACK-1: but one short of it there is; the Markers do not care."""
    t = position(who=("marion",), zones={"track/ana": track})
    assert powers(t, "ana") == (["power marion"] if listed else [])
    assert why(t, "ana", "power marion") == ("" if listed else "refuse-track-end")
    before = position("trigger", who=("marion",), zones={"track/ana": track})
    assert (prompt(before)[1] == "ask-any") == listed
    markers = position(who=("zam",), zones={"track/ana": track})
    assert powers(markers, "ana") == ["power zam > ana"]


def test_before_the_trigger_only_the_active_player_steps_right() -> None:
    """PAT-WIN-1: the other waits for a quiet moment, and Markers are for quiet moments too."""
    t = position("trigger", who=("diva-m", "marion"))
    assert prompt(t) == ("ana", "ask-any")
    assert t.legal("ana") == ["pass", "power marion", "power samuel"]
    assert t.may("ana", "power marion")
    assert why(t, "ana", "power zam > ana") == "refuse-not-quiet"
    assert why(t, "ben", "power marion") == "refuse-not-quiet"
    assert powers(t, "ben") == []
