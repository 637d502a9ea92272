"""What several phases share: checkpoints, ballots, rescue and Monopoly, claims on the Fund."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Number, Rng, Step, at

from .cards import (
    ABSTAIN,
    ACCELERATION,
    EXPROPRIATION,
    TARGET,
    TOPICS,
    TYPE,
)
from .events import (
    Balloted,
    Bankrupt,
    CouldNotPay,
    Decided,
    Declared,
    FundOrdered,
    FundVoted,
    HolidayBought,
    HolidayCancelled,
    RentPaid,
    Rescued,
    Stressed,
)
from .moves_free import remember_loan
from .moves_round import (
    BALLOTS,
    DECLARE,
    FUND_VOTES,
    LISTED,
    NOTHING,
    PICKS,
    REFUSE,
    RESCUES,
    Ballot,
    Declare,
    FundOrder,
    FundVote,
    Pick,
    Rescue,
    shortfall,
)
from .state import WHISPERS, Bosses, Moment
from .winning import declared, holds, monopoly

CAN_DECLARE: Final = [DECLARE, NOTHING]
CANNOT_DECLARE: Final = [NOTHING]


class Checkpoint(Moment):
    """FAB-WIN-1, FAB-WIN-11: the same private window for every seat; only some can declare.

    Cases: FAB-EDGE-15.
    """

    __slots__ = ("number",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Declare,)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def enter(self, s: Bosses) -> None:
        for seat in range(len(s.roles)):
            moves = CAN_DECLARE if holds(s, seat) else CANNOT_DECLARE
            s.ask(self, Ask(seat, "ask-checkpoint", "FAB-WIN-11", moves, sealed=True, window=True))

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        """FAB-WIN-12: if anyone declares, everybody whose condition holds wins."""
        anybody = False
        for seat, move in answers.items():
            assert isinstance(move, Declare)
            if move.wins:
                anybody = True
                if s.telling:
                    s.tell(Declared(seat))
        if anybody:
            declared(s)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        return DECLARE if holds(s, seat) else NOTHING


class Decide(Step[Bosses]):
    """FAB-DEC-1, FAB-DEC-4: a workers' decision; a single option needs no ballot.

    Gives the option to the step below.
    """

    __slots__ = ("options", "topic", "voters")

    def __init__(self, topic: int, options: tuple[int, ...], voters: tuple[int, ...]) -> None:
        self.topic: Final = topic
        self.options: Final = options
        self.voters: Final = voters

    def enter(self, s: Bosses) -> None:
        if len(self.options) == 1:
            s.give(self.options[0])
        else:
            s.push(Balloting(self.topic, self.options, self.voters, True))


class Balloting(Moment):
    """FAB-DEC-1: all vote at once; a strict majority of the voters adopts; else once more.

    Cases: FAB-EDGE-31.
    """

    __slots__ = ("first", "options", "topic", "voters")
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Ballot,)

    def __init__(
        self, topic: int, options: tuple[int, ...], voters: tuple[int, ...], first: bool
    ) -> None:
        self.topic: Final = topic
        self.options: Final = options
        self.voters: Final = voters
        self.first: Final = first

    def free(self) -> int:
        return WHISPERS

    def enter(self, s: Bosses) -> None:
        moves = [BALLOTS[option - ACCELERATION] for option in self.options]
        moves.append(BALLOTS[ABSTAIN - ACCELERATION])
        prompt = BALLOT_PROMPTS[self.topic]
        for voter in self.voters:
            s.ask(self, Ask(voter, prompt, "FAB-DEC-1", moves, sealed=True, progress=True))

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        votes = [0] * len(self.options)
        for seat, move in answers.items():
            assert isinstance(move, Ballot)
            if move.choice != ABSTAIN:
                votes[self.options.index(move.choice)] += 1
            if s.telling:
                s.tell(Balloted(seat, self.topic, move.choice))
        for i in range(len(votes)):
            if 2 * votes[i] > len(self.voters):
                if s.telling:
                    s.tell(Decided(self.topic, self.options[i], False))
                s.give(self.options[i])
                return
        if self.first:
            s.push(Balloting(self.topic, self.options, self.voters, False))
        else:
            s.push(BossesDecide(self.topic, self.options))

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-DEC-5: a ballot not given counts as abstention."""
        return BALLOTS[ABSTAIN - ACCELERATION]


