"""The speed of every game beside a reference loop, and the figures the test suite compares it with.

    python -m tools.speeds            print what is measured now beside what is kept
    python -m tools.speeds keep       keep it: after a change that is meant to cost that much

A figure is decisions of random games per turn of a plain Python loop, both in this process's own
time and measured in turns, slice by slice; of each the best slice counts, which is the one that
nothing disturbed.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import uprising
from uprising.kernel import Game, playouts, seeded
from uprising.lab.speed import reference_work

KEPT = Path(__file__).resolve().parent.parent / "tests" / "speeds.json"
SLICE = 0.02  # seconds
SLICES = 12
BATCH = 5  # games between two looks at the clock


def rate(work: Callable[[], int]) -> float:
    """Work per second in one slice."""
    done, start = 0, process_time()
    while (spent := process_time() - start) < SLICE:
        done += work()
    return done / spent


def ratio(game: Game) -> float:
    """Decisions of this game per turn of the reference loop."""
    setup, rng = game.setup(game.seats[-1], {}), seeded(1, "speeds")

    def play() -> int:
        return playouts(game, setup, BATCH, rng)

    play()  # warm
    ours = theirs = 0.0
    for _ in range(SLICES):
        theirs = max(theirs, rate(reference_work))
        ours = max(ours, rate(play))
    return ours / theirs


def kept() -> dict[str, float]:
    found: dict[str, float] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def main(argv: list[str]) -> int:
    if argv not in ([], ["keep"]):
        print(__doc__, file=sys.stderr)
        return 2
    if not uprising.compiled():
        sys.exit("The rules are plain: run `make compile` first.")
    now = {key: round(ratio(game), 4) for key, game in sorted(uprising.games().items())}
    if argv:
        KEPT.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    for key, figure in now.items():
        print(f"{key:26}{figure:8.4f}  kept {kept().get(key, 0):8.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
