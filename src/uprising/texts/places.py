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
    return folder(game, anchor) / "texts" / f"{lang}.ftl"


def rulebook_file(game: str, lang: str, anchor: Anchor | None) -> Traversable:
    return folder(game, anchor) / "rules" / f"{lang}.md"


def folder(game: str, anchor: Anchor | None) -> Traversable:
    if anchor is None:
        return HERE.parent / "games" / game
    return anchor if isinstance(anchor, Path) else files(anchor)
