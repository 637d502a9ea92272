"""What is seen (FAU-INFO-1): everything but the order of the decks and the events left out.

FAU-TALK-2: coins are never hidden. Nothing here depends on the seat that looks; answers that are
still sealed are the kernel's to keep.
"""

import msgspec

from uprising.kernel import at

from ..rules import cards
from ..rules.cards import CONTRACT_NAMES, EVENT_NAMES, LETTERS, NONE, OPTIONS, Terms, job_name
from ..rules.moves import VOTE_NAMES
from ..rules.state import Factory
from ..rules.steps import phase


class Option(msgspec.Struct, frozen=True):
    """An option of a contract card; `taken` are the seats that have it this turn (as "@2")."""

    letter: str
    wage: int
    stress: bool
    holiday: bool
    indefinite: bool
    source: str
    taken: tuple[str, ...]


class ContractCard(msgspec.Struct, frozen=True):
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


class Running(msgspec.Struct, frozen=True):
    """An event that still governs this turn: for whom, and the phase that ends it (FAU-EVENT-7)."""

    card: str
    until: str
    whom: tuple[str, ...]


class UnionView(msgspec.Struct, frozen=True, tag="fully_automated_union"):
    """Prices and limits are the pack's."""

    turn: int
    phase: str
    first: str
    boss_coins: int
    blue: int
    supply: int
    red: int
    red_to_win: int
    blue_to_lose: int
    eliminated_to_lose: int
    robot_price: int
    blue_income: int
    red_income: int
    treason: int
    couple_treason: int
    majority: int
    workers: tuple[Worker, ...]
    event: str | None
    running: tuple[Running, ...]
    event_deck: int
    events_left_out: int
    event_discard: tuple[str, ...]
    offer: ContractCard | None
    shared: bool
    contract_deck: int
    contract_discard: tuple[str, ...]
    contracts_removed: tuple[str, ...]
    child_of_the_couple: bool


def view(s: Factory) -> UnionView:
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
        eliminated_to_lose=s.pack.eliminated_to_lose[n - 2],
        robot_price=s.pack.robot_price,
        blue_income=s.pack.blue_income,
        red_income=s.pack.red_income,
        treason=s.pack.treason,
        couple_treason=s.pack.couple_treason,
        majority=s.majority(),
        workers=tuple([worker(s, who) for who in range(n)]),
        event=None if s.drawn == NONE else EVENT_NAMES[s.drawn],
        running=running(s),
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


def worker(s: Factory, who: int) -> Worker:
    spouse = s.married_to(who)
    held = ((cards.BIRTH, s.parent), (cards.GENTRIFICATION, s.gentrified))
    events = [EVENT_NAMES[card] for card, holder in held if holder == who]
    if spouse != NONE:
        events.append(EVENT_NAMES[cards.MARRIAGE])
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


def running(s: Factory) -> tuple[Running, ...]:
    """The event of this turn, once it is discarded and until what it changes is over."""
    now = phase(s)
    if s.drawn != NONE or not s.event_discard:
        return ()
    if s.shared and now in ("event", "contracts"):
        card = EVENT_NAMES[cards.COLLECTIVE_AGREEMENT]
        return (Running(card, "contracts", tuple([at(who) for who in s.active()])),)
    whom = [at(who) for who in s.active() if s.bonus[who] or s.strain[who]]
    if not whom or now in ("payday", "rent", "over"):
        return ()
    return (Running(EVENT_NAMES[s.event_discard[-1]], "payday", tuple(whom)),)


def offer(s: Factory) -> ContractCard:
    options = s.pack.contracts[s.offer].options
    return ContractCard(
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
