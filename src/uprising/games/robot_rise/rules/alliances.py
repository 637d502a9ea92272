"""Alliances: asking for a third part, offering it, accepting (RISE-ALLY-1..5), and why not."""

from typing import Any, Final, final

from uprising.kernel import Move, Refusal, Step, at

from .cards import CARDS, FLEX, KINDS, NONE, ROBOTS, SLUGS, kind_of
from .hands import NOT_IN_HAND, Parts, first_kind, lacks, second_kind
from .robots import TWO_FLEX
from .state import SEATS, RobotRise

NOT_A_PAIR: Final = Refusal("refuse-not-a-pair", "RISE-ALLY-1")
NO_ALLIANCE: Final = Refusal("refuse-no-alliance", "RISE-ALLY-1")
ASKED_ALREADY: Final = Refusal("refuse-asked-already", "RISE-TURN-10")
NOT_THE_KIND: Final = Refusal("refuse-not-the-kind", "RISE-ALLY-3")
NO_TARGET_LEFT: Final = Refusal("refuse-no-target-left", "RISE-ALLY-4")
NO_OFFER: Final = Refusal("refuse-no-offer", "RISE-ALLY-5")


@final
class Ally(Move[RobotRise]):
    """RISE-ALLY-1: lay two cards open, in the order Head, Body, Legs, and ask for the third.

    (RISE-EDGE-17, RISE-EDGE-49)
    """

    def __init__(self, first: int, second: int, missing: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.missing: Final = missing

    def text(self) -> str:
        return f"ally {SLUGS[self.first]} {SLUGS[self.second]} for {KINDS[self.missing]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        if self.first != FLEX and kind_of(self.first) != first_kind(self.missing):
            return NOT_A_PAIR
        if self.second != FLEX and kind_of(self.second) != second_kind(self.missing):
            return NOT_A_PAIR
        if self.first == FLEX and self.second == FLEX:
            return TWO_FLEX
        if lacks(s.hands[seat], [self.first, self.second]):
            return NOT_IN_HAND
        if s.asked >> self.missing & 1:
            return ASKED_ALREADY
        return None if may_request(s, seat, s.targets(seat)) else NO_ALLIANCE


def may_request(s: RobotRise, seat: int, targets: list[int]) -> bool:
    """RISE-ALLY-1: with two opponents left and somebody to attack."""
    return len(targets) > 1 or (len(targets) == 1 and s.opponents_in_game(seat) > 1)


ALLIES: Final = [
    [[Ally(first, second, missing) for second in range(FLEX + 1)] for first in range(FLEX + 1)]
    for missing in range(3)
]


def add_pairs(parts: Parts, asked: int, moves: list[Move[Any]]) -> None:
    """RISE-ALLY-1: every pair to lay open, but for the kinds already asked for."""
    for missing in range(3):
        if asked >> missing & 1:
            continue
        firsts = parts.of(first_kind(missing))
        seconds = parts.of(second_kind(missing))
        allies = ALLIES[missing]
        for first in firsts:
            for second in seconds:
                moves.append(allies[first][second])
        if parts.flex:
            for first in firsts:
                moves.append(allies[first][FLEX])
            for second in seconds:
                moves.append(allies[FLEX][second])


def requests(s: RobotRise, seat: int, parts: Parts) -> list[Move[Any]]:
    moves: list[Move[Any]] = []
    if may_request(s, seat, s.targets(seat)):
        add_pairs(parts, s.asked, moves)
    return moves


def request_count(s: RobotRise, seat: int, parts: Parts) -> int:
    """How many moves these are, without making them."""
    return parts.pairs(s.asked) if may_request(s, seat, s.targets(seat)) else 0


def in_order(first: int, second: int, missing: int) -> tuple[int, int]:
    """A pair in the order Head, Body, Legs, a Flex in the place left for it."""
    if second == FLEX:
        leads = kind_of(first) == first_kind(missing)
        return (first, second) if leads else (second, first)
    if first == FLEX:
        return in_order(second, first, missing)
    return (first, second) if first < second else (second, first)


class Requested(Step[RobotRise]):
    """Seat `who` asks the others for the `missing` kind; `flexed` if the open pair has a Flex."""

    def __init__(self, who: int, missing: int, flexed: bool) -> None:
        self.who: Final = who
        self.missing: Final = missing
        self.flexed: Final = flexed

    def not_fitting(self, card: int) -> Refusal | None:
        """RISE-ALLY-3: why a card cannot join the open pair."""
        if card == FLEX:
            return TWO_FLEX if self.flexed else None
        return None if kind_of(card) == self.missing else NOT_THE_KIND

    def offer_moves(self, s: RobotRise, helper: int) -> list[Move[Any]]:
        """RISE-ALLY-3: a part of the missing kind, or a Flex where the open pair has none."""
        if not may_help(s, self.who, helper):
            return ONLY_DECLINE
        least = self.missing * ROBOTS
        beyond = least + ROBOTS
        flex = False
        moves: list[Move[Any]] = [DECLINE]
        for card in s.hands[helper]:
            if least <= card < beyond:  # `not_fitting`, quicker: most cards are of other kinds
                moves.append(OFFERS[card])
            elif card == FLEX:
                flex = not self.flexed
        if flex:
            moves.append(OFFERS[FLEX])
        return moves


def may_help(s: RobotRise, requester: int, helper: int) -> bool:
    """RISE-ALLY-4: without the helper the requester must still have a legal target.

    (RISE-EDGE-18)
    """
    targets = s.targets(requester)
    return len(targets) > 1 or (len(targets) == 1 and targets[0] != helper)


@final
class Offer(Move[RobotRise]):
    """RISE-ALLY-3: offer a card of the kind asked for."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"offer {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        asked = s.asker
        assert isinstance(asked, Requested)
        if self.card not in s.hands[seat]:
            return NOT_IN_HAND
        no = asked.not_fitting(self.card)
        if no is not None:
            return no
        return None if may_help(s, asked.who, seat) else NO_TARGET_LEFT


@final
class Decline(Move[RobotRise]):
    """RISE-ALLY-3: offer nothing."""

    def text(self) -> str:
        return "decline"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        return None


@final
class Accept(Move[RobotRise]):
    """RISE-ALLY-5: pick one of several offers."""

    def __init__(self, helper: int) -> None:
        self.helper: Final = helper

    def text(self) -> str:
        return f"accept {at(self.helper)}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        return None if self in accept_moves(s) else NO_OFFER


def accept_moves(s: RobotRise) -> list[Move[Any]]:
    return [ACCEPTS[seat] for seat in range(len(s.offers)) if s.offers[seat] != NONE]


DECLINE: Final = Decline()
ONLY_DECLINE: Final[list[Move[Any]]] = [DECLINE]
OFFERS: Final = [Offer(card) for card in range(CARDS)]
ACCEPTS: Final = [Accept(seat) for seat in range(SEATS)]
