"""Random numbers from 32-bit words: small, fast to copy, the same plain and compiled.

The generator is sfc32 (three words of chaos and a counter). `docs/research/randomness.md`
publishes the test vectors; `tests/kernel/test_rng.py` holds them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


@final
class Rng:
    """A stream of random numbers. Copying it copies four integers."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (n at most 2**20)."""
        bound: i64 = n
        product: i64 = self.word() * bound
        if (product & MASK) < bound:
            least: i64 = (MASK + 1 - bound) % bound
            while (product & MASK) < least:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Put the items into a random order, every order equally likely.

        `word` and `below` written out, and items moved unread (`Any`): nothing is done as often.
        """
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        i: i64 = len(items) - 1
        while i > 0:
            bound: i64 = i + 1
            out: i64 = (a + b + counter) & MASK
            counter = (counter + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) | (c >> 11)) + out) & MASK
            product: i64 = out * bound
            if (product & MASK) < bound and (product & MASK) < (MASK + 1 - bound) % bound:
                continue  # this draw would favour some places
            j: i64 = product >> 32
            items[i], items[j] = items[j], items[i]
            i -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def split(self) -> Rng:
        """A new stream that goes its own way."""
        return stream(self.word(), self.word(), self.word())

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)


def stream(a: i64, b: i64, c: i64) -> Rng:
    """A stream from three words; the first draws, still close to the words, are thrown away."""
    rng = Rng(a & MASK, b & MASK, c & MASK, 1)
    for _ in range(WARM_UP):
        rng.word()
    return rng


def seeded(seed: int | str | bytes, name: str = "") -> Rng:
    """The stream of that name for a seed: a number, a word or secret bytes."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    digest = blake2b(raw + b"\0" + name.encode(), digest_size=12).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
    return stream(words[0], words[1], words[2])
