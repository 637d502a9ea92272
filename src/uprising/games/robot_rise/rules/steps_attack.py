"""Draws, attacks, answers, lost lairs: everything that can nest (RISE-DRAW-3)."""

from typing import Any, ClassVar, Final, final

from uprising.kernel import Ask, Move, Outcome, Step, at

from ..seen import events as e
from . import cards as c
from .defences import Attacked, Defend, DefendIdentity, DefendRobot, card_answer, identity_answer
from .effects import lay_down, pass_unseen, reshuffle, take_random
from .memory import empty_hand, look_into, pass_on
from .state import SEATS, RobotRise
from .takes import GIVES, Give, Take, Taking, give_moves

# What the prompts say: owner and attack, and for each attack what a card would be good for.
ABOUT_ATTACK: Final[list[list[tuple[tuple[str, str | int], ...]]]] = [
    [(("owner", at(owner)), ("attack", c.attack_name(kind))) for kind in range(len(c.ATTACKS))]
    for owner in range(SEATS)
]
ABOUT_EVENT: Final[list[tuple[tuple[str, str | int], ...]]] = [
    (("attack", c.attack_name(kind)),) for kind in range(len(c.ATTACKS))
]
ABOUT_SEAT: Final[list[tuple[tuple[str, str | int], ...]]] = [
    (("who", at(seat)),) for seat in range(SEATS)
]


class SeatStep(Step[RobotRise]):
    """A step of one seat."""

    def __init__(self, who: int) -> None:
        self.who: Final = who


@final
class Draw(SeatStep):
    """RISE-DRAW-1: one card from the top of the deck.

    RISE-DRAW-2: an Event is discarded and resolved at once, and then this draw is completed.
    RISE-DRAW-4: a hand may be of any size. (RISE-EDGE-6, RISE-EDGE-30)
    """

    def enter(self, s: RobotRise) -> None:
        draw(s, self.who)


def draw(s: RobotRise, who: int) -> None:
    """A draw that comes next: at once, without the way over the stack."""
    if s.lairs[who] == 0:
        return
    if not s.deck:
        reshuffle(s)
    if not s.deck:
        if s.telling:
            s.tell(e.NothingDrawn(at(who)))
        return
    card = s.deck.pop()
    if not s.deck:
        reshuffle(s)  # RISE-DECK-1: before the card is looked at
    if s.pack.type_of[card] != c.EVENT:
        s.hands[who].append(card)
        if s.telling:
            s.tell(e.CardDrawn(at(who), c.thing(card)))
        return
    s.discard.append(card)
    s.push(DRAW[who])
    strike_by_event(s, who, s.pack.attack_of[card])
    if s.telling:
        s.tell(e.EventDrawn(at(who), c.thing(card)))


def strike_by_event(s: RobotRise, drawer: int, kind: int) -> None:
    """RISE-EVENT-1: the drawer is hit; RISE-EVENT-2: or all, the drawer first, then clockwise.

    (RISE-CARD-17, RISE-CARD-18, RISE-CARD-19; RISE-EDGE-7, RISE-EDGE-8)
    """
    if kind == c.GLOBAL:
        seats = len(s.lairs)
        for i in range(seats - 1, 0, -1):
            s.push(Attack(c.NONE, (drawer + i) % seats, kind))
    s.push(Attack(c.NONE, drawer, kind))


