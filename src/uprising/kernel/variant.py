"""A game with other numbers: what a pack changes, checked against the game's own.

A pack travels as one line, its name and its changes as JSON: through records, servers and other
processes. `[cards.nuke] count = 3` in a file is `three-nukes {"cards":{"nuke":{"count":3}}}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

import msgspec

from .game import BadSetup, Game

NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
NAMED_BY: Final = ("slug", "id", "key")
LABELS: Final = ("rule", "source", "flaw_source", "power_source", *NAMED_BY)
LONGEST_NAME: Final = 40
SHOWN: Final = 12
ROOM: Final = 4  # a number may grow to so many times the largest of its kind,
LEAST_ROOM: Final = 99  # or to this


class BadPack(BadSetup):
    """A pack that does not fit its game: names the field and says what it may be."""


def pack_line(name: str, changes: Mapping[str, Any]) -> str:
    """A pack as it travels."""
    if len(name) > LONGEST_NAME or not NAME.fullmatch(name):
        raise BadPack(f"name: must be small letters, digits and hyphens, not {name!r}")
    if not changes:
        raise BadPack(f"pack: {name} changes nothing")
    return f"{name} {msgspec.json.encode(changes, order='deterministic').decode()}"


def variant(of: Game, line: str) -> Game:
    """The game with a pack's changes; without a line, the game as it is."""
    if line == of.changes:
        return of
    if of.changes:
        raise BadPack(f"pack: {of.key} is played with {of.pack_name} already")
    return made(of, line)


def played_by(of: Game, line: str, content: str) -> Game:
    """The game with the pack of a record or table, or with the numbers it had at that content."""
    return variant(of, line or of.former.get(content, ""))


@lru_cache(maxsize=256)
def made(of: Game, line: str) -> Game:
    name, _, told = line.partition(" ")
    try:
        changes = msgspec.json.decode(told)
    except msgspec.DecodeError as error:
        raise BadPack(f"pack: {name!r} is not followed by its changes: {error}") from error
    if not isinstance(changes, dict):
        raise BadPack(f"pack: the changes of {name!r} are not named")
    told_again = pack_line(name, changes)
    return replace(of, pack=changed(of.pack, changes, ""), changes=told_again)


def changed(thing: Any, changes: Mapping[str, Any], path: str, alike: Sequence[Any] = ()) -> Any:
    """A pack, or one thing of it, with some fields changed. `alike` are the others of its kind."""
    known = {f.name: getattr(thing, f.name) for f in fields(thing) if f.init}
    own = {}
    for name, value in changes.items():
        if name not in known:
            raise BadPack(f"{path}{name}: there is no such field{listed(name, list(known))}")
        if name in LABELS or isinstance(known[name], str):
            raise BadPack(f"{path}{name}: is a name and cannot be changed")
        if is_table(known[name]):
            own[name] = changed_table(known[name], value, f"{path}{name}")
        else:
            examples = [getattr(other, name) for other in alike] or [known[name]]
            own[name] = fitting(value, examples, f"{path}{name}")
    return replace(thing, **own)


def listed(wrong: str, names: Sequence[str]) -> str:
    """What may have been meant, or the first of what there is."""
    near = get_close_matches(wrong, names, 1)
    if near:
        return f"; do you mean {near[0]}?"
    return f"; there are {', '.join(names[:SHOWN])}{' …' if len(names) > SHOWN else ''}"


def is_table(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and is_dataclass(value[0])


def changed_table(things: tuple[Any, ...], changes: Any, path: str) -> tuple[Any, ...]:
    """A list of things with names, some of them changed."""
    names = [name_of(thing) for thing in things]
    if not isinstance(changes, dict):
        raise BadPack(f"{path}: says whose number changes, as in [{path}.{names[0]}]")
    for name in changes:
        if name not in names:
            raise BadPack(f"{path}.{name}: there is no such thing{listed(name, names)}")
    return tuple(
        changed(thing, table_of(changes[name], f"{path}.{name}"), f"{path}.{name}.", things)
        if name in changes
        else thing
        for name, thing in zip(names, things, strict=True)
    )


def table_of(value: Any, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPack(f"{path}: names the fields that change, not {value!r}")
    return value


def name_of(thing: Any) -> str:
    """How a pack calls a card, a character or a row: by its own name, else by its first field."""
    for name in NAMED_BY:
        if hasattr(thing, name):
            return str(getattr(thing, name))
    return str(getattr(thing, fields(thing)[0].name))


def fitting(value: Any, examples: Sequence[Any], path: str) -> Any:
    """The value, if it is of the kind of its examples and of a size that makes sense."""
    known = [example for example in examples if example is not None]
    if not known:  # left open everywhere: a number that is not negative
        known = [0]
    if all(isinstance(example, bool) for example in known):
        if not isinstance(value, bool):
            raise BadPack(f"{path}: must be true or false, not {value!r}")
        return value
    if all(isinstance(example, int) for example in known):
        return fitting_number(value, known, path)
    if all(isinstance(example, str) for example in known):
        if value not in known:
            words = ", ".join(sorted(set(known)))
            raise BadPack(f"{path}: must be one of {words}, not {value!r}")
        return value
    return fitting_list(value, known, path)


def fitting_number(value: Any, examples: Sequence[int], path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPack(f"{path}: must be a whole number, not {value!r}")
    most = max(LEAST_ROOM, ROOM * max(abs(example) for example in examples))
    may_fall = min(examples) < 0 or not any(examples)  # nothing but 0 leaves the sign open
    least = -most if may_fall else 0
    if not least <= value <= most:
        raise BadPack(f"{path}: must be from {least} to {most}, not {value}")
    return value


def fitting_list(value: Any, examples: Sequence[Any], path: str) -> tuple[Any, ...]:
    """Lists of one length keep it; a list of unlike things is a row with fixed places."""
    if not isinstance(value, list):
        raise BadPack(f"{path}: must be a list, not {value!r}")
    lengths = {len(example) for example in examples}
    if len(lengths) == 1 and len(value) not in lengths:
        raise BadPack(f"{path}: must be a list of {lengths.pop()}, not of {len(value)}")
    if len(value) > 2 * max(lengths):
        raise BadPack(f"{path}: must be a list of at most {2 * max(lengths)}, not of {len(value)}")
    if len(lengths) == 1 and len({type(one) for example in examples for one in example}) > 1:
        places: list[list[Any]] = [[example[n] for example in examples] for n in range(len(value))]
    else:
        places = [[one for example in examples for one in example]] * len(value)
    return tuple(
        fitting(one, place, f"{path}[{number}]")
        for number, (one, place) in enumerate(zip(value, places, strict=True), 1)
    )
