"""What a seat sees: what is public, its own secrets, and what it shares with another."""

import msgspec

from uprising.kernel import Talk, at

from ..rules import cards as c
from ..rules.moves_hiring import LETTERS
from ..rules.state import (
    EYES_CLOSED,
    WHISPERS,
    Bosses,
    Counter,
    Offer,
    Promise,
    reads,
    reads_words,
)
from ..rules.winning import aim


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


class AimView(msgspec.Struct, frozen=True):
    """FAB-WIN-3 to FAB-WIN-10: how far a seat has come on its own way to win."""

    reached: int
    goal: int


class SeatView(msgspec.Struct, frozen=True):
    """`coins` of a boss is None for others; `proven` is what she has shown in this phase.

    `aim` is for the seat itself, and for all at the end.
    """

    role: str | None
    aim: AimView | None
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
    robots_at_bankruptcy: int
    majority: int
    boss_target: int
    robot_price: int
    scrap_target: int
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
    return None if seat == c.NONE else at(seat)


def view(s: Bosses, seat: int | None) -> BossesView:
    """FAB-INFO-4: who sees what; `seat` None is a spectator."""
    me = c.NONE if seat is None else seat
    size = s.size()
    return BossesView(
        round=s.round,
        phase=c.PHASES[s.phase],
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
        robots_at_bankruptcy=s.half(),
        majority=s.majority(),
        boss_target=size.boss_target,
        robot_price=s.pack.robot_price,
        scrap_target=s.pack.destroyed_to_win,
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
    if s.ended and c.LUDDITE in s.roles:
        return s.roles.index(c.LUDDITE)
    if me != c.NONE and s.roles[me] == c.LUDDITE:
        return me
    return s.seen if s.is_worker(me) else c.NONE


def seat_view(s: Bosses, who: int, me: int) -> SeatView:
    side = s.side(who)
    boss = side != c.NONE
    known = boss or who == me or s.ended or (s.seen == who and s.is_worker(me))
    return SeatView(
        role=c.ROLES[s.roles[who]] if known else None,
        aim=AimView(*aim(s, who)) if who == me or s.ended else None,
        token=None if boss else s.pack.tokens[s.workers.index(who)].slug,
        company=s.companies[side] or None if boss else None,
        coins=s.coins[who] if not boss or who == me or s.ended else None,  # FAB-INFO-2
        proven=s.proven[side] if boss else 0,
        robots=s.robots[who],
        stressed=s.stressed[who] == 1,
        job=job(s, who),
        contract=contract(s, who, me),
        vote={c.WORKED: "work", c.STRUCK: "strike"}.get(s.struck[who]),
        bid=s.bids[side] if boss and s.bids else None,
    )


def job(s: Bosses, who: int) -> str | None:
    if s.job[who] == c.PUBLIC:
        return "~id-public-work"
    return None if s.job[who] == c.NONE else at(s.bosses[s.job[who]])


def contract(s: Bosses, who: int, me: int) -> ContractView | None:
    side = s.job[who]
    if side == c.NONE:
        return None
    private = s.row[who] >= LETTERS
    words: str | None = ""
    if side != c.PUBLIC:
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
        to=c.audience(offer.to),
        wage=offer.wage,
        holiday=offer.holiday,
        slots=offer.slots or None,
        left=left,
        words=offer.words,
    )


def private_offers(s: Bosses, me: int) -> list[OfferView]:
    """The private offers a boss has made, or those made to a worker."""
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
    kind = c.PROMISES[line.kind]
    return PromiseView(
        round=line.round,
        kind=kind,
        boss=at(line.boss),
        other=c.audience(line.other),
        coins=line.coins,
        extra=0 if kind == "bounty" else line.extra,
        target=at(line.extra) if kind == "bounty" else None,
        words=words,
        coins_stamp=c.STAMPS[line.first],
        other_stamp=c.STAMPS[line.second],
    )


def talk(s: Bosses, seat: int) -> Talk:
    """FAB-TALK-1: open chat always, whispers until the vote, silence while eyes are closed."""
    if s.allows(EYES_CLOSED):
        return Talk()
    others = tuple([who for who in range(len(s.roles)) if who != seat])
    return Talk(free=True, private=others if s.allows(WHISPERS) else ())
