"""Phases 5 and 6: the Mayor's decree, rent, and donations to the Union Fund."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Number, OneOf, Rng, Step, Subset, at, seat_at

from ..seen import events
from . import moves_round as m
from .cards import NONE, seat_name
from .state import AskingStep, Bosses
from .steps_common import Bailout, Monopoly, cannot_pay, eliminate
from .steps_fund import FOR_RENT, FundClaims, stress
from .winning import end_by_monopoly


class Decreeing(AskingStep):
    """FAB-MAYOR-7, FAB-MAYOR-8: the Mayor spares whom she likes and may burden one."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Decree,)

    def enter(self, s: Bosses) -> None:
        if s.mayor != NONE:
            s.ask(self, Ask(s.mayor, "ask-decree", "FAB-MAYOR-7", ONLY_NO_DECREE, wide=True))

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        seats = tuple([at(who) for who in range(len(s.roles))])
        exempt = Subset("exempt", seats, 0, len(seats))
        return (Form("form-decree", (exempt, OneOf("surcharge", ("none", *seats)))),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        exempt = sum([1 << seat_at(who) for who in values["exempt"]])
        surcharge = values["surcharge"]
        return m.Decree(exempt, NONE if surcharge == "none" else seat_at(surcharge))

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        seats = len(s.roles)
        found: list[Any] = [NO_DECREE, m.Decree((1 << seats) - 1, NONE), m.Decree(1 << seat, NONE)]
        for who in range(seats):
            if who != seat:
                found.append(m.Decree(1 << seat, who))
        while len(found) < most:
            exempt = rng.below(1 << seats) | 1 << seat
            who = rng.below(seats)
            found.append(m.Decree(exempt & ~(1 << who) if who != seat else exempt,
                                who if who != seat else NONE))  # fmt: skip
        return found[:most]

    def answer(self, s: Bosses, seat: int, move: m.Decree) -> None:
        s.exempt = move.exempt
        s.surcharged = move.surcharged
        if s.telling:
            seats = tuple([at(who) for who in range(len(s.roles)) if move.exempt >> who & 1])
            s.tell(events.Decreed(at(seat), len(seats), seats, seat_name(move.surcharged)))

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """Exempt herself only."""
        return m.Decree(1 << seat, NONE)


class WorkersRent(Step[Bosses]):
    """FAB-RENT-1, FAB-RENT-4, FAB-RENT-6: who has the coins must pay; who is Stressed and has
    not stays so (FAB-RENT-3); a calm one in want may turn to the Fund, if it reaches.

    Cases: FAB-EDGE-39, FAB-EDGE-40, FAB-EDGE-41, FAB-EDGE-43, FAB-EDGE-61.
    """

    def enter(self, s: Bosses) -> None:
        asking: list[int] = []
        for worker in s.workers:
            due = s.rent(worker)
            if s.coins[worker] >= due:
                pay_rent(s, worker, due)
            elif not s.stressed[worker]:
                if due - s.coins[worker] <= s.fund:  # FAB-FUND-6
                    asking.append(worker)
                else:
                    stress(s, worker)
        if asking:
            s.push(Requesting(tuple(asking)))


def pay_rent(s: Bosses, seat: int, due: int) -> None:
    if due > 0:
        s.spend(seat, due)
        if s.telling:
            s.tell(events.RentPaid(at(seat), due, 0))


class Requesting(AskingStep):
    """FAB-RENT-2, FAB-RENT-4: ask the Fund for what is lacking, or become Stressed."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Request,)

    def __init__(self, who: tuple[int, ...]) -> None:
        self.who: Final = who

    def enter(self, s: Bosses) -> None:
        for worker in self.who:
            lacks = s.rent(worker) - s.coins[worker]
            about = (("lacks", lacks), ("fund", s.fund))
            self.ask_sealed(s, worker, "ask-request", "FAB-RENT-4", YES_NO, about=about)

    def revealed(self, s: Bosses, answers: dict[int, m.Request]) -> None:
        for worker, move in answers.items():
            if s.telling:
                s.tell(events.FundRequested(at(worker), move.wants))
            if move.wants:
                s.claims[worker] = s.rent(worker) - s.coins[worker]
            else:
                stress(s, worker)
        s.push(RENT_CLAIMS)


class BossesRent(Step[Bosses]):
    """FAB-RENT-5, FAB-MONO-5: solvent bosses pay; one who cannot may be rescued; two cannot.

    Cases: FAB-EX-10, FAB-EDGE-44, FAB-EDGE-45.
    """

    def enter(self, s: Bosses) -> None:
        broke = [boss for boss in s.bosses if s.coins[boss] < s.rent(boss)]
        for boss in s.bosses:
            if boss not in broke:
                pay_rent(s, boss, s.rent(boss))
            else:
                cannot_pay(s, boss, s.rent(boss))
        if len(broke) == 2:
            for boss in broke:
                eliminate(s, boss)
            end_by_monopoly(s, NONE)
        elif broke:
            s.then(Bailout(broke[0], s.rent(broke[0])), RentAfterBailout(broke[0]))


class RentAfterBailout(Step[Bosses]):
    """FAB-MONO-4: rescued, she pays her rent; else she falls."""

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss

    def receive(self, s: Bosses, value: int) -> None:
        if value:
            pay_rent(s, self.boss, s.rent(self.boss))
        else:
            s.push(Monopoly(self.boss))


class MayorLeaves(Step[Bosses]):
    """FAB-MAYOR-9: the card goes back to the centre, and its decree with it."""

    def enter(self, s: Bosses) -> None:
        s.mayor = NONE
        s.exempt = 0
        s.surcharged = NONE


class Donating(AskingStep):
    """FAB-FUND-1, FAB-FUND-2, FAB-FUND-5: each worker with coins may give some to the Fund."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Donate,)

    def enter(self, s: Bosses) -> None:
        for worker in s.workers:
            if s.coins[worker] > 0:
                wide = s.coins[worker] > m.LISTED
                moves = m.donations(s, worker)
                self.ask_sealed(
                    s, worker, "ask-donate", "FAB-FUND-1", moves, wide=wide,
                    about=(("coins", s.coins[worker]),),
                )  # fmt: skip

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        return (Form("form-donate", (Number("coins", 0, s.coins[seat]),)),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return m.Donate(values["coins"])

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        return [*m.DONATIONS[: most - 1], m.Donate(s.coins[seat])]

    def revealed(self, s: Bosses, answers: dict[int, m.Donate]) -> None:
        for worker, move in answers.items():
            s.coins[worker] -= move.coins
            s.fund += move.coins
            if s.telling:
                s.tell(events.Donated(at(worker), move.coins))


NO_DECREE: Final = m.Decree(0, NONE)
ONLY_NO_DECREE: Final = [NO_DECREE]
YES_NO: Final = [m.REQUEST, m.DECLINE]
DECREEING: Final = Decreeing()
WORKERS_RENT: Final = WorkersRent()
RENT_CLAIMS: Final = FundClaims(FOR_RENT)
BOSSES_RENT: Final = BossesRent()
MAYOR_LEAVES: Final = MayorLeaves()
DONATING: Final = Donating()
