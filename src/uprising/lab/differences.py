"""What differs between the two variants of a comparison, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
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
        phrase(
            shell,
            ", ".join(spoken(words, shell, part) for part in path),
            *values(words, shell, one, other),
        )
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


def values(words: Catalogue, shell: Catalogue, *both: Any) -> list[str]:
    """As a person would write them; what a pack leaves open is as usual."""
    usual = shell.say("lab-usual")
    return [usual if value is None else written(words, shell, value) for value in both]


def written(words: Catalogue, shell: Catalogue, value: Any) -> str:
    """Numbers in a row with strokes, alike things counted, an effect in the game's words."""
    if isinstance(value, bool):
        return shell.say("yes" if value else "no")
    if not isinstance(value, tuple):
        return signs(value)
    if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], int):
        return effect(words, *value)
    told = Counter(written(words, shell, one) for one in value)
    if all(isinstance(one, int) for one in value):
        return " / ".join(signs(one) for one in value)
    return ", ".join(f"{n} × {one}" if n > 1 else one for one, n in told.items())


def signs(value: Any) -> str:
    """A number with its minus, or a word."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)


def effect(words: Catalogue, what: str, number: int) -> str:
    """What a line of an effect does, with its sign where the number is all it changes."""
    signed = f"+{number}" if number > 0 else signs(number)
    said = f"{what.replace('-', ' ')} {number}"
    if f"effect-{what}" in words.keys:
        with suppress(ValueError):  # a sentence that needs more than the number
            said = words.say(f"effect-{what}", n=number)
    return said.removesuffix(str(number)) + signed if said.endswith(f" {number}") else said


def phrase(shell: Catalogue, what: str, before: str, after: str) -> str:
    return shell.say("lab-difference", what=what, before=before, after=after)


def spoken(words: Catalogue, shell: Catalogue, part: str) -> str:
    """A part of a path: a thing by its name, a field by what it or its zone is called."""
    thing = part.partition("-")[2]
    if thing.isdecimal():
        return shell.say("lab-players", count=int(thing))
    for name in (part, thing):
        if f"id-{name}" in words.keys:
            return named(words, name, ())
    field = part.replace("_", "-")
    for key in (f"changed-{field}", f"zone-{field}"):
        if key in words.keys:
            return words.say(key)
    return (thing or part).replace("_", " ")


def worded(words: Catalogue, key: str, otherwise: str) -> str:
    return words.say(key) if key in words.keys else otherwise
