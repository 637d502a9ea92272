"""What happened, in the past tense. Who sees what of it is said in view.py."""

from __future__ import annotations

from typing import ClassVar, Final

from uprising.kernel import Event


class RoleDealt(Event):
    """A seat got its role card: its own eyes only, but bosses show theirs (FAB-SETUP-2)."""

    __slots__ = ("role", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, role: int) -> None:
        self.seat: Final = seat
        self.role: Final = role


class LeadChosen(Event):
    """FAB-SETUP-10: the first lead worker was drawn."""

    __slots__ = ("seat",)
    opens: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class RoundBegan(Event):
    """FAB-ROUND-1, FAB-ROUND-3: a round began, with its lead worker and its chair."""

    __slots__ = ("chair", "lead", "number")

    def __init__(self, number: int, lead: int, chair: int) -> None:
        self.number: Final = number
        self.lead: Final = lead
        self.chair: Final = chair


class PhaseBegan(Event):
    """FAB-SETUP-5: the hourglass moved on to a phase."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase


class CompanyNamed(Event):
    """FAB-SETUP-9: a boss named her company and pitched it."""

    __slots__ = ("boss", "words")

    def __init__(self, boss: int, words: str) -> None:
        self.boss: Final = boss
        self.words: Final = words


class RobotsBought(Event):
    """FAB-HIRE-2: a boss ordered robots and got as many as there were."""

    __slots__ = ("boss", "got", "ordered")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, ordered: int, got: int) -> None:
        self.boss: Final = boss
        self.ordered: Final = ordered
        self.got: Final = got


class OfferMade(Event):
    """FAB-HIRE-6: an offer went up on the board, or to one worker."""

    __slots__ = ("boss", "holiday", "slots", "to", "wage", "words")
    opens: ClassVar[bool] = True

    def __init__(
        self, boss: int, to: int, wage: int, holiday: bool, slots: int, words: str
    ) -> None:
        self.boss: Final = boss
        self.to: Final = to
        self.wage: Final = wage
        self.holiday: Final = holiday
        self.slots: Final = slots
        self.words: Final = words


class OfferWithdrawn(Event):
    """FAB-HIRE-8: an offer was taken back."""

    __slots__ = ("boss", "holiday", "to", "wage")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, to: int, wage: int, holiday: bool) -> None:
        self.boss: Final = boss
        self.to: Final = to
        self.wage: Final = wage
        self.holiday: Final = holiday


class CounterMade(Event):
    """FAB-HIRE-8: a worker asked a boss for other terms, between the two of them."""

    __slots__ = ("boss", "holiday", "wage", "words", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, boss: int, wage: int, holiday: bool, words: str) -> None:
        self.worker: Final = worker
        self.boss: Final = boss
        self.wage: Final = wage
        self.holiday: Final = holiday
        self.words: Final = words


class Hired(Event):
    """FAB-HIRE-10: a worker placed her token; `boss` NONE is Public Work."""

    __slots__ = ("boss", "holiday", "wage", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, boss: int, wage: int, holiday: bool) -> None:
        self.worker: Final = worker
        self.boss: Final = boss
        self.wage: Final = wage
        self.holiday: Final = holiday


class Bid(Event):
    """FAB-SEC-1, FAB-SEC-2: a boss showed her fingers and paid."""

    __slots__ = ("boss", "fingers", "paid")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, fingers: int, paid: int) -> None:
        self.boss: Final = boss
        self.fingers: Final = fingers
        self.paid: Final = paid


class SecurityGiven(Event):
    """FAB-SEC-4: who holds Security; NONE after a tie."""

    __slots__ = ("boss",)
    opens: ClassVar[bool] = True

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss


class Voted(Event):
    """FAB-STRIKE-1: a fist or an open hand."""

    __slots__ = ("struck", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, struck: bool) -> None:
        self.worker: Final = worker
        self.struck: Final = struck


class StrikeCounted(Event):
    """FAB-STRIKE-3: how many struck, and whether that was enough."""

    __slots__ = ("needed", "strikers", "success")
    opens: ClassVar[bool] = True

    def __init__(self, strikers: int, needed: int, success: bool) -> None:
        self.strikers: Final = strikers
        self.needed: Final = needed
        self.success: Final = success


class Balloted(Event):
    """FAB-DEC-1: a ballot was opened."""

    __slots__ = ("choice", "seat", "topic")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, topic: int, choice: int) -> None:
        self.seat: Final = seat
        self.topic: Final = topic
        self.choice: Final = choice


class Decided(Event):
    """FAB-DEC-1, FAB-DEC-3: what came of a ballot; `bosses` says who decided."""

    __slots__ = ("bosses", "choice", "topic")
    opens: ClassVar[bool] = True

    def __init__(self, topic: int, choice: int, bosses: bool) -> None:
        self.topic: Final = topic
        self.choice: Final = choice
        self.bosses: Final = bosses


class StrikeIdle(Event):
    """FAB-STRIKE-9: a successful strike found nothing to do."""

    __slots__ = ()
    opens: ClassVar[bool] = True


class Expropriated(Event):
    """FAB-STRIKE-7: a blue robot turned red and went to a worker."""

    __slots__ = ("boss", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, worker: int) -> None:
        self.boss: Final = boss
        self.worker: Final = worker


class Accelerated(Event):
    """FAB-STRIKE-8: a boss had to buy a robot."""

    __slots__ = ("boss",)
    opens: ClassVar[bool] = True

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss


class RobotDestroyed(Event):
    """FAB-SAB-4: workers see who did it; bosses and spectators only whose robot is gone."""

    __slots__ = ("actor", "blind", "owner")
    opens: ClassVar[bool] = True

    def __init__(self, owner: int, actor: int, blind: tuple[int, ...]) -> None:
        self.owner: Final = owner
        self.actor: Final = actor
        self.blind: Final = blind


class NothingDestroyed(Event):
    """FAB-SAB-5: the countdown ran out and nothing was broken."""

    __slots__ = ()
    opens: ClassVar[bool] = True


class CouldNotPay(Event):
    """FAB-MONO-1: a boss cannot pay; the shortfall is for the bosses' eyes."""

    __slots__ = ("boss", "rival", "shortfall")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, shortfall: int, rival: int) -> None:
        self.boss: Final = boss
        self.shortfall: Final = shortfall
        self.rival: Final = rival


