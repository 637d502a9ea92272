"""What a card may be aimed at, as small numbers and as words, and why not.

Seats are 0 to 8; then the Extra, whole or by one of its coins; a team, a deck, the optional turn of
Inside Out; and from CARD_TARGET on the Robot Cards themselves.
"""

from typing import Final

from uprising.kernel import Refusal, at

from . import state as st
from .cards import KEYS, LEFT, MOST_SEATS, RIGHT, TOTAL
from .state import NONE, EvilRobots

AIM_EVIL: Final = 12
AIM_GOOD: Final = 13
AIM_LEFT: Final = 14
AIM_RIGHT: Final = 15
AIM_TURN: Final = 16
CARD_TARGET: Final = 17
ALL_TARGETS: Final = CARD_TARGET + TOTAL

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
    "extra": st.EXTRA,
    "extra-heads": st.EXTRA_HEADS,
    "extra-tails": st.EXTRA_TAILS,
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


def target_id(target: int) -> str:
    """A participant, team, deck or card in an event."""
    word = word_of(target)
    return word if word.startswith("@") else f"~id-{word}"


def coin_refusal(s: EvilRobots, who: int) -> Refusal | None:
    """Why that revealed coin cannot be turned over or exchanged (EVIL-EDGE-14, EVIL-EDGE-30)."""
    if who < MOST_SEATS:
        if not 0 <= who < s.seats:
            return NO_SEAT
        return ANCHORED if st.anchored(s, who) else None
    if who != st.EXTRA_HEADS and who != st.EXTRA_TAILS:
        return TARGETS
    if not st.has_extra(s):
        return NO_EXTRA
    if (s.extra_heads > 0) if who == st.EXTRA_HEADS else (s.extra_heads < 2):
        return None
    return NO_SUCH_COIN


def breakable(s: EvilRobots, card: int) -> bool:
    """EVIL-CARD-11: Reveal cards are never in effect in this sense."""
    return st.in_effect(s, card) and s.pack.cards[card].type == "active"


class Aim:
    """EVIL-CARD-5: the choice a card asks for: here none, in the classes below one or two targets.

    `choices` lists, by number of seats, the pairs of targets (NONE where there is none) that can be
    legal, and `refusal` says why a pair is not legal now.
    """

    def __init__(self) -> None:
        self.choices: Final = [self.pairs(seats) for seats in range(MOST_SEATS + 1)]

    def pairs(self, seats: int) -> list[tuple[int, int]]:
        return [(a, NONE) for a in self.targets(seats)]

    def refusal(self, s: EvilRobots, seat: int, a: int, b: int) -> Refusal | None:
        return TARGETS if b != NONE else self.target_refusal(s, seat, a)

    def targets(self, seats: int) -> list[int]:
        return [NONE]

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        return None if a == NONE else TARGETS


class AnothersCoin(Aim):
    """EVIL-LEFT-01, EVIL-LEFT-12: a revealed coin that is not one's own."""

    def targets(self, seats: int) -> list[int]:
        return [*range(seats), st.EXTRA_HEADS, st.EXTRA_TAILS]

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        return SELF if a == seat else coin_refusal(s, a)


class TwoCoins(Aim):
    """EVIL-LEFT-06: two different participants, in seat order, the Extra last."""

    def pairs(self, seats: int) -> list[tuple[int, int]]:
        coins = [*range(seats), st.EXTRA_HEADS, st.EXTRA_TAILS]
        return [(a, b) for a in range(seats) for b in coins if a < b]

    def refusal(self, s: EvilRobots, seat: int, a: int, b: int) -> Refusal | None:
        if a >= MOST_SEATS or a < 0 or b < 0:
            return TARGETS
        if a >= b:
            return SAME
        no = coin_refusal(s, a)
        return no if no is not None else coin_refusal(s, b)


class OneOrTwoPlayers(Aim):
    """EVIL-LEFT-02: one or two other players, in seat order."""

    def pairs(self, seats: int) -> list[tuple[int, int]]:
        return [(a, b) for a in range(seats) for b in [NONE, *range(a + 1, seats)]]

    def refusal(self, s: EvilRobots, seat: int, a: int, b: int) -> Refusal | None:
        if not 0 <= a < s.seats or b >= s.seats:
            return NO_SEAT
        if a == seat or b == seat:
            return SELF
        return SCANNED_TWICE if b != NONE and a >= b else None


class OtherPlayer(Aim):
    """EVIL-LEFT-13, EVIL-RIGHT-09: another player; one to be robbed has at least one token."""

    def __init__(self, robbed: bool) -> None:
        self.robbed: Final = robbed
        super().__init__()

    def targets(self, seats: int) -> list[int]:
        return list(range(seats))

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        if not 0 <= a < s.seats:
            return NO_SEAT
        if a == seat:
            return SELF
        return NO_TOKENS if self.robbed and s.tokens[a] == 0 else None


class Participant(Aim):
    """EVIL-CARD-10, EVIL-RIGHT-03, EVIL-RIGHT-14, EVIL-RIGHT-15: a player or the Extra."""

    def __init__(self, other: bool) -> None:
        self.other: Final = other
        super().__init__()

    def targets(self, seats: int) -> list[int]:
        return [*range(seats), st.EXTRA]

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        if a == st.EXTRA:
            return None if st.has_extra(s) else NO_EXTRA
        if not 0 <= a < s.seats:
            return NO_SEAT
        return SELF if self.other and a == seat else None


class ActiveCard(Aim):
    """EVIL-RIGHT-07, EVIL-RIGHT-08, EVIL-CARD-8: only an Active card in effect."""

    def targets(self, seats: int) -> list[int]:
        return list(range(CARD_TARGET, ALL_TARGETS))

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        if not CARD_TARGET <= a < ALL_TARGETS:
            return TARGETS
        return None if breakable(s, a - CARD_TARGET) else NOT_IN_EFFECT


class Deck(Aim):
    """EVIL-RIGHT-10, EVIL-ROUND-9: a deck that is not empty."""

    def targets(self, seats: int) -> list[int]:
        return [AIM_LEFT, AIM_RIGHT]

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        if a != AIM_LEFT and a != AIM_RIGHT:
            return TARGETS
        return None if st.deck_of(s, LEFT if a == AIM_LEFT else RIGHT) else NO_CARD


class Team(Aim):
    """EVIL-LEFT-15: Good or Evil."""

    def targets(self, seats: int) -> list[int]:
        return [AIM_EVIL, AIM_GOOD]

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        return None if a in (AIM_GOOD, AIM_EVIL) else TARGETS


class OwnCoin(Aim):
    """EVIL-LEFT-03, EVIL-LEFT-11: one's own coins, if they may move; perhaps turned, too."""

    def __init__(self, may_turn: bool) -> None:
        self.may_turn: Final = may_turn
        super().__init__()

    def targets(self, seats: int) -> list[int]:
        return [NONE, AIM_TURN] if self.may_turn else [NONE]

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        if a != NONE and not (self.may_turn and a == AIM_TURN):
            return TARGETS
        return ANCHORED if st.anchored(s, seat) else None


class Pot(Aim):
    """EVIL-RIGHT-12: nothing to choose, but there must be something in the pot."""

    def target_refusal(self, s: EvilRobots, seat: int, a: int) -> Refusal | None:
        if a != NONE:
            return TARGETS
        return None if s.pot >= 1 else NO_POT
