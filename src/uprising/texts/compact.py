"""A view in few words, for readers who pay by the word: each fact once, cards with their effects.

What is missing in a view is no, none or not known to its seat. Names of things stay as moves write
them (`doom-laser`), and a list at the end says once what each of them is and does.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Sized
from itertools import pairwise
from typing import Any

from uprising.texts.catalogue import Catalogue
from uprising.texts.render import SEAT, WORD

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
SEATED = ("seats", "players", "places", "workers", "hands")
"""Lists with an entry for every seat, in the order of the seats."""
SEAT_NUMBERS = frozenset(
    {"active", "attack owner", "attack target", "known holders", "spaces players", "patriot turn"}
)
"""Fields that hold seats by their numbers; readers get the names."""
PROVENANCE = ("source", "book")
"""Where a card comes from, which matters to nobody who plays it."""
IN_SHORT = ("minute-goal", "minute-turn", "minute-twist")
SENTENCE = re.compile(r"(?<=[.!?]) ")
ASIDES = ("", "-aim", "-tile", "-doom", "-power", "-flaw")
"""What the texts of a thing may be filed under, after its name."""


def compact(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """The lines of a view: one for every group of things, one for every seat."""
    lines = []
    plain = {}
    kind = str(view.get("type", ""))
    for key, value in view.items():
        if is_left_out(key, value):
            continue
        if is_table(value):
            lines.append(f"{key}:")
            lines += rows(key, value, names)
        elif f"{kind} {key}" in SEAT_NUMBERS:
            plain[key] = f"@{value}"
        else:
            plain[key] = value
    return [told(plain, names), *lines] if plain else lines


def is_left_out(key: str, value: Any) -> bool:
    return key == "type" or key in PROVENANCE or is_nothing(value)


def is_nothing(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, Sized) and len(value) == 0)


def is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)


def is_table(value: Any) -> bool:
    return is_list(value) and any(isinstance(entry, dict) for entry in value)


def rows(key: str, entries: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    seated = key in SEATED and len(entries) == len(names)
    for number, entry in enumerate(entries):
        said = told(entry, names, f"{key} ") if isinstance(entry, dict) else word(entry, names)
        head = names[number] if seated else number + 1
        yield f"  {head}: {said or '–'}"


def told(values: Mapping[str, Any], names: Sequence[str], inside: str = "") -> str:
    """Named values on one line; `inside` is the path of what holds them."""
    return "; ".join(
        key if value is True else f"{key} {word(value, names, inside + key)}"
        for key, value in values.items()
        if not is_left_out(key, value)
    )


def word(value: Any, names: Sequence[str], path: str = "") -> str:
    if isinstance(value, dict):
        return "(" + told(value, names, f"{path} ") + ")"
    if is_list(value) and any(is_list(one) for one in value):
        said = [word(one, names, path) for one in value]
        said = [
            f"({text or '–'})" if is_list(one) else text
            for one, text in zip(value, said, strict=True)
        ]
        if path.rpartition(" ")[2] in SEATED and len(value) == len(names):
            said = [f"{name} {one}" for name, one in zip(names, said, strict=True)]
        return ", ".join(said)
    if is_list(value):
        said = [word(one, names, path) for one in value]
        things = all(isinstance(one, str) for one in value)
        return ", ".join(counted(said) if things else said)
    if isinstance(value, str):
        seat = SEAT.fullmatch(value)
        if seat is not None and int(seat[1]) < len(names):
            return names[int(seat[1])]
        return value.removeprefix("~id-").removeprefix("~")
    if path in SEAT_NUMBERS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if isinstance(value, bool):
        return "yes" if value else "no"
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


def phrase_meant(text: str, phrases: Sequence[str], names: Sequence[str]) -> str:
    """The phrase whose key this is, be its seat written as `@2` or by name; empty if none."""
    return next((one for one in phrases if text in (one, seats_named(one, names))), "")


def at(number: str, names: Sequence[str]) -> str:
    return names[int(number)] if int(number) < len(names) else f"@{number}"


def things_seen(view: Mapping[str, Any], words: Catalogue, names: Sequence[str]) -> list[str]:
    """Every thing that a view shows, but for what was discarded: nobody needs to know what it did.

    A thing that has a name of its own in its field is that one: the campaign `samuel` is
    `campaign-samuel`, and not the character.
    """
    own = {
        key: f"{key}-{value}"
        for key, value in view.items()
        if isinstance(value, str) and f"id-{key}-{value}" in words.keys
    }
    rest = {key: value for key, value in view.items() if key not in own and "discard" not in key}
    return [*own.values(), *things_in(*compact(rest, names))]


def things_in(*texts: str) -> list[str]:
    """Every word that may be the name of a thing, in the order it comes up."""
    return list(dict.fromkeys(found for text in texts for found in SLUG.findall(text)))


def things_asked(words: Catalogue, moves: Iterable[str]) -> list[str]:
    """The things that moves name; `campaign samuel` is the campaign of that name."""
    found: dict[str, None] = {}
    for move in moves:
        said = move.split()
        pairs = [f"{one}-{two}" for one, two in pairwise(said)]
        own = [pair for pair in pairs if f"id-{pair}" in words.keys]
        found |= dict.fromkeys(own or things_in(move))
    return list(found)


def effects(words: Catalogue, things: Sequence[str]) -> list[str]:
    """What the things that have an effect are called and do, a line each; no sentence twice."""
    found = []
    said: set[str] = set()
    for thing in things:
        told = [one for text in texts_of(words, thing) for one in SENTENCE.split(text)]
        new = [one for one in told if one not in said]
        said |= set(new)
        if new:
            name = words.say(f"id-{thing}") if f"id-{thing}" in words.keys else ""
            found.append(headed(thing, name, " ".join(new)))
    return found


def texts_of(words: Catalogue, thing: str) -> Iterator[str]:
    for key in (f"text-{thing}{aside}" for aside in ASIDES):
        if key in words.keys:
            try:
                yield words.say(key)
            except ValueError:  # a text with values of its own belongs to one place on the board
                continue


def headed(thing: str, name: str, text: str) -> str:
    """A text after the thing it is about, whose name is said once."""
    if not name or text.lower().startswith(f"{name.lower()}:"):
        return f"{thing} = {text}"
    return f"{thing} = {name}: {text}"


def in_short(words: Catalogue) -> list[str]:
    """A game in a minute: its aim, a turn, and what is special about it."""
    return [words.say(key) for key in IN_SHORT if key in words.keys]
