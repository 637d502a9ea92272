"""What is seen (FAU-INFO-1): everything but the order of the decks and the events left out.

FAU-TALK-2: coins are never hidden. Nothing here depends on the seat that looks; answers that are
still sealed are the kernel's to keep.
"""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, at

from .cards import (
    BIRTH,
    BOSS,
    CONTRACT_NAMES,
    EVENT_NAMES,
    GENTRIFICATION,
    LETTERS,
    MARRIAGE,
    NONE,
    OPTIONS,
    Terms,
)
from .events import (
    Accelerated,
    CalmedDown,
    CardKept,
    CoinsMoved,
    ContractRevealed,
    ContractsShuffled,
    ContractTaken,
    CustodyNamed,
    Eliminated,
    EventDiscarded,
    EventDrawn,
    EventIgnored,
    FirstChosen,
    GotStressed,
    Married,
    NobodyCouldVote,
    Nominated,
    RentCovered,
    RentUnpaid,
    RobotBought,
    RobotDestroyed,
    RobotsInherited,
    RobotTaken,
    StrikeCounted,
    TargetNamed,
    TenureEnded,
    TreasonAnswered,
    TurnBegan,
    Voted,
)
from .moves import VOTE_NAMES
from .state import Factory
from .steps import Assigning, Nominating, Picking, Reveal, Voting
from .steps_event import NameCarer, Patient, RuleCustody, Sabotage, Target
from .steps_rent import Covering, Inheriting, Rent, Window


class Option(msgspec.Struct, frozen=True):
    """An option of a contract card; `taken` are the seats that have it this turn (as "@2")."""

    letter: str
    wage: int
    stress: bool
    holiday: bool
    indefinite: bool
    source: str
    taken: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """This turn's contract card, wherever it lies by now."""

    card: str
    options: tuple[Option, ...]


class Worker(msgspec.Struct, frozen=True):
    """A player. `job` is this turn's contract, `tenure` a running one, as in `boom-c`."""

    coins: int
    stressed: bool
    robots: int
    eliminated: bool
    rent: int
    job: str | None
    tenure: str | None
    bonus: int
    strain: bool
    vote: str | None
    spouse: str | None
    events: tuple[str, ...]
    may_betray: bool


class UnionView(msgspec.Struct, frozen=True, tag="fully_automated_union"):
    turn: int
    phase: str
    first: str
    boss_coins: int
    blue: int
    supply: int
    red: int
    red_to_win: int
    blue_to_lose: int
    majority: int
    workers: tuple[Worker, ...]
    event: str | None
    event_deck: int
    events_left_out: int
    event_discard: tuple[str, ...]
    offer: Offer | None
    shared: bool
    contract_deck: int
    contract_discard: tuple[str, ...]
    contracts_removed: tuple[str, ...]
    child_of_the_couple: bool


def view(s: Factory, seat: int | None) -> UnionView:
    n = s.seats()
    return UnionView(
        turn=s.turn,
        phase=phase(s),
        first=at(s.first),
        boss_coins=s.boss,
        blue=s.blue,
        supply=s.supply,
        red=sum(s.red),
        red_to_win=s.pack.red_to_win[n - 2],
        blue_to_lose=s.pack.blue_to_lose[n - 2],
        majority=s.majority(),
        workers=tuple([worker(s, who) for who in range(n)]),
        event=None if s.drawn == NONE else EVENT_NAMES[s.drawn],
        event_deck=len(s.event_deck),
        events_left_out=len(s.event_aside),
        event_discard=tuple([EVENT_NAMES[card] for card in s.event_discard]),
        offer=None if s.offer == NONE else offer(s),
        shared=s.shared,
        contract_deck=len(s.contract_deck),
        contract_discard=tuple([CONTRACT_NAMES[card] for card in s.contract_discard]),
        contracts_removed=tuple([CONTRACT_NAMES[card] for card in s.contract_aside]),
        child_of_the_couple=s.ours,
    )


def phase(s: Factory) -> str:
    """FAU-SETUP-8: where the hourglass stands."""
    if s.ended:
        return "over"
    if isinstance(s.asker, Target | Patient | Sabotage | NameCarer | RuleCustody):
        return "event"
    if isinstance(s.asker, Picking):
        return "contracts"
    if isinstance(s.asker, Voting | Nominating | Assigning):
        return "strike"
    if isinstance(s.asker, Covering | Inheriting):
        return "rent"
    assert isinstance(s.asker, Window)
    if s.stack and isinstance(s.stack[-1], Reveal):
        return "event"
    return "payday" if s.stack and isinstance(s.stack[-1], Rent) else "rent"


