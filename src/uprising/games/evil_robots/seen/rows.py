"""A position as the numbers of `blocks.py`, without a view in between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import state as st
from ..rules.cards import BROWNOUT, DAMPENER, LOYALIST_SCRIPT, PER_SIDE, POWER_SURGE, TOTAL
from ..rules.memory import places_of
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
    hidden: list[int] = []
    for card in range(TOTAL):
        place: i64 = where[card]
        if place < 0:
            hidden.append(card)
        elif place & 3 != st.UNUSED:
            if place & 3 == USED:
                row[cards + card] = 1
            row[players + PLAYER * (((place >> 2) - me) % seats) + PLAYER - TOTAL + card] = 1
        elif place >> 2 == me:
            row[cards + TOTAL + card] = 1
        else:
            hidden.append(card)
    eyes: i64 = 1 << me
    for side in range(2):
        deck = st.deck_of(s, side)
        known = st.known_of(s, side)
        for i in range(len(known)):
            if known[i] & eyes:
                row[cards + (2 + side) * TOTAL + deck[i]] = 1
    write_memories(s, me, hidden, row, cards + 4 * TOTAL, holders)


def write_memories(
    s: EvilRobots, me: int, hidden: list[int], row: bytearray, decks: i64, holders: i64
) -> None:
    """EVIL-INFO-5, -6, -11: the places of hidden cards of which something is known."""
    seats: i64 = s.seats
    opens = [0, 0]
    for card in hidden_hands(s, me):
        opens[0 if card < PER_SIDE else 1] |= 1 << (s.where[card] >> 2)
    if s.left:
        opens[0] |= st.IN_DECK
    if s.right:
        opens[1] |= st.IN_DECK
    for card in hidden:
        side = 0 if card < PER_SIDE else 1
        can = opens[side]
        may = places_of(s, me, card) & can
        if may == can:
            continue
        for step in range(1, seats):
            if may >> (me + step) % seats & 1:
                row[holders + TOTAL * step + card] = 1
        if may & st.IN_DECK:
            row[decks + side * TOTAL + card] = 1


def hidden_hands(s: EvilRobots, me: int) -> list[int]:
    """The unused cards of the other seats."""
    where = s.where
    own = 4 * me
    found: list[int] = []
    for card in range(TOTAL):
        place = where[card]
        if place >= 0 and place != own and place & 3 == st.UNUSED:
            found.append(card)
    return found


def write_player(s: EvilRobots, who: int, me: int, counted: bool, row: bytearray, at: i64) -> None:
    row[at] = max(0, min(s.influence[who], TOP))
    row[at + 1] = s.tokens[who]
    row[at + 2] = st.power_level(s, who)
    row[at + 3] = s.gifts[who]
    row[at + 4] = st.unused_on(s, who, 0)
    row[at + 5] = st.unused_on(s, who, 1)
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
