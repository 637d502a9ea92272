"""What a scenario may set: every card, lair, identity and mark, and where a turn stands."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Start, Step, Value, seat_of, slug, whole

from .rules.cards import EVENT, FORCE_FIELD, KINDS, NONE, PACK, SCIENTIST_SLUGS, SLUGS
from .rules.memory import card_of, holders_of, known_to, learn
from .rules.state import RobotRise
from .rules.steps import ACTION, NEXT_TURN, REFILL, SET_UP, TURN
from .rules.steps_attack import DRAW

CARDS = Kind("card", SLUGS)
PEOPLE = Kind("identity", SCIENTIST_SLUGS)
HAND_POSITIONS = tuple(str(number) for number in range(1, 91))


def holdable(card: int) -> bool:
    return PACK.type_of[card] != EVENT


def put_field(s: RobotRise, seat: int, cards: list[int]) -> None:
    if len(cards) > 1:
        raise ValueError("a seat has one Force Field in play at most")
    s.fields[seat] = len(cards)


def put_lairs(s: RobotRise, seat: int, value: Any) -> None:
    """RISE-LAIR-2, RISE-EXIT-2: who has no lair has left, and holds nothing."""
    s.lairs[seat] = whole(value, 0, s.pack.lairs)
    if s.lairs[seat] == 0:
        s.deck[:0] = s.hands[seat]
        s.hands[seat] = []
        s.used[seat] = 1


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
    Pile(
        "field/{seat}",
        CARDS,
        lambda s, seat: [FORCE_FIELD] * s.fields[seat],
        holds=lambda card: card == FORCE_FIELD,
        write=put_field,
    ),
    Pile("open", CARDS, lambda s, seat: s.open, holds=holdable),
    Pile("aside", PEOPLE, lambda s, seat: s.aside, reserve=True),
    Pile.single("identity/{seat}", PEOPLE, "identities"),
    Value("lairs/{seat}", lambda s, seat: s.lairs[seat], put_lairs),
    Value.flag("frozen/{seat}", "frozen"),
    Value.flag("used/{seat}", "used"),
    Value.number("turn", "turn", lambda s: s.pack.turn_cap, least=1),
    Value("asked", read_asked, put_asked),
    Value("known/{seat}", read_known, put_known),
)


def standing_at(*phases: Sequence[Step[Any]]) -> Start:
    """A turn that stands at these steps, each given by seat."""

    def start(s: RobotRise, seat: int) -> Sequence[Step[Any]]:
        """RISE-TURN-8: only a player still in the game has a turn."""
        if s.lairs[seat] == 0:
            raise ValueError(f"turn: seat {seat} has left the game and has no turn")
        s.active = seat
        return [*(phase[seat] for phase in phases), NEXT_TURN]

    return start


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


STARTS: dict[str, Start] = {
    "setup": at_setup,
    "turn": standing_at(TURN),
    "action": standing_at(ACTION, REFILL),
    "refill": standing_at(REFILL),
    "draw": standing_at(DRAW),
}
FACES = {
    "first": tuple(f"@{seat}" for seat in range(6)),
    "raid": HAND_POSITIONS,
    "pull": HAND_POSITIONS,
}
SHUFFLES = {"deck": CARDS, "events": CARDS, "reshuffle": CARDS, "identities": PEOPLE}
