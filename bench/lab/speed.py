"""Games per second and core, and what a second core adds.

    python bench/lab/speed.py                    every game, random and heuristic bots
    python bench/lab/speed.py --cores            from one core to two, beside a bare loop
    python bench/lab/speed.py --json             the rows for programs

Games per second are of this process's own CPU time: a busy machine changes them little. The second
core is measured in wall time, the lab and a bare two-process loop in turns within the same minute,
since what a machine gives a second process changes from minute to minute.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from uprising import compiled
from uprising.bots import bot, play_match
from uprising.kernel import Game, game, games, playouts, seeded
from uprising.lab.executor import Cores, Executor
from uprising.lab.measure import watch_some
from uprising.lab.simulation import Plan

REFERENCES = ("leduc", "tic_tac_toe")  # no games to study
REFERENCE_TURNS = 400_000


def middle(of: Game) -> int:
    """The middle number of seats."""
    return of.seats[len(of.seats) // 2]


def rate(work: Callable[[int], None], seconds: float) -> float:
    """Games per second of this process's own time."""
    work(0)  # warm
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += 1
        work(done)
    return done / spent


def speeds(key: str, seconds: float) -> Iterator[dict[str, Any]]:
    of = game(key)
    seats = middle(of)
    setup, rng = of.setup(seats, {}), seeded(1, "bench")
    plan = Plan(key, ("heuristic",) * seats, 1, "bench", {})

    def playout(number: int) -> None:
        playouts(of, setup, 1, rng)

    def match(name: str) -> Callable[[int], None]:
        players = [bot(name)] * seats
        return lambda number: void(play_match(of, players, number, {}))

    rows = {
        "playout": playout,
        "random": match("random"),
        "heuristic": match("heuristic"),
        "heuristic, watched": lambda number: void(watch_some(plan, [number])),
    }
    for driver, work in rows.items():
        yield {"game": key, "seats": seats, "driver": driver, "games_per_s": rate(work, seconds)}


def void(result: object) -> None:
    """What a game led to is not asked here."""


def reference(turns: int) -> int:
    """Plain work that shares nothing."""
    cells, x = list(range(64)), 1
    for _ in range(turns):
        x = (x * 69069 + 1) & 0xFFFFFFFF
        cells[x & 63], cells[x >> 26] = cells[x >> 26], cells[x & 63]
    return x


def bare(workers: int, tasks: int) -> float:
    """Seconds for some tasks of a loop in bare processes, after they have started."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        list(pool.map(reference, [1000] * workers * 2))
        start = time.perf_counter()
        list(pool.map(reference, [REFERENCE_TURNS] * tasks))
        return time.perf_counter() - start


def lab(on: Executor, plan: Plan, chunks: list[list[int]]) -> float:
    """Seconds for some chunks of watched games, after the workers have started."""
    list(on.run(watch_some, [(plan, [0])] * 2 * on.workers))
    start = time.perf_counter()
    for _ in on.run(watch_some, [(plan, chunk) for chunk in chunks]):
        pass
    return time.perf_counter() - start


def cores(key: str, rounds: int, tasks: int) -> dict[str, Any]:
    seats = middle(game(key))
    plan = Plan(key, ("heuristic",) * seats, 1, "cores", {})
    chunks = [list(range(n * 10, n * 10 + 10)) for n in range(tasks)]
    ours, theirs = [], []
    one, two = Cores(1), Cores(2)
    for _ in range(rounds):
        ours.append(lab(one, plan, chunks) / lab(two, plan, chunks))
        theirs.append(bare(1, tasks) / bare(2, tasks))
    one.close()
    two.close()
    own, other = statistics.median(ours), statistics.median(theirs)
    return {
        "game": key,
        "lab": own,
        "bare": other,
        "share": own / other,
        "rounds": [[round(a, 3), round(b, 3)] for a, b in zip(ours, theirs, strict=True)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--cores", action="store_true", help="from one core to two")
    parser.add_argument("--game", default=None)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tasks", type=int, default=24)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    mode = "compiled" if compiled() else "plain"
    if asked.cores:
        found = cores(asked.game or "robot_rise", asked.rounds, asked.tasks)
        if asked.json:
            print(json.dumps({"rules": mode, **found}, indent=2))
        else:
            print(f"{found['game']}, {mode} rules: 1 to 2 cores x{found['lab']:.2f}, "
                  f"bare loop x{found['bare']:.2f}, share {found['share']:.2f}")  # fmt: skip
        return
    keys = [asked.game] if asked.game else [key for key in games() if key not in REFERENCES]
    rows = [row for key in keys for row in speeds(key, asked.seconds)]
    if asked.json:
        print(json.dumps({"rules": mode, "rows": rows}, indent=2))
        return
    print(f"games per second and core, {mode} rules")
    for row in rows:
        print(f"{row['game']:24} {row['seats']:2}  {row['driver']:16} {row['games_per_s']:10.1f}")


if __name__ == "__main__":
    main()
