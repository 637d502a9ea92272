"""What a scenario may set: the cards, the chips, and whose bet it is."""

from typing import Any

from uprising.kernel import Kind, Pile, Start, Value

from .rules.cards import NAMES
from .rules.state import Leduc
from .rules.steps import BOARD, OPENINGS, REPLIES

CARDS = Kind("card", NAMES)


def put_paid(s: Leduc, seat: int, value: Any) -> None:
    if not isinstance(value, int) or value < s.pack.ante:
        raise ValueError(f"must be a number from {s.pack.ante} up")
    s.paid[seat] = value


ZONES = (
    Pile("deck", CARDS, lambda s, seat: s.deck, reserve=True, top_first=True),
    Pile.single("board", CARDS, "board"),
    Pile.single("hand/{seat}", CARDS, "hands"),
    Value("paid/{seat}", lambda s, seat: s.paid[seat], put_paid),
    Value.number("raises", "raises", lambda s: s.pack.raises),
)
STARTS: dict[str, Start] = {
    "opening": lambda s, seat: [OPENINGS[seat]],
    "answering": lambda s, seat: [REPLIES[seat]],
    "board": lambda s, seat: [BOARD],
}
