"""What happens, and who sees what of it (FAB-INFO-4).

Seats are written "@2", things "~id-scab". Terms between two people are for those two alone. The
line somebody may add in words is a list of none or one.
"""

from typing import Annotated, TypeVar

from uprising.kernel import Event, Hidden, Only, Public

T = TypeVar("T")
ForWorker = Annotated[T | None, Only("who", "to")]
ForBoss = Annotated[T | None, Only("who", "boss")]
ForBosses = Annotated[T | None, Only("boss", "rival")]
ForParties = Annotated[T | None, Only("boss", "eyes")]


class RoleDealt(Event, frozen=True, tag="role-dealt"):
    """A worker got her role card; only she sees which."""

    opens = True
    who: Public[str]
    role: Annotated[str | None, Only("who")]


class BossShown(Event, frozen=True, tag="boss-shown"):
    """FAB-SETUP-2: a boss was dealt, and shows herself."""

    opens = True
    who: Public[str]
    role: Public[str]


class LeadChosen(Event, frozen=True, tag="lead-chosen"):
    """FAB-SETUP-10: the first lead worker was drawn."""

    opens = True
    who: Public[str]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """FAB-ROUND-1, FAB-ROUND-3: a round began, with its lead worker and its chair."""

    number: Public[int]
    lead: Public[str]
    chair: Public[str]


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """FAB-SETUP-5: the hourglass moved on to a phase; `phase` is its card, with its line."""

    phase: Public[str]


class CompanyNamed(Event, frozen=True, tag="company-named"):
    """FAB-SETUP-9: a boss named her company and pitched it."""

    who: Public[str]
    words: Public[str]


class RobotsBought(Event, frozen=True, tag="robots-bought"):
    """FAB-HIRE-2: a boss ordered robots and got as many as there were."""

    opens = True
    who: Public[str]
    ordered: Public[int]
    got: Public[int]


class OfferMade(Event, frozen=True, tag="offer-made"):
    """FAB-HIRE-6: an offer to everybody went up on the board."""

    opens = True
    who: Public[str]
    to: Public[str]
    wage: Public[int]
    holiday: Public[bool]
    slots: Public[int]
    words: Public[tuple[str, ...]]


class PrivateOfferMade(Event, frozen=True, tag="private-offer-made"):
    """FAB-HIRE-6: an offer went to one worker."""

    opens = True
    who: ForWorker[str]
    to: ForWorker[str]
    wage: ForWorker[int]
    holiday: ForWorker[bool]
    slots: ForWorker[int]
    words: ForWorker[tuple[str, ...]]


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    """FAB-HIRE-8: an offer to everybody was taken back."""

    opens = True
    who: Public[str]
    to: Public[str]
    wage: Public[int]
    holiday: Public[bool]


class PrivateOfferWithdrawn(Event, frozen=True, tag="private-offer-withdrawn"):
    """FAB-HIRE-8: an offer to one worker was taken back."""

    opens = True
    who: ForWorker[str]
    to: ForWorker[str]
    wage: ForWorker[int]
    holiday: ForWorker[bool]


class CounterMade(Event, frozen=True, tag="counter-made"):
    """FAB-HIRE-8: a worker asked a boss for other terms, between the two of them."""

    opens = True
    who: ForBoss[str]
    boss: ForBoss[str]
    wage: ForBoss[int]
    holiday: ForBoss[bool]
    words: ForBoss[tuple[str, ...]]


class Hired(Event, frozen=True, tag="hired"):
    """FAB-HIRE-10: a worker placed her token; `job` is a boss or Public Work."""

    opens = True
    who: Public[str]
    job: Public[str]
    wage: Public[int]
    holiday: Public[bool]


class BidShown(Event, frozen=True, tag="bid"):
    """FAB-SEC-1, FAB-SEC-2: a boss showed her fingers and paid."""

    opens = True
    who: Public[str]
    fingers: Public[int]
    paid: Public[int]


