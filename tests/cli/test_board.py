"""Views as lines of text."""

from typing import Any

import msgspec
import pytest

import uprising
from uprising.commands.board import Board, lists, seat_lists
from uprising.commands.shell import Shell
from uprising.texts.catalogue import Catalogue

WORDS = Catalogue(
    "en",
    """
id-nuke = the Nuke
phase-hiring = Hiring
zone-lairs = lairs left
""",
)


class Player(msgspec.Struct, frozen=True, tag="player"):
    lairs: int
    hand: tuple[str, ...]
    spouse: str | None = None
    frozen: bool = False


class View(msgspec.Struct, frozen=True, tag="test"):
    phase: str
    active: int
    players: tuple[Player, ...]
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    offer: str | None


def board(seat: int | None, *by_seat: tuple[str, ...]) -> Board:
    shell = Shell("en")
    return Board(shell, WORDS, ("ann", "bea"), seat, frozenset(by_seat))


def test_zones_are_lines_and_ones_own_come_first() -> None:
    players = (Player(3, ()), Player(2, ("nuke", "map"), "@0", True))
    view = View("hiring", 1, players, ("nuke", "map"), (), None)
    assert board(1, ("players",)).lines(view) == [
        "  hand     the Nuke, map",
        "  phase    Hiring",
        "  active   bea",
        "  players",
        "    bea  lairs left 2; hand the Nuke, map; spouse ann; frozen yes",
        "    ann  lairs left 3; frozen no",
        "  discard  –",
        "  offer    –",
    ]


def test_long_lines_are_folded_under_their_zone() -> None:
    view = View("x", 0, (), ("nuke",) * 20, (), None)
    first, second, *_ = board(None).lines(view)
    assert first.startswith("  hand     the Nuke, ")
    assert second.startswith("           Nuke, the")
    assert max(len(first), len(second)) <= 96


@pytest.mark.parametrize("many", [False, True])
def test_a_crowded_view_leaves_out_what_is_empty(many: bool) -> None:
    names = [f"zone{n}" for n in range(11 if many else 3)]
    crowded = msgspec.defstruct("Crowded", [(name, Any) for name in [*names, "void"]])
    lines = board(None).lines(crowded(*range(len(names)), None))
    assert any(line.startswith("  void") for line in lines) != many


def test_lists_that_go_by_seats_are_found() -> None:
    leduc = uprising.game("leduc")
    assert seat_lists(leduc, 2, {}) == {("hands",), ("paid",)}


def test_a_pile_is_not_taken_for_a_list_by_seats() -> None:
    view = {"stack": ["nuke", "map"], "lairs": [3, 2], "seats": [{"hand": []}, {"hand": []}]}
    found = dict(lists(view, ()))
    assert found[("lairs",)] == found[("seats",)] == 2
    assert ("stack",) not in found
