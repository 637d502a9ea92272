"""How a model is asked, and what it may cost."""

from __future__ import annotations

from typing import Literal, get_args
from urllib.parse import parse_qsl

import msgspec

Listing = Literal["list", "count", "none"]


class BadSettings(ValueError):
    """A setting that cannot be; names it."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a model plays. Every one of these is part of its name, and so of every result.

    moves        legal moves are listed, only counted, or not mentioned
    tools        answers come as calls of tools; without, as JSON in plain text
    talk         it is told what others say and may talk itself
    forced       it is asked even where there is one move only, and may talk then
    beliefs      it is asked what part it thinks each of the others has
    lookups      how often it may look up rules for one decision
    tokens       in one game, prompts and answers together
    calls        requests in one game
    seconds      for one request
    temperature, answer_tokens   passed on to the endpoint; -1 and 0: not mentioned
    """

    model: str
    moves: Listing = "list"
    tools: bool = True
    talk: bool = True
    forced: bool = True
    beliefs: bool = False
    lookups: int = 2
    tokens: int = 500_000
    calls: int = 1_000
    seconds: float = 60.0
    temperature: float = -1.0
    answer_tokens: int = 0


def read_settings(asked: str) -> Settings:
    """Settings from `MODEL?key=value&…`."""
    model, _, rest = asked.partition("?")
    if not model:
        raise BadSettings("llm: name a model, as llm:MODEL")
    given: dict[str, object] = {"model": model}
    known = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for key, value in parse_qsl(rest, keep_blank_values=True):
        if key not in known or key == "model":
            settings = ", ".join(name for name in known if name != "model")
            raise BadSettings(f"llm: there is no setting {key!r}; there are {settings}")
        given[key] = {"on": True, "off": False}.get(value, value)
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        if "moves" in str(error):
            error_text = f"moves must be one of {', '.join(get_args(Listing))}"
            raise BadSettings(f"llm: {error_text}") from error
        raise BadSettings(f"llm: {error}") from error
