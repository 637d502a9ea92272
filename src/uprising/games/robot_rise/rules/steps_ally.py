"""Alliances, and the aim of a robot already laid down (RISE-ALLY-1 to RISE-ALLY-10)."""

from typing import Any, ClassVar, Final, final

from uprising.kernel import Ask, Move, Step, at

from ..seen import events as e
from .alliances import (
    ACCEPTS,
    DECLINE,
    Accept,
    Ally,
    Decline,
    Offer,
    Requested,
    accept_moves,
    may_help,
)
from .cards import BOT, FLEX, NONE, kind_name, thing, things
from .memory import leave_hand, show
from .robots import most_targets
from .state import SEATS, RobotRise
from .steps_attack import ABOUT_SEAT, draw, strike
from .targets import Aiming, Targets, strongest, two_of

FAILED: Final = 0
HELPED: Final = 1
ABOUT_REQUEST: Final[list[list[tuple[tuple[str, str | int], ...]]]] = [
    [(*ABOUT_SEAT[seat], ("missing", kind_name(kind))) for kind in range(3)]
    for seat in range(SEATS)
]


def aim(s: RobotRise, seat: int, target: int, second: int) -> None:
    """RISE-ATTACK-6: target by target, in the order named."""
    strike(s, seat, [target] if second == NONE else [target, second], BOT)


def ask_for_help(s: RobotRise, seat: int, move: Ally) -> None:
    """RISE-ALLY-2: two cards are laid open and the missing kind is named."""
    cards = [move.first, move.second]
    for card in cards:
        s.hands[seat].remove(card)
        leave_hand(s, seat, card)
    s.open = cards
    s.push(Request(seat, move.missing, FLEX in cards))
    if s.telling:
        s.tell(e.HelpAsked(at(seat), things(cards), kind_name(move.missing)))


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
            moves = self.offer_moves(s, seat)
            s.ask(self, Ask(seat, "ask-offer", "RISE-ALLY-3", moves, sealed=True, about=about))

    def revealed(self, s: RobotRise, answers: dict[int, Move[Any]]) -> None:
        """RISE-ALLY-5: one offer must be taken, of several one is picked; RISE-ALLY-6: none."""
        offered = 0
        for seat, move in answers.items():
            if isinstance(move, Offer):
                offered += 1
                s.offers[seat] = move.card
                show(s, seat, move.card)
        if not offered:
            self.fail(s)
            return
        s.give(HELPED)
        s.push(Pick(self.who, self.missing, self.flexed))
        if s.telling:
            for seat in answers:
                if s.offers[seat] != NONE:
                    s.tell(e.HelpOffered(at(seat), thing(s.offers[seat])))

    def fail(self, s: RobotRise) -> None:
        """RISE-ALLY-6: the two cards go back; RISE-TURN-10: the kind was asked for in vain."""
        for card in s.open:
            s.hands[self.who].append(card)
            show(s, self.who, card)
        s.open = []
        s.asked |= 1 << self.missing
        s.give(FAILED)
        if s.telling:
            s.tell(e.NobodyHelped(at(self.who)))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-2: decline."""
        return DECLINE


@final
class Pick(Requested):
    """RISE-ALLY-5: the requester picks one of several offers; a single one is taken."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Accept,)

    def enter(self, s: RobotRise) -> None:
        s.ask(self, Ask(self.who, "ask-accept", "RISE-ALLY-5", accept_moves(s), plain=True))

    def answer(self, s: RobotRise, seat: int, move: Accept) -> None:
        accept(s, seat, move.helper, self.missing)

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-2: the first offer clockwise."""
        who = s.after(seat)
        while s.offers[who] == NONE:
            who = s.after(who)
        return ACCEPTS[who]


def accept(s: RobotRise, seat: int, helper: int, missing: int) -> None:
    """RISE-ALLY-7, RISE-ALLY-10: the card joins, the helper draws, then the robot attacks."""
    card = s.offers[helper]
    s.hands[helper].remove(card)
    leave_hand(s, helper, card)
    s.open.insert(missing, card)
    for who in range(len(s.offers)):
        s.offers[who] = NONE
    if s.telling:
        s.tell(e.Allied(at(seat), at(helper), thing(card)))
    s.push(AllyStrike(seat, helper))
    draw(s, helper)


@final
class AllyStrike(Step[RobotRise]):
    """RISE-ALLY-8: the robot must attack now; RISE-ALLY-9: with that the alliance is over.

    (RISE-EDGE-19, RISE-EDGE-20)
    """

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
            s.tell(e.RobotSent(at(self.who), things(cards)))
        if not may_help(s, self.who, self.helper):
            if s.telling:
                s.tell(e.RobotWasted(at(self.who)))
            return
        most = most_targets(s, cards[0], cards[1], cards[2])
        s.push(Aim(self.who, self.helper, most))


@final
class Aim(Aiming):
    """RISE-ALLY-8, RISE-IDENT-4: the targets are named, in plain sight."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Targets,)

    def enter(self, s: RobotRise) -> None:
        targets = self.targets(s)
        moves = [Targets(target, NONE) for target in targets]
        if self.most > 1:
            moves.extend([Targets(target, second) for target, second in two_of(targets)])
        s.ask(self, Ask(self.who, "ask-targets", "RISE-ALLY-8", moves, plain=True))

    def answer(self, s: RobotRise, seat: int, move: Targets) -> None:
        aim(s, seat, move.target, move.second)

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-1: one target, as for an action."""
        return Targets(strongest(s, self.targets(s)), NONE)
