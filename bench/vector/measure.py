"""Whole decisions per second of `uprising.vector`, beside other projects' environments.

bench/vector/measure.py [--seconds 1.0] [--rounds 3] [--games 256] [--theirs PYTHON]

One table from one run. Ours: every game at its middle seat count, whole moves and word by word,
with masks and observations, random allowed actions; the time counted is that of `step`. Theirs run
in the environment under build/peers, as many of them as are installed there: PettingZoo's connect
four and Leduc, RLCard's Leduc and Uno, OpenSpiel's `rl_environment` with Leduc and hearts, pgx on
the CPU. Everything is CPU time of one process, in turns, so that a slow minute hits all.
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
MIDDLE = {
    "robot_rise": 4, "robotariat": 4, "evil_robots": 6, "fully_automated_union": 3,
    "fully_automated_bosses": 7, "patriot": 2, "leduc": 2,
}  # fmt: skip


def ours(seconds: float, games: int) -> dict[str, float]:
    import numpy as np

    import uprising
    from uprising.vector import make

    found = {}
    mode = "compiled" if uprising.compiled() else "plain"
    for key, seats in MIDDLE.items():
        for actions in ("moves", "words"):
            env: Any = make(key, games=games, seats=seats, actions=actions, seed=3)
            frame, rng = env.reset(), np.random.default_rng(1)
            spent, before = 0.0, env.decisions
            while spent < seconds:
                drawn = (frame.mask * (1 + rng.random(frame.mask.shape, np.float32))).argmax(1)
                start = time.process_time()
                frame = env.step(drawn)
                spent += time.process_time() - start
            found[f"uprising {key} {seats} seats, {actions} ({mode})"] = (
                env.decisions - before
            ) / spent
    return found


def pettingzoo_game(name: str) -> Callable[[], int]:
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            env.step(int(random.choice(seen["action_mask"].nonzero()[0])))
            decisions += 1

    return play


def rlcard_game(name: str) -> Callable[[], int]:
    env: Any = importlib.import_module("rlcard").make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def openspiel_game(name: str) -> Callable[[], int]:
    env: Any = importlib.import_module("open_spiel.python.rl_environment").Environment(name)

    def play() -> int:
        shown = env.reset()
        decisions = 0
        while not shown.last():
            seat = shown.observations["current_player"]
            shown = env.step([random.choice(shown.observations["legal_actions"][seat])])
            decisions += 1
        return decisions

    return play


def pgx_game(name: str) -> Callable[[], int]:
    """A batch of 256, stepped together by one compiled call."""
    jax: Any = importlib.import_module("jax")
    env: Any = importlib.import_module("pgx").make(name)
    key = jax.random.PRNGKey(0)
    deal = jax.jit(jax.vmap(env.init))
    state = deal(jax.random.split(key, 256))

    def random_step(state: Any, key: Any) -> Any:
        chances = jax.numpy.log(state.legal_action_mask.astype("float32"))
        return jax.vmap(env.step)(state, jax.random.categorical(key, chances, axis=1))

    step = jax.jit(random_step)

    def play() -> int:
        nonlocal state, key
        key, mine = jax.random.split(key)
        state = jax.block_until_ready(step(state, mine))
        if bool(state.terminated.all()):
            state = deal(jax.random.split(key, 256))
        return int((~state.terminated).sum())

    return play


THEIRS: dict[str, Callable[[], Callable[[], int]]] = {
    "pettingzoo connect four": lambda: pettingzoo_game("connect_four_v3"),
    "pettingzoo Leduc": lambda: pettingzoo_game("leduc_holdem_v4"),
    "rlcard Leduc": lambda: rlcard_game("leduc-holdem"),
    "rlcard Uno": lambda: rlcard_game("uno"),
    "openspiel rl_environment Leduc": lambda: openspiel_game("leduc_poker"),
    "openspiel rl_environment hearts": lambda: openspiel_game("hearts"),
    "pgx Leduc, 256 at once": lambda: pgx_game("leduc_holdem"),
    "pgx sparrow mahjong, 256 at once": lambda: pgx_game("sparrow_mahjong"),
}


def theirs(seconds: float) -> dict[str, float]:
    warnings.simplefilter("ignore")
    found = {}
    for name, made in THEIRS.items():
        try:
            play = made()
        except ImportError as error:
            print(f"{name}: not installed here ({error})", file=sys.stderr)
            continue
        play()
        start, decisions = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds:
            decisions += play()
        found[name] = decisions / spent
    return found


def peers_python() -> str:
    """The Python of the peers' environment, which is made first where it is not there."""
    sys.path.insert(0, str(ROOT / "bench" / "peers"))
    environments = importlib.import_module("environments")
    try:
        environments.prepare_python_peer("vector")
    except environments.NotAvailable as error:
        print(f"theirs: {error}", file=sys.stderr)
    return str(environments.PEER_PYTHON)


def measured(python: str, which: str, asked: argparse.Namespace) -> dict[str, float]:
    """One side in a process of its own; what it could not measure it says itself."""
    how = ["--only", which, "--seconds", str(asked.seconds), "--games", str(asked.games)]
    try:
        done = subprocess.run(
            [python, __file__, *how], stdout=subprocess.PIPE, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        print(f"{which}: not available", file=sys.stderr)
        return {}
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--theirs", help="a Python that has the other projects")
    parser.add_argument("--only", choices=("ours", "theirs"))
    asked = parser.parse_args()
    if asked.only:
        found = ours(asked.seconds, asked.games) if asked.only == "ours" else theirs(asked.seconds)
        print(json.dumps(found))
        return
    other = asked.theirs or peers_python()
    rounds: dict[str, list[float]] = {}
    for _ in range(asked.rounds):
        for python, which in ((sys.executable, "ours"), (other, "theirs")):
            for name, pace in measured(python, which, asked).items():
                rounds.setdefault(name, []).append(pace)
    print(f"{'decisions/s of CPU time, one process':60} {'best':>10} {'median':>10}")
    for name, paces in rounds.items():
        print(f"{name:60} {max(paces):10,.0f} {statistics.median(paces):10,.0f}")


if __name__ == "__main__":
    main()
