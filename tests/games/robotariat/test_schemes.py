"""Turns for the sake of an objective, which pay only when they are complete."""

from typing import Any

from tests.games.robotariat.table import lay, table
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import search
from uprising.bots.searchers import R2, R3
from uprising.games.robotariat import GAME
from uprising.games.robotariat.schemes import apart, schemes
from uprising.games.robotariat.state import Robotariat
from uprising.kernel import seeded
from uprising.scenario import Scenario


def secret(objective: str, **zones: Any) -> Scenario:
    t = table(seats=4, mode="secret", objective__ana=objective, **zones)
    lay(t, place__ben="poster", place__col="poster", place__dee="poster")
    return t


def plans(t: Scenario) -> list[str]:
    t.settle()
    s = t.table.state
    assert isinstance(s, Robotariat)
    return [" > ".join(move.text() for move in plan) for plan in schemes(s, 0)]


def test_a_scrapper_piles_up_all_junk_where_an_oppressor_comes_next() -> None:
    """ROB-OBJ-8: six in one turn; the black die leads from Move the Masses to Sabotage."""
    t = secret("scrapper", round=2, place__ana="masses", npc__h1="masses", npc__c1="office", junk=6)
    pile = "place sabotage sabotage sabotage sabotage sabotage sabotage"
    assert plans(t)[0] == f"move scrap-yard > activate > {pile}"
    t.play("ana", "move scrap-yard")
    assert plans(t)[0] == f"activate > {pile}"
    t.play("ana", "activate")
    assert plans(t)[0] == pile


def test_a_bursar_fills_the_office_to_the_mark_and_then_has_it_raided() -> None:
    """ROB-OBJ-4: seven at a table of four, and nothing some time later."""
    t = secret("bursar", round=2, place__ana="office", npc__h1="scrap-yard", npc__c1="poster")
    lay(t, funds=20, contributions=4)
    assert plans(t) == ["activate > pay 3"]
    lay(t, contributions=7, place__ana="masses")
    assert plans(t) == ["activate > push h1 > office"]


def test_a_traffic_director_brings_oppressors_together() -> None:
    """ROB-OBJ-10."""
    t = secret("traffic-director", round=4, place__ana="masses", npc__c1="poster")
    lay(t, npc__h1="office", npc__h2="upgrade", npc__c2="poster")
    s = t.table.state
    assert isinstance(s, Robotariat)
    assert apart(s) == 1
    assert "activate > push h1 > upgrade" in plans(t)
    assert "activate > push h2 > office" in plans(t)


def test_nobody_else_schemes_and_nobody_out_of_turn() -> None:
    for objective in ("dealer", "gambler", "saboteur", "spy", "turncoat"):
        assert plans(secret(objective, round=2, junk=6, place__ana="scrap-yard")) == []
    t = secret("scrapper", round=2, junk=6)
    t.settle()
    s = t.table.state
    assert isinstance(s, Robotariat)
    assert schemes(s, 1) == []
    assert plans(table(round=2, junk=6, place__ana="scrap-yard")) == []


def test_who_looks_at_most_answers_looks_at_schemes_too() -> None:
    """A scheme is one plan among others, tried to its end; an Agitator has no eye for it."""
    t = secret("scrapper", round=2, place__ana="masses", npc__h1="masses", npc__c1="office", junk=6)
    t.settle()
    known = knowledge_of(GAME)
    s = t.table.state
    wide, narrow = (search(known, s, 0, a, 0.0, seeded(1))[0].arms for a in (R3, R2))
    assert max(len(arm.plan) for arm in wide) == 3 and len(wide) > len(narrow)
    assert max(len(arm.plan) for arm in narrow) == 2
    artless, _ = search(known.artless(), s, 0, R3, 0.0, seeded(1))
    assert len(artless.arms) == len(narrow)
