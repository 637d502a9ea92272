"""How fast the rules run, beside a reference loop measured in the same run.

Figures of a busy minute are lower than those of a quiet one; ratios to the reference are not, or
less so. The test suite compares them with kept ones, with a generous allowance (`tools/speeds.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time

from uprising import compiled
from uprising.kernel import Game, Rng, Setup, State, luck_from, playouts, seeded

BATCH = 20  # games between two looks at the clock
POSITIONS = 32  # positions a copy is timed on, from everywhere in random games
SLICES = 15  # a row is measured in so many pieces, of which the least disturbed counts
REFERENCE = "reference"


@dataclass(frozen=True)
class Speed:
    """One row: a game, a number of seats, plain or compiled rules, and who drives.

    script   a Python loop over the unchecked path
    loop     the kernel's own playouts
    """

    game: str
    seats: int
    mode: str
    driver: str
    decisions_per_s: float
    clone_us: float


def reference(seconds: float) -> Speed:
    """The row of the reference loop. A turn is a decision."""
    turns = rate(reference_work, seconds)
    return Speed(REFERENCE, 0, "plain", REFERENCE, turns, copying([list(range(64))], seconds))


def reference_work() -> int:
    """Plain Python work of a fixed kind: draw, look up, change a list."""
    cells, x = list(range(64)), 1
    for _ in range(10_000):
        x = (x * 69069 + 1) & 0xFFFFFFFF
        cells[x & 63], cells[x >> 26] = cells[x >> 26], cells[x & 63]
    return 10_000


def speeds(of: Game, seats: int, seconds: float) -> Iterator[Speed]:
    """The rows of one game and number of seats, in the mode this process runs."""
    setup, rng = of.setup(seats, {}), seeded(1, "speed")
    mode = "compiled" if compiled() else "plain"
    clone = copying(positions(of, setup), seconds / 2)
    drivers: dict[str, Callable[[], int]] = {
        "script": lambda: scripted(of, setup, rng),
        "loop": lambda: playouts(of, setup, BATCH, rng),
    }
    for name, work in drivers.items():
        yield Speed(of.key, seats, mode, name, rate(work, seconds), clone)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done per second of this process's own time, in the best of its slices."""
    work()  # warm
    best = 0.0
    for _ in range(SLICES):
        done, start = 0, process_time()
        while (spent := process_time() - start) < seconds / SLICES:
            done += work()
        best = max(best, done / spent)
    return best


def scripted(of: Game, setup: Setup, rng: Rng) -> int:
    decisions = 0
    for _ in range(BATCH):
        s = of.start(setup, luck_from(rng))
        while not s.ended:
            step(s, rng)
            decisions += 1
    return decisions


def step(s: State, rng: Rng) -> None:
    ask = s.next_ask()
    moves = s.legal(ask, rng)
    s.play_trusted(ask.seat, moves[rng.below(len(moves))])


def positions(of: Game, setup: Setup) -> list[State]:
    """Every position of random games, thinned to a few."""
    rng = seeded(1, "positions")
    found: list[State] = []
    while len(found) < POSITIONS:
        s = of.start(setup, luck_from(rng))
        while not s.ended:
            found.append(s.copy())
            step(s, rng)
    return found[:: len(found) // POSITIONS][:POSITIONS]


def copying(things: list[State] | list[list[int]], seconds: float) -> float:
    """Microseconds per copy."""

    def work() -> int:
        for thing in things:
            thing.copy()
        return len(things)

    return 1e6 / rate(work, seconds)
