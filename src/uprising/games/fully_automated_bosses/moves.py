"""All that could be typed in, legal or not."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Move, Rng

from .cards import ABSTAIN, ACCELERATION, ALL, EXPROPRIATION
from .moves_free import Bounty, Gift, Loan, Show
from .moves_hiring import (
    BUYS,
    HIRE_PUBLIC,
    HIRES,
    KEEP,
    SILENT,
    STANDING,
    Bargain,
    Sheet,
    Term,
)
from .moves_round import (
    BIDS,
    DECLARE,
    DECLINE,
    FUND_VOTES,
    NO_HOLIDAY,
    NOTHING,
    PASS,
    READY,
    REFUSE,
    REQUEST,
    SABOTAGES,
    STRIKE,
    WORK,
    Ballot,
    Bid,
    Decree,
    Donate,
    FundOrder,
    Holiday,
    Pay,
    Pick,
    Rescue,
    Slip,
)
from .state import Bosses, Offer


def universe(s: Bosses, rng: Rng) -> list[Move[Any]]:
    """The small families whole, the wide ones by a sample."""
    seats = len(s.roles)
    found: list[Move[Any]] = [
        KEEP, SILENT, READY, STRIKE, WORK, REFUSE, PASS, REQUEST, DECLINE, DECLARE, NOTHING,
        NO_HOLIDAY, HIRE_PUBLIC, *BUYS, *BIDS, Bid(6), Bid(9), *SABOTAGES, *FUND_VOTES,
    ]  # fmt: skip
    for boss in range(seats):
        found += HIRES[boss]
    for choice in (ABSTAIN, EXPROPRIATION, ACCELERATION, *range(seats)):
        found += [Ballot(choice), Pick(choice)]
    top = max(s.coins) + 2
    for coins in range(1, min(top, 300)):
        found += [Rescue(coins), Donate(coins)]
    found.append(Donate(0))
    for own in range(4):
        for fund in range(4):
            if own + fund > 0:
                found.append(Holiday(own, fund))
    for _ in range(40):
        order = list(s.workers)
        rng.shuffle(order)
        found.append(FundOrder(tuple(order[: 2 + rng.below(3)])))
        who = rng.below(seats)
        found += [
            Sheet((Offer(STANDING, rng.below(120), rng.below(2) == 0, rng.below(2), ""),)),
            Sheet((Offer(who if rng.below(2) else ALL, rng.below(4), False, rng.below(10), ""),)),
            Bargain((Term(who, rng.below(4), True, ""), Term(rng.below(seats), 1, False, ""))),
            Slip((Pay(who, rng.below(4), rng.below(2) == 0),), ()),
            Decree(rng.below(1 << seats), rng.below(seats + 1) - 1),
            Loan(1 + rng.below(12), 0, ""),
            Gift(who, 1 + rng.below(5), ""),
            Bounty(who if rng.below(2) else ALL, rng.below(4), rng.below(seats), ""),
            Show(rng.below(20)),
        ]
    return found
