"""The eight identities: what each does, its choices, and what refuses it."""

import pytest

from tests.games.robot_rise.table import asked, hand, lairs, play, refused, table
from uprising.games.robot_rise.rules.cards import PACK

LISTED = [
    ("dr-cinder-voss", "attack", 1, 0),
    ("magda-lodestone", "attack", 0, 0),
    ("count-frostwick", "attack", 2, 0),
    ("tilda-sprocket", "attack", 2, 2),
    ("the-understudy", "defense", 0, 0),
    ("madame-detour", "defense", 0, 0),
    ("professor-reverb", "defense", 0, 2),
    ("baron-bunker", "defense", 1, 0),
]


def test_the_identities_have_their_numbers() -> None:
    """RISE-IDENT-1..8: use, closing draws and cost."""
    assert [(i.id, i.use, i.draw, i.cost) for i in PACK.identities] == LISTED


def test_the_orbital_lance_is_lethal_and_then_a_card_is_drawn() -> None:
    """RISE-IDENT-1, RISE-ID-5: one target; the card comes after the lost lair's."""
    t = table({"ana": ["h-09"]}, deck=["h-01", "h-02"], identities={"ana": "dr-cinder-voss"})
    assert refused(t, "ana", "identity") == "identity-form"
    assert refused(t, "ana", "identity > ana") == "oneself"
    play(t, "ana identity > ben", "ben defend none")
    assert lairs(t) == [3, 2, 3, 3]
    assert hand(t, "ben") == ["h-01"]
    assert hand(t, "ana")[:2] == ["h-09", "h-02"]


def test_polar_pull_takes_a_card_from_everybody_it_hits() -> None:
    """RISE-IDENT-2, RISE-ATTACK-6: clockwise; without cards or shielded, no target."""
    t = table(
        {"ben": ["h-01", "emp"], "chloe": ["h-02", "h-03"], "dan": []},
        identities={"ana": "magda-lodestone"},
    )
    t.chance("pull", ["2"])
    play(t, "ana identity")
    assert asked(t) == {"ben": "defend"}
    play(t, "ben defend emp")
    assert asked(t) == {"chloe": "defend"}
    play(t, "chloe defend none")
    assert hand(t, "chloe") == ["h-02"]
    assert hand(t, "ana")[0] == "h-03"
    t = table({}, identities={"ana": "magda-lodestone"})
    assert refused(t, "ana", "identity") == "identity-no-target"


def test_deep_freeze_freezes_everybody_who_does_not_answer() -> None:
    """RISE-IDENT-3, RISE-FREEZE-1: not the frozen; then two cards."""
    t = table(
        {"ben": ["emp"], "ana": ["h-09"]},
        deck=["h-01", "h-02", "h-03", "h-04"],
        frozen=["dan"],
        identities={"ana": "count-frostwick"},
    )
    play(t, "ana identity", "ben defend emp", "chloe defend none")
    assert [t.read(f"frozen/{who}") for who in ("ben", "chloe", "dan")] == [False, True, True]
    assert hand(t, "ana") == ["h-09", "h-02", "h-03", "h-04"]
    everybody = ["ben", "chloe", "dan"]
    t = table({}, frozen=everybody, identities={"ana": "count-frostwick"})
    assert refused(t, "ana", "identity") == "identity-no-target"


def test_jury_rig_makes_a_robot_of_any_two_parts() -> None:
    """RISE-IDENT-4: in the order named; one or two targets; then two cards."""
    t = table(
        {"ana": ["h-01", "h-02", "flex", "nuke"], "ben": ["malware"]},
        deck=["h-11", "h-12", "h-13", "h-14", "h-15"],
        identities={"ana": "tilda-sprocket"},
    )
    assert refused(t, "ana", "identity h-01 flex") == "not-parts"
    assert refused(t, "ana", "identity h-01 h-03") == "not-in-hand"
    assert refused(t, "ana", "identity") == "identity-form"
    assert refused(t, "ana", "identity > ben") == "identity-form"
    play(t, "ana identity h-02 h-01")
    assert t.read("discard") == ["h-02", "h-01"]
    assert asked(t) == {"ana": "targets"}
    assert refused(t, "ana", "targets ben ben") == "same-target"
    play(t, "ana targets chloe ben", "chloe defend none", "ben defend malware", "ana defend none")
    assert lairs(t) == [2, 3, 2, 3]
    assert hand(t, "ana") == ["flex", "nuke", "h-13", "h-14", "h-15", "l-01"]


def test_the_understudy_stops_anything() -> None:
    """RISE-IDENT-5, RISE-ID-1, RISE-ID-2: once; then she lies open."""
    t = table({"ana": ["nuke", "nuke"]}, identities={"ben": "the-understudy"})
    play(t, "ana play nuke > ben")
    assert refused(t, "ben", "defend identity > chloe") == "identity-form"
    assert t.view("ana").places[1].identity is None  # type: ignore[attr-defined]
    play(t, "ben defend identity")
    assert lairs(t) == [3, 3, 3, 3]
    t.put("hand/ben", ["doom-laser"])
    play(t, "ben play doom-laser > ana", "ana defend none")
    assert refused(t, "chloe", "identity") == "identity-used"


