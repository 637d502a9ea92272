"""What a scenario may set: every card, coin, token and point, and where the round stands.

A Power Card that is put somewhere changes places with the one that lay there, so that the cards
of EVIL-SETUP-6 stay complete; with its zero side up the card 7 is written `0(7)`.
"""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Start, Step, Value, Zone, at, truth, whole

from .rules import state as st
from .rules.cards import KEYS, PER_SIDE, SIDES, TOTAL
from .rules.memory import places_of, remember
from .rules.state import EVERYBODY, FACES, IN_DECK, NONE, TURNED, EvilRobots, deck_of, known_of
from .rules.steps import GIVES, OFFER, PRE_REVEALS, REVEALS, ROUND_SETUP, SET_UP, TURNS
from .rules.steps_count import BONUS, CLEANUP, COUNT, END_CHECK
from .rules.targets import word_of
from .seen.view import power_word

LEFT_CARDS = Kind("left-card", KEYS[:PER_SIDE])
RIGHT_CARDS = Kind("right-card", KEYS[PER_SIDE:])
POWER_CARDS = Kind("power-card", tuple(str(value) for value in range(10)))
# A deck is shuffled by the cards' numbers among all 34: there the Right ones come after the Left
RIGHT_NUMBERS = Kind("right-card", ("",) * PER_SIDE + KEYS[PER_SIDE:])
SHUFFLES = {"deck.left": LEFT_CARDS, "deck.right": RIGHT_NUMBERS, "power": POWER_CARDS}
FACES_OF = {
    "dealer": tuple(at(seat) for seat in range(9)),
    **dict.fromkeys(("coin.hidden", "coin.revealed", "dice-brain", "static-burst"), FACES),
}

# Robot Cards


def forget(s: EvilRobots) -> None:
    """After cards were laid by hand everybody knows what can be seen now, and no more."""
    s.left_known = []
    s.right_known = []
    hands = (1 << s.seats) - 1
    for row in range(s.seats + 1):
        for card in range(TOTAL):
            place = s.where[card]
            seen = place >= 0 and (place & 3 != st.UNUSED or place >> 2 == row)
            remember(s, row, card, 1 << (place >> 2) if seen else hands & ~(1 << row) | IN_DECK)


def robot_piles(side: int, kind: Kind) -> list[Pile]:
    """The deck of a side, and each seat's cards of it."""
    first = side * PER_SIDE

    def in_deck(s: EvilRobots, seat: int) -> list[int]:
        return [card - first for card in deck_of(s, side)]

    def put_in_deck(s: EvilRobots, seat: int, items: list[int]) -> None:
        deck_of(s, side)[:] = [item + first for item in items]
        for item in items:
            s.where[item + first] = NONE
        forget(s)

    name = f"{SIDES[side]}-deck"
    deck = Pile(name, kind, in_deck, reserve=True, top_first=True, write=put_in_deck)
    statuses = (("unused", st.UNUSED), ("used", st.USED), ("spent", st.SPENT))
    return [deck, *[held_pile(f"{word}-{SIDES[side]}", kind, first, n) for word, n in statuses]]


def held_pile(name: str, kind: Kind, first: int, status: int) -> Pile:
    def held(s: EvilRobots, seat: int) -> list[int]:
        return [i for i in range(PER_SIDE) if s.where[first + i] == 4 * seat + status]

    def hold(s: EvilRobots, seat: int, items: list[int]) -> None:
        for item in held(s, seat):
            s.where[first + item] = NONE
        for item in items:
            s.where[first + item] = 4 * seat + status
        forget(s)

    return Pile(f"{name}/{{seat}}", kind, held, write=hold)


# Power Cards


def code_of(s: EvilRobots, word: Any) -> int:
    """`6` or `0(7)` as a card; the 0 of nine players is its own zero side."""
    text = str(word).strip().lower()
    turned = text.startswith("0(") and text.endswith(")")
    digits = text[2:-1] if turned else text
    values = st.printed_values(s)
    if not digits.isdecimal() or int(digits) not in values:
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


def read_extra_card(s: EvilRobots, seat: int) -> str | None:
    return None if s.extra_card == NONE else str(s.extra_card)


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
    if s.power[seat] != NONE:
        put_power(s, ("power", seat), s.power[seat], card)
        return
    there = place_of(s, card % TURNED)
    if there[0] == "power":
        raise ValueError(f"{value} is already held by the player of seat {there[1]}")
    if there[0] != "stack":  # free it by an exchange with the stack's lowest card
        put_power(s, there, card % TURNED, s.power_stack[0] % TURNED)
    s.power_stack.pop(place_of(s, card % TURNED)[1])
    s.power[seat] = card
    s.given.append(seat)


