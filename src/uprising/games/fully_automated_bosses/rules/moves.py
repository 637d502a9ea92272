"""Moves that could be typed in, legal or not."""

from typing import Any, Final

from uprising.kernel import Move, Rng

from . import moves_hiring as h
from . import moves_round as m
from .cards import ALL
from .moves_free import Bounty, Gift, Loan, Show
from .state import Bosses, Offer

ONE_WORD: Final[tuple[Move[Any], ...]] = (
    h.KEEP, h.SILENT, m.READY, m.STRIKE, m.WORK, m.REFUSE, m.PASS, m.REQUEST, m.DECLINE, m.DECLARE,
    m.NOTHING,
)  # fmt: skip


def universe(s: Bosses, rng: Rng) -> list[Move[Any]]:
    """Small kinds of move in full, large ones by a sample."""
    seats = len(s.roles)
    found: list[Move[Any]] = [
        *ONE_WORD, m.NO_HOLIDAY, h.HIRE_PUBLIC, *h.BUYS, *m.BIDS, m.Bid(6), m.Bid(9), *m.SABOTAGES,
        *m.FUND_VOTES, *m.BALLOTS, *m.PICKS,
    ]  # fmt: skip
    for boss in range(seats):
        found += h.HIRES[boss]
    top = max(s.coins) + 2
    for coins in range(1, min(top, 300)):
        found += [m.Rescue(coins), m.Donate(coins)]
    found.append(m.Donate(0))
    for own in range(4):
        for fund in range(4):
            if own + fund > 0:
                found.append(m.Holiday(own, fund))
    for _ in range(40):
        order = list(s.workers)
        rng.shuffle(order)
        found.append(m.FundOrder(tuple(order[: 2 + rng.below(3)])))
        who = rng.below(seats)
        found += [
            h.Sheet((Offer(h.STANDING, rng.below(120), rng.below(2) == 0, rng.below(2), ""),)),
            h.Sheet((Offer(who if rng.below(2) else ALL, rng.below(4), False, rng.below(10), ""),)),
            h.Bargain(
                (h.Term(who, rng.below(4), True, ""), h.Term(rng.below(seats), 1, False, ""))
            ),
            m.Slip((m.Pay(who, rng.below(4), rng.below(2) == 0),), ()),
            m.Decree(rng.below(1 << seats), rng.below(seats + 1) - 1),
            Loan(1 + rng.below(12), 0, ""),
            Gift(who, 1 + rng.below(5), ""),
            Bounty(who if rng.below(2) else ALL, rng.below(4), rng.below(seats), ""),
            Show(rng.below(20)),
        ]
    return found
