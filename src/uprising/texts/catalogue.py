"""Fluent catalogues: a key and some values become a sentence."""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from uprising.texts.places import Anchor, catalogue_file

Value = str | int | float


class Catalogue:
    """One file of messages in one language."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang: Final = lang
        # No isolation marks around values: terminals and tests show them as rubbish.
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        resource = parsed(source)
        self._bundle.add_resource(resource)
        self._keys: Final = frozenset(
            entry.id.name for entry in resource.body if isinstance(entry, ast.Message)
        )

    @property
    def keys(self) -> frozenset[str]:
        return self._keys

    def say(self, key: str, /, **values: Value) -> str:
        """The sentence of this key; KeyError if there is none in this language."""
        if key not in self._keys:
            raise KeyError(f"no text {key!r} in language {self.lang!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"text {key!r} is empty in language {self.lang!r}")
        text, errors = self._bundle.format_pattern(
            pattern, {name: plain(value) for name, value in values.items()}
        )
        if errors:
            raise ValueError(f"text {key!r} in language {self.lang!r}: {errors[0]}")
        return str(text)


def plain(value: Value) -> object:
    """Numbers choose a plural form but are written without grouping; yes and no are words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False)
    return value


def parsed(source: str) -> ast.Resource:
    """Fluent skips what it cannot read and lets a key be said twice; here both are mistakes."""
    resource = FluentParser().parse(source)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            if entry.id.name in seen:
                raise ValueError(f"text {entry.id.name!r} is there twice")
            seen.add(entry.id.name)
    return resource


@cache
def catalogue(game: str, lang: str, anchor: Anchor | None = None) -> Catalogue:
    """The texts of a game, or of the "shell" around all games."""
    source = catalogue_file(game, lang, anchor).read_text(encoding="utf-8")
    return Catalogue(lang, source)
