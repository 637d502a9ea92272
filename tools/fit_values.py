"""Fit the values of the third rung: the chance to win, from features of a position.

python tools/fit_values.py robot_rise              play, fit, report, write values.json
python tools/fit_values.py robot_rise --games 500  fewer games
python tools/fit_values.py robot_rise --dry        report only

Games are played on tune deals, by the rules of thumb after some moves at random, or by the second
rung where its tables end otherwise than theirs. Positions are taken where a search stops, at a tick
of the game's clock, and in between; what is fitted is how the game ended for each seat. One game in
five is held out, for the report. Positions are kept in build/values, so that a run can be stopped
and gone on with; the same seed gives the same file.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from uprising import compiled
from uprising.bots import bot
from uprising.bots.fitted import features_of, file_of, stamp_of
from uprising.bots.knowledge import knowledge_of
from uprising.bots.match import watched_match
from uprising.bots.memory import Memory
from uprising.bots.search import follow
from uprising.kernel import Game, Rng, State, Table, game, seeded
from uprising.lab.ladder import TUNE, players
from uprising.lab.targets import CAMPAIGNS

FOLDER = Path("build/values")
CHUNK = 50
HELD_OUT = 5
RIDGE = 3.0
Rows = NDArray[np.float64]


@dataclass(frozen=True)
class Course:
    """What is played: tables in turn, how many games, random moves before the rules of thumb.

    by      who plays; searchers play from the first move on, without a prelude
    every   between two ticks of the clock, one position in so many decisions (0: none)
    noise   how many of a hundred moves are random, up to the end of the prelude
    leaf, trust, prior   what the values are used for (see `bots/fitted.py`): what the arena has
                         shown
    """

    tables: tuple[tuple[int, dict[str, Any]], ...]
    games: int
    prelude: int
    every: int = 0
    noise: int = 25
    leaf: int = 0
    trust: float = 1.0
    prior: bool = False
    by: str = "thumb"


COURSES: dict[str, Course] = {
    "robot_rise": Course(tuple((n, {}) for n in (4, 2, 4, 3, 4, 2, 5, 6)), 2000, 100, 5, leaf=8),
    "evil_robots": Course(tuple((n, {}) for n in (5, 3, 5, 4, 5, 3, 7)), 350, 150, 12),
    "fully_automated_union": Course(tuple((n, {}) for n in (3, 2, 4)), 3000, 30, 4),
    "fully_automated_bosses": Course(
        tuple((n, {}) for n in (7, 5, 7, 6, 7, 8, 10)), 600, 0, 25, leaf=1, trust=0.5, by="r2",
    ),
    "robotariat": Course(
        tuple((n, {"mode": mode}) for n in (4, 3, 4, 5) for mode in ("secret", "secret", "coop")),
        600, 0, 6, by="r2",
    ),
    "patriot": Course(
        tuple(
            (n, {"campaign": campaign})
            for campaign in CAMPAIGNS
            for n in (1, 1, 2)
        ),
        600, 40, 8,
    ),
}  # fmt: skip


class Notes:
    """The positions of one game that are looked at: seat, features and the value by hand."""

    def __init__(self, of: Game, every: int, rng: Rng) -> None:
        self.known = knowledge_of(of)
        self.features = import_module(features_of(of)).features
        self.every = every
        self.rng = rng
        self.tick = -1
        self.found: list[tuple[int, list[float]]] = []

    def ticked(self, s: State) -> bool:
        """Whether the clock has moved since the last look at it."""
        before, self.tick = self.tick, self.known.clock(s)
        return self.tick != before

    def look(self, s: State, seats: int) -> None:
        if self.ticked(s) or (self.every and self.rng.below(self.every) == 0):
            for seat in range(seats):
                counts = self.features(s, seat)
                self.found.append((seat, [*counts, self.known.value(s, seat)]))


def rows_of(of: Game, course: Course, number: int) -> Iterator[list[float]]:
    """One game: for each position and seat its features, the value by hand, and how it ended."""
    seats, options = course.tables[number % len(course.tables)]
    seed = f"{TUNE} values.{number}"
    rng = seeded(seed, "course")
    notes = Notes(of, course.every, rng)
    if course.by == "thumb":
        end = after_a_prelude(of, course, seats, options, seed, rng, notes)
    else:
        end = by_searchers(of, course, seats, options, seed, notes)
    ends = [notes.known.value(end, seat) for seat in range(seats)]
    for seat, row in notes.found:
        yield [*row, ends[seat], float(number)]


def after_a_prelude(
    of: Game,
    course: Course,
    seats: int,
    options: dict[str, Any],
    seed: str,
    rng: Rng,
    notes: Notes,
) -> State:
    s = of.deal_random(seats, seed, **options)
    prelude = rng.below(course.prelude + 1)
    moves = 0
    while not s.ended:
        if moves < prelude:
            notes.ticked(s)
        else:
            notes.look(s, seats)
        ask = s.next_ask()
        if moves < prelude and rng.below(100) < course.noise:
            legal = s.legal(ask, rng)
            s.play_trusted(ask.seat, legal[rng.below(len(legal))])
        else:
            follow(s, ask.seat, of.advise(s, ask.seat, rng)[0])
        moves += 1
    return s


def by_searchers(
    of: Game, course: Course, seats: int, options: dict[str, Any], seed: str, notes: Notes
) -> State:
    def watch(table: Table, memory: Memory) -> None:
        notes.look(table.state, seats)

    players = [bot(course.by)] * seats
    return watched_match(of, players, seed, options, [course.by] * seats, watch).state


def positions(of: Game, course: Course, games: int) -> Rows:
    """All rows, from the kept chunks and from new games."""
    folder = FOLDER / f"{of.key}-{players(of.key)}"
    folder.mkdir(parents=True, exist_ok=True)
    width = len(import_module(features_of(of)).NAMES) + 3
    chunks = []
    for start in track(range(0, games, CHUNK), description=of.key, transient=True):
        path = folder / f"{start}.npy"
        if not path.exists():
            rows = [row for n in range(start, start + CHUNK) for row in rows_of(of, course, n)]
            new = folder / "new.npy"
            np.save(new, np.array(rows, dtype=np.float64).reshape(-1, width))
            new.replace(path)
        chunks.append(np.load(path))
    return np.concatenate(chunks)


def fit(counts: Rows, ends: Rows) -> tuple[float, Rows]:
    """Logistic regression by Newton's method on standardised features, with a ridge."""
    mean, spread = counts.mean(0), counts.std(0)
    spread[spread < 1e-9] = np.inf  # what never changes says nothing
    x = np.column_stack([np.ones(len(counts)), (counts - mean) / spread])
    ridge = np.full(x.shape[1], RIDGE)
    ridge[0] = 0.0
    w = np.zeros(x.shape[1])
    for _ in range(15):
        p = 1.0 / (1.0 + np.exp(-np.clip(x @ w, -30, 30)))
        slope = x.T @ (ends - p) - ridge * w
        curve = (x * (p * (1 - p))[:, None]).T @ x + np.diag(ridge)
        change = np.linalg.solve(curve, slope)
        w += change
        if float(np.abs(change).max()) < 1e-4:
            break
    weights = w[1:] / spread
    return float(w[0] - mean @ weights), weights


