"""States as plain data, and their digest. No pickle: a class is its name and its fields."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from hashlib import blake2b
from types import ModuleType
from typing import Any, Final

import msgspec

from .events import Event
from .luck import restored
from .state import State
from .values import Outcome


class BadSave(ValueError):
    """The data is not a saved state of this game."""


_FIELDS: Final[dict[str, tuple[str, ...]]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """A value's fields are the parameters of its constructor."""
    name = f"{kind.__module__}.{kind.__qualname__}"
    if name not in _FIELDS:
        _FIELDS[name] = tuple(inspect.signature(kind).parameters)
    return _FIELDS[name]


class Codec:
    """Turns a game's states into plain data and back."""

    def __init__(
        self, modules: Iterable[ModuleType], pack_of: Callable[[tuple[str, ...]], Any]
    ) -> None:
        """`pack_of` gives the numbers of a table by its house rules."""
        self.pack_of = pack_of
        self.kinds: dict[str, type] = {"Outcome": Outcome}
        for module in modules:
            for name, kind in vars(module).items():
                if isinstance(kind, type) and kind.__module__ == module.__name__:
                    if issubclass(kind, Event):
                        continue
                    assert name not in self.kinds, f"two kinds are called {name}"
                    self.kinds[name] = kind

    def plain(self, value: Any) -> Any:
        """A value as numbers, strings, lists and tagged dictionaries."""
        if value is None or isinstance(value, int | str | float):
            return value
        if isinstance(value, list):
            return [self.plain(v) for v in value]
        if isinstance(value, tuple):
            return {"tuple": [self.plain(v) for v in value]}
        if isinstance(value, dict):
            return {"dict": [[self.plain(k), self.plain(v)] for k, v in value.items()]}
        if isinstance(value, set | frozenset):
            raise BadSave(f"a state holds no sets, since their order is not fixed: {value!r}")
        kind = type(value)
        if self.kinds.get(kind.__name__) is not kind:
            raise BadSave(f"{kind.__name__} is in none of the game's `modules`")
        return {kind.__name__: [self.plain(getattr(value, f)) for f in fields_of(kind)]}

    def value(self, plain: Any) -> Any:
        """The inverse of `plain`."""
        if isinstance(plain, list):
            return [self.value(v) for v in plain]
        if not isinstance(plain, dict):
            return plain
        [(tag, inner)] = plain.items()
        if tag == "tuple":
            return tuple(self.value(v) for v in inner)
        if tag == "dict":
            return {self.value(k): self.value(v) for k, v in inner}
        if tag not in self.kinds:
            raise BadSave(f"unknown kind {tag!r}")
        return self.kinds[tag](*[self.value(v) for v in inner])

    def position(self, s: State) -> dict[str, Any]:
        """Everything but the luck to come."""
        own = {f: self.plain(getattr(s, f)) for f in fields_of(type(s)) if f != "pack"}
        found = {
            "kind": type(s).__name__,
            "own": own,
            "stack": self.plain(s.pending()),
            "sealed": self.plain(dict(sorted(s.sealed.items()))),  # whoever came first
            "outcome": self.plain(s.outcome),
        }
        if s.house:  # left out otherwise, so that older records keep their digests
            found["house"] = list(s.house)
        return found

    def save(self, s: State) -> bytes:
        return msgspec.json.encode({**self.position(s), "luck": s.luck.saved()})

    def load(self, data: bytes) -> State:
        try:
            saved = msgspec.json.decode(data)
            kind = self.kinds[saved["kind"]]
            house = tuple(saved.get("house", ()))
            own = {f: self.value(v) for f, v in saved["own"].items()}
            if "pack" in fields_of(kind):
                own["pack"] = self.pack_of(house)
            # by position: compiled constructors are stricter about names than about order
            s: State = kind(*[own[f] for f in fields_of(kind)])
            s.stack = self.value(saved["stack"])
            s.sealed = dict(self.value(saved["sealed"]))
            s.outcome = self.value(saved["outcome"])
            s.ended = s.outcome is not None
            s.house = house
            s.luck = restored(saved["luck"])
            s.run()
        except (AttributeError, LookupError, TypeError, ValueError, msgspec.MsgspecError) as error:
            raise BadSave(f"not a saved state: {error}") from error
        return s

    def digest(self, s: State) -> str:
        """A short name for a position: equal digests, equal positions."""
        return blake2b(msgspec.json.encode(self.position(s)), digest_size=12).hexdigest()