def worker(s: Factory, who: int) -> Worker:
    spouse = s.married_to(who)
    held = ((BIRTH, s.parent), (GENTRIFICATION, s.gentrified))
    events = [EVENT_NAMES[card] for card, holder in held if holder == who]
    if spouse != NONE:
        events.append(EVENT_NAMES[MARRIAGE])
    return Worker(
        coins=s.coins[who],
        stressed=bool(s.stressed[who]),
        robots=s.red[who],
        eliminated=bool(s.out[who]),
        rent=s.rent(who),
        job=job_name(s.job[who]),
        tenure=job_name(s.tenure[who]),
        bonus=s.bonus[who],
        strain=bool(s.strain[who]),
        vote=VOTE_NAMES[s.votes[who]] if s.votes[who] else None,
        spouse=None if spouse == NONE else at(spouse),
        events=tuple(events),
        may_betray=s.is_traitor(who),
    )


def job_name(job: int) -> str | None:
    if job == NONE:
        return None
    return f"{CONTRACT_NAMES[job // OPTIONS]}-{LETTERS[job % OPTIONS]}"


def offer(s: Factory) -> Offer:
    options = s.pack.contracts[s.offer].options
    return Offer(
        card=CONTRACT_NAMES[s.offer],
        options=tuple([option(s, number, terms) for number, terms in enumerate(options)]),
    )


def option(s: Factory, number: int, terms: Terms) -> Option:
    job = s.offer * OPTIONS + number
    return Option(
        letter=LETTERS[number],
        wage=terms.wage,
        stress=terms.stress,
        holiday=terms.holiday,
        indefinite=terms.indefinite,
        source=terms.source,
        taken=tuple([at(seat) for seat in range(s.seats()) if s.job[seat] == job]),
    )


class SawFirst(msgspec.Struct, frozen=True, tag="first"):
    who: str


class SawTurn(msgspec.Struct, frozen=True, tag="turn"):
    turn: int
    who: str


class SawCoins(msgspec.Struct, frozen=True, tag="coins"):
    source: str
    target: str
    amount: int


class SawStressed(msgspec.Struct, frozen=True, tag="stressed"):
    who: str


class SawCalmed(msgspec.Struct, frozen=True, tag="calmed"):
    who: str


class SawBought(msgspec.Struct, frozen=True, tag="bought"):
    pass


class SawEvent(msgspec.Struct, frozen=True, tag="event"):
    who: str
    card: str
    text: str


class SawIgnored(msgspec.Struct, frozen=True, tag="ignored"):
    card: str


class SawTarget(msgspec.Struct, frozen=True, tag="target"):
    who: str
    target: str


class SawKept(msgspec.Struct, frozen=True, tag="kept"):
    who: str
    card: str


class SawDiscarded(msgspec.Struct, frozen=True, tag="discarded"):
    card: str


class SawMarried(msgspec.Struct, frozen=True, tag="married"):
    who: str
    other: str


class SawCustody(msgspec.Struct, frozen=True, tag="custody"):
    who: str
    carer: str


class SawDestroyed(msgspec.Struct, frozen=True, tag="destroyed"):
    owner: str


class SawShuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    cards: int


class SawContract(msgspec.Struct, frozen=True, tag="contract"):
    who: str
    card: str


class SawTaken(msgspec.Struct, frozen=True, tag="taken"):
    who: str
    card: str
    letter: str


class SawKeptJob(msgspec.Struct, frozen=True, tag="kept-job"):
    who: str
    card: str


class SawTenureEnded(msgspec.Struct, frozen=True, tag="tenure-ended"):
    who: str
    card: str


class SawVote(msgspec.Struct, frozen=True, tag="vote"):
    who: str
    vote: str


class SawNoVote(msgspec.Struct, frozen=True, tag="no-vote"):
    pass


class SawAccelerated(msgspec.Struct, frozen=True, tag="accelerated"):
    robots: int


class SawStrikeWon(msgspec.Struct, frozen=True, tag="strike-won"):
    fists: int
    needed: int


class SawStrikeLost(msgspec.Struct, frozen=True, tag="strike-lost"):
    fists: int
    needed: int


