"""How often tables of bots win together at each difficulty: the figures beside that choice.

python tools/chances.py                     every game, size, difficulty and level
python tools/chances.py patriot --jobs 16   one game, on so many processes
python tools/chances.py --minutes 8         stop then; what was measured is kept
python tools/chances.py --part 0.5          half of the games

Release deals. In Patriot the characters are taken in turn, since a bot would always take the one
it likes best. What is there already, for the present rules, is not played again.
"""

from __future__ import annotations

import os
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import product
from math import ceil

from uprising.bots import bot
from uprising.bots.chances import Chance, chances, keep, stamp
from uprising.bots.match import play_match
from uprising.games.patriot.rules.cards import CAMPAIGN_NAMES, CHARACTERS
from uprising.kernel import Player, game
from uprising.lab.intervals import wilson

from .campaigns import Cast

FIRST_DEAL = 7_000_000
DIFFICULTIES = ("story", "standard", "hard", "heroic")
GAMES = {"heuristic": 400, "recruit": 100, "agitator": 66}
AT_ONCE = {"heuristic": 100, "recruit": 5, "agitator": 6}


@dataclass(frozen=True)
class Table:
    """A table to be measured."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    level: str


def tables() -> Iterator[Table]:
    """Quick ones first, so that whatever time there is covers as much as it can."""
    for level in GAMES:
        for seats, difficulty, campaign in product((1, 2), DIFFICULTIES, CAMPAIGN_NAMES):
            options = (("campaign", campaign), ("difficulty", difficulty))
            yield Table("patriot", seats, options, level)
        for seats, deck in product((2, 3, 4), ("standard", "hard")):
            yield Table("fully_automated_union", seats, (("deck", deck),), level)
        for seats, difficulty in product((3, 4, 5), DIFFICULTIES):
            yield Table("robotariat", seats, (("difficulty", difficulty), ("mode", "coop")), level)


def won(table: Table, first: int, count: int) -> int:
    """In how many of these deals the table wins."""
    player: Player = bot(table.level)
    found = 0
    for number in range(first, first + count):
        cast: list[Player] = [player] * table.seats
        if table.game == "patriot":
            mine = number % len(CHARACTERS)
            step = 1 + number // len(CHARACTERS) % (len(CHARACTERS) - 1)
            other = (mine + step) % len(CHARACTERS)
            pair: list[Player] = [Cast(player, mine), Cast(player, other)]
            cast = pair[: table.seats]
        end = play_match(game(table.game), cast, FIRST_DEAL + number, dict(table.options))
        found += bool(end.outcome and end.outcome.winners)
    return found


def figure(table: Table, wins: int, games: int) -> Chance:
    share = wilson(wins / games, games)
    low, middle, high = (round(n, 4) for n in (share.low, share.share, share.high))
    mark = stamp(game(table.game), table.level)
    options = dict(table.options)
    return Chance(table.game, table.level, table.seats, options, middle, low, high, games, mark)


def is_known(table: Table, wanted: int) -> bool:
    return any(
        (one.seats, one.options, one.level) == (table.seats, dict(table.options), table.level)
        and one.games >= wanted
        for one in chances(game(table.game))
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--level")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    parser.add_argument("--part", type=float, default=1.0)
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    games = {level: ceil(count * asked.part) for level, count in GAMES.items()}
    wanted = [
        table
        for table in tables()
        if asked.game in (None, table.game)
        and asked.level in (None, table.level)
        and not is_known(table, games[table.level])
    ]
    found = {table: (0, 0) for table in wanted}  # wins, games
    with ProcessPoolExecutor(asked.jobs) as pool:
        jobs = {
            pool.submit(won, table, first, count): (table, count)
            for table in wanted
            for first, count in pieces(games[table.level], AT_ONCE[table.level])
        }
        for done in as_completed(jobs):
            if time.monotonic() > end:
                pool.shutdown(wait=False, cancel_futures=True)
                break
            table, count = jobs[done]
            wins, played = found[table]
            found[table] = wins + done.result(), played + count
            if found[table][1] == games[table.level]:
                one = figure(table, *found[table])
                keep([one])
                print(f"{' '.join(map(str, one.place))}: {100 * one.share:.0f} %", flush=True)
    for table, (wins, played) in found.items():  # what the time allowed of the others
        if 0 < played < games[table.level]:
            keep([figure(table, wins, played)])


def pieces(games: int, most: int) -> Iterator[tuple[int, int]]:
    """From which game on, and how many."""
    for first in range(0, games, most):
        yield first, min(most, games - first)


if __name__ == "__main__":
    main()
