"""Moves from words: `fold`, `call`, `raise`."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import BadNotation, Move

from ..rules.moves import CALL, FOLD, RAISE

MOVES: dict[str, Move[Any]] = {"fold": FOLD, "call": CALL, "check": CALL, "raise": RAISE}


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    if len(words) == 1 and words[0].lower() in MOVES:
        return MOVES[words[0].lower()]
    raise BadNotation(f"move: {' '.join(words)!r} is not one of fold, call, raise")
