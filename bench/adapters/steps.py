# mypy: disable-error-code="import-not-found,import-untyped"
"""PettingZoo steps per second: our games through the adapter beside PettingZoo's own classics.

bench/adapters/steps.py [--seconds 0.5] [--rounds 3] [--theirs PYTHON]

One table from one run. Ours run in this Python, theirs in the environment under build/peers, which
is made where it is not there (they need packages that Uprising does not). Both play whole random
games by the documented loop, `last` and `step`, on raw environments without the checking wrappers;
a step is a decision. Where both have the game ours has as many slots as theirs has actions, and the
last column says how many times as fast ours is: the median, over the rounds, of the ratio within a
round.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SAME = {"tic_tac_toe": "tictactoe_v3", "leduc": "leduc_holdem_v4"}  # played by both
SLOTS = {"tic_tac_toe": 9, "leduc": 4}  # as many actions as theirs have
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")


def play(env: Any) -> int:
    """One random game; how many decisions it had."""
    env.reset()
    decisions = 0
    while True:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return decisions
        actions = seen["action_mask"].nonzero()[0]
        env.step(int(actions[int(random.random() * len(actions))]))
        decisions += 1


def pace(env: Any, seconds: float) -> float:
    """Steps per second of this process's own CPU time."""
    play(env)
    start, steps = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        steps += play(env)
    return steps / spent


def ours() -> dict[str, Callable[[], Any]]:
    import uprising
    from uprising.adapters import pettingzoo

    def maker(key: str) -> Callable[[], Any]:
        return lambda: pettingzoo.raw_env(key, slots=SLOTS.get(key, 400))

    mode = "compiled" if uprising.compiled() else "plain"
    return {f"uprising {key} ({mode})": maker(key) for key in uprising.games()}


def times(name: str, rounds: dict[str, list[float]]) -> str:
    """How many times as fast as PettingZoo's own game, where there is one."""
    theirs = rounds.get(f"pettingzoo {SAME.get(name.split()[1], '')}")
    if not name.startswith("uprising") or theirs is None:
        return ""
    ratio = statistics.median(a / b for a, b in zip(rounds[name], theirs, strict=True))
    return f"× {ratio:.2f}"


def theirs() -> dict[str, Callable[[], Any]]:
    warnings.simplefilter("ignore")
    found: dict[str, Callable[[], Any]] = {}
    for name in CLASSICS:
        found[f"pettingzoo {name}"] = importlib.import_module(f"pettingzoo.classic.{name}").raw_env
    return found


def measure(which: str, seconds: float) -> dict[str, float]:
    games = ours() if which == "ours" else theirs()
    return {name: pace(make(), seconds) for name, make in games.items()}


def peers_python() -> str:
    """The Python of the peers' environment, which is made first where it is not there."""
    sys.path.insert(0, str(ROOT / "bench" / "peers"))
    environments = importlib.import_module("environments")
    environments.prepare_python_peer("pettingzoo")
    return str(environments.PEER_PYTHON)


def measured(python: str, which: str, seconds: float) -> dict[str, float]:
    """One side in a process of its own."""
    command = [python, __file__, "--only", which, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(f"{which}: not available: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return {}
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--theirs", help="a Python that has PettingZoo's classics")
    parser.add_argument("--only", choices=("ours", "theirs"))
    asked = parser.parse_args()
    if asked.only:
        print(json.dumps(measure(asked.only, asked.seconds)))
        return
    other = asked.theirs or peers_python()
    rounds: dict[str, list[float]] = {}
    for _ in range(asked.rounds):  # in turns, so that a slow minute hits both
        for python, which in ((sys.executable, "ours"), (other, "theirs")):
            for name, steps in measured(python, which, asked.seconds).items():
                rounds.setdefault(name, []).append(steps)
    print(f"{'steps/s of CPU time':48} {'best':>10} {'median':>10}  of theirs")
    for name, paces in rounds.items():
        median = statistics.median(paces)
        print(f"{name:48} {max(paces):10,.0f} {median:10,.0f}  {times(name, rounds)}".rstrip())


if __name__ == "__main__":
    main()
