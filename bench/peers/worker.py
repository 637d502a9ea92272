"""The measuring half: a process that holds one engine and times its cases when asked.

A request is one line on stdin, `CASE SECONDS`; the answer is one line of JSON on stdout. The
engine stays loaded between requests, so that the rounds of all engines can be interleaved.
"""

import json
import sys
import time
from collections.abc import Callable, Iterable

# Runs a few milliseconds of work; answers how many games it played and how many decisions (or
# copies) it made.
Batch = Callable[[], tuple[int, float]]


def measure(batch: Batch, seconds: float) -> dict[str, float]:
    games = 0
    work = 0.0
    clock = time.process_time
    start = clock()
    spent = 0.0
    while spent < seconds:
        more_games, more_work = batch()
        games += more_games
        work += more_work
        spent = clock() - start
    return {"games": games, "work": work, "seconds": spent}


def copies(copy: Callable[[], object], count: int = 5000) -> Batch:
    """A batch that makes `count` copies and drops each at once."""

    def batch() -> tuple[int, float]:
        for _ in range(count):
            copy()
        return 0, count

    return batch


def serve(versions: str, cases: dict[str, Batch], requests: Iterable[str] = sys.stdin) -> None:
    print(json.dumps({"versions": versions, "cases": list(cases)}), flush=True)
    for line in requests:
        case, seconds = line.split()
        print(json.dumps(measure(cases[case], float(seconds))), flush=True)