class BossesDecide(Moment):
    """FAB-DEC-2, FAB-DEC-3: both bosses pick at once; if they differ, the chair's pick stands.

    Cases: FAB-EDGE-29, FAB-EDGE-30.
    """

    __slots__ = ("options", "topic")
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Pick,)

    def __init__(self, topic: int, options: tuple[int, ...]) -> None:
        self.topic: Final = topic
        self.options: Final = options

    def free(self) -> int:
        return WHISPERS

    def enter(self, s: Bosses) -> None:
        moves = [PICKS[option - ACCELERATION] for option in self.options]
        prompt = PICK_PROMPTS[self.topic]
        about: tuple[tuple[str, str | int], ...] = (("chair", at(s.chair)),)
        for boss in s.bosses:
            s.ask(
                self,
                Ask(boss, prompt, "FAB-DEC-3", moves, sealed=True, progress=True, about=about),
            )

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        for boss, move in answers.items():
            assert isinstance(move, Pick)
            if s.telling:
                s.tell(Balloted(boss, self.topic, move.choice))
        chosen = answers[s.chair]
        assert isinstance(chosen, Pick)
        if s.telling:
            s.tell(Decided(self.topic, chosen.choice, True))
        s.give(chosen.choice)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-DEC-5: Expropriation; the rival; the first worker in worker priority."""
        if self.topic == TYPE:
            return PICKS[EXPROPRIATION - ACCELERATION]
        if self.topic == TARGET:
            return PICKS[s.rival(seat) - ACCELERATION]
        return PICKS[s.lead - ACCELERATION]


BALLOT_PROMPTS: Final = [f"ask-ballot-{topic}" for topic in TOPICS]
PICK_PROMPTS: Final = [f"ask-pick-{topic}" for topic in TOPICS]


class Bailout(Moment):
    """FAB-MONO-4: before a boss falls the other is asked, able to help or not.

    Gives 1 to the step below if she was rescued, else 0.

    Cases: FAB-EDGE-12, FAB-EDGE-60.
    """

    __slots__ = ("boss", "due")
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Rescue,)

    def __init__(self, boss: int, due: int) -> None:
        self.boss: Final = boss
        self.due: Final = due

    def price(self) -> int:
        return self.due

    def debtor(self) -> int:
        return self.boss

    def enter(self, s: Bosses) -> None:
        lacks = self.due - s.coins[self.boss]
        helper = s.rival(self.boss)
        coins = s.coins[helper]
        moves: list[Any] = [REFUSE, *RESCUES[lacks : min(coins, LISTED) + 1]]
        about: tuple[tuple[str, str | int], ...] = (("boss", at(self.boss)), ("lacks", lacks))
        wide = coins > LISTED
        s.ask(
            self,
            Ask(
                helper, "ask-rescue", "FAB-MONO-4", moves, sealed=True, window=True, wide=wide,
                about=about,
            ),
        )  # fmt: skip

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        return (Form("form-rescue", (Number("coins", shortfall(s), s.coins[seat]),)),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return Rescue(values["coins"])

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        lacks = shortfall(s)
        return [REFUSE, Rescue(lacks), Rescue(lacks + rng.below(s.coins[seat] - lacks + 1))][:most]

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        helper = s.rival(self.boss)
        move = answers[helper]
        assert isinstance(move, Rescue)
        if move.coins == 0:
            s.give(0)
            return
        s.lend(helper, move.coins)
        remember_loan(s, helper, move.coins, 0, "")
        if s.telling:
            s.tell(Rescued(self.boss, helper, move.coins))
        s.give(1)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        return REFUSE


def cannot_pay(s: Bosses, boss: int, due: int) -> None:
    """FAB-MONO-1: she cannot pay; whatever she had shown of her coins is worth nothing now."""
    side = s.side(boss)
    s.proven = (0, s.proven[1]) if side == 0 else (s.proven[0], 0)
    if s.telling:
        s.tell(CouldNotPay(boss, due - s.coins[boss], s.rival(boss)))


def eliminate(s: Bosses, boss: int) -> None:
    """FAB-MONO-2, FAB-MONO-6: the workers take all her robots, Security or not."""
    if s.telling:
        s.tell(Bankrupt(boss, s.robots[boss]))
    s.seized += s.robots[boss]
    s.robots[boss] = 0


class Monopoly(Step[Bosses]):
    """FAB-MONO-1, FAB-MONO-2: the boss falls, and the other is alone."""

    __slots__ = ("boss",)

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss

    def enter(self, s: Bosses) -> None:
        eliminate(s, self.boss)
        monopoly(s, s.rival(self.boss))


# What the Fund is asked for (FAB-FUND-3)
FOR_HOLIDAY: Final = 0
FOR_RENT: Final = 1


class FundClaims(Step[Bosses]):
    """FAB-FUND-4: claims the Fund can bear are served; otherwise the workers vote."""

    __slots__ = ("use",)

    def __init__(self, use: int) -> None:
        self.use: Final = use

    def enter(self, s: Bosses) -> None:
        total = 0
        for worker in s.workers:
            total += s.claims[worker]
        if total > s.fund:
            s.push(FundVoting(self.use))
            return
        for worker in s.workers:
            if s.claims[worker] > 0:
                serve(s, worker, self.use)


class FundVoting(Moment):
    """FAB-FUND-4: every worker votes for one requester.

    Cases: FAB-EDGE-42.
    """

    __slots__ = ("use",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (FundVote,)

    def __init__(self, use: int) -> None:
        self.use: Final = use

    def enter(self, s: Bosses) -> None:
        moves = [FUND_VOTES[w] for w in s.workers if s.claims[w] > 0]
        for worker in s.workers:
            s.ask(
                self,
                Ask(worker, "ask-fund-vote", "FAB-FUND-4", moves, sealed=True, progress=True),
            )

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        votes = [0] * len(s.roles)
        for seat, move in answers.items():
            assert isinstance(move, FundVote)
            votes[move.who] += 1
            if s.telling:
                s.tell(FundVoted(seat, move.who))
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

    __slots__ = ("groups", "use")

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


class FundOrdering(Moment):
    """FAB-FUND-4: the chair puts the tied requesters in order."""

    __slots__ = ("tied", "use")
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (FundOrder,)

    def __init__(self, use: int, tied: tuple[int, ...]) -> None:
        self.use: Final = use
        self.tied: Final = tied

    def enter(self, s: Bosses) -> None:
        if len(self.tied) <= LISTED_ORDERS:
            moves = [FundOrder(tuple(order)) for order in permutations(self.tied)]
        else:
            moves = [FundOrder(self.tied)]
        wide = len(self.tied) > LISTED_ORDERS
        s.ask(self, Ask(s.chair, "ask-fund-order", "FAB-FUND-4", moves, wide=wide))

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        most = len(self.tied)
        places = tuple([Number(f"place-{at(w)[1:]}", 1, most) for w in self.tied])
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

    def answer(self, s: Bosses, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, FundOrder)
        if s.telling:
            s.tell(FundOrdered(seat, move.order[0]))
        serve_in_order(s, move.order, self.use)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-FUND-6: worker priority."""
        return FundOrder(tuple([w for w in s.priority() if w in self.tied]))


LISTED_ORDERS: Final = 5


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
            s.tell(HolidayBought(worker, due - share, share))
    elif s.telling:
        s.tell(RentPaid(worker, due - share, share))


def skip(s: Bosses, worker: int, use: int) -> None:
    """FAB-PAY-6: an unserved Holiday is cancelled. FAB-RENT-4: unserved rent means Stress."""
    s.claims[worker] = 0
    if use == FOR_RENT:
        stress(s, worker)
    elif s.telling:
        s.tell(HolidayCancelled(worker))


def stress(s: Bosses, worker: int) -> None:
    """FAB-RENT-2: she becomes Stressed; FAB-RENT-4: and keeps what coins she has."""
    s.stressed[worker] = 1
    if s.telling:
        s.tell(Stressed(worker))


CHECKPOINT: Final = [Checkpoint(number) for number in range(7)]
