"""Alliances, and the aim of a robot already laid down (RISE-ALLY-1 to RISE-ALLY-10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from uprising.kernel import Ask, Move, Step

from .cards import BOT, FLEX, KINDS, NONE, ROBOTS, is_matched
from .events import Allied, HelpAsked, HelpOffered, NobodyHelped, RobotSent, RobotWasted
from .memory import left, shown
from .moves import ACCEPTS, DECLINE, OFFERS, Accept, Ally, Decline, Offer, Targets, may_help
from .questions import Aiming, Requested
from .state import SEATS, RobotRise
from .steps_attack import ABOUT_SEAT, draw, strike, strongest

FAILED: Final = 0
HELPED: Final = 1
ABOUT_REQUEST: Final[list[list[tuple[tuple[str, str | int], ...]]]] = [
    [(*ABOUT_SEAT[seat], ("missing", f"~id-{kind}")) for kind in KINDS] for seat in range(SEATS)
]
ONLY_DECLINE: Final[list[Move[Any]]] = [DECLINE]


def aim(s: RobotRise, seat: int, target: int, second: int) -> None:
    """RISE-ATTACK-6: target by target, in the order named."""
    strike(s, seat, [target] if second == NONE else [target, second], BOT)


def ask_for_help(s: RobotRise, seat: int, move: Ally) -> None:
    """RISE-ALLY-2: two cards are laid open and the missing kind is named."""
    cards = [move.first, move.second]
    hand = s.hands[seat]
    for card in cards:
        hand.remove(card)
        left(s, seat, card)
    s.open = cards
    if s.telling:
        s.tell(HelpAsked(seat, cards.copy(), move.missing))
    s.push(Request(seat, move.missing, FLEX in cards))


@final
class Request(Requested):
    """RISE-ALLY-3, RISE-ASK-2: all others answer sealed, whether or not they could help.

    What they are promised is only talk (RISE-ASK-4). (RISE-EDGE-15, RISE-EDGE-16)
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Offer, Decline)

    def enter(self, s: RobotRise) -> None:
        about = ABOUT_REQUEST[self.who][self.missing]
        for seat in range(len(s.lairs)):
            if seat == self.who or s.lairs[seat] == 0:
                continue
            rows = ONLY_DECLINE
            if may_help(s, self.who, seat):
                rows = self.offers(s.hands[seat])
            s.ask(self, Ask(seat, "ask-offer", "RISE-ALLY-3", rows, sealed=True, about=about))

    def offers(self, hand: list[int]) -> list[Move[Any]]:
        """A part of the missing kind, or a Flex where the open pair has none."""
        least = self.missing * ROBOTS
        beyond = least + ROBOTS
        flex = False
        rows: list[Move[Any]] = [DECLINE]
        for card in hand:
            if least <= card < beyond:
                rows.append(OFFERS[card])
            elif card == FLEX:
                flex = not self.flexed
        if flex:
            rows.append(OFFERS[FLEX])
        return rows

    def revealed(self, s: RobotRise, answers: dict[int, Move[Any]]) -> None:
        """RISE-ALLY-5: one offer must be taken, of several one is picked; RISE-ALLY-6: none."""
        helped = False
        for seat, move in answers.items():
            if isinstance(move, Offer):
                helped = True
                s.offers[seat] = move.card
                shown(s, seat, move.card)
                if s.telling:
                    s.tell(HelpOffered(seat, move.card))
        if not helped:
            for card in s.open:
                s.hands[self.who].append(card)
                shown(s, self.who, card)
            s.open = []
            s.asked |= 1 << self.missing  # RISE-TURN-10
            if s.telling:
                s.tell(NobodyHelped(self.who))
            s.give(FAILED)
            return
        s.give(HELPED)
        s.push(Pick(self.who, self.missing, self.flexed))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-2: decline."""
        return DECLINE


@final
class Pick(Requested):
    """RISE-ALLY-5: the requester picks one of several offers; a single one is taken."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Accept,)

    def enter(self, s: RobotRise) -> None:
        rows: list[Move[Any]] = [
            ACCEPTS[seat] for seat in range(len(s.offers)) if s.offers[seat] != NONE
        ]
        s.ask(self, Ask(self.who, "ask-accept", "RISE-ALLY-5", rows, plain=True))

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Accept)
        accept(s, seat, move.helper, self.missing)

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-2: the first offer clockwise."""
        seats = len(s.offers)
        for i in range(1, seats):
            who = (seat + i) % seats
            if s.offers[who] != NONE:
                return ACCEPTS[who]
        raise AssertionError("several offers were made")


def accept(s: RobotRise, seat: int, helper: int, missing: int) -> None:
    """RISE-ALLY-7, RISE-ALLY-10: the card joins, the helper draws, then the robot attacks."""
    card = s.offers[helper]
    s.hands[helper].remove(card)
    left(s, helper, card)
    s.open.insert(missing, card)
    for who in range(len(s.offers)):
        s.offers[who] = NONE
    if s.telling:
        s.tell(Allied(seat, helper, card))
    s.push(AllyStrike(seat, helper))
    draw(s, helper)


@final
class AllyStrike(Step[RobotRise]):
    """RISE-ALLY-8: the robot must attack now; RISE-ALLY-9: with that the alliance is over.

    (RISE-EDGE-19, RISE-EDGE-20)
    """

    __slots__ = ("helper", "who")

    def __init__(self, who: int, helper: int) -> None:
        self.who: Final = who
        self.helper: Final = helper

    def enter(self, s: RobotRise) -> None:
        if s.lairs[self.who] == 0:
            return  # RISE-ALLY-10: the robot was discarded with the rest
        cards = s.open
        s.discard.extend(cards)
        s.open = []
        if s.telling:
            s.tell(RobotSent(self.who, cards))
        if not may_help(s, self.who, self.helper):
            if s.telling:
                s.tell(RobotWasted(self.who))
            return
        matched = is_matched(cards[0], cards[1], cards[2])
        s.push(Aim(self.who, self.helper, s.pack.matched_targets if matched else 1))


@final
class Aim(Aiming):
    """RISE-ALLY-8, RISE-IDENT-4: the targets are named, in plain sight."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Targets,)

    def aimable(self, s: RobotRise) -> list[int]:
        return [who for who in s.targets(self.who) if who != self.helper]

    def enter(self, s: RobotRise) -> None:
        targets = self.aimable(s)
        rows: list[Move[Any]] = [Targets(who, NONE) for who in targets]
        if self.most > 1:
            for first in targets:
                for second in targets:
                    if first != second:
                        rows.append(Targets(first, second))
        s.ask(self, Ask(self.who, "ask-targets", "RISE-ALLY-8", rows, plain=True))

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Targets)
        aim(s, seat, move.target, move.second)

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-1: one target, as for an action."""
        return Targets(strongest(s, self.aimable(s)), NONE)
