"""Where cards lie, and what each seat can tell about it (EVIL-INFO-4 to EVIL-INFO-7, EVIL-INFO-11).

Every move of a Robot Card goes through here, so that the zone and what is known of it change
together. For each seat, and for the public, a row of `may` says for each hand, and then for the
decks, which cards may lie there, a bit for each: a card seen is in one place, a card kept since
before another was seen cannot be that one, a card swapped away is in the hand or under the deck.
"""

from typing import Final

from .cards import PER_SIDE, TOTAL, side_of
from .state import EVERYBODY, IN_DECK, NONE, UNUSED, EvilRobots, deck_of, known_of, unused_on

OF_SIDE: Final = [(1 << PER_SIDE) - 1, ((1 << PER_SIDE) - 1) << PER_SIDE]


def places_of(s: EvilRobots, row: int, card: int) -> int:
    """Where a card may be as far as a row can tell: a bit for each hand, and IN_DECK."""
    where = s.where[card]
    if where >= 0 and where & 3 != UNUSED:
        return 1 << (where >> 2)  # everyone sees it; its bits in `may` wait until it is hidden
    found = 0
    first = row * (s.seats + 1)
    for place in range(s.seats):
        if s.may[first + place] >> card & 1:
            found |= 1 << place
    return found | IN_DECK if s.may[first + s.seats] >> card & 1 else found


def remember(s: EvilRobots, row: int, card: int, places: int) -> None:
    """From now on the row knows that a card is in one of these places."""
    may = s.may
    seats = s.seats
    first = row * (seats + 1)
    bit = 1 << card
    there = 1
    for i in range(first, first + seats + 1):
        if i == first + seats:
            there = IN_DECK
        held = may[i]
        if places & there:
            if not held & bit:
                may[i] = held | bit
        elif held & bit:
            may[i] = held ^ bit
        there <<= 1


def tell_place(s: EvilRobots, card: int, place: int, knowers: int) -> None:
    """Some seats, or EVERYBODY, know where a card lies."""
    own = 1
    for row in range(s.seats + 1):
        if knowers & own:
            remember(s, row, card, place)
        own <<= 1


def deal_side(s: EvilRobots, side: int, seats: list[int]) -> list[int]:
    """EVIL-ROUND-1, EVIL-ROUND-9: one card each from the top, while there are any."""
    deck = deck_of(s, side)
    dealt: list[int] = []
    for seat in seats:
        if not deck:
            break
        card = deck.pop()
        s.where[card] = 4 * seat
        dealt.append(card)
    known_of(s, side).clear()  # freshly shuffled: nobody knew a position
    leave_deck(s, side, seats[: len(dealt)])
    for i in range(len(dealt)):
        remember(s, seats[i], dealt[i], 1 << seats[i])
    return dealt


def leave_deck(s: EvilRobots, side: int, hands: list[int]) -> None:
    """Unseen cards went from a deck to these hands: any card that was in it may be there now."""
    may = s.may
    size = s.seats + 1
    empty = not deck_of(s, side)
    for row in range(size):
        first = row * size
        there = may[first + s.seats] & OF_SIDE[side]
        for seat in hands:
            if seat != row:  # one's own hand is no inference
                may[first + seat] |= there
        if empty:
            may[first + s.seats] &= ~there


def draw(s: EvilRobots, side: int, seat: int) -> int:
    """The top card of a deck goes to a hand; those who had put it under the deck know it."""
    deck = deck_of(s, side)
    known = known_of(s, side)
    card = deck.pop()
    s.where[card] = 4 * seat
    knowers = known.pop() if len(known) > len(deck) else 0
    leave_deck(s, side, [seat])
    tell_place(s, card, 1 << seat, knowers | 1 << seat)
    recall_bottom(s, side)
    return card


def recall_bottom(s: EvilRobots, side: int) -> None:
    """Who knows a card's position in the deck knows that it has not left it."""
    known = known_of(s, side)
    deck = deck_of(s, side)
    for i in range(len(known)):
        if known[i]:
            tell_place(s, deck[i], IN_DECK, known[i])


