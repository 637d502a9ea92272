"""What differs between the two variants of a comparison, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from uprising.kernel import Game
from uprising.kernel.variant import is_table, name_of
from uprising.texts import Catalogue, named

from .study import Study, Variant


def changed_numbers(
    before: Any, after: Any, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Every number of a pack that another has otherwise: where it stands, and both values."""
    for field in fields(before):
        one, other = getattr(before, field.name), getattr(after, field.name)
        if not field.init or one == other:
            continue
        if is_table(one):
            for thing, changed in zip(one, other, strict=True):
                yield from changed_numbers(thing, changed, (*path, name_of(thing)))
        else:
            yield (*path, field.name), one, other


def differences(study: Study, words: Catalogue, shell: Catalogue) -> list[str]:
    """One phrase for each number and each option that the second variant has otherwise."""
    first, second = study.variants
    of = study.varied(0)
    told = [
        phrase(shell, ", ".join(spoken(words, part) for part in path), *values(shell, one, other))
        for path, one, other in changed_numbers(of.pack, study.varied(1).pack)
    ]
    for option in of.options:
        one, other = (choice(side, of, option.key) for side in (first, second))
        if one != other:
            name = worded(words, f"option-{option.key}", option.key)
            chosen = [
                ", ".join(worded(words, f"option-{option.key}-{v}", str(v)) for v in side)
                for side in (one, other)
            ]
            told.append(phrase(shell, name, *chosen))
    return told


def choice(side: Variant, of: Game, key: str) -> list[Any]:
    """The values an option takes in a variant."""
    default = next(option.default for option in of.options if option.key == key)
    return list(side.vary.get(key, [side.options.get(key, default)]))


def values(shell: Catalogue, *both: Any) -> list[str]:
    """Numbers as they are; what a pack leaves open is as usual."""
    return [shell.say("lab-usual") if value is None else str(value) for value in both]


def phrase(shell: Catalogue, what: str, before: str, after: str) -> str:
    return shell.say("lab-difference", what=what, before=before, after=after)


def spoken(words: Catalogue, part: str) -> str:
    """A part of a path: a thing by its name in the game, a field by its words."""
    return named(words, part, ()) if f"id-{part}" in words.keys else part.replace("_", " ")


def worded(words: Catalogue, key: str, otherwise: str) -> str:
    return words.say(key) if key in words.keys else otherwise
