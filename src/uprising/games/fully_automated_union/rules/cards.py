"""The numbers, the six contract cards and the seventeen events (FAU-CONTR-14, FAU-EVENT-9)."""

from dataclasses import dataclass
from typing import Final

from uprising.kernel import at

NONE: Final = -1
BANK: Final = -1
BOSS: Final = -2
OPTIONS: Final = 4
"""Every contract card has four options, one for each of at most four players."""

# The events that rules name, by their place in EVENTS
PRODUCTION_BONUS: Final = 0
COLLECTIVE_AGREEMENT: Final = 1
DENTIST: Final = 2
GENTRIFICATION: Final = 4
MARRIAGE: Final = 5
BIRTH: Final = 6
MANDATORY_OVERTIME: Final = 10
GAMBLING: Final = 12
DISMISSAL: Final = 15

LETTERS: Final = "abcd"


@dataclass(frozen=True)
class Terms:
    """One option of a contract card: the wage and the icons."""

    rule: str
    wage: int
    stress: bool = False
    holiday: bool = False
    indefinite: bool = False
    source: str = "ruling"


@dataclass(frozen=True)
class Contract:
    """A contract card with its four options, A to D."""

    rule: str
    slug: str
    options: tuple[Terms, ...]
    hard_only: bool = False
    source: str = "ruling"


@dataclass(frozen=True)
class EventCard:
    """FAU-EVENT-2: an event, whether it stays, whom it concerns, and its one number if any.

    `source` says where the name comes from; of the effects only the parts that FAU-EVENT-9 calls
    forced are the book's, the rest is ours.
    """

    rule: str
    slug: str
    permanent: bool
    scope: str
    number: int = 0
    source: str = "book"


CONTRACTS: Final = (
    Contract("FAU-JOB-1", "boom", (
        Terms("FAU-JOB-1a", 3, stress=True, source="book"),
        Terms("FAU-JOB-1b", 2, source="book"),
        Terms("FAU-JOB-1c", 1, indefinite=True, source="book"),
        Terms("FAU-JOB-1d", 1, holiday=True),
    ), source="book"),
    Contract("FAU-JOB-2", "growth", (
        Terms("FAU-JOB-2a", 3, stress=True),
        Terms("FAU-JOB-2b", 2),
        Terms("FAU-JOB-2c", 1, holiday=True),
        Terms("FAU-JOB-2d", 1),
    )),
    Contract("FAU-JOB-3", "recovery", (
        Terms("FAU-JOB-3a", 2),
        Terms("FAU-JOB-3b", 2, stress=True),
        Terms("FAU-JOB-3c", 1, indefinite=True),
        Terms("FAU-JOB-3d", 1, holiday=True),
    )),
    Contract("FAU-JOB-4", "stagnation", (
        Terms("FAU-JOB-4a", 2, stress=True),
        Terms("FAU-JOB-4b", 1, indefinite=True),
        Terms("FAU-JOB-4c", 1),
        Terms("FAU-JOB-4d", 0, holiday=True),
    )),
    Contract("FAU-JOB-5", "recession", (
        Terms("FAU-JOB-5a", 2, stress=True),
        Terms("FAU-JOB-5b", 1),
        Terms("FAU-JOB-5c", 1, stress=True),
        Terms("FAU-JOB-5d", 0, holiday=True),
    )),
    Contract("FAU-JOB-6", "depression", (
        Terms("FAU-JOB-6a", 1),
        Terms("FAU-JOB-6b", 1, stress=True),
        Terms("FAU-JOB-6c", 0, holiday=True),
        Terms("FAU-JOB-6d", 0),
    ), hard_only=True, source="book"),
)  # fmt: skip

EVENTS: Final = (
    EventCard("FAU-CARD-01", "production-bonus", False, "chosen", 2),
    EventCard("FAU-CARD-02", "collective-agreement", False, "several"),
    EventCard("FAU-CARD-03", "dentist", False, "chosen", 2),
    EventCard("FAU-CARD-04", "divorce", False, "several"),
    EventCard("FAU-CARD-05", "gentrification", True, "starting", 1),
    EventCard("FAU-CARD-06", "marriage", True, "several"),
    EventCard("FAU-CARD-07", "birth", True, "starting", 1),
    EventCard("FAU-CARD-08", "sabotage", False, "starting"),
    EventCard("FAU-CARD-09", "eviction", False, "chosen"),
    EventCard("FAU-CARD-10", "union", False, "several", 1),
    EventCard("FAU-CARD-11", "mandatory-overtime", False, "chosen", 1),
    EventCard("FAU-CARD-12", "shift-work", False, "several", 1),
    EventCard("FAU-CARD-13", "gambling", False, "chosen", 1),
    EventCard("FAU-CARD-14", "long-weekend", False, "several", source="ruling"),
    EventCard("FAU-CARD-15", "utility-bills", False, "several", 1, source="ruling"),
    EventCard("FAU-CARD-16", "dismissal", False, "chosen", 2, source="ruling"),
    EventCard("FAU-CARD-17", "basic-income", False, "several", 1, source="ruling"),
)

CONTRACT_NAMES: Final = tuple([contract.slug for contract in CONTRACTS])
EVENT_NAMES: Final = tuple([event.slug for event in EVENTS])


def event_name(card: int) -> str:
    """An event card as events name it to clients."""
    return f"~id-{EVENT_NAMES[card]}"


def contract_name(card: int) -> str:
    """A contract card as events name it to clients."""
    return f"~id-{CONTRACT_NAMES[card]}"


def party_name(who: int) -> str:
    """A player, the boss or the Bank as events name them to clients."""
    if who >= 0:
        return at(who)
    return "~id-boss" if who == BOSS else "~id-bank"


def job_name(job: int) -> str | None:
    """A contract as views name it, as in `boom-c`."""
    if job == NONE:
        return None
    return f"{CONTRACT_NAMES[job // OPTIONS]}-{LETTERS[job % OPTIONS]}"


@dataclass(frozen=True)
class Pack:
    """Everything a designer might change. Tuples of three are for 2, 3 and 4 players."""

    contracts: tuple[Contract, ...] = CONTRACTS
    events: tuple[EventCard, ...] = EVENTS
    event_cards: tuple[int, ...] = (8, 10, 17)
    red_to_win: tuple[int, ...] = (2, 3, 4)
    blue_to_lose: tuple[int, ...] = (2, 3, 4)
    eliminated_to_lose: tuple[int, ...] = (1, 2, 2)
    robots: int = 10
    player_coins: int = 0
    boss_coins: int = 0
    robot_price: int = 15
    blue_income: int = 2
    red_income: int = 1
    rent: int = 1
    treason: int = 8
    couple_treason: int = 10


PACK: Final = Pack()
