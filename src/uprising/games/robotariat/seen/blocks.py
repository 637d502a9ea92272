"""What a learner is given of a view, block by block."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Part

from ..rules.cards import (
    CARDS,
    CHARACTERS,
    FACES,
    FIRST_SABOTAGE,
    NPCS,
    OBJECTIVES,
    SABOTAGES,
    SPACES,
)
from .rows import write
from .view import VERDICTS

UPGRADES = CARDS[:FIRST_SABOTAGE]


def of(field: str) -> Any:
    """A field of a player."""
    return lambda v, who, me: getattr(v.players[who], field)


def spaces(field: str) -> Any:
    """A field of each space."""
    return lambda v, me: [int(getattr(space, field)) for space in v.spaces]


def place_of(npc: str) -> Any:
    return lambda v, me: v.npcs.get(npc)


def on(table: str, scale: int) -> Block:
    """A number of the whole table."""
    return to.number(table.replace("_", " "), lambda v, me: getattr(v, table), scale)


def is_so(table: str) -> Block:
    return to.flag(table.replace("_", " "), lambda v, me: getattr(v, table))


def die(table: str) -> Block:
    return to.one_of(table.replace("_", " "), lambda v, me: getattr(v, table), FACES)


def blocks(seats: int) -> Sequence[Block]:
    return (
        to.flag("secret", lambda v, me: v.mode == "secret"),
        on("round", 6),
        on("funds", 75),
        on("target", 75),
        on("reputation", 7),
        on("contributions", 10),
        on("reward", 5),
        on("supply", 8),
        on("junk", 8),
        on("cut", 3),
        on("activations", 3),
        on("upgrade_deck", 10),
        on("sabotage_deck", 10),
        on("drawn_size", 3),
        on("torn", 8),
        on("torn_most", 8),
        is_so("npc_turn"),
        is_so("moved"),
        is_so("power_used"),
        is_so("pr_used"),
        is_so("restored"),
        to.one_of("verdict", lambda v, me: v.verdict, [str(one) for one in VERDICTS[1:]]),
        to.seat_one("active", lambda v, me: v.active, seats),
        to.seat_one("spy", lambda v, me: v.spy, seats),
        die("black"),
        die("red"),
        die("set_black"),
        die("set_red"),
        to.one_of("sent", lambda v, me: v.sent, NPCS),
        to.flags("queue", lambda v, me: v.queue, NPCS),
        to.one_of("token", lambda v, me: v.token, SPACES),
        to.numbers("posters", spaces("posters"), SPACES, 3),
        to.numbers("crowd", spaces("crowd"), SPACES, 6),
        *(to.one_of(npc, place_of(npc), SPACES) for npc in NPCS),
        to.flags("drawn", lambda v, me: v.drawn, CARDS),
        to.flags("peek", lambda v, me: v.peek, SABOTAGES),
        to.one_of("objective", lambda v, me: v.players[me].objective, OBJECTIVES),
        *to.each_seat(
            seats,
            Part("character", partial(to.one_of, words=CHARACTERS), of("character")),
            Part("place", partial(to.one_of, words=SPACES), of("place")),
            Part("upgrades", partial(to.flags, words=UPGRADES), of("upgrades")),
            Part("sabotages", partial(to.flags, words=SABOTAGES), of("sabotages")),
            Part("played", partial(to.number, most=6), of("played")),
        ),
    )


ENCODER = Encoder(1, blocks, write)
