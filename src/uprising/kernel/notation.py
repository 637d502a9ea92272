"""Moves as text: words, quoted lines, and seats.

In a move's own text a seat is `@2`; people read and write the seat's name instead. Names of
things are slugs of their English names: `Spy Attack` is `spy-attack`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

LINE_LENGTH: Final = 200
WORD: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+')
SEAT_NAME: Final = re.compile(r"[^\s@|~>,\"]{1,24}")


class BadNotation(ValueError):
    """The text is not a move. Says which part."""


def words(text: str) -> list[str]:
    """The words of a move text; a quoted line is one word and keeps its quotes."""
    if '"' not in text:
        return text.split()
    if WORD.sub("", text).strip():
        raise BadNotation(f"a quote is not closed in {text!r}")
    return WORD.findall(text)


def slug(name: str) -> str:
    """`Spy Attack` and `spy-attack` are the same thing."""
    return re.sub(r"[\s_]+", "-", name.strip().lower())


def at(seat: int) -> str:
    """A seat in a text or an event: clients put the player's name there."""
    return f"@{seat}"


def seat_at(word: str) -> int:
    """The seat of such a word."""
    return int(word[1:])


def seat_of(word: str, names: Sequence[str]) -> int:
    """The seat a word means: `@2` or a player's name."""
    if word.startswith("@") and word[1:].isdecimal() and int(word[1:]) < len(names):
        return int(word[1:])
    for seat, name in enumerate(names):
        if name.lower() == word.lower():
            return seat
    raise BadNotation(f"no seat is called {word!r}: there are {', '.join(names)}")


def number(word: str) -> int:
    """A whole number from its digits."""
    if not word.isdecimal():
        raise BadNotation(f"{word!r} is not a number")
    return int(word)


def named(text: str, names: Sequence[str]) -> str:
    """A move's text with the players' names for the seats; quoted lines are left alone."""
    return " ".join(
        names[int(w[1:])] if w.startswith("@") and w[1:].isdecimal() else w for w in words(text)
    )


def quoted(line: str) -> str:
    """A line of text as one word."""
    plain = unicodedata.normalize("NFC", line)
    escaped = plain.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def unquoted(word: str) -> str:
    """The inverse of `quoted`: one printable line, not too long."""
    if len(word) < 2 or not word.startswith('"'):
        raise BadNotation(f"{word!r} is not a quoted line")
    line = unicodedata.normalize("NFC", re.sub(r"\\(.)", r"\1", word[1:-1]))
    if len(line) > LINE_LENGTH or not line.isprintable():
        raise BadNotation(f"text: must be one line of at most {LINE_LENGTH} characters")
    return line