class SecurityGiven(Event, frozen=True, tag="security-given"):
    """FAB-SEC-4: who holds Security; nobody after a tie."""

    opens = True
    who: Public[str]


class Voted(Event, frozen=True, tag="voted"):
    """FAB-STRIKE-1: a fist or an open hand."""

    opens = True
    who: Public[str]
    vote: Public[str]


class StrikeCounted(Event, frozen=True, tag="strike-counted"):
    """FAB-STRIKE-3: how many struck, and whether that was enough."""

    opens = True
    strikers: Public[int]
    needed: Public[int]
    success: Public[bool]


class Balloted(Event, frozen=True, tag="balloted"):
    """FAB-DEC-1: a ballot was opened."""

    opens = True
    who: Public[str]
    topic: Public[str]
    choice: Public[str]


class Decided(Event, frozen=True, tag="decided"):
    """FAB-DEC-1, FAB-DEC-3: what came of a ballot; `by` is the workers or the bosses."""

    opens = True
    topic: Public[str]
    choice: Public[str]
    by: Public[str]


class StrikeIdle(Event, frozen=True, tag="strike-idle"):
    """FAB-STRIKE-9: a successful strike found nothing to do."""

    opens = True


class Expropriated(Event, frozen=True, tag="expropriated"):
    """FAB-STRIKE-7: a blue robot turned red and went to a worker."""

    opens = True
    boss: Public[str]
    who: Public[str]


class Accelerated(Event, frozen=True, tag="accelerated"):
    """FAB-STRIKE-8: a boss had to buy a robot."""

    opens = True
    boss: Public[str]


class RobotDestroyed(Event, frozen=True, tag="robot-destroyed"):
    """FAB-SAB-4: open eyes see who did it; the bosses and spectators only whose robot is gone."""

    opens = True
    owner: Public[str]
    who: Annotated[str | None, Only("eyes")]
    eyes: Hidden[tuple[str, ...]]


class NothingDestroyed(Event, frozen=True, tag="nothing-destroyed"):
    """FAB-SAB-5: the countdown ran out and nothing was broken."""

    opens = True


class CouldNotPay(Event, frozen=True, tag="could-not-pay"):
    """FAB-MONO-1: a boss cannot pay; what she lacks is for the bosses' eyes."""

    opens = True
    boss: Public[str]
    rival: Public[str]
    coins: ForBosses[int]


class Rescued(Event, frozen=True, tag="rescued"):
    """FAB-MONO-4: the other boss lent enough; how much is for the bosses' eyes."""

    opens = True
    boss: Public[str]
    rival: Public[str]
    coins: ForBosses[int]


class Bankrupt(Event, frozen=True, tag="bankrupt"):
    """FAB-MONO-1, FAB-MONO-2: a boss is out, and her robots are expropriated."""

    opens = True
    boss: Public[str]
    robots: Public[int]


class Produced(Event, frozen=True, tag="produced"):
    """FAB-PROD-1, FAB-PROD-2: coins from the Bank for work and robots."""

    who: Public[str]
    coins: Public[int]


class SlipPaid(Event, frozen=True, tag="slip-paid"):
    """FAB-PAY-3: one line of a pay slip, beside what the contract said."""

    opens = True
    boss: Public[str]
    who: Public[str]
    wage: Public[int]
    paid: Public[int]
    holiday: Public[bool]
    granted: Public[bool]
    stamp: Public[str]


class Given(Event, frozen=True, tag="given"):
    """FAB-GIFT-1: a gift; only its note is private."""

    opens = True
    boss: Public[str]
    who: Public[str]
    coins: Public[int]
    words: Annotated[tuple[str, ...] | None, Only("boss", "who")]


class PublicPaid(Event, frozen=True, tag="public-paid"):
    """FAB-PAY-5: Public Work paid its coin and its Holiday."""

    who: Public[str]
    coins: Public[int]


