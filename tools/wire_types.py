"""Write the web client's types from the seat protocol and from the games' views and events.

python tools/wire_types.py          write web/src/wire.ts and web/src/games/<key>/seen.ts
python tools/wire_types.py check    fail if one differs
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

import uprising
from uprising.kernel import Game, OpenView, events_of, visibility_of
from uprising.kernel.events import NOBODY
from uprising.wire import messages

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "// Written by tools/wire_types.py from {source}; do not edit.\n"


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(s) for s in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = type_of(schema["items"]) if schema.get("items") else "unknown"
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object" if "properties" not in schema:
            values = schema.get("additionalProperties")
            return f"Record<string, {type_of(values) if values else 'unknown'}>"
    return "unknown"


def is_short(name: str) -> bool:
    """Whether a message leaves out what is as usual."""
    kind = getattr(messages, name, None)
    return kind is not None and bool(kind.__struct_config__.omit_defaults)


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        mark = "?" if optional and field not in required else ""
        lines.append(f"  {field}{mark}: {type_of(kind)};")
    return "\n".join([*lines, "}"])


def protocol() -> str:
    """The types of the seat protocol's messages."""
    said = list(messages.Command.__args__)
    heard = list(messages.Message.__args__)
    parts = components([*said, *heard])
    names = {kind.__name__ for kind in said}
    blocks = [
        interface(name, part, name in names or is_short(name))
        for name, part in sorted(parts.items())
    ]
    blocks.append("export type Command = " + " | ".join(kind.__name__ for kind in said) + ";")
    blocks.append("export type Message = " + " | ".join(kind.__name__ for kind in heard) + ";")
    return HEAD.format(source="the seat protocol") + "\n" + "\n\n".join(blocks) + "\n"


def view_type(of: Game) -> Any:
    """The struct that a game's view is."""
    return get_type_hints(of.view.seen if isinstance(of.view, OpenView) else of.view)["return"]


def seen(of: Game) -> str:
    """The types of a game's view, and of the values of its events by the name of their sentence."""
    view = view_type(of)
    blocks = [interface(name, part, False) for name, part in sorted(components([view]).items())]
    blocks.append(f"export type View = {view.__name__};")
    lines = ["/** The values of each event, by its tag; what is withheld is missing. */"]
    lines.append("export interface Events {")
    written: set[str] = set()
    for kind in events_of(of.events):
        part = components([kind])[kind.__name__]
        fields = []
        for name, only in visibility_of(kind).items():
            if only is not NOBODY:
                mark = "" if not only.fields else "?"
                told = type_of(part["properties"][name]).replace(" | null", "")
                fields.append(f"{name}{mark}: {told}")
        tag = str(kind.__struct_config__.tag)
        if tag in written:
            continue  # two events with one sentence
        written.add(tag)
        if fields:
            lines += [f'  "{tag}": {{', *[f"    {field};" for field in fields], "  };"]
        else:
            lines.append(f'  "{tag}": Record<string, never>;')
    blocks.append("\n".join([*lines, "}"]))
    return HEAD.format(source="the game's views and events") + "\n" + "\n\n".join(blocks) + "\n"


def components(kinds: Sequence[type]) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/{name}")
    return parts


def files() -> dict[Path, str]:
    """What is written, by where."""
    found = {WEB / "wire.ts": protocol()}
    for key, of in uprising.games().items():
        if (WEB / "games" / key).is_dir():
            found[WEB / "games" / key / "seen.ts"] = seen(of)
    return found


def main() -> int:
    stale = [
        (path, text)
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if sys.argv[1:] == ["check"]:
        for path, _ in stale:
            print(f"{path.name} of {path.parent.name}: run python tools/wire_types.py")
        return 1 if stale else 0
    for path, text in stale:
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
