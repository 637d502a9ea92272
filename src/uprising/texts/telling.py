"""The whole table in sentences, from a view: for screen readers, and for whoever likes to read.

A game's catalogue has a sentence for a field of its view, `tell-pot`; of a list of things with
fields of their own it is said once for each (`tell-places`). Inside, every plain field of the view
has its name, with dashes, and those of a row come before: `$pot`, `$lairs`, `$attack-owner`. Of a
field `x` a sentence may also ask

    $x-id       the word of the rules that it is ("none" if nothing is there), to choose by
    $x-name     of a number, the player at that seat; $x-names of a list of them
    $x-count    how many are in a list, $x-first and $x-last what lies at its ends

and of a row `$who`, the player whose row it is, and `$number`. Of a field that is empty nothing is
said, or its own sentence (`tell-stack-none`); a line that comes out empty is left out. The page
does the same (`web/src/lib/telling.ts`); a test compares the two.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from uprising.texts.catalogue import Catalogue
from uprising.texts.render import capital, named, spoken, together
from uprising.texts.sentences import Value

Names = Sequence[str]
TOP = "tell"
PHASES = ("-phase", "-until")
SIDES = re.compile(r"(\w+)\(\w+\)")
NONE: Mapping[str, Value] = {"": "", "-id": "none", "-count": "none", "-name": "", "-names": ""}


def is_told(words: Catalogue) -> bool:
    """Whether a game has sentences for its table."""
    return any(key.startswith("tell-") for key in words.keys)


def tell(words: Catalogue, view: Mapping[str, Any], names: Names) -> list[str]:
    """The table, a line for each field or row that has something to tell."""
    said = fields(words, view, names, TOP)
    lines = []
    for field, value in view.items():
        key = f"tell-{dashed(field)}"
        if is_nothing(value):
            key += "-none"
        if key not in words.keys:
            continue
        for number, row in enumerate(value if is_rows(value) else [{}], 1):
            who = names[number - 1] if is_rows(value) and len(value) == len(names) else ""
            own = fields(words, row, names, key)
            lines.append(words.say(key, **{**said, "who": who, "number": number, **own}))
    return [capital(line.strip(), names) for line in lines if line.strip()]


def is_nothing(value: Any) -> bool:
    return value is None or (isinstance(value, str | list | tuple) and not value)


def is_rows(value: Any) -> bool:
    return isinstance(value, list | tuple) and any(isinstance(one, Mapping) for one in value)


def dashed(field: str) -> str:
    return field.replace("_", "-")


def fields(words: Catalogue, row: Mapping[str, Any], names: Names, key: str) -> dict[str, Value]:
    """The values that a sentence about these fields may use."""
    said: dict[str, Value] = {}
    for field, value in row.items():
        if field == "type" or (key == TOP and is_rows(value)):
            continue
        name = dashed(field)
        for ending, one in values(words, value, names, f"{key}-{name}").items():
            said[f"{name}{ending}"] = one
    return said


def values(words: Catalogue, value: Any, names: Names, key: str) -> Mapping[str, Value]:
    """What may be asked of one value, by the endings of its name."""
    if value is None or value == "":
        return NONE
    if isinstance(value, bool):
        return {"": "true" if value else "false"}
    if isinstance(value, int | float):
        at = names[int(value)] if 0 <= value < len(names) else ""
        return {"": value, "-id": "some", "-name": at}
    if isinstance(value, str):
        return {"": word(words, value, names, key), "-id": value.removeprefix("~id-")}
    if isinstance(value, Mapping):
        inner = fields(words, value, names, key)
        return {"": "", "-id": "some", **{f"-{name}": one for name, one in inner.items()}}
    return of_list(words, value, names, key)


def of_list(words: Catalogue, items: Sequence[Any], names: Names, key: str) -> dict[str, Value]:
    if is_rows(items):
        told = []
        if key in words.keys:
            told = [words.say(key, **fields(words, one, names, key)) for one in items]
    else:
        told = [word(words, one, names) for one in items]
    things = not is_rows(items) and any(isinstance(one, str) for one in items)
    seats = [names[one] for one in items if isinstance(one, int) and 0 <= one < len(names)]
    return {
        "": together(words, gathered(told) if things else told) if told else "",
        "-count": len(items),
        "-first": told[0] if told else "",
        "-last": told[-1] if told else "",
        "-names": together(words, seats) if seats else "",
    }


def gathered(told: Sequence[str]) -> list[str]:
    """Things that are alike are said once, with their number: "Spy 2 (×3)"."""
    return [one if n == 1 else f"{one} (×{n})" for one, n in Counter(told).items()]


def word(words: Catalogue, value: Any, names: Names, key: str = "") -> str:
    """A thing, a seat or a number by its name; of a card with two sides, the side that is up."""
    if not isinstance(value, str) or value.startswith(("~", "@")):
        return str(spoken(words, value, names))
    if key.endswith(PHASES) and f"phase-{value}" in words.keys:
        return words.say(f"phase-{value}")
    sides = SIDES.fullmatch(value)
    return sides[1] if sides else named(words, value, names)
