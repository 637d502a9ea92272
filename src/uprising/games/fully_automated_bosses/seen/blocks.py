"""What a learner is given of a view, block by block.

Words of offers are left out, and of the ledger there is how often each boss kept which promise.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Part

from ..rules.cards import PHASES, PROMISES, ROLES, STAMPS
from .rows import OFFERS, write

JOBS = ("first", "second", "public")
VOTES = ("work", "strike")
TERMS = ("there", "wage", "holiday", "limited", "left")


def of(field: str) -> Any:
    """A field of a seat."""
    return lambda v, who, me: getattr(v.seats[who], field) or 0


def terms(field: str) -> Any:
    """A field of a seat's contract."""

    def read(view: Any, who: int, me: int) -> int:
        contract = view.seats[who].contract
        return getattr(contract, field) if contract else 0

    return read


def on(table: str, scale: int) -> Block:
    """A number of the whole table."""
    return to.number(table.replace("_", " "), lambda v, me: getattr(v, table), scale)


def one_seat(table: str, seats: int) -> Block:
    return to.seat_one(table, lambda v, me: getattr(v, table), seats)


def job(view: Any, who: int, me: int) -> str | None:
    found: str | None = view.seats[who].job
    if found is None or found == "~id-public-work":
        return found and JOBS[2]
    return JOBS[view.bosses.index(found)]


def board(side: int) -> Any:
    """The first offers of a boss to all."""

    def read(view: Any, me: int) -> list[int]:
        found: list[int] = []
        for offer in [one for one in view.offers if one.boss == view.bosses[side]][:OFFERS]:
            limited = offer.slots is not None
            found += [1, offer.wage, offer.holiday, limited, offer.left if limited else 0]
        return [*found, *[0] * (OFFERS * len(TERMS) - len(found))]

    return read


def letters(view: Any, who: int, me: int) -> list[Any]:
    """Private offers between that seat and oneself."""
    between = {f"@{who}", f"@{me}"}
    return [one for one in view.letters if {one.boss, one.to} == between]


def counters(view: Any, who: int, me: int) -> list[Any]:
    between = {f"@{who}", f"@{me}"}
    return [one for one in view.counters if {one.boss, one.worker} == between]


def first(of_what: Any, field: str) -> Any:
    """A field of the first of them."""

    def read(view: Any, who: int, me: int) -> int:
        found = of_what(view, who, me)
        return int(getattr(found[0], field)) if found else 0

    return read


def kept(side: int) -> Any:
    """How many lines of the ledger a boss has of each kind with each stamp."""

    def read(view: Any, me: int) -> list[int]:
        mine = [line for line in view.ledger if line.boss == view.bosses[side]]
        told = [(line.kind, line.coins_stamp) for line in mine]
        return [told.count((kind, stamp)) for kind in PROMISES for stamp in STAMPS]

    return read


def boards() -> list[Block]:
    found = []
    for side, boss in enumerate(JOBS[:2]):
        entries = [f"{number} {term}" for number in range(OFFERS) for term in TERMS]
        found.append(to.numbers(f"offers of the {boss}", board(side), entries, 6))
    for side, boss in enumerate(JOBS[:2]):
        entries = [f"{kind} {stamp}" for kind in PROMISES for stamp in STAMPS]
        found.append(to.numbers(f"promises of the {boss}", kept(side), entries, 10))
    return found


def blocks(seats: int) -> Sequence[Block]:
    return (
        on("round", 12),
        on("fund", 40),
        on("supply", 20),
        on("destroyed", 5),
        on("seized", 5),
        on("automated", 10),
        on("robots_to_win", 10),
        on("majority", 5),
        on("boss_target", 60),
        on("robot_price", 10),
        on("scrap_target", 5),
        on("startupper_target", 10),
        on("public_slots", 5),
        to.one_of("phase", lambda v, me: v.phase, PHASES),
        to.seat_one("first boss", lambda v, me: v.bosses[0], seats),
        to.seat_one("second boss", lambda v, me: v.bosses[1], seats),
        one_seat("lead", seats),
        one_seat("chair", seats),
        one_seat("security", seats),
        one_seat("mayor", seats),
        one_seat("surcharged", seats),
        one_seat("luddite", seats),
        to.seat_flags("exempt", lambda v, me: v.exempt, seats),
        to.seat_flags("suspects", lambda v, me: v.suspects, seats),
        *boards(),
        *to.each_seat(
            seats,
            Part("role", partial(to.one_of, words=ROLES), lambda v, who, me: v.seats[who].role),
            Part("coins known", to.flag, lambda v, who, me: v.seats[who].coins is not None),
            Part("coins", partial(to.number, most=30), of("coins")),
            Part("proven", partial(to.number, most=30), of("proven")),
            Part("robots", partial(to.number, most=6), of("robots")),
            Part("bid", partial(to.number, most=20), of("bid")),
            Part("claim", partial(to.number, most=10), lambda v, who, me: v.claims[who]),
            Part("stressed", to.flag, of("stressed")),
            Part("job", partial(to.one_of, words=JOBS), job),
            Part("wage", partial(to.number, most=6), terms("wage")),
            Part("holiday", to.flag, terms("holiday")),
            Part("private", to.flag, terms("private")),
            Part("paid", partial(to.number, most=6), terms("paid")),
            Part("granted", to.flag, terms("granted")),
            Part("vote", partial(to.one_of, words=VOTES), of("vote")),
            Part("letters", partial(to.number, most=3), lambda *at: len(letters(*at))),
            Part("letter wage", partial(to.number, most=6), first(letters, "wage")),
            Part("letter holiday", to.flag, first(letters, "holiday")),
            Part("asks", to.flag, lambda *at: bool(counters(*at))),
            Part("asks wage", partial(to.number, most=6), first(counters, "wage")),
            Part("asks holiday", to.flag, first(counters, "holiday")),
        ),
    )


ENCODER = Encoder(1, blocks, write)
