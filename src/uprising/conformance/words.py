"""What a game says: every text that can come up is there, and every rule it names is in the book.

A fault says which file to mend.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uprising
from uprising.conformance.walk import WalkReport
from uprising.kernel import Game, events_of, sentences, told
from uprising.texts import Catalogue, catalogue, clauses, languages
from uprising.texts.places import LANGUAGES, catalogue_file, speaks
from uprising.texts.render import derived
from uprising.texts.rulebook import ID

RULE_ID = re.compile(rf'"({ID})"')
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
FAMILIES = re.compile(r"^### families:(.*)$", re.M)
ALWAYS = ("game-title", "game-tagline")
OF_A_WORD = ("move-", "log-", "id-")
"""Texts for a word of the game's own code: a move's verb, an event's tag, a thing."""
OF_EVERY_GAME = (
    "field-",
    "form-",
    "lesson-",
    "minute-",
    "option-",
    "pack-",
    "phase-",
    "tell-",
    "text-",
    "zone-",
)
"""Texts that page and terminal look up for every game."""
ENGLISH = LANGUAGES[0]
OURS = Path(uprising.__file__).parent
SPEAK = ("*.py", "*.toml", "*.js")


@dataclass(frozen=True)
class Lack:
    """Something that is missing or wrong, and the file where it is mended."""

    what: str
    where: str

    def __str__(self) -> str:
        return f"{self.what} -> {self.where}"


def spoken_languages(game: Game) -> list[str]:
    return [lang for lang in languages() if speaks(game.key, lang, game.folder)]


def missing_words(game: Game, report: WalkReport) -> list[Lack]:
    """What came up in the games of a report and cannot be said or read up."""
    return [lack for lang in spoken_languages(game) for lack in unsaid(game, report, lang)]


def unsaid(game: Game, report: WalkReport, lang: str) -> Iterator[Lack]:
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
    lacks = [*tags_taken_twice(game), *unused_words(game)]
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


def tags_taken_twice(game: Game) -> Iterator[Lack]:
    """Two events with one tag are told by one sentence: right only where one extends the other."""
    taken: dict[str, type] = {}
    for kind in events_of(game.events):
        tag = str(kind.__struct_config__.tag)
        other = taken.setdefault(tag, kind)
        if not (issubclass(kind, other) or issubclass(other, kind)):
            yield Lack(
                f"{kind.__name__} and {other.__name__} have the same tag {tag}", "seen/events.py"
            )


def unused_words(game: Game) -> Iterator[Lack]:
    """Texts that nothing in the game's folder names: mostly a misspelt key.

    Boards of our own games lie in the page, where tests look for them.
    """
    if OURS in game.folder.parents:
        return
    source = catalogue_file(game.key, ENGLISH, game.folder).read_text(encoding="utf-8")
    declared = tuple(family for line in FAMILIES.findall(source) for family in line.split())
    files = [path for kind in SPEAK for path in sorted(game.folder.rglob(kind))]
    named = {word for path in files for word in WORD.findall(path.read_text(encoding="utf-8"))}
    for key in sorted(catalogue(game.key, ENGLISH, game.folder).keys - {*ALWAYS}):
        if not key.startswith((*declared, *OF_EVERY_GAME)) and not is_named(key, named):
            what = f"text {key} is used nowhere (or declare its family at the head)"
            yield Lack(what, f"text/{ENGLISH}.ftl")


def is_named(key: str, named: set[str]) -> bool:
    """Whether the code names a key, the word it is for, or the verb of a choice (`do-VERB-…`)."""
    if key in named:
        return True
    if key.startswith("do-"):
        words = key.split("-")[1:]
        return any("-".join(words[:count]) in named for count in range(1, len(words)))
    return any(
        key.startswith(family) and key.removeprefix(family).removesuffix("-hidden") in named
        for family in OF_A_WORD
    )


def prefixes(book: set[str]) -> set[str]:
    return {rule.split("-")[0] for rule in book}


def rules_named(folder: Path) -> list[tuple[str, str]]:
    """Every rule's ID in the game's sources, with the file that names it first."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule in RULE_ID.findall(path.read_text(encoding="utf-8")):
            found.setdefault(rule, path.relative_to(folder).as_posix())
    return sorted(found.items())
