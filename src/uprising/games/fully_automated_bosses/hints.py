"""Rules of thumb for every seat: what it is asked decides who thinks about it.

Only what the seat knows is used: of other workers their coins, tokens and deeds, never their
roles; of a boss, for a worker, what the public books say.
"""

from __future__ import annotations

from typing import Any

from uprising.kernel import Move, Rng

from . import hints_boss as boss
from . import hints_worker as worker
from .cards import NONE
from .moves_round import DECLARE, NOTHING, READY
from .state import Bosses
from .steps_common import (
    Bailout,
    Balloting,
    BossesDecide,
    Checkpoint,
    FundOrdering,
    FundVoting,
)
from .steps_hiring import Bargaining, Hiring, Offering, Purchasing
from .steps_payday import Paying, Resting
from .steps_rent import Decreeing, Donating, Requesting
from .steps_strike import ClosedEyes, Committing, Talking
from .winning import holds

Advice = tuple[Move[Any], str]


def advise(s: Bosses, seat: int, rng: Rng) -> Advice:
    """FAB-WIN-11: whoever may declare does; the rest depends on the side one is on."""
    asker = s.asker
    if isinstance(asker, Checkpoint):
        return (DECLARE, "why-declare") if holds(s, seat) else (NOTHING, "why-nothing")
    if isinstance(asker, Talking):
        return READY, "why-ready"
    if s.side(seat) == NONE:
        return advise_worker(s, seat, rng)
    return advise_boss(s, seat)


def advise_boss(s: Bosses, seat: int) -> Advice:
    asker = s.asker
    if isinstance(asker, Purchasing):
        return boss.buy(s, seat)
    if isinstance(asker, Offering):
        return boss.post_first(s, seat) if asker.first else boss.revise(s, seat)
    if isinstance(asker, Committing):
        return boss.bid(s, seat)
    if isinstance(asker, BossesDecide):
        return boss.pick(s, seat, asker.topic, asker.options)
    if isinstance(asker, Bailout):
        return boss.rescue(s, seat, asker.boss)
    if isinstance(asker, Paying):
        return boss.pay(s, seat)
    if isinstance(asker, FundOrdering):
        return asker.default(s, seat), "why-in-turn"
    assert isinstance(asker, Decreeing)
    return boss.decree(s, seat)


def advise_worker(s: Bosses, seat: int, rng: Rng) -> Advice:
    asker = s.asker
    if isinstance(asker, Bargaining):
        return worker.bargain(s, seat)
    if isinstance(asker, Hiring):
        return worker.hire(s, seat)
    if isinstance(asker, Committing):
        return worker.vote(s, seat)
    if isinstance(asker, Balloting):
        return worker.ballot(s, seat, asker.topic, asker.options, asker.first)
    if isinstance(asker, ClosedEyes):
        return worker.sabotage(s, seat)
    if isinstance(asker, Resting):
        return worker.rest(s, seat)
    if isinstance(asker, FundVoting):
        return worker.fund_vote(s, seat)
    if isinstance(asker, Requesting):
        return worker.request(s, seat)
    if isinstance(asker, Donating):
        return worker.donate(s, seat)
    assert isinstance(asker, Decreeing)
    return worker.decree(s, seat)
