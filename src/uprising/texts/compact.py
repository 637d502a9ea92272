"""A view in few words, for readers who pay by the word: each fact once, cards with their effects.

What is missing in a view is no, none or not known to its seat. Names of things stay as moves write
them (`doom-laser`), and a list at the end says once what each of them is and does.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from uprising.texts.catalogue import Catalogue
from uprising.texts.render import SEAT, WORD

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
SEATED = ("seats", "players", "places", "workers", "hands")
"""Lists with an entry for every seat, in the order of the seats."""


def compact(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """The lines of a view: one for every group of things, one for every seat."""
    lines = []
    plain = {}
    for key, value in view.items():
        if key == "type" or is_nothing(value):
            continue
        if is_table(value):
            lines.append(f"{key}:")
            lines += rows(key, value, names)
        else:
            plain[key] = value
    return [told(plain, names), *lines] if plain else lines


def is_nothing(value: Any) -> bool:
    return value is None or value is False or value == "" or value == [] or value == {}


def is_table(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(entry, dict) for entry in value)


def rows(key: str, entries: list[Any], names: Sequence[str]) -> Iterator[str]:
    seated = key in SEATED and len(entries) == len(names)
    for number, entry in enumerate(entries):
        said = told(entry, names) if isinstance(entry, dict) else word(entry, names)
        head = names[number] if seated else number + 1
        yield f"  {head}: {said or '–'}"


def told(values: Mapping[str, Any], names: Sequence[str]) -> str:
    """Named values on one line."""
    return "; ".join(
        key if value is True else f"{key} {word(value, names)}"
        for key, value in values.items()
        if key != "type" and not is_nothing(value)
    )


def word(value: Any, names: Sequence[str]) -> str:
    if isinstance(value, dict):
        return "(" + told(value, names) + ")"
    if isinstance(value, list | tuple):
        said = [word(one, names) for one in value]
        things = all(isinstance(one, str) for one in value)
        return ", ".join(counted(said) if things else said)
    if isinstance(value, str):
        seat = SEAT.fullmatch(value)
        if seat is not None and int(seat[1]) < len(names):
            return names[int(seat[1])]
        return value.removeprefix("~id-").removeprefix("~")
    return "–" if value is None else str(value)


def counted(said: Sequence[str]) -> list[str]:
    """The same thing several times in a row is said once, with its number."""
    found: list[str] = []
    start = 0
    for number in range(1, len(said) + 1):
        if number == len(said) or said[number] != said[start]:
            times = number - start
            found.append(said[start] if times == 1 else f"{times} x {said[start]}")
            start = number
    return found


def seats_named(text: str, names: Sequence[str]) -> str:
    """A move's text with names for its seats; quoted lines are left alone."""
    return " ".join(
        one if one.startswith('"') else SEAT.sub(lambda found: at(found[1], names), one)
        for one in WORD.findall(text)
    )


def at(number: str, names: Sequence[str]) -> str:
    return names[int(number)] if int(number) < len(names) else f"@{number}"


def in_play(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view without what was discarded: nobody needs to know what that did."""
    return {key: value for key, value in view.items() if "discard" not in key}


def things_in(*texts: str) -> list[str]:
    """Every word that may be the name of a thing, in the order it comes up."""
    return list(dict.fromkeys(found for text in texts for found in SLUG.findall(text)))


def effects(words: Catalogue, things: Sequence[str]) -> list[str]:
    """What the things that have an effect are called and do, a line each."""
    found = []
    for thing in things:
        if f"text-{thing}" not in words.keys:
            continue
        try:
            name = words.say(f"id-{thing}") if f"id-{thing}" in words.keys else thing
            found.append(f"{thing} = {name}: {words.say(f'text-{thing}')}")
        except ValueError:  # a text with values of its own belongs to one place on the board
            continue
    return found
