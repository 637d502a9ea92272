"""A position as the numbers of `blocks.py`, without a view in between."""

from typing import Final

from mypy_extensions import i64

from ..rules import cards as c
from ..rules.state import Bosses, reads

OFFERS: Final = 4
TERMS: Final = 5
HEAD: Final = 13
PHASES: Final = len(c.PHASES)
ROLES: Final = len(c.ROLES)
STAMPS: Final = len(c.STAMPS)
LEDGER: Final = len(c.PROMISES) * STAMPS
SEAT: Final = ROLES + 23
LETTERS: Final = SEAT - 6
PRIVATE: Final = 100
TOP: Final = 255


def write(s: Bosses, me: int, row: bytearray) -> None:
    size = s.size()
    row[0] = min(s.round, TOP)
    row[1] = max(0, min(s.fund, TOP))
    row[2] = min(s.supply, TOP)
    row[3] = s.destroyed
    row[4] = s.seized
    row[5] = min(s.automated(), TOP)
    row[6] = len(s.workers)
    row[7] = s.majority()
    row[8] = size.boss_target
    row[9] = s.pack.robot_price
    row[10] = s.pack.destroyed_to_win
    row[11] = len(s.roles)
    row[12] = size.public_slots
    row[HEAD + s.phase] = 1
    at = write_seats(s, me, row, HEAD + PHASES)
    write_offers(s, row, at)
    at += 2 * OFFERS * TERMS
    write_ledger(s, me, row, at)
    at += 2 * LEDGER
    for step in range(len(s.roles)):
        write_seat(s, (me + step) % len(s.roles), me, row, at)
        at += SEAT
    write_private(s, me, row, at - SEAT * len(s.roles) + LETTERS)


def luddite(s: Bosses, me: int) -> int:
    """FAB-SAB-4: the workers saw who destroyed a robot."""
    if s.ended and c.LUDDITE in s.roles:
        return s.roles.index(c.LUDDITE)
    if s.roles[me] == c.LUDDITE:
        return me
    return s.seen if s.is_worker(me) else c.NONE


def write_seats(s: Bosses, me: int, row: bytearray, at: i64) -> i64:
    """Which seats hold which office."""
    seats: i64 = len(s.roles)
    for seat in (
        s.bosses[0], s.bosses[1], s.lead, s.chair, s.security, s.mayor, s.surcharged, luddite(s, me)
    ):  # fmt: skip
        if seat != c.NONE:
            row[at + (seat - me) % seats] = 1
        at += seats
    for who in range(seats):
        if s.exempt >> who & 1:
            row[at + (who - me) % seats] = 1
    at += seats
    if s.size().luddite:
        for worker in s.workers:
            if s.suspects >> worker & 1:
                row[at + (worker - me) % seats] = 1
    return at + seats


def write_offers(s: Bosses, row: bytearray, at: i64) -> None:
    for side in range(2):
        board = s.boards[side]
        for number in range(min(len(board), OFFERS)):
            offer = board[number]
            first = at + TERMS * (OFFERS * side + number)
            row[first] = 1
            row[first + 1] = min(offer.wage, TOP)
            row[first + 2] = offer.holiday
            if offer.slots > 0:
                row[first + 3] = 1
                row[first + 4] = max(0, s.slots_left(side, number))


def write_ledger(s: Bosses, me: int, row: bytearray, at: i64) -> None:
    counts = [0] * (2 * LEDGER)
    for line in s.ledger:
        if reads(s, line, me):
            side = 0 if line.boss == s.bosses[0] else 1
            counts[LEDGER * side + STAMPS * line.kind + line.first] += 1
    for number in range(2 * LEDGER):
        if counts[number]:
            row[at + number] = min(counts[number], TOP)


def write_seat(s: Bosses, who: int, me: int, row: bytearray, at: i64) -> None:
    side = s.side(who)
    boss = side != c.NONE
    if boss or who == me or s.ended or (s.seen == who and s.is_worker(me)):
        row[at + s.roles[who]] = 1
    at += ROLES
    if not boss or who == me or s.ended:  # FAB-INFO-2
        row[at] = 1
        row[at + 1] = max(0, min(s.coins[who], TOP))
    if boss:
        row[at + 2] = min(s.proven[side], TOP)
        if s.bids:
            row[at + 4] = max(0, min(s.bids[side], TOP))
    row[at + 3] = s.robots[who]
    row[at + 5] = max(0, min(s.claims[who], TOP))
    row[at + 6] = s.stressed[who] == 1
    job = s.job[who]
    if job != c.NONE:
        row[at + 7 + job] = 1
        row[at + 10] = min(s.wage[who], TOP)
        row[at + 11] = s.holiday[who] == 1
        row[at + 12] = s.row[who] >= PRIVATE
        row[at + 13] = min(s.paid[who], TOP)
        row[at + 14] = s.granted[who] == 1
    if s.struck[who] == c.WORKED:
        row[at + 15] = 1
    elif s.struck[who] == c.STRUCK:
        row[at + 16] = 1


def write_private(s: Bosses, me: int, row: bytearray, at: i64) -> None:
    """Offers and demands between this seat and others."""
    seats: i64 = len(s.roles)
    for side in range(2):
        boss = s.bosses[side]
        for offer in s.letters[side]:
            if me == boss or me == offer.to:
                other = offer.to if me == boss else boss
                first = at + SEAT * ((other - me) % seats)
                if row[first] == 0:
                    row[first + 1] = min(offer.wage, TOP)
                    row[first + 2] = offer.holiday
                row[first] += 1
    for counter in s.counters:
        if me == counter.worker or me == counter.boss:
            other = counter.boss if me == counter.worker else counter.worker
            first = at + SEAT * ((other - me) % seats) + 3
            if row[first] == 0:
                row[first] = 1
                row[first + 1] = min(counter.wage, TOP)
                row[first + 2] = counter.holiday
