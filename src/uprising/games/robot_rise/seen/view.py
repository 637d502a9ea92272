"""What a seat sees (RISE-INFO-1..10), built by naming it."""

import msgspec

from uprising.kernel import Talk

from ..rules.cards import ATTACKS, KINDS, NONE, SCIENTIST_SLUGS, SLUGS
from ..rules.memory import card_of, holders_of, known_to
from ..rules.pending import attack, hand_before, missing_kind
from ..rules.state import RobotRise


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
    missing = missing_kind(s)
    return RobotRiseView(
        places=tuple([place(s, who, seat) for who in range(len(s.hands))]),
        active=s.active,
        turn=s.turn,
        deck=len(s.deck),  # RISE-INFO-5
        discard=names(s.discard),  # RISE-INFO-6
        open=names(s.open),
        missing=None if missing == NONE else KINDS[missing],
        asked=tuple([kind for number, kind in enumerate(KINDS) if s.asked >> number & 1]),
        attack=pending_attack(s),
        aside=len(s.aside),  # RISE-INFO-4
        known=() if seat is None else remembered(s, seat),
    )


def pending_attack(s: RobotRise) -> Pending | None:
    found = attack(s)
    if found is None:
        return None
    return Pending(None if found.owner == NONE else found.owner, found.who, ATTACKS[found.kind])


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
