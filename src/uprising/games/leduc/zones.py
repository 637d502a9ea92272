"""What a scenario may set: the cards, the chips, and whose bet it is."""

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value

from .rules.cards import NAMES, NONE
from .rules.state import Leduc
from .rules.steps import BOARD, OPENINGS, REPLIES

CARDS = Kind("card", NAMES)


def put_paid(s: Leduc, seat: int, value: Any) -> None:
    if not isinstance(value, int) or value < s.pack.ante:
        raise ValueError(f"must be a number from {s.pack.ante} up")
    s.paid[seat] = value


def put_raises(s: Leduc, seat: int, value: Any) -> None:
    if not isinstance(value, int) or not 0 <= value <= s.pack.raises:
        raise ValueError(f"must be a number from 0 to {s.pack.raises}")
    s.raises = value


def read_hand(s: Leduc, seat: int) -> list[int]:
    return [s.hands[seat]] if s.hands[seat] != NONE else []


def put_hand(s: Leduc, seat: int, cards: list[int]) -> None:
    if len(cards) > 1:
        raise ValueError("a hand is one card")
    s.hands[seat] = cards[0] if cards else NONE


def read_board(s: Leduc, seat: int) -> list[int]:
    return [s.board] if s.board != NONE else []


def put_board(s: Leduc, seat: int, cards: list[int]) -> None:
    if len(cards) > 1:
        raise ValueError("the board is one card or none")
    s.board = cards[0] if cards else NONE


def opening(s: Leduc, seat: int) -> Sequence[Step[Leduc]]:
    return [OPENINGS[seat]]


def answering(s: Leduc, seat: int) -> Sequence[Step[Leduc]]:
    return [REPLIES[seat]]


def board(s: Leduc, seat: int) -> Sequence[Step[Leduc]]:
    return [BOARD]


ZONES = (
    Pile("deck", CARDS, lambda s, seat: s.deck, reserve=True, top_first=True),
    Pile("board", CARDS, read_board, write=put_board),
    Pile("hand/{seat}", CARDS, read_hand, write=put_hand),
    Value("paid/{seat}", lambda s, seat: s.paid[seat], put_paid),
    Value("raises", lambda s, seat: s.raises, put_raises),
)
STARTS: dict[str, Callable[[Any, int], Sequence[Step[Any]]]] = {
    "opening": opening,
    "answering": answering,
    "board": board,
}
