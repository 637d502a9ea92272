"""The project's own files, as the tests about it see them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "uprising"


def games() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))


def sources(folder: Path = PACKAGE) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module of ours that a file imports, wherever in the file it does so."""
    module = module_name(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = list(imported_from(node, package))
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "uprising")


def imported_from(node: ast.ImportFrom, package: str) -> Iterator[str]:
    """`from a import b` means a.b if that is a module, and a otherwise."""
    parents = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    base = ".".join([*parents, *([node.module] if node.module else [])])
    for alias in node.names:
        inner = PACKAGE.parent.joinpath(*base.split("."), alias.name)
        is_module = inner.with_suffix(".py").exists() or inner.is_dir()
        yield f"{base}.{alias.name}" if is_module else base