class HolidayBought(Event, frozen=True, tag="holiday-bought"):
    """FAB-PAY-6: a worker paid for her own Holiday."""

    opens = True
    who: Public[str]
    own: Public[int]
    fund: Public[int]


class HolidayCancelled(Event, frozen=True, tag="holiday-cancelled"):
    """FAB-PAY-6: the Fund could not serve her, so nothing was spent."""

    opens = True
    who: Public[str]


class FundVoted(Event, frozen=True, tag="fund-voted"):
    """FAB-FUND-4: whom a worker wants served from the Fund."""

    opens = True
    who: Public[str]
    choice: Public[str]


class FundOrdered(Event, frozen=True, tag="fund-ordered"):
    """FAB-FUND-4: the chair put one requester before the others."""

    opens = True
    chair: Public[str]
    who: Public[str]


class MayorNamed(Event, frozen=True, tag="mayor-named"):
    """FAB-MAYOR-4, FAB-MAYOR-5, FAB-MAYOR-6: the Mayor of this round, or nobody, and why."""

    opens = True
    who: Public[str]
    why: Public[str]


class Decreed(Event, frozen=True, tag="decreed"):
    """FAB-MAYOR-7: how many and whom the Mayor exempts, and whom she surcharges."""

    opens = True
    who: Public[str]
    exempt: Public[int]
    seats: Public[tuple[str, ...]]
    surcharged: Public[str]


class FundRequested(Event, frozen=True, tag="fund-requested"):
    """FAB-RENT-4: whether a worker short of rent asked the Fund."""

    opens = True
    who: Public[str]
    asked: Public[bool]


class RentPaid(Event, frozen=True, tag="rent-paid"):
    """FAB-RENT-1, FAB-RENT-2: rent went to the Bank, own coins and the Fund's."""

    who: Public[str]
    own: Public[int]
    fund: Public[int]


class Stressed(Event, frozen=True, tag="stressed"):
    """FAB-RENT-2: a worker could not pay."""

    who: Public[str]


class Donated(Event, frozen=True, tag="donated"):
    """FAB-FUND-1, FAB-FUND-5: a donation to the Fund."""

    opens = True
    who: Public[str]
    coins: Public[int]


class Lent(Event, frozen=True, tag="lent"):
    """FAB-LOAN-1: a loan, seen by the two bosses."""

    opens = True
    boss: ForBosses[str]
    rival: ForBosses[str]
    coins: ForBosses[int]
    repay: ForBosses[int]
    words: ForBosses[tuple[str, ...]]


class BountyPosted(Event, frozen=True, tag="bounty-posted"):
    """FAB-BRIBE-1: a bounty, seen by the boss and by one worker or all of them (`eyes`)."""

    opens = True
    boss: ForParties[str]
    to: ForParties[str]
    coins: ForParties[int]
    target: ForParties[str]
    words: ForParties[tuple[str, ...]]
    eyes: Hidden[tuple[str, ...]]


class CoinsShown(Event, frozen=True, tag="coins-shown"):
    """FAB-INFO-1: a boss proved that she holds at least so much."""

    opens = True
    boss: Public[str]
    coins: Public[int]


class Declared(Event, frozen=True, tag="declared"):
    """FAB-WIN-11: a player declared victory."""

    opens = True
    who: Public[str]


class WonWith(Event, frozen=True, tag="won-with"):
    """FAB-WIN-7, FAB-WIN-8: a Scab who worked for a winning boss this round wins with her."""

    opens = True
    who: Public[str]
    boss: Public[str]


class FundTaken(Event, frozen=True, tag="fund-taken"):
    """FAB-WIN-6: a winning Startupper emptied the Fund."""

    opens = True
    who: Public[str]
    coins: Public[int]


class RoleShown(Event, frozen=True, tag="role-shown"):
    """At the end every role is shown."""

    opens = True
    who: Public[str]
    role: Public[str]
