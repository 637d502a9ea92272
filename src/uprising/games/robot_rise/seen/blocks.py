"""What a learner is given of a view, block by block."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Part

from ..rules.cards import ATTACKS, KINDS, PACK, ROBOTS, SCIENTIST_SLUGS, SLUGS
from .rows import write

COPIES = tuple(card.count for card in PACK.cards)
MOST = max(COPIES)
OFFERED = (*(f"{robot:02}" for robot in range(1, ROBOTS + 1)), "flex")


def offer(view: Any, who: int, me: int) -> str | None:
    """Of which robot the offered part is; its kind is the one that is missing."""
    card: str | None = view.places[who].offer
    return card if card is None or card == "flex" else card[-2:]


def located(view: Any, who: int, me: int) -> list[str]:
    """RISE-INFO-2: the cards that are certainly in this other hand."""
    return [known.card for known in view.known if known.holders == (who,)]


def elsewhere(view: Any, me: int) -> list[str]:
    """RISE-INFO-7: the cards that are in one of several other hands."""
    return [known.card for known in view.known if len(known.holders) != 1]


def unlocated(view: Any, me: int) -> list[int]:
    """How many copies of each card may be in the deck or in a hand, for all one has seen."""
    left = dict(zip(SLUGS, COPIES, strict=True))
    seen = [*view.discard, *view.open, *view.places[me].hand]
    seen += ["force-field" for place in view.places if place.shielded]
    for card in [*seen, *(known.card for known in view.known)]:
        left[card] -= 1
    return list(left.values())


def blocks(seats: int) -> Sequence[Block]:
    return (
        to.number("turn", lambda v, me: v.turn, 200),
        to.number("deck", lambda v, me: v.deck, 90),
        to.number("aside", lambda v, me: v.aside, 8),
        to.seat_one("active", lambda v, me: v.active, seats),
        to.flags("asked for in vain", lambda v, me: v.asked, KINDS),
        to.one_of("missing", lambda v, me: v.missing, KINDS),
        to.one_of("attack", lambda v, me: v.attack and v.attack.attack, ATTACKS),
        to.seat_one("attacker", lambda v, me: v.attack and v.attack.owner, seats),
        to.seat_one("attacked", lambda v, me: v.attack and v.attack.target, seats),
        to.counts("hand", lambda v, me: v.places[me].hand, SLUGS, MOST),
        to.counts("open", lambda v, me: v.open, SLUGS, MOST),
        to.counts("discard", lambda v, me: v.discard, SLUGS, MOST),
        to.counts("elsewhere", elsewhere, SLUGS, MOST),
        to.numbers("unlocated", unlocated, SLUGS, MOST),
        *to.each_seat(
            seats,
            Part("lairs", partial(to.number, most=3), lambda v, who, me: v.places[who].lairs),
            Part("cards", partial(to.number, most=12), lambda v, who, me: v.places[who].cards),
            Part("shielded", to.flag, lambda v, who, me: v.places[who].shielded),
            Part("frozen", to.flag, lambda v, who, me: v.places[who].frozen),
            Part("used", to.flag, lambda v, who, me: v.places[who].used),
            Part(
                "identity",
                partial(to.one_of, words=SCIENTIST_SLUGS),
                lambda v, who, me: v.places[who].identity,
            ),
            Part("offer", partial(to.one_of, words=OFFERED), offer),
        ),
        *to.each_seat(
            seats, Part("holds", partial(to.counts, words=SLUGS, most=MOST), located), first=1
        ),
    )


ENCODER = Encoder(1, blocks, write)
