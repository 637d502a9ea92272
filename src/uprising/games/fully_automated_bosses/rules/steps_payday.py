"""Phases 3 and 4: production, pay slips, Holidays, and who has deserved to be Mayor."""

from typing import Any, ClassVar, Final

from uprising.kernel import Form, Line, Move, Number, OneOf, Rng, Rows, Step, at, seat_at

from ..seen import events
from . import cards as c
from .moves_free import give
from .moves_hiring import LETTERS, offer_at
from .moves_round import NO_HOLIDAY, Holiday, Pay, Present, Slip, holidays
from .state import BINDING, LOANS, SHOWS, AskingStep, Bosses, Promise
from .steps_common import Decide
from .steps_fund import FOR_HOLIDAY, FundClaims


class Production(Step[Bosses]):
    """FAB-PROD-1, FAB-PROD-2, FAB-STRIKE-5: coins for those who worked, and for robots.

    Cases: FAB-EX-6.
    """

    def enter(self, s: Bosses) -> None:
        for seat in range(len(s.roles)):
            if s.side(seat) == c.NONE:
                coins = s.robots[seat] * s.pack.red_output
            else:
                working = [worker for worker in s.workers if s.worked_for(worker, seat)]
                coins = s.robots[seat] * s.pack.blue_output
                coins += len(working) * s.pack.worker_output
            if coins > 0:
                s.earn(seat, coins)
                if s.telling:
                    s.tell(events.Produced(at(seat), coins))


class Paying(AskingStep):
    """FAB-PAY-1, FAB-PAY-2, FAB-PAY-3: both bosses hand in a slip, and pay what they please."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Slip,)
    free: ClassVar[int] = LOANS | SHOWS | BINDING

    def enter(self, s: Bosses) -> None:
        for boss in s.bosses:
            self.ask_sealed(s, boss, "ask-slip", "FAB-PAY-3", ONLY_NO_PAY, wide=True)

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        mine = tuple([at(w) for w in s.staff(seat)])
        pay = (
            OneOf("worker", mine),
            Number("coins", 0, s.coins[seat]),
            OneOf("holiday", ("no", "yes")),
        )
        present = (
            OneOf("worker", tuple([at(w) for w in s.workers])),
            Number("coins", 1, max(1, s.coins[seat])),
            Line("note"),
        )
        gifts = Rows("gifts", present, len(s.workers))
        if not mine:
            return (Form("form-slip", (gifts,)),)
        return (Form("form-slip", (Rows("pays", pay, len(mine)), gifts)),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        pays = [
            Pay(seat_at(row["worker"]), row["coins"], row["holiday"] == "yes")
            for row in values.get("pays", [])
        ]
        gifts = [
            Present(seat_at(row["worker"]), row["coins"], row["note"]) for row in values["gifts"]
        ]
        return Slip(tuple(pays), tuple(gifts))

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        mine = s.staff(seat)
        found: list[Any] = [NO_PAY]
        if mine:
            found.append(honest_slip(s, seat))
        purse = s.coins[seat]
        if purse > 0:
            lucky = s.workers[rng.below(len(s.workers))]
            found.append(Slip((), (Present(lucky, 1 + rng.below(min(3, purse)), ""),)))
        for _ in range(min(most - len(found), 3 * len(mine))):
            left = purse
            pays: list[Pay] = []
            for worker in mine:
                coins = min(left, rng.below(s.wage[worker] + 1))
                left -= coins
                pays.append(Pay(worker, coins, s.holiday[worker] == 1 and rng.below(2) == 0))
            found.append(Slip(tuple(pays), ()))
        return found[:most]

    def revealed(self, s: Bosses, answers: dict[int, Slip]) -> None:
        """FAB-PAY-3, FAB-MAYOR-3: then they are opened and paid, and the ledger is written."""
        for boss, move in answers.items():
            for pay in move.pays:
                s.hand_over(boss, pay.worker, pay.coins)
                s.paid[pay.worker] = pay.coins
                s.granted[pay.worker] = 1 if pay.holiday else 0
            for gift in move.gifts:
                give(s, boss, gift.worker, gift.coins, gift.words)
        for worker in s.workers:
            if s.employed(worker):
                settle(s, worker)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """The contracts of workers who worked, in hiring order, as far as the coins go."""
        return honest_slip(s, seat)


def honest_slip(s: Bosses, boss: int) -> Slip:
    """What was promised to those who worked, first come first served, with the Holidays."""
    left = s.coins[boss]
    pays: list[Pay] = []
    for worker in s.priority():
        if s.worked_for(worker, boss):
            coins = min(left, s.wage[worker])
            left -= coins
            pays.append(Pay(worker, coins, s.holiday[worker] == 1))
    return Slip(tuple(pays), ())


def settle(s: Bosses, worker: int) -> None:
    """FAB-MAYOR-3, FAB-INFO-3: judge a contract by its slip, stamp it, and grant the Holiday.

    Cases: FAB-EDGE-34, FAB-EDGE-35.
    """
    wage_stamp = c.VOID
    holiday_stamp = c.VOID
    if s.struck[worker] == c.WORKED:
        wage_stamp = c.KEPT if s.paid[worker] >= s.wage[worker] else c.BROKEN
        if s.holiday[worker]:
            spared = s.granted[worker] or not s.stressed[worker]
            holiday_stamp = c.KEPT if spared else c.BROKEN
        s.kept[worker] = c.BROKEN if c.BROKEN in (wage_stamp, holiday_stamp) else c.KEPT
    if s.granted[worker]:
        s.stressed[worker] = 0
    side = s.job[worker]
    offer = offer_at(s, side, s.row[worker])
    private = s.row[worker] >= LETTERS
    boss = s.bosses[side]
    line = Promise(
        s.round, c.CONTRACT, boss, worker, s.wage[worker], s.paid[worker], offer.words, private,
        wage_stamp, holiday_stamp,
    )  # fmt: skip
    s.ledger = (*s.ledger, line)
    if s.telling:
        s.tell(
            events.SlipPaid(
                at(boss), at(worker), s.wage[worker], s.paid[worker], s.holiday[worker] == 1,
                s.granted[worker] == 1, f"~stamp-{c.STAMPS[s.kept[worker] or c.VOID]}",
            )
        )  # fmt: skip


class PublicPayday(Step[Bosses]):
    """FAB-PAY-5, FAB-STRIKE-4: Public Work pays those who did not strike, and rests them.

    Cases: FAB-EDGE-47.
    """

    def enter(self, s: Bosses) -> None:
        s.proven = (0, 0)
        for worker in s.workers:
            if s.job[worker] == c.PUBLIC and s.struck[worker] != c.STRUCK:
                s.earn(worker, s.pack.public_wage)
                s.stressed[worker] = 0
                if s.telling:
                    s.tell(events.PublicPaid(at(worker), s.pack.public_wage))


class Resting(AskingStep):
    """FAB-PAY-6: a Stressed worker who has the coins, with the Fund's, may pay for a Holiday.

    Cases: FAB-EDGE-49.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Holiday,)

    def enter(self, s: Bosses) -> None:
        for worker in s.workers:
            moves = holidays(s, worker) if s.stressed[worker] else ONLY_NO_HOLIDAY
            if len(moves) > 1:
                about = (("price", s.pack.holiday_price),)
                self.ask_sealed(s, worker, "ask-holiday", "FAB-PAY-6", moves, about=about)

    def revealed(self, s: Bosses, answers: dict[int, Holiday]) -> None:
        for worker, move in answers.items():
            s.claims[worker] = move.fund
            if move.own and not move.fund:
                s.spend(worker, move.own)
                s.stressed[worker] = 0
                if s.telling:
                    s.tell(events.HolidayBought(at(worker), move.own, 0))
        s.push(HOLIDAY_CLAIMS)


