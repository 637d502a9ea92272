"""What a learner is given of a view, block by block."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Part

from ..rules.cards import KEYS
from ..rules.state import FACES, PHASES, TEAMS, TURNED
from .rows import write
from .view import DECKS, power_word

POWERS = tuple(power_word(card) for card in range(2 * TURNED))
AIMED = ("dampener", "power-surge", "brownout")


def of(field: str) -> Any:
    """A field of a player."""
    return lambda v, who, me: getattr(v.players[who], field)


def on(table: str, scale: int) -> Block:
    """A number of the whole table."""
    return to.number(table.replace("_", " "), lambda v, me: getattr(v, table), scale)


def aim(card: str) -> Any:
    """What a card in effect is aimed at."""

    def read(view: Any, me: int) -> str | None:
        lying = [one for player in view.players for one in player.face_up]
        return next((one.aim for one in lying if one.card == card), None)

    return read


def face_up(view: Any, who: int, me: int) -> list[str]:
    return [one.card for one in view.players[who].face_up]


def in_effect(view: Any, me: int) -> list[str]:
    return [one.card for player in view.players for one in player.face_up if one.in_effect]


def may_be(place: str) -> Any:
    """Cards out of sight of which something is known, and which may be there (EVIL-INFO-11)."""
    return lambda v, me: [memory.card for memory in v.memories if place in memory.places]


def may_hold(view: Any, who: int, me: int) -> list[str]:
    found: list[str] = may_be(f"@{who}")(view, me)
    return found


def extra(field: str) -> Any:
    return lambda v, me: v.extra and getattr(v.extra, field)


def bid(field: str) -> Any:
    def read(view: Any, who: int, me: int) -> int:
        found = [getattr(one, field) for one in view.bids if one.who == f"@{who}"]
        return (found[0] or 0) if found else 0

    return read


def claims(view: Any, who: int, me: int) -> bool:
    return any(one.who == f"@{who}" for one in view.bids)


def share(view: Any, who: int, me: int) -> int:
    return next((one.share or 0 for one in view.winners if one.who == f"@{who}"), 0)


def totals(view: Any, me: int) -> Sequence[int]:
    return view.totals or (0, 0, 0)


def blocks(seats: int) -> Sequence[Block]:
    return (
        on("round", 20),
        on("pot", 10),
        on("pot_card", 9),
        on("left_deck", 17),
        on("right_deck", 17),
        on("proposals_left", 9),
        on("goal", 10),
        to.flag("cycled", lambda v, me: v.cycled),
        to.number("extra level", lambda v, me: v.extra.level if v.extra else 0, 9),
        to.one_of("extra team", extra("team"), TEAMS),
        to.one_of("phase", lambda v, me: v.phase, PHASES),
        to.seat_one("dealer", lambda v, me: v.dealer, seats),
        to.seat_one("next dealer", lambda v, me: v.next_dealer, seats),
        to.seat_flags("given", lambda v, me: v.given, seats),
        to.flags("stack", lambda v, me: v.stack, POWERS),
        to.numbers("totals", totals, TEAMS, 20),
        to.flags("winning", lambda v, me: v.winning, TEAMS),
        to.one_of("loyal to", aim("loyalist-script"), TEAMS),
        *(to.seat_one(f"{card} on", aim(card), seats) for card in AIMED),
        to.flags("in effect", in_effect, KEYS),
        to.flags("hand", lambda v, me: v.players[me].cards, KEYS),
        to.flags("left bottom", lambda v, me: v.left_bottom, KEYS),
        to.flags("right bottom", lambda v, me: v.right_bottom, KEYS),
        to.flags("may be in left deck", may_be(DECKS[0]), KEYS),
        to.flags("may be in right deck", may_be(DECKS[1]), KEYS),
        *to.each_seat(
            seats,
            Part("influence", partial(to.number, most=20), of("influence")),
            Part("tokens", partial(to.number, most=10), of("tokens")),
            Part("level", partial(to.number, most=9), of("level")),
            Part("gifts", partial(to.number, most=6), of("gifts")),
            Part("left", partial(to.number, most=6), of("left")),
            Part("right", partial(to.number, most=6), of("right")),
            Part("most influence", partial(to.number, most=20), bid("most_influence")),
            Part("most tokens", partial(to.number, most=10), bid("most_tokens")),
            Part("bid influence", partial(to.number, most=20), bid("influence")),
            Part("bid tokens", partial(to.number, most=10), bid("tokens")),
            Part("share", partial(to.number, most=10), share),
            Part("claims", to.flag, claims),
            Part("exposed", to.flag, of("exposed")),
            Part("winner", to.flag, of("winner")),
            Part("power", partial(to.one_of, words=POWERS), of("power")),
            Part("shown", partial(to.one_of, words=FACES), of("shown")),
            Part("hidden", partial(to.one_of, words=FACES), of("hidden")),
            Part("may be of", partial(to.flags, words=TEAMS), of("teams")),
            Part("is of", partial(to.one_of, words=TEAMS), of("team")),
            Part("face up", partial(to.flags, words=KEYS), face_up),
        ),
        *to.each_seat(seats, Part("may hold", partial(to.flags, words=KEYS), may_hold), first=1),
    )


ENCODER = Encoder(1, blocks, write)
