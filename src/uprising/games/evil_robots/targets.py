"""What a card may be aimed at, as small numbers and as words.

Seats are 0 to 8; then the Extra, whole or by one of its coins; a team, a deck, the optional turn of
Inside Out; and from CARD_TARGET on the Robot Cards themselves.
"""

from __future__ import annotations

from typing import Final

from uprising.kernel import Refusal, at

from .cards import KEYS, MOST_SEATS

AIM_EVIL: Final = 12
AIM_GOOD: Final = 13
AIM_LEFT: Final = 14
AIM_RIGHT: Final = 15
AIM_TURN: Final = 16
CARD_TARGET: Final = 17

NO_SEAT: Final = Refusal("refuse-no-seat", "EVIL-SETUP-3")
NO_EXTRA: Final = Refusal("refuse-no-extra", "EVIL-ROUND-3")
NO_SUCH_COIN: Final = Refusal("refuse-no-such-coin", "EVIL-TURN-7")
ANCHORED: Final = Refusal("refuse-anchored", "EVIL-LEFT-08")
TARGETS: Final = Refusal("refuse-targets", "EVIL-CARD-9")
SELF: Final = Refusal("refuse-self", "EVIL-CARD-5")
SAME: Final = Refusal("refuse-same", "EVIL-LEFT-06")
SCANNED_TWICE: Final = Refusal("refuse-same", "EVIL-LEFT-02")
NO_TOKENS: Final = Refusal("refuse-no-tokens", "EVIL-RIGHT-09")
NO_CARD: Final = Refusal("refuse-no-card", "EVIL-ROUND-9")
NO_POT: Final = Refusal("refuse-no-pot", "EVIL-RIGHT-12")
NOT_IN_EFFECT: Final = Refusal("refuse-not-in-effect", "EVIL-CARD-8")

WORDS: Final = {
    "extra": 9,
    "extra-heads": 10,
    "extra-tails": 11,
    "evil": AIM_EVIL,
    "good": AIM_GOOD,
    "left": AIM_LEFT,
    "right": AIM_RIGHT,
    "turn": AIM_TURN,
}
NAMES: Final = {number: word for word, number in WORDS.items()}


def word_of(target: int) -> str:
    """A target as it is written in a move."""
    if target >= CARD_TARGET:
        return KEYS[target - CARD_TARGET]
    if 0 <= target < MOST_SEATS:
        return at(target)
    return NAMES[target]
