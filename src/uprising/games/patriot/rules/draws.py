"""Influence cards come and go; the tracker's steps that bring them; abilities at any point."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal, Rng, at

from ..seen import events
from . import cards as c
from .moves import PASS, TAKES, Asking, Pass, Take
from .state import MARKERS, PO_FRESH, Patriot

TOO_FEW: Final = Refusal("refuse-too-few", "PAT-GATHER-5")
WRONG_NUMBER: Final = Refusal("refuse-take-number", "PAT-GATHER-3")
MUST_DRAW: Final = Refusal("refuse-must-draw", "PAT-CHAR-2")


def draw_card(s: Patriot, kind: int) -> int:
    """PAT-GATHER-5: the top card of a pile, its discards shuffled in when it is empty."""
    pile = s.piles[kind]
    if not pile:
        start = kind * c.VALUES
        for k in range(start, start + c.VALUES):
            for _ in range(s.discard[k]):
                pile.append(k)
            s.discard[k] = 0
        if not pile:
            return c.NONE
        s.shuffle(c.TYPES[kind], pile)
        s.fresh &= ~(1 << kind)
        if s.telling:
            s.tell(events.Shuffled(f"~id-deck-{c.TYPES[kind]}"))
    return pile.pop()


def draw_types(s: Patriot, seat: int, counts: tuple[int, ...]) -> None:
    """Draw so many of each type; draws from what is empty are lost."""
    # Seen at work in PAT-EDGE-34
    hands = s.hands
    start = seat * c.KINDS
    telling = s.telling
    drawn: list[int] = []
    for kind in range(len(c.TYPES)):
        for _ in range(counts[kind]):
            card = draw_card(s, kind)
            if card == c.NONE:
                break
            hands[start + card] += 1
            if telling:
                drawn.append(card)
    if drawn:
        s.tell(events.Drew(at(seat), c.influence_named(drawn)))


def discard_cards(s: Patriot, seat: int, cards: tuple[int, ...]) -> None:
    """Own cards go to their type's discards."""
    start = seat * c.KINDS
    for card in cards:
        s.hands[start + card] -= 1
        s.discard[card] += 1
    if cards and s.telling:
        s.tell(events.Discarded(at(seat), c.influence_named(cards)))


def discard_random(s: Patriot, seat: int, n: int) -> None:
    """PAT-EFF-10, PAT-FLAW-7: random cards, or all if there are fewer."""
    lost: list[int] = []
    start = seat * c.KINDS
    size = s.hand_size(seat)
    for _ in range(min(n, size)):
        place = s.chance("discard", size)
        size -= 1
        card = 0
        while place >= s.hands[start + card]:
            place -= s.hands[start + card]
            card += 1
        s.hands[start + card] -= 1
        s.discard[card] += 1
        lost.append(card)
    if lost and s.telling:
        s.tell(events.LostAtRandom(at(seat), c.influence_named(lost)))


def tell_weakness(s: Patriot, seat: int) -> None:
    """PAT-FLAW-1 to PAT-FLAW-11: say whose weakness it is that strikes now."""
    if s.telling:
        name = c.CHARACTERS[s.who[seat]]
        s.tell(events.WeaknessShown(at(seat), c.thing(name), f"~text-{name}-flaw"))


