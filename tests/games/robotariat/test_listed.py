"""What a turn lists, to the last poster and the last guest, and what could be typed at all."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from tests.games.robotariat.table import NAMES, rule_of, table
from uprising.games.robotariat.rules.answers import (
    Guess,
    Lead,
    Pay,
    Place,
    SetDice,
    universe,
    ways,
)
from uprising.games.robotariat.rules.cards import FACES, OBJECTIVES, SPACES
from uprising.games.robotariat.rules.moves import NO_SUCH_SEAT
from uprising.games.robotariat.rules.state import Robotariat
from uprising.kernel import game, seeded
from uprising.scenario import Scenario

GAME = game("robotariat")


def state(t: Scenario) -> Robotariat:
    t.settle()
    s = t.table.state
    assert isinstance(s, Robotariat)
    return s


def listed(t: Scenario, who: str, verb: str) -> list[str]:
    return [text for text in t.legal(who) if text.split()[0] == verb]


@pytest.mark.parametrize(("supply", "spaces"), [(0, ()), (1, SPACES), (2, SPACES)])
def test_wally_street_may_hang_the_last_poster_anywhere(
    supply: int, spaces: tuple[str, ...]
) -> None:
    """ROB-CHAR-7, ROB-POWER-8, ROB-EDGE-6."""
    t = table(character__ana="wally-street", contributions=2, posters__poster=8 - supply)
    assert t.read("supply") == supply
    assert listed(t, "ana", "hang") == [f"hang {space}" for space in spaces]
    assert t.may("ana", "hang office") == (supply > 0)


def test_after_two_activations_no_move_is_listed() -> None:
    """ROB-UPG-9, ROB-CARD-5: the battery takes the place of the move."""
    t = table(upgrades__ana=["backup-battery"], place__ana="poster")
    assert listed(t, "ana", "move") != []
    t.play("ana", "activate").play("ana", "place office")
    assert listed(t, "ana", "move") != []
    t.play("ana", "activate").play("ana", "place office")
    assert listed(t, "ana", "move") == []


def test_firmware_works_again_in_the_next_turn() -> None:
    """ROB-UPG-10, ROB-TURN-2: once in each turn of one's own."""
    t = table(upgrades__ana=["public-relations-firmware"], funds=9, reputation=3)
    t.play("ana", "promote")
    assert listed(t, "ana", "promote") == []
    for who in ("ana", "ben", "col"):
        assert rule_of(t, who, "promote") == "ROB-UPG-10"
        t.play(who, "end")
        while t.asks() and next(iter(t.asks().values())).prompt != "ask-turn":
            (asked,) = t.asks()
            t.play(asked, t.default(asked))
    t.put("funds", 9)
    assert listed(t, "ana", "promote") == ["promote"]


def test_any_civilian_can_be_guided() -> None:
    """ROB-UPG-8, ROB-CARD-6: the third as well; Oppressors never."""
    t = table(round=6, upgrades__ana=["tour-guide-protocol"], place__ana="poster")
    for npc in ("c1", "c2", "c3", "h1"):
        t.put(f"npc/{npc}", "poster")
    guests = {text.split()[-1] for text in listed(t, "ana", "move") if " with " in text}
    assert guests == {"c1", "c2", "c3"}


def test_alice_names_a_path_and_not_a_cross() -> None:
    """ROB-CHAR-2."""
    s = state(table("npc-turn", round=2, character__ana="alice", npc__h1="office"))
    paths = [FACES[path] for path in range(len(FACES)) if Lead(path).refusal(s, 0) is None]
    assert paths == ["yellow", "blue"]


def test_nobody_beyond_the_table_is_guessed() -> None:
    """ROB-OBJ-9: with three players there is no fourth."""
    s = state(table("turn", mode="secret", seats=3))
    own = s.objectives[0]
    one, two = [objective for objective in range(len(OBJECTIVES)) if objective != own][:2]
    assert Guess(1, one, 2, two).refusal(s, 0) is None
    assert Guess(2, one, 3, two).refusal(s, 0) is NO_SUCH_SEAT


def test_more_posters_than_the_books_eight_can_be_placed() -> None:
    """ROB-ACT-7, ROB-COMP-4: every way to spread them over six spaces, each once."""
    for total in (8, 9):
        found = ways(total)
        assert len({move.shares for move in found}) == len(found) == comb(total + 5, 5)
        assert all(move.total == total for move in found)


def test_the_small_families_are_typed_whole_and_the_large_by_a_sample() -> None:
    """ROB-SAB-2, ROB-ACT-7, ROB-ACT-8: both dice, and up to five posters; a few of six to eight."""
    moves: list[Any] = universe(state(table()), seeded(1))
    dice = {(move.black, move.red) for move in moves if isinstance(move, SetDice)}
    faces = range(-1, len(FACES))
    assert dice == {(b, r) for b in faces for r in faces} - {(-1, -1)}
    placed = [move.total for move in moves if isinstance(move, Place)]
    whole = [placed.count(total) for total in range(6)]
    assert whole == [comb(total + 5, 5) for total in range(6)]
    assert [placed.count(total) for total in (6, 7, 8)] == [40, 40, 40]
    assert [move.amount for move in moves if isinstance(move, Pay)] == list(range(12))
    assert all(GAME.read(move.text().split(), NAMES) == move for move in moves)
