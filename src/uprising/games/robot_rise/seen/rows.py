"""A position as the numbers of `blocks.py`, without a view in between."""

from typing import Final

from mypy_extensions import i64

from ..rules.alliances import Requested
from ..rules.cards import CARDS, FLEX, FORCE_FIELD, IDENTITIES, NONE, PACK, ROBOTS
from ..rules.defences import Attacked
from ..rules.memory import card_of, holders_of, seats_in, viewer_of
from ..rules.pending import current
from ..rules.state import RobotRise

COPIES: Final = [card.count for card in PACK.cards]
TOP: Final = 255
KINDS: Final = 3
ATTACKS: Final = 12
OFFERED: Final = ROBOTS + 1
HEAD: Final = 3  # turn, deck, aside
PLACE: Final = 5 + IDENTITIES + OFFERED


def write(s: RobotRise, me: int, row: bytearray) -> None:
    seats: i64 = len(s.hands)
    row[0] = min(s.turn, TOP)
    row[1] = len(s.deck)
    row[2] = len(s.aside)
    row[HEAD + (s.active - me) % seats] = 1
    at: i64 = HEAD + seats
    for kind in range(KINDS):
        if s.asked >> kind & 1:
            row[at + kind] = 1
    at += KINDS
    step = current(s)
    if isinstance(step, Requested) and step.missing != NONE:
        row[at + step.missing] = 1
    at += KINDS
    if isinstance(step, Attacked):
        row[at + step.kind] = 1
        if step.owner != NONE:
            row[at + ATTACKS + (step.owner - me) % seats] = 1
        row[at + ATTACKS + seats + (step.who - me) % seats] = 1
    at += ATTACKS + 2 * seats
    at = write_cards(s, me, row, at)
    at = write_places(s, me, row, at)


def write_cards(s: RobotRise, me: int, row: bytearray, at: i64) -> i64:
    """Own hand, open cards and discard; what others hold, and what cannot be located."""
    left = COPIES.copy()
    for fields in s.fields:
        left[FORCE_FIELD] -= fields
    tally(s.hands[me], left, row, at)
    tally(s.open, left, row, at + CARDS)
    tally(s.discard, left, row, at + 2 * CARDS)
    at += 3 * CARDS
    seats: i64 = len(s.hands)
    held = at + 2 * CARDS + seats * PLACE - CARDS
    for entry in s.memory:
        if viewer_of(entry) != me:
            continue
        card, holders = card_of(entry), holders_of(entry)
        left[card] -= 1
        if seats_in(holders) == 1:
            who: i64 = holders.bit_length() - 1
            row[held + CARDS * ((who - me) % seats) + card] += 1
        else:
            row[at + card] += 1
    at += CARDS
    for card in range(CARDS):
        if left[card] > 0:
            row[at + card] = left[card]
    return at + CARDS


def tally(cards: list[int], left: list[int], row: bytearray, at: i64) -> None:
    """Count cards into their block, and take them off what is left."""
    for card in cards:
        row[at + card] += 1
        left[card] -= 1


def write_places(s: RobotRise, me: int, row: bytearray, at: i64) -> i64:
    seats: i64 = len(s.hands)
    for step in range(seats):
        who: i64 = (me + step) % seats
        row[at] = s.lairs[who]
        row[at + 1] = len(s.hands[who])
        row[at + 2] = s.fields[who]
        row[at + 3] = s.frozen[who]
        row[at + 4] = s.used[who]
        if who == me or s.used[who]:
            row[at + 5 + s.identities[who]] = 1
        offer = s.offers[who]
        if offer != NONE:
            row[at + 5 + IDENTITIES + (ROBOTS if offer == FLEX else offer % ROBOTS)] = 1
        at += PLACE
    return at
