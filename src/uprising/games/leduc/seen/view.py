"""What is seen: the board, the chips and one's own card (LEDUC-INFO-1)."""

import msgspec

from ..rules.cards import NAMES, NONE
from ..rules.state import Leduc


class LeducView(msgspec.Struct, frozen=True, tag="leduc"):
    """`hands` holds a card's name, or None for a card one may not see."""

    hands: tuple[str | None, ...]
    board: str | None
    paid: tuple[int, ...]
    deck: int


def view(s: Leduc, seat: int | None) -> LeducView:
    # LEDUC-END-2: hands are shown when the second round ends with a call
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
