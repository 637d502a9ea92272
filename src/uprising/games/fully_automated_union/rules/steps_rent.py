"""Phases 5 and 6, and the treason windows: who is paid, who pays, and who is eliminated."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Step, at

from ..seen import events
from . import moves
from .cards import BANK, BOSS, NONE
from .effects import ask_sealed, calm, check_end, clear_eliminated, end, neediest, pay, stress
from .state import EITHER_SPOUSE_PAYS, ONLY_DECLARERS_WIN, Factory


class Payday(Step[Factory]):
    """FAU-PAY-1: the boss's robots produce; FAU-PAY-6: then everybody, as one step."""

    def enter(self, s: Factory) -> None:
        pay(s, BANK, BOSS, s.blue * s.pack.blue_income, "income")
        for seat in s.clockwise():
            earn(s, seat)


def earn(s: Factory, seat: int) -> None:
    """FAU-PAY-5: coins first, then Stress removed, then Stress added.

    FAU-PAY-2: who worked gets her wage and its effects; FAU-PAY-3: who struck gets neither, good
    or bad; FAU-PAY-4: a red robot pays in any case. FAU-CARD-02a: who shares an option gets all
    of its wage. Cases: FAU-EX-4, FAU-EDGE-34, FAU-EDGE-35, FAU-EDGE-36, FAU-EDGE-43, FAU-EDGE-51.
    """
    robots = s.red[seat] * s.pack.red_income
    if s.votes[seat] != moves.WORK:
        pay(s, BANK, seat, robots, "robots")
        return
    terms = s.terms(s.job[seat])
    pay(s, BANK, seat, terms.wage + robots + s.bonus[seat], "wage")
    if terms.holiday:
        calm(s, seat)
    if terms.stress or s.strain[seat]:
        stress(s, seat)


class Window(Step[Factory]):
    """FAU-TRAIT-4: at the end of phases 2, 5 and 6 those who can may declare Class Treason.

    FAU-TRAIT-3, FAU-TRAIT-5: all who qualify are asked at once; one yes, and all of them win, or
    by a house rule those who said so.
    Cases: FAU-EDGE-18, FAU-EDGE-19, FAU-EDGE-20, FAU-EDGE-54.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Declare,)

    def enter(self, s: Factory) -> None:
        stake = (("together", 0 if ONLY_DECLARERS_WIN in s.house else 1),)
        for seat in range(len(s.out)):
            if s.is_traitor(seat):
                ask_sealed(s, self, seat, "ask-declare", "FAU-TRAIT-5", moves.DECLARATIONS, stake)

    def revealed(self, s: Factory, answers: dict[int, moves.Declare]) -> None:
        declared: list[int] = []
        for seat, move in answers.items():
            if move.yes:
                declared.append(seat)
            if s.telling:
                answered = events.TreasonDeclared if move.yes else events.TreasonDeclined
                s.tell(answered(at(seat)))
        if declared:
            winners = declared if ONLY_DECLARERS_WIN in s.house else list(answers)
            for seat in winners:
                if seat not in declared and s.telling:
                    s.tell(events.TreasonShared(at(seat)))
            end(s, winners, "end-treason", "FAU-TRAIT-5")

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: yes."""
        return moves.DECLARE_YES


# Phase 6, Rent


class Rent(Step[Factory]):
    """FAU-RENT-1, FAU-RENT-5: clockwise, whoever can pays the boss; FAU-RENT-4: all or nothing.

    FAU-RENT-7: then spouses may cover, and only then anybody is Stressed or eliminated. Cases:
    FAU-EX-5, FAU-EX-7, FAU-EDGE-13.
    """

    def enter(self, s: Factory) -> None:
        for seat in s.clockwise():
            rent = s.rent(seat)
            if s.coins[seat] >= rent:
                pay(s, seat, BOSS, rent, "rent")
            else:
                s.owing[seat] = 1
                if s.telling:
                    s.tell(events.RentUnpaid(at(seat), rent))
        if s.spouse == NONE:
            return
        if s.owing[s.spouse] != s.owing[s.partner]:
            s.push(COVERING[s.spouse if s.owing[s.spouse] else s.partner])
        elif s.owing[s.spouse] and EITHER_SPOUSE_PAYS in s.house:
            s.then(COVERING[s.spouse], COVERING[s.partner])


