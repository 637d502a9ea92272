"""A view in few words: each fact once, seats by their names, cards with their effects."""

from uprising.texts import catalogue
from uprising.texts.compact import compact, effects, seats_named, things_in

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


def test_a_move_names_its_seats_but_not_inside_a_quoted_line() -> None:
    assert seats_named("gift @1 coin 2", NAMES) == "gift Bolt coin 2"
    assert seats_named('offer @0 "for @1"', NAMES) == 'offer Ada "for @1"'
    assert seats_named("look @7", NAMES) == "look @7"


def test_cards_are_explained_once() -> None:
    words = catalogue("robot_rise", "en")
    [line] = effects(words, things_in("hand nuke, h-01", "play nuke > Bolt"))[:1]
    assert line.startswith("nuke = Nuke: ")
