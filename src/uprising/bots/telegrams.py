"""What a bot says to an offer of free moves: it counts what they change in its chance to win."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng, State, Table

from .knowledge import knowledge_of
from .negotiation import CANNOT, COUNTERED, HELPS_LEADER, TAKEN, TOO_LOW
from .search import FACES, LATE, Knowledge, play_on, world

WORLDS: Final = 16
Exchange = list[tuple[int, Move[Any]]]
"""Who makes which free move, in this order."""


def answer_telegram(
    table: Table, seat: int, exchanges: list[Exchange], deadline: float, rng: Rng
) -> tuple[int, str]:
    """Which of the exchanges to take, the first being the offer itself; -1 for none; and why."""
    s = table.state
    offered = possible(s, exchanges[0])
    able = [number for number, each in enumerate(exchanges) if possible(s, each)]
    if not able:
        return -1, CANNOT
    seats, tried = len(table.names), [exchanges[n] for n in able]
    gains = gains_of(knowledge_of(table.game), s, seat, seats, tried, deadline, rng)
    if offered and gains[0][seat] > 0:
        return 0, TAKEN
    for number, gain in zip(able, gains, strict=True):
        if number and gain[seat] > 0:
            return number, COUNTERED
    if not offered:
        return -1, CANNOT
    others = [gain for who, gain in enumerate(gains[0]) if who != seat]
    return -1, HELPS_LEADER if max(others, default=0.0) > 0 else TOO_LOW


def possible(s: State, exchange: Exchange) -> bool:
    """Whether the rules would carry it out, as far as this seat can see."""
    after = s.copy()
    for who, move in exchange:
        if move.refusal(after, who) is not None:
            return False
        after.interject_trusted(who, move)
    return True


def gains_of(
    of: Knowledge,
    s: State,
    seat: int,
    seats: int,
    exchanges: list[Exchange],
    deadline: float,
    rng: Rng,
) -> list[list[float]]:
    """What each exchange adds to the chance of each seat, all tried in the same worlds."""
    stop = of.clock(s) + of.horizon if of.horizon else -1
    totals = [[0.0] * seats for _ in exchanges]
    first = rng.below(FACES)
    for number in range(WORLDS):
        luck = rng.split()
        g = world(of, s, seat, first + number, luck)
        ends = []
        for exchange in ([], *exchanges):
            c = g.copy()
            for who, move in exchange:
                c.interject_trusted(who, move)
            if play_on(of, c, seat, stop, luck.copy(), deadline) == LATE:
                return totals
            ends.append([of.value(c, who) for who in range(seats)])
        for total, end in zip(totals, ends[1:], strict=True):
            for who in range(seats):
                total[who] += end[who] - ends[0][who]
    return totals
