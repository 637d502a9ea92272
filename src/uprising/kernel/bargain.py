"""A deal on the table, in the words all games share, for programs that bargain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .state import Move

REPLY = "reply"  # somebody offers, and this seat takes it, leaves it or answers with other terms
PROPOSE = "propose"  # this seat makes the offer
KEEP = "keep"  # this seat has given its word, and now it must be kept or broken


@dataclass(frozen=True)
class Pledge:
    """A word that was given, and whether it was kept."""

    round: int
    kept: bool


@dataclass(frozen=True)
class Bargain:
    """What a seat is asked about a deal.

    kind       one of the three above
    leave      the move that means no deal; of a word given, the move that breaks it
    take       the move that takes the deal or keeps the word; None where there is nothing to take
    others     other terms this seat may offer or take instead
    partners   whose agreement it takes; in a reply, whose offer it is
    share      what part of the surplus over no deal the offer gives this seat, where points are
               shared out
    progress   how far the bargaining has come, from 0 to 1
    lifts      whether the deal brings somebody else to the finish
    binding    whether the rules carry the deal out by themselves
    round      the number of the round, and `rounds` about how many are still to come
    pledges    for each partner what became of earlier words, where words do not bind
    """

    kind: str
    leave: Move[Any]
    take: Move[Any] | None
    others: tuple[Move[Any], ...]
    partners: tuple[int, ...]
    share: float | None = None
    progress: float = 0.0
    lifts: bool = False
    binding: bool = True
    round: int = 0
    rounds: int = 0
    pledges: tuple[tuple[int, tuple[Pledge, ...]], ...] = ()


def no_bargain(s: Any, seat: int) -> Bargain | None:
    """Nobody trades here."""
    return None
