"""Fluent catalogues: a key and some values become a sentence."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from uprising.texts.places import LANGUAGES, SHELL, Anchor, catalogue_file, speaks
from uprising.texts.sentences import Sentences, Value

TO_A = re.compile(r"(?<!\w)a (?=[aA]\w)")
"""Italian "a" before another: sentences do not know with which letter a name begins."""
PLAIN = re.compile(r"(?am)^([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*?) *\n(?!\n*[ .}])")
"""A message of one line without braces, as most are: it needs no parser."""


class Catalogue:
    """One file of messages in one language."""

    def __init__(self, lang: str, source: str, beside: Catalogue | None = None) -> None:
        """`beside` says what this one has no words for."""
        self.lang: Final = lang
        self._beside: Final = beside
        self._sentences: Final = Sentences(lang, parsed(source))
        self._keys: Final = frozenset(self._sentences.messages)

    @property
    def keys(self) -> frozenset[str]:
        """What this language has words for."""
        return self._keys

    def say(self, key: str, /, **values: Value) -> str:
        """The sentence of this key; KeyError if there is none, in English either."""
        if key not in self._keys:
            if self._beside is not None and key in self._beside.keys:
                return self._beside.say(key, **values)
            raise KeyError(f"no text {key!r} in language {self.lang!r}")
        try:
            said = self._sentences.say(key, {name: plain(v) for name, v in values.items()})
        except LookupError as missing:
            raise ValueError(f"text {key!r} in language {self.lang!r} needs {missing}") from None
        return TO_A.sub("ad ", said) if self.lang == "it" else said


def plain(value: Value) -> Value:
    """Yes and no are words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def parsed(source: str) -> ast.Resource:
    """Fluent skips what it cannot read and lets a key be said twice; here both are mistakes."""
    resource = FluentParser().parse(PLAIN.sub("", source))
    resource.body += [plain_message(key, text) for key, text in PLAIN.findall(source)]
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            if entry.id.name in seen:
                raise ValueError(f"text {entry.id.name!r} is there twice")
            seen.add(entry.id.name)
    return resource


def plain_message(key: str, text: str) -> ast.Message:
    return ast.Message(ast.Identifier(key), ast.Pattern([ast.TextElement(text)]))


@cache
def catalogue(game: str, lang: str, anchor: Anchor | None = None) -> Catalogue:
    """The texts of a game, or of the "shell" around all games."""
    source = catalogue_file(game, lang, anchor).read_text(encoding="utf-8")
    if lang == LANGUAGES[0] or game == SHELL:
        return Catalogue(lang, source)
    english = catalogue(game, LANGUAGES[0], anchor)
    return Catalogue(lang, source, english) if speaks(game, lang, anchor) else english
