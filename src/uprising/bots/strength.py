"""How strong a level is in a game, as it was measured: the figures beside its name.

They lie in `strength.json`, one line each, written by `tools/levels.py strength`. A figure carries
a stamp of the rules it was measured with and of the level as it was then; with another stamp it
says nothing about the present ones, and is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from uprising.kernel import Game

from .levels import LEVELS, Level

FILE: Final = Path(__file__).parent / "strength.json"
SEAT, TEAM = "seat", "team"


@dataclass(frozen=True)
class Strength:
    """One figure, with its 95 % interval and the number of games it rests on.

    kind     `seat`: how often one seat of the level wins among players by the heuristic;
             `team`: how often a whole table of the level wins together
    options  what was chosen for the tables, where it was not what a game has by itself
    heuristic   what the heuristic reaches in the same place: one of their players in that seat, or
             a whole table of them
    """

    game: str
    level: str
    seats: int
    kind: str
    options: dict[str, str | int | bool]
    share: float
    low: float
    high: float
    games: int
    heuristic: float
    stamp: str


def stamp_of(of: Game, level: Level) -> str:
    """The hash of what a figure depends on: rules version, cards, the level's attention."""
    looks = level.attention
    search = f"{looks.playouts} {looks.candidates} {looks.horizon} {looks.pull} {level.wise}"
    told = f"{of.key} {of.version} {of.content} {search}"
    return blake2b(told.encode(), digest_size=8).hexdigest()


@cache
def kept(path: Path = FILE) -> tuple[Strength, ...]:
    """Every figure of a file, of whatever rules."""
    return msgspec.json.decode(path.read_bytes(), type=tuple[Strength, ...])


def strengths(
    of: Game, options: Mapping[str, Any] | None = None, path: Path = FILE
) -> list[Strength]:
    """The figures of the rules as they are, from the lowest level to the highest.

    With options: those that apply to such a table too.
    """
    measured = {(one.level, one.stamp): one for one in kept(path) if one.game == of.key}
    wanted = [(level.key, stamp_of(of, level)) for level in LEVELS]
    found = [measured[each] for each in wanted if each in measured]
    return [one for one in found if is_alike(of, one, options or {})]


def is_alike(of: Game, measured: Strength, options: Mapping[str, Any]) -> bool:
    """Whether each option is as the game has it by itself, or as it was measured."""
    usual = {option.key: option.default for option in of.options}
    return all(
        options.get(key, value) in (value, measured.options.get(key))
        for key, value in usual.items()
    )


def keep(figures: Iterable[Strength], path: Path = FILE) -> None:
    """Write figures over those of the same game and level; the others stay."""
    ranks = [level.key for level in LEVELS]
    found = {(one.game, ranks.index(one.level)): one for one in kept(path)}
    found |= {(one.game, ranks.index(one.level)): one for one in figures}
    lines = [msgspec.json.encode(found[place]).decode() for place in sorted(found)]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    kept.cache_clear()
