"""What a hand holds: the parts by kind, the robots they make, and cards counted once."""

from typing import Final

from mypy_extensions import i64

from uprising.kernel import Refusal

from .cards import BODY, FLEX, HEAD, LEGS, PARTS, ROBOTS

NOT_IN_HAND: Final = Refusal("refuse-not-in-hand", "RISE-INFO-1")
NO_CARDS: Final[list[int]] = []


KINDS_IN: Final = [kinds.bit_count() for kinds in range(16)]


def kinds_in(hand: list[int]) -> int:
    """How many of Head, Body, Legs and Flex a hand holds: three make a robot, two a pair.

    Quicker than `Parts`, which is not needed with less.
    """
    kinds: i64 = 0
    for card in hand:
        if card < ROBOTS:
            kinds |= 1
        elif card < 2 * ROBOTS:
            kinds |= 2
        elif card < PARTS:
            kinds |= 4
        elif card == FLEX:
            kinds |= 8
    return KINDS_IN[kinds]


def first_kind(missing: int) -> int:
    """RISE-ALLY-1: the kind of the first of two cards that lack this kind for a robot."""
    return BODY if missing == HEAD else HEAD


def second_kind(missing: int) -> int:
    return BODY if missing == LEGS else LEGS


def with_card(cards: list[int], card: int) -> list[int]:
    """A list with one more card; most hands lack some kind, and share one empty list."""
    if not cards:
        return [card]
    cards.append(card)
    return cards


class Parts:
    """The parts in a hand by kind, oldest first, and whether there is a Flex."""

    def __init__(self, hand: list[int]) -> None:
        heads = bodies = legs = NO_CARDS
        flex = False
        for card in hand:
            if card < ROBOTS:
                heads = with_card(heads, card)
            elif card < 2 * ROBOTS:
                bodies = with_card(bodies, card)
            elif card < PARTS:
                legs = with_card(legs, card)
            elif card == FLEX:
                flex = True
        self.heads: Final = heads
        self.bodies: Final = bodies
        self.legs: Final = legs
        self.flex: Final = flex

    def of(self, kind: int) -> list[int]:
        return self.heads if kind == HEAD else self.bodies if kind == BODY else self.legs

    def all(self) -> list[int]:
        """Every part with an ID: Heads, Bodies, Legs."""
        return [*self.heads, *self.bodies, *self.legs]

    def robots(self) -> int:
        """How many robots can be built."""
        h, b, g = len(self.heads), len(self.bodies), len(self.legs)
        return h * b * g + (h * b + h * g + b * g if self.flex else 0)

    def matched(self) -> int:
        """How many of them are matched."""
        count = 0
        for head in self.heads:
            if head + ROBOTS in self.bodies and head + 2 * ROBOTS in self.legs:
                count += 1
        return count

    def pairs(self, asked: int) -> int:
        """How many requests can be made, but for the kinds already asked for."""
        count = 0
        for missing in range(3):
            if not asked >> missing & 1:
                first = len(self.of(first_kind(missing)))
                second = len(self.of(second_kind(missing)))
                count += first * second + (first + second if self.flex else 0)
        return count


def robots_of(parts: Parts) -> list[tuple[int, int, int]]:
    """RISE-BOT-1, RISE-BOT-4: every robot of a hand, those without a Flex first."""
    heads, bodies, legs = parts.heads, parts.bodies, parts.legs
    found = [(h, b, g) for h in heads for b in bodies for g in legs]
    if parts.flex:
        found.extend([(h, b, FLEX) for h in heads for b in bodies])
        found.extend([(h, FLEX, g) for h in heads for g in legs])
        found.extend([(FLEX, b, g) for b in bodies for g in legs])
    return found


def distinct(hand: list[int]) -> list[int]:
    """The cards of a hand, oldest first, each once."""
    found: list[int] = []
    for card in hand:
        if card not in found:
            found.append(card)
    return found


def lacks(hand: list[int], cards: list[int]) -> bool:
    """Whether the hand does not hold all these cards."""
    left = hand.copy()
    for card in cards:
        if card not in left:
            return True
        left.remove(card)
    return False
