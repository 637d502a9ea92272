"""What is seen: one's own hand, all coins, the discard, and what one has spied (SMUG-INFO-1)."""

from __future__ import annotations

import msgspec

from .cards import NAMES
from .state import Smugglers


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
