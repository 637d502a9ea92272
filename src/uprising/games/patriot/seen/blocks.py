"""What a learner is given of a view, block by block."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Part

from ..rules import cards as c
from ..rules.state import LAMPS
from .rows import MIDDLE, ODDS, SLOTS, write

SPACES = tuple(str(space) for space in range(1, c.SPACES + 1))


def of(field: str) -> Any:
    """A field of a seat."""
    return lambda v, who, me: getattr(v.seats[who], field)


def on(table: str, scale: int) -> Block:
    """A number of the whole table."""
    return to.number(table.replace("_", " "), lambda v, me: getattr(v, table), scale)


def is_so(table: str) -> Block:
    return to.flag(table.replace("_", " "), lambda v, me: getattr(v, table))


def briefs(table: str) -> Block:
    return to.flags(table.replace("_", " "), lambda v, me: getattr(v, table), c.BRIEF_NAMES)


def kinds(table: str) -> Block:
    """How many Influence cards of each kind."""
    return to.counts(table.replace("_", " "), lambda v, me: getattr(v, table), c.KIND_NAMES, 3)


def spaces(field: str) -> Any:
    return lambda v, me: [getattr(space, field) for space in v.spaces]


def slot(number: int, field: str) -> Any:
    return lambda v, me: getattr(v.slots[number], field) if number < len(v.slots) else None


def slots() -> list[Block]:
    found = []
    for number in range(SLOTS):
        found.append(to.one_of(f"slot {number + 1}", slot(number, "beacon"), c.BEACON_NAMES))
        found.append(to.one_of(f"lamp {number + 1}", slot(number, "lamp"), LAMPS))
    return found


def blocks(seats: int) -> Sequence[Block]:
    return (
        on("round", 10),
        on("ap", 8),
        on("cu", 20),
        on("threat", 30),
        on("threat_limit", 30),
        on("unrest_limit", 20),
        on("rounds", 10),
        on("base_taxes", 6),
        on("treasury", 20),
        on("coin_supply", 30),
        on("marker_supply", 20),
        on("troop_supply", 15),
        on("rioter_supply", 15),
        on("progress", 10),
        on("needed", 10),
        on("failed", 5),
        on("armed", 5),
        on("core", 5),
        on("riot_deck", 20),
        on("brief_need", 20),
        on("briefs", 50),
        on("beacons", 20),
        on("po", 40),
        to.number("tally", lambda v, me: v.tally + MIDDLE, 2 * MIDDLE),
        on("launch_discount", 3),
        on("project_bonus", 3),
        is_so("rioted"),
        is_so("predicted"),
        is_so("free_reroll_used"),
        to.seat_one("turn", lambda v, me: v.turn, seats),
        to.one_of("campaign", lambda v, me: v.campaign, c.CAMPAIGN_NAMES),
        to.numbers("piles", lambda v, me: v.piles, c.TYPES, 20),
        to.numbers("picks", lambda v, me: v.picks, c.TYPES, 2),
        to.flags("brief types", lambda v, me: v.brief_types, c.TYPES),
        to.flags("mixed", lambda v, me: v.mixed, c.TYPES),
        to.numbers("troops", spaces("troops"), SPACES, 4),
        to.numbers("rioters", spaces("rioters"), SPACES, 4),
        *slots(),
        to.flags("beacons under", lambda v, me: v.beacons_under, c.BEACON_NAMES),
        to.flags("riots", lambda v, me: v.riots, c.RIOT_NAMES),
        to.flags("riot discard", lambda v, me: v.riot_discard, c.RIOT_NAMES),
        to.one_of("brief", lambda v, me: v.brief, c.BRIEF_NAMES),
        to.one_of("kept", lambda v, me: v.kept, c.BRIEF_NAMES),
        briefs("looked"),
        briefs("brief_discard"),
        briefs("briefs_top"),
        briefs("briefs_under"),
        kinds("discard"),
        kinds("po_top"),
        kinds("po_discard"),
        kinds("opinion"),
        to.numbers(
            "brief odds",
            lambda v, me: v.brief_odds or [0] * ODDS,
            [str(margin) for margin in range(-10, 11)],
            100,
        ),
        *to.each_seat(
            seats,
            Part("character", partial(to.one_of, words=c.CHARACTERS), of("character")),
            Part("hand", partial(to.counts, words=c.KIND_NAMES, most=3), of("hand")),
            Part("pledged", partial(to.counts, words=c.KIND_NAMES, most=3), of("pledged")),
            Part("markers", partial(to.number, most=10), of("markers")),
            Part("track", partial(to.number, most=10), of("track")),
            Part("ability used", to.flag, of("ability_used")),
            Part("launched", partial(to.number, most=4), of("launched")),
        ),
    )


ENCODER = Encoder(1, blocks, write)
