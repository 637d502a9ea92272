"""House rules: another choice where the book is open, each with a position that tells."""

import pytest

from tests.games.fully_automated_union.scene import coins, scene, stressed
from uprising.games.fully_automated_union import GAME
from uprising.scenario import Scenario
from uprising.texts import clauses


def test_every_house_rule_names_a_clause_of_the_rulebook() -> None:
    known = {clause.id for clause in clauses(GAME.key, "en", GAME.folder)}
    named = {option.key: option.rule for option in GAME.options if option.rule}
    assert set(named) == {"spouse", "talk", "treason"} and set(named.values()) <= known


def widow(rule: str) -> Scenario:
    """p1 is Stressed and has nothing; p2, who cares for a child, cannot pay her own rent of 2."""
    t = scene(4, "rent", coins=[0, 1, 5, 5], stressed=["p1"], married=["p1", "p2"], spouse=rule)
    return t.put("kept/p2", ["birth"]).put("couple-child", True)


def test_who_cannot_pay_her_own_rent_saves_nobody() -> None:
    """FAU-RENT-6, FAU-EDGE-57: as the ruling has it."""
    t = widow("solvent")
    assert t.read("eliminated/p1") and coins(t)[:2] == [0, 1]


@pytest.mark.parametrize(("answer", "out", "left"), [("yes", False, [0, 0]), ("no", True, [0, 1])])
def test_either_spouse_may_pay_for_the_other(answer: str, out: bool, left: list[int]) -> None:
    """FAU-RENT-6, house rule *spouse*: she pays for the other and is in debt herself."""
    t = widow("either")
    assert t.asks()["p2"].prompt == "ask-cover"
    t.play("p2", f"cover {answer}")
    assert (t.read("eliminated/p1"), coins(t)[:2]) == (out, left)
    assert "p2" in stressed(t)


def test_free_talk_stops_for_the_vote() -> None:
    """FAU-TALK-1, FAU-TALK-3, house rule *talk*."""
    t = scene(3, "picking", talk="open")
    assert GAME.talk(t.table.state, 0).free
    vote = scene(3, "strike", talk="open")
    vote.asks()
    assert GAME.talk(vote.table.state, 0).free is False
    assert not GAME.talk(scene(3, "picking").table.state, 0).free


@pytest.mark.parametrize(("rule", "winners"), [("all", ["p1", "p2"]), ("declared", ["p2"])])
def test_who_wins_by_treason(rule: str, winners: list[str]) -> None:
    """FAU-TRAIT-5, house rule *treason*: all who qualify, or those who said so."""
    t = scene(3, "treason", coins=[8, 9, 0], treason=rule)
    t.play("p1", "declare no").play("p2", "declare yes")
    assert t.winners == winners
