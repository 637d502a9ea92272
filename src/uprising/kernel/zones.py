"""How a game lets a scenario reach into its state: piles of things, and values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

    @staticmethod
    def stored(
        name: str,
        field: str,
        check: Callable[[Any, Any], Any],
        show: Callable[[Any], Any] | None = None,
        at: int | None = None,
    ) -> Value:
        """A field of the state: of the table, of each seat (`…/{seat}`), or one entry of a list.

        `check` gets the state and what was written, and returns what is stored; `show` is its
        inverse.
        """
        listed = name.endswith("/{seat}") or at is not None

        def read(s: Any, seat: int) -> Any:
            found = getattr(s, field)
            if listed:
                found = found[seat if at is None else at]
            return found if show is None else show(found)

        def put(s: Any, seat: int, value: Any) -> None:
            checked = check(s, value)
            if listed:
                getattr(s, field)[seat if at is None else at] = checked
            else:
                setattr(s, field, checked)

        return Value(name, read, put)

    @staticmethod
    def number(
        name: str,
        field: str,
        most: int | Callable[[Any], int],
        least: int = 0,
        at: int | None = None,
    ) -> Value:
        """A number of the state, at most so much, or so much as the state says."""

        def check(s: Any, value: Any) -> int:
            return whole(value, least, most if isinstance(most, int) else most(s))

        return Value.stored(name, field, check, at=at)

    @staticmethod
    def flag(name: str, field: str) -> Value:
        """A yes or no of the state."""
        return Value.stored(name, field, lambda s, value: truth(value), bool)


Zone = Pile | Value


def whole(value: Any, least: int, most: int) -> int:
    """A whole number within bounds; ValueError otherwise."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"must be a number from {least} to {most}")
    return value


def truth(value: Any) -> bool:
    """Yes or no; ValueError otherwise."""
    if not isinstance(value, bool):
        raise ValueError("must be True or False")
    return value


def word_in(words: Sequence[str], value: Any) -> int:
    """The place of a word in a list; ValueError if it is none of them."""
    if not isinstance(value, str) or value.lower() not in words:
        raise ValueError(f"must be one of {', '.join(words)}")
    return list(words).index(value.lower())
