"""Any view as lines: one a zone. For games from outside."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from uprising.texts.compact import SEATED
from uprising.tui.drawing import DIM, Eyes, Lines, View


def draw(view: View, eyes: Eyes) -> Lines:
    return list(zones(view, eyes, ""))


def zones(view: View, eyes: Eyes, indent: str) -> Lines:
    lines: Lines = []
    for field, value in view.items():
        if field == "type":
            continue
        label = Text(f"{indent}{title(field, eyes)}  ", DIM)
        if isinstance(value, list) and any(isinstance(one, dict) for one in value):
            lines.append(label)
            for number, one in enumerate(value):
                seated = field in SEATED and len(value) == len(eyes.names)
                head = eyes.who(number) if seated else Text(f"{number + 1}.", DIM)
                lines.append(Text(f"{indent}  ") + head + Text(f" {inline(one, eyes)}"))
        else:
            told = by_seat(value, eyes) if is_by_seat(field, value, eyes) else inline(value, eyes)
            rest = wrap(told, max(eyes.width - len(label), 24)) or [""]
            lines.append(label + Text(rest[0]))
            lines += [Text(" " * len(label) + line) for line in rest[1:]]
    return lines


def is_by_seat(field: str, value: Any, eyes: Eyes) -> bool:
    """Whether a list has an entry for each player: a list, nothing, or yes and no."""
    if not isinstance(value, list) or len(value) != len(eyes.names):
        return False
    return field in SEATED or all(one is None or isinstance(one, list | bool) for one in value)


def by_seat(value: list[Any], eyes: Eyes) -> str:
    return "; ".join(
        f"{name}: {inline(one, eyes)}" for name, one in zip(eyes.names, value, strict=True)
    )


def inline(value: Any, eyes: Eyes) -> str:
    if isinstance(value, dict):
        told = {f: v for f, v in value.items() if f != "type" and v not in (None, "", [])}
        return "; ".join(f"{title(f, eyes)} {inline(v, eyes)}" for f, v in told.items())
    if isinstance(value, list):
        return ", ".join(inline(one, eyes) for one in value) or "–"
    if isinstance(value, bool):
        return eyes.shell.say("yes" if value else "no")
    return eyes.thing(value) if isinstance(value, str) else "–" if value is None else str(value)


def title(field: str, eyes: Eyes) -> str:
    key = f"zone-{field.replace('_', '-')}"
    for words in (eyes.words, eyes.shell):
        if key in words.keys:
            return words.say(key)
    return field.replace("_", " ")