def holds(s: Patriot, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether all these cards, sorted by kind, are in the hand."""
    start = seat * c.KINDS
    run = 0
    before = c.NONE
    for card in cards:
        if card < before:
            return False
        run = run + 1 if card == before else 1
        before = card
        if s.hands[start + card] < run:
            return False
    return True


def markers(s: Patriot, seat: int, n: int) -> None:
    """PAT-EFF-5, PAT-SUP-1: gains are limited by the supply, losses stop at 0."""
    # Seen at work in PAT-EDGE-11, PAT-EDGE-12, PAT-EDGE-22, PAT-EFF-6
    by = min(n, s.supply[MARKERS]) if n > 0 else -min(-n, s.markers[seat])
    s.markers[seat] += by
    s.supply[MARKERS] -= by
    if by and s.telling:
        now = s.markers[seat]
        s.tell(events.SeatChanged(at(seat), "~id-markers", by, now, "markers", c.signed(by)))


def step_standee(s: Patriot, seat: int, to: int) -> None:
    by = to - s.track[seat]
    s.track[seat] = to
    if by and s.telling:
        s.tell(events.SeatChanged(at(seat), "~id-track", by, to, "track", c.signed(by)))


def step_right(s: Patriot, seat: int) -> None:
    """PAT-TRACK-1: one to the right, never beyond +2."""
    # Seen at work in PAT-EDGE-13, PAT-EX-10
    step_standee(s, seat, min(s.pack.track_end, s.track[seat] + 1))


def step_left(s: Patriot, seat: int) -> None:
    """PAT-TRACK-2, PAT-EFF-12: one to the left, stopping at -2."""
    step_standee(s, seat, max(-s.pack.track_end, s.track[seat] - 1))


def advance_tile(s: Patriot, seat: int) -> None:
    """The Advance tile is activated: PAT-POWER-6, Petr may draw, whoever did it (PAT-CHAR-1)."""
    # Seen at work in PAT-EDGE-18
    petr = s.seat_of(c.PETR)
    if petr != c.NONE:
        s.push(DrawFree(petr, s.pack.advance_cards, True, "PAT-POWER-6"))
    step_right(s, seat)


def use_power(s: Patriot, seat: int, character: int, to: int) -> None:
    """PAT-POWER-3, PAT-POWER-7, PAT-POWER-10, and PAT-POWER-1 in their place."""
    # Seen at work in PAT-EDGE-23, PAT-EDGE-46
    s.once[seat] = 1
    if s.telling:
        s.tell(events.PowerUsed(at(seat), c.thing(c.CHARACTERS[character])))
    if character == c.ZAM:
        markers(s, to, s.pack.gift_markers)
    elif character == c.MARION:
        step_right(s, seat)
    else:
        advance_tile(s, seat)


def free_takes(s: Patriot, n: int) -> list[Take]:
    """PAT-GATHER-5: every way to declare n free types among the cards that are there."""
    piles = s.piles
    if min(len(piles[0]), len(piles[1]), len(piles[2]), len(piles[3])) >= n:
        return TAKES[n]
    left = [s.available(kind) for kind in range(len(c.TYPES))]
    n = min(n, sum(left))
    return [take for take in TAKES[n] if fits(take, left)]


def fits(take: Take, left: list[int]) -> bool:
    return all(take.counts[kind] <= left[kind] for kind in range(len(left)))


def take_refusal(s: Patriot, n: int, take: Take) -> Refusal | None:
    left = [s.available(kind) for kind in range(len(c.TYPES))]
    if sum(take.counts) != min(n, sum(left)):
        return WRONG_NUMBER
    return None if fits(take, left) else TOO_FEW


def default_take(s: Patriot, n: int) -> Take:
    """PAT-FLOW-2: the types in the cycle Spy, War, Science, Finance."""
    left = [s.available(kind) for kind in range(len(c.TYPES))]
    counts = [0, 0, 0, 0]
    kind = 0
    for _ in range(min(n, sum(left))):
        while counts[kind] >= left[kind]:
            kind = (kind + 1) % len(c.TYPES)
        counts[kind] += 1
        kind = (kind + 1) % len(c.TYPES)
    return Take((counts[0], counts[1], counts[2], counts[3]))


DRAWERS: Final = {"PAT-POWER-2": "jack", "PAT-POWER-6": "petr"}
"""Whose ability it is that draws, by its rule."""


class DrawFree(Asking):
    """PAT-EFF-14, PAT-CHAR-2, PAT-POWER-6: a seat draws n cards of free types."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Take, Pass)

    def __init__(self, seat: int, n: int, may_pass: bool, rule: str) -> None:
        self.seat: Final = seat
        self.n: Final = n
        self.may_pass: Final = may_pass
        self.rule: Final = rule

    def enter(self, s: Patriot) -> None:
        listed = free_takes(s, self.n)
        if not sum(listed[0].counts):
            return  # nothing is left to draw anywhere
        moves: list[Any] = [*listed, PASS] if self.may_pass else listed
        about = (("number", self.n), ("why", DRAWERS.get(self.rule, "any")))
        s.ask(self, Ask(self.seat, "ask-draw", self.rule, moves, about=about))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        if isinstance(move, Take):
            return take_refusal(s, self.n, move)
        return None if self.may_pass else MUST_DRAW

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Take):
            draw_types(s, seat, move.counts)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return default_take(s, self.n)


