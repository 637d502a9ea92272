"""What a seat sees (RISE-INFO-1..10), built by naming it."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, Talk, at

from . import events as e
from .cards import ATTACKS, KINDS, NONE, SCIENTIST_SLUGS, SLUGS
from .memory import card_of, holders_of, known_to
from .questions import Attacked, Requested, hand_before
from .state import RobotRise


class Known(msgspec.Struct, frozen=True):
    """RISE-INFO-2, -7, -8: a card this seat has seen, in the hand of one of these seats."""

    card: str
    holders: tuple[int, ...]


class Place(msgspec.Struct, frozen=True):
    """RISE-INFO-9: what lies before one seat; `hand` and `identity` are None where hidden."""

    lairs: int
    cards: int
    hand: tuple[str, ...] | None
    identity: str | None
    used: bool
    shielded: bool
    frozen: bool
    offer: str | None


class Pending(msgspec.Struct, frozen=True):
    """The attack somebody has to answer; without an owner it is an Event."""

    owner: int | None
    target: int
    attack: str


class RobotRiseView(msgspec.Struct, frozen=True, tag="robot_rise"):
    """The table. `discard` from the bottom to the top; `open` as laid down."""

    places: tuple[Place, ...]
    active: int
    turn: int
    deck: int
    discard: tuple[str, ...]
    open: tuple[str, ...]
    missing: str | None
    asked: tuple[str, ...]
    attack: Pending | None
    aside: int
    known: tuple[Known, ...]


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple([SLUGS[card] for card in cards])


def place(s: RobotRise, who: int, seat: int | None) -> Place:
    looking = None if seat is None else hand_before(s, seat)  # RISE-INFO-8
    return Place(
        lairs=s.lairs[who],
        cards=len(s.hands[who]),
        hand=names(s.hands[who]) if who in (seat, looking) else None,  # RISE-INFO-1
        identity=SCIENTIST_SLUGS[s.identities[who]] if who == seat or s.used[who] else None,
        used=bool(s.used[who]),
        shielded=bool(s.fields[who]),
        frozen=bool(s.frozen[who]),
        offer=None if s.offers[who] == NONE else SLUGS[s.offers[who]],  # RISE-INFO-10
    )


def view(s: RobotRise, seat: int | None) -> RobotRiseView:
    asker = s.asker if s.asks else None
    attack = None
    if isinstance(asker, Attacked):
        owner = None if asker.owner == NONE else asker.owner
        attack = Pending(owner, asker.who, ATTACKS[asker.kind])
    return RobotRiseView(
        places=tuple([place(s, who, seat) for who in range(len(s.hands))]),
        active=s.active,
        turn=s.turn,
        deck=len(s.deck),  # RISE-INFO-5
        discard=names(s.discard),  # RISE-INFO-6
        open=names(s.open),
        missing=KINDS[asker.missing] if isinstance(asker, Requested) else None,
        asked=tuple([kind for number, kind in enumerate(KINDS) if s.asked >> number & 1]),
        attack=attack,
        aside=len(s.aside),  # RISE-INFO-4
        known=() if seat is None else remembered(s, seat),
    )


def talk(s: RobotRise, seat: int) -> Talk:
    """RISE-ASK-4: bargaining is free chat, with all or aside, and binds nobody."""
    return Talk(free=True, private=tuple([who for who in range(len(s.hands)) if who != seat]))


def remembered(s: RobotRise, seat: int) -> tuple[Known, ...]:
    return tuple(
        Known(
            SLUGS[card_of(entry)],
            tuple([who for who in range(len(s.hands)) if holders_of(entry) >> who & 1]),
        )
        for entry in known_to(s, seat)
    )


# Events as they are seen. A seat is "@2", a thing "~id-nuke"; clients put names and words there.


class SawDealt(msgspec.Struct, frozen=True, tag="dealt"):
    who: str
    identity: str
    cards: tuple[str, ...]


class SawDealtHidden(msgspec.Struct, frozen=True, tag="dealt-hidden"):
    who: str
    count: int


class SawTurn(msgspec.Struct, frozen=True, tag="turn"):
    who: str
    turn: int


class SawFieldFall(msgspec.Struct, frozen=True, tag="field-fell"):
    who: str


class SawThaw(msgspec.Struct, frozen=True, tag="thawed"):
    who: str


class SawPlayed(msgspec.Struct, frozen=True, tag="played"):
    who: str
    card: str


class SawPlayedAt(msgspec.Struct, frozen=True, tag="played-at"):
    who: str
    card: str
    target: str


class SawRobot(msgspec.Struct, frozen=True, tag="robot"):
    who: str
    cards: tuple[str, ...]


class SawAimed(msgspec.Struct, frozen=True, tag="aimed"):
    owner: str
    target: str
    attack: str


class SawRequest(msgspec.Struct, frozen=True, tag="request"):
    who: str
    cards: tuple[str, ...]
    missing: str


class SawOffer(msgspec.Struct, frozen=True, tag="offer"):
    who: str
    card: str


class SawNoHelp(msgspec.Struct, frozen=True, tag="no-help"):
    who: str


class SawAllied(msgspec.Struct, frozen=True, tag="allied"):
    who: str
    helper: str
    card: str


class SawWasted(msgspec.Struct, frozen=True, tag="wasted"):
    who: str


class SawUndefended(msgspec.Struct, frozen=True, tag="undefended"):
    who: str


class SawDefended(msgspec.Struct, frozen=True, tag="defended"):
    who: str
    cards: tuple[str, ...]


class SawIdentity(msgspec.Struct, frozen=True, tag="identity"):
    who: str
    identity: str


class SawDiscarded(msgspec.Struct, frozen=True, tag="discarded"):
    who: str
    cards: tuple[str, ...]


class SawLairLost(msgspec.Struct, frozen=True, tag="lair-lost"):
    who: str
    left: int


class SawLeft(msgspec.Struct, frozen=True, tag="left"):
    who: str
    identity: str


class SawHand(msgspec.Struct, frozen=True, tag="hand"):
    who: str
    holder: str
    cards: tuple[str, ...]


class SawHandHidden(msgspec.Struct, frozen=True, tag="hand-hidden"):
    who: str
    holder: str


class SawTaken(msgspec.Struct, frozen=True, tag="taken"):
    who: str
    giver: str
    cards: tuple[str, ...]


class SawTakenHidden(msgspec.Struct, frozen=True, tag="taken-hidden"):
    who: str
    giver: str
    count: int


class SawGiven(msgspec.Struct, frozen=True, tag="given"):
    who: str
    taker: str
    card: str


class SawGivenHidden(msgspec.Struct, frozen=True, tag="given-hidden"):
    who: str
    taker: str


class SawFrozen(msgspec.Struct, frozen=True, tag="frozen"):
    who: str


class SawDrawn(msgspec.Struct, frozen=True, tag="drawn"):
    who: str
    card: str


class SawDrawnHidden(msgspec.Struct, frozen=True, tag="drawn-hidden"):
    who: str


class SawEvent(msgspec.Struct, frozen=True, tag="event"):
    who: str
    card: str


class SawNothingDrawn(msgspec.Struct, frozen=True, tag="nothing-drawn"):
    who: str


class SawReshuffle(msgspec.Struct, frozen=True, tag="reshuffled"):
    cards: int


class SawRetrieved(msgspec.Struct, frozen=True, tag="retrieved"):
    who: str
    card: str


class SawPassed(msgspec.Struct, frozen=True, tag="passed"):
    who: str


def thing(card: int) -> str:
    return f"~id-{SLUGS[card]}"


def things(cards: list[int]) -> tuple[str, ...]:
    return tuple([thing(card) for card in cards])


def person(identity: int) -> str:
    return f"~id-{SCIENTIST_SLUGS[identity]}"


def seen_by(event: Event, seat: int | None) -> msgspec.Struct | None:
    found = seen_in_public(event)
    return seen_in_part(event, seat) if found is None else found


def seen_in_part(event: Event, seat: int | None) -> msgspec.Struct:
    """What some see whole and the others only happen (RISE-INFO-1, -7, -8)."""
    match event:
        case e.Dealt():
            if event.seat == seat:
                return SawDealt(at(event.seat), person(event.identity), things(event.cards))
            return SawDealtHidden(at(event.seat), len(event.cards))
        case e.CardDrawn():
            if event.seat == seat:
                return SawDrawn(at(event.seat), thing(event.card))
            return SawDrawnHidden(at(event.seat))
        case e.HandLooked():
            if seat is not None and seat in (event.seat, event.holder):
                return SawHand(at(event.seat), at(event.holder), things(event.cards))
            return SawHandHidden(at(event.seat), at(event.holder))
        case e.CardsTaken():
            if seat is not None and seat in (event.taker, event.giver):
                return SawTaken(at(event.taker), at(event.giver), things(event.cards))
            return SawTakenHidden(at(event.taker), at(event.giver), len(event.cards))
        case e.CardGiven():
            if seat is not None and seat in (event.taker, event.giver):
                return SawGiven(at(event.giver), at(event.taker), thing(event.card))
            return SawGivenHidden(at(event.giver), at(event.taker))
    raise AssertionError(event)


def seen_in_public(event: Event) -> msgspec.Struct | None:
    """What everybody sees alike; None for what not all see whole."""
    match event:
        case e.TurnStarted():
            return SawTurn(at(event.seat), event.turn)
        case e.FieldFell():
            return SawFieldFall(at(event.seat))
        case e.Thawed():
            return SawThaw(at(event.seat))
        case e.CardPlayed():
            if event.target == NONE:
                return SawPlayed(at(event.seat), thing(event.card))
            return SawPlayedAt(at(event.seat), thing(event.card), at(event.target))
        case e.RobotSent():
            return SawRobot(at(event.seat), things(event.cards))
        case e.Aimed():
            return SawAimed(at(event.owner), at(event.target), f"~attack-{ATTACKS[event.attack]}")
        case e.HelpAsked():
            missing = f"~id-{KINDS[event.missing]}"
            return SawRequest(at(event.seat), things(event.cards), missing)
        case e.HelpOffered():
            return SawOffer(at(event.seat), thing(event.card))
        case e.NobodyHelped():
            return SawNoHelp(at(event.seat))
        case e.Allied():
            return SawAllied(at(event.seat), at(event.helper), thing(event.card))
        case e.RobotWasted():
            return SawWasted(at(event.seat))
        case e.Undefended():
            return SawUndefended(at(event.seat))
        case e.Defended():
            return SawDefended(at(event.seat), things(event.cards))
        case e.IdentityUsed():
            return SawIdentity(at(event.seat), person(event.identity))
        case e.Discarded():
            return SawDiscarded(at(event.seat), things(event.cards))
        case e.LairLost():
            return SawLairLost(at(event.seat), event.left)
        case e.LeftGame():
            return SawLeft(at(event.seat), person(event.identity))
        case e.WasFrozen():
            return SawFrozen(at(event.seat))
        case e.EventDrawn():
            return SawEvent(at(event.seat), thing(event.card))
        case e.NothingDrawn():
            return SawNothingDrawn(at(event.seat))
        case e.Reshuffled():
            return SawReshuffle(event.cards)
        case e.CardRetrieved():
            return SawRetrieved(at(event.seat), thing(event.card))
        case e.Passed():
            return SawPassed(at(event.seat))
    return None
