"""Write the constructor and the copy of every game's state from the fields it declares.

python tools/state_fields.py          write them
python tools/state_fields.py check    fail if one differs

A state class lists its fields as annotations; between the two marks follows what is written here.
A copy shares numbers, strings, tuples and frozen values, and copies lists, nested lists included,
and dictionaries.
"""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "    # Written by tools/state_fields.py from the fields above."
END = "    # End of what is written."


def copied(name: str, kind: ast.expr) -> str:
    """The expression that copies a field of this type."""
    value = f"self.{name}"
    if not isinstance(kind, ast.Subscript):
        return value
    outer = ast.unparse(kind.value)
    if outer == "dict":
        return f"{value}.copy()"
    if outer != "list":
        return value
    inner = kind.slice
    if isinstance(inner, ast.Subscript) and ast.unparse(inner.value) == "list":
        return f"[one.copy() for one in {value}]"
    return f"{value}.copy()"


def written(state: ast.ClassDef) -> str:
    fields = [
        (node.target.id, node.annotation)
        for node in state.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    lines = [BEGIN, "", "    def __init__(", "        self,"]
    lines += [f"        {name}: {ast.unparse(kind)}," for name, kind in fields]
    lines += ["    ) -> None:", "        super().__init__()"]
    lines += [f"        self.{name} = {name}" for name, _ in fields]
    lines += ["", f"    def copy(self) -> {state.name}:", f"        c = {state.name}("]
    lines += [f"            {copied(name, kind)}," for name, kind in fields]
    return "\n".join([*lines, "        )", "        self.carry(c)", "        return c", "", END])


def renewed(text: str) -> str:
    """The same module with its written part as it must be."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError("the marks are missing")
    [state] = [
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and "State" in map(ast.unparse, node.bases)
    ]
    return formatted(head + written(state) + tail)


def formatted(text: str) -> str:
    ruff = Path(sys.executable).parent / "ruff"
    command = [str(ruff), "format", "--quiet", "--config", str(ROOT / "pyproject.toml"), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def states() -> list[Path]:
    files = sorted((ROOT / "src" / "uprising" / "games").glob("*/rules/state.py"))
    return [path for path in files if BEGIN in path.read_text(encoding="utf-8")]


def main() -> int:
    check = sys.argv[1:] == ["check"]
    stale = []
    for path in states():
        text = path.read_text(encoding="utf-8")
        new = renewed(text)
        if new != text:
            stale.append(path.relative_to(ROOT).as_posix())
            if not check:
                path.write_text(new, encoding="utf-8")
    if check and stale:
        print(f"{', '.join(stale)}: not what the fields say; run python tools/state_fields.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
