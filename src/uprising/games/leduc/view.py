"""What is seen: the board, the chips and one's own card (LEDUC-INFO-1)."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, at

from .cards import NAMES, NONE
from .state import Leduc
from .steps import Bet, Dealt, Shown, Turned


class LeducView(msgspec.Struct, frozen=True, tag="leduc"):
    """`hands` holds a card's name, or None for a card one may not see."""

    hands: tuple[str | None, ...]
    board: str | None
    paid: tuple[int, ...]
    deck: int


def view(s: Leduc, seat: int | None) -> LeducView:
    shown = s.ended and s.board != NONE and s.paid[0] == s.paid[1]
    return LeducView(
        hands=tuple(
            NAMES[card] if card != NONE and (who == seat or shown) else None
            for who, card in enumerate(s.hands)
        ),
        board=None if s.board == NONE else NAMES[s.board],
        paid=tuple(s.paid),
        deck=len(s.deck),
    )


class SawDealt(msgspec.Struct, frozen=True, tag="dealt"):
    who: str
    card: str


class SawDealtHidden(msgspec.Struct, frozen=True, tag="dealt-hidden"):
    who: str


class SawTurned(msgspec.Struct, frozen=True, tag="turned"):
    card: str


class SawBet(msgspec.Struct, frozen=True, tag="bet"):
    who: str
    move: str
    paid: int


class SawShown(msgspec.Struct, frozen=True, tag="shown"):
    first: str
    second: str


def seen_by(event: Event, seat: int | None) -> msgspec.Struct:
    match event:
        case Dealt():
            if event.seat == seat:
                return SawDealt(at(event.seat), f"~id-{NAMES[event.card]}")
            return SawDealtHidden(at(event.seat))
        case Turned():
            return SawTurned(f"~id-{NAMES[event.card]}")
        case Bet():
            return SawBet(at(event.seat), f"~move-{event.move}", event.paid)
        case Shown():
            return SawShown(f"~id-{NAMES[event.cards[0]]}", f"~id-{NAMES[event.cards[1]]}")
    raise AssertionError(event)
