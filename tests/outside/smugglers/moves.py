"""What a player can do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from uprising.kernel import BadNotation, Move, Refusal, Rng, at, number, seat_of

from .cards import NAMES, SHIELDS
from .events import Given
from .state import Smugglers

OVER = Refusal("refuse-over", "SMUG-END-3")
NOT_ASKED = Refusal("refuse-not-asked", "SMUG-ROUND-1")
NOT_NOW = Refusal("refuse-not-now", "SMUG-ROUND-1")
NOT_YOURS = Refusal("refuse-not-yours", "SMUG-OFFER-1")
NO_SHIELD = Refusal("refuse-no-shield", "SMUG-CUSTOMS-2")
BANK_EMPTY = Refusal("refuse-again", "SMUG-ROLL-2")
WRONG_SUM = Refusal("refuse-shares", "SMUG-SHARE-1")
NO_SEAT = Refusal("refuse-seat", "SMUG-ROUND-1")
NO_COIN = Refusal("refuse-no-coin", "SMUG-GIFT-1")
CLOSED = Refusal("refuse-gift-now", "SMUG-GIFT-2")


class Word(Move[Smugglers]):
    """A move that is one word."""

    word = ""

    def text(self) -> str:
        return self.word

    def refusal(self, s: Smugglers, seat: int) -> Refusal | None:
        return None


class Keep(Word):
    """SMUG-ROLL-2: keep what the die shows."""

    word = "keep"


class Again(Word):
    """SMUG-ROLL-2: roll the die once more."""

    word = "again"

    def refusal(self, s: Smugglers, seat: int) -> Refusal | None:
        return BANK_EMPTY if s.rolled >= s.bank else None


class Pass(Word):
    """SMUG-SPY-1, SMUG-CUSTOMS-1: do nothing."""

    word = "pass"


class Lay(Move[Smugglers]):
    """SMUG-OFFER-1: lay a card of your hand face down."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self) -> str:
        return f"lay {NAMES[self.card]}"

    def refusal(self, s: Smugglers, seat: int) -> Refusal | None:
        return None if self.card in s.hands[seat] else NOT_YOURS


class Show(Move[Smugglers]):
    """SMUG-CUSTOMS-2: show a shield."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self) -> str:
        return f"show {NAMES[self.card]}"

    def refusal(self, s: Smugglers, seat: int) -> Refusal | None:
        return None if self.card in SHIELDS and self.card in s.hands[seat] else NO_SHIELD


class Spy(Move[Smugglers]):
    """SMUG-SPY-1: look at a card in another's hand."""

    def __init__(self, other: int) -> None:
        self.other = other

    def text(self) -> str:
        return f"spy @{self.other}"

    def refusal(self, s: Smugglers, seat: int) -> Refusal | None:
        if self.other == seat or self.other >= len(s.hands) or not s.hands[self.other]:
            return NO_SEAT
        return None


class Share(Move[Smugglers]):
    """SMUG-SHARE-1: so many coins for each seat."""

    def __init__(self, amounts: tuple[int, ...]) -> None:
        self.amounts = amounts

    def text(self) -> str:
        return f"share {' '.join(map(str, self.amounts))}"

    def refusal(self, s: Smugglers, seat: int) -> Refusal | None:
        fits = len(self.amounts) == len(s.hands) and sum(self.amounts) == loot(s)
        return None if fits else WRONG_SUM


class Gift(Move[Smugglers]):
    """SMUG-GIFT-1: give another seat a coin, at any quiet moment."""

    def __init__(self, other: int) -> None:
        self.other = other

    def text(self) -> str:
        return f"give @{self.other}"

    def refusal(self, s: Smugglers, seat: int) -> Refusal | None:
        if s.asks and s.asks[0].window:
            return CLOSED
        if self.other == seat or self.other >= len(s.hands):
            return NO_SEAT
        return None if s.coins[seat] > 0 else NO_COIN

    def act(self, s: Smugglers, seat: int) -> None:
        s.coins[seat] -= 1
        s.coins[self.other] += 1
        s.tell(Given(at(seat), at(self.other)))


def loot(s: Smugglers) -> int:
    """SMUG-SHARE-1: what the die showed, as far as the bank can pay."""
    return min(s.rolled, s.bank)


def universe(s: Smugglers, rng: Rng) -> list[Move[Any]]:
    seats = range(len(s.hands))
    shares = [Share(split) for split in product(range(7), repeat=len(seats)) if sum(split) <= 6]
    cards = range(len(NAMES))
    by_card = [move for card in cards for move in (Lay(card), Show(card))]
    by_seat = [move for seat in range(len(seats) + 1) for move in (Spy(seat), Gift(seat))]
    return [Keep(), Again(), Pass(), *by_card, *by_seat, *shares]


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    match [word.lower() for word in words]:
        case ["keep"]:
            return Keep()
        case ["again"]:
            return Again()
        case ["pass"]:
            return Pass()
        case [("lay" | "show") as verb, card]:
            if card not in NAMES:
                raise BadNotation(f"card: there is no {card!r}")
            return (Lay if verb == "lay" else Show)(NAMES.index(card))
        case ["spy", who]:
            return Spy(seat_of(who, names))
        case ["give", who]:
            return Gift(seat_of(who, names))
        case ["share", *amounts] if amounts:
            return Share(tuple(number(amount) for amount in amounts))
    raise BadNotation(f"move: {' '.join(words)!r} is no move of this game")
