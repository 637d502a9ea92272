"""The scenario builder: any position that can be, none that cannot."""

from typing import Any

import pytest

import uprising
from tests.outside.smugglers import GAME as SMUGGLERS
from uprising.kernel import BadNotation, BadSetup, IllegalMove
from uprising.scenario import Impossible, Scenario

NAMES = ["ana", "ben", "eve"]


def smugglers(at: str, turn: str | int = "ana") -> Scenario:
    return Scenario(SMUGGLERS, NAMES, at, turn, 1, {})


def leduc(at: str = "opening") -> Scenario:
    return uprising.scenario("leduc", ["ana", "ben"], at=at)


# Setting up


def test_what_is_put_is_there_and_nothing_is_lost() -> None:
    t = smugglers("offer").put("hand/ben", ["gold-1", "gold-2"]).put("deck", ["tea-1", "tea-2"])
    assert t.read("hand/ben") == ["gold-1", "gold-2"]
    assert t.read("deck")[:2] == ["tea-1", "tea-2"], "decks are read from the top"
    everywhere = [card for zone in ("deck", "discard", "hand/ana", "hand/ben", "hand/eve")
                  for card in t.read(zone)]  # fmt: skip
    assert len(everywhere) == len(set(everywhere)) == 16


def test_a_hand_that_lost_a_card_to_another_keeps_its_size() -> None:
    t = smugglers("offer")
    wanted = t.read("hand/ana")[:1]
    t.put("hand/ben", wanted)
    assert t.read("hand/ben") == wanted and len(t.read("hand/ana")) == 3


def test_a_pile_wants_a_list() -> None:
    with pytest.raises(Impossible, match="hand/ana: must be a list of names, not 'gold-1'"):
        smugglers("offer").put("hand/ana", "gold-1")


def test_values_are_put_and_read() -> None:
    t = smugglers("offer").put("coins/eve", 5)
    assert (t.read("coins/eve"), t.read("coins/ana")) == (5, 2)


def test_names_are_slugs_in_any_case() -> None:
    assert smugglers("offer").put("hand/ana", ["Gold 1"]).read("hand/ana") == ["gold-1"]


def test_every_zone_is_listed_and_can_be_read() -> None:
    t = smugglers("offer")
    assert t.zones() == [zone.name for zone in SMUGGLERS.zones]
    for zone in t.zones():
        t.read(zone.replace("{seat}", "ben"))


def test_the_default_of_a_seat_that_is_asked_can_be_read() -> None:
    t = leduc()
    assert t.default("ana") in t.legal("ana")
    with pytest.raises(Impossible, match="ben is not asked anything now"):
        t.default("ben")


def test_a_scenario_stands_where_it_should_and_asks_whom_it_should() -> None:
    t = smugglers("spy", turn="eve")
    assert list(t.asks()) == ["eve"]
    assert smugglers("spy", turn=1).asks().keys() == {"ben"}


# What cannot be


IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("hand/ben", ["gold-1", "gold-1"], "hand/ben: there is no gold-1 left to lay there"),
    ("hand/ben", ["gold-9"], "'gold-9' is no card of smugglers"),
    ("purse/ben", [], "purse/ben: no such zone; there are deck, discard"),
    ("hand", ["gold-1"], "hand: no such zone"),
    ("deck/ben", ["gold-1"], "deck/ben: no such zone"),
    ("coins/ben", 99, "coins/ben: must be a number from 0 to"),
    ("coins/ben", "many", "coins/ben: must be a number from 0 to"),
    ("rolled", 7, "rolled: must be a number from 1 to 6"),
]


@pytest.mark.parametrize(("zone", "value", "problem"), IMPOSSIBLE)
def test_what_cannot_be_put_is_refused(zone: str, value: Any, problem: str) -> None:
    with pytest.raises(Impossible, match=problem):
        smugglers("offer").put(zone, value)


