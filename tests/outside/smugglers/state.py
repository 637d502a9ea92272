"""What there is: cards in hands, deck and discard, coins, and who has seen which card."""

from __future__ import annotations

from typing import Any

from uprising.kernel import State, Step

from .cards import NAMES, Pack


class Smugglers(State):
    """`known[seat]` holds the cards that seat has seen in others' hands and could still locate.

    `rolled` is what the captain's die showed.
    """

    def __init__(
        self,
        pack: Pack,
        goal: int,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        known: list[list[int]],
        coins: list[int],
        bank: int,
        rolled: int,
        round: int,
    ) -> None:
        super().__init__()
        self.pack = pack
        self.goal = goal
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.known = known
        self.coins = coins
        self.bank = bank
        self.rolled = rolled
        self.round = round

    def copy(self) -> Smugglers:
        c = Smugglers(
            self.pack,
            self.goal,
            self.deck.copy(),
            self.discard.copy(),
            [hand.copy() for hand in self.hands],
            [known.copy() for known in self.known],
            self.coins.copy(),
            self.bank,
            self.rolled,
            self.round,
        )
        self.carry(c)
        return c

    def faults(self) -> list[str]:
        found = []
        if sorted(self.cards()) != list(range(len(NAMES))):
            found.append("cards: each must be in exactly one place")
        if any(
            self.owner(card) in (None, seat) for seat in self.seats for card in self.known[seat]
        ):
            found.append("known: only cards in others' hands can be known")
        if min(*self.coins, self.bank) < 0:
            found.append("coins: nobody can owe any")
        return found

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def cards(self) -> list[int]:
        return [*self.deck, *self.discard, *(card for hand in self.hands for card in hand)]

    def owner(self, card: int) -> int | None:
        return next((seat for seat in self.seats if card in self.hands[seat]), None)

    def leave_hand(self, seat: int, card: int) -> None:
        """SMUG-SPY-2: a card that has left a hand is no longer known to be there."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        for known in self.known:
            if card in known:
                known.remove(card)

    def standing(self, seat: int) -> list[Any]:
        from .moves import Gift

        gifts = [Gift(other) for other in self.seats]
        return [gift for gift in gifts if gift.refusal(self, seat) is None]

    def polls(self, seat: int) -> bool:
        """SMUG-GIFT-1: programs think of gifts when goods are laid."""
        from .steps import Offers

        return isinstance(self.asker, Offers)

    def notice(self, name: str, result: int) -> Step[Any] | None:
        from .steps import Storm

        return Storm() if name == "die" and result == 5 else None


def conserved(s: Smugglers) -> dict[str, int]:
    return {"cards": len(s.cards()), "coins": sum(s.coins) + s.bank}


def unknown(s: Smugglers, seat: int) -> dict[str, Any]:
    """SMUG-INFO-1: what this seat cannot see, where more than one thing is possible."""
    hidden = {f"hand {n}": s.hands[n] for n in s.seats if n != seat}
    places = {name: [c for c in hand if c not in s.known[seat]] for name, hand in hidden.items()}
    places["deck"] = s.deck
    several = sum(len(cards) for cards in places.values()) > 1
    return {name: list(cards) for name, cards in places.items() if several}
