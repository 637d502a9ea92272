"""What a scenario may set: every card, coin, token and point, and where the round stands.

A Power Card that is put somewhere changes places with the one that lay there, so that the set of
table 2.1 stays whole; with its zero side up the card 7 is written `0(7)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value, Zone

from .cards import KEYS, PER_SIDE, SIDES, TOTAL
from .memory import places_of, remember
from .state import (
    CLOSING,
    COUNTDOWN,
    EVERYBODY,
    EXTRA,
    IN_DECK,
    NONE,
    PHASES,
    PRE_REVEAL,
    PUBLIC,
    REVEAL,
    SETTING_UP,
    SPENT,
    TEAMS,
    TURNED,
    UNUSED,
    USED,
    EvilRobots,
    clockwise,
    deck_of,
    known_of,
    printed_values,
)
from .steps import GIVES, OFFER, PRE_REVEALS, REVEALS, ROUND_SETUP, SET_UP, TURNS
from .steps_count import BONUS, CLEANUP, COUNT, END_CHECK
from .view import FACES, power_word

LEFT_CARDS = Kind("left-card", KEYS[:PER_SIDE])
RIGHT_CARDS = Kind("right-card", KEYS[PER_SIDE:])
POWER_CARDS = Kind("power-card", tuple(str(value) for value in range(10)))
# A deck is shuffled by the cards' numbers among all 34: there the Right ones come after the Left
RIGHT_NUMBERS = Kind("right-card", ("",) * PER_SIDE + KEYS[PER_SIDE:])
SHUFFLES = {"deck.left": LEFT_CARDS, "deck.right": RIGHT_NUMBERS, "power": POWER_CARDS}

# Robot Cards


def forget(s: EvilRobots) -> None:
    """After cards were laid by hand everybody knows what can be seen now, and no more."""
    s.left_known = []
    s.right_known = []
    for row in range(s.seats + 1):
        own = 1 << row
        for card in range(TOTAL):
            place = s.where[card]
            seen = place >= 0 and (place & 3 != UNUSED or place >> 2 == row)
            anywhere = others(s, row) & ~own | IN_DECK
            remember(s, row, card, 1 << (place >> 2) if seen else anywhere)


def others(s: EvilRobots, row: int) -> int:
    return ((1 << s.seats) - 1) & ~(1 << row)


def held(side: int, status: int) -> Callable[[Any, int], list[int]]:
    def items(s: EvilRobots, seat: int) -> list[int]:
        first = side * PER_SIDE
        cards = range(first, first + PER_SIDE)
        return [card - first for card in cards if s.where[card] == 4 * seat + status]

    return items


def hold(side: int, status: int) -> Callable[[Any, int, list[int]], None]:
    def write(s: EvilRobots, seat: int, items: list[int]) -> None:
        first = side * PER_SIDE
        for card in range(first, first + PER_SIDE):
            if s.where[card] == 4 * seat + status:
                s.where[card] = NONE
        for item in items:
            s.where[first + item] = 4 * seat + status
        forget(s)

    return write


def in_deck(side: int) -> Callable[[Any, int], list[int]]:
    return lambda s, seat: [card - side * PER_SIDE for card in deck_of(s, side)]


def stack_deck(side: int) -> Callable[[Any, int, list[int]], None]:
    def write(s: EvilRobots, seat: int, items: list[int]) -> None:
        deck_of(s, side)[:] = [item + side * PER_SIDE for item in items]
        for item in items:
            s.where[item + side * PER_SIDE] = NONE
        forget(s)

    return write


def robot_piles() -> list[Pile]:
    found = []
    for side, kind in ((0, LEFT_CARDS), (1, RIGHT_CARDS)):
        found.append(
            Pile(
                f"{SIDES[side]}-deck",
                kind,
                in_deck(side),
                reserve=True,
                top_first=True,
                write=stack_deck(side),
            )
        )
        for word, status in (("unused", UNUSED), ("used", USED), ("spent", SPENT)):
            name = f"{word}-{SIDES[side]}/{{seat}}"
            found.append(Pile(name, kind, held(side, status), write=hold(side, status)))
    return found


# Power Cards


def code_of(s: EvilRobots, word: Any) -> int:
    """`6` or `0(7)` as a card; the 0 of nine players is its own zero side."""
    text = str(word).strip().lower()
    turned = text.startswith("0(") and text.endswith(")")
    digits = text[2:-1] if turned else text
    if not digits.isdecimal() or int(digits) not in printed_values(s):
        values = printed_values(s)
        raise ValueError(f"{word!r} is no Power Card: they are {values[0]} to {values[-1]}")
    return int(digits) + (TURNED if turned and digits != "0" else 0)


Place = tuple[str, int]


def place_of(s: EvilRobots, printed: int) -> Place:
    if s.pot_card == printed:
        return "pot", 0
    if s.extra_card == printed:
        return "extra", 0
    for name, cards in (("stack", s.power_stack), ("power", s.power)):
        for i, card in enumerate(cards):
            if card != NONE and card % TURNED == printed:
                return name, i
    raise ValueError(f"the Power Card {printed} is nowhere")


def lay(s: EvilRobots, place: Place, card: int) -> None:
    name, i = place
    if name == "pot":
        s.pot_card = s.pot = card % TURNED
    elif name == "extra":
        s.extra_card = card % TURNED
    else:
        (s.power_stack if name == "stack" else s.power)[i] = card


def put_power(s: EvilRobots, place: Place, old: int, card: int) -> None:
    """Lay a card here; the one that lay here goes where the other was, the same side up."""
    there = place_of(s, card % TURNED)
    if there != place:
        turned = there[0] == "stack" and s.power_stack[there[1]] >= TURNED
        lay(s, there, old % TURNED + (TURNED if turned else 0))
    lay(s, place, card)


def put_pot_card(s: EvilRobots, seat: int, value: Any) -> None:
    put_power(s, ("pot", 0), s.pot_card, code_of(s, value) % TURNED)


def put_extra_card(s: EvilRobots, seat: int, value: Any) -> None:
    if s.extra_card == NONE:
        raise ValueError(f"there is no Extra at a table of {s.seats}")
    put_power(s, ("extra", 0), s.extra_card, code_of(s, value) % TURNED)


def read_power(s: EvilRobots, seat: int) -> str | None:
    return None if s.power[seat] == NONE else power_word(s.power[seat])


def put_seat_power(s: EvilRobots, seat: int, value: Any) -> None:
    """Give somebody a Power Card, or (None) put it back into the stack."""
    if value is None:
        if s.power[seat] != NONE:
            s.power_stack.append(s.power[seat])
            s.power_stack.sort(key=lambda card: (0 if card >= TURNED else card, card))
            s.power[seat] = NONE
            s.given.remove(seat)
        return
    card = code_of(s, value)
    if s.power[seat] == NONE:
        there = place_of(s, card % TURNED)
        if there[0] == "power":
            raise ValueError(f"{value} is already held by the player of seat {there[1]}")
        if there[0] != "stack":  # free it by an exchange with the stack's lowest card
            put_power(s, there, card % TURNED, s.power_stack[0] % TURNED)
        s.power_stack.pop(place_of(s, card % TURNED)[1])
        s.power[seat] = card
        s.given.append(seat)
    else:
        put_power(s, ("power", seat), s.power[seat], card)


def read_stack(s: EvilRobots, seat: int) -> list[str]:
    return [power_word(card) for card in reversed(s.power_stack)]


def put_stack(s: EvilRobots, seat: int, value: Any) -> None:
    """The whole stack, from the top; as many cards as there are players without one."""
    if not isinstance(value, list) or len(value) != len(s.power_stack):
        raise ValueError(f"must list {len(s.power_stack)} cards, from the top")
    cards = [code_of(s, word) for word in reversed(value)]
    if len({card % TURNED for card in cards}) != len(cards):
        raise ValueError("a card is there twice")
    for i, card in enumerate(cards):
        put_power(s, ("stack", i), s.power_stack[i], card)
    s.power_stack[:] = cards


def read_given(s: EvilRobots, seat: int) -> list[int]:
    return list(s.given)


def put_given(s: EvilRobots, seat: int, value: Any) -> None:
    """The order in which those with a Power Card got it, as seat numbers."""
    if not isinstance(value, list) or sorted(value) != sorted(s.given):
        raise ValueError(f"must order the seats with a Power Card: {sorted(s.given)}")
    s.given[:] = value


# Numbers, coins and choices


def numeric(name: str, field: str, least: int, most: int) -> Value:
    """A number of the whole table."""

    def read(s: EvilRobots, seat: int) -> int:
        value: int = getattr(s, field)
        return value

    def put(s: EvilRobots, seat: int, value: Any) -> None:
        setattr(s, field, whole(value, least, most))

    return Value(name, read, put)


def seat_numeric(name: str, field: str, most: int) -> Value:
    """A number of each seat."""

    def read(s: EvilRobots, seat: int) -> int:
        value: int = getattr(s, field)[seat]
        return value

    def put(s: EvilRobots, seat: int, value: Any) -> None:
        getattr(s, field)[seat] = whole(value, 0, most)

    return Value(name, read, put)


def whole(value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"must be a number from {least} to {most}")
    return value


def face_of(value: Any) -> int:
    if value not in FACES:
        raise ValueError("must be heads or tails")
    return FACES.index(value)


def put_hidden(s: EvilRobots, seat: int, value: Any) -> None:
    s.hidden[seat] = face_of(value)


def put_shown(s: EvilRobots, seat: int, value: Any) -> None:
    s.shown[seat] = face_of(value)


def put_exposed(s: EvilRobots, seat: int, value: Any) -> None:
    if not isinstance(value, bool):
        raise ValueError("must be True or False")
    s.exposed = s.exposed | 1 << seat if value else s.exposed & ~(1 << seat)
    s.known[seat] = EVERYBODY if value else 1 << seat


def read_known(s: EvilRobots, seat: int) -> list[int]:
    return [who for who in range(s.seats) if s.known[seat] & (1 << who)]


def put_known(s: EvilRobots, seat: int, value: Any) -> None:
    """The seats that know this hidden coin; all of them stands for everybody."""
    if not isinstance(value, list) or any(who not in range(s.seats) for who in value):
        raise ValueError(f"must list seats from 0 to {s.seats - 1}")
    known = 1 << seat
    for who in value:
        known |= 1 << who
    s.known[seat] = EVERYBODY if known == (1 << s.seats) - 1 else known


def read_memory(s: EvilRobots, seat: int) -> dict[str, list[str]]:
    return {KEYS[card]: place_words(s, places_of(s, seat, card)) for card in range(TOTAL)}


def place_words(s: EvilRobots, may: int) -> list[str]:
    hands = [f"@{who}" for who in range(s.seats) if may & (1 << who)]
    return [*hands, "deck"] if may & IN_DECK else hands


def put_memory(s: EvilRobots, seat: int, value: Any) -> None:
    """Where this seat thinks that some cards may be: card to a list of `@2` and `deck`."""
    if not isinstance(value, dict):
        raise ValueError("must name cards, each with a list of places")
    for name, places in value.items():
        if name not in KEYS:
            raise ValueError(f"there is no card {name!r}")
        card = KEYS.index(name)
        may = 0
        for place in places:
            known = {**{f"@{who}": 1 << who for who in range(s.seats)}, "deck": IN_DECK}
            if place not in known:
                raise ValueError(f"{place!r} is no place")
            may |= known[place]
        true = IN_DECK if s.where[card] < 0 else 1 << (s.where[card] >> 2)
        if not may & true:
            raise ValueError(f"{name} lies elsewhere")
        remember(s, seat, card, may)


def read_under(side: int) -> Callable[[Any, int], list[list[int]]]:
    def read(s: EvilRobots, seat: int) -> list[list[int]]:
        known = known_of(s, side)
        return [[who for who in range(s.seats) if mask & (1 << who)] for mask in known]

    return read


def put_under(side: int) -> Callable[[Any, int, Any], None]:
    """Who knows the lowest cards of a deck, from the bottom, as lists of seats."""

    def put(s: EvilRobots, seat: int, value: Any) -> None:
        if not isinstance(value, list) or len(value) > len(deck_of(s, side)):
            raise ValueError("must list, from the bottom, the seats that know each card")
        masks = [sum(1 << whole(who, 0, s.seats - 1) for who in seats) for seats in value]
        known_of(s, side)[:] = masks
        for i, mask in enumerate(masks):
            for who in range(s.seats):
                if mask & (1 << who):
                    remember(s, who, deck_of(s, side)[i], IN_DECK)

    return put


def aim(name: str, field: str) -> Value:
    """Whom a card is aimed at: `@2`, `extra` or None."""

    def read(s: EvilRobots, seat: int) -> str | None:
        target: int = getattr(s, field)
        return None if target == NONE else "extra" if target == EXTRA else f"@{target}"

    def put(s: EvilRobots, seat: int, value: Any) -> None:
        targets: dict[str | None, int] = {None: NONE, **{f"@{who}": who for who in range(s.seats)}}
        if s.extra_card != NONE:
            targets["extra"] = EXTRA
        if value not in targets:
            raise ValueError("must be a seat as @2, extra or None")
        setattr(s, field, targets[value])

    return Value(name, read, put)


def read_loyal(s: EvilRobots, seat: int) -> str | None:
    return None if s.loyal == NONE else TEAMS[s.loyal]


def put_loyal(s: EvilRobots, seat: int, value: Any) -> None:
    if value not in ("good", "evil", None):
        raise ValueError("must be good, evil or None")
    s.loyal = NONE if value is None else TEAMS.index(value)


def put_cycled(s: EvilRobots, seat: int, value: Any) -> None:
    if not isinstance(value, bool):
        raise ValueError("must be True or False")
    s.cycled = value


def put_dealer(s: EvilRobots, seat: int, value: Any) -> None:
    s.dealer = whole(value, 0, s.seats - 1)


def put_heir(s: EvilRobots, seat: int, value: Any) -> None:
    s.heir = whole(value, 0, s.seats - 1)


def read_phase(s: EvilRobots, seat: int) -> str:
    return PHASES[s.phase]


def put_phase(s: EvilRobots, seat: int, value: Any) -> None:
    raise ValueError("the phase follows from the starting point")


def put_winners(s: EvilRobots, seat: int, value: Any) -> None:
    raise ValueError("the winners follow from the count")


ZONES: tuple[Zone, ...] = (
    *robot_piles(),
    Value("stack", read_stack, put_stack),
    Value("pot-card", lambda s, seat: str(s.pot_card), put_pot_card),
    Value(
        "extra-card",
        lambda s, seat: None if s.extra_card == NONE else str(s.extra_card),
        put_extra_card,
    ),
    Value("power/{seat}", read_power, put_seat_power),
    Value("given", read_given, put_given),
    numeric("pot", "pot", 0, 99),
    numeric("extra-heads", "extra_heads", 0, 2),
    numeric("round", "round", 1, 40),
    Value("dealer", lambda s, seat: s.dealer, put_dealer),
    Value("next-dealer", lambda s, seat: s.heir, put_heir),
    Value("hidden/{seat}", lambda s, seat: FACES[s.hidden[seat]], put_hidden),
    Value("revealed/{seat}", lambda s, seat: FACES[s.shown[seat]], put_shown),
    Value("exposed/{seat}", lambda s, seat: bool(s.exposed & (1 << seat)), put_exposed),
    Value("known/{seat}", read_known, put_known),
    Value("memory/{seat}", read_memory, put_memory),
    Value("under-left", read_under(0), put_under(0)),
    Value("under-right", read_under(1), put_under(1)),
    seat_numeric("influence/{seat}", "influence", 99),
    seat_numeric("tokens/{seat}", "tokens", 20),
    seat_numeric("gifts/{seat}", "gifts", 6),
    aim("dampener-aim", "damped"),
    aim("power-surge-aim", "surged"),
    aim("brownout-aim", "browned"),
    Value("loyalist-team", read_loyal, put_loyal),
    Value("cycle-used", lambda s, seat: s.cycled, put_cycled),
    Value("phase", read_phase, put_phase),
    Value("winners", lambda s, seat: list(s.winners), put_winners),
)

# Where a scenario may begin

AFTER_REVEAL = (COUNT, BONUS, END_CHECK, CLEANUP, ROUND_SETUP)


def hand_out(s: EvilRobots) -> None:
    """Everybody without a Power Card gets the next of the stack, clockwise from the Dealer."""
    for who in clockwise(s, s.dealer):
        if s.power[who] == NONE:
            s.power[who] = s.power_stack.pop()
            s.given.append(who)


def offer(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """The next card of the stack is offered; `turn` is the Dealer.

    EVIL-SETUP-2, EVIL-COUNT-11: until a card is given the Dealer holds the Dealer Token too.
    """
    s.dealer = seat
    if not s.given:
        s.heir = seat
    s.phase = COUNTDOWN
    return [OFFER, PRE_REVEALS[0], REVEALS[0], *AFTER_REVEAL]


def turn(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """In the middle of that seat's turn; without a Power Card it is given the top one first."""
    s.phase = COUNTDOWN
    first = TURNS[seat] if s.power[seat] != NONE else GIVES[seat]
    return [first, *([OFFER] if first is TURNS[seat] else []), *later()]


