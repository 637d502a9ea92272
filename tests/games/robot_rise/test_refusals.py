"""A refusal names the clause that forbids the move."""

import pytest

from tests.games.robot_rise.table import play, table
from uprising.scenario import Impossible, Scenario


def rule(t: Scenario, who: str, move: str) -> str:
    found = t.why_not(who, move)
    assert found is not None
    return found.rule


@pytest.mark.parametrize(
    ("card", "clause"),
    [
        pytest.param("escape", "RISE-STOP-1", id="RISE-STOP-1"),
        pytest.param("emp", "RISE-STOP-2", id="RISE-STOP-2"),
        pytest.param("malware", "RISE-STOP-3", id="RISE-STOP-3"),
        pytest.param("doom-laser", "RISE-DEF-1", id="RISE-DEF-1-lethal"),
        pytest.param("h-01", "RISE-DEF-1", id="RISE-DEF-1-part"),
    ],
)
def test_a_useless_card_names_its_row_of_the_table(card: str, clause: str) -> None:
    """RISE-STOP-1, RISE-STOP-2, RISE-STOP-3; what is no Defense card answers nothing at all."""
    t = table({"ana": ["raid"], "ben": [card]})
    play(t, "ana play raid > ben")
    assert rule(t, "ben", f"defend {card}") == clause


def test_a_useless_nuke_names_its_row_too() -> None:
    """RISE-EDGE-26, RISE-STOP-4."""
    t = table({"ana": ["nuke"], "ben": ["nuke"]})
    play(t, "ana play nuke > ben")
    assert rule(t, "ben", "defend nuke") == "RISE-STOP-4"


@pytest.mark.parametrize(
    ("identity", "attack", "answer", "clause"),
    [
        ("baron-bunker", "raid", "defend identity", "RISE-STOP-7"),
        ("madame-detour", "raid", "defend identity > chloe", "RISE-STOP-8"),
        ("professor-reverb", "robot", "defend identity h-09 b-09", "RISE-STOP-9"),
    ],
)
def test_a_useless_identity_names_its_row(
    identity: str, attack: str, answer: str, clause: str
) -> None:
    """RISE-STOP-7, RISE-STOP-8, RISE-STOP-9."""
    hands = {"ana": ["raid", "h-01", "b-02", "l-03"], "ben": ["h-09", "b-09"]}
    t = table(hands, identities={"ben": identity})
    play(t, "ana robot h-01 b-02 l-03 > ben" if attack == "robot" else "ana play raid > ben")
    assert rule(t, "ben", answer) == clause


def test_an_empty_hand_is_refused_by_the_card_that_wants_one() -> None:
    """RISE-CARD-8, RISE-CARD-10."""
    t = table({"ana": ["raid", "mind-control"], "ben": []})
    assert rule(t, "ana", "play raid > ben") == "RISE-CARD-8"
    assert rule(t, "ana", "play mind-control > ben") == "RISE-CARD-10"


def test_a_swap_with_a_valid_action_names_the_clause_of_the_swap() -> None:
    """RISE-EDGE-14, RISE-TURN-6: passing is refused by RISE-TURN-2."""
    t = table({"ana": ["secret-cache", "h-01", "h-02", "h-03"]})
    assert rule(t, "ana", "swap3 head") == "RISE-TURN-6"
    assert rule(t, "ana", "pass") == "RISE-TURN-2"


def test_who_has_left_has_no_turn() -> None:
    """RISE-TURN-8: such a position cannot be set up."""
    t = table({"ana": []})
    with pytest.raises(Impossible, match="turn: seat 0 has left the game"):
        t.put("lairs/ana", 0).asks()