def loss(chances: Rows, ends: Rows) -> float:
    p = np.clip(chances, 0.002, 0.998)
    return float(-(ends * np.log(p) + (1 - ends) * np.log(1 - p)).mean())


def report(of: Game, rows: Rows) -> dict[str, float]:
    """Log loss on games that were not fitted, beside the value by hand and the plain rate."""
    held = rows[:, -1] % HELD_OUT == HELD_OUT - 1
    known, new = rows[~held], rows[held]
    base, weights = fit(known[:, :-3], known[:, -2])
    chances = 1.0 / (1.0 + np.exp(-np.clip(base + new[:, :-3] @ weights, -30, 30)))
    ends = new[:, -2]
    found = {
        "fitted": loss(chances, ends),
        "by hand": loss(new[:, -3], ends),
        "plain rate": loss(np.full(len(ends), known[:, -2].mean()), ends),
    }
    print(f"{of.key}: {len(known)} positions fitted, {len(new)} held out; log loss")
    for name, figure in found.items():
        print(f"  {name:11} {figure:.4f}")
    print("  said and came true, by tenths:")
    for low in range(10):
        inside = (chances >= low / 10) & (chances < (low + 1) / 10)
        if inside.sum() > 20:
            said, true = chances[inside].mean(), ends[inside].mean()
            print(f"    {100 * said:5.1f} %  {100 * true:5.1f} %  {int(inside.sum())}")
    return {name: round(figure, 4) for name, figure in found.items()}


def write(of: Game, course: Course, rows: Rows, games: int, losses: dict[str, float]) -> None:
    base, weights = fit(rows[:, :-3], rows[:, -2])
    names = import_module(features_of(of)).NAMES
    told = {
        "stamp": stamp_of(of),
        "games": games,
        "positions": len(rows),
        "loss": losses,
        "leaf": course.leaf,
        "trust": course.trust,
        "prior": course.prior,
        "base": round(base, 5),
        "weights": {n: round(float(w), 5) for n, w in zip(names, weights, strict=True)},
    }
    file_of(of).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=list(COURSES))
    parser.add_argument("--games", type=int)
    parser.add_argument("--dry", action="store_true")
    asked = parser.parse_args()
    of, course = game(asked.game), COURSES[asked.game]
    games = asked.games or course.games
    print(f"rules: {'compiled' if compiled() else 'plain'}; {games} games")
    rows = positions(of, course, games)
    losses = report(of, rows)
    if not asked.dry:
        write(of, course, rows, games, losses)


if __name__ == "__main__":
    main()