def test_madame_detour_sends_a_lethal_attack_elsewhere() -> None:
    """RISE-IDENT-6: not to its owner, not to the shielded, also to one already named."""
    t = table(
        {"ana": ["h-05", "b-05", "l-05"]}, fields=["dan"], identities={"ben": "madame-detour"}
    )
    play(t, "ana robot h-05 b-05 l-05 > ben chloe")
    assert refused(t, "ben", "defend identity") == "identity-form"
    assert refused(t, "ben", "defend identity > ana") == "not-the-owner"
    assert refused(t, "ben", "defend identity > dan") == "shielded"
    assert refused(t, "ben", "defend identity > ben") == "oneself"
    play(t, "ben defend identity > chloe", "chloe defend none", "chloe defend none")
    assert lairs(t) == [3, 3, 1, 3]


def test_professor_reverb_pays_two_cards_in_the_order_named() -> None:
    """RISE-IDENT-7, RISE-ID-6, RISE-ATTACK-8: a reflected Raid takes from the raider."""
    t = table(
        {"ana": ["raid", "h-01", "h-02"], "ben": ["h-03", "b-04", "l-05"]},
        identities={"ben": "professor-reverb"},
    )
    play(t, "ana play raid > ben")
    assert refused(t, "ben", "defend identity h-03") == "discard-two"
    assert refused(t, "ben", "defend identity h-03 h-09") == "not-in-hand"
    play(t, "ben defend identity l-05 h-03", "ana defend none")
    assert t.read("discard") == ["raid", "l-05", "h-03"]
    assert sorted(hand(t, "ben")) == ["b-04", "h-01", "h-02"]


def test_professor_reverb_may_pay_nothing() -> None:
    """RISE-IDENT-7: with an empty hand, also none."""
    t = table({"ana": ["nuke"]}, identities={"ben": "professor-reverb"})
    play(t, "ana play nuke > ben", "ben defend identity", "ana defend none")
    assert lairs(t) == [2, 3, 3, 3]


def test_a_reflected_mind_control_is_the_reflectors_to_choose() -> None:
    """RISE-ATTACK-8, RISE-ASK-1: the new owner looks, takes and gives."""
    t = table(
        {"ana": ["mind-control", "escape"], "ben": ["h-03", "b-04", "l-05"]},
        identities={"ben": "professor-reverb"},
    )
    play(t, "ana play mind-control > ben", "ben defend identity h-03 b-04", "ana defend none")
    assert asked(t) == {"ben": "take-mind"}
    play(t, "ben take escape", "ben give l-05")
    assert hand(t, "ana")[0] == "l-05"


def test_baron_bunker_stops_what_is_lethal_and_draws() -> None:
    """RISE-IDENT-8, RISE-DEF-3: one card; nothing against nuisances."""
    t = table({"ana": ["nuke"]}, deck=["h-01"], identities={"ben": "baron-bunker"})
    play(t, "ana play nuke > ben", "ben defend identity")
    assert hand(t, "ben") == ["h-01"]
    t = table({"ana": ["raid"], "ben": ["h-01"]}, identities={"ben": "baron-bunker"})
    play(t, "ana play raid > ben")
    assert refused(t, "ben", "defend identity") == "identity-does-not-stop"


@pytest.mark.parametrize("person", [row[0] for row in LISTED if row[1] == "defense"])
def test_a_defence_is_no_attack(person: str) -> None:
    """RISE-ID-1, RISE-IDENT-5, RISE-IDENT-6, RISE-IDENT-7, RISE-IDENT-8: nothing on one's turn."""
    t = table({"ana": ["h-01"]}, identities={"ana": person})
    assert refused(t, "ana", "identity") == "no-identity-attack"
    assert t.legal("ana") == ["pass"]


@pytest.mark.parametrize("person", [row[0] for row in LISTED if row[1] == "attack"])
def test_an_attack_is_no_defence(person: str) -> None:
    """RISE-ID-1, RISE-IDENT-1, RISE-IDENT-2, RISE-IDENT-3, RISE-IDENT-4: nothing when attacked."""
    t = table({"ana": ["nuke"]}, identities={"ben": person})
    play(t, "ana play nuke > ben")
    assert refused(t, "ben", "defend identity") == "no-identity-defence"


def test_an_identity_attack_follows_the_rules_of_attacks() -> None:
    """RISE-ID-3, RISE-ID-4: legal targets only, and defences as in the table."""
    t = table(
        {"ben": ["h-01", "b-02", "l-03"]}, fields=["chloe"], identities={"ana": "dr-cinder-voss"}
    )
    assert t.legal("ana") == ["identity > ben", "identity > dan", "pass"]
    play(t, "ana identity > ben")
    assert t.legal("ben") == ["defend none", "defend robot h-01 b-02 l-03"]


def test_the_closing_draws_are_only_for_those_in_the_game() -> None:
    """RISE-ID-5, RISE-TURN-9: a user who falls to the reflection draws nothing."""
    t = table(
        {"ana": ["h-01", "h-02"], "ben": ["malware"]},
        lairs={"ana": 1},
        identities={"ana": "tilda-sprocket"},
    )
    play(t, "ana identity h-01 h-02", "ana targets ben", "ben defend malware", "ana defend none")
    assert hand(t, "ana") == []
    assert asked(t) == {"ben": "action"}
