"""How a game lets a scenario reach into its state: piles of things, and values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .state import Step

NONE: Final = -1
Start = Callable[[Any, int], Sequence[Step[Any]]]
Limit = int | Callable[[Any], int]


def held(s: Any, field: str, place: int | None) -> Any:
    """A field of the state, or one entry of it where it is a list."""
    found = getattr(s, field)
    return found if place is None else found[place]


def hold(s: Any, field: str, place: int | None, value: Any) -> None:
    if place is None:
        setattr(s, field, value)
    else:
        getattr(s, field)[place] = value


def limit(s: Any, most: Limit) -> int:
    return most if isinstance(most, int) else most(s)


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

    @staticmethod
    def single(name: str, kind: Kind, field: str) -> Pile:
        """One thing or none: a field, of the table or of each seat, that is its number or -1."""
        own = name.endswith("/{seat}")

        def items(s: Any, seat: int) -> list[int]:
            thing = held(s, field, seat if own else None)
            return [] if thing == NONE else [thing]

        def write(s: Any, seat: int, things: list[int]) -> None:
            if len(things) > 1:
                raise ValueError("there can be one thing here, or none")
            hold(s, field, seat if own else None, things[0] if things else NONE)

        return Pile(name, kind, items, write=write)


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
        own = name.endswith("/{seat}")

        def read(s: Any, seat: int) -> Any:
            found = held(s, field, seat if own else at)
            return found if show is None else show(found)

        def put(s: Any, seat: int, value: Any) -> None:
            hold(s, field, seat if own else at, check(s, value))

        return Value(name, read, put)

    @staticmethod
    def number(
        name: str,
        field: str,
        most: Limit,
        least: Limit = 0,
        at: int | None = None,
    ) -> Value:
        """A number of the state, at most so much, or so much as the state says."""

        def check(s: Any, value: Any) -> int:
            return whole(value, limit(s, least), limit(s, most))

        return Value.stored(name, field, check, at=at)

    @staticmethod
    def flag(name: str, field: str) -> Value:
        """A yes or no of the state."""
        return Value.stored(name, field, lambda s, value: truth(value), bool)

    @staticmethod
    def word(name: str, field: str, words: Sequence[str]) -> Value:
        """One of these words, which the state holds as its place among them."""
        return Value.stored(name, field, lambda s, value: word_in(words, value), words.__getitem__)

    @staticmethod
    def drawn(
        name: str,
        field: str,
        reserve: str,
        most: Limit | None = None,
        at: int | None = None,
        reserve_at: int | None = None,
    ) -> Value:
        """A number that comes from a reserve and goes back there; without `most`, all there is."""
        own = name.endswith("/{seat}")

        def read(s: Any, seat: int) -> Any:
            return held(s, field, seat if own else at)

        def put(s: Any, seat: int, value: Any) -> None:
            both = read(s, seat) + held(s, reserve, reserve_at)
            new = whole(value, 0, both if most is None else limit(s, most))
            hold(s, field, seat if own else at, new)
            hold(s, reserve, reserve_at, both - new)

        return Value(name, read, put)

    @staticmethod
    def derived(name: str, read: Callable[[Any, int], Any], why: str) -> Value:
        """What follows from the rest, or is said elsewhere: to be read; `why` refuses putting."""

        def put(s: Any, seat: int, value: Any) -> None:
            raise ValueError(why)

        return Value(name, read, put)


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
