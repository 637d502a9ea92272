"""What a scenario may set: every card, lair, identity and mark, and where a turn stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value, seat_of, slug

from .cards import EVENT, FORCE_FIELD, KINDS, NONE, PACK, SCIENTIST_SLUGS, SLUGS
from .memory import card_of, holders_of, known_to, learn
from .state import RobotRise
from .steps import ACTION, NEXT_TURN, REFILL, SET_UP, TURN
from .steps_attack import DRAW

CARDS = Kind("card", SLUGS)
PEOPLE = Kind("identity", SCIENTIST_SLUGS)
HAND_POSITIONS = tuple(str(number) for number in range(1, 91))


def holdable(card: int) -> bool:
    return PACK.type_of[card] != EVENT


def field_of(s: RobotRise, seat: int) -> list[int]:
    return [FORCE_FIELD] * s.fields[seat]


def put_field(s: RobotRise, seat: int, cards: list[int]) -> None:
    if len(cards) > 1:
        raise ValueError("a seat has one Force Field in play at most")
    s.fields[seat] = len(cards)


def is_field(card: int) -> bool:
    return card == FORCE_FIELD


def identity_of(s: RobotRise, seat: int) -> list[int]:
    return [] if s.identities[seat] == NONE else [s.identities[seat]]


def put_identity(s: RobotRise, seat: int, found: list[int]) -> None:
    if len(found) > 1:
        raise ValueError("a seat has one identity")
    s.identities[seat] = found[0] if found else NONE


def flag(value: Any) -> int:
    if value not in (True, False):
        raise ValueError("must be true or false")
    return int(value)


def whole(value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"must be a number from {least} to {most}")
    return value


def read_lairs(s: RobotRise, seat: int) -> int:
    return s.lairs[seat]


def put_lairs(s: RobotRise, seat: int, value: Any) -> None:
    """RISE-LAIR-2, RISE-EXIT-2: who has no lair has left, and holds nothing."""
    s.lairs[seat] = whole(value, 0, s.pack.lairs)
    if s.lairs[seat] == 0:
        s.deck[:0] = s.hands[seat]
        s.hands[seat] = []
        s.used[seat] = 1


def read_frozen(s: RobotRise, seat: int) -> bool:
    return bool(s.frozen[seat])


def put_frozen(s: RobotRise, seat: int, value: Any) -> None:
    s.frozen[seat] = flag(value)


def read_used(s: RobotRise, seat: int) -> bool:
    return bool(s.used[seat])


def put_used(s: RobotRise, seat: int, value: Any) -> None:
    s.used[seat] = flag(value)


def read_turn(s: RobotRise, seat: int) -> int:
    return s.turn


def put_turn(s: RobotRise, seat: int, value: Any) -> None:
    s.turn = whole(value, 1, s.pack.turn_cap)


def read_asked(s: RobotRise, seat: int) -> list[str]:
    return [kind for number, kind in enumerate(KINDS) if s.asked >> number & 1]


def put_asked(s: RobotRise, seat: int, value: Any) -> None:
    if not isinstance(value, list) or any(word not in KINDS for word in value):
        raise ValueError(f"must be a list out of {', '.join(KINDS)}")
    s.asked = sum(1 << KINDS.index(word) for word in set(value))


def read_known(s: RobotRise, seat: int) -> list[str]:
    """What a seat remembers, as `ben: escape` or `ben dan: escape`, seats as @n."""
    found = []
    for entry in known_to(s, seat):
        holders = [f"@{who}" for who in range(len(s.hands)) if holders_of(entry) >> who & 1]
        found.append(f"{' '.join(holders)}: {SLUGS[card_of(entry)]}")
    return found


def put_known(s: RobotRise, seat: int, value: Any) -> None:
    if not isinstance(value, list):
        raise ValueError("must be a list of entries like '@1: escape'")
    s.memory = [entry for entry in s.memory if entry >> 12 != seat]
    names = [f"@{who}" for who in range(len(s.hands))]
    for line in value:
        who, colon, name = str(line).partition(":")
        if not colon:
            raise ValueError(f"{line!r} is no entry like '@1: escape'")
        if slug(name) not in SLUGS:
            raise ValueError(f"{name.strip()!r} is no card")
        holder, card = seat_of(who.strip(), names), SLUGS.index(slug(name))
        known = sum(1 for e in known_to(s, seat) if e & 4095 == (card << 6) | (1 << holder))
        if holder == seat or s.hands[holder].count(card) <= known:
            raise ValueError(f"{line!r}: the card must be in that other hand")
        learn(s, seat, holder, card)


ZONES = (
    Pile("deck", CARDS, lambda s, seat: s.deck, reserve=True, top_first=True),
    Pile("discard", CARDS, lambda s, seat: s.discard),
    Pile("hand/{seat}", CARDS, lambda s, seat: s.hands[seat], holds=holdable),
    Pile("field/{seat}", CARDS, field_of, holds=is_field, write=put_field),
    Pile("open", CARDS, lambda s, seat: s.open),
    Pile("aside", PEOPLE, lambda s, seat: s.aside, reserve=True),
    Pile("identity/{seat}", PEOPLE, identity_of, write=put_identity),
    Value("lairs/{seat}", read_lairs, put_lairs),
    Value("frozen/{seat}", read_frozen, put_frozen),
    Value("used/{seat}", read_used, put_used),
    Value("turn", read_turn, put_turn),
    Value("asked", read_asked, put_asked),
    Value("known/{seat}", read_known, put_known),
)


def activate(s: RobotRise, seat: int) -> None:
    """RISE-TURN-8: only a player still in the game has a turn."""
    if s.lairs[seat] == 0:
        raise ValueError(f"turn: seat {seat} has left the game and has no turn")
    s.active = seat


def at_turn(s: RobotRise, seat: int) -> Sequence[Step[Any]]:
    activate(s, seat)
    return [TURN[seat], NEXT_TURN]


def at_action(s: RobotRise, seat: int) -> Sequence[Step[Any]]:
    activate(s, seat)
    return [ACTION[seat], REFILL[seat], NEXT_TURN]


def at_refill(s: RobotRise, seat: int) -> Sequence[Step[Any]]:
    activate(s, seat)
    return [REFILL[seat], NEXT_TURN]


def at_draw(s: RobotRise, seat: int) -> Sequence[Step[Any]]:
    activate(s, seat)
    return [DRAW[seat], NEXT_TURN]


def at_setup(s: RobotRise, seat: int) -> Sequence[Step[Any]]:
    """Everything goes back into the deck; then the game is dealt."""
    s.deck = s.cards()
    s.aside = [*s.aside, *(who for who in s.identities if who != NONE)]
    seats = len(s.hands)
    s.discard, s.open, s.memory = [], [], []
    s.hands = [[] for _ in range(seats)]
    s.identities, s.fields, s.frozen, s.used = [NONE] * seats, [0] * seats, [0] * seats, [0] * seats
    s.lairs = [s.pack.lairs] * seats
    s.turn = 0
    return [SET_UP]


STARTS: dict[str, Callable[[Any, int], Sequence[Step[Any]]]] = {
    "setup": at_setup,
    "turn": at_turn,
    "action": at_action,
    "refill": at_refill,
    "draw": at_draw,
}
FACES = {
    "first": tuple(f"@{seat}" for seat in range(6)),
    "raid": HAND_POSITIONS,
    "pull": HAND_POSITIONS,
}
SHUFFLES = {"deck": CARDS, "events": CARDS, "reshuffle": CARDS, "identities": PEOPLE}