def read_stack(s: EvilRobots, seat: int) -> list[str]:
    return [power_word(card) for card in reversed(s.power_stack)]


def put_stack(s: EvilRobots, seat: int, value: Any) -> None:
    """The whole stack, from the top; as many cards as there are players without one."""
    if not isinstance(value, list) or len(value) != len(s.power_stack):
        raise ValueError(f"must list {len(s.power_stack)} cards, from the top")
    cards = [code_of(s, word) for word in reversed(value)]
    if len({card % TURNED for card in cards}) != len(cards):
        raise ValueError("a card is there twice")
    if cards and not any(card == 0 or card >= TURNED for card in cards):
        raise ValueError("the lowest card shows its zero side (EVIL-ROUND-4)")
    for i, card in enumerate(cards):
        put_power(s, ("stack", i), s.power_stack[i], card)
    s.power_stack[:] = cards


def put_given(s: EvilRobots, seat: int, value: Any) -> None:
    """The order in which those with a Power Card got it, as seat numbers."""
    if not isinstance(value, list) or sorted(value) != sorted(s.given):
        raise ValueError(f"must order the seats with a Power Card: {sorted(s.given)}")
    s.given[:] = value


# Numbers, coins and choices


def seat_code(s: EvilRobots, value: Any) -> int:
    return whole(value, 0, s.seats - 1)


def aim_code(s: EvilRobots, value: Any) -> int:
    """Whom a card is aimed at: `@2`, `extra` or None."""
    targets: dict[str | None, int] = {None: NONE, **{at(who): who for who in range(s.seats)}}
    if s.extra_card != NONE:
        targets["extra"] = st.EXTRA
    if not isinstance(value, str | None) or value not in targets:
        raise ValueError("must be a seat as @2, extra or None")
    return targets[value]


def aim_word(aim: int) -> str | None:
    return None if aim == NONE else word_of(aim)


def team_code(s: EvilRobots, value: Any) -> int:
    if value not in ("good", "evil", None):
        raise ValueError("must be good, evil or None")
    return NONE if value is None else st.TEAMS.index(value)


def team_word(team: int) -> str | None:
    return None if team == NONE else st.TEAMS[team]


def put_exposed(s: EvilRobots, seat: int, value: Any) -> None:
    exposed = truth(value)
    s.exposed = s.exposed | 1 << seat if exposed else s.exposed & ~(1 << seat)
    s.known[seat] = EVERYBODY if exposed else 1 << seat


# Who knows what


def seats_in(s: EvilRobots, mask: int) -> list[int]:
    return [who for who in range(s.seats) if mask & (1 << who)]


def put_known(s: EvilRobots, seat: int, value: Any) -> None:
    """The seats that know this hidden coin; all of them stands for everybody."""
    if not isinstance(value, list) or any(who not in range(s.seats) for who in value):
        raise ValueError(f"must list seats from 0 to {s.seats - 1}")
    known = 1 << seat
    for who in value:
        known |= 1 << who
    s.known[seat] = EVERYBODY if known == (1 << s.seats) - 1 else known


def places(s: EvilRobots) -> dict[str, int]:
    """Where a card out of sight may be."""
    return {**{at(who): 1 << who for who in range(s.seats)}, "deck": IN_DECK}


def read_memory(s: EvilRobots, seat: int) -> dict[str, list[str]]:
    known = places(s)
    return {
        key: [place for place in known if known[place] & places_of(s, seat, card)]
        for card, key in enumerate(KEYS)
    }


def put_memory(s: EvilRobots, seat: int, value: Any) -> None:
    """Where this seat thinks that some cards may be: card to a list of `@2` and `deck`."""
    if not isinstance(value, dict):
        raise ValueError("must name cards, each with a list of places")
    known = places(s)
    for name, words in value.items():
        if name not in KEYS:
            raise ValueError(f"there is no card {name!r}")
        unknown = [word for word in words if word not in known]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is no place")
        card = KEYS.index(name)
        may = sum(known[word] for word in set(words))
        true = IN_DECK if s.where[card] < 0 else 1 << (s.where[card] >> 2)
        if not may & true:
            raise ValueError(f"{name} lies elsewhere")
        remember(s, seat, card, may)


def under(side: int) -> Value:
    """Who knows the lowest cards of a deck, from the bottom, as lists of seats."""

    def read(s: EvilRobots, seat: int) -> list[list[int]]:
        return [seats_in(s, mask) for mask in known_of(s, side)]

    def put(s: EvilRobots, seat: int, value: Any) -> None:
        lists = isinstance(value, list) and all(isinstance(seats, list) for seats in value)
        if not lists or len(value) > len(deck_of(s, side)):
            raise ValueError("must list, from the bottom, the seats that know each card")
        masks = [sum(1 << seat_code(s, who) for who in seats) for seats in value]
        known_of(s, side)[:] = masks
        for i, mask in enumerate(masks):
            for who in seats_in(s, mask):
                remember(s, who, deck_of(s, side)[i], IN_DECK)

    return Value(f"under-{SIDES[side]}", read, put)


