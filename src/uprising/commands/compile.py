"""`uprising compile GAME`: a game from outside as machine code, beside its sources.

The modules with the rules are compiled by mypyc into the folder `compiled` of the game's package.
They are used as long as the sources are what they were, and never with UPRISING_PURE=1. What
cannot be compiled (data structures of msgspec) stays as it is.

Compiled classes can only be extended by what was compiled together with them. So a class that
extends one of ours stays a class of Python with compiled methods, which runs beside a plain kernel
and beside a compiled one.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from uprising._compiled import OUTSIDE, STAMP, outside_stamp
from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import Game, game

FAILED: Final = 1
MARKED: Final = (
    "from mypy_extensions import mypyc_attr",
    "from uprising._compiled import signature_of",
)
MARK: Final = "@mypyc_attr(native_class=False)"
LONGEST: Final = 12  # lines of what the compiler says
BUILD: Final = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

made = mypycify(
    ["--follow-imports=silent", "--explicit-package-bases", "--cache-dir", "types", *sys.argv[2:]],
    group_name=sys.argv[1], debug_level="0", target_dir="c",
)
setup(
    name="game", ext_modules=made,
    script_args=["-q", "build_ext", "--build-lib", "lib", "--build-temp", "objects"],
)
"""


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--clean", action="store_true", help=say("help-compile-clean"))


def run(shell: Shell, asked: Namespace) -> int:
    of = game(asked.game)
    package = package_of(of)
    if package.partition(".")[0] == "uprising":
        raise BadInput(f"game: {of.key} is one of ours, which `make compile` compiles")
    into = of.folder / OUTSIDE
    if asked.clean:
        shutil.rmtree(into, ignore_errors=True)
        shell.print(shell.say("compile-cleaned", game=of.key))
        return 0
    for tool in ("mypyc", "setuptools"):
        if importlib.util.find_spec(tool) is None:
            raise BadInput(f"{tool}: is not installed (pip install 'uprising[compile]')")
    modules = compilable(package, of.folder)
    if not modules:
        raise BadInput(f"game: {of.key} has no module that can be compiled")
    with shell.err.status(shell.say("compile-running", game=of.key)):
        problem = build(package, modules, of.folder, into)
    if problem:
        shell.print(problem)
        return FAILED
    shell.print(shell.say("compile-done", game=of.key, modules=len(modules), folder=str(into)))
    return 0


def package_of(of: Game) -> str:
    """The package of a game: where its rules lie."""
    names = [module.__name__ for module in of.modules]
    found = names[0].split(".")
    while not all(name.startswith(".".join(found) + ".") for name in names):
        found.pop()
    while folder_of(".".join(found)) != of.folder:
        found.pop()
    return ".".join(found)


def folder_of(package: str) -> Path | None:
    spec = importlib.util.find_spec(package)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def compilable(package: str, folder: Path) -> dict[str, Path]:
    """The modules of a game by name, without those that hold structures of msgspec."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        if path.name == "__init__.py" or OUTSIDE in path.relative_to(folder).parts:
            continue
        if not has_structures(path):
            inside = path.relative_to(folder).with_suffix("").parts
            found[".".join((package, *inside))] = path
    return found


def has_structures(path: Path) -> bool:
    """Whether a class is declared with arguments besides its bases, as structures are."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in ast.walk(tree))


def build(package: str, modules: dict[str, Path], folder: Path, into: Path) -> str:
    """Compile, and put what came of it beside the sources; says what was wrong, or nothing."""
    stamp = outside_stamp(folder)
    group = package.replace(".", "_")
    with TemporaryDirectory() as scratch:
        root = Path(scratch) / "sources"
        copy = root.joinpath(*package.split("."))
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(OUTSIDE, "__pycache__"))
        written = prepare([copy / path.relative_to(folder) for path in modules.values()])
        command = [sys.executable, "-c", BUILD, group, *map(str, written)]
        env = {**os.environ, "MYPYPATH": str(root)}
        done = subprocess.run(command, cwd=scratch, env=env, capture_output=True, text=True)
        if done.returncode != 0:
            return shortened((done.stdout + done.stderr).splitlines())
        shutil.rmtree(into, ignore_errors=True)
        shutil.copytree(Path(scratch) / "lib", into)
    found = {
        name: name.replace(".", "/") + EXTENSION_SUFFIXES[0]
        for name in (*modules, f"{group}__mypyc")
    }
    (into / STAMP).write_text(json.dumps({**stamp, "modules": found}, indent=1), encoding="utf-8")
    return ""


def prepare(files: Sequence[Path]) -> Sequence[Path]:
    """Mark the classes that extend what is compiled apart; import the homes of what is used."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}
    classes = {
        node.name: node
        for tree in trees.values()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    for path, tree in trees.items():
        lines = path.read_text(encoding="utf-8").split("\n")
        for node in reversed(tree.body):
            if isinstance(node, ast.ClassDef) and extends_others(node, classes):
                lines[node.end_lineno : node.end_lineno] = signature_lines(node)
                lines.insert(node.lineno - 1, MARK)
        homes = [f"import {home}" for home in sorted(homes_in(tree))]
        lines[first_line(tree) : first_line(tree)] = [*MARKED, *homes]
        path.write_text("\n".join(lines), encoding="utf-8")
    return files


def extends_others(node: ast.ClassDef, classes: Mapping[str, ast.ClassDef]) -> bool:
    """Whether a class extends one that is not in the game, by whatever way."""
    for base in node.bases:
        name = ast.unparse(base).partition("[")[0].rpartition(".")[2]
        if name not in classes or extends_others(classes[name], classes):
            return True
    return False


def signature_lines(node: ast.ClassDef) -> list[str]:
    """A class that has a constructor says what it takes, as saved games ask."""
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            names = ", ".join(f'"{one.arg}"' for one in method.args.args[1:])
            return [f"    __signature__ = signature_of({names})"]
    return []


def homes_in(tree: ast.Module) -> set[str]:
    """The modules of ours that define what a module imports: the compiler must have seen them."""
    found = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or node.level or node.module is None:
            continue
        if node.module.partition(".")[0] == "uprising":
            home = importlib.import_module(node.module)
            things = [getattr(home, one.name, None) for one in node.names]
            found |= {str(getattr(thing, "__module__", "")) for thing in things}
    return {home for home in found if home.startswith("uprising.")}


def first_line(tree: ast.Module) -> int:
    """Where imports may be added: behind the docstring and what is said about the language."""
    ends = [
        node.end_lineno or 0
        for number, node in enumerate(tree.body)
        if (isinstance(node, ast.ImportFrom) and node.module == "__future__")
        or (number == 0 and isinstance(node, ast.Expr))
    ]
    return max(ends, default=0)


def shortened(lines: Sequence[str]) -> str:
    """What the compiler says about types, or else its last words."""
    errors = [line for line in lines if ": error: " in line]
    return "\n".join(errors[:LONGEST] or lines[-LONGEST:])
