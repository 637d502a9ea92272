"""What fitted values count in a position with objectives."""

from typing import Any

import pytest

from tests.games.robotariat.table import lay, table
from uprising.games.robotariat.bot.features import NAMES, features
from uprising.games.robotariat.rules.state import Robotariat


def counted(objective: str, **zones: Any) -> dict[str, float]:
    """The features of ana's seat at a table of four, by their names."""
    t = table(seats=4, mode="secret", objective__ana=objective, **zones)
    lay(t, place__ben="poster", place__col="poster", place__dee="poster")
    t.settle()
    assert isinstance(t.table.state, Robotariat)
    found = features(t.table.state, 0)
    return {name.removeprefix("secret: "): count for name, count in zip(NAMES, found, strict=True)}


def test_oppressors_are_as_far_apart_as_it_takes_pushes() -> None:
    """ROB-OBJ-10, ROB-BOARD-7."""
    spaces = {"npc__c1": "poster", "npc__c2": "poster", "npc__h1": "office"}
    for other, pushes in (("office", 0), ("upgrade", 1), ("poster", 2)):
        found = counted("traffic-director", round=4, npc__h2=other, **spaces)
        assert found["pushes apart"] == pushes / 2
        assert found["together"] == found["would be met"] == (pushes == 0)


def test_a_pile_counts_by_the_oppressor_who_comes_next() -> None:
    """ROB-OBJ-8, ROB-DICE-1: four faces of six lead from Move the Masses to Sabotage."""
    walkers = {"round": 2, "npc__h1": "masses", "npc__c1": "office"}
    ready = counted("scrapper", posters__sabotage=6, **walkers)
    assert ready["pile high enough, threat"] == pytest.approx(4 / 6)
    waiting = counted("scrapper", junk=6, **walkers)
    assert waiting["pile high enough, threat"] == 0.0
    assert waiting["pile high enough with junk, threat"] == pytest.approx(4 / 6)


def test_turns_still_to_come_are_the_seat_s_own() -> None:
    """ROB-ROUND-2: in the last round's first turn ana has one left, and so has everybody."""
    walkers = {f"npc__{npc}": "office" for npc in ("c1", "c2", "c3", "h1", "h2", "h3")}
    found = counted("dealer", round=6, **walkers)
    assert found["own turns left"] == pytest.approx(1 / 6)
    assert found["objective is dealer"] == 1.0 and found["objective is spy"] == 0.0
    assert found["oneself is a1-5"] == found["another is rambu"] == 1.0
