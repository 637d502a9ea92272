"""Fit the values of the third rung: the chance to win, from features of a position.

python tools/fit_values.py robot_rise              play, fit, report, write values.json
python tools/fit_values.py robot_rise --games 500  fewer games
python tools/fit_values.py robot_rise --dry        report only

Games are played on tune deals, by the heuristic after some moves at random, or by the second
rung where its tables end otherwise than theirs. Positions are taken where a search stops, at a tick
of the game's clock, and in between; what is fitted is how the game ended for each seat. One game in
five is held out, for the report. Positions are kept in build/values, so that a run can be stopped
and gone on with; the same seed gives the same file.
"""

from __future__ import annotations

import json
import os
import re
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from uprising import compiled
from uprising.bots import bot
from uprising.bots.fitted import features_of, stamp_of
from uprising.bots.knowledge import knowledge_of
from uprising.bots.match import watched_match
from uprising.bots.memory import Memory
from uprising.kernel import Choice, Game, Player, Rng, Sight, State, Table, game, seeded
from uprising.lab.fitting import Network, Rows, fit, fit_network, loss, squash
from uprising.lab.ladder import TUNE, players
from uprising.lab.targets import CAMPAIGNS

FOLDER = Path("build/values")
CHUNK = 50
HELD_OUT = 5


@dataclass(frozen=True)
class Course:
    """What is played: tables in turn, how many games, random moves before the heuristic.

    by      who plays; searchers play from the first move on, without a prelude
    every   between two ticks of the clock, one position in so many decisions (0: none)
    noise   how many of a hundred moves are random, up to the end of the prelude
    stray   how many of a hundred moves of searchers are random, in every second game
    units   of a small network between features and odds; 0: none, the odds are linear
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
    by: str = "heuristic"
    units: int = 0
    stray: int = 0


COURSES: dict[str, Course] = {
    "robot_rise": Course(tuple((n, {}) for n in (4, 2, 4, 3, 4, 2, 5, 6)), 2000, 100, 5, leaf=8),
    "evil_robots": Course(tuple((n, {}) for n in (5, 3, 5, 4, 5, 3, 7)), 350, 150, 12),
    "fully_automated_union": Course(tuple((n, {}) for n in (3, 2, 4)), 3000, 30, 4),
    "fully_automated_bosses": Course(
        tuple((n, {}) for n in (7, 5, 7, 6, 7, 8, 10)), 600, 0, 25, leaf=1, trust=0.5, by="search",
    ),
    "robotariat": Course(
        tuple(
            (n, {"mode": mode})
            for other in (4, 3, 5)
            for n, mode in (*((n, "secret") for n in (4, 4, 3, 4, 4, 5)), (other, "coop"))
        ),
        4800, 0, leaf=2, trust=0.5, by="search", units=32, stray=6,
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
        self.features = features_of(of).counts
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
    if course.by == "heuristic":
        end = after_a_prelude(of, course, seats, options, seed, rng, notes)
    else:
        stray = course.stray if number % 2 else 0
        end = by_searchers(of, course.by, stray, seats, options, seed, notes)
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
            s.apply_trusted(ask.seat, of.bot.advise(s, ask.seat, rng)[0])
        moves += 1
    return s


def by_searchers(
    of: Game, by: str, stray: int, seats: int, options: dict[str, Any], seed: str, notes: Notes
) -> State:
    def watch(table: Table, memory: Memory) -> None:
        notes.look(table.state, seats)

    players: list[Player] = [bot(by)] * seats
    if stray:
        players = [Strayer(player, stray) for player in players]
    return watched_match(of, players, seed, options, [by] * seats, watch).state


class Strayer:
    """Somebody who makes a move at random now and then: so that other positions are seen, too."""

    names = True

    def __init__(self, player: Player, percent: int) -> None:
        self.player = player
        self.percent = percent

    def choose(self, sight: Sight) -> Choice:
        if sight.rng.below(100) >= self.percent:
            return self.player.choose(sight)
        s = sight.guess.state
        ask = s.ask_of(sight.seat)
        assert ask is not None
        moves = s.legal(ask, sight.rng)
        return Choice(moves[sight.rng.below(len(moves))], "why-random")


def positions(of: Game, course: Course, games: int) -> Rows:
    """All rows, from the kept chunks and from new games."""
    folder = FOLDER / f"{of.key}-{players(of.key)}"
    folder.mkdir(parents=True, exist_ok=True)
    width = len(features_of(of).names) + 3
    chunks = [(of.key, start, width, folder / f"{start}.npy") for start in range(0, games, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        paths = track(pool.map(play_chunk, chunks), of.key, len(chunks), transient=True)
        return np.concatenate([np.load(path) for path in paths])


def play_chunk(chunk: tuple[str, int, int, Path]) -> Path:
    """The file with the positions of some games, played if they were not yet."""
    key, start, width, path = chunk
    if not path.exists():
        of, course = game(key), COURSES[key]
        rows = [row for n in range(start, start + CHUNK) for row in rows_of(of, course, n)]
        new = path.with_suffix(".new.npy")
        np.save(new, np.array(rows, dtype=np.float64).reshape(-1, width))
        new.replace(path)
    return path


def fitted_to(rows: Rows, units: int) -> Network:
    """The fit to these rows; without units a network of which only the linear part is there."""
    counts, ends = rows[:, :-3], rows[:, -2]
    if units:
        return fit_network(counts, ends, units)
    base, weights = fit(counts, ends)
    none = np.zeros(0)
    return Network(np.array([base]), weights, none, np.zeros((len(weights), 0)), none)


def report(of: Game, rows: Rows, units: int) -> dict[str, float]:
    """Log loss on games that were not fitted, beside the value by hand and the plain rate."""
    held = rows[:, -1] % HELD_OUT == HELD_OUT - 1
    known, new = rows[~held], rows[held]
    chances = squash(fitted_to(known, units).odds(new[:, :-3]))
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
    net = fitted_to(rows, course.units)
    names = features_of(of).names
    told: dict[str, Any] = {
        "stamp": stamp_of(of),
        "games": games,
        "positions": len(rows),
        "loss": losses,
        "leaf": course.leaf,
        "trust": course.trust,
        "prior": course.prior,
        "base": round(float(net.base[0]), 5),
        "weights": {n: round(float(w), 5) for n, w in zip(names, net.weights, strict=True)},
    }
    if course.units:
        told["units"] = {
            "bases": short(net.bases),
            "outs": short(net.outs),
            "weights": {n: short(row) for n, row in zip(names, net.rows, strict=True)},
        }
    text = json.dumps(told, indent=1)
    text = re.sub(r"\[[^\[\]]*\]", lambda row: re.sub(r"\s+", " ", row[0]), text)
    features_of(of).values.write_text(text + "\n", encoding="utf-8")


def short(numbers: Rows) -> list[float]:
    return [round(float(number), 4) for number in numbers]


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
    losses = report(of, rows, course.units)
    if not asked.dry:
        write(of, course, rows, games, losses)


if __name__ == "__main__":
    main()
