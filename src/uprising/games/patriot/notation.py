"""Moves from words, as `docs/scenarios/patriot.md` lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, number, seat_of, slug

from .cards import (
    BRIEF_NAMES,
    CAMPAIGN_NAMES,
    CHARACTERS,
    KIND_NAMES,
    NONE,
    SPACES,
    TYPES,
    ZAM,
)
from .moves import (
    ACCEPT,
    ARM,
    BURIALS,
    BURY,
    CAMPAIGN,
    CHARACTER,
    CHOOSE,
    DROP,
    HOLD,
    KEEP,
    LEAVE,
    PASS,
    SCRAP,
    SOOTHE,
    SPEND,
    Discard,
    Pardon,
    Place,
    Power,
    Reroll,
    Station,
    Strike,
    Sway,
    Take,
    Vote,
    Withdraw,
)
from .tiles import BY_SLOT, DEPLOY, PICK, PROVOKE, ROWS, SWAP, WORDS, Tile

SINGLE: dict[str, Move[Any]] = {
    "pass": PASS, "accept": ACCEPT, "scrap": SCRAP, "leave": LEAVE, "soothe": SOOTHE, "arm": ARM,
    "spend": SPEND, "hold": HOLD,
}  # fmt: skip
CARDS = {"reroll": Reroll, "vote": Vote, "sway": Sway, "discard": Discard}
SPACED = {
    "place": Place, "station": Station, "withdraw": Withdraw, "strike": Strike, "pardon": Pardon,
}  # fmt: skip
OTHER_NAMES = {
    "diva": "diva-m", "jack-maelstrom": "jack", "marion-mochi": "marion", "maury-sweeney": "maury",
    "m.w.": "mw", "petr-crumb": "petr", "samuel-ledger": "samuel", "viktor-markov": "viktor",
    "wilfred-duvon": "wilfred", "zam-che": "zam", "countdown": "m",
    "the-karmonia-tribunal": "samuel", "project-prometheus": "zam", "eyes-everywhere": "mw",
    "iron-order": "viktor", "the-golden-reserve": "petr", "line-of-succession": "jack",
}  # fmt: skip


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    verb, rest = words[0].lower(), words[1:]
    if verb in SINGLE and not rest:
        return SINGLE[verb]
    if verb in WORDS:
        return read_tile(verb, rest)
    if verb in CARDS:
        return CARDS[verb](read_cards(rest))
    if verb in SPACED:
        return SPACED[verb](read_spaces(rest))
    if verb == "take":
        return read_take(rest)
    if verb == "power":
        return read_power(rest, names)
    return read_choice(verb, rest)


def read_tile(verb: str, rest: list[str]) -> Move[Any]:
    tile = WORDS.index(verb)
    if tile == PICK:
        return Tile(tile, one_of("type", rest, TYPES))
    if tile in BY_SLOT:
        return Tile(tile, in_range("slot", rest, 1, 4) - 1)
    if tile == PROVOKE:
        return Tile(tile, in_range("space", rest, 1, SPACES) - 1)
    if tile == DEPLOY:
        return Tile(tile, in_range("troops", rest, 2, 4) - 2)
    if tile == SWAP:
        slots = {in_range("slot", [word], 1, 4) - 1 for word in rest}
        if not slots:
            raise BadNotation("slot: swap needs one or more slots")
        return Tile(tile, sum(1 << slot for slot in slots))
    if rest:
        raise BadNotation(f"move: {verb!r} stands alone, without {' '.join(rest)!r}")
    return ROWS[tile][1][0]


def read_cards(rest: list[str]) -> tuple[int, ...]:
    if not rest or [w.lower() for w in rest] in (["nothing"], ["free"]):
        return ()
    return tuple(sorted(one_of("card", [word], KIND_NAMES) for word in rest))


def read_spaces(rest: list[str]) -> tuple[int, ...]:
    if [w.lower() for w in rest] == ["nobody"]:
        return ()
    if not rest:
        raise BadNotation("space: which Defense Spaces?")
    return tuple(sorted(in_range("space", [word], 1, SPACES) for word in rest))


def read_take(rest: list[str]) -> Move[Any]:
    counts = [0, 0, 0, 0]
    for word in rest:
        counts[one_of("type", [word], TYPES)] += 1
    return Take(tuple(counts))


def read_power(rest: list[str], names: Sequence[str]) -> Move[Any]:
    character = one_of("character", rest[:1], CHARACTERS)
    if len(rest) == 1:
        return Power(character, 0 if character == ZAM else NONE)
    if len(rest) != 3 or rest[1] != ">":
        raise BadNotation(f"move: {' '.join(rest)!r} is not a character, or one with > a player")
    if character != ZAM:
        raise BadNotation(f"move: only the ability of zam has a target, not {rest[0]!r}")
    return Power(character, seat_of(rest[2], names))


def read_choice(verb: str, rest: list[str]) -> Move[Any]:
    if verb == "campaign":
        return CAMPAIGN[one_of("campaign", rest, CAMPAIGN_NAMES)]
    if verb == "character":
        return CHARACTER[one_of("character", rest, CHARACTERS)]
    if verb == "keep":
        return KEEP[one_of("brief", rest, BRIEF_NAMES)]
    if verb == "bury":
        return BURY[one_of("briefs", rest, BURIALS)]
    if verb == "choose":
        return CHOOSE[one_of("option", rest, ("a", "b"))]
    if verb == "drop":
        return DROP[in_range("slot", rest, 1, 4) - 1]
    raise BadNotation(f"move: {verb!r} is no move of Patriot")


def one_of(what: str, words: list[str], options: Sequence[str]) -> int:
    """The number of the thing some words name, by slug or English name."""
    name = slug(" ".join(words)).replace("'", "")
    name = OTHER_NAMES.get(name, name)
    if name not in options:
        raise BadNotation(f"{what}: {' '.join(words)!r} is not one of {', '.join(options)}")
    return list(options).index(name)


def in_range(what: str, words: list[str], least: int, most: int) -> int:
    if len(words) != 1:
        raise BadNotation(f"{what}: one number from {least} to {most} is needed")
    n = number(words[0])
    if not least <= n <= most:
        raise BadNotation(f"{what}: {n} is not from {least} to {most}")
    return n