def deserves(s: Bosses, boss: int) -> bool:
    """FAB-MAYOR-2: somebody worked for her, every such contract kept, a coin for each.

    Cases: FAB-EX-7, FAB-EX-8, FAB-EDGE-33, FAB-EDGE-37, FAB-EDGE-48, FAB-EDGE-64.
    """
    somebody = False
    for worker in s.workers:
        if s.worked_for(worker, boss):
            somebody = True
            if s.kept[worker] != c.KEPT or s.paid[worker] < 1:
                return False
    return somebody


class NameMayor(Step[Bosses]):
    """FAB-MAYOR-1, FAB-MAYOR-4, FAB-MAYOR-5, FAB-MAYOR-6: who is Mayor this round.

    Cases: FAB-EDGE-32, FAB-EDGE-36.
    """

    def enter(self, s: Bosses) -> None:
        worthy = [boss for boss in s.bosses if deserves(s, boss)]
        if len(worthy) == 1:
            name_mayor(s, worthy[0], "~mayor-deserved")
        elif worthy:
            name_mayor(s, c.NONE, "~mayor-both")
        elif any([s.employed(w) and s.struck[w] == c.WORKED for w in s.workers]):
            s.then(Decide(c.MAYOR, s.workers, s.workers), MAYOR_CHOSEN)
        else:
            name_mayor(s, c.NONE, "~mayor-no-work")


class MayorChosen(Step[Bosses]):
    """FAB-MAYOR-5: a worker becomes Mayor."""

    def receive(self, s: Bosses, value: int) -> None:
        name_mayor(s, value, "~mayor-chosen")


def name_mayor(s: Bosses, seat: int, why: str) -> None:
    s.mayor = seat
    if s.telling:
        s.tell(events.MayorNamed(c.seat_name(seat), why))


NO_PAY: Final = Slip((), ())
ONLY_NO_PAY: Final = [NO_PAY]
ONLY_NO_HOLIDAY: Final = [NO_HOLIDAY]
PRODUCTION: Final = Production()
PAYING: Final = Paying()
PUBLIC_PAYDAY: Final = PublicPayday()
RESTING: Final = Resting()
HOLIDAY_CLAIMS: Final = FundClaims(FOR_HOLIDAY)
NAME_MAYOR: Final = NameMayor()
MAYOR_CHOSEN: Final = MayorChosen()
