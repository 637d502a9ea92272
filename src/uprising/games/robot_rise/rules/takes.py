"""Taking a card out of the discards or a hand, giving one in return, choosing what to discard."""

from typing import Any, ClassVar, Final, final

from uprising.kernel import Move, Refusal, Step

from .cards import CARDS, NONE, SLUGS
from .hands import NOT_IN_HAND, Parts, distinct
from .plays import retrievable
from .state import RobotRise

CANNOT_TAKE: Final = Refusal("refuse-cannot-take", "RISE-CARD-12")
NOT_IN_THAT_HAND: Final = Refusal("refuse-not-in-that-hand", "RISE-EXIT-1")
JUST_TAKEN: Final = Refusal("refuse-just-taken", "RISE-CARD-10")
NOT_OF_THAT_KIND: Final = Refusal("refuse-not-of-that-kind", "RISE-TURN-6")
FROM_DISCARD: Final = NONE


@final
class Take(Move[RobotRise]):
    """A card out of the discards (RISE-CARD-12) or of a hand (RISE-CARD-10, RISE-EXIT-1)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"take {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        taking = s.asker
        assert isinstance(taking, Taking)
        if self.card in taking.cards(s):
            return None
        return CANNOT_TAKE if taking.source == FROM_DISCARD else NOT_IN_THAT_HAND


class Taking(Step[RobotRise]):
    """Seat `who` takes a card out of the hand of seat `source`, or FROM_DISCARD.

    While choosing, it has the whole hand before it, in its order (RISE-INFO-8).
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Take,)

    def __init__(self, who: int, source: int) -> None:
        self.who: Final = who
        self.source: Final = source

    def cards(self, s: RobotRise) -> list[int]:
        """What can be taken, oldest first, each card once."""
        return retrievable(s) if self.source == FROM_DISCARD else distinct(s.hands[self.source])

    def moves(self, s: RobotRise) -> list[Move[Any]]:
        return [TAKES[card] for card in self.cards(s)]

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-4: the oldest card."""
        return TAKES[self.cards(s)[0]]


@final
class Give(Move[RobotRise]):
    """RISE-CARD-10: give one other card for the one just taken, which lies last in the hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"give {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        hand = s.hands[seat]
        if self.card not in hand:
            return NOT_IN_HAND
        return None if self in give_moves(hand) else JUST_TAKEN


def give_moves(hand: list[int]) -> list[Move[Any]]:
    """RISE-CARD-10: any card but the one just taken."""
    return [GIVES[card] for card in distinct(hand[:-1])]


@final
class Discard(Move[RobotRise]):
    """RISE-TURN-6, by a house rule: one of the parts that are exchanged."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"discard {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        choosing = s.asker
        assert isinstance(choosing, Choosing)
        if self.card not in s.hands[seat]:
            return NOT_IN_HAND
        return None if self.card in choosing.cards(s) else NOT_OF_THAT_KIND


class Choosing(Step[RobotRise]):
    """Seat `who` chooses which parts of a kind go, one after the other; so many are left to go."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Discard,)

    def __init__(self, who: int, kind: int, left: int) -> None:
        self.who: Final = who
        self.kind: Final = kind
        self.left: Final = left

    def cards(self, s: RobotRise) -> list[int]:
        return Parts(s.hands[self.who]).of(self.kind)

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-4: the oldest card."""
        return DISCARDS[self.cards(s)[0]]


TAKES: Final = [Take(card) for card in range(CARDS)]
GIVES: Final = [Give(card) for card in range(CARDS)]
DISCARDS: Final = [Discard(card) for card in range(CARDS)]