class SawNominated(msgspec.Struct, frozen=True, tag="nominated"):
    who: str
    target: str


class SawRobot(msgspec.Struct, frozen=True, tag="robot"):
    who: str


class SawInherited(msgspec.Struct, frozen=True, tag="inherited"):
    who: str
    dead: str
    robots: int


class SawUnpaid(msgspec.Struct, frozen=True, tag="unpaid"):
    who: str
    rent: int


class SawCovered(msgspec.Struct, frozen=True, tag="covered"):
    payer: str
    who: str


class SawNotCovered(msgspec.Struct, frozen=True, tag="not-covered"):
    payer: str
    who: str


class SawEliminated(msgspec.Struct, frozen=True, tag="eliminated"):
    who: str


class SawTreason(msgspec.Struct, frozen=True, tag="treason"):
    who: str


class SawLoyalty(msgspec.Struct, frozen=True, tag="loyalty"):
    who: str


def owner(who: int) -> str:
    """A seat, the boss or the Bank, as clients name them."""
    if who >= 0:
        return at(who)
    return "~id-boss" if who == BOSS else "~id-bank"


def event_name(card: int) -> str:
    return f"~id-{EVENT_NAMES[card]}"


def contract_name(card: int) -> str:
    return f"~id-{CONTRACT_NAMES[card]}"


def seen_by(event: Event, seat: int | None) -> msgspec.Struct:
    """Everything that happens is seen by everybody, spectators and the eliminated included."""
    match event:
        case FirstChosen():
            return SawFirst(at(event.seat))
        case TurnBegan():
            return SawTurn(event.turn, at(event.first))
        case CoinsMoved():
            return SawCoins(owner(event.source), owner(event.target), event.amount)
        case GotStressed():
            return SawStressed(at(event.seat))
        case CalmedDown():
            return SawCalmed(at(event.seat))
        case RobotBought():
            return SawBought()
        case EventDrawn():
            text = f"~text-{EVENT_NAMES[event.card]}"
            return SawEvent(at(event.seat), event_name(event.card), text)
        case EventIgnored():
            return SawIgnored(event_name(event.card))
        case TargetNamed():
            return SawTarget(at(event.seat), at(event.who))
        case CardKept():
            return SawKept(at(event.seat), event_name(event.card))
        case EventDiscarded():
            return SawDiscarded(event_name(event.card))
        case Married():
            return SawMarried(at(event.first), at(event.second))
        case CustodyNamed():
            return SawCustody(at(event.seat), at(event.who))
        case RobotDestroyed():
            return SawDestroyed(owner(event.owner))
    return seen_at_work(event)


def seen_at_work(event: Event) -> msgspec.Struct:
    """The same for what happens from phase 3 on."""
    match event:
        case ContractsShuffled():
            return SawShuffled(event.cards)
        case ContractRevealed():
            return SawContract(at(event.seat), contract_name(event.card))
        case ContractTaken():
            card, letter = contract_name(event.job // OPTIONS), LETTERS[event.job % OPTIONS]
            if event.kept:
                return SawKeptJob(at(event.seat), card)
            return SawTaken(at(event.seat), card, letter.upper())
        case TenureEnded():
            return SawTenureEnded(at(event.seat), contract_name(event.card))
        case Voted():
            return SawVote(at(event.seat), f"~id-{VOTE_NAMES[event.vote]}")
        case NobodyCouldVote():
            return SawNoVote()
        case Accelerated():
            return SawAccelerated(event.thumbs)
        case StrikeCounted():
            if event.taken:
                return SawStrikeWon(event.fists, event.needed)
            return SawStrikeLost(event.fists, event.needed)
        case Nominated():
            return SawNominated(at(event.seat), at(event.who))
        case RobotTaken():
            return SawRobot(at(event.seat))
        case RobotsInherited():
            return SawInherited(at(event.seat), at(event.dead), event.number)
        case RentUnpaid():
            return SawUnpaid(at(event.seat), event.rent)
        case RentCovered():
            if event.yes:
                return SawCovered(at(event.payer), at(event.seat))
            return SawNotCovered(at(event.payer), at(event.seat))
        case Eliminated():
            return SawEliminated(at(event.seat))
        case TreasonAnswered():
            return SawTreason(at(event.seat)) if event.yes else SawLoyalty(at(event.seat))
    raise AssertionError(event)
