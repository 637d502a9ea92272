"""Forms filled in by keyboard: every field is one line of text, read by its kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.tui.drawing import Eyes
from uprising.wire import FieldSeen


class Unreadable(ValueError):
    """What was typed does not fit its field."""


def hint(field: FieldSeen, eyes: Eyes) -> str:
    """What may be typed into a field."""
    say = eyes.shell.say
    match field.kind:
        case "number":
            return say("form-number", least=field.least, most=field.most)
        case "one-of":
            return numbered(field.options, eyes)
        case "subset":
            among = say("form-subset", least=field.least, most=field.most)
            return f"{among}: {numbered(field.options, eyes)}"
        case "shares":
            total = "form-exactly" if field.exact else "form-at-most"
            return f"{say(total, total=field.most)}: {', '.join(map(eyes.thing, field.options))}"
        case "rows":
            inner = ", ".join(f"{label(one, eyes)} ({hint(one, eyes)})" for one in field.fields)
            return eyes.label("form-rows", fields=inner, most=field.most)
    return say("form-line")


def numbered(options: Sequence[str], eyes: Eyes) -> str:
    return ", ".join(f"{number} {eyes.thing(one)}" for number, one in enumerate(options, 1))


def label(field: FieldSeen, eyes: Eyes) -> str:
    key = f"field-{field.name}"
    return eyes.words.say(key) if key in eyes.words.keys else field.name.replace("_", " ")


def read(field: FieldSeen, text: str) -> Any:
    """The value a text stands for; whether it is allowed is the table's to say."""
    readers: dict[str, Callable[[FieldSeen, str], Any]] = {
        "number": read_number,
        "one-of": option,
        "subset": lambda f, t: [option(f, word) for word in listed(t)],
        "shares": read_shares,
        "rows": read_rows,
    }
    return readers[field.kind](field, text.strip()) if field.kind in readers else text.strip()


def listed(text: str) -> list[str]:
    return text.replace(",", " ").split()


def read_number(field: FieldSeen, text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise Unreadable(field.name)
    return int(text)


def option(field: FieldSeen, text: str) -> str:
    """An option by its number or its own word."""
    if text in field.options:
        return text
    if text.isdecimal() and 1 <= int(text) <= len(field.options):
        return field.options[int(text) - 1]
    raise Unreadable(field.name)


def read_shares(field: FieldSeen, text: str) -> dict[str, int]:
    numbers = listed(text)
    if len(numbers) != len(field.options) or not all(word.isdecimal() for word in numbers):
        raise Unreadable(field.name)
    return {key: int(word) for key, word in zip(field.options, numbers, strict=True)}


def read_rows(field: FieldSeen, text: str) -> list[dict[str, Any]]:
    """Rows separated by semicolons, the values of a row by blanks; a line takes what is left."""
    rows = []
    for part in (one for one in text.split(";") if one.strip()):
        words = part.split(maxsplit=len(field.fields) - 1)
        words += [""] * (len(field.fields) - len(words))
        rows.append({f.name: read(f, word) for f, word in zip(field.fields, words, strict=True)})
    return rows
