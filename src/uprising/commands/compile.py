"""`uprising compile GAME`: a game from outside as machine code, beside its sources.

The modules with the rules are compiled by mypyc into the folder `compiled` of the game's package.
They are used as long as the sources are what they were, and never with UPRISING_PURE=1. What
cannot be compiled (data structures of msgspec) stays as it is.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from uprising._compiled import OUTSIDE, STAMP, outside_stamp
from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import Game, game

FAILED: Final = 1
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
    root = folder.parents[package.count(".")]
    with TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", BUILD, group, *map(str, modules.values())]
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


def shortened(lines: Sequence[str]) -> str:
    """What the compiler says about types, or else its last words."""
    errors = [line for line in lines if ": error: " in line]
    return "\n".join(errors[:LONGEST] or lines[-LONGEST:])
