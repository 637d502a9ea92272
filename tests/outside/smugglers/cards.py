"""Sixteen cards and the numbers of the game."""

from __future__ import annotations

from dataclasses import dataclass

NAMES = (
    "shield-1", "shield-2", "shield-3", "shield-4",
    "tea-1", "tea-2", "tea-3", "silk-1", "silk-2", "silk-3",
    "wine-1", "wine-2", "wine-3", "gold-1", "gold-2", "gold-3",
)  # fmt: skip
SHIELDS = range(4)


def worth(card: int) -> int:
    """SMUG-SETUP-1: a shield counts nothing, the goods count 1 to 4."""
    return 0 if card in SHIELDS else (card - 1) // 3


@dataclass(frozen=True)
class Pack:
    """SMUG-SETUP-1, SMUG-SETUP-2, SMUG-END-2: what is played with."""

    hand: int = 3
    coins: int = 30
    purse: int = 2
    rounds: int = 40


PACK = Pack()


def word(card: int) -> str:
    """A card as events tell it."""
    return f"~id-{NAMES[card]}"
