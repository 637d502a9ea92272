"""Any view as lines: one a zone. For games from outside."""

from __future__ import annotations

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
            lines.append(label + Text(inline(value, eyes)))
    return lines


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
