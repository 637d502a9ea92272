"""Write into the page of every game's scenarios what its views and events hold, from the code.

python -m tools.scenario_pages      writes them; a test compares
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from tools.wire_types import view_type
from uprising.kernel import Event, Game, events_of, game

PAGES = Path(__file__).parent.parent / "docs" / "research" / "scenarios"
BEGIN, END = "<!-- from the code -->", "<!-- end -->"


def main() -> None:
    for page in sorted(PAGES.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        page.write_text(written(text, game(page.stem)), encoding="utf-8")


def written(text: str, of: Game) -> str:
    """The page with its last part made anew."""
    before = text.split(BEGIN)[0].rstrip("\n")
    return f"{before}\n\n{BEGIN}\n\n{told(of)}\n{END}\n"


def told(of: Game) -> str:
    lines = ["`view(who)` holds:", "", "| field | is |", "|---|---|"]
    for kind in dict.fromkeys(structs(view_type(of))):
        lines += [f"| **{kind.__name__}** | {said(kind)} |", *rows(kind)]
    lines += ["", "`seen(who)` tells of:", "", "| event | fields | when |", "|---|---|---|"]
    for event in sorted(events_of(of.events), key=tag):
        fields = ", ".join(f"`{name}`" for name in event.__struct_fields__)
        lines.append(f"| `{tag(event)}` | {fields} | {said(event)} |")
    return "\n".join(lines) + "\n"


def rows(kind: type[msgspec.Struct]) -> Iterator[str]:
    for name, inner in get_type_hints(kind).items():
        if name in kind.__struct_fields__:
            yield f"| `{name}` | {worded(inner)} |"


def structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """A view and the views inside it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for name, inner in get_type_hints(kind).items():
            if name in kind.__struct_fields__:
                yield from structs(inner)
    for inner in get_args(kind):
        yield from structs(inner)


def worded(kind: Any) -> str:
    text = kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)
    return "`" + re.sub(r"\b[a-z_]+(?:\.[a-z_]+)*\.([A-Z])", r"\1", text).replace("|", "or") + "`"


def said(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split()).replace("|", "or")


def tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


if __name__ == "__main__":
    main()