ZONES: tuple[Zone, ...] = (
    *robot_piles(0, LEFT_CARDS),
    *robot_piles(1, RIGHT_CARDS),
    Value("stack", read_stack, put_stack),
    Value("pot-card", lambda s, seat: str(s.pot_card), put_pot_card),
    Value("extra-card", read_extra_card, put_extra_card),
    Value("power/{seat}", read_power, put_seat_power),
    Value("given", lambda s, seat: list(s.given), put_given),
    Value.number("pot", "pot", 99),
    Value.number("extra-heads", "extra_heads", 2),
    Value.number("round", "round", 40, 1),
    Value.stored("dealer", "dealer", seat_code),
    Value.stored("next-dealer", "heir", seat_code),
    Value.word("hidden/{seat}", "hidden", FACES),
    Value.word("revealed/{seat}", "shown", FACES),
    Value("exposed/{seat}", lambda s, seat: bool(s.exposed & (1 << seat)), put_exposed),
    Value("known/{seat}", lambda s, seat: seats_in(s, s.known[seat]), put_known),
    Value("memory/{seat}", read_memory, put_memory),
    under(0),
    under(1),
    Value.number("influence/{seat}", "influence", 99),
    Value.number("tokens/{seat}", "tokens", 20),
    Value.number("gifts/{seat}", "gifts", 6),
    Value.stored("dampener-aim", "damped", aim_code, aim_word),
    Value.stored("power-surge-aim", "surged", aim_code, aim_word),
    Value.stored("brownout-aim", "browned", aim_code, aim_word),
    Value.stored("loyalist-team", "loyal", team_code, team_word),
    Value.flag("cycle-used", "cycled"),
    Value.derived(
        "phase", lambda s, seat: st.PHASES[s.phase], "the phase follows from the starting point"
    ),
    Value.derived("winners", lambda s, seat: list(s.winners), "the winners follow from the count"),
)

# Where a scenario may begin

AFTER_REVEAL = (COUNT, BONUS, END_CHECK, CLEANUP, ROUND_SETUP)
AFTER_TURNS = (PRE_REVEALS[0], REVEALS[0], *AFTER_REVEAL)


def hand_out(s: EvilRobots, phase: int) -> None:
    """Everybody without a Power Card gets the next of the stack, clockwise from the Dealer."""
    for who in st.clockwise(s, s.dealer):
        if s.power[who] == NONE:
            s.power[who] = s.power_stack.pop()
            s.given.append(who)
    s.phase = phase
    if phase == st.CLOSING:
        s.known[:] = [EVERYBODY] * s.seats


def offer(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """The next card of the stack is offered; `turn` is the Dealer.

    EVIL-SETUP-2, EVIL-COUNT-11: until a card is given the Dealer holds the Dealer Token too.
    """
    s.dealer = seat
    if not s.given:
        s.heir = seat
    s.phase = st.COUNTDOWN
    return [OFFER, *AFTER_TURNS]


def turn(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """In the middle of that seat's turn; without a Power Card it is given the top one first."""
    s.phase = st.COUNTDOWN
    if s.power[seat] == NONE:
        return [GIVES[seat], *AFTER_TURNS]
    return [TURNS[seat], OFFER, *AFTER_TURNS]


def pre_reveal(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """Everybody has had a turn; the gifts before the Reveal Phase, from that seat on."""
    hand_out(s, st.PRE_REVEAL)
    return [PRE_REVEALS[s.given.index(seat)], REVEALS[0], *AFTER_REVEAL]


def reveal(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """The slot of that seat in the Reveal Phase."""
    hand_out(s, st.REVEAL)
    return [REVEALS[s.given.index(seat)], *AFTER_REVEAL]


def count(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """The hidden coins are about to be shown."""
    hand_out(s, st.REVEAL)
    return AFTER_REVEAL


def end_check(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """Split and bonuses are done."""
    hand_out(s, st.CLOSING)
    return [END_CHECK, CLEANUP, ROUND_SETUP]


def cleanup(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    hand_out(s, st.CLOSING)
    return [CLEANUP, ROUND_SETUP]


def setup(s: EvilRobots, seat: int) -> Sequence[Step[Any]]:
    """EVIL-SETUP-2, EVIL-SETUP-4: before the first Dealer is drawn and the decks are shuffled."""
    s.round = 0
    s.phase = st.SETTING_UP
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


STARTS: dict[str, Start] = {
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
