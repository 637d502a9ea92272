"""Packs: small files that change a game's numbers and cards, and those we propose ourselves.

    name = "three-nukes"
    game = "robot_rise"
    about = "One Nuke less."

    start_hand = 6          # a constant, by its name in the game's own pack

    [cards.nuke]            # a card, by its name
    count = 3

Packs of your own are given as files, or by name from the folder in `UPRISING_PACKS`. A pack is
checked when it is chosen: every name, every type and size, that a table can be dealt with it and
that random games with it end.
"""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uprising.kernel import BadPack, Game, game, luck_from, pack_line, seeded, variant

FOLDER = Path(__file__).parent
HEAD = ("name", "game", "about")
ENDING = ".toml"
TRIES = 2  # random games played with a new pack
LONGEST = 50_000  # decisions; no game of ours comes near


@dataclass(frozen=True)
class PackFile:
    """A pack as it was written: what it is for, what it changes, and why."""

    name: str
    game: str
    about: str
    changes: dict[str, Any]

    @property
    def line(self) -> str:
        return pack_line(self.name, self.changes)


def read_pack(text: str, file: str = "pack") -> PackFile:
    """A pack from its text; `BadPack` names the field that is wrong."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"pack: {file} is not TOML: {error}") from error
    for field in HEAD:
        if not isinstance(told.get(field, ""), str):
            raise BadPack(f"{field}: must be a line of text, not {told[field]!r}")
    for field in ("name", "game"):
        if not told.get(field):
            raise BadPack(f"{field}: {file} does not say")
    changes = {field: value for field, value in told.items() if field not in HEAD}
    return PackFile(told["name"], told["game"], told.get("about", ""), changes)


def folders() -> list[Path]:
    """Where packs lie: ours, and a folder of your own."""
    own = os.environ.get("UPRISING_PACKS")
    return [FOLDER, Path(own)] if own else [FOLDER]


def known_packs(key: str | None = None) -> dict[str, PackFile]:
    """The packs that have a name here: those of one game, or all."""
    files = [path for folder in folders() for path in sorted(folder.glob(f"*{ENDING}"))]
    found = [read_file(path) for path in files]
    return {pack.name: pack for pack in found if key in (None, pack.game)}


def read_file(path: Path) -> PackFile:
    try:
        return read_pack(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"pack: cannot read {path}: {error}") from error


def find_pack(word: str, key: str | None = None) -> PackFile:
    """A pack by its name, or by the path of its file."""
    if word.endswith(ENDING):
        return read_file(Path(word))
    known = known_packs(key)
    if word not in known:
        names = ", ".join(known) or "none"
        raise BadPack(f"pack: there is no {word!r}; there are {names} (or name a {ENDING} file)")
    return known[word]


def with_pack(of: Game, word: str | None) -> Game:
    """The game with a pack somebody named, or as it is."""
    if not word:
        return of
    pack = find_pack(word, of.key)
    if pack.game != of.key:
        raise BadPack(f"pack: {pack.name} is for {pack.game}, not for {of.key}")
    return tried(variant(of, pack.line))


def packed(pack: PackFile) -> Game:
    """The game a pack is for, with its changes."""
    return tried(variant(game(pack.game), pack.line))


def tried(of: Game) -> Game:
    """The variant, if a table can be dealt for every number of seats and random games end."""
    try:
        for seats in of.seats:
            of.deal_random(seats, 1)
        for number in range(TRIES):
            ends = random_game_ends(of, number)
            if not ends:
                raise BadPack(f"pack: with {of.pack_name} a random game does not end")
    except (ArithmeticError, AssertionError, LookupError, TypeError) as error:
        raise BadPack(
            f"pack: with {of.pack_name} the game cannot be played ({type(error).__name__}: {error})"
        ) from error
    return of


def random_game_ends(of: Game, number: int) -> bool:
    rng = seeded(number, "pack")
    state = of.start(of.setup(of.seats[0], {}), luck_from(rng))
    for _ in range(LONGEST):
        if state.ended:
            return True
        ask = state.next_ask()
        moves = state.legal(ask, rng)
        state.play_trusted(ask.seat, moves[rng.below(len(moves))])
    return False


__all__ = [
    "FOLDER",
    "PackFile",
    "find_pack",
    "known_packs",
    "packed",
    "read_file",
    "read_pack",
    "tried",
    "with_pack",
]
