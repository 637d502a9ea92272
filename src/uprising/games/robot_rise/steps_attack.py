"""Draws, attacks, answers, lost lairs: everything that can nest (RISE-DRAW-3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from uprising.kernel import Ask, Form, Move, Outcome, Rng, Step, at

from .cards import (
    ATTACKS,
    BY_RAID,
    DETOUR,
    EVENT,
    FORCE_FIELD,
    FREEZE,
    GLOBAL,
    LANCE,
    MIND,
    MIND_CONTROL,
    NONE,
    PULL,
    RAID,
    REFLECTS,
    REVERB,
)
from .defences import (
    DEFENCES,
    DEFENDS,
    UNDEFENDED,
    Defend,
    DefendIdentity,
    DefendRobot,
    card_answer,
    identity_answer,
    reverb_cost,
)
from .effects import lay_down, pass_unseen, reshuffle, take_random
from .events import (
    Aimed,
    CardDrawn,
    CardGiven,
    Defended,
    Discarded,
    EventDrawn,
    HandLooked,
    IdentityUsed,
    LairLost,
    LeftGame,
    NothingDrawn,
    Undefended,
    WasFrozen,
)
from .forms import defence_candidates, defence_filled, defence_forms
from .memory import gone, looked, taken
from .moves import GIVES, TAKES, Give, Take
from .questions import Attacked, Taking
from .rows import LARGE, Held, answer_rows, can_reverb, distinct, is_wide_answer, robots_of
from .state import SEATS, RobotRise

SEAT: Final = [at(seat) for seat in range(SEATS)]

# What the prompts say: owner and attack, and for each attack what a card would be good for.
ABOUT_ATTACK: Final[list[list[tuple[tuple[str, str | int], ...]]]] = [
    [(("owner", at(owner)), ("attack", f"~attack-{ATTACKS[kind]}")) for kind in range(len(ATTACKS))]
    for owner in range(SEATS)
]
ABOUT_EVENT: Final[list[tuple[tuple[str, str | int], ...]]] = [
    (("attack", f"~attack-{kind}"),) for kind in ATTACKS
]
ABOUT_SEAT: Final[list[tuple[tuple[str, str | int], ...]]] = [
    (("who", at(seat)),) for seat in range(SEATS)
]


@final
class Draw(Step[RobotRise]):
    """RISE-DRAW-1: one card from the top of the deck.

    RISE-DRAW-2: an Event is discarded and resolved at once, and then this draw is completed.
    RISE-DRAW-4: a hand may be of any size. (RISE-EDGE-6, RISE-EDGE-30)
    """

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

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
            s.tell(NothingDrawn(who))
        return
    card = s.deck.pop()
    if not s.deck:
        reshuffle(s)  # RISE-DECK-1: before the card is looked at
    if s.pack.type_of[card] != EVENT:
        s.hands[who].append(card)
        if s.telling:
            s.tell(CardDrawn(who, card))
        return
    s.discard.append(card)
    if s.telling:
        s.tell(EventDrawn(who, card))
    s.push(DRAW[who])
    strike_by_event(s, who, s.pack.attack_of[card])


def strike_by_event(s: RobotRise, drawer: int, kind: int) -> None:
    """RISE-EVENT-1: the drawer is hit; RISE-EVENT-2: or all, the drawer first, then clockwise.

    (RISE-CARD-17, RISE-CARD-18, RISE-CARD-19; RISE-EDGE-7, RISE-EDGE-8)
    """
    if kind == GLOBAL:
        seats = len(s.lairs)
        for i in range(seats - 1, 0, -1):
            s.push(Attack(NONE, (drawer + i) % seats, kind))
    s.push(Attack(NONE, drawer, kind))


@final
class Attack(Attacked):
    """RISE-ATTACK-2, RISE-ATTACK-3: the target answers, or the attack takes effect.

    RISE-ATTACK-6, RISE-DEF-6: it is dropped if its owner or target has left by now. RISE-ASK-3:
    the target is asked whether or not there is an answer. RISE-ATTACK-5: nobody else is.
    (RISE-EDGE-10, RISE-EDGE-11, RISE-EDGE-21, RISE-EDGE-22, RISE-EDGE-39)
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = DEFENCES

    def enter(self, s: RobotRise) -> None:
        who = self.who
        if self.is_dropped(s):
            return
        rows = answer_rows(s, who, self.owner, self.kind)
        wide = len(s.hands[who]) >= LARGE and is_wide_answer(s, who, self.kind)
        if self.owner == NONE:
            about = ABOUT_EVENT[self.kind]
            s.ask(self, Ask(who, "ask-event", "RISE-EVENT-1", rows, wide=wide, about=about))
        else:
            about = ABOUT_ATTACK[self.owner][self.kind]
            s.ask(self, Ask(who, "ask-defend", "RISE-DEF-1", rows, wide=wide, about=about))

    def is_dropped(self, s: RobotRise) -> bool:
        who = self.who
        if s.lairs[who] == 0 or (self.owner != NONE and s.lairs[self.owner] == 0):
            return True
        if self.kind == GLOBAL:
            return s.fields[who] == 1
        if self.kind == PULL:
            return not s.hands[who]
        return self.kind == FREEZE and s.frozen[who] == 1

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Defend):
            if move.card == NONE:
                if s.telling:
                    s.tell(Undefended(seat))
                self.hit(s)
            else:
                self.by_card(s, seat, move.card)
        elif isinstance(move, DefendRobot):
            self.by_robot(s, seat, [move.head, move.body, move.legs])
        else:
            assert isinstance(move, DefendIdentity)
            self.by_identity(s, seat, move)

    def by_card(self, s: RobotRise, seat: int, card: int) -> None:
        """RISE-ATTACK-4, RISE-DEF-2: both cards are discarded, one is drawn in place.

        RISE-DEF-4: a reflection comes after the draw; RISE-DEF-5: alone, apart from other targets.
        (RISE-EDGE-23, RISE-EDGE-24, RISE-EDGE-25, RISE-EDGE-27, RISE-EDGE-52)
        """
        lay_down(s, seat, card)
        if s.telling:
            s.tell(Defended(seat, [card]))
        if card_answer(s, card, self.kind) == REFLECTS:
            strike(s, seat, [self.owner], self.kind)
        draw(s, seat)

    def by_robot(self, s: RobotRise, seat: int, cards: list[int]) -> None:
        """RISE-STOP-5, RISE-DEF-2: three cards go, one is drawn (RISE-DECK-3: Legs on top).

        (RISE-EDGE-28)
        """
        for card in cards:
            lay_down(s, seat, card)
        if s.telling:
            s.tell(Defended(seat, cards))
        draw(s, seat)

    def by_identity(self, s: RobotRise, seat: int, move: DefendIdentity) -> None:
        """RISE-DEF-3: no replacement draw beyond what the identity says (RISE-IDENT-5: nothing).

        (RISE-EDGE-40, RISE-EDGE-42, RISE-EDGE-43)
        """
        identity = s.identities[seat]
        s.used[seat] = 1
        if s.telling:
            s.tell(IdentityUsed(seat, identity))
        if identity == DETOUR:
            strike(s, self.owner, [move.target], self.kind)  # RISE-IDENT-6: same owner
            return
        if identity == REVERB:
            cards = [card for card in (move.first, move.second) if card != NONE]
            for card in cards:
                lay_down(s, seat, card)
            if s.telling:
                s.tell(Discarded(seat, cards))
        if identity_answer(s, identity, self.kind) == REFLECTS:
            strike(s, seat, [self.owner], self.kind)  # RISE-IDENT-7: a new owner
        for _ in range(s.pack.identities[identity].draw):
            s.push(DRAW[seat])  # RISE-IDENT-8

    def hit(self, s: RobotRise) -> None:
        """What an attack does that is not answered; RISE-ATTACK-8: the owner takes and chooses."""
        kind = self.kind
        if kind <= LANCE or kind > PULL:
            lose_lair(s, self.who, self.owner)
        elif kind == FREEZE:
            s.frozen[self.who] = 1
            if s.telling:
                s.tell(WasFrozen(self.who))
        elif kind == BY_RAID:
            take_random(s, "raid", self.who, self.owner, s.pack.cards[RAID].take)
        elif kind == PULL:
            take_random(s, "pull", self.who, self.owner, 1)
        else:
            assert kind == MIND
            s.push(MindControl(self.owner, self.who))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-3: let a nuisance be; else the first of card, robot, identity."""
        if BY_RAID <= self.kind <= PULL:
            return UNDEFENDED
        for card in s.hands[seat]:
            if card_answer(s, card, self.kind):
                return DEFENDS[card]
        robots = robots_of(Held(s.hands[seat]))
        if robots:
            head, body, legs = robots[0]
            return DefendRobot(head, body, legs)
        if can_reverb(s, seat, self.kind):
            cards = [*s.hands[seat][: reverb_cost(s)], NONE, NONE]
            return DefendIdentity(NONE, cards[0], cards[1])
        rows = answer_rows(s, seat, self.owner, self.kind)
        if len(rows) > 1 and s.identities[seat] == DETOUR:
            targets = [who for who in s.targets(seat) if who != self.owner]
            return DefendIdentity(strongest(s, targets), NONE, NONE)
        last: Move[Any] = rows[-1]
        return last

    def forms(self, s: RobotRise, seat: int) -> tuple[Form, ...]:
        return defence_forms(s, seat, self.kind)

    def filled(self, s: RobotRise, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return defence_filled(form, values)

    def candidates(self, s: RobotRise, seat: int, rng: Rng, most: int) -> list[Any]:
        return defence_candidates(s, seat, self.owner, self.kind, rng, most)


def strike(s: RobotRise, owner: int, targets: list[int], kind: int) -> None:
    """RISE-ATTACK-6: an attack on one target or several, one after the other in this order."""
    for i in range(len(targets) - 1, -1, -1):
        s.push(Attack(owner, targets[i], kind))
    if s.telling:
        for target in targets:
            s.tell(Aimed(owner, target, kind))


def strongest(s: RobotRise, targets: list[int]) -> int:
    """RISE-DEFAULT-1: the target with most lairs, the first of several."""
    best = targets[0]
    for who in targets:
        if s.lairs[who] > s.lairs[best]:
            best = who
    return best


def lose_lair(s: RobotRise, who: int, owner: int) -> None:
    """RISE-LAIR-1: a lair is flipped; a card comforts for the first and the second.

    (RISE-EDGE-29)
    """
    left = s.lairs[who] - 1
    s.lairs[who] = left
    if s.telling:
        s.tell(LairLost(who, left))
    if left > 0:
        draw(s, who)
    else:
        s.push(Leave(who, owner))


@final
class Leave(Step[RobotRise]):
    """RISE-LAIR-2: without a lair a player leaves; RISE-END-1: the last one in the game wins.

    (RISE-EDGE-9, RISE-EDGE-31, RISE-EDGE-32)
    """

    __slots__ = ("owner", "who")

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
        if owner != NONE and s.hands[self.who]:
            looked(s, owner, self.who)
            if s.telling:
                s.tell(HandLooked(owner, self.who, s.hands[self.who].copy()))
            s.push(TakeFromLeaver(owner, self.who))


@final
class TakeFromLeaver(Taking):
    """RISE-EXIT-1: who destroyed the last lair takes one card out of the hand."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Take,)

    def enter(self, s: RobotRise) -> None:
        rows: list[Move[Any]] = [TAKES[card] for card in distinct(s.hands[self.source])]
        about = ABOUT_SEAT[self.source]
        s.ask(self, Ask(self.who, "ask-take-leaver", "RISE-EXIT-1", rows, about=about))

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Take)
        s.hands[self.source].remove(move.card)
        pass_unseen(s, self.source, seat, [move.card])

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-4: the oldest card."""
        return TAKES[s.hands[self.source][0]]


@final
class LeaveThings(Step[RobotRise]):
    """RISE-EXIT-2, RISE-EXIT-3, RISE-DECK-3: hand, Force Field, open robot; then the identity.

    (RISE-EDGE-19, RISE-EDGE-54)
    """

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: RobotRise) -> None:
        who = self.who
        cards = s.hands[who].copy()
        for card in cards:
            lay_down(s, who, card)
        gone(s, who)
        if s.fields[who]:
            s.fields[who] = 0
            s.discard.append(FORCE_FIELD)
        if s.active == who and s.open:
            s.discard.extend(s.open)  # RISE-ALLY-10
            s.open = []
        s.frozen[who] = 0
        s.used[who] = 1
        if s.telling:
            if cards:
                s.tell(Discarded(who, cards))
            s.tell(LeftGame(who, s.identities[who]))


@final
class MindControl(Step[RobotRise]):
    """RISE-CARD-10: the owner looks at the hand, takes a card and gives another.

    (RISE-EDGE-37)
    """

    __slots__ = ("owner", "who")

    def __init__(self, owner: int, who: int) -> None:
        self.owner: Final = owner
        self.who: Final = who

    def enter(self, s: RobotRise) -> None:
        if not s.hands[self.who]:
            return  # RISE-ATTACK-8
        looked(s, self.owner, self.who)
        if s.telling:
            s.tell(HandLooked(self.owner, self.who, s.hands[self.who].copy()))
        s.push(TakeByMind(self.owner, self.who))


@final
class TakeByMind(Taking):
    """RISE-CARD-10: one card of the owner's choice."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Take,)

    def enter(self, s: RobotRise) -> None:
        rows: list[Move[Any]] = [TAKES[card] for card in distinct(s.hands[self.source])]
        about = ABOUT_SEAT[self.source]
        s.ask(self, Ask(self.who, "ask-take-mind", "RISE-CARD-10", rows, about=about))

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Take)
        s.hands[self.source].remove(move.card)
        pass_unseen(s, self.source, seat, [move.card])
        if len(s.hands[seat]) > s.pack.cards[MIND_CONTROL].take:
            s.push(GiveBack(seat, self.source))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-4: the oldest card."""
        return TAKES[s.hands[self.source][0]]


@final
class GiveBack(Step[RobotRise]):
    """RISE-CARD-10: one other card in return; the one just taken lies last in the hand."""

    __slots__ = ("to", "who")
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Give,)

    def __init__(self, who: int, to: int) -> None:
        self.who: Final = who
        self.to: Final = to

    def enter(self, s: RobotRise) -> None:
        rows: list[Move[Any]] = [GIVES[card] for card in distinct(s.hands[self.who][:-1])]
        about = ABOUT_SEAT[self.to]
        s.ask(self, Ask(self.who, "ask-give", "RISE-CARD-10", rows, about=about))

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Give)
        s.hands[seat].remove(move.card)
        s.hands[self.to].append(move.card)
        taken(s, seat, self.to, [move.card])
        if s.telling:
            s.tell(CardGiven(seat, self.to, move.card))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-4: the oldest card."""
        return GIVES[s.hands[seat][0]]


DRAW: Final = [Draw(seat) for seat in range(SEATS)]
