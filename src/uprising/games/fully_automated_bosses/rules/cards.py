"""Constants, and the numbers of the box: role cards, prices, targets."""

from dataclasses import dataclass
from typing import Final

from uprising.kernel import at

NONE: Final = -1
ALL: Final = -1

# Roles
BOSS: Final = 0
PROLET: Final = 1
STARTUPPER: Final = 2
SCAB: Final = 3
LUDDITE: Final = 4
ROLES: Final = ("boss", "prolet", "startupper", "scab", "luddite")

# Where a worker's token lies: with the first boss, the second, or on the Public Work card
FREE: Final = -1
FIRST: Final = 0
SECOND: Final = 1
PUBLIC: Final = 2

# What a worker did in this round's vote
NOT_YET: Final = 0
WORKED: Final = 1
STRUCK: Final = 2

# The two kinds of successful strike, and the way to say nothing on a ballot
ABSTAIN: Final = -1
EXPROPRIATION: Final = -2
ACCELERATION: Final = -3
NO_SEATS: Final = {
    ABSTAIN: "abstain",
    EXPROPRIATION: "expropriation",
    ACCELERATION: "acceleration",
}

# What is decided by ballot
TYPE: Final = 0
TARGET: Final = 1
RECIPIENT: Final = 2
MAYOR: Final = 3
TOPICS: Final = ("type", "target", "recipient", "mayor")

# Stamps of the promise ledger
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
STAMPS: Final = ("open", "kept", "broken", "void")

# What the ledger remembers
CONTRACT: Final = 0
BOUNTY: Final = 1
GIFT: Final = 2
LOAN: Final = 3
PROMISES: Final = ("contract", "bounty", "gift", "loan")

PHASES: Final = ("hiring", "strike", "production", "payday", "rent", "fund")
LEAST_SEATS: Final = 5
MOST_SEATS: Final = 10


# Things as events and views name them


def role_name(role: int) -> str:
    return f"~id-{ROLES[role]}"


def seat_name(seat: int) -> str:
    """A seat, or nobody (NONE)."""
    return "~id-nobody" if seat == NONE else at(seat)


def audience(seat: int) -> str:
    """Whom an offer or a bounty is for: a worker, or everybody (ALL)."""
    return "~id-everybody" if seat == ALL else at(seat)


def topic_name(topic: int) -> str:
    return f"~topic-{TOPICS[topic]}"


def choice_name(choice: int) -> str:
    """What a ballot was cast for: a seat, a kind of strike, or nothing."""
    return at(choice) if choice >= 0 else f"~id-{NO_SEATS[choice]}"


@dataclass(frozen=True)
class Size:
    """One column of the box's table. FAB-SETUP-1, FAB-HIRE-11, FAB-WIN-3."""

    seats: int
    prolet: int
    startupper: int
    scab: int
    luddite: int
    public_slots: int
    boss_target: int


@dataclass(frozen=True)
class Token:
    """FAB-SETUP-3, FAB-SETUP-11: a worker's personal token; the pictures are ours."""

    slug: str
    source: str = "ruling"


TOKENS: Final = (
    "wrench", "mop", "laptop", "ladle", "bicycle", "book", "hard-hat", "stethoscope",
)  # fmt: skip


@dataclass(frozen=True)
class Pack:
    """Every number a designer might change."""

    sizes: tuple[Size, ...] = (
        Size(5, 1, 1, 1, 0, 1, 35),
        Size(6, 1, 1, 1, 1, 1, 40),
        Size(7, 2, 1, 1, 1, 2, 45),
        Size(8, 2, 2, 1, 1, 2, 50),
        Size(9, 2, 2, 2, 1, 3, 55),
        Size(10, 2, 3, 2, 1, 3, 60),
    )
    tokens: tuple[Token, ...] = tuple([Token(slug) for slug in TOKENS])
    boss_coins: int = 10
    worker_coins: int = 0
    fund_coins: int = 0
    robots: int = 10
    robot_price: int = 6
    worker_output: int = 5
    blue_output: int = 5
    red_output: int = 1
    top_bid: int = 5
    public_wage: int = 1
    holiday_price: int = 2
    boss_rent: int = 2
    worker_rent: int = 1
    surcharge: int = 1
    destroyed_to_win: int = 3
    least_saboteurs: int = 2
    top_wage: int = 99
    offers: int = 8
    top_slots: int = 8
    negotiations: int = 2
    last_round: int = 30


PACK: Final = Pack()
