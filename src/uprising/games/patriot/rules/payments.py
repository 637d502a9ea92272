"""Own Influence cards of choice, as tiles and cards demand them."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Number, Refusal, Rng

from .cards import KIND_NAMES, KINDS, NONE, TYPES, VALUES
from .draws import (
    all_sets,
    cheapest,
    choices,
    discard_cards,
    holds,
    submultisets,
    types_in,
    value_of,
)
from .moves import Asking, Discard
from .state import Patriot
from .troops import LISTED_AT_MOST

NOT_HELD: Final = Refusal("refuse-not-held", "PAT-INF-1")
WRONG_CARDS: Final = Refusal("refuse-card-number", "PAT-INF-1")
SAME_TYPE: Final = Refusal("refuse-same-type", "PAT-BCARD-14")
WEAK_HEARING: Final = Refusal("refuse-hearing", "PAT-CTILE-2")

TWO_TYPES: Final = 1
HEARING_CARDS: Final = 2


class DiscardOwn(Asking):
    """Own Influence cards of choice, as a tile or card demands.

    demand 0: any n; TWO_TYPES: PAT-BCARD-14, 2 of different types; HEARING_CARDS: PAT-CTILE-2,
    at least 1 of each type with enough value.
    """

    # Seen at work in PAT-EDGE-19

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Discard,)

    def __init__(self, n: int, demand: int) -> None:
        self.n: Final = n
        self.demand: Final = demand

    def rule(self) -> str:
        return ("PAT-INF-1", "PAT-BCARD-14", "PAT-CTILE-2")[self.demand]

    def number(self, s: Patriot) -> int:
        return min(self.n, s.hand_size(s.turn))

    def enter(self, s: Patriot) -> None:
        if self.demand != HEARING_CARDS and self.number(s) == 0:
            return
        wide = self.is_wide(s)
        moves = [] if wide else self.listed(s)
        key = "ask-hearing" if self.demand == HEARING_CARDS else "ask-discard"
        about = (("number", self.n),)
        s.ask(self, Ask(s.turn, key, self.rule(), moves, wide=wide, about=about))

    def is_wide(self, s: Patriot) -> bool:
        if self.demand == HEARING_CARDS:
            return submultisets(s, s.turn) > LISTED_AT_MOST
        return self.n > 2 and ways_to_choose(s, s.turn, self.number(s)) > LISTED_AT_MOST

    def listed(self, s: Patriot) -> list[Discard]:
        if self.demand == HEARING_CARDS:
            sets = all_sets(s, s.turn)
        else:
            sets = choices(s, s.turn, self.number(s))
        number = self.number(s)
        return [Discard(cards) for cards in sets if self.lacks(s, cards, number) is None]

    def lacks(self, s: Patriot, cards: tuple[int, ...], number: int) -> Refusal | None:
        """What is wrong with these cards, apart from who holds them; `number` are demanded."""
        if self.demand == HEARING_CARDS:
            enough = value_of(cards) >= s.pack.hearing_value
            return None if enough and types_in(cards) == 15 else WEAK_HEARING
        if len(cards) != number:
            return WRONG_CARDS
        if self.demand == TWO_TYPES and types_in(cards).bit_count() < 2:
            return SAME_TYPE
        return None

    def refuses(self, s: Patriot, seat: int, move: Discard) -> Refusal | None:
        if not holds(s, seat, move.cards):
            return NOT_HELD
        return self.lacks(s, move.cards, self.number(s))

    def answer(self, s: Patriot, seat: int, move: Discard) -> None:
        discard_cards(s, seat, move.cards)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        """PAT-FLOW-2: the lowest values first."""
        if self.demand == HEARING_CARDS:
            return Discard(least_hearing(s, seat, False))
        number = self.number(s)
        cards = cheapest(s, seat, number)
        if self.lacks(s, cards, number) is None:
            return Discard(cards)
        return Discard(two_types(s, seat))

    def forms(self, s: Patriot, seat: int) -> tuple[Form, ...]:
        return (hand_form("form-discard", s, seat),)

    def filled(self, s: Patriot, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return Discard(from_form(values))

    def candidates(self, s: Patriot, seat: int, rng: Rng, most: int) -> list[Any]:
        found: list[Any] = [self.default(s, seat)]
        while len(found) < max(2, min(most, 6)):
            if self.demand == HEARING_CARDS:
                cards = random_hearing(s, seat, rng)
            else:
                cards = random_cards(s, seat, self.number(s), rng)
            found.append(Discard(cards))
        return found


def ways_to_choose(s: Patriot, seat: int, n: int) -> int:
    """How many different sets of exactly n own cards there are."""
    ways = [1] + [0] * n
    for k in range(seat * KINDS, seat * KINDS + KINDS):
        if s.hands[k]:
            for size in range(n, 0, -1):
                for taken in range(1, min(s.hands[k], size) + 1):
                    ways[size] += ways[size - taken]
    return ways[n]


def hand_form(key: str, s: Patriot, seat: int) -> Form:
    """How many of each kind held."""
    start = seat * KINDS
    held = [k for k in range(KINDS) if s.hands[start + k]]
    return Form(key, tuple(Number(KIND_NAMES[k], 0, s.hands[start + k]) for k in held))


def from_form(values: dict[str, Any]) -> tuple[int, ...]:
    return tuple(k for k in range(KINDS) for _ in range(values.get(KIND_NAMES[k], 0)))


def two_types(s: Patriot, seat: int) -> tuple[int, ...]:
    """The cheapest cards of two different types."""
    held = [k for k in range(KINDS) if s.hands[seat * KINDS + k]]
    lowest = [k for i, k in enumerate(held) if i == 0 or held[i - 1] // VALUES != k // VALUES]
    lowest.sort(key=lambda card: card % VALUES)
    return (min(lowest[:2]), max(lowest[:2]))


def hearing(
    s: Patriot,
    seat: int,
    first: Callable[[list[int]], int],
    more: Callable[[list[int], int], int],
) -> tuple[int, ...]:
    """PAT-CTILE-2: `first` of each type's cards, then `more` of what is left until it is enough.

    Both choose a card; `more` from counts by kind, for the value that is still missing.
    """
    left = s.hands[seat * KINDS : seat * KINDS + KINDS]
    chosen: list[int] = []
    for start in range(0, KINDS, VALUES):
        chosen.append(first([card for card in range(start, start + VALUES) if left[card]]))
        left[chosen[-1]] -= 1
    missing = s.pack.hearing_value - value_of(tuple(chosen))
    while missing > 0:
        card = more(left, missing)
        chosen.append(card)
        left[card] -= 1
        missing -= card % VALUES + 1
    chosen.sort()
    return tuple(chosen)


def least_hearing(s: Patriot, seat: int, thrifty: bool) -> tuple[int, ...]:
    """The lowest of each type, then the lowest of what is left.

    `thrifty` adds the card that wastes least value in the end.
    """
    return hearing(
        s,
        seat,
        lambda held: held[0],
        lambda left, missing: next_card(left, missing if thrifty else 1),
    )


def random_hearing(s: Patriot, seat: int, rng: Rng) -> tuple[int, ...]:
    """One card of each type, then any, until there is value enough."""

    def any_of(held: list[int]) -> int:
        return held[rng.below(len(held))]

    return hearing(
        s, seat, any_of, lambda left, missing: any_of([k for k in range(KINDS) if left[k]])
    )


def next_card(left: list[int], want: int) -> int:
    """The card held whose value is nearest to what is wanted, from above if it can be."""
    for value in [*range(min(want, VALUES), VALUES + 1), *range(min(want, VALUES) - 1, 0, -1)]:
        best = NONE
        for kind in range(len(TYPES)):
            card = kind * VALUES + value - 1
            if left[card] and (best == NONE or left[card] > left[best]):
                best = card
        if best != NONE:
            return best
    raise AssertionError("no card left for the Hearing")


def random_cards(s: Patriot, seat: int, n: int, rng: Rng) -> tuple[int, ...]:
    hand = [k for k in range(KINDS) for _ in range(s.hands[seat * KINDS + k])]
    rng.shuffle(hand)
    chosen = hand[:n]
    chosen.sort()
    return tuple(chosen)
