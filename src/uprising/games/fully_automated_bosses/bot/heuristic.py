"""A heuristic for every seat: what it is asked decides which one.

Only what the seat knows is used: of other workers their coins, tokens and actions, never their
roles; of a boss, for a worker, what the public books say.
"""

from typing import Any

from uprising.kernel import Move, Rng

from ..rules import steps_common, steps_fund, steps_hiring, steps_payday, steps_rent, steps_strike
from ..rules.cards import NONE
from ..rules.moves_round import DECLARE, NOTHING, READY
from ..rules.state import Bosses
from ..rules.winning import holds
from . import heuristic_boss as boss
from . import heuristic_worker as worker

Advice = tuple[Move[Any], str]


def advise(s: Bosses, seat: int, rng: Rng) -> Advice:
    """FAB-WIN-11: whoever may declare does; the rest depends on the side one is on."""
    if holds(s, seat) and DECLARE.refusal(s, seat) is None:
        return DECLARE, "why-declare"
    match s.asker:
        case steps_common.Checkpoint():
            return NOTHING, "why-nothing"
        case steps_strike.Talking():
            return READY, "why-ready"
    return advise_worker(s, seat) if s.side(seat) == NONE else advise_boss(s, seat)


def advise_boss(s: Bosses, seat: int) -> Advice:
    match s.asker:
        case steps_hiring.Purchasing():
            return boss.buy(s, seat)
        case steps_hiring.Offering() as asker:
            return boss.post_first(s, seat) if asker.first else boss.revise(s, seat)
        case steps_strike.Committing():
            return boss.bid(s, seat)
        case steps_common.BossesDecide() as asker:
            return boss.pick(s, seat, asker.topic)
        case steps_common.Bailout() as asker:
            return boss.rescue(s, seat, asker.boss)
        case steps_payday.Paying():
            return boss.pay(s, seat)
        case steps_fund.FundOrdering() as asker:
            return asker.default(s, seat), "why-in-turn"
        case steps_rent.Decreeing():
            return boss.decree(s, seat)
    raise AssertionError(s.asker)


def advise_worker(s: Bosses, seat: int) -> Advice:
    match s.asker:
        case steps_hiring.Bargaining():
            return worker.bargain(s, seat)
        case steps_hiring.Hiring():
            return worker.hire(s, seat)
        case steps_strike.Committing():
            return worker.vote(s, seat)
        case steps_common.Balloting() as asker:
            return worker.ballot(s, seat, asker.topic, asker.options, asker.first)
        case steps_strike.ClosedEyes():
            return worker.sabotage(s, seat)
        case steps_payday.Resting():
            return worker.rest(s, seat)
        case steps_fund.FundVoting():
            return worker.fund_vote(s, seat)
        case steps_rent.Requesting():
            return worker.request(s, seat)
        case steps_rent.Donating():
            return worker.donate(s, seat)
        case steps_rent.Decreeing():
            return worker.decree(s, seat)
    raise AssertionError(s.asker)
