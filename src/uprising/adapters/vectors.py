"""Views as numbers: a flat vector whose layout follows from the view's own structure.

Every field becomes one or more numbers, in the order the view names them:

number, yes/no   the number itself, cut off at ±1000; yes is 1
word             its number in `Layout.words`; 0 for nothing. A word that begins with a number n
                 is -1-n; any other word that is not listed has one of 64 numbers above the rest
None or a thing  1 and the thing, or 0 and zeros
list             how many there are, then the first ones, each in full, zeros where there are fewer
map              like a list of its pairs, by key
structure        its fields

A list has room for as many as it holds in a fresh game, and at least for `ROOM` entries (`SMALL`
for structures, and for lists inside lists); what comes after is cut off, but counted. `room` gives
a list another size by its path. `Layout.names` says what each number is.
"""

from __future__ import annotations

import re
import zlib
from array import array
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Protocol, Union, get_args, get_origin

import msgspec
import numpy as np
import numpy.typing as npt

from uprising.kernel import Game, Table, default_names, seeded_table
from uprising.texts import catalogue

LIMIT: Final = 1000.0
OTHERS: Final = 64
NUMBER: Final = re.compile(r"\d+")
ROOM: Final = 12
SMALL: Final = 6
KEPT: Final = 4096
SENTENCES: Final = (
    "end",
    "field",
    "form",
    "game",
    "log",
    "option",
    "refuse",
    "text",
    "why",
    "zone",
)
HEAD: Final = ("seat", "asked", "prompt")
Vector = npt.NDArray[np.float32]


class Words:
    """The words a view or a move may hold, by their number, from 1 on.

    First the seats ("@0"), then, in alphabetical order, what the game's catalogue has words for:
    `nuke` for `id-nuke`, questions whole.
    """

    def __init__(self, of: Game, seats: int) -> None:
        keys = catalogue(of.key, "en", of.folder).keys
        things = {key.partition("-")[2] for key in keys if key.split("-")[0] not in SENTENCES}
        listed = sorted(things | {key for key in keys if key.startswith("ask-")})
        words = [*(f"@{seat}" for seat in range(seats)), *listed]
        self.numbers: Final = {word: float(number) for number, word in enumerate(words, 1)}
        self.high: Final = max(float(len(words) + OTHERS), LIMIT)
        self.number: Final = lru_cache(KEPT)(self.find)  # asked for every word of every view

    def find(self, word: str | None) -> float:
        if not word:
            return 0.0
        found = self.numbers.get(word.removeprefix("~id-"))
        if found is not None:
            return found
        digits = NUMBER.match(word)
        if digits:
            return max(-1.0 - int(digits[0]), -LIMIT)
        return float(len(self.numbers) + 1 + zlib.crc32(word.encode()) % OTHERS)


class Part(Protocol):
    """A piece of the layout: how many numbers it takes, and how to write a value into them."""

    size: int

    def write(self, out: list[float], at: int, value: Any) -> None: ...

    def names(self, path: str) -> Iterator[str]: ...

    def highs(self) -> Iterator[float]: ...


class Number:
    size = 1

    def write(self, out: list[float], at: int, value: Any) -> None:
        out[at] = value

    def names(self, path: str) -> Iterator[str]:
        yield path

    def highs(self) -> Iterator[float]:
        yield LIMIT


class OneWord:
    size = 1

    def __init__(self, words: Words) -> None:
        self.words = words

    def write(self, out: list[float], at: int, value: Any) -> None:
        out[at] = self.words.number(value)

    def names(self, path: str) -> Iterator[str]:
        yield path

    def highs(self) -> Iterator[float]:
        yield self.words.high


class Maybe:
    def __init__(self, inner: Part) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def write(self, out: list[float], at: int, value: Any) -> None:
        if value is not None:
            out[at] = 1
            self.inner.write(out, at + 1, value)

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}?"
        yield from self.inner.names(path)

    def highs(self) -> Iterator[float]:
        yield 1.0
        yield from self.inner.highs()


class Many:
    def __init__(self, inner: Part, room: int) -> None:
        self.inner = inner
        self.room = room
        self.size = 1 + room * inner.size

    def write(self, out: list[float], at: int, value: Any) -> None:
        out[at] = count = len(value)
        if count > self.room:
            value, count = value[: self.room], self.room
        inner, at = self.inner, at + 1
        if isinstance(inner, Number):  # most lists hold single numbers or words: all in one go
            out[at : at + count] = value
        elif isinstance(inner, OneWord):
            out[at : at + count] = map(inner.words.number, value)
        elif isinstance(inner, Maybe) and isinstance(inner.inner, Number):
            for one in value:
                if one is not None:
                    out[at], out[at + 1] = 1, one
                at += 2
        else:
            for one in value:
                inner.write(out, at, one)
                at += inner.size

    def names(self, path: str) -> Iterator[str]:
        yield f"#{path}"
        for place in range(self.room):
            yield from self.inner.names(f"{path}[{place}]")

    def highs(self) -> Iterator[float]:
        yield LIMIT
        for _ in range(self.room):
            yield from self.inner.highs()