@final
class Attack(Attacked):
    """RISE-ATTACK-2, RISE-ATTACK-3: the target answers, or the attack takes effect.

    RISE-ASK-3: the target is asked whether or not there is an answer. RISE-ATTACK-5: nobody else.
    (RISE-EDGE-10, RISE-EDGE-11, RISE-EDGE-21, RISE-EDGE-22, RISE-EDGE-39)
    """

    def enter(self, s: RobotRise) -> None:
        who = self.who
        if self.is_dropped(s):
            return
        wide = self.is_wide(s)
        moves = self.moves(s, wide)
        if self.owner == c.NONE:
            about = ABOUT_EVENT[self.kind]
            s.ask(self, Ask(who, "ask-event", "RISE-EVENT-1", moves, wide=wide, about=about))
        else:
            about = ABOUT_ATTACK[self.owner][self.kind]
            s.ask(self, Ask(who, "ask-defend", "RISE-DEF-1", moves, wide=wide, about=about))

    def answer(self, s: RobotRise, seat: int, move: Defend | DefendRobot | DefendIdentity) -> None:
        if isinstance(move, Defend):
            if move.card == c.NONE:
                if s.telling:
                    s.tell(e.Undefended(at(seat)))
                self.hit(s)
            else:
                self.answer_by_card(s, seat, move.card)
        elif isinstance(move, DefendRobot):
            self.answer_by_robot(s, seat, [move.head, move.body, move.legs])
        else:
            self.answer_by_identity(s, seat, move)

    def answer_by_card(self, s: RobotRise, seat: int, card: int) -> None:
        """RISE-ATTACK-4, RISE-DEF-2: both cards are discarded, one is drawn in place.

        RISE-DEF-4: a reflection comes after the draw; RISE-DEF-5: alone, apart from other targets.
        (RISE-EDGE-23, RISE-EDGE-24, RISE-EDGE-25, RISE-EDGE-27, RISE-EDGE-52)
        """
        lay_down(s, seat, card)
        if s.telling:
            s.tell(e.Defended(at(seat), (c.thing(card),)))
        if card_answer(s, card, self.kind) == c.REFLECTS:
            strike(s, seat, [self.owner], self.kind)
        draw(s, seat)

    def answer_by_robot(self, s: RobotRise, seat: int, cards: list[int]) -> None:
        """RISE-STOP-5, RISE-DEF-2: three cards go, one is drawn (RISE-DECK-3: Legs on top).

        (RISE-EDGE-28)
        """
        for card in cards:
            lay_down(s, seat, card)
        if s.telling:
            s.tell(e.Defended(at(seat), c.things(cards)))
        draw(s, seat)

    def answer_by_identity(self, s: RobotRise, seat: int, move: DefendIdentity) -> None:
        """RISE-DEF-3: no replacement draw beyond what the identity says (RISE-IDENT-5: nothing).

        (RISE-EDGE-40, RISE-EDGE-42, RISE-EDGE-43)
        """
        identity = s.identities[seat]
        s.used[seat] = 1
        if s.telling:
            s.tell(e.IdentityUsed(at(seat), c.person(identity)))
        if identity == c.DETOUR:  # RISE-IDENT-6: same owner; in a duel it only stops
            if move.target != c.NONE:
                strike(s, self.owner, [move.target], self.kind)
            return
        if identity == c.REVERB:
            cards = [card for card in (move.first, move.second) if card != c.NONE]
            for card in cards:
                lay_down(s, seat, card)
            if s.telling:
                s.tell(e.Discarded(at(seat), c.things(cards)))
        if identity_answer(s, identity, self.kind) == c.REFLECTS:
            strike(s, seat, [self.owner], self.kind)  # RISE-IDENT-7: a new owner
        for _ in range(s.pack.identities[identity].draw):
            s.push(DRAW[seat])  # RISE-IDENT-8

    def hit(self, s: RobotRise) -> None:
        """What an attack does that is not answered; RISE-ATTACK-8: the owner takes and chooses."""
        kind = self.kind
        if not self.is_nuisance():
            lose_lair(s, self.who, self.owner)
        elif kind == c.FREEZE:
            s.frozen[self.who] = 1
            if s.telling:
                s.tell(e.WasFrozen(at(self.who)))
        elif kind == c.BY_RAID:
            take_random(s, "raid", self.who, self.owner, s.pack.cards[c.RAID].take)
        elif kind == c.PULL:
            take_random(s, "pull", self.who, self.owner, 1)
        else:
            assert kind == c.MIND
            s.push(MindControl(self.owner, self.who))


def strike(s: RobotRise, owner: int, targets: list[int], kind: int) -> None:
    """RISE-ATTACK-6: an attack on one target or several, one after the other in this order."""
    for i in range(len(targets) - 1, -1, -1):
        s.push(Attack(owner, targets[i], kind))
    if s.telling:
        for target in targets:
            s.tell(e.Aimed(at(owner), at(target), c.attack_name(kind)))


def lose_lair(s: RobotRise, who: int, owner: int) -> None:
    """RISE-LAIR-1: a lair is flipped; a card comforts for the first and the second.

    (RISE-EDGE-29)
    """
    left = s.lairs[who] - 1
    s.lairs[who] = left
    if s.telling:
        s.tell(e.LairLost(at(who), left))
    if left > 0:
        draw(s, who)
    else:
        s.push(Leave(who, owner))