# Choosing among one's own cards


LONE: Final = [(card,) for card in range(c.KINDS)]


def submultisets(s: Patriot, seat: int) -> int:
    """How many different sets of cards a hand offers."""
    ways = 1
    for k in range(seat * c.KINDS, seat * c.KINDS + c.KINDS):
        ways *= s.hands[k] + 1
    return ways


def choices(s: Patriot, seat: int, n: int) -> list[tuple[int, ...]]:
    """Every set of exactly n own cards."""
    sets: list[tuple[int, ...]] = [()]
    start = seat * c.KINDS
    for card in range(c.KINDS):
        held = s.hands[start + card]
        if held:
            grown: list[tuple[int, ...]] = []
            for chosen in sets:
                longer = chosen
                for _ in range(min(held, n - len(chosen))):
                    longer = longer + LONE[card]
                    grown.append(longer)
            sets.extend(grown)
    return [chosen for chosen in sets if len(chosen) == n]


def all_sets(s: Patriot, seat: int) -> list[tuple[int, ...]]:
    """Every set of own cards, the empty one first."""
    sets: list[tuple[int, ...]] = [()]
    start = seat * c.KINDS
    for card in range(c.KINDS):
        held = s.hands[start + card]
        if held == 1:
            more = LONE[card]
            sets += [chosen + more for chosen in sets]
        elif held:
            copies = [LONE[card] * n for n in range(1, held + 1)]
            sets += [chosen + more for chosen in sets for more in copies]
    return sets


def add_pairs(
    s: Patriot, seat: int, held: list[int], i: int, pairs: list[list[Any]], moves: list[Any]
) -> None:
    """Add the moves with two cards held: the i-th kind twice, and with each later kind."""
    of_two = pairs[held[i]]
    if s.hands[seat * c.KINDS + held[i]] > 1:
        moves.append(of_two[held[i]])
    for j in range(i + 1, len(held)):
        moves.append(of_two[held[j]])


def cheapest(s: Patriot, seat: int, n: int) -> tuple[int, ...]:
    """PAT-FLOW-2: the n cards of the lowest value."""
    chosen: list[int] = []
    start = seat * c.KINDS
    for value in range(c.VALUES):
        for kind in range(len(c.TYPES)):
            card = kind * c.VALUES + value
            for _ in range(min(s.hands[start + card], n - len(chosen))):
                chosen.append(card)
    chosen.sort()
    return tuple(chosen)


def random_set(s: Patriot, seat: int, rng: Rng) -> tuple[int, ...]:
    chosen: list[int] = []
    start = seat * c.KINDS
    for card in range(c.KINDS):
        held = s.hands[start + card]
        if held:
            for _ in range(rng.below(held + 1)):
                chosen.append(card)
    return tuple(chosen)


def value_of(cards: tuple[int, ...]) -> int:
    total = 0
    for card in cards:
        total += card % c.VALUES + 1
    return total


def types_in(cards: tuple[int, ...]) -> int:
    """The types among some cards, as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << c.card_type(card)
    return mask


def opinion_ready(s: Patriot, n: int) -> None:
    """PAT-ENC-6: the Opinion discards are shuffled back in when fewer than n remain."""
    if len(s.po) >= n:
        return
    for k in range(c.KINDS):
        for _ in range(s.po_discard[k]):
            s.po.append(k)
        s.po_discard[k] = 0
    s.shuffle("po", s.po)
    s.po_top = 0
    s.fresh &= ~PO_FRESH
    if s.telling:
        s.tell(events.Shuffled("~id-deck-po"))