class Rescued(Event):
    """FAB-MONO-4: the other boss lent enough; how much is for the bosses' eyes."""

    __slots__ = ("boss", "coins", "rival")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, rival: int, coins: int) -> None:
        self.boss: Final = boss
        self.rival: Final = rival
        self.coins: Final = coins


class Bankrupt(Event):
    """FAB-MONO-1, FAB-MONO-2: a boss is out, and her robots are expropriated."""

    __slots__ = ("boss", "robots")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, robots: int) -> None:
        self.boss: Final = boss
        self.robots: Final = robots


class Produced(Event):
    """FAB-PROD-1, FAB-PROD-2: coins from the Bank for work and robots."""

    __slots__ = ("coins", "seat")

    def __init__(self, seat: int, coins: int) -> None:
        self.seat: Final = seat
        self.coins: Final = coins


class SlipPaid(Event):
    """FAB-PAY-3: one line of a pay slip, beside what the contract said."""

    __slots__ = ("boss", "granted", "holiday", "kept", "paid", "wage", "worker")
    opens: ClassVar[bool] = True

    def __init__(
        self, boss: int, worker: int, wage: int, paid: int, holiday: bool, granted: bool, kept: int
    ) -> None:
        self.boss: Final = boss
        self.worker: Final = worker
        self.wage: Final = wage
        self.paid: Final = paid
        self.holiday: Final = holiday
        self.granted: Final = granted
        self.kept: Final = kept


class Given(Event):
    """FAB-GIFT-1: a gift; only its note is private."""

    __slots__ = ("boss", "coins", "words", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, worker: int, coins: int, words: str) -> None:
        self.boss: Final = boss
        self.worker: Final = worker
        self.coins: Final = coins
        self.words: Final = words


class PublicPaid(Event):
    """FAB-PAY-5: Public Work paid its coin and its Holiday."""

    __slots__ = ("coins", "worker")

    def __init__(self, worker: int, coins: int) -> None:
        self.worker: Final = worker
        self.coins: Final = coins


