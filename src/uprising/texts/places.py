"""Where the words of a game lie."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

Anchor = str | ModuleType | Path

LANGUAGES = ("en", "it")
SHELL = "shell"
HERE = Path(__file__).resolve().parent


def languages() -> tuple[str, ...]:
    return LANGUAGES


def catalogue_file(game: str, lang: str, anchor: Anchor | None) -> Traversable:
    if game == SHELL:
        return HERE / f"{lang}.ftl"
    return in_language(folder(game, anchor) / "text", "", lang, ".ftl")


def rulebook_file(game: str, lang: str, anchor: Anchor | None) -> Traversable:
    return in_language(folder(game, anchor) / "text", "rulebook.", lang, ".md")


def in_language(texts: Traversable, before: str, lang: str, after: str) -> Traversable:
    """A file in that language; where a game does not speak it, the English one."""
    wanted = texts / f"{before}{lang}{after}"
    return wanted if wanted.is_file() else texts / f"{before}{LANGUAGES[0]}{after}"


def speaks(game: str, lang: str, anchor: Anchor | None) -> bool:
    """Whether a game has texts in that language."""
    return catalogue_file(game, lang, anchor).name.startswith(lang)


def book_file(game: str, lang: str, anchor: Anchor | None) -> Traversable:
    return folder(game, anchor) / "text" / f"book.{lang}.md"


def folder(game: str, anchor: Anchor | None) -> Traversable:
    if anchor is None:
        return HERE.parent / "games" / game
    return anchor if isinstance(anchor, Path) else files(anchor)
