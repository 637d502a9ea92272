"""What there is: a deck, a hand of one card each, a board, and the chips put in."""

from __future__ import annotations

from typing import Any

from uprising.kernel import State

from .cards import NAMES, Pack


class Leduc(State):
    """`hands` and `board` hold card numbers.

    `paid` is what each seat has put in, `raises` how often the present round was raised.
    """

    __slots__ = ("board", "deck", "hands", "pack", "paid", "raises")

    def __init__(
        self,
        pack: Pack,
        deck: list[int],
        hands: list[list[int]],
        board: list[int],
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
        hands = self.hands
        c = Leduc(
            self.pack,
            self.deck.copy(),
            [hands[0].copy(), hands[1].copy()],
            self.board.copy(),
            self.paid.copy(),
            self.raises,
        )
        self.carry(c)
        return c

    def faults(self) -> list[str]:
        cards = sorted(self.deck + self.hands[0] + self.hands[1] + self.board)
        if cards != list(range(len(NAMES))):
            return ["cards: each of the six must be in exactly one place"]
        return []


def conserved(s: Leduc) -> dict[str, int]:
    return {"cards": len(s.deck) + sum(map(len, s.hands)) + len(s.board)}


def unknown(s: Leduc, seat: int) -> dict[str, Any]:
    """LEDUC-INFO-1: the other's card and the deck."""
    if not s.hands[0] or s.ended:
        return {}
    return {"hand": s.hands[1 - seat][0], "deck": tuple(s.deck)}
