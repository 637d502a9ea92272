"""What a learner is given of a view, block by block."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Part

from ..rules.cards import CONTRACT_NAMES, EVENT_NAMES, LETTERS
from ..rules.moves import VOTE_NAMES
from .rows import write

HELD = ("marriage", "birth", "gentrification")


def of(field: str) -> Any:
    """A field of a worker."""
    return lambda v, who, me: getattr(v.workers[who], field)


def letter(field: str) -> Any:
    """The option of a contract such as `boom-c`."""

    def read(view: Any, who: int, me: int) -> str | None:
        job: str | None = getattr(view.workers[who], field)
        return job and job[-1]

    return read


def tenure_card(view: Any, who: int, me: int) -> str | None:
    job: str | None = view.workers[who].tenure
    return job and job[:-2]


def options(field: str) -> Any:
    """A field of each option of this turn's contract."""

    def read(view: Any, me: int) -> list[int]:
        found = view.offer.options if view.offer else ()
        return [int(getattr(option, field)) for option in found] or [0] * len(LETTERS)

    return read


def blocks(seats: int) -> Sequence[Block]:
    return (
        to.number("turn", lambda v, me: v.turn, 20),
        to.number("boss coins", lambda v, me: v.boss_coins, 20),
        to.number("blue", lambda v, me: v.blue, 4),
        to.number("red", lambda v, me: v.red, 4),
        to.number("supply", lambda v, me: v.supply, 10),
        to.number("red to win", lambda v, me: v.red_to_win, 4),
        to.number("blue to lose", lambda v, me: v.blue_to_lose, 4),
        to.number("eliminated to lose", lambda v, me: v.eliminated_to_lose, 4),
        to.number("majority", lambda v, me: v.majority, 4),
        to.number("event deck", lambda v, me: v.event_deck, 17),
        to.number("contract deck", lambda v, me: v.contract_deck, 6),
        to.flag("shared", lambda v, me: v.shared),
        to.flag("child of the couple", lambda v, me: v.child_of_the_couple),
        to.seat_one("first", lambda v, me: v.first, seats),
        to.one_of("event", lambda v, me: v.event, EVENT_NAMES),
        to.flags("event discard", lambda v, me: v.event_discard, EVENT_NAMES),
        to.one_of("offer", lambda v, me: v.offer and v.offer.card, CONTRACT_NAMES),
        to.flags("contract discard", lambda v, me: v.contract_discard, CONTRACT_NAMES),
        to.flags("contracts removed", lambda v, me: v.contracts_removed, CONTRACT_NAMES),
        to.numbers("wage", options("wage"), LETTERS, 3),
        to.numbers("stress", options("stress"), LETTERS, 1),
        to.numbers("holiday", options("holiday"), LETTERS, 1),
        to.numbers("indefinite", options("indefinite"), LETTERS, 1),
        *to.each_seat(
            seats,
            Part("coins", partial(to.number, most=10), of("coins")),
            Part("robots", partial(to.number, most=4), of("robots")),
            Part("rent", partial(to.number, most=3), of("rent")),
            Part("bonus", partial(to.number, most=3), of("bonus")),
            Part("stressed", to.flag, of("stressed")),
            Part("eliminated", to.flag, of("eliminated")),
            Part("strain", to.flag, of("strain")),
            Part("may betray", to.flag, of("may_betray")),
            Part("job", partial(to.one_of, words=LETTERS), letter("job")),
            Part("tenure", partial(to.one_of, words=LETTERS), letter("tenure")),
            Part("tenure card", partial(to.one_of, words=CONTRACT_NAMES), tenure_card),
            Part("vote", partial(to.one_of, words=VOTE_NAMES[1:]), of("vote")),
            Part("spouse", partial(to.seat_one, seats=seats), of("spouse")),
            Part("holds", partial(to.flags, words=HELD), of("events")),
        ),
    )


ENCODER = Encoder(1, blocks, write)
