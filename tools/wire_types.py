"""Write the web client's types from the messages of the seat protocol.

python tools/wire_types.py          write web/src/wire.ts
python tools/wire_types.py check    fail if it differs
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from uprising.wire import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from the seat protocol; do not edit.\n"


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


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        mark = "?" if optional and field not in required else ""
        lines.append(f"  {field}{mark}: {type_of(kind)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    said = list(messages.Command.__args__)
    heard = list(messages.Message.__args__)
    _, parts = msgspec.json.schema_components([*said, *heard], ref_template="#/{name}")
    names = {kind.__name__ for kind in said}
    blocks = [interface(name, part, name in names) for name, part in sorted(parts.items())]
    blocks.append("export type Command = " + " | ".join(kind.__name__ for kind in said) + ";")
    blocks.append("export type Message = " + " | ".join(kind.__name__ for kind in heard) + ";")
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def main() -> int:
    written = typescript()
    if sys.argv[1:] == ["check"]:
        if TARGET.read_text(encoding="utf-8") != written:
            print("web/src/wire.ts is not what the messages say: run tools/wire_types.py")
            return 1
        return 0
    TARGET.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
