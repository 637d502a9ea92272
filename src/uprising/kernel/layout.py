"""How what a seat sees becomes a row of numbers: one-hot words, flags and counts, each a byte.

A game lists blocks; each reads its numbers off the view, so a row can hold nothing else. Where
speed matters the game also writes the same row straight from a position (`Encoder.write`); that
both agree is a promise of the conformance suite. Seats are counted from the one that looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

TOP: Final = 255
"""The highest number a row can hold; higher ones are cut off, and those below zero are zero."""

Read = Callable[[Any, int], Any]
"""What a block takes from a view, for the seat that looks."""


@dataclass(frozen=True)
class Block:
    """Neighbouring numbers with one meaning.

    entries   what each number is about
    most      what a number is divided by to be at most about 1
    kind      "one" (one-hot), "flags", "counts" or "numbers", for those who read the table
    read      the numbers, from the view and the seat that looks
    """

    name: str
    kind: str
    entries: tuple[str, ...]
    most: int
    read: Callable[[Any, int], Iterable[int]]


def number(name: str, read: Read, most: int) -> Block:
    return Block(name, "numbers", (name,), most, lambda view, me: (int(read(view, me)),))


def numbers(name: str, read: Read, entries: Iterable[str], most: int) -> Block:
    """A number for each entry, in this order."""
    return Block(name, "numbers", tuple(entries), most, read)


def flag(name: str, read: Read) -> Block:
    return Block(name, "flags", (name,), 1, lambda view, me: (int(bool(read(view, me))),))


def one_of(name: str, read: Read, words: Iterable[str]) -> Block:
    """One-hot: which of the words it is; nothing for None and for other words."""
    listed = tuple(words)
    return Block(
        name, "one", listed, 1,
        lambda view, me: [int(word == found) for found in [read(view, me)] for word in listed],
    )  # fmt: skip


def flags(name: str, read: Read, words: Iterable[str]) -> Block:
    """For each word whether it is there."""
    listed = tuple(words)
    return Block(
        name, "flags", listed, 1,
        lambda view, me: [int(word in found) for found in [read(view, me)] for word in listed],
    )  # fmt: skip


def counts(name: str, read: Read, words: Iterable[str], most: int) -> Block:
    """For each word how often it is there."""
    listed = tuple(words)
    return Block(
        name, "counts", listed, most,
        lambda view, me: [found.count(word) for found in [read(view, me)] for word in listed],
    )  # fmt: skip


def from_me(seats: int) -> tuple[str, ...]:
    """The seats as they are counted from oneself."""
    return tuple(f"@+{step}" for step in range(seats))


def seat_of_word(word: str | int | None) -> int | None:
    """The seat that a view names, as a number or as `@2`."""
    if isinstance(word, str):
        return int(word[1:]) if word.startswith("@") and word[1:].isdecimal() else None
    return word


def seat_one(name: str, read: Read, seats: int) -> Block:
    """One-hot: which seat it is, counted from oneself."""

    def found(view: Any, me: int) -> list[int]:
        seat = seat_of_word(read(view, me))
        return [int(seat is not None and (me + step) % seats == seat) for step in range(seats)]

    return Block(name, "one", from_me(seats), 1, found)


def seat_flags(name: str, read: Read, seats: int) -> Block:
    """For each seat, counted from oneself, whether it is there."""

    def found(view: Any, me: int) -> list[int]:
        there = {seat_of_word(word) for word in read(view, me)}
        return [int((me + step) % seats in there) for step in range(seats)]

    return Block(name, "flags", from_me(seats), 1, found)


@dataclass(frozen=True)
class Part:
    """A block that there is for every seat: `make` makes it, `read` takes view, seat and looker."""

    name: str
    make: Callable[[str, Read], Block]
    read: Callable[[Any, int, int], Any]

    def block(self, step: int, seats: int) -> Block:
        def read(view: Any, me: int) -> Any:
            return self.read(view, (me + step) % seats, me)

        return self.make(f"@+{step} {self.name}", read)


def each_seat(seats: int, *parts: Part, first: int = 0) -> list[Block]:
    """All parts for oneself (`first` 1: not), then for the next seat, and so on round the table."""
    return [part.block(step, seats) for step in range(first, seats) for part in parts]


@dataclass(frozen=True)
class Encoder:
    """What a game says about rows.

    version   raised when a number changes its meaning
    blocks    the blocks of a table with so many seats
    write     writes the same numbers into a row of zeros, from the position itself
    """

    version: int
    blocks: Callable[[int], Sequence[Block]]
    write: Callable[[Any, int, bytearray], None] | None = None


class Layout:
    """The blocks of a game at a table, where each begins, and how a view is written."""

    def __init__(self, encoder: Encoder, prompts: Sequence[str], seats: int) -> None:
        self.version: Final = encoder.version
        self.write: Final = encoder.write
        self.asked: Final = {prompt: place for place, prompt in enumerate(prompts)}
        own = tuple(encoder.blocks(seats))
        asked = Block("asked", "one", tuple(prompts), 1, lambda view, me: ())
        self.blocks: Final = (*own, asked)
        starts, at = {}, 0
        for block in self.blocks:
            starts[block.name] = at
            at += len(block.entries)
        self.starts: Final[Mapping[str, int]] = starts
        self.size: Final = at
        self.asked_at: Final = starts["asked"]
        self.most: Final = tuple(block.most for block in self.blocks for _ in block.entries)

    def names(self) -> tuple[str, ...]:
        """What each number is."""
        return tuple(
            block.name if block.entries == (block.name,) else f"{block.name}: {entry}"
            for block in self.blocks
            for entry in block.entries
        )

    def row(self, view: Any, seat: int, prompt: str | None) -> bytearray:
        """What a view and a question are as numbers."""
        found: list[int] = []
        for block in self.blocks[:-1]:
            values = list(block.read(view, seat))
            assert len(values) == len(block.entries), block.name
            found += [max(0, min(TOP, value)) for value in values]
        row = bytearray(found) + bytearray(len(self.asked))
        if prompt in self.asked:
            row[self.asked_at + self.asked[prompt]] = 1
        return row

    def written(self, view: Any, s: Any, seat: int) -> bytearray:
        """The row as it is written where speed matters, without a question."""
        if self.write is None:
            return self.row(view, seat, None)
        row = bytearray(self.size)
        self.write(s, seat, row)
        return row
