"""How often a table of bots wins together, by difficulty: the figures beside that choice.

They lie in `chances.json`, one line each, written by `tools/chances.py`. Like those of the levels
(`strength.py`) each carries a stamp of the rules and of the level it was measured with, and is left
out where it does not speak of the present ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from uprising.kernel import Game

from .levels import LEVELS
from .strength import stamp_of

FILE: Final = Path(__file__).parent / "chances.json"
GRADES: Final = ("difficulty", "deck")
"""The options that make a game harder, by what they are called in the games that have one."""


@dataclass(frozen=True)
class Chance:
    """One figure with its 95 % interval: `level` at every seat, at a table with these options."""

    game: str
    level: str
    seats: int
    options: dict[str, str]
    share: float
    low: float
    high: float
    games: int
    stamp: str

    @property
    def place(self) -> tuple[str, int, str, str]:
        options = " ".join(f"{key}={value}" for key, value in sorted(self.options.items()))
        return self.game, self.seats, options, self.level


def stamp(of: Game, level: str) -> str:
    """What a figure depends on: the rules and cards, and how the level searches."""
    for one in LEVELS:
        if one.key == level:
            return stamp_of(of, one)
    told = f"{of.key} {of.version} {of.content} {level}"
    return blake2b(told.encode(), digest_size=8).hexdigest()


@cache
def kept(path: Path = FILE) -> tuple[Chance, ...]:
    """Every figure of a file, of whatever rules."""
    return msgspec.json.decode(path.read_bytes(), type=tuple[Chance, ...])


def chances(of: Game, path: Path = FILE) -> list[Chance]:
    """The figures of the rules as they are."""
    return [one for one in kept(path) if one.game == of.key and one.stamp == stamp(of, one.level)]


def graded_by(of: Game) -> str:
    """The option that makes this game harder, if it has one."""
    keys = {option.key for option in of.options}
    return next((key for key in GRADES if key in keys), "")


def keep(figures: Iterable[Chance], path: Path = FILE) -> None:
    """Write figures over those of the same place; the others stay."""
    found = {one.place: one for one in kept(path)}
    found |= {one.place: one for one in figures}
    lines = [msgspec.json.encode(found[place]).decode() for place in sorted(found)]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    kept.cache_clear()
