"""What a seat and its table are, by the game's own word (`Game.fields`)."""

from __future__ import annotations

from typing import Any

import msgspec

from .game import TRAIT, Game


def traits_of(of: Game, s: Any, seat: int) -> dict[str, str]:
    """The words of the fields that the game calls traits, as this seat sees them."""
    shown = msgspec.to_builtins(of.view(s, seat))
    found: dict[str, str] = {}
    for path, meaning in of.fields.items():
        name, _, field = path.partition(".")
        word = shown[name]
        if meaning == TRAIT and isinstance(word, list | tuple):
            word = word[seat][field] if field else word[seat]
        if meaning == TRAIT and isinstance(word, str):
            found[field or name] = word
    return found
