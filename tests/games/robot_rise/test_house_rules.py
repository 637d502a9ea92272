"""House rules: another choice where the book is open, each with a position that tells."""

import pytest

from tests.games.robot_rise.table import FRIENDS, GAME, table
from uprising.kernel import Table, replay, seeded_table
from uprising.texts import clauses

HEADS = ["h-01", "h-02", "h-03", "h-04"]


def test_every_house_rule_names_a_clause_of_the_rulebook() -> None:
    known = {clause.id for clause in clauses(GAME.key, "en", GAME.folder)}
    named = {option.key: option.rule for option in GAME.options if option.rule}
    assert (
        set(named) == {"starts", "swap", "identity-attack", "field"}
        and set(named.values()) <= known
    )


def test_the_parts_held_longest_go_as_the_ruling_has_it() -> None:
    """RISE-TURN-6: nobody is asked which."""
    t = table({"ana": HEADS})
    t.play("ana", "swap3 head")
    assert "h-04" in t.read("hand/ana") and "ana" not in t.asks()


def test_the_player_chooses_which_three_parts_go() -> None:
    """RISE-TURN-6, house rule *swap*: one after the other, and then three cards are drawn."""
    t = table({"ana": HEADS}, options={"swap": "choose"})
    t.play("ana", "swap3 head")
    assert t.asks()["ana"].prompt == "ask-discard"
    assert t.legal("ana") == [f"discard {head}" for head in HEADS]
    no = t.why_not("ana", "discard l-01")
    assert no is not None and no.key == "refuse-not-in-hand"
    for head in ("h-04", "h-02", "h-01"):
        t.play("ana", f"discard {head}")
    assert t.read("discard")[-3:] == ["h-04", "h-02", "h-01"]
    hand = t.read("hand/ana")
    assert hand[0] == "h-03" and len(hand) == 5  # three cards, and the refill


def test_with_exactly_three_there_is_nothing_to_choose() -> None:
    """RISE-TURN-6, house rule *swap*."""
    t = table({"ana": HEADS[:3]}, options={"swap": "choose"})
    t.play("ana", "swap3 head")
    assert "ana" not in t.asks()


@pytest.mark.parametrize("rule", ["action", "extra"])
def test_an_identity_attack_replaces_the_action_or_not(rule: str) -> None:
    """RISE-TURN-4, house rule *identity-attack*: the action follows; there is no second use."""
    t = table(
        {"ana": ["secret-cache"]},
        identities={"ana": "dr-cinder-voss"},
        options={"identity-attack": rule},
    )
    t.play("ana", "identity > ben")
    t.play("ben", "defend none")
    if rule == "action":
        assert "ana" not in t.asks()
    else:
        assert t.asks()["ana"].prompt == "ask-action"
        assert "play secret-cache" in t.legal("ana")
        assert not any(move.startswith("identity") for move in t.legal("ana"))


def test_who_falls_by_her_own_attack_has_no_action_left() -> None:
    """RISE-TURN-4, house rule *identity-attack*: a reflected attack takes the last lair."""
    t = table(
        {"ana": ["secret-cache"]},
        identities={"ana": "dr-cinder-voss", "ben": "professor-reverb"},
        lairs={"ana": 1},
        options={"identity-attack": "extra"},
    )
    t.play("ana", "identity > ben")
    t.play("ben", "defend identity")
    t.play("ana", "defend none")
    assert t.read("lairs/ana") == 0 and "ana" not in t.asks()


@pytest.mark.parametrize(("rule", "asked"), [("shields", False), ("exposed", True)])
def test_a_force_field_against_global_annihilation(rule: str, asked: bool) -> None:
    """RISE-FIELD-1, RISE-EDGE-10, house rule *field*: all players must defend."""
    t = table(
        {"ben": ["escape"]},
        at="draw",
        deck=["global-annihilation"],
        fields=["ben"],
        options={"field": rule},
    )
    t.play("ana", "defend none")
    assert ("ben" in t.asks()) is asked


def test_the_seat_that_was_agreed_on_begins() -> None:
    """RISE-SETUP-6: and where nobody sits there, chance decides."""
    for seed in range(5):
        assert seeded_table(GAME, FRIENDS, {"starts": 3}, seed).state.asks[0].seat == 2
    begun = {begins(seeded_table(GAME, FRIENDS, {"starts": 6}, seed)) for seed in range(20)}
    assert len(begun) > 1


def begins(t: Table) -> int:
    return next(iter(t.asks))


def test_house_rules_stand_in_the_record_and_in_the_save() -> None:
    t = seeded_table(GAME, FRIENDS, {"swap": "choose", "field": "exposed"}, 1)
    assert t.state.house == ("swap=choose", "field=exposed")
    assert "swap=choose" in str(t.record())
    assert replay(t.record()).state.house == t.state.house
    assert GAME.codec.load(GAME.codec.save(t.state)).house == t.state.house
    plain = seeded_table(GAME, FRIENDS, {}, 1)
    assert plain.state.house == () and "house" not in GAME.codec.position(plain.state)
