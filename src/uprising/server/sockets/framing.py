"""The bytes around a text message on a WebSocket."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

WHOLE_TEXT: Final = 0x81  # the first frame of its message, and the last
MASKED: Final = 0x80
SHORT: Final = 126  # from here on the length is written in two further bytes
LONG: Final = 1 << 16  # and from here on in eight
SHORT_HEADS: Final = [bytes((WHOLE_TEXT, length)) for length in range(SHORT + 2)]


def measured(data: bytes) -> tuple[int, int]:
    """The length of the first frame's head and of what follows; more than there is if unknown."""
    if len(data) < 2:
        return 2, 0
    mask = 4 if data[1] & MASKED else 0
    length = data[1] & ~MASKED
    if length < SHORT:
        return 2 + mask, length
    more = 2 if length == SHORT else 8
    return 2 + more + mask, int.from_bytes(data[2 : 2 + more], "big")


def text_head(length: int) -> bytes:
    if length < SHORT:
        return SHORT_HEADS[length]
    if length < LONG:
        return SHORT_HEADS[SHORT] + length.to_bytes(2, "big")
    return SHORT_HEADS[SHORT + 1] + length.to_bytes(8, "big")


def framed(texts: Iterable[bytes]) -> bytes:
    """Text messages as a server sends them, one after the other."""
    parts = []
    for text in texts:
        parts.append(text_head(len(text)))
        parts.append(text)
    return b"".join(parts)
