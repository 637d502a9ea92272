"""The state: a deck, a hand of one card each, a board card, and the chips put in."""

from __future__ import annotations

from typing import Any

from uprising.kernel import State

from .cards import CARDS, NONE, Pack


class Leduc(State):
    """`hands` holds one card a seat, `board` the open card; NONE where there is none yet.

    `paid` is what each seat has put in, `raises` the number of raises in this round.
    """

    pack: Pack
    deck: list[int]
    hands: list[int]
    board: int
    paid: list[int]
    raises: int

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        pack: Pack,
        deck: list[int],
        hands: list[int],
        board: int,
        paid: list[int],
        raises: int,
    ) -> None:
        super().__init__()
        self.pack = pack
        self.deck = deck
        self.hands = hands
        self.board = board
        self.paid = paid
        self.raises = raises

    def copy(self) -> Leduc:
        c = Leduc(
            self.pack,
            self.deck.copy(),
            self.hands.copy(),
            self.board,
            self.paid.copy(),
            self.raises,
        )
        self.carry(c)
        return c

    # End of what is written.

    def faults(self) -> list[str]:
        if sorted(self.cards()) != CARDS:
            return ["cards: each of the six must be in exactly one place"]
        return [f"hand/{seat}: is empty" for seat in (0, 1) if self.hands[seat] == NONE]

    def cards(self) -> list[int]:
        """Every card there is, wherever it lies."""
        return [*self.deck, *(c for c in (*self.hands, self.board) if c != NONE)]


def conserved(s: Leduc) -> dict[str, int]:
    return {"cards": len(s.cards())}


def unknown(s: Leduc, seat: int) -> dict[str, Any]:
    """LEDUC-INFO-1: the other's card and the deck."""
    if s.ended:
        return {}
    return {"hand": s.hands[1 - seat], "deck": s.deck.copy()}
