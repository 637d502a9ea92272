"""Find positions with one best answer in games of bots: the puzzles of the day.

python tools/puzzles.py              top up what is missing or no longer replays
python tools/puzzles.py GAME …       only these games
python tools/puzzles.py GAME --all   write theirs anew

Every answer is tried in the same guessed worlds, and the game played to its end by the heuristic.
A position is kept where one answer is won clearly more often than every other.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

import uprising
from uprising.bots import bot
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import play_on
from uprising.kernel import Ask, Game, Rng, State, Table, by_outcome, luck_from, seeded, sight
from uprising.kernel.table import seeded_table
from uprising.puzzles import HERE, Answer, Puzzle, is_good, kept

EACH = 4
FIRST_LOOK, CLOSE_LOOK = 16, 240
AHEAD = 0.07
SURE = 3.0
LEAST, MOST = 3, 7
EARLIEST = 6
LONGEST = 400
TRIES = 400
PER_GAME = 1
NAMES = ("Ada", "Ben", "Chloe", "Dan", "Eve", "Finn", "Gaia", "Hugo", "Ida", "Jan")
OUT = {"leduc", "tic_tac_toe"}


def top_up(of: Game, path: Path, shelf: list[Puzzle]) -> None:
    """Written as soon as they are found: a close look takes a while."""
    first = len(shelf)
    for number in range(first, TRIES):
        if len(shelf) >= EACH:
            break
        seats = of.seats[number % min(3, len(of.seats))]
        known = {puzzle.record for puzzle in shelf}
        new = in_one_game(of, seats, f"puzzle-{of.key}-{number}")
        shelf += [puzzle for puzzle in new if puzzle.record not in known]
        path.write_bytes(msgspec.json.format(msgspec.json.encode(shelf), indent=1) + b"\n")
        print(f"{of.key}: game {number + 1}, {len(shelf)} of {EACH}", flush=True)


def in_one_game(of: Game, seats: int, seed: str) -> list[Puzzle]:
    table = seeded_table(of, NAMES[:seats], {}, seed)
    rng = seeded(seed, "puzzles")
    shelf: list[Puzzle] = []
    skip = EARLIEST + rng.below(12)
    while not table.state.ended and len(table.lines) < LONGEST and len(shelf) < PER_GAME:
        ask = table.state.next_ask()
        fitting = not ask.wide and LEAST <= len(ask.moves) <= MOST and not table.state.sealed
        if len(table.lines) >= skip and fitting:
            puzzle = measured(table, ask, rng)
            shelf += [puzzle] if puzzle is not None else []
            skip = len(table.lines) + 3
        choice = bot("heuristic").choose(sight(table, ask.seat, rng.split()))
        table.play(ask.seat, choice.move)
    return shelf


def measured(table: Table, ask: Ask, rng: Rng) -> Puzzle | None:
    glance = tried(table, ask, FIRST_LOOK, rng.split())
    if not apart(glance, AHEAD, 1.0):
        return None
    close = tried(table, ask, CLOSE_LOOK, rng.split())
    if not apart(close, AHEAD, SURE):
        return None
    ranked = sorted(close.items(), key=lambda each: -fmean(each[1][0]))
    advised, reason = table.game.bot.advise(table.state, ask.seat, rng.split())
    return Puzzle(
        table.game.key,
        str(table.record()),
        ask.seat,
        CLOSE_LOOK,
        tuple(
            Answer(move, round(fmean(results), 3), endings.most_common(1)[0][0])
            for move, (results, endings) in ranked
        ),
        reason if advised.text() == ranked[0][0] else "",
    )


Tried = dict[str, tuple[list[float], Counter[str]]]


def tried(table: Table, ask: Ask, worlds: int, rng: Rng) -> Tried:
    """Every answer in the same worlds, with the same luck afterwards."""
    of = knowledge_of(table.game)
    results: Tried = {move.text(): ([], Counter()) for move in ask.moves}
    for _ in range(worlds):
        guess: State = of.guess(table.state, ask.seat, rng.split())
        guess.luck = luck_from(rng.split())
        players = rng.split()
        for move in ask.moves:
            c: Any = guess.copy()
            c.apply_trusted(ask.seat, move)
            play_on(of, c, ask.seat, -1, players.copy())
            won, endings = results[move.text()]
            won.append(by_outcome(c, ask.seat))
            endings[c.outcome.key if c.outcome is not None else ""] += 1
    return results


def apart(results: Tried, ahead: float, sure: float) -> bool:
    """Whether the best answer is clearly ahead of the next one, and not of a lost or won cause."""
    first, second, *_ = sorted((won for won, _ in results.values()), key=lambda won: -fmean(won))
    differences = [a - b for a, b in zip(first, second, strict=True)]
    error = stdev(differences) / sqrt(len(differences))
    gap = fmean(differences)
    return gap >= ahead and gap >= sure * error and fmean(first) >= 0.15


def main(words: list[str]) -> int:
    keys = [word for word in words if word != "--all"]
    for key, of in uprising.games().items():
        if key in OUT or (keys and key not in keys):
            continue
        path: Path = HERE / f"{key}.json"
        shelf = kept(path) if path.exists() and "--all" not in words else []
        shelf = [puzzle for puzzle in shelf if is_good(puzzle)]
        top_up(of, path, shelf)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
