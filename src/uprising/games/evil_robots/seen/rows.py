"""A position as the numbers of `blocks.py`, without a view in between."""

from typing import Final

from mypy_extensions import i64

from ..rules import state as st
from ..rules.cards import BROWNOUT, DAMPENER, LOYALIST_SCRIPT, PER_SIDE, POWER_SURGE, TOTAL
from ..rules.state import EXTRA, NONE, TURNED, USED, EvilRobots
from ..rules.steps_count import most_proposals

HEAD: Final = 9
TEAMS: Final = 3
PHASES: Final = len(st.PHASES)
POWERS: Final = 2 * TURNED
NUMBERS: Final = 14
PLAYER: Final = NUMBERS + POWERS + 2 + 2 + 2 * TEAMS + TOTAL
TOP: Final = 255


def write(s: EvilRobots, me: int, row: bytearray) -> None:
    counted = s.phase == st.SPLIT or s.phase == st.CLOSING
    at = write_table(s, me, counted, row)
    cards = at
    at += 6 * TOTAL
    holders = at + PLAYER * s.seats - TOTAL
    write_cards(s, me, row, cards, at, holders)
    for step in range(s.seats):
        write_player(s, (me + step) % s.seats, me, counted, row, at)
        at += PLAYER


def write_table(s: EvilRobots, me: int, counted: bool, row: bytearray) -> i64:
    seats: i64 = s.seats
    row[0] = min(s.round, TOP)
    row[1] = max(0, min(s.pot, TOP))
    row[2] = max(0, s.pot_card)
    row[3] = len(s.left)
    row[4] = len(s.right)
    row[5] = most_proposals(s) - s.proposals if s.phase == st.SPLIT else 0
    row[6] = s.pack.threshold
    row[7] = s.cycled
    at: i64 = HEAD
    if st.has_extra(s):
        row[8] = st.power_level(s, EXTRA)
        row[at + s.extra_heads] = 1
    at += TEAMS
    row[at + s.phase] = 1
    at += PHASES
    for seat in (s.dealer, s.heir):
        if seat != NONE:
            row[at + (seat - me) % seats] = 1
        at += seats
    for seat in s.given:
        row[at + (seat - me) % seats] = 1
    at += seats
    for card in s.power_stack:
        row[at + card] = 1
    at += POWERS
    if counted:
        totals = st.totals_of(s)
        won = st.winning_teams(s, totals)
        for team in range(TEAMS):
            row[at + team] = max(0, min(totals[team], TOP))
            row[at + TEAMS + team] = won[team]
    return write_aims(s, me, row, at + 2 * TEAMS)


def write_aims(s: EvilRobots, me: int, row: bytearray, at: i64) -> i64:
    """EVIL-CARD-9: what the cards in effect are aimed at."""
    seats: i64 = s.seats
    if s.loyal != NONE and st.in_effect(s, LOYALIST_SCRIPT):
        row[at + s.loyal] = 1
    at += TEAMS
    for card, aim in ((DAMPENER, s.damped), (POWER_SURGE, s.surged), (BROWNOUT, s.browned)):
        if 0 <= aim < seats and st.in_effect(s, card):
            row[at + (aim - me) % seats] = 1
        at += seats
    return at


def write_cards(
    s: EvilRobots, me: int, row: bytearray, cards: i64, players: i64, holders: i64
) -> None:
    """Where every Robot Card lies, or may lie as far as this seat can tell."""
    seats: i64 = s.seats
    where = s.where
    for card in range(TOTAL):
        place: i64 = where[card]
        if place < 0:
            continue
        first = players + PLAYER * (((place >> 2) - me) % seats)
        if place & 3 != st.UNUSED:
            if place & 3 == USED:
                row[cards + card] = 1
            row[first + PLAYER - TOTAL + card] = 1
            continue
        row[first + (4 if card < PER_SIDE else 5)] += 1
        if place >> 2 == me:
            row[cards + TOTAL + card] = 1
    eyes: i64 = 1 << me
    for side in range(2):
        deck = st.deck_of(s, side)
        known = st.known_of(s, side)
        for i in range(len(known)):
            if known[i] & eyes:
                row[cards + (2 + side) * TOTAL + deck[i]] = 1
        write_memories(s, me, side, row, cards + (4 + side) * TOTAL, holders)


def write_memories(s: EvilRobots, me: int, side: int, row: bytearray, deck: i64, to: i64) -> None:
    """EVIL-INFO-5, -6, -11: the places of hidden cards of which something is known."""
    seats: i64 = s.seats
    first: i64 = me * (seats + 1)
    hands = [0] * s.seats  # the hidden cards of each hand, as bits
    hidden: i64 = 0
    where = s.where
    for card in range(side * PER_SIDE, side * PER_SIDE + PER_SIDE):
        place: i64 = where[card]
        if place < 0:
            hidden |= 1 << card
        elif place & 3 == st.UNUSED and place >> 2 != me:
            hidden |= 1 << card
            hands[place >> 2] |= 1 << card
    anywhere: i64 = hidden
    for who in range(seats):
        if hands[who]:
            anywhere &= s.may[first + who]
    in_deck: i64 = 0
    if st.deck_of(s, side):
        in_deck = s.may[first + seats]
        anywhere &= in_deck
    known: i64 = hidden & ~anywhere
    if known == 0:
        return
    write_bits(known & in_deck, side, row, deck)
    for step in range(1, seats):
        seat: i64 = (me + step) % seats
        if hands[seat]:
            write_bits(known & s.may[first + seat], side, row, to + TOTAL * step)


def write_bits(bits: i64, side: int, row: bytearray, at: i64) -> None:
    """A one for each card of a side that is among these."""
    if bits == 0:
        return
    for card in range(side * PER_SIDE, side * PER_SIDE + PER_SIDE):
        if bits >> card & 1:
            row[at + card] = 1


def write_player(s: EvilRobots, who: int, me: int, counted: bool, row: bytearray, at: i64) -> None:
    row[at] = max(0, min(s.influence[who], TOP))
    row[at + 1] = s.tokens[who]
    row[at + 2] = st.power_level(s, who)
    row[at + 3] = s.gifts[who]
    for i in range(len(s.claims)):
        if s.claims[i] == who:
            row[at + 6] = max(0, min(s.purses[3 * i], s.purses[3 * i + 2], TOP))
            row[at + 7] = min(s.purses[3 * i + 1], TOP)
            row[at + 11] = 1
            if s.bids:
                row[at + 8] = min(s.bids[2 * i], TOP)
                row[at + 9] = min(s.bids[2 * i + 1], TOP)
    for i in range(len(s.winners)):
        if s.winners[i] == who:
            row[at + 13] = 1
            if s.shares:
                row[at + 10] = min(s.shares[i], TOP)
    row[at + 12] = s.exposed >> who & 1
    at += NUMBERS
    if s.power[who] != NONE:
        row[at + s.power[who]] = 1
    at += POWERS
    row[at + s.shown[who]] = 1
    at += 2
    known = s.known[who] >> me & 1
    if known:
        row[at + s.hidden[who]] = 1
        row[at + 2 + st.team_of(s, who)] = 1
    else:
        row[at + 2 + s.shown[who]] = 1
        row[at + 3 + s.shown[who]] = 1
    if counted:
        row[at + 2 + TEAMS + st.team_of(s, who)] = 1
