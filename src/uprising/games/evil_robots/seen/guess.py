"""Another table a seat cannot tell from this one (EVIL-INFO-1 to EVIL-INFO-11)."""

from typing import Any, Final

from uprising.kernel import Rng, renew

from ..rules.cards import PER_SIDE, TOTAL
from ..rules.memory import places_of, recall_bottom
from ..rules.state import (
    IN_DECK,
    NONE,
    UNUSED,
    EvilRobots,
    deck_of,
    known_of,
    unused_on,
)

DECK_SLOT: Final = -1
TRIES: Final = 40


def guess(s: EvilRobots, seat: int, rng: Rng) -> EvilRobots:
    """Coins the seat does not know are flipped anew, unseen cards dealt anew."""
    g = s.copy()
    if not g.ended:
        for who in range(g.seats):
            if not g.known[who] & (1 << seat):
                g.hidden[who] = rng.below(2)
        for side in (0, 1):
            redeal(g, seat, side, rng)
        imagine_memories(g, seat)
    renew(g, seat, rng)
    return g


def open_cards(s: EvilRobots, seat: int, side: int) -> list[int]:
    """The cards of a side whose exact place the seat cannot see: in other hands or in the deck."""
    first = side * PER_SIDE
    deck = deck_of(s, side)
    known = known_of(s, side)
    fixed = [deck[i] for i in range(len(known)) if known[i] & (1 << seat)]
    found: list[int] = []
    for card in range(first, first + PER_SIDE):
        place = s.where[card]
        face_down = place < 0 or (place & 3 == UNUSED and place >> 2 != seat)
        if face_down and card not in fixed:
            found.append(card)
    return found


def open_slots(s: EvilRobots, seat: int, side: int) -> list[int]:
    """Where those cards may lie: the other hands, card by card, then the deck."""
    slots: list[int] = []
    for who in range(s.seats):
        if who != seat:
            for _ in range(unused_on(s, who, side)):
                slots.append(who)
    known = known_of(s, side)
    for i in range(len(deck_of(s, side))):
        if i >= len(known) or not known[i] & (1 << seat):
            slots.append(DECK_SLOT)
    return slots


def fits(may: int, slot: int) -> bool:
    return bool(may & (IN_DECK if slot == DECK_SLOT else 1 << slot))


def redeal(g: EvilRobots, seat: int, side: int, rng: Rng) -> None:
    cards = open_cards(g, seat, side)
    slots = open_slots(g, seat, side)
    order = place_cards([places_of(g, seat, card) for card in cards], slots, rng)
    deck = deck_of(g, side)
    known = known_of(g, side)
    spare: list[int] = []
    for i in range(len(slots)):
        card = cards[order[i]]
        if slots[i] == DECK_SLOT:
            g.where[card] = NONE
            spare.append(card)
        else:
            g.where[card] = 4 * slots[i]
    for i in range(len(deck)):
        if i >= len(known) or not known[i] & (1 << seat):
            deck[i] = spare.pop()


def place_cards(masks: list[int], slots: list[int], rng: Rng) -> list[int]:
    """For each slot the index of a card that may lie there, all ways equally likely.

    Shuffle until it fits; where that seldom happens, find one way that does.
    """
    order = list(range(len(masks)))
    for _ in range(TRIES):
        rng.shuffle(order)
        if all_fit(masks, slots, order):
            return order
    return matched(masks, slots, order)


def all_fit(masks: list[int], slots: list[int], order: list[int]) -> bool:
    return all(fits(masks[order[i]], slots[i]) for i in range(len(slots)))


def matched(masks: list[int], slots: list[int], order: list[int]) -> list[int]:
    """A matching of cards to slots by augmenting paths, tried in a random order."""
    holder = [NONE] * len(slots)  # the card in each slot
    for card in order:
        tried = [False] * len(slots)
        placed = settle(card, masks, slots, holder, tried, order)
        assert placed, "what a seat remembers contradicts the table"
    return holder


def settle(
    card: int, masks: list[int], slots: list[int], holder: list[int], tried: list[bool],
    order: list[int],
) -> bool:  # fmt: skip
    for slot in order:  # a random order of the slots too: there are as many as cards
        if tried[slot] or not fits(masks[card], slots[slot]):
            continue
        tried[slot] = True
        if holder[slot] == NONE or settle(holder[slot], masks, slots, holder, tried, order):
            holder[slot] = card
            return True
    return False


def imagine_memories(g: EvilRobots, seat: int) -> None:
    """What the others remember follows from what is public and what they hold in this guess."""
    may = g.may
    size = g.seats + 1
    own = [0] * g.seats
    for card in range(TOTAL):
        if g.where[card] >= 0:
            own[g.where[card] >> 2] |= 1 << card
    for who in range(g.seats):
        if who != seat:
            for place in range(size):
                may[who * size + place] = may[g.seats * size + place] & ~own[who]
            may[who * size + who] = own[who]
    for side in (0, 1):
        recall_bottom(g, side)


def unknown(s: EvilRobots, seat: int) -> dict[str, Any]:
    """The coins and cards that are really open to a seat, with their true values."""
    found: dict[str, Any] = {}
    if s.ended:
        return found
    for who in range(s.seats):
        if not s.known[who] & (1 << seat):
            found[f"coin {who}"] = s.hidden[who]
    for side in (0, 1):
        movable = exchangeable(s, seat, side)
        for who in range(s.seats):
            held = [card for card in range(TOTAL) if s.where[card] == 4 * who]
            loose_cards = [card for card in held if card in movable]
            if loose_cards:
                found[f"hand {who} {side}"] = loose_cards
        deck = deck_of(s, side)
        known = known_of(s, side)
        loose = [i for i in range(len(deck)) if i >= len(known) or not known[i] & (1 << seat)]
        if len(loose) > 1:
            found[f"deck {side}"] = [deck[i] for i in loose]
    return found


def exchangeable(s: EvilRobots, seat: int, side: int) -> list[int]:
    """The cards that could change places with another, as far as the seat can tell."""
    cards = open_cards(s, seat, side)
    found: list[int] = []
    for card in cards:
        here = IN_DECK if s.where[card] < 0 else 1 << (s.where[card] >> 2)
        mine = places_of(s, seat, card)
        for other in cards:
            there = IN_DECK if s.where[other] < 0 else 1 << (s.where[other] >> 2)
            if here != there and mine & there and places_of(s, seat, other) & here:
                found.append(card)
                break
    return found