def swap(s: EvilRobots, seat: int, card: int) -> int:
    """EVIL-TURN-5, EVIL-EDGE-25: draw first, then put the other card under its deck."""
    side = side_of(card)
    if s.where[card] & 3 != UNUSED:  # as a house rule: everyone sees which card goes
        drawn = draw(s, side, seat)
        deck_of(s, side).insert(0, card)
        known_of(s, side).insert(0, EVERYBODY)
        s.where[card] = NONE
        tell_place(s, card, IN_DECK, EVERYBODY)
        return drawn
    hand = 1 << seat
    alone = unused_on(s, seat, side) == 1
    # everyone knows what is swapped if it is all they can have meant
    public = alone and places_of(s, s.seats, card) == hand
    deck = deck_of(s, side)
    known = known_of(s, side)
    drawn = deck.pop()
    drawn_knowers = (known.pop() if len(known) > len(deck) else 0) | hand
    deck.insert(0, card)
    known.insert(0, EVERYBODY if public else hand)
    s.where[drawn] = 4 * seat
    s.where[card] = NONE
    confuse(s, side, seat, alone)
    tell_place(s, drawn, hand, drawn_knowers)
    remember(s, seat, card, IN_DECK)
    recall_bottom(s, side)
    return drawn


def confuse(s: EvilRobots, side: int, seat: int, alone: bool) -> None:
    """A card of the deck and one of the hand have changed places, unseen by the other rows."""
    may = s.may
    size = s.seats + 1
    hidden = OF_SIDE[side] & ~face_up_cards(s)
    for row in range(size):
        if row == seat:
            continue
        first = row * size
        in_deck = may[first + s.seats] & hidden
        in_hand = may[first + seat] & hidden
        may[first + s.seats] |= in_hand
        if alone:  # it was the only card there
            may[first + seat] = (may[first + seat] & ~hidden) | in_deck
        else:
            may[first + seat] |= in_deck


def face_up_cards(s: EvilRobots) -> int:
    """The cards everyone sees, a bit for each."""
    where = s.where
    found = 0
    for card in range(TOTAL):
        if where[card] >= 0 and where[card] & 3 != UNUSED:
            found |= 1 << card
    return found


def face_up(s: EvilRobots, seat: int, card: int, status: int) -> None:
    """EVIL-TURN-2: a card is revealed."""
    s.where[card] = 4 * seat + status


def face_down(s: EvilRobots, card: int) -> None:
    """EVIL-CARD-6, EVIL-INFO-11: unused again; everyone knows whose hand it is in."""
    s.where[card] = s.where[card] & ~3
    tell_place(s, card, 1 << (s.where[card] >> 2), EVERYBODY)


def return_cards(s: EvilRobots, kept: list[int]) -> None:
    """EVIL-CLEAN-1, EVIL-CLEAN-2: all go back to their decks but the unused cards kept.

    The others see how many of each side somebody keeps (EVIL-INFO-5, EVIL-INFO-6).
    """
    where = s.where
    keeps = 0
    for card in kept:
        keeps |= 1 << card
    shown = face_up_cards(s)
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
                if keeps >> card & 1:
                    continue
                gone[place >> 2] += 1
            where[card] = NONE
            deck.append(card)
        known_of(s, side).clear()
        forget_hands(s, side, shown, keeps, some, gone)


def forget_hands(
    s: EvilRobots, side: int, shown: int, keeps: int, some: list[int], gone: list[int]
) -> None:
    """Cards of a hand may have gone back to the deck; from an emptied hand all have."""
    may = s.may
    size = s.seats + 1
    of_side = OF_SIDE[side]
    for row in range(size):
        first = row * size
        back = shown & of_side
        for seat in range(s.seats):
            all_there = may[first + seat]
            there = all_there & of_side
            if not there:
                continue
            if row == seat:
                staying = there & keeps  # one knows what one did with one's own
                back |= there
            elif gone[seat] == some[seat]:
                staying = 0
                back |= there
            else:
                staying = there & ~shown
                if gone[seat]:
                    back |= there
            if staying != there:
                may[first + seat] = all_there & ~of_side | staying
        may[first + s.seats] |= back & ~(may[row * size + row] if row < s.seats else 0)
