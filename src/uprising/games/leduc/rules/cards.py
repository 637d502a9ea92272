"""Six cards and the sizes of the bets."""

from dataclasses import dataclass
from typing import Final

NAMES: Final = ("jack-red", "jack-black", "queen-red", "queen-black", "king-red", "king-black")
CARDS: Final = list(range(len(NAMES)))
NONE: Final = -1


def rank(card: int) -> int:
    """LEDUC-SETUP-1: two cards of each rank."""
    return card // 2


def name_of(card: int) -> str:
    """A card as events name it to clients."""
    return f"~id-{NAMES[card]}"


@dataclass(frozen=True)
class Pack:
    """LEDUC-SETUP-2, LEDUC-BET-3, LEDUC-BET-4: the chips."""

    ante: int = 1
    first_raise: int = 2
    second_raise: int = 4
    raises: int = 2


PACK: Final = Pack()
