"""A view in few words: each fact once, seats by their names, cards with their effects."""

import json

from uprising.texts import catalogue
from uprising.texts.compact import (
    compact,
    effects,
    seats_named,
    things_asked,
    things_in,
    things_seen,
)

NAMES = ["Ada", "Bolt"]


def test_seats_have_names_and_what_is_missing_is_left_out() -> None:
    view = {
        "type": "x",
        "turn": 3,
        "lead": "@1",
        "hidden": None,
        "open": [],
        "players": [{"coins": 2, "ready": True}, {"coins": 0, "ready": False}],
        "deck": ["nuke", "nuke", "raid"],
        "paid": [1, 1],
    }
    assert compact(view, NAMES) == [
        "turn 3; lead Bolt; deck 2 x nuke, raid; paid 1, 1",
        "players:",
        "  Ada: coins 2; ready",
        "  Bolt: coins 0",
    ]


def test_a_view_reads_the_same_as_it_is_and_as_json() -> None:
    view = {"given": (), "paid": (1, 1), "seats": ({"hand": ("nuke", "nuke")}, {"hand": ()})}
    told = compact(view, NAMES)
    assert told == compact(json.loads(json.dumps(view)), NAMES)
    assert told == ["paid 1, 1", "seats:", "  Ada: hand 2 x nuke", "  Bolt: –"]


def test_seats_that_a_view_holds_as_numbers_have_names() -> None:
    view = {
        "active": 1,
        "attack": {"owner": 0, "target": 1, "attack": "raid"},
        "known": [{"card": "emp", "holders": [0, 1]}],
        "target": 1,
    }
    assert compact(view, NAMES) == [
        "active Bolt; attack (owner Ada; target Bolt; attack raid); target 1",
        "known:",
        "  1: card emp; holders Ada, Bolt",
    ]


def test_where_a_card_comes_from_is_nothing_to_a_player() -> None:
    assert compact({"prints": [{"card": "emp", "source": "ruling"}]}, NAMES) == [
        "prints:",
        "  1: card emp",
    ]


def test_what_was_said_of_one_card_is_not_said_again_of_another() -> None:
    words = catalogue("robot_rise", "en")
    head, legs = effects(words, ["h-04", "l-07"])
    assert "make a giant robot" in head and legs.endswith(": Legs of Iron Matron, robot 7.")


def test_a_campaign_is_explained_and_not_the_character_it_is_named_after() -> None:
    words = catalogue("patriot", "en")
    things = things_seen({"campaign": "samuel", "seats": [{"character": "zam"}]}, words, NAMES)
    told = effects(words, things)
    assert [line.partition(" = ")[0] for line in told] == ["campaign-samuel", "zam"]
    assert "+1 Verdict" in told[0] and "pick up War" in told[1]
    asked = ["campaign samuel", "character samuel"]
    assert things_asked(words, asked) == ["campaign-samuel", "character", "samuel"]


def test_a_move_names_its_seats_but_not_inside_a_quoted_line() -> None:
    assert seats_named("gift @1 coin 2", NAMES) == "gift Bolt coin 2"
    assert seats_named('offer @0 "for @1"', NAMES) == 'offer Ada "for @1"'
    assert seats_named("look @7", NAMES) == "look @7"


def test_cards_are_explained_once() -> None:
    words = catalogue("robot_rise", "en")
    [line] = effects(words, things_in("hand nuke, h-01", "play nuke > Bolt"))[:1]
    assert line.startswith("nuke = Nuke: ")


def test_lists_of_lists_keep_apart_what_each_seat_has() -> None:
    view = {"hands": [["spy", "boss"], None], "played": [["nuke"], []], "safe": [True, False]}
    said = "hands Ada (spy, boss), Bolt –; played (nuke), (–); safe yes, no"
    assert compact(view, ["Ada", "Bolt"]) == [said]
