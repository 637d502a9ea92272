"""What differs between the two variants of a comparison, in words."""

from __future__ import annotations

from collections import Counter
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
    """Every number of a pack that another has otherwise: where it stands, and both values.

    A thing stands there with its kind: `card-nuke`.
    """
    for field in fields(before):
        one, other = getattr(before, field.name), getattr(after, field.name)
        if not field.init or one == other:
            continue
        if is_table(one):
            for thing, changed in zip(one, other, strict=True):
                kind = field.name.removesuffix("s")
                yield from changed_numbers(thing, changed, (*path, f"{kind}-{name_of(thing)}"))
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
    """As a person would write them; what a pack leaves open is as usual."""
    return [shell.say("lab-usual") if value is None else written(shell, value) for value in both]


def written(shell: Catalogue, value: Any) -> str:
    """Numbers in a row with strokes, alike things counted, a word with what it changes."""
    if isinstance(value, bool):
        return shell.say("yes" if value else "no")
    if not isinstance(value, tuple):
        return str(value)
    if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], int):
        return f"{value[0].replace('-', ' ')} {value[1]:+}"
    told = Counter(written(shell, one) for one in value)
    if all(isinstance(one, int) for one in value):
        return " / ".join(str(one) for one in value)
    return ", ".join(f"{n} × {one}" if n > 1 else one for one, n in told.items())


def phrase(shell: Catalogue, what: str, before: str, after: str) -> str:
    return shell.say("lab-difference", what=what, before=before, after=after)


def spoken(words: Catalogue, part: str) -> str:
    """A part of a path: a thing by its name in the game, a field by its words."""
    thing = part.partition("-")[2]
    for name in (part, thing):
        if f"id-{name}" in words.keys:
            return named(words, name, ())
    return (thing or part).replace("_", " ")


def worded(words: Catalogue, key: str, otherwise: str) -> str:
    return words.say(key) if key in words.keys else otherwise
