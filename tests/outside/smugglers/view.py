"""What is seen: one's own hand, all coins, the discard, and what one has spied (SMUG-INFO-1)."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, at

from .cards import NAMES
from .moves import Given
from .state import Smugglers
from .steps import Checked, Drew, Laid, Rolled, Shared, Spied, Stormed


class Memory(msgspec.Struct, frozen=True):
    """A seat has seen a card in another's hand; `card` is None for those not concerned."""

    spy: int
    owner: int | None
    card: str | None


class SmugglersView(msgspec.Struct, frozen=True, tag="smugglers"):
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    memories: tuple[Memory, ...]
    coins: tuple[int, ...]
    bank: int
    rolled: int
    round: int
    goal: int


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards)


def memories(s: Smugglers, seat: int | None) -> tuple[Memory, ...]:
    found = []
    for spy in s.seats:
        for card in s.known[spy]:
            owner = s.owner(card)
            found.append(Memory(spy, owner, NAMES[card] if seat in (spy, owner) else None))
    return tuple(sorted(found, key=lambda m: (m.spy, m.owner, m.card or "")))


def view(s: Smugglers, seat: int | None) -> SmugglersView:
    return SmugglersView(
        hand=() if seat is None else names(s.hands[seat]),
        hands=tuple(len(hand) for hand in s.hands),
        deck=len(s.deck),
        discard=names(s.discard),
        memories=memories(s, seat),
        coins=tuple(s.coins),
        bank=s.bank,
        rolled=s.rolled,
        round=s.round,
        goal=s.goal,
    )


class Saw(msgspec.Struct, frozen=True, tag="stormed"):
    pass


class SawSeat(msgspec.Struct, frozen=True, tag="drew-hidden"):
    who: str


class SawDrew(msgspec.Struct, frozen=True, tag="drew"):
    who: str
    card: str


class SawLaid(msgspec.Struct, frozen=True, tag="laid"):
    who: str
    card: str


class SawRolled(msgspec.Struct, frozen=True, tag="rolled"):
    who: str
    value: int


class SawShared(msgspec.Struct, frozen=True, tag="shared"):
    who: str
    coins: int


class SawSpied(msgspec.Struct, frozen=True, tag="spied"):
    who: str
    other: str
    card: str


class SawSpiedHidden(msgspec.Struct, frozen=True, tag="spied-hidden"):
    who: str
    other: str


class SawShown(msgspec.Struct, frozen=True, tag="shown"):
    who: str
    card: str


class SawFined(msgspec.Struct, frozen=True, tag="fined"):
    who: str


class SawGiven(msgspec.Struct, frozen=True, tag="given"):
    who: str
    other: str


def word(card: int) -> str:
    return f"~id-{NAMES[card]}"


def seen_by(event: Event, seat: int | None) -> msgspec.Struct | None:
    match event:
        case Drew():
            mine = event.seat == seat
            return SawDrew(at(event.seat), word(event.card)) if mine else SawSeat(at(event.seat))
        case Laid():
            return SawLaid(at(event.seat), word(event.card))
        case Rolled():
            return SawRolled(at(event.seat), event.value)
        case Stormed():
            return Saw()
        case Shared():
            return SawShared(at(event.seat), event.coins)
        case Spied():
            if seat in (event.seat, event.other):
                return SawSpied(at(event.seat), at(event.other), word(event.card))
            return SawSpiedHidden(at(event.seat), at(event.other))
        case Checked():
            shown = event.card >= 0
            return SawShown(at(event.seat), word(event.card)) if shown else SawFined(at(event.seat))
        case Given():
            return SawGiven(at(event.seat), at(event.other))
    raise AssertionError(event)
