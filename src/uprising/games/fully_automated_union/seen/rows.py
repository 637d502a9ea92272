"""A position as the numbers of `blocks.py`, without a view in between."""

from typing import Final

from mypy_extensions import i64

from ..rules.cards import CONTRACT_NAMES, EVENT_NAMES, NONE, OPTIONS
from ..rules.state import Factory

EVENTS: Final = len(EVENT_NAMES)
CARDS: Final = len(CONTRACT_NAMES)
HEAD: Final = 13
TOP: Final = 255


def write(s: Factory, me: int, row: bytearray) -> None:
    seats: i64 = len(s.coins)
    pack = s.pack
    size = len(s.coins) - 2
    red = 0
    for robots in s.red:
        red += robots
    row[0] = min(s.turn, TOP)
    row[1] = min(s.boss, TOP)
    row[2] = s.blue
    row[3] = red
    row[4] = s.supply
    row[5] = pack.red_to_win[size]
    row[6] = pack.blue_to_lose[size]
    row[7] = pack.eliminated_to_lose[size]
    row[8] = s.majority()
    row[9] = len(s.event_deck)
    row[10] = len(s.contract_deck)
    row[11] = s.shared
    row[12] = s.ours
    row[HEAD + (s.first - me) % seats] = 1
    at: i64 = HEAD + seats
    if s.drawn != NONE:
        row[at + s.drawn] = 1
    at += EVENTS
    for card in s.event_discard:
        row[at + card] = 1
    at += EVENTS
    at = write_contracts(s, row, at)
    for step in range(seats):
        at = write_worker(s, (me + step) % seats, me, row, at)


def write_contracts(s: Factory, row: bytearray, at: i64) -> i64:
    if s.offer != NONE:
        row[at + s.offer] = 1
    for card in s.contract_discard:
        row[at + CARDS + card] = 1
    for card in s.contract_aside:
        row[at + 2 * CARDS + card] = 1
    at += 3 * CARDS
    if s.offer != NONE:
        for terms in s.pack.contracts[s.offer].options:
            row[at] = terms.wage
            row[at + OPTIONS] = terms.stress
            row[at + 2 * OPTIONS] = terms.holiday
            row[at + 3 * OPTIONS] = terms.indefinite
            at += 1
        return at + 3 * OPTIONS
    return at + 4 * OPTIONS


def write_worker(s: Factory, who: i64, me: i64, row: bytearray, at: i64) -> i64:
    seats: i64 = len(s.coins)
    row[at] = min(s.coins[who], TOP)
    row[at + 1] = s.red[who]
    row[at + 2] = s.rent(who)
    row[at + 3] = s.bonus[who]
    row[at + 4] = s.stressed[who]
    row[at + 5] = s.out[who]
    row[at + 6] = s.strain[who]
    row[at + 7] = s.is_traitor(who)
    at += 8
    job, tenure, vote = s.job[who], s.tenure[who], s.votes[who]
    if job != NONE:
        row[at + job % OPTIONS] = 1
    if tenure != NONE:
        row[at + OPTIONS + tenure % OPTIONS] = 1
        row[at + 2 * OPTIONS + tenure // OPTIONS] = 1
    at += 2 * OPTIONS + CARDS
    if vote:
        row[at + vote - 1] = 1
    at += 2
    spouse = s.married_to(who)
    if spouse != NONE:
        row[at + (spouse - me) % seats] = 1
        row[at + seats] = 1
    at += seats
    if s.parent == who:
        row[at + 1] = 1
    if s.gentrified == who:
        row[at + 2] = 1
    return at + 3
