"""What all commands share: the language, the screen, and errors in one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from uprising.kernel import Game
from uprising.texts import Catalogue, catalogue

if TYPE_CHECKING:  # loaded where they are used: a server that starts needs neither
    from rich.console import Console


class BadInput(ValueError):
    """Something asked for cannot be: names the field in one line."""


class Say(Protocol):
    """A sentence of the shell's catalogue."""

    def __call__(self, key: str, /, **values: str | int | float) -> str: ...


@dataclass(frozen=True)
class Shell:
    """A language, and where to write."""

    lang: str

    @cached_property
    def out(self) -> Console:
        return console(stderr=False)

    @cached_property
    def err(self) -> Console:
        return console(stderr=True)

    @property
    def words(self) -> Catalogue:
        return catalogue("shell", self.lang)

    def say(self, key: str, /, **values: str | int | float) -> str:
        return self.words.say(key, **values)

    def print(self, *lines: str) -> None:
        """Plain lines, as they are: no wrapping, no markup."""
        for line in lines:
            print(line)

    def words_of(self, game: Game) -> Catalogue:
        return catalogue(game.key, self.lang, game.folder)


def console(stderr: bool) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def chosen_options(of: Game, words: Sequence[str]) -> dict[str, Any]:
    """Options given as `key=value`; the game itself says which there are."""
    choices = {option.key: option.choices for option in of.options}
    chosen: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"option: {word!r} is not like key=value")
        fitting = [c for c in choices.get(key, ()) if str(c).lower() == value.lower()]
        chosen[key] = fitting[0] if fitting else value
    return chosen


def bots_of(of: Game, listed: str) -> list[str]:
    """Bots' names separated by commas; each must be a bot that can play this game."""
    from uprising.agents import player

    names = [name.strip() for name in listed.split(",")]
    for name in names:
        player(name)
        check_plays(of, name)
    return names


def check_plays(of: Game, name: str) -> None:
    """Bots of ours play by a game's heuristic; random and other people's need none."""
    from uprising.agents import is_plugin

    if name != "random" and not is_plugin(name) and not of.bot.has_advice:
        raise BadInput(f"bots: {of.key} has no heuristics for {name!r}; there is random")


def text_of(path: Path, field: str) -> str:
    """A file that somebody named, or a line that says what is wrong with it."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{field}: {path} is not UTF-8 text (byte {error.start})") from error
    except OSError as error:
        raise BadInput(f"{field}: cannot read {path}: {error.strerror}") from error
