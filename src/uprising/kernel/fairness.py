"""Luck that can be checked afterwards: a promise before the first shuffle, the secret at the end.

Before a game the table publishes the hash of its secret. Players may add words of their own. The
dice come from a keyed hash of both, so that nobody can foresee them and the table cannot choose
them after hearing the words. At the end the secret is shown and the game can be played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b


def promise(secret: str) -> str:
    """What is published before the first shuffle; the secret is given in hexadecimal."""
    return blake2b(bytes.fromhex(secret), digest_size=16).hexdigest()


def luck_key(secret: str, added: Sequence[str]) -> bytes:
    """The secret and the players' words as one key."""
    return blake2b("\0".join(added).encode(), key=bytes.fromhex(secret), digest_size=32).digest()


def sealed_line(secret: str) -> str:
    """A running game's luck, as its record tells it."""
    return f"sealed {promise(secret)}"


def open_line(secret: str, added: Sequence[str]) -> str:
    """A finished game's luck: everything needed to play it again."""
    return " ".join(["secret", secret, *added])