@pytest.mark.parametrize(
    ("zone", "value"), [("hand/ben", ["silk-1", "gold-1"]), ("hand/ben", ["gold-1"]), ("rolled", 7)]
)
def test_a_refused_change_changes_nothing(zone: str, value: Any) -> None:
    """W24: the first things of a refused `put` lay there all the same."""
    t = smugglers("offer").put("hand/ana", ["gold-1"])
    plain = [name for name in t.zones() if "{seat}" not in name]
    hands = [f"{pile}/{name}" for pile in ("hand", "coins") for name in NAMES]
    saved = t.table.state.copy()
    with pytest.raises(Impossible):
        t.put(zone, value)
    assert t.game.codec.digest(t.table.state) == t.game.codec.digest(saved)
    twin = smugglers("offer").put("hand/ana", ["gold-1"])
    assert [t.read(name) for name in plain + hands] == [twin.read(name) for name in plain + hands]


def test_a_card_in_two_places_is_refused() -> None:
    t = smugglers("offer").put("hand/ana", ["gold-1"])
    with pytest.raises(Impossible, match="hand/ben: there is no gold-1 left"):
        t.put("hand/ben", ["gold-1"])


def test_an_impossible_position_is_refused_when_it_is_looked_at() -> None:
    t = smugglers("offer").put("hand/ana", ["gold-1"]).put("known/ana", ["gold-1"])
    with pytest.raises(Impossible, match="only cards in others' hands can be known"):
        t.asks()


def test_an_unknown_seat_start_or_option_is_refused() -> None:
    with pytest.raises(BadNotation, match="no seat is called 'dan'"):
        smugglers("offer").put("hand/dan", [])
    with pytest.raises(Impossible, match="at: smugglers has no 'dinner'; it has offer, roll"):
        smugglers("dinner")
    with pytest.raises(BadNotation, match="no seat is called 'dan'"):
        smugglers("offer", turn="dan")
    with pytest.raises(BadSetup, match="seat: must be from 0 to 2, not 3"):
        smugglers("offer", turn=3)
    with pytest.raises(BadSetup, match="no such option"):
        uprising.scenario("leduc", ["ana", "ben"], at="opening", mode="fast")


def test_two_cards_where_one_belongs_are_refused() -> None:
    with pytest.raises(Impossible, match="hand/ana: there can be one thing here, or none"):
        leduc().put("hand/ana", ["jack-red", "jack-black"])


def test_an_empty_hand_where_one_card_belongs_is_refused() -> None:
    t = leduc().put("hand/ana", [])
    with pytest.raises(Impossible, match="hand/0: is empty"):
        t.asks()


# Scripted chance


def test_dice_fall_as_scripted() -> None:
    t = smugglers("roll").chance("die", [3, "5"])
    t.play("ana", "again").play("ana", "share 5 0 0")
    assert t.read("coins/ana") == 7


def test_a_script_can_be_continued_after_play() -> None:
    t = smugglers("roll").chance("die", [2])
    assert dict(t.asks()["ana"].about) == {"value": 2}
    t.chance("die", [4]).play("ana", "again")
    assert t.read("rolled") == 4


def test_a_die_or_face_that_is_not_there_is_refused() -> None:
    with pytest.raises(Impossible, match="d20: smugglers has no such die; it has die"):
        smugglers("roll").chance("d20", [1])
    with pytest.raises(Impossible, match="die: 7 is not one of 1, 2, 3"):
        smugglers("roll").chance("die", [7])
    with pytest.raises(Impossible, match="leduc has no such die; it has none"):
        leduc().chance("die", [1])


def test_a_shuffle_comes_out_as_scripted() -> None:
    t = smugglers("customs").put("discard", ["gold-1", "gold-2", "gold-3", "tea-1", "tea-2"])
    t.put("hand/ana", ["shield-1"]).put("hand/ben", ["silk-1"]).put("hand/eve", ["silk-2"])
    deck = t.read("deck")
    t.put("discard", [*t.read("discard"), *deck])
    assert t.read("deck") == []
    t.shuffle("deck", ["gold-3", "tea-1"])
    t.reveal(ana="pass", ben="pass", eve="pass")
    assert t.read("hand/ana") == ["shield-1", "gold-3", "tea-1"]