class Pairs:
    """A map, as a list of its pairs."""

    def __init__(self, inner: Part, room: int) -> None:
        self.many = Many(inner, room)
        self.size = self.many.size

    def write(self, out: list[float], at: int, value: Any) -> None:
        self.many.write(out, at, sorted(value.items()))

    def names(self, path: str) -> Iterator[str]:
        return self.many.names(path)

    def highs(self) -> Iterator[float]:
        return self.many.highs()


class Pair:
    def __init__(self, key: Part, value: Part) -> None:
        self.key, self.value = key, value
        self.size = key.size + value.size

    def write(self, out: list[float], at: int, value: Any) -> None:
        self.key.write(out, at, value[0])
        self.value.write(out, at + self.key.size, value[1])

    def names(self, path: str) -> Iterator[str]:
        yield from self.key.names(f"{path}.key")
        yield from self.value.names(f"{path}.value")

    def highs(self) -> Iterator[float]:
        yield from self.key.highs()
        yield from self.value.highs()


class Fields:
    def __init__(self, fields: Mapping[str, Part]) -> None:
        self.fields = tuple(fields.items())
        self.size = sum(part.size for part in fields.values())

    def write(self, out: list[float], at: int, value: Any) -> None:
        for name, part in self.fields:
            part.write(out, at, getattr(value, name))
            at += part.size

    def names(self, path: str) -> Iterator[str]:
        for name, part in self.fields:
            yield from part.names(f"{path}.{name}" if path else name)

    def highs(self) -> Iterator[float]:
        for _, part in self.fields:
            yield from part.highs()


class Layout:
    """How the views of a game with so many seats become numbers."""

    def __init__(
        self, of: Game, seats: int, options: Mapping[str, Any], room: Mapping[str, int] | None
    ) -> None:
        fresh = seeded_table(of, default_names(seats), options, 0)
        self.words: Final = Words(of, seats)
        self.room: Final = dict(room or {})
        self.views: Final = [fresh.view(seat) for seat in range(seats)]
        self.part: Final = self.part_of(type(self.views[0]), "", list(self.views))
        self.size: Final = len(HEAD) + self.part.size
        self.names: Final = (*HEAD, *self.part.names(""))
        high = [float(seats), 1.0, self.words.high, *self.part.highs()]
        self.high: Final[Vector] = np.array(high, np.float32)
        self.low: Final[Vector] = -self.high

    def part_of(self, kind: Any, path: str, seen: list[Any]) -> Part:
        """The part for a type; `seen` are the values it has in a fresh game."""
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return Fields(
                {
                    field.name: self.part_of(
                        field.type,
                        f"{path}.{field.name}" if path else field.name,
                        [getattr(value, field.name) for value in seen],
                    )
                    for field in msgspec.structs.fields(kind)
                }
            )
        if get_origin(kind) in (Union, UnionType):
            [inner] = [one for one in get_args(kind) if one is not NoneType]
            found = self.part_of(inner, path, [value for value in seen if value is not None])
            return found if isinstance(found, OneWord) else Maybe(found)
        if get_origin(kind) in (tuple, list):
            inner = get_args(kind)[0]
            room = self.room_for(inner, path, [len(value) for value in seen])
            return Many(
                self.part_of(inner, f"{path}[]", [one for value in seen for one in value]), room
            )
        if get_origin(kind) is dict:
            key, value = get_args(kind)
            room = self.room_for(value, path, [len(one) for one in seen])
            pair = Pair(self.part_of(key, path, []), self.part_of(value, path, []))
            return Pairs(pair, room)
        return OneWord(self.words) if kind is str else Number()

    def room_for(self, inner: Any, path: str, sizes: list[int]) -> int:
        if path in self.room:
            return self.room[path]
        nested = "[]" in path or (isinstance(inner, type) and issubclass(inner, msgspec.Struct))
        return max([*sizes, SMALL if nested else ROOM])

    def encode(self, table: Table, seat: int) -> Vector:
        """What a seat sees and is asked, as numbers."""
        ask = table.state.ask_of(seat)
        out = [0.0] * self.size
        out[0] = seat
        if ask is not None and seat not in table.state.sealed:
            out[1] = 1
            out[2] = self.words.number(ask.prompt)
        self.part.write(out, len(HEAD), table.game.view(table.state, seat))
        vector = np.frombuffer(array("f", out), np.float32)  # quicker than numpy from a list
        np.minimum(vector, self.high, out=vector)
        return np.maximum(vector, self.low, out=vector)

    def encode_move(self, text: str, width: int) -> list[float]:
        """A move's first words as numbers."""
        words = [word for word in text.replace(",", " ").split() if word != ">"][:width]
        numbers = [self.words.number(word) for word in words]
        return numbers + [0.0] * (width - len(numbers))
