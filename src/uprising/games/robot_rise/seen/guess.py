"""A table a seat cannot tell from the real one: other hands, deck and identities.

Open to a seat are the deck's order (RISE-INFO-5), the others' hands but for the cards it has
seen there (RISE-INFO-1, -2, -7, -8), and identities not yet turned up (RISE-INFO-3, -4).
"""

from typing import Any

from uprising.kernel import Rng, renew

from ..rules.cards import EVENT, NONE
from ..rules.memory import card_of, holders_of, known_to, seats_in
from ..rules.pending import hand_before
from ..rules.state import RobotRise


def open_cards(s: RobotRise, seat: int) -> tuple[list[int], list[int]]:
    """The cards a seat cannot locate, sorted, and how many of them each hand holds."""
    unseen = s.deck.copy()
    slots = []
    for who, hand in enumerate(s.hands):
        slots.append(0 if who == seat else len(hand))
        if who != seat:
            unseen.extend(hand)
    for entry in known_to(s, seat):
        holders = holders_of(entry)
        if seats_in(holders) == 1:
            unseen.remove(card_of(entry))
            slots[holders.bit_length() - 1] -= 1
    unseen.sort()
    return unseen, slots


def place(entries: list[int], at: int, slots: list[int], rng: Rng, chosen: list[int]) -> bool:
    """Choose a holder for each entry that has several, within the slots left; backtracking."""
    if at == len(entries):
        return True
    holders = holders_of(entries[at])
    seats = []
    for who, free in enumerate(slots):
        if holders >> who & 1:
            seats.extend([who] * max(free, 0))
    rng.shuffle(seats)
    tried: list[int] = []
    for who in seats:
        if who not in tried:
            tried.append(who)
            slots[who] -= 1
            chosen.append(who)
            if place(entries, at + 1, slots, rng, chosen):
                return True
            chosen.pop()
            slots[who] += 1
    return False


def guess(s: RobotRise, seat: int, rng: Rng) -> RobotRise:
    g = s.copy()
    unseen, slots = open_cards(s, seat)
    hands: list[list[int]] = [[] for _ in s.hands]
    several = []
    for entry in known_to(s, seat):
        holders = holders_of(entry)
        if seats_in(holders) == 1:
            hands[holders.bit_length() - 1].append(card_of(entry))
        else:
            several.append(entry)
    chosen: list[int] = []
    possible = place(several, 0, slots, rng, chosen)
    assert possible, "what a seat remembers always fits the hands"
    for entry, who in zip(several, chosen, strict=True):
        hands[who].append(card_of(entry))
        unseen.remove(card_of(entry))
    type_of = s.pack.type_of
    free = [card for card in unseen if type_of[card] != EVENT]
    deck = [card for card in unseen if type_of[card] == EVENT]
    rng.shuffle(free)
    for who in range(len(hands)):
        if who == seat:
            hands[who] = s.hands[who].copy()
            continue
        for _ in range(slots[who]):
            hands[who].append(free.pop())
        rng.shuffle(hands[who])
    looking = hand_before(s, seat)
    if looking != NONE:
        hands[looking] = s.hands[looking].copy()  # seen whole, in its order
    deck.extend(free)
    rng.shuffle(deck)
    g.hands = hands
    g.deck = deck
    guess_identities(g, seat, rng)
    renew(g, seat, rng)
    return g


def guess_identities(g: RobotRise, seat: int, rng: Rng) -> None:
    hidden = hidden_identities(g, seat)
    pool = sorted([*g.aside, *(g.identities[who] for who in hidden)])
    rng.shuffle(pool)
    for who in hidden:
        g.identities[who] = pool.pop()
    g.aside = pool


def hidden_identities(s: RobotRise, seat: int) -> list[int]:
    """The seats whose identity this seat has not seen."""
    return [who for who in range(len(s.used)) if who != seat and not s.used[who]]


def unknown(s: RobotRise, seat: int) -> dict[str, Any]:
    """The hidden things that could be otherwise for all a seat knows, with their true values."""
    open_to: dict[str, Any] = {}
    unseen, slots = open_cards(s, seat)
    holdable = [card for card in unseen if s.pack.type_of[card] != EVENT]
    looking = hand_before(s, seat)
    for who, free in enumerate(slots):
        if free and who != looking and len(holdable) > free and len(set(holdable)) > 1:
            open_to[f"hand/{who}"] = unlocated(s, seat, who)
    # with no more cards than the hands hold, the deck is nothing but the Events
    in_deck = unseen if len(holdable) > sum(slots) else unseen[len(holdable) :]
    if len(s.deck) > 1 and len(set(in_deck)) > 1:
        open_to["deck"] = s.deck.copy()
    hidden = hidden_identities(s, seat)
    if len(hidden) + len(s.aside) > 1:
        for who in hidden:
            open_to[f"identity/{who}"] = s.identities[who]
        if hidden and s.aside:
            open_to["aside"] = s.aside.copy()
    return open_to


def unlocated(s: RobotRise, seat: int, who: int) -> list[int]:
    """The cards of a hand that the seat does not know to be there."""
    left = s.hands[who].copy()
    for entry in known_to(s, seat):
        if holders_of(entry) == 1 << who:
            left.remove(card_of(entry))
    return left