class Covering(Step[Factory]):
    """FAU-RENT-6: the spouse, who has paid her own, adds the whole of what is lacking, or nothing.

    FAU-EDGE-57: one who could not pay her own rent covers nobody's, but for a house rule: then
    she may, and stays in debt herself. Cases: FAU-EDGE-46, FAU-EDGE-47.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Cover,)

    def __init__(self, tenant: int) -> None:
        self.tenant: Final = tenant

    def enter(self, s: Factory) -> None:
        payer = s.married_to(self.tenant)
        lack = s.rent(self.tenant) - s.coins[self.tenant]
        if s.coins[payer] >= lack:
            about = (("who", at(self.tenant)), ("coins", lack))
            s.ask(self, Ask(payer, "ask-cover", "FAU-RENT-6", moves.COVERS, about=about))

    def answer(self, s: Factory, seat: int, move: moves.Cover) -> None:
        if s.telling:
            answered = events.RentCovered if move.yes else events.RentNotCovered
            s.tell(answered(at(seat), at(self.tenant)))
        if move.yes:
            own = s.coins[self.tenant]
            lack = s.rent(self.tenant) - own
            pay(s, self.tenant, BOSS, own, "rent")
            pay(s, seat, BOSS, lack, "rent")
            s.owing[self.tenant] = 0

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: cover."""
        return moves.COVER_YES


class Settle(Step[Factory]):
    """FAU-RENT-3, FAU-RENT-7: who owes is Stressed, or eliminated if she was Stressed before.

    FAU-ELIM-1: only here. FAU-LOSE-3 comes before anything is left or inherited. Cases:
    FAU-EDGE-14, FAU-EDGE-15, FAU-EDGE-16, FAU-EDGE-55.
    """

    def enter(self, s: Factory) -> None:
        eliminated = NONE
        for seat in s.clockwise():
            if not s.owing[seat]:
                continue
            s.owing[seat] = 0
            if s.stressed[seat]:
                s.out[seat] = 1
                eliminated = seat
                if s.telling:
                    s.tell(events.Eliminated(at(seat)))
            else:
                stress(s, seat)
        if eliminated == NONE or check_end(s):
            return
        # A second elimination in the same rent would have been the defeat at every player count.
        clear_eliminated(s, eliminated)
        if s.red[eliminated]:
            s.push(INHERITING[eliminated])


class Inheriting(Step[Factory]):
    """FAU-ELIM-3: her robots pass as a block to one player, named by the starting player.

    If she herself is eliminated, the next player clockwise names. Case: FAU-EDGE-49.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Assign,)

    def __init__(self, dead: int) -> None:
        self.dead: Final = dead

    def enter(self, s: Factory) -> None:
        namer = s.after(s.first) if s.out[s.first] else s.first
        about = (("who", at(self.dead)), ("robots", s.red[self.dead]))
        possible = moves.legal(s, namer, moves.ASSIGN[: s.seats()])
        s.ask(self, Ask(namer, "ask-inherit", "FAU-ELIM-3", possible, about=about))

    def answer(self, s: Factory, seat: int, move: moves.Assign) -> None:
        robots = s.red[self.dead]
        s.red[self.dead] = 0
        s.red[move.who] += robots
        if s.telling:
            s.tell(events.RobotsInherited(at(move.who), at(self.dead), robots))

    def default(self, s: Factory, seat: int) -> Move[Any]:
        return moves.ASSIGN[neediest(s)]


PAYDAY: Final = Payday()
WINDOW: Final = Window()
RENT: Final = Rent()
COVERING: Final = [Covering(seat) for seat in range(4)]
SETTLE: Final = Settle()
INHERITING: Final = [Inheriting(seat) for seat in range(4)]
