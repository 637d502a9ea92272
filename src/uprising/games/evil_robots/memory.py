"""Where cards lie, and what each seat can tell about it (EVIL-INFO-4 to EVIL-INFO-7, EVIL-INFO-11).

Every move of a Robot Card goes through here, so that the zone and what is known of it change
together. For each seat, and for the public, a row of `may` says of each card in which hands it
may be, and whether it may be in its deck: a card seen is in one place, a card kept since before
another was seen cannot be that one, a card swapped away is in the hand or under the deck.
"""

from __future__ import annotations

from .cards import LEFT, PER_SIDE, TOTAL
from .state import EVERYBODY, IN_DECK, NONE, UNUSED, EvilRobots, deck_of, known_of, unused_on


def everyone_sees(s: EvilRobots, card: int, place: int) -> None:
    """A card's place is public."""
    may = s.may
    for row in range(0, len(may), TOTAL):
        may[row + card] = place


def deal_side(s: EvilRobots, side: int, seats: list[int]) -> list[int]:
    """EVIL-ROUND-1, EVIL-ROUND-9: one card each from the top, while there are any."""
    deck = deck_of(s, side)
    dealt: list[int] = []
    hands = 0
    for seat in seats:
        if not deck:
            break
        card = deck.pop()
        s.where[card] = 4 * seat
        dealt.append(card)
        hands |= 1 << seat
    known_of(s, side).clear()  # freshly shuffled: nobody knew a position
    leave_deck(s, side, hands)
    for i in range(len(dealt)):
        s.may[seats[i] * TOTAL + dealt[i]] = 1 << seats[i]
    return dealt


def leave_deck(s: EvilRobots, side: int, hands: int) -> None:
    """Unseen cards went from a deck to these hands: any card that was in it may be there now."""
    may = s.may
    stays = ~IN_DECK if not deck_of(s, side) else EVERYBODY
    first = side * PER_SIDE
    own = 1
    for row in range(first, len(may), TOTAL):
        others = hands & ~own  # one's own hand is no riddle
        for i in range(row, row + PER_SIDE):
            if may[i] & IN_DECK:
                may[i] = (may[i] | others) & stays
        own <<= 1


def draw(s: EvilRobots, side: int, seat: int) -> int:
    """The top card of a deck goes to a hand; those who had put it under the deck know it."""
    deck = deck_of(s, side)
    known = known_of(s, side)
    card = deck.pop()
    s.where[card] = 4 * seat
    knowers = known.pop() if len(known) > len(deck) else 0
    leave_deck(s, side, 1 << seat)
    tell_place(s, card, 1 << seat, knowers | 1 << seat)
    recall_bottom(s, side)
    return card


def tell_place(s: EvilRobots, card: int, place: int, knowers: int) -> None:
    """Some seats, or EVERYBODY, know where a card lies."""
    may = s.may
    own = 1
    for row in range(card, len(may), TOTAL):
        if knowers & own:
            may[row] = place
        own <<= 1


def recall_bottom(s: EvilRobots, side: int) -> None:
    """Who knows a card's position in the deck knows that it has not left it."""
    known = known_of(s, side)
    deck = deck_of(s, side)
    for i in range(len(known)):
        if known[i]:
            tell_place(s, deck[i], IN_DECK, known[i])


def swap(s: EvilRobots, seat: int, card: int) -> int:
    """EVIL-TURN-5, EVIL-EDGE-25: draw first, then put the other card under its deck."""
    side = LEFT if card < PER_SIDE else 1
    hand = 1 << seat
    public = s.seats * TOTAL
    alone = unused_on(s, seat, side) == 1
    # everyone knows what is swapped if it is all they can have meant
    knowers = EVERYBODY if alone and s.may[public + card] == hand else hand
    deck = deck_of(s, side)
    known = known_of(s, side)
    drawn = deck.pop()
    drawn_knowers = (known.pop() if len(known) > len(deck) else 0) | hand
    deck.insert(0, card)
    known.insert(0, knowers)
    s.where[drawn] = 4 * seat
    s.where[card] = NONE
    confuse(s, side, hand, alone)
    tell_place(s, drawn, hand, drawn_knowers)
    tell_place(s, card, IN_DECK, hand)
    recall_bottom(s, side)
    return drawn


def confuse(s: EvilRobots, side: int, hand: int, alone: bool) -> None:
    """A card of the deck and one of the hand have changed places, unseen."""
    may = s.may
    where = s.where
    both = hand | IN_DECK
    first = side * PER_SIDE
    for i in range(first, first + PER_SIDE):
        if where[i] >= 0 and where[i] & 3 != UNUSED:
            continue  # face-up: seen by all, and not what was swapped
        row = i
        own = 1
        while row < len(may):
            m = may[row]
            if m & both and own != hand:
                after = m | IN_DECK
                if m & IN_DECK:
                    after |= hand
                elif alone:
                    after &= ~hand  # it was the only card there
                may[row] = after
            row += TOTAL
            own <<= 1


def face_up(s: EvilRobots, seat: int, card: int, status: int) -> None:
    """EVIL-TURN-2: a card is revealed."""
    s.where[card] = 4 * seat + status
    everyone_sees(s, card, 1 << seat)


def face_down(s: EvilRobots, card: int) -> None:
    """EVIL-CARD-6, EVIL-INFO-11: unused again; everyone knows whose hand it is in."""
    s.where[card] = s.where[card] & ~3


def return_cards(s: EvilRobots, kept: list[int]) -> None:
    """EVIL-CLEAN-1, EVIL-CLEAN-2: all go back to their decks but the unused cards kept.

    The others see how many of each side somebody keeps (EVIL-INFO-5, EVIL-INFO-6).
    """
    where = s.where
    keeps = [0] * TOTAL
    for card in kept:
        keeps[card] = 1
    for side in (0, 1):
        first = side * PER_SIDE
        deck = deck_of(s, side)
        some = [0] * s.seats  # unused cards of this side, by seat
        gone = [0] * s.seats  # of these, given back
        for card in range(first, first + PER_SIDE):
            place = where[card]
            if place < 0:
                continue
            if place & 3 == UNUSED:
                some[place >> 2] += 1
                if keeps[card]:
                    continue
                gone[place >> 2] += 1
            where[card] = NONE - 1 - (place & 3)  # on its way: seen by all, or by its owner only
        mixed = 0
        empty = 0
        for seat in range(s.seats):
            if gone[seat] == some[seat]:
                empty |= 1 << seat
            elif gone[seat]:
                mixed |= 1 << seat
        forget_hands(s, first, empty, mixed)
        for card in range(first, first + PER_SIDE):
            if where[card] < NONE:
                if where[card] != NONE - 1 - UNUSED:
                    everyone_sees(s, card, IN_DECK)
                where[card] = NONE
                deck.append(card)
        known_of(s, side).clear()


def forget_hands(s: EvilRobots, first: int, empty: int, mixed: int) -> None:
    """Cards of these hands may have gone back to the deck; from an empty hand all have."""
    may = s.may
    where = s.where
    own = 1
    for row in range(first, len(may), TOTAL):
        for i in range(PER_SIDE):
            m = may[row + i]
            if m == own:  # one's own card: one knows what one did with it
                may[row + i] = own if where[first + i] >= 0 else IN_DECK
            elif m & (empty | mixed):
                may[row + i] = (m | IN_DECK) & ~empty
        own <<= 1