class HolidayBought(Event):
    """FAB-PAY-6: a worker paid for her own Holiday."""

    __slots__ = ("fund", "own", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, own: int, fund: int) -> None:
        self.worker: Final = worker
        self.own: Final = own
        self.fund: Final = fund


class HolidayCancelled(Event):
    """FAB-PAY-6: the Fund could not serve her, so nothing was spent."""

    __slots__ = ("worker",)
    opens: ClassVar[bool] = True

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker


class FundVoted(Event):
    """FAB-FUND-4: whom a worker wants served from the Fund."""

    __slots__ = ("choice", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, choice: int) -> None:
        self.worker: Final = worker
        self.choice: Final = choice


class FundOrdered(Event):
    """FAB-FUND-4: the chair put one requester before the others."""

    __slots__ = ("chair", "first")
    opens: ClassVar[bool] = True

    def __init__(self, chair: int, first: int) -> None:
        self.chair: Final = chair
        self.first: Final = first


class MayorNamed(Event):
    """FAB-MAYOR-4, FAB-MAYOR-5, FAB-MAYOR-6: the Mayor of this round; NONE: nobody."""

    __slots__ = ("seat",)
    opens: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Decreed(Event):
    """FAB-MAYOR-7: whom the Mayor exempts (bits) and surcharges."""

    __slots__ = ("exempt", "mayor", "surcharged")
    opens: ClassVar[bool] = True

    def __init__(self, mayor: int, exempt: int, surcharged: int) -> None:
        self.mayor: Final = mayor
        self.exempt: Final = exempt
        self.surcharged: Final = surcharged


class FundRequested(Event):
    """FAB-RENT-4: whether a worker short of rent asked the Fund."""

    __slots__ = ("asked", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, asked: bool) -> None:
        self.worker: Final = worker
        self.asked: Final = asked


class RentPaid(Event):
    """FAB-RENT-1, FAB-RENT-2: rent went to the Bank, own coins and the Fund's."""

    __slots__ = ("fund", "own", "seat")

    def __init__(self, seat: int, own: int, fund: int) -> None:
        self.seat: Final = seat
        self.own: Final = own
        self.fund: Final = fund


class Stressed(Event):
    """FAB-RENT-2: a worker could not pay."""

    __slots__ = ("worker",)

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker


class Donated(Event):
    """FAB-FUND-1, FAB-FUND-5: a donation to the Fund."""

    __slots__ = ("coins", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, coins: int) -> None:
        self.worker: Final = worker
        self.coins: Final = coins


class Lent(Event):
    """FAB-LOAN-1: a loan, seen by the two bosses."""

    __slots__ = ("boss", "coins", "repay", "rival", "words")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, rival: int, coins: int, repay: int, words: str) -> None:
        self.boss: Final = boss
        self.rival: Final = rival
        self.coins: Final = coins
        self.repay: Final = repay
        self.words: Final = words


class BountyPosted(Event):
    """FAB-BRIBE-1: a bounty, seen by its parties."""

    __slots__ = ("boss", "coins", "rival", "target", "to", "words")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, rival: int, to: int, coins: int, target: int, words: str) -> None:
        self.boss: Final = boss
        self.rival: Final = rival
        self.to: Final = to
        self.coins: Final = coins
        self.target: Final = target
        self.words: Final = words


class CoinsShown(Event):
    """FAB-INFO-1: a boss proved that she holds at least so much."""

    __slots__ = ("boss", "coins")
    opens: ClassVar[bool] = True

    def __init__(self, boss: int, coins: int) -> None:
        self.boss: Final = boss
        self.coins: Final = coins


class Declared(Event):
    """FAB-WIN-11: a player declared victory."""

    __slots__ = ("seat",)
    opens: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class FundTaken(Event):
    """FAB-WIN-6: a winning Startupper emptied the Fund."""

    __slots__ = ("coins", "worker")
    opens: ClassVar[bool] = True

    def __init__(self, worker: int, coins: int) -> None:
        self.worker: Final = worker
        self.coins: Final = coins


class RoleShown(Event):
    """At the end every role is shown."""

    __slots__ = ("role", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, role: int) -> None:
        self.seat: Final = seat
        self.role: Final = role
