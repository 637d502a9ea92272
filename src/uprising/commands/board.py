"""Any game's view as lines of text: in the game's own sentences, or else one line a zone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

import msgspec

from uprising.commands.shell import Shell
from uprising.kernel import BadSetup, Game, default_names, seeded_table
from uprising.texts import Catalogue, is_told, named, spoken, tell
from uprising.texts.render import NOTHING

Path = tuple[str, ...]
WIDTH = 96
MANY = 10  # a view with more zones than this leaves out the empty ones
OWN = ("you", "mine", "my", "own", "hand", "secret", "role")
SEATS = frozenset({"active", "dealer", "leader", "owner", "player", "seat", "who"})


@dataclass(frozen=True)
class Board:
    """How a view is put into words: whose names, whose eyes, and which lists go by seats."""

    shell: Shell
    words: Catalogue
    names: Sequence[str]
    seat: int | None
    by_seat: frozenset[Path]

    def lines(self, view: msgspec.Struct) -> list[str]:
        data = msgspec.to_builtins(view)
        if not is_told(self.words):
            return list(self.zones(data, (), "  "))
        told = tell(self.words, data, self.names)
        return [line for one in told for line in folded("  ", one, "  ")]

    def zones(self, data: Mapping[str, Any], path: Path, indent: str) -> Iterator[str]:
        shown = [f for f in data if f != "type"]
        if len(shown) > MANY:
            shown = [f for f in shown if not is_empty(data[f])]
        fields = sorted(shown, key=lambda f: not is_own(f))
        pad = max((len(self.label(field)) for field in fields), default=0)
        for field in fields:
            here, value = (*path, field), data[field]
            head = f"{indent}{self.label(field):{pad}}  "
            if isinstance(value, list | tuple) and any(isinstance(one, dict) for one in value):
                yield head.rstrip()
                for name, one in self.entries(value, here):
                    yield from folded(f"{indent}  {name}  ", self.inline(one, (*here, "*")))
            elif isinstance(value, dict) and len(self.inline(value, here)) > WIDTH - len(head):
                yield head.rstrip()
                yield from self.zones(value, here, indent + "  ")
            else:
                yield from folded(head, self.inline(value, here))

    def entries(self, values: Sequence[Any], path: Path) -> list[tuple[str, Any]]:
        """A list's items with their labels: the players', mine first, or numbers."""
        if path not in self.by_seat or len(values) != len(self.names):
            return [(f"{number}.", value) for number, value in enumerate(values, 1)]
        first = self.seat or 0
        order = [(first + n) % len(values) for n in range(len(values))]
        return [(self.names[seat], values[seat]) for seat in order]

    def inline(self, value: Any, path: Path) -> str:
        if isinstance(value, dict):
            told = {f: v for f, v in value.items() if f != "type" and not is_empty(v)}
            parts = (f"{self.label(f)} {self.inline(v, (*path, f))}" for f, v in told.items())
            return "; ".join(parts) or NOTHING
        if isinstance(value, list | tuple):
            if path in self.by_seat and len(value) == len(self.names):
                entries = self.entries(value, path)
                return "; ".join(f"{name}: {self.inline(v, (*path, '*'))}" for name, v in entries)
            return ", ".join(self.inline(v, (*path, "*")) for v in value) or NOTHING
        if isinstance(value, bool):
            return self.shell.say("yes" if value else "no")
        if isinstance(value, int) and path[-1] in SEATS and 0 <= value < len(self.names):
            return self.names[value]
        if isinstance(value, str) and not value.startswith(("~", "@")):
            return self.thing(value)
        return str(spoken(self.words, value, self.names))

    def thing(self, word: str) -> str:
        if f"phase-{word}" in self.words.keys:
            return self.words.say(f"phase-{word}")
        return named(self.words, word, self.names)

    def label(self, field: str) -> str:
        """The game's word for a zone, else the shell's, else the field's own name."""
        key = f"zone-{field.replace('_', '-')}"
        for words in (self.words, self.shell.words):
            if key in words.keys:
                return words.say(key)
        return field.replace("_", " ")


def is_empty(value: Any) -> bool:
    return value is None or (isinstance(value, str | list | tuple | dict) and not value)


def is_own(field: str) -> bool:
    return field.split("_")[0] in OWN


def folded(head: str, text: str, under: str = "") -> list[str]:
    """A line, or several under each other where it is too long."""
    rest = wrap(text, max(WIDTH - len(head), 24)) or [""]
    return [f"{head}{rest[0]}", *((under * 2 or " " * len(head)) + line for line in rest[1:])]


def seat_lists(of: Game, seats: int, options: Mapping[str, Any]) -> frozenset[Path]:
    """The lists of a view that hold one entry for each seat.

    Views do not say so; but such lists, and hardly others, grow with the table. A list of things
    whose name is no plural (a stack) is taken as one pile, however many there are.
    """
    here = {path for path, size in sizes(of, seats, options) if size == seats}
    for other in (seats + 1, seats - 1):
        if other in of.seats:
            try:
                there = {path for path, size in sizes(of, other, options) if size == other}
            except BadSetup:
                continue
            return frozenset(here & there)
    return frozenset(here)


def sizes(of: Game, seats: int, options: Mapping[str, Any]) -> list[tuple[Path, int]]:
    table = seeded_table(of, default_names(seats), options, 1)
    return list(lists(msgspec.to_builtins(table.view(0)), ()))


def lists(value: Any, path: Path) -> Iterator[tuple[Path, int]]:
    if isinstance(value, dict):
        for field, inner in value.items():
            yield from lists(inner, (*path, field))
    elif isinstance(value, list | tuple):
        if path[-1].endswith("s") or not all(isinstance(inner, str) for inner in value):
            yield path, len(value)
        for inner in value[:1]:
            yield from lists(inner, (*path, "*"))
