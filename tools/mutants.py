"""Would the tests notice? Small changes to a game's rules, and its own tests against each.

python tools/mutants.py leduc --count 200 --seed 1

A mutant changes one thing in `steps*.py` or `moves*.py`: a comparison, an operator, a constant by
one, an `and` for an `or`, a condition for its opposite, or it leaves a statement out. Each runs the
game's tests, plain and stopping at the first failure, on a copy of the sources. What survived is
shown with its place. Results are kept in build/mutants/, so that a run that was stopped goes on;
after a change to the tests only what survived is tried again.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import multiprocessing
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

import fluent.syntax  # noqa: F401  (imported before the fork, once)
import hypothesis.stateful  # noqa: F401
import msgspec  # noqa: F401
import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src") / "uprising" / "games"
WANTED = 0.85
PATIENCE = 4
"""A mutant that needs so many times the processor time of the rules as they are never ends."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: the file, its line, what stood there and what stands there now."""

    path: str
    line: int
    was: str
    now: str
    source: str

    @property
    def name(self) -> str:
        what = f"{self.path}:{self.line}:{self.was}:{self.now}"
        return hashlib.blake2b(what.encode(), digest_size=8).hexdigest()


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Every way to change this node by itself."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield ast.Compare(node.left, [COMPARISONS[type(op)]()], node.comparators)
        case ast.BinOp(op=operator) if type(operator) in OPERATORS:
            yield ast.BinOp(node.left, OPERATORS[type(operator)](), node.right)
        case ast.AugAssign(op=operator) if type(operator) in OPERATORS:
            yield ast.AugAssign(node.target, OPERATORS[type(operator)](), node.value)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.BoolOp(other, node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.If() | ast.IfExp():
            opposite = copy.copy(node)
            opposite.test = ast.UnaryOp(ast.Not(), node.test)
            yield opposite
        case ast.Expr(value=ast.Call()) | ast.Assign():
            yield ast.Pass()
    if isinstance(node, ast.AugAssign):
        yield ast.Pass()


def is_rule(node: ast.AST) -> bool:
    """Events are only told, assertions only look: no test of a rule can miss them."""
    text = ast.unparse(node)
    return not text.startswith(("s.tell(", "if s.telling", "assert "))


def rule_bodies(tree: ast.Module) -> Iterator[ast.AST]:
    """The inside of functions, without their signatures, docstrings, assertions and tellings."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name not in ("__init__", "text"):
            todo: list[ast.AST] = list(function.body)
            while todo:
                node = todo.pop()
                if is_rule(node) and not isinstance(node, ast.FunctionDef):
                    yield node
                    todo.extend(ast.iter_child_nodes(node))


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    for node in rule_bodies(tree):
        for change in changes(node):
            was = ast.get_source_segment(source, node)
            if was is not None:
                now = ast.unparse(ast.fix_missing_locations(change))
                yield mutated(path, source, node, was, now)


def mutated(path: Path, source: str, node: ast.AST, was: str, now: str) -> Mutant:
    """The source with that node's text exchanged; nothing else moves."""
    assert isinstance(node, ast.expr | ast.stmt)
    lines = source.encode().splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    if isinstance(node, ast.stmt) and "\n" in now:
        now = now.replace("\n", "\n" + " " * node.col_offset)
    if isinstance(node, ast.expr):
        now = f"({now})"
    changed = source.encode()[:start] + now.encode() + source.encode()[start + len(was.encode()) :]
    return Mutant(path.relative_to(ROOT).as_posix(), node.lineno, was, now, changed.decode())


def sample(game: str, count: int, seed: int) -> list[Mutant]:
    """The same mutants for the same seed and sources."""
    folder = ROOT / GAMES / game / "rules"
    files = sorted([*folder.glob("steps*.py"), *folder.glob("moves*.py")])
    if not files:
        raise SystemExit(f"{game}: there are no steps*.py or moves*.py in its rules")
    every = {m.name: m for path in files for m in mutants_of(path) if is_python(m.source)}
    names = sorted(every)
    random.Random(seed).shuffle(names)
    return [every[name] for name in names[:count]]


def is_python(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def survives(mutant: Mutant, base: Path, game: str, most_seconds: int) -> bool:
    """Whether the game's own tests all pass with the change; one that never ends is noticed."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as where:
        shutil.copytree(base, where, dirs_exist_ok=True)
        changed = Path(where) / mutant.path
        changed.write_text(mutant.source, encoding="utf-8")
        for stale in (changed.parent / "__pycache__").glob(f"{changed.stem}.*"):
            stale.unlink()
        return run_tests(Path(where), game, most_seconds)


def copy_tree(where: Path) -> None:
    """What the tests need: sources and tests, and nothing that was built."""
    skip = shutil.ignore_patterns("__pycache__", "*.so", "static", "node_modules")
    for name in ("docs", "src", "tests", "tools"):
        shutil.copytree(ROOT / name, where / name, ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", where)


def seconds_spent() -> float:
    """Processor time of everything this process has started and waited for."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def run_tests(where: Path, game: str, most_seconds: int) -> bool:
    """In a fork of this process, which has everything imported that is not ours."""
    context = multiprocessing.get_context("fork")
    child = context.Process(target=tests_of, args=(where, game, most_seconds))
    child.start()
    child.join()
    if child.exitcode in (-signal.SIGXCPU, -signal.SIGKILL):
        return False
    if child.exitcode not in (0, 1, 2):  # passed, failed, broken when collected
        raise SystemExit(f"pytest went wrong: {(where / 'said').read_text()[-2000:]}")
    return child.exitcode == 0


def tests_of(where: Path, game: str, most_seconds: int) -> None:
    """The recorded games first: they are quick and notice most; random games last.

    The limit is in seconds of the processor: a busy machine must not make a mutant look noticed.
    """
    resource.setrlimit(resource.RLIMIT_CPU, (most_seconds, most_seconds + 5))
    os.chdir(where)
    for stream in (1, 2):
        os.dup2(os.open("said", os.O_WRONLY | os.O_CREAT | os.O_APPEND), stream)
    for name in [name for name in os.environ if name.startswith("UPRISING_")]:
        del os.environ[name]
    os.environ["UPRISING_PURE"] = "1"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["PYTHONPATH"] = str(where / "src")
    sys.path[:0] = [str(where / "src"), str(where)]
    words = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not soak and not slow", "-k", game]
    tests = ["tests/records", f"tests/games/{game}", "tests/conformance/test_all_games.py"]
    os._exit(pytest.main([*words, *tests]))


class Progress:
    """What is known so far, kept in a file. Under other tests, what survived is open again."""

    def __init__(self, path: Path, tests: str) -> None:
        self.path = path
        self.tests = tests
        kept: Any = {"tests": tests, "survived": {}}
        if path.exists():
            kept = json.loads(path.read_text())
        self.survived: dict[str, bool] = kept["survived"]
        if kept["tests"] != tests:
            self.survived = {name: False for name, lives in self.survived.items() if not lives}

    def note(self, name: str, survived: bool) -> None:
        self.survived[name] = survived
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps({"tests": self.tests, "survived": self.survived}))
        part.replace(self.path)


def hash_of(*folders: Path) -> str:
    found = hashlib.blake2b(digest_size=6)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


def examine(game: str, count: int, seed: int, jobs: int, most_seconds: int) -> float:
    """Run what has not been run; the share that was noticed."""
    chosen = sample(game, count, seed)
    kept = ROOT / "build" / "mutants" / f"{game}-{hash_of(ROOT / GAMES / game)}.json"
    tests = ROOT / "tests"
    progress = Progress(kept, hash_of(tests / "games" / game, tests / "conformance"))
    todo = [mutant for mutant in chosen if mutant.name not in progress.survived]
    print(f"{game}: {len(chosen)} mutants, {len(chosen) - len(todo)} known already", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutant-") as where, ThreadPoolExecutor(jobs) as pool:
        base = Path(where)
        copy_tree(base)
        if not run_tests(base, game, most_seconds):  # this also leaves its bytecode for the others
            raise SystemExit(f"{game}: its tests do not pass (in time) as they are")
        patience = min(most_seconds, ceil(PATIENCE * seconds_spent()))
        verdict = partial(survives, base=base, game=game, most_seconds=patience)
        for mutant, survived in zip(todo, pool.map(verdict, todo), strict=True):
            progress.note(mutant.name, survived)
            if survived:
                show(mutant)
    left = [mutant for mutant in chosen if progress.survived[mutant.name]]
    share = 1 - len(left) / len(chosen)
    print(f"{game}: {len(chosen) - len(left)} of {len(chosen)} noticed ({share:.0%}); survivors:")
    for mutant in left:
        show(mutant)
    return share


def show(mutant: Mutant) -> None:
    was, now = (" ".join(text.split())[:100] for text in (mutant.was, mutant.now))
    print(f"{mutant.path}:{mutant.line}\n  - {was}\n  + {now}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=int, default=300, help="processor seconds for one mutant")
    asked = parser.parse_args()
    share = examine(asked.game, asked.count, asked.seed, asked.jobs, asked.timeout)
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
