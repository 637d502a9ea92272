"""What Ray costs beside the lab's own processes, for tasks of a second or more.

    python bench/lab/cluster.py [--rounds 3] [--tasks 8] [--seconds 1.5]

Ray is no part of the project's own environment: the first run makes one under build/ray/ that has
it and sees all else. Both do the same watched games on as many workers, in turns within the same
minute, after they have started. The aim is less than a tenth more.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import statistics
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from uprising import compiled
from uprising.lab.executor import Cluster, Cores, Executor
from uprising.lab.measure import watch_some
from uprising.lab.simulation import Plan

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / "build" / "ray" / "venv"
RAY = "ray==2.60.0"
GAME, SEATS = "robot_rise", 4


def python_with_ray() -> Path:
    """A Python of its own that has Ray, and everything this one has."""
    python = VENV / "bin" / "python"
    shared = VENV / "shared"
    if not shared.exists():
        print("making an environment with Ray under build/ray", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", RAY]
        subprocess.run(pip, check=True)
        where = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        found = subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip()
        mine = sysconfig.get_path("purelib")
        line = f"import site; site.addsitedir({mine!r})\n"  # and what lies there in .pth files
        (Path(found) / "shared.pth").write_text(line, encoding="utf-8")
        shared.write_text(RAY, encoding="utf-8")
    return python


def task_of(seconds: float, plan: Plan) -> int:
    """How many games take so long here."""
    start, games = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        watch_some(plan, [games])
        games += 1
    return games


def taken(on: Executor, plan: Plan, chunks: list[list[int]]) -> float:
    list(on.run(watch_some, [(plan, [0])] * 2 * on.workers))
    start = time.perf_counter()
    for _ in on.run(watch_some, [(plan, chunk) for chunk in chunks]):
        pass
    return time.perf_counter() - start


def measure(rounds: int, tasks: int, seconds: float) -> None:
    plan = Plan(GAME, ("heuristic",) * SEATS, 1, "cluster", {})
    size = task_of(seconds, plan)
    chunks = [list(range(n * size, (n + 1) * size)) for n in range(tasks)]
    cluster = Cluster("local")
    cores = Cores(cluster.workers)
    pairs = [(taken(cluster, plan, chunks), taken(cores, plan, chunks)) for _ in range(rounds)]
    cores.close()
    cluster.close()
    over = statistics.median(far / near for far, near in pairs) - 1
    mode = "compiled" if compiled() else "plain"
    told = ", ".join(f"{far:.1f}/{near:.1f}" for far, near in pairs)
    print(f"{GAME}, {mode} rules, {tasks} tasks of {size} games on {cluster.workers} workers: "
          f"Ray takes {over:+.1%} (seconds Ray/own: {told})")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tasks", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.5)
    asked = parser.parse_args()
    if importlib.util.find_spec("ray") is None:
        python = str(python_with_ray())
        os.execv(python, [python, *sys.argv])
    measure(asked.rounds, asked.tasks, asked.seconds)


if __name__ == "__main__":
    main()
