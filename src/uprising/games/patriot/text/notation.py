"""Moves from words, as `docs/research/scenarios/patriot.md` lists them."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, number, seat_of, slug

from ..rules import cards as c
from ..rules import moves as m
from ..rules.board import BY_WORD
from ..rules.tiles import UseTile

SINGLE: dict[str, Move[Any]] = {
    "pass": m.PASS, "accept": m.ACCEPT, "scrap": m.SCRAP, "leave": m.LEAVE, "soothe": m.SOOTHE,
    "arm": m.ARM, "spend": m.SPEND, "hold": m.HOLD,
}  # fmt: skip
CARDS = {"reroll": m.Reroll, "vote": m.Vote, "sway": m.Sway, "discard": m.Discard}
SPACED = {
    "place": m.Place, "station": m.Station, "withdraw": m.Withdraw, "strike": m.Strike,
    "pardon": m.Pardon,
}  # fmt: skip
CHOICES: dict[str, tuple[str, Sequence[m.Chosen]]] = {
    "campaign": ("campaign", m.CAMPAIGN), "character": ("character", m.CHARACTER),
    "keep": ("brief", m.KEEP), "bury": ("briefs", m.BURY), "choose": ("option", m.CHOOSE),
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
    if verb in BY_WORD:
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
    tile = BY_WORD[verb]
    last = tile.first + tile.size - 1
    if tile.what == "type":
        return UseTile(tile, one_of("type", rest, c.TYPES))
    if tile.what == "slots":
        slots = {in_range("slot", [word], tile.first, last) - tile.first for word in rest}
        if not slots:
            raise BadNotation("slot: swap needs one or more slots")
        return UseTile(tile, sum(1 << slot for slot in slots))
    if tile.what:
        return UseTile(tile, in_range(tile.what, rest, tile.first, last) - tile.first)
    if rest:
        raise BadNotation(f"move: {verb!r} stands alone, without {' '.join(rest)!r}")
    return tile.moves[0]


def read_cards(rest: list[str]) -> tuple[int, ...]:
    if not rest or [w.lower() for w in rest] in (["nothing"], ["free"]):
        return ()
    return tuple(sorted(one_of("card", [word], c.KIND_NAMES) for word in rest))


def read_spaces(rest: list[str]) -> tuple[int, ...]:
    if [w.lower() for w in rest] == ["nobody"]:
        return ()
    if not rest:
        raise BadNotation("space: which Defense Spaces?")
    return tuple(sorted(in_range("space", [word], 1, c.SPACES) for word in rest))


def read_take(rest: list[str]) -> Move[Any]:
    counts = [0, 0, 0, 0]
    for word in rest:
        counts[one_of("type", [word], c.TYPES)] += 1
    return m.Take(tuple(counts))


def read_power(rest: list[str], names: Sequence[str]) -> Move[Any]:
    character = one_of("character", rest[:1], c.CHARACTERS)
    if len(rest) == 1:
        return m.Power(character, 0 if character == c.ZAM else c.NONE)
    if len(rest) != 3 or rest[1] != ">":
        raise BadNotation(f"move: {' '.join(rest)!r} is not a character, or one with > a player")
    if character != c.ZAM:
        raise BadNotation(f"move: only the ability of zam has a target, not {rest[0]!r}")
    return m.Power(character, seat_of(rest[2], names))


def read_choice(verb: str, rest: list[str]) -> Move[Any]:
    if verb == "drop":
        return m.DROP[in_range("slot", rest, 1, 4) - 1]
    if verb not in CHOICES:
        raise BadNotation(f"move: {verb!r} is no move of Patriot")
    what, moves = CHOICES[verb]
    return moves[one_of(what, rest, moves[0].names)]


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