def test_a_shuffle_that_is_not_there_is_refused() -> None:
    with pytest.raises(Impossible, match="dice: smugglers has no such shuffle; it has deck"):
        smugglers("offer").shuffle("dice", ["gold-1"])
    with pytest.raises(Impossible, match="'gold-9' is no card"):
        smugglers("offer").shuffle("deck", ["gold-9"])


def test_a_scripted_shuffle_of_something_else_is_told_in_one_line() -> None:
    t = smugglers("customs").put("hand/ana", ["tea-1"]).put("hand/ben", ["silk-1"])
    t.put("hand/eve", ["silk-2"])
    t.put("discard", [*t.read("discard"), *t.read("deck")]).shuffle("deck", ["tea-1"])
    t.play("ana", "pass").play("ben", "pass")
    with pytest.raises(Impossible) as refused:
        t.play("eve", "pass")
    assert str(refused.value) == "deck: tea-1 is not among what is shuffled"
    assert t.legal("eve") == ["pass"]  # nothing happened


# Playing on


def test_moves_are_text_and_refusals_are_told() -> None:
    t = smugglers("customs").put("hand/ana", ["tea-1"]).put("hand/ben", ["shield-2"])
    assert t.legal("ana") == ["pass"] and t.may("ben", "show shield-2")
    no = t.why_not("ana", "show shield-2")
    assert no is not None and no.rule == "SMUG-CUSTOMS-2"
    with pytest.raises(IllegalMove, match="refuse-no-shield"):
        t.play("ana", "show shield-2")


def test_sealed_answers_come_in_any_order() -> None:
    t = smugglers("offer").put("hand/ana", ["tea-1"]).put("hand/ben", ["gold-1"])
    t.put("hand/eve", ["silk-1"])
    t.reveal(eve="lay silk-1", ana="lay tea-1", ben="lay gold-1")
    assert list(t.asks()) == ["ben"]


def test_the_rest_say_the_same() -> None:
    """W24: no "the rest say …"."""
    t = smugglers("customs").play("ana", "pass").rest("pass")
    assert {ask.prompt for ask in t.asks().values()} == {"ask-lay"}


def test_a_game_is_played_on_until_something_is_asked() -> None:
    """W24: no "play on until"."""
    t = leduc().until("ask-bet")
    assert {ask.prompt for ask in t.asks().values()} == {"ask-bet"}
    with pytest.raises(Impossible, match="until: ask-nothing is not asked on the way"):
        t.until("ask-nothing")


def test_what_the_first_question_brought_is_seen_without_another_look() -> None:
    """W24: `seen` before the first look returned nothing."""
    looked = smugglers("offer")
    looked.asks()
    assert smugglers("offer").seen("ana") == looked.seen("ana")


def test_things_can_be_put_after_play() -> None:
    t = smugglers("customs").put("coins/ana", 3)
    t.play("ana", "pass").put("coins/eve", 0).put("hand/ben", ["shield-1"])
    t.play("ben", "show shield-1").play("eve", "pass")
    assert [t.read(f"coins/{name}") for name in NAMES] == [2, 2, 0]


def test_views_and_events_are_those_of_a_table() -> None:
    t = smugglers("spy", turn="ana").put("hand/ben", ["gold-1"])
    t.play("ana", "spy ben")
    assert [str(seen) for seen in t.seen("ana")] == [
        "Spied(who='@0', other='@1', card='~id-gold-1')"
    ]
    assert [str(seen) for seen in t.seen("eve")] == ["Spied(who='@0', other='@1', card=None)"]
    assert t.read("known/ana") == ["gold-1"] and "gold-1" in str(t.view("ana"))
    assert "gold-1" not in str(t.view("eve")) and "gold-1" not in str(t.view())


def test_the_end_names_its_winners() -> None:
    t = smugglers("customs").put("coins/ana", 9).put("coins/ben", 8)
    assert t.winners == []
    t.reveal(ana="pass", ben="pass", eve="pass")
    assert t.winners == ["ana", "ben"]
    assert t.outcome is not None and t.outcome.key == "end-rich"