def later() -> list[Step[Any]]:
    return [PRE_REVEALS[0], REVEALS[0], *AFTER_REVEAL]


def pre_reveal(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """Everybody has had a turn; the gifts before the Reveal Phase, from that seat on."""
    hand_out(s)
    s.phase = PRE_REVEAL
    return [PRE_REVEALS[s.given.index(seat)], REVEALS[0], *AFTER_REVEAL]


def reveal(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """The slot of that seat in the Reveal Phase."""
    hand_out(s)
    s.phase = REVEAL
    return [REVEALS[s.given.index(seat)], *AFTER_REVEAL]


def count(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """The hidden coins are about to be shown."""
    hand_out(s)
    s.phase = REVEAL
    return AFTER_REVEAL


def end_check(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """Split and bonuses are done."""
    hand_out(s)
    s.phase = CLOSING
    s.known[:] = [EVERYBODY | PUBLIC] * s.seats
    return [END_CHECK, CLEANUP, ROUND_SETUP]


def cleanup(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    hand_out(s)
    s.phase = CLOSING
    s.known[:] = [EVERYBODY | PUBLIC] * s.seats
    return [CLEANUP, ROUND_SETUP]


def setup(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """EVIL-SETUP-2, EVIL-SETUP-4: before the first Dealer is drawn and the decks are shuffled."""
    s.round = 0
    s.phase = SETTING_UP
    s.heir = NONE
    s.where[:] = [NONE] * TOTAL
    s.left = list(range(PER_SIDE))
    s.right = list(range(PER_SIDE, TOTAL))
    s.left_known, s.right_known = [], []
    for row in range(s.seats + 1):
        for card in range(TOTAL):
            remember(s, row, card, IN_DECK)
    s.power[:] = [NONE] * s.seats
    s.power_stack, s.given = [], []
    s.pot_card = s.extra_card = NONE
    return [SET_UP]


def round_setup(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """A new round is about to be set up; `turn` deals it."""
    s.heir = seat
    return [ROUND_SETUP]


STARTS: dict[str, Callable[[Any, int], Sequence[Step[Any]]]] = {
    "setup": setup,
    "offer": offer,
    "turn": turn,
    "pre-reveal": pre_reveal,
    "reveal": reveal,
    "count": count,
    "end-check": end_check,
    "cleanup": cleanup,
    "round-setup": round_setup,
}
COIN = ("tails", "heads")
FACES_OF = {
    "dealer": tuple(f"@{seat}" for seat in range(9)),
    "coin.hidden": COIN,
    "coin.revealed": COIN,
    "dice-brain": COIN,
    "static-burst": COIN,
}
