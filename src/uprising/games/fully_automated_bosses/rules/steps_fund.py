"""Claims on the Union Fund, for Holidays and for rent (FAB-FUND-3, FAB-FUND-4)."""

from itertools import permutations
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Number, Rng, Step, at

from ..seen import events
from .moves_round import FUND_VOTES, FundOrder, FundVote
from .refusals import legal
from .state import AskingStep, Bosses

# What the Fund is asked for
FOR_HOLIDAY: Final = 0
FOR_RENT: Final = 1

LISTED_ORDERS: Final = 5  # more requesters than this are put in order by a form


class FundClaims(Step[Bosses]):
    """FAB-FUND-4: claims the Fund can bear are served; otherwise the workers vote."""

    def __init__(self, use: int) -> None:
        self.use: Final = use

    def enter(self, s: Bosses) -> None:
        asking = tuple([worker for worker in s.workers if s.claims[worker] > 0])
        if sum([s.claims[worker] for worker in asking]) > s.fund:
            s.push(FundVoting(self.use))
        else:
            serve_in_order(s, asking, self.use)


class FundVoting(AskingStep):
    """FAB-FUND-4: every worker votes for one requester.

    Cases: FAB-EDGE-42.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (FundVote,)

    def __init__(self, use: int) -> None:
        self.use: Final = use

    def enter(self, s: Bosses) -> None:
        moves = legal(s, s.lead, FUND_VOTES)
        for worker in s.workers:
            about = (("fund", s.fund),)
            self.ask_sealed(s, worker, "ask-fund-vote", "FAB-FUND-4", moves, about=about)

    def revealed(self, s: Bosses, answers: dict[int, FundVote]) -> None:
        votes = [0] * len(s.roles)
        for seat, move in answers.items():
            votes[move.who] += 1
            if s.telling:
                s.tell(events.FundVoted(at(seat), at(move.who)))
        groups: list[tuple[int, ...]] = []
        for count in range(len(s.workers), -1, -1):
            group = [w for w in s.workers if s.claims[w] > 0 and votes[w] == count]
            if group:
                groups.append(tuple(group))
        s.push(FundServing(self.use, tuple(groups)))

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-FUND-6: herself if she asks, else the first requester in worker priority."""
        if s.claims[seat] > 0:
            return FUND_VOTES[seat]
        return FUND_VOTES[next(w for w in s.priority() if s.claims[w] > 0)]


class FundServing(Step[Bosses]):
    """FAB-FUND-4: groups with equal votes, the most votes first; each in full or skipped."""

    def __init__(self, use: int, groups: tuple[tuple[int, ...], ...]) -> None:
        self.use: Final = use
        self.groups: Final = groups

    def enter(self, s: Bosses) -> None:
        if not self.groups:
            return
        group = self.groups[0]
        rest = FundServing(self.use, self.groups[1:])
        wanted = sum([s.claims[w] for w in group])
        least = min([s.claims[w] for w in group])
        if len(group) == 1 or wanted <= s.fund or least > s.fund:
            serve_in_order(s, group, self.use)
            s.push(rest)
        else:
            s.then(FundOrdering(self.use, group), rest)


class FundOrdering(AskingStep):
    """FAB-FUND-4: the chair puts the tied requesters in order."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (FundOrder,)

    def __init__(self, use: int, tied: tuple[int, ...]) -> None:
        self.use: Final = use
        self.tied: Final = tied

    def enter(self, s: Bosses) -> None:
        wide = len(self.tied) > LISTED_ORDERS
        orders = [self.tied] if wide else list(permutations(self.tied))
        moves = [FundOrder(order) for order in orders]
        s.ask(self, Ask(s.chair, "ask-fund-order", "FAB-FUND-4", moves, wide=wide))

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        places = tuple([Number(f"place-{w}", 1, len(self.tied)) for w in self.tied])
        return (Form("form-fund-order", places),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        order = sorted(self.tied, key=lambda w: (values[f"place-{w}"], w))
        return FundOrder(tuple(order))

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        found: list[Any] = [FundOrder(self.tied)]
        while len(found) < most:
            order = list(self.tied)
            rng.shuffle(order)
            found.append(FundOrder(tuple(order)))
        return found

    def answer(self, s: Bosses, seat: int, move: FundOrder) -> None:
        if s.telling:
            s.tell(events.FundOrdered(at(seat), at(move.order[0])))
        serve_in_order(s, move.order, self.use)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-FUND-6: worker priority."""
        return FundOrder(tuple([w for w in s.priority() if w in self.tied]))


def serve_in_order(s: Bosses, order: tuple[int, ...], use: int) -> None:
    """FAB-FUND-4: in full, or skipped."""
    for worker in order:
        if s.claims[worker] <= s.fund:
            serve(s, worker, use)
        else:
            skip(s, worker, use)


def serve(s: Bosses, worker: int, use: int) -> None:
    """The Fund's part and her own go to the Bank."""
    share = s.claims[worker]
    due = s.pack.holiday_price if use == FOR_HOLIDAY else s.rent(worker)
    s.claims[worker] = 0
    s.fund -= share
    s.bank += share
    s.spend(worker, due - share)
    if use == FOR_HOLIDAY:
        s.stressed[worker] = 0
    if s.telling:
        told = events.HolidayBought if use == FOR_HOLIDAY else events.RentPaid
        s.tell(told(at(worker), due - share, share))


def skip(s: Bosses, worker: int, use: int) -> None:
    """FAB-PAY-6: an unserved Holiday is cancelled. FAB-RENT-4: unserved rent means Stress."""
    s.claims[worker] = 0
    if use == FOR_RENT:
        stress(s, worker)
    elif s.telling:
        s.tell(events.HolidayCancelled(at(worker)))


def stress(s: Bosses, worker: int) -> None:
    """FAB-RENT-2: she becomes Stressed; FAB-RENT-4: and keeps what coins she has."""
    s.stressed[worker] = 1
    if s.telling:
        s.tell(events.Stressed(at(worker)))
