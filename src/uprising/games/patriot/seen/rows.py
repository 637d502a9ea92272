"""A position as the numbers of `blocks.py`, without a view in between."""

from typing import Final

from mypy_extensions import i64

from ..rules import cards as c
from ..rules.cards import KINDS, NONE
from ..rules.state import Patriot, mixed_types
from .odds import kind_odds, pass_odds

SLOTS: Final = 4
ODDS: Final = 21
MIDDLE: Final = 40  # a tally may be below zero
HEAD: Final = 29
TYPES: Final = len(c.TYPES)
CAMPAIGNS: Final = len(c.CAMPAIGN_NAMES)
BEACONS: Final = len(c.BEACON_NAMES)
RIOTS: Final = len(c.RIOT_NAMES)
BRIEFS: Final = len(c.BRIEF_NAMES)
CHARACTERS: Final = len(c.CHARACTERS)
SPACES: Final = c.SPACES
LAMPS: Final = 3
SEAT: Final = CHARACTERS + 2 * KINDS + 4
TOP: Final = 255


def write(s: Patriot, me: int, row: bytearray) -> None:
    write_numbers(s, row)
    at = write_table(s, me, row)
    at = write_map(s, row, at)
    at = write_briefs(s, row, at)
    at = write_cards(s, row, at)
    for step in range(s.seats):
        write_seat(s, (me + step) % s.seats, row, at)
        at += SEAT


def write_numbers(s: Patriot, row: bytearray) -> None:
    pack = s.pack
    row[0] = s.round
    row[1] = max(0, s.ap)
    row[2] = max(0, min(s.cu, TOP))
    row[3] = max(0, min(s.threat, TOP))
    row[4] = pack.threat_limit[s.seats - 1]
    row[5] = pack.unrest_limit
    row[6] = pack.rounds
    row[7] = max(0, s.base)
    row[8] = max(0, min(s.coins, TOP))
    row[9] = max(0, s.supply[0])
    row[10] = max(0, s.supply[1])
    row[11] = max(0, s.supply[2])
    row[12] = max(0, s.supply[3])
    row[13] = max(0, s.progress)
    row[14] = 0 if s.campaign == NONE else max(0, s.needed())
    row[15] = s.failed
    row[16] = s.armed
    row[17] = max(0, s.core)
    row[18] = len(s.riot_deck)
    row[19] = 0 if s.brief == NONE else max(0, pack.briefs[s.brief].need)
    row[20] = len(s.briefs)
    row[21] = len(s.beacons)
    row[22] = len(s.po)
    row[23] = max(0, min(s.tally + MIDDLE, TOP))
    row[24] = max(0, s.spent[6])
    row[25] = max(0, s.spent[7])
    row[26] = s.rioted
    row[27] = s.spent[4] != 0
    row[28] = s.spent[5] != 0


def write_table(s: Patriot, me: int, row: bytearray) -> i64:
    at: i64 = HEAD
    row[at + (s.turn - me) % s.seats] = 1
    at += s.seats
    if s.campaign != NONE:
        row[at + s.campaign] = 1
    at += CAMPAIGNS
    for kind in range(TYPES):
        row[at + kind] = len(s.piles[kind])
        row[at + TYPES + kind] = max(0, s.spent[kind])
    at += 2 * TYPES
    if s.brief != NONE:
        for kind in s.pack.briefs[s.brief].types:
            row[at + kind] = 1
    at += TYPES
    for kind in mixed_types(s.fresh):
        row[at + kind] = 1
    return at + TYPES


def write_map(s: Patriot, row: bytearray, at: i64) -> i64:
    for space in range(1, SPACES + 1):
        row[at + space - 1] = s.troops[space]
        row[at + SPACES + space - 1] = s.rioters[space]
    at += 2 * SPACES
    for slot in range(len(s.slots)):
        first = at + slot * (BEACONS + LAMPS)
        if s.slots[slot] != NONE:
            row[first + s.slots[slot]] = 1
        row[first + BEACONS + s.lamps[slot]] = 1
    at += SLOTS * (BEACONS + LAMPS)
    for i in range(s.beacons_under):
        row[at + s.beacons[i]] = 1
    at += BEACONS
    for riot in s.riots:
        row[at + riot] = 1
    at += RIOTS
    for riot in s.riot_discard:
        row[at + riot] = 1
    return at + RIOTS


def write_briefs(s: Patriot, row: bytearray, at: i64) -> i64:
    if s.brief != NONE:
        row[at + s.brief] = 1
    at += BRIEFS
    if s.kept != NONE:
        row[at + s.kept] = 1
    at += BRIEFS
    for brief in s.looked:
        row[at + brief] = 1
    at += BRIEFS
    for brief in s.brief_discard:
        row[at + brief] = 1
    at += BRIEFS
    for i in range(len(s.briefs) - s.briefs_top, len(s.briefs)):
        row[at + s.briefs[i]] = 1
    at += BRIEFS
    for i in range(s.briefs_under):
        row[at + s.briefs[i]] = 1
    return at + BRIEFS


def write_cards(s: Patriot, row: bytearray, at: i64) -> i64:
    for kind in range(KINDS):
        if s.discard[kind]:
            row[at + kind] = s.discard[kind]
        if s.po_discard[kind]:
            row[at + 2 * KINDS + kind] = s.po_discard[kind]
    for i in range(len(s.po) - s.po_top, len(s.po)):
        row[at + KINDS + s.po[i]] += 1
    for card in s.opinion:
        row[at + 3 * KINDS + card] += 1
    at += 4 * KINDS
    if s.brief != NONE and s.pack.briefs[s.brief].types:
        tail = pass_odds(s, s.pack.briefs[s.brief], kind_odds(s))
        for margin in range(ODDS):
            row[at + margin] = round(100 * tail[margin])
    return at + ODDS


def write_seat(s: Patriot, who: int, row: bytearray, at: i64) -> None:
    if s.who[who] != NONE:
        row[at + s.who[who]] = 1
    at += CHARACTERS
    first = who * KINDS
    for kind in range(KINDS):
        if s.hands[first + kind]:
            row[at + kind] = s.hands[first + kind]
        if s.pledged[first + kind]:
            row[at + KINDS + kind] = s.pledged[first + kind]
    at += 2 * KINDS
    row[at] = min(s.markers[who], TOP)
    row[at + 1] = max(0, s.track[who])
    row[at + 2] = s.once[who] != 0
    row[at + 3] = s.launched[who]
