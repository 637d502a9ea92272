"""How a game lets a scenario reach into its state: piles of things, and values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """Things of one sort, by number: `names[n]` is the slug of thing n (copies share a slug)."""

    key: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Pile:
    """A zone that is a list of things: `deck`, or `hand/{seat}` for one of each seat.

    reserve    where things come from and go to when others are placed (one pile of each kind);
               what is put there comes on top, the rest stays below
    top_first  listed from the top (decks); otherwise in the order they came (hands, discards)
    holds      whether a thing may lie here, where that is limited
    write      puts things here, where `items` gives no live list; ValueError if they cannot be
    """

    name: str
    kind: Kind
    items: Callable[[Any, int], list[int]]
    reserve: bool = False
    top_first: bool = False
    holds: Callable[[int], bool] | None = None
    write: Callable[[Any, int, list[int]], None] | None = None


@dataclass(frozen=True)
class Value:
    """A zone that is a number, a word or a list of words: `lairs/{seat}`, `round`.

    `put` raises ValueError, saying what is wrong, for a value that cannot be. Where `seats` is
    set, the value's words may be seats' names; `put` gets them as `@2`.
    """

    name: str
    read: Callable[[Any, int], Any]
    put: Callable[[Any, int, Any], None]
    seats: bool = False


Zone = Pile | Value
