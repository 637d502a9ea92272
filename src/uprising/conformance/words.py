"""What a game says: every text that can come up is there, and every rule it names is in the book.

A fault says which file to mend.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uprising.conformance.walk import Report
from uprising.kernel import Game, events_of, sentences, told
from uprising.texts import Catalogue, catalogue, clauses, languages
from uprising.texts.places import speaks
from uprising.texts.render import derived
from uprising.texts.rulebook import ID

RULE_ID = re.compile(rf'"({ID})"')
ALWAYS = ("game-title", "game-tagline")


@dataclass(frozen=True)
class Lack:
    """Something that is missing or wrong, and the file where it is mended."""

    what: str
    where: str

    def __str__(self) -> str:
        return f"{self.what} -> {self.where}"


def spoken_languages(game: Game) -> list[str]:
    return [lang for lang in languages() if speaks(game.key, lang, game.folder)]


def missing_words(game: Game, report: Report) -> list[Lack]:
    """What came up in the games of a report and cannot be said or read up."""
    return [lack for lang in spoken_languages(game) for lack in unsaid(game, report, lang)]


def unsaid(game: Game, report: Report, lang: str) -> Iterator[Lack]:
    words = catalogue(game.key, lang, game.folder)
    book = {clause.id for clause in clauses(game.key, lang, game.folder)}
    file = f"text/{lang}.ftl"
    for rule in sorted(report.rules - book):
        yield Lack(f"rule {rule} has no clause", f"text/rulebook.{lang}.md")
    for key in (*ALWAYS, *(key for key, _ in report.refusals), *report.outcomes):
        if key not in words.keys:
            yield Lack(f"there is no text {key}", file)
    for prompt, ask in report.prompts.items():
        yield from cannot_say(words, prompt, dict(ask.about), file)
    for tag, seen in report.told.items():
        yield from cannot_say(words, f"log-{tag}", told(seen)[1], file)


def cannot_say(words: Catalogue, key: str, values: Mapping[str, Any], file: str) -> Iterator[Lack]:
    if key not in words.keys:
        yield Lack(f"there is no text {key}", file)
        return
    try:
        words.say(key, **derived(values), **flat(values))
    except ValueError as error:
        yield Lack(str(error), file)


def flat(values: Mapping[str, Any]) -> dict[str, str | int]:
    """Values for a text; several things are one value."""
    return {
        n: ", ".join(map(str, v)) if isinstance(v, list | tuple | dict) else v
        for n, v in values.items()
    }


def declared_words(game: Game) -> list[Lack]:
    """What can be known without playing: all events have sentences, all rules named in the code
    have clauses, and both languages say the same things."""
    lacks: list[Lack] = []
    tags = sorted({tag for kind in events_of(game.events) for tag in sentences(kind)})
    named = rules_named(game.folder)
    spoken = spoken_languages(game)
    for lang in spoken:
        words = catalogue(game.key, lang, game.folder)
        book = {clause.id for clause in clauses(game.key, lang, game.folder)}
        lacks += [
            Lack(f"there is no text log-{tag}", f"text/{lang}.ftl")
            for tag in tags
            if f"log-{tag}" not in words.keys
        ]
        lacks += [
            Lack(f"{path}: rule {rule} has no clause", f"text/rulebook.{lang}.md")
            for rule, path in named
            if rule not in book and rule.split("-")[0] in prefixes(book)
        ]
    for lang in spoken[1:]:
        english, other = (catalogue(game.key, one, game.folder).keys for one in ("en", lang))
        lacks += [Lack(f"there is no text {key}", f"text/{lang}.ftl") for key in english - other]
        lacks += [Lack(f"there is no text {key}", "text/en.ftl") for key in other - english]
    return lacks


def prefixes(book: set[str]) -> set[str]:
    return {rule.split("-")[0] for rule in book}


def rules_named(folder: Path) -> list[tuple[str, str]]:
    """Every rule's ID in the game's sources, with the file that names it first."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule in RULE_ID.findall(path.read_text(encoding="utf-8")):
            found.setdefault(rule, path.relative_to(folder).as_posix())
    return sorted(found.items())
