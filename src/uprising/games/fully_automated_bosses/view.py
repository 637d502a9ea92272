"""What is seen: everything on the table, one's own secrets, and what two people share."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, Talk, at

from . import events as e
from .cards import (
    ABSTAIN,
    ACCELERATION,
    ALL,
    EXPROPRIATION,
    LUDDITE,
    NONE,
    PHASES,
    PROMISES,
    PUBLIC,
    ROLES,
    STAMPS,
    STRUCK,
    TOPICS,
    WORKED,
)
from .moves_hiring import LETTERS
from .state import (
    EYES_CLOSED,
    WHISPERS,
    Bosses,
    Counter,
    Moment,
    Offer,
    Promise,
    reads,
    reads_words,
)


class OfferView(msgspec.Struct, frozen=True):
    """`number` is what `hire` calls it: 0 the standing offer; private ones count on their own."""

    boss: str
    number: int
    to: str
    wage: int
    holiday: bool
    slots: int | None
    left: int | None
    words: str


class CounterView(msgspec.Struct, frozen=True):
    worker: str
    boss: str
    wage: int
    holiday: bool
    words: str


class ContractView(msgspec.Struct, frozen=True):
    """FAB-HIRE-10: terms are public; the words of a private offer are for its parties."""

    wage: int
    holiday: bool
    private: bool
    words: str | None
    paid: int
    granted: bool


class PromiseView(msgspec.Struct, frozen=True):
    """FAB-INFO-3: a line of the ledger, stamped only where the table can check."""

    round: int
    kind: str
    boss: str
    other: str
    coins: int
    extra: int
    target: str | None
    words: str | None
    coins_stamp: str
    other_stamp: str


class SeatView(msgspec.Struct, frozen=True):
    """`coins` of a boss is None for others; `proven` is what she has shown in this phase."""

    role: str | None
    token: str | None
    company: str | None
    coins: int | None
    proven: int
    robots: int
    stressed: bool
    job: str | None
    contract: ContractView | None
    vote: str | None
    bid: int | None


class BossesView(msgspec.Struct, frozen=True, tag="bosses"):
    """The table of The Fully Automated Board Game for 5 to 10."""

    round: int
    phase: str
    lead: str
    chair: str
    bosses: tuple[str, ...]
    seats: tuple[SeatView, ...]
    fund: int
    supply: int
    destroyed: int
    seized: int
    automated: int
    robots_to_win: int
    majority: int
    boss_target: int
    startupper_target: int
    public_slots: int
    security: str | None
    mayor: str | None
    exempt: tuple[str, ...]
    surcharged: str | None
    luddite: str | None
    suspects: tuple[str, ...]
    offers: tuple[OfferView, ...]
    letters: tuple[OfferView, ...]
    counters: tuple[CounterView, ...]
    claims: tuple[int, ...]
    ledger: tuple[PromiseView, ...]


def seat_or_none(seat: int) -> str | None:
    return None if seat == NONE else at(seat)


def audience(seat: int) -> str:
    return "~id-everybody" if seat == ALL else at(seat)


def view(s: Bosses, seat: int | None) -> BossesView:
    """FAB-INFO-4: who sees what; `seat` None is a spectator."""
    me = NONE if seat is None else seat
    size = s.size()
    return BossesView(
        round=s.round,
        phase=PHASES[s.phase],
        lead=at(s.lead),
        chair=at(s.chair),
        bosses=tuple([at(boss) for boss in s.bosses]),
        seats=tuple([seat_view(s, who, me) for who in range(len(s.roles))]),
        fund=s.fund,
        supply=s.supply,
        destroyed=s.destroyed,
        seized=s.seized,
        automated=s.automated(),
        robots_to_win=len(s.workers),
        majority=s.majority(),
        boss_target=size.boss_target,
        startupper_target=len(s.roles),
        public_slots=size.public_slots,
        security=seat_or_none(s.security),
        mayor=seat_or_none(s.mayor),
        exempt=tuple([at(who) for who in range(len(s.roles)) if s.exempt >> who & 1]),
        surcharged=seat_or_none(s.surcharged),
        luddite=seat_or_none(luddite(s, me)),
        suspects=tuple([at(w) for w in s.workers if s.suspects >> w & 1]) if size.luddite else (),
        offers=tuple(
            public_offer(s, side, row) for side in range(2) for row in range(len(s.boards[side]))
        ),
        letters=tuple(private_offers(s, me)),
        counters=tuple([counter(c) for c in s.counters if me in (c.worker, c.boss)]),
        claims=tuple(s.claims),
        ledger=tuple([promise(s, line, me) for line in s.ledger if reads(s, line, me)]),
    )


def luddite(s: Bosses, me: int) -> int:
    """FAB-SAB-4: the workers saw who destroyed a robot."""
    if s.ended and LUDDITE in s.roles:
        return s.roles.index(LUDDITE)
    if me != NONE and s.roles[me] == LUDDITE:
        return me
    return s.seen if s.is_worker(me) else NONE


def seat_view(s: Bosses, who: int, me: int) -> SeatView:
    side = s.side(who)
    boss = side != NONE
    known = boss or who == me or s.ended or (s.seen == who and s.is_worker(me))
    return SeatView(
        role=ROLES[s.roles[who]] if known else None,
        token=None if boss else s.pack.tokens[s.workers.index(who)].slug,
        company=s.companies[side] or None if boss else None,
        coins=s.coins[who] if not boss or who == me or s.ended else None,  # FAB-INFO-2
        proven=s.proven[side] if boss else 0,
        robots=s.robots[who],
        stressed=s.stressed[who] == 1,
        job=job(s, who),
        contract=contract(s, who, me),
        vote={WORKED: "work", STRUCK: "strike"}.get(s.struck[who]),
        bid=s.bids[side] if boss and s.bids else None,
    )


def job(s: Bosses, who: int) -> str | None:
    if s.job[who] == PUBLIC:
        return "~id-public-work"
    return None if s.job[who] == NONE else at(s.bosses[s.job[who]])


def contract(s: Bosses, who: int, me: int) -> ContractView | None:
    side = s.job[who]
    if side == NONE:
        return None
    private = s.row[who] >= LETTERS
    words: str | None = ""
    if side != PUBLIC:
        offers = s.letters[side] if private else s.boards[side]
        words = offers[s.row[who] % LETTERS].words
        if private and me not in (who, s.bosses[side]):
            words = None
    return ContractView(
        wage=s.wage[who],
        holiday=s.holiday[who] == 1,
        private=private,
        words=words,
        paid=s.paid[who],
        granted=s.granted[who] == 1,
    )


def public_offer(s: Bosses, side: int, row: int) -> OfferView:
    offer = s.boards[side][row]
    limited = offer.slots > 0
    left = s.slots_left(side, row) if limited else None
    return offer_view(s.bosses[side], row, offer, left)


def offer_view(boss: int, number: int, offer: Offer, left: int | None) -> OfferView:
    return OfferView(
        boss=at(boss),
        number=number,
        to=audience(offer.to),
        wage=offer.wage,
        holiday=offer.holiday,
        slots=offer.slots or None,
        left=left,
        words=offer.words,
    )


def private_offers(s: Bosses, me: int) -> list[OfferView]:
    """Hers to everybody she wrote to, or those written to her."""
    found = []
    for side in range(2):
        counts: dict[int, int] = {}
        for offer in s.letters[side]:
            counts[offer.to] = counts.get(offer.to, 0) + 1
            if me in (s.bosses[side], offer.to):
                found.append(offer_view(s.bosses[side], counts[offer.to], offer, None))
    return found


def counter(c: Counter) -> CounterView:
    return CounterView(at(c.worker), at(c.boss), c.wage, c.holiday, c.words)


def promise(s: Bosses, line: Promise, me: int) -> PromiseView:
    words = line.words if reads_words(s, line, me) else None
    kind = PROMISES[line.kind]
    return PromiseView(
        round=line.round,
        kind=kind,
        boss=at(line.boss),
        other=audience(line.other),
        coins=line.coins,
        extra=0 if kind == "bounty" else line.extra,
        target=at(line.extra) if kind == "bounty" else None,
        words=words,
        coins_stamp=STAMPS[line.first],
        other_stamp=STAMPS[line.second],
    )


def talk(s: Bosses, seat: int) -> Talk:
    """FAB-TALK-1: open chat always, whispers until the vote, silence while eyes are closed."""
    asker = s.asker
    flags = asker.free() if isinstance(asker, Moment) and s.asks else 0
    if flags & EYES_CLOSED:
        return Talk()
    others = tuple([who for who in range(len(s.roles)) if who != seat])
    return Talk(free=True, private=others if flags & WHISPERS else ())


# What is seen of events


class SawRole(msgspec.Struct, frozen=True, tag="role-dealt"):
    who: str
    role: str


class SawRoleHidden(msgspec.Struct, frozen=True, tag="role-hidden"):
    who: str


class SawLead(msgspec.Struct, frozen=True, tag="lead-chosen"):
    who: str


class SawRound(msgspec.Struct, frozen=True, tag="round-began"):
    number: int
    lead: str
    chair: str


class SawPhase(msgspec.Struct, frozen=True, tag="phase-began"):
    """FAB-SETUP-5: the phase card the hourglass stands on, with its line."""

    phase: str


class SawCompany(msgspec.Struct, frozen=True, tag="company-named"):
    who: str
    words: str


class SawBought(msgspec.Struct, frozen=True, tag="robots-bought"):
    who: str
    ordered: int
    got: int


class SawOffer(msgspec.Struct, frozen=True, tag="offer-made"):
    who: str
    to: str
    wage: int
    holiday: bool
    slots: int
    words: str


class SawWithdrawn(msgspec.Struct, frozen=True, tag="offer-withdrawn"):
    who: str
    to: str
    wage: int
    holiday: bool


class SawCounter(msgspec.Struct, frozen=True, tag="counter-made"):
    who: str
    boss: str
    wage: int
    holiday: bool
    words: str


class SawHired(msgspec.Struct, frozen=True, tag="hired"):
    who: str
    job: str
    wage: int
    holiday: bool


class SawBid(msgspec.Struct, frozen=True, tag="bid"):
    who: str
    fingers: int
    paid: int


class SawSecurity(msgspec.Struct, frozen=True, tag="security-given"):
    who: str


class SawVote(msgspec.Struct, frozen=True, tag="voted"):
    who: str
    vote: str


class SawCount(msgspec.Struct, frozen=True, tag="strike-counted"):
    strikers: int
    needed: int
    success: bool


class SawBallot(msgspec.Struct, frozen=True, tag="balloted"):
    who: str
    topic: str
    choice: str


class SawDecided(msgspec.Struct, frozen=True, tag="decided"):
    topic: str
    choice: str
    by: str


class SawIdle(msgspec.Struct, frozen=True, tag="strike-idle"):
    """Nothing but that it happened."""


class SawExpropriated(msgspec.Struct, frozen=True, tag="expropriated"):
    boss: str
    who: str


class SawAccelerated(msgspec.Struct, frozen=True, tag="accelerated"):
    boss: str


class SawDestroyed(msgspec.Struct, frozen=True, tag="robot-destroyed"):
    owner: str
    who: str


class SawGone(msgspec.Struct, frozen=True, tag="robot-gone"):
    owner: str


class SawNothing(msgspec.Struct, frozen=True, tag="nothing-destroyed"):
    """Nothing but that it happened."""


class SawShort(msgspec.Struct, frozen=True, tag="could-not-pay"):
    boss: str


class SawShortfall(msgspec.Struct, frozen=True, tag="shortfall"):
    boss: str
    coins: int


class SawRescued(msgspec.Struct, frozen=True, tag="rescued"):
    boss: str
    rival: str


class SawRescuedFor(msgspec.Struct, frozen=True, tag="rescued-for"):
    boss: str
    rival: str
    coins: int


class SawBankrupt(msgspec.Struct, frozen=True, tag="bankrupt"):
    boss: str
    robots: int


class SawProduced(msgspec.Struct, frozen=True, tag="produced"):
    who: str
    coins: int


class SawSlip(msgspec.Struct, frozen=True, tag="slip-paid"):
    boss: str
    who: str
    wage: int
    paid: int
    holiday: bool
    granted: bool
    stamp: str


class SawGift(msgspec.Struct, frozen=True, tag="given"):
    boss: str
    who: str
    coins: int


class SawGiftNote(msgspec.Struct, frozen=True, tag="given-note"):
    boss: str
    who: str
    coins: int
    words: str


class SawPublicPaid(msgspec.Struct, frozen=True, tag="public-paid"):
    who: str
    coins: int


class SawHoliday(msgspec.Struct, frozen=True, tag="holiday-bought"):
    who: str
    own: int
    fund: int


class SawCancelled(msgspec.Struct, frozen=True, tag="holiday-cancelled"):
    who: str


class SawFundVote(msgspec.Struct, frozen=True, tag="fund-voted"):
    who: str
    choice: str


class SawFundOrder(msgspec.Struct, frozen=True, tag="fund-ordered"):
    chair: str
    who: str


class SawMayor(msgspec.Struct, frozen=True, tag="mayor-named"):
    who: str


class SawDecree(msgspec.Struct, frozen=True, tag="decreed"):
    who: str
    exempt: int
    seats: tuple[str, ...]
    surcharged: str


class SawRequest(msgspec.Struct, frozen=True, tag="fund-requested"):
    who: str
    asked: bool


class SawRent(msgspec.Struct, frozen=True, tag="rent-paid"):
    who: str
    own: int
    fund: int


class SawStressed(msgspec.Struct, frozen=True, tag="stressed"):
    who: str


class SawDonated(msgspec.Struct, frozen=True, tag="donated"):
    who: str
    coins: int


class SawLent(msgspec.Struct, frozen=True, tag="lent"):
    boss: str
    coins: int
    repay: int
    words: str


class SawBounty(msgspec.Struct, frozen=True, tag="bounty-posted"):
    boss: str
    to: str
    coins: int
    target: str
    words: str


class SawShown(msgspec.Struct, frozen=True, tag="coins-shown"):
    boss: str
    coins: int


class SawDeclared(msgspec.Struct, frozen=True, tag="declared"):
    who: str


class SawFundTaken(msgspec.Struct, frozen=True, tag="fund-taken"):
    who: str
    coins: int


class SawRoleShown(msgspec.Struct, frozen=True, tag="role-shown"):
    who: str
    role: str


def somebody(seat: int) -> str:
    return "~id-nobody" if seat == NONE else at(seat)


def bits(mask: int) -> tuple[str, ...]:
    return tuple([at(seat) for seat in range(mask.bit_length()) if mask >> seat & 1])


def choice(value: int) -> str:
    names = {ABSTAIN: "abstain", EXPROPRIATION: "expropriation", ACCELERATION: "acceleration"}
    return f"~id-{names[value]}" if value in names else at(value)


def seen_by(event: Event, seat: int | None) -> msgspec.Struct | None:
    """What is for some eyes only comes first; the rest everybody sees."""
    match event:
        case e.RoleDealt():
            if event.seat == seat or event.role == 0:
                return SawRole(at(event.seat), f"~id-{ROLES[event.role]}")
            return SawRoleHidden(at(event.seat))
        case e.OfferMade():
            hidden = event.to != ALL and seat not in (event.boss, event.to)
            return (
                None
                if hidden
                else SawOffer(
                    at(event.boss),
                    audience(event.to),
                    event.wage,
                    event.holiday,
                    event.slots,
                    event.words,
                )
            )
        case e.OfferWithdrawn():
            hidden = event.to != ALL and seat not in (event.boss, event.to)
            return (
                None
                if hidden
                else SawWithdrawn(at(event.boss), audience(event.to), event.wage, event.holiday)
            )
        case e.CounterMade():
            hidden = seat not in (event.worker, event.boss)
            return (
                None
                if hidden
                else SawCounter(
                    at(event.worker), at(event.boss), event.wage, event.holiday, event.words
                )
            )
        case e.RobotDestroyed():
            if seat is None or seat in event.blind:
                return SawGone(at(event.owner))
            return SawDestroyed(at(event.owner), at(event.actor))
        case e.CouldNotPay():
            if seat in (event.boss, event.rival):
                return SawShortfall(at(event.boss), event.shortfall)
            return SawShort(at(event.boss))
        case e.Rescued():
            if seat in (event.boss, event.rival):
                return SawRescuedFor(at(event.boss), at(event.rival), event.coins)
            return SawRescued(at(event.boss), at(event.rival))
        case e.Given():
            if seat in (event.boss, event.worker):
                return SawGiftNote(at(event.boss), at(event.worker), event.coins, event.words)
            return SawGift(at(event.boss), at(event.worker), event.coins)
        case e.Lent():
            return (
                SawLent(at(event.boss), event.coins, event.repay, event.words)
                if seat in (event.boss, event.rival)
                else None
            )
        case e.BountyPosted():
            if event.to == ALL:
                hidden = seat is None or seat == event.rival
            else:
                hidden = seat not in (event.boss, event.to)
            return (
                None
                if hidden
                else SawBounty(
                    at(event.boss), audience(event.to), event.coins, at(event.target), event.words
                )
            )
    return public(event)


def public(event: Event) -> msgspec.Struct:
    match event:
        case e.LeadChosen():
            return SawLead(at(event.seat))
        case e.RoundBegan():
            return SawRound(event.number, at(event.lead), at(event.chair))
        case e.PhaseBegan():
            return SawPhase(f"~phase-card-{PHASES[event.phase]}")
        case e.CompanyNamed():
            return SawCompany(at(event.boss), event.words)
        case e.RobotsBought():
            return SawBought(at(event.boss), event.ordered, event.got)
        case e.Hired():
            return SawHired(
                at(event.worker),
                "~id-public-work" if event.boss == NONE else at(event.boss),
                event.wage,
                event.holiday,
            )
        case e.Bid():
            return SawBid(at(event.boss), event.fingers, event.paid)
        case e.SecurityGiven():
            return SawSecurity(somebody(event.boss))
        case e.Voted():
            return SawVote(at(event.worker), "~id-strike" if event.struck else "~id-work")
        case e.StrikeCounted():
            return SawCount(event.strikers, event.needed, event.success)
        case e.Balloted():
            return SawBallot(at(event.seat), f"~topic-{TOPICS[event.topic]}", choice(event.choice))
        case e.Decided():
            return SawDecided(
                f"~topic-{TOPICS[event.topic]}",
                choice(event.choice),
                "~id-bosses" if event.bosses else "~id-workers",
            )
        case e.StrikeIdle():
            return SawIdle()
        case e.Expropriated():
            return SawExpropriated(at(event.boss), at(event.worker))
        case e.Accelerated():
            return SawAccelerated(at(event.boss))
        case e.NothingDestroyed():
            return SawNothing()
        case e.Bankrupt():
            return SawBankrupt(at(event.boss), event.robots)
        case e.Produced():
            return SawProduced(at(event.seat), event.coins)
        case e.SlipPaid():
            return SawSlip(
                at(event.boss),
                at(event.worker),
                event.wage,
                event.paid,
                event.holiday,
                event.granted,
                f"~stamp-{STAMPS[event.kept] if event.kept else 'void'}",
            )
        case e.PublicPaid():
            return SawPublicPaid(at(event.worker), event.coins)
        case e.HolidayBought():
            return SawHoliday(at(event.worker), event.own, event.fund)
        case e.HolidayCancelled():
            return SawCancelled(at(event.worker))
        case e.FundVoted():
            return SawFundVote(at(event.worker), at(event.choice))
        case e.FundOrdered():
            return SawFundOrder(at(event.chair), at(event.first))
        case e.MayorNamed():
            return SawMayor(somebody(event.seat))
        case e.Decreed():
            return SawDecree(
                at(event.mayor),
                event.exempt.bit_count(),
                bits(event.exempt),
                somebody(event.surcharged),
            )
        case e.FundRequested():
            return SawRequest(at(event.worker), event.asked)
        case e.RentPaid():
            return SawRent(at(event.seat), event.own, event.fund)
        case e.Stressed():
            return SawStressed(at(event.worker))
        case e.Donated():
            return SawDonated(at(event.worker), event.coins)
        case e.CoinsShown():
            return SawShown(at(event.boss), event.coins)
        case e.Declared():
            return SawDeclared(at(event.seat))
        case e.FundTaken():
            return SawFundTaken(at(event.worker), event.coins)
        case e.RoleShown():
            return SawRoleShown(at(event.seat), f"~id-{ROLES[event.role]}")
    raise AssertionError(event)
