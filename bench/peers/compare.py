"""Uprising and its peers on the same playouts, in one run, on one core. See ../README.md."""

import argparse
import json
import os
import platform
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from engine import Engine
from environments import (
    HERE,
    NODE_FOLDER,
    PEER_PYTHON,
    ROOT,
    NotAvailable,
    prepare_node_peer,
    prepare_python_peer,
    say,
)
from report import Result, as_data, as_table
from rows import ROWS

WARM_UP = 0.3


def main() -> None:
    options = arguments()
    core = pin()
    say(f"on core {core}" if core is not None else "not pinned: this system cannot")
    engines, missing = start_all(options.python)
    try:
        results = measure(engines, missing, options.rounds, options.seconds)
    finally:
        for engine in engines.values():
            engine.close()
    machine = about_machine(core) | {
        "engines": "; ".join(engine.versions for engine in engines.values()),
        "method": f"{options.rounds} rounds of {options.seconds:g} s of CPU time each, interleaved",
    }
    if options.json:
        print(json.dumps(as_data(machine, results), indent=2))
    else:
        print(as_table(machine, results))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="per row and round")
    parser.add_argument(
        "--python",
        type=Path,
        default=ROOT / ".venv" / "bin" / "python",
        help="the Python that has Uprising (default: the project's .venv)",
    )
    return parser.parse_args()


def pin() -> int | None:
    """Keep this process, and so every engine it starts, on one core."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def start_all(our_python: Path) -> tuple[dict[str, Engine], dict[str, str]]:
    """The engines that run, and for each other the reason why not."""
    starts: dict[str, Callable[[], Engine]] = {
        "uprising": lambda: start_ours(our_python),
        "openspiel": lambda: start_python_peer("openspiel"),
        "rlcard": lambda: start_python_peer("rlcard"),
        "pettingzoo": lambda: start_python_peer("pettingzoo"),
        "boardgame_io": start_node_peer,
    }
    engines: dict[str, Engine] = {}
    missing: dict[str, str] = {}
    for name, start in starts.items():
        try:
            engines[name] = start()
        except NotAvailable as reason:
            missing[name] = str(reason)
            say(f"{name} not available: {reason}")
    return engines, missing


def start_ours(python: Path) -> Engine:
    if not python.exists():
        raise NotAvailable("the project's Python is not there (make sets it up)")
    return Engine("uprising", [str(python), str(HERE / "ours.py")], ROOT, {})


def start_python_peer(name: str) -> Engine:
    prepare_python_peer(name)
    words = [str(PEER_PYTHON), str(HERE / f"peer_{name}.py")]
    quiet = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}  # its greeting would go to stdout, our wire
    return Engine(name, words, ROOT, quiet)


def start_node_peer() -> Engine:
    prepare_node_peer()
    script = str(HERE / "peer_boardgame_io.cjs")
    return Engine("boardgame_io", ["node", script], NODE_FOLDER, {"NODE_ENV": "production"})


def measure(
    engines: dict[str, Engine], missing: dict[str, str], rounds: int, seconds: float
) -> list[Result]:
    results = [Result(row, missing.get(row.engine, "")) for row in ROWS]
    for number in range(rounds + 1):
        say(f"round {number} of {rounds}" if number else "warming up")
        for result in results:
            if result.missing:
                continue
            try:
                answer = engines[result.row.engine].measure(
                    result.row.case, seconds if number else WARM_UP
                )
            except NotAvailable as reason:
                result.missing = str(reason)
                say(f"{result.row.label} not available: {reason}")
                continue
            if number:
                result.add(answer)
    return results


def about_machine(core: int | None) -> dict[str, str]:
    return {
        "processor": processor(),
        "pinned": f"core {core}" if core is not None else "no",
        "python": f"{platform.python_version()}, {platform.python_compiler()}",
        "compiler": first_line(["cc", "--version"]),
        "node": first_line(["node", "--version"]),
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.machine()


def first_line(words: list[str]) -> str:
    if shutil.which(words[0]) is None:
        return "none"
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()[0] if done.stdout else "unknown"


if __name__ == "__main__":
    main()
