"""Deals: the split of a pot, and what a claimant offers the Dealer."""

from typing import Any

from uprising.kernel import PROPOSE, REPLY, Bargain, Move

from ..rules.legal import even_shares, even_split, split_of
from ..rules.moves import DECLINE, OFFERS, VOTES
from ..rules.state import EvilRobots
from ..rules.steps import Bribes
from ..rules.steps_count import Ballot, ProposeSplit, most_proposals

TOP_BRIBE = 2


def bargain(s: EvilRobots, seat: int) -> Bargain | None:
    """EVIL-SPLIT-2: without agreement each winner gets one point, in priority order."""
    asker = s.asker
    if isinstance(asker, Ballot):
        return Bargain(
            REPLY, VOTES[1], VOTES[0], (), (s.winners[s.proposals % len(s.winners)],),
            share=share_of(s, seat), progress=progress(s), lifts=lifts(s, seat), round=s.round,
        )  # fmt: skip
    if isinstance(asker, ProposeSplit):
        others = tuple(who for who in s.winners if who != seat)
        return Bargain(
            PROPOSE, DECLINE, None, terms(s, seat), others, progress=progress(s), round=s.round
        )
    if isinstance(asker, Bribes):
        return Bargain(PROPOSE, OFFERS[0][0], None, bribes(s, seat), (s.dealer,), round=s.round)
    return None


def progress(s: EvilRobots) -> float:
    """How many of the proposals are used up; at the last one nothing is left to wait for."""
    return s.proposals / max(1, most_proposals(s) - 1)


def fallback(s: EvilRobots, place: int) -> int:
    return 1 if place < s.pot else 0


def share_of(s: EvilRobots, seat: int) -> float:
    """What part of the surplus over no agreement the proposal gives this seat, an even one 1/k."""
    surplus = s.pot - min(s.pot, len(s.winners))
    mine = s.winners.index(seat)
    if surplus <= 0:
        return 1.0
    # an even part of the surplus counts as one half, so that demands are the same for any number
    return (s.shares[mine] - fallback(s, mine)) * len(s.winners) / (2 * surplus)


def lifts(s: EvilRobots, seat: int) -> bool:
    """Whether the proposal brings another winner to the threshold, ahead of this seat."""
    own = s.influence[seat] + s.shares[s.winners.index(seat)]
    totals = [s.influence[who] + s.shares[i] for i, who in enumerate(s.winners) if who != seat]
    return any(total >= max(s.pack.threshold, own + 1) for total in totals)


def terms(s: EvilRobots, seat: int) -> tuple[Move[Any], ...]:
    """The even split, a point more for oneself, and one that keeps a leader short of the finish."""
    mine = s.winners.index(seat)
    found: list[Move[Any]] = [even_split(s)]
    for other, who in enumerate(s.winners):
        shares = even_shares(s)
        room = max(0, s.pack.threshold - 1 - s.influence[who])
        taken = max(1, shares[other] - room)
        if other != mine and shares[other] >= taken:
            shares[other] -= taken
            shares[mine] += taken
            found.append(split_of(s, shares))
    return tuple(dict.fromkeys(found))


def bribes(s: EvilRobots, seat: int) -> tuple[Move[Any], ...]:
    """EVIL-COUNT-8: small offers of Influence or tokens, within the purse."""
    found = [OFFERS[i][t] for i in range(TOP_BRIBE + 1) for t in range(2) if i + t > 0]
    return tuple(move for move in found if move.refusal(s, seat) is None)
