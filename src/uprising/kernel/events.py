"""What happened, and who sees what of it.

An event is declared once, with a visibility for every field:

    class CardDrawn(Event, frozen=True, tag="drawn"):
        \"\"\"A card was drawn; only the drawer sees which.\"\"\"

        who: Public[str]
        card: Annotated[str | None, Only("who")]

`Public` is for everybody, spectators included. `Only("who")` is for the seats that the named fields
hold: a seat is written "@2", several are a tuple of these. `Hidden` is for nobody: it holds seats
that an `Only` refers to and that are not told themselves. A field without a visibility is an error.

Who may not see a field gets None there, and reads the sentence `log-drawn-hidden` instead of
`log-drawn`. Who may see none of the fields gets no event at all.

This module is not compiled: it declares msgspec structs, which mypyc does not support.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


class Only:
    """Seen by the seats that these fields hold."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields


EVERYBODY = Only()
NOBODY = Only("")
Public = Annotated[T, EVERYBODY]
Hidden = Annotated[T | None, NOBODY]


class Event(msgspec.Struct, frozen=True):
    """Something that happened, in the past tense.

    `opens` marks an event that shows a chance result or something that was hidden: before the
    first of these, what a seat is told follows from what that seat already knew.
    """

    opens: ClassVar[bool] = False


class BadEvent(TypeError):
    """An event's declaration is incomplete."""


@cache
def visibility_of(kind: type[Event]) -> dict[str, Only]:
    """The visibility of each field, as declared."""
    hints = get_type_hints(kind, include_extras=True)
    found: dict[str, Only] = {}
    for name in kind.__struct_fields__:
        marks = [mark for mark in get_args(hints[name])[1:] if isinstance(mark, Only)]
        if get_origin(hints[name]) is not Annotated or len(marks) != 1:
            raise BadEvent(f"{kind.__name__}.{name}: declare its visibility")
        found[name] = marks[0]
        unknown = [f for f in marks[0].fields if f and f not in kind.__struct_fields__]
        if unknown:
            raise BadEvent(f"{kind.__name__}.{name}: there is no field {unknown[0]!r}")
    return found


@cache
def is_public(kind: type[Event]) -> bool:
    return all(only is EVERYBODY for only in visibility_of(kind).values())


def sees(event: Event, only: Only, seat: int | None) -> bool:
    if only is EVERYBODY:
        return True
    if only is NOBODY or seat is None:
        return False
    me = f"@{seat}"
    return any(me in held(getattr(event, name)) for name in only.fields)


def held(value: Any) -> tuple[str, ...]:
    """The seats in a field: one, several, or none."""
    if isinstance(value, str):
        return (value,)
    return value if isinstance(value, tuple) else ()


def seen_by(event: Event, seat: int | None) -> Event | None:
    """What a seat (None: a spectator) sees of an event; None if nothing."""
    kind = type(event)
    if is_public(kind):
        return event
    shown = {
        name: getattr(event, name) if sees(event, only, seat) else None
        for name, only in visibility_of(kind).items()
    }
    if all(value is None for value in shown.values()):
        return None
    return kind(**shown)


def sentences(kind: type[Event]) -> set[str]:
    """The names of the sentences an event is told by; more than one where a field is withheld."""
    tag = str(kind.__struct_config__.tag)
    shown = [only for only in visibility_of(kind).values() if only is not NOBODY]
    partly = EVERYBODY in shown and any(only is not EVERYBODY for only in shown)
    return {tag, f"{tag}-hidden"} if partly else {tag}


def events_of(module: ModuleType | None) -> list[type[Event]]:
    """The events that a module declares."""
    found = [] if module is None else list(vars(module).values())
    return [k for k in found if isinstance(k, type) and issubclass(k, Event) and k is not Event]


def told(event: msgspec.Struct) -> tuple[str, dict[str, Any]]:
    """An event as it is sent: the name of its sentence and the values in it.

    The name ends in "-hidden" where a field was withheld from the reader.
    """
    values = msgspec.to_builtins(event)
    tag = str(values.pop("type"))
    shown = {name: value for name, value in values.items() if value is not None}
    partly = isinstance(event, Event) and not is_public(type(event))
    if partly and any(values[name] is None for name in told_fields(type(event))):
        tag += "-hidden"
    return tag, shown


@cache
def told_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields that somebody is told."""
    return tuple(name for name, only in visibility_of(kind).items() if only is not NOBODY)
