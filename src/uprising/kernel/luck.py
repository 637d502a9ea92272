"""Where chance comes from. A state draws only through `State.chance` and `State.shuffle`.

Every source has a name ("deck", "die.black"), and one name's results never depend on how often
another was asked: one more draw here does not shift the dice there.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from .rng import Rng, seeded, stream

_NAMES: Final[dict[str, int]] = {}


def _number_of(name: str) -> int:
    number = _NAMES.get(name)
    if number is None:
        number = int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "little")
        _NAMES[name] = number
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of chance results, by name."""

    def below(self, name: str, sides: int) -> int:
        raise NotImplementedError

    def shuffle(self, name: str, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(name, i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Luck:
        raise NotImplementedError

    def saved(self) -> list[object]:
        """What `restored` needs to go on from here."""
        raise NotImplementedError


class SeededLuck(Luck):
    """Reproducible luck for simulations, guesses and practice tables.

    Copies share their streams until one of them draws: most copies of a state never do.
    """

    __slots__ = ("a", "b", "c", "shared", "streams")

    def __init__(self, a: int, b: int, c: int, streams: dict[str, Rng], shared: bool) -> None:
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.streams = streams
        self.shared = shared

    def stream_of(self, name: str) -> Rng:
        if self.shared:
            self.streams = {name: rng.copy() for name, rng in self.streams.items()}
            self.shared = False
        rng = self.streams.get(name)
        if rng is None:
            rng = stream(self.a ^ _number_of(name), self.b, self.c)
            self.streams[name] = rng
        return rng

    def below(self, name: str, sides: int) -> int:
        return self.stream_of(name).below(sides)

    def shuffle(self, name: str, items: list[int]) -> None:
        self.stream_of(name).shuffle(items)

    def copy(self) -> SeededLuck:
        self.shared = True
        return SeededLuck(self.a, self.b, self.c, self.streams, True)

    def saved(self) -> list[object]:
        rows = [[n, int(r.a), int(r.b), int(r.c), int(r.counter)] for n, r in self.streams.items()]
        return ["seeded", self.a, self.b, self.c, sorted(rows)]


class KeyedLuck(Luck):
    """Luck of a live table: a keyed hash of secret material, the name and a counter.

    Nobody without the secret can foresee a result; with it, after the end, anybody can check all.
    """

    __slots__ = ("counts", "secret")

    def __init__(self, secret: bytes, counts: dict[str, int]) -> None:
        self.secret: Final = secret
        self.counts = counts

    def below(self, name: str, sides: int) -> int:
        least = (1 << 64) % sides
        while True:
            count = self.counts.get(name, 0)
            self.counts[name] = count + 1
            message = f"{name}\0{count}".encode()
            word = int.from_bytes(blake2b(message, key=self.secret, digest_size=8).digest(), "big")
            if word >= least:
                return word % sides

    def copy(self) -> KeyedLuck:
        return KeyedLuck(self.secret, self.counts.copy())

    def saved(self) -> list[object]:
        return ["keyed", self.secret.hex(), sorted([n, c] for n, c in self.counts.items())]


class NotShuffled(ValueError):
    """A scripted shuffle names a thing that is not among those that are shuffled."""

    def __init__(self, name: str, item: int) -> None:
        super().__init__(f"{name}: {item} is not among what is shuffled")
        self.name = name
        self.item = item


class Tape(Luck):
    """Scripted luck: results and shuffles laid down beforehand, then another source."""

    __slots__ = ("after", "orders", "results")

    def __init__(
        self, results: dict[str, list[int]], orders: dict[str, list[list[int]]], after: Luck
    ) -> None:
        self.results = results
        self.orders = orders
        self.after = after

    def below(self, name: str, sides: int) -> int:
        coming = self.results.get(name)
        if not coming:
            return self.after.below(name, sides)
        result = coming.pop(0)
        assert 0 <= result < sides, f"scripted {name} gives {result}, but has {sides} sides"
        return result

    def shuffle(self, name: str, items: list[int]) -> None:
        """A scripted order names the items that come out first: the last of a list is its top."""
        self.after.shuffle(name, items)
        coming = self.orders.get(name)
        if coming:
            for item in reversed(coming.pop(0)):
                if item not in items:
                    raise NotShuffled(name, item)
                items.remove(item)
                items.append(item)

    def copy(self) -> Tape:
        results = {name: coming.copy() for name, coming in self.results.items()}
        orders = {name: [o.copy() for o in coming] for name, coming in self.orders.items()}
        return Tape(results, orders, self.after.copy())

    def saved(self) -> list[object]:
        own = self.copy()
        return ["tape", own.results, own.orders, own.after.saved()]


def seeded_luck(seed: int | str) -> SeededLuck:
    """The luck of that seed."""
    return luck_from(seeded(seed, "luck"))


def luck_from(rng: Rng) -> SeededLuck:
    """Fresh luck that has nothing to do with any other."""
    return SeededLuck(rng.word(), rng.word(), rng.word(), {}, False)


def restored(saved: list[object]) -> Luck:
    """The inverse of `Luck.saved`."""
    match saved:
        case ["seeded", int(a), int(b), int(c), list(rows)]:
            return SeededLuck(a, b, c, {r[0]: Rng(r[1], r[2], r[3], r[4]) for r in rows}, False)
        case ["keyed", str(secret), list(rows)]:
            return KeyedLuck(bytes.fromhex(secret), {r[0]: r[1] for r in rows})
        case ["tape", dict(results), dict(orders), list(after)]:
            return Tape(results, orders, restored(after))
    raise ValueError(f"unknown kind of luck: {saved[:1]}")