@final
class Leave(Step[RobotRise]):
    """RISE-LAIR-2: without a lair a player leaves; RISE-END-1: the last one in the game wins.

    (RISE-EDGE-9, RISE-EDGE-31, RISE-EDGE-32)
    """

    def __init__(self, who: int, owner: int) -> None:
        self.who: Final = who
        self.owner: Final = owner

    def enter(self, s: RobotRise) -> None:
        staying = [seat for seat in range(len(s.lairs)) if s.lairs[seat] > 0]
        if len(staying) == 1:
            s.finish(Outcome((staying[0],), "end-last", "RISE-END-1", tuple(s.lairs)))
            return
        owner = self.owner
        s.push(LeaveThings(self.who))
        if owner != c.NONE and s.hands[self.who]:
            s.push(TakeFromLeaver(owner, self.who))
            open_hand(s, owner, self.who)


def open_hand(s: RobotRise, viewer: int, holder: int) -> None:
    """RISE-INFO-8: the viewer looks at a whole hand."""
    look_into(s, viewer, holder)
    if s.telling:
        s.tell(e.HandLooked(at(viewer), at(holder), c.things(s.hands[holder])))


@final
class TakeFromLeaver(Taking):
    """RISE-EXIT-1: who destroyed the last lair takes one card out of the hand."""

    def enter(self, s: RobotRise) -> None:
        about = ABOUT_SEAT[self.source]
        s.ask(self, Ask(self.who, "ask-take-leaver", "RISE-EXIT-1", self.moves(s), about=about))

    def answer(self, s: RobotRise, seat: int, move: Take) -> None:
        s.hands[self.source].remove(move.card)
        pass_unseen(s, self.source, seat, [move.card])


@final
class LeaveThings(SeatStep):
    """RISE-EXIT-2, RISE-EXIT-3, RISE-DECK-3: hand, Force Field, open robot; then the identity.

    (RISE-EDGE-19, RISE-EDGE-54)
    """

    def enter(self, s: RobotRise) -> None:
        who = self.who
        cards = s.hands[who].copy()
        for card in cards:
            lay_down(s, who, card)
        empty_hand(s, who)
        if s.fields[who]:
            s.fields[who] = 0
            s.discard.append(c.FORCE_FIELD)
        if s.active == who and s.open:
            s.discard.extend(s.open)  # RISE-ALLY-10
            s.open = []
        s.frozen[who] = 0
        s.used[who] = 1
        if s.telling:
            if cards:
                s.tell(e.Discarded(at(who), c.things(cards)))
            s.tell(e.LeftGame(at(who), c.person(s.identities[who])))


@final
class MindControl(Step[RobotRise]):
    """RISE-CARD-10: the owner looks at the hand, takes a card and gives another.

    (RISE-EDGE-37)
    """

    def __init__(self, owner: int, who: int) -> None:
        self.owner: Final = owner
        self.who: Final = who

    def enter(self, s: RobotRise) -> None:
        if s.hands[self.who]:  # RISE-ATTACK-8
            s.push(TakeByMind(self.owner, self.who))
            open_hand(s, self.owner, self.who)


@final
class TakeByMind(Taking):
    """RISE-CARD-10: one card of the owner's choice."""

    def enter(self, s: RobotRise) -> None:
        about = ABOUT_SEAT[self.source]
        s.ask(self, Ask(self.who, "ask-take-mind", "RISE-CARD-10", self.moves(s), about=about))

    def answer(self, s: RobotRise, seat: int, move: Take) -> None:
        s.hands[self.source].remove(move.card)
        pass_unseen(s, self.source, seat, [move.card])
        if len(s.hands[seat]) > s.pack.cards[c.MIND_CONTROL].take:
            s.push(GiveBack(seat, self.source))


@final
class GiveBack(Step[RobotRise]):
    """RISE-CARD-10: one other card in return; the one just taken lies last in the hand."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Give,)

    def __init__(self, who: int, to: int) -> None:
        self.who: Final = who
        self.to: Final = to

    def enter(self, s: RobotRise) -> None:
        moves = give_moves(s.hands[self.who])
        s.ask(self, Ask(self.who, "ask-give", "RISE-CARD-10", moves, about=ABOUT_SEAT[self.to]))

    def answer(self, s: RobotRise, seat: int, move: Give) -> None:
        s.hands[seat].remove(move.card)
        s.hands[self.to].append(move.card)
        pass_on(s, seat, self.to, [move.card])
        if s.telling:
            s.tell(e.CardGiven(at(seat), at(self.to), c.thing(move.card)))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-4: the oldest card."""
        return GIVES[s.hands[seat][0]]


DRAW: Final = [Draw(seat) for seat in range(SEATS)]
