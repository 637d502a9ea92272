"""The figures that a game is tuned by, with 95 % intervals, on release deals.

python -m tools.figures robotariat             every figure of a game
python -m tools.figures patriot --part 0.1     a tenth of the games, for a look
python -m tools.figures patriot --minutes 10   what has been played when ten minutes are over

Games are kept in build/figures, in a file for the game and the bots that have played them, and gone
on from: stop it and call it again. All tables advance together, so that a part is a fair sample.

A line says what is counted, how often it was, of how many games, and between what it should lie:
yes, no, or open where the interval holds a border. docs/reports/index.md has what came of it.
"""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from math import ceil
from multiprocessing import get_context
from pathlib import Path

from uprising.agents import player
from uprising.bots.match import play_match
from uprising.games.patriot.rules.cards import CAMPAIGN_NAMES, CHARACTERS
from uprising.kernel import State, game, traits_of
from uprising.lab.intervals import Share, wilson
from uprising.lab.ladder import players
from uprising.lab.portrait import ended

from .campaigns import Cast

HEURISTIC, SEARCHER = "heuristic", "agitator"
AT_ONCE = {HEURISTIC: 50, SEARCHER: 5}
"""Games that one process plays in a row."""
FOLDER = Path("build/figures")

GAMES, WON, END, ROUND, SEAT = "games", "won", "end", "round", "seat"
Counts = Counter[tuple[str, str]]
"""Of the games of a table: how often what happened, by kind and word."""


@dataclass(frozen=True)
class Table:
    """Games of one kind. `cast`: the characters of Patriot, by number; none: the bots choose."""

    game: str
    seats: int
    bot: str
    games: int
    options: tuple[tuple[str, str], ...] = ()
    cast: tuple[int, ...] = ()


@dataclass(frozen=True)
class Figure:
    """A share and between what it should lie; without a band it is only told."""

    name: str
    share: Share
    band: tuple[float, float] | None = None

    @property
    def verdict(self) -> str:
        if self.band is None:
            return ""
        low, high = self.band
        if low <= self.share.low and self.share.high <= high:
            return "yes"
        if self.share.high < low or self.share.low > high:
            return "no"
        return "open, inside" if low <= self.share.share <= high else "open, outside"

    def __str__(self) -> str:
        s = self.share
        told = f"{100 * s.share:5.1f} ({100 * s.low:.1f} … {100 * s.high:.1f})"
        band = "" if self.band is None else " … ".join(f"{100 * n:.3g}" for n in self.band)
        return f"{self.name:48} {told:22} {s.games:6}  {band:11} {self.verdict}".rstrip()


def counted(table: Table, first: int, games: int) -> Counts:
    """Play some games of a table and count."""
    of = game(table.game)
    found: Counts = Counter()
    for number in range(first, first + games):
        state = played(table, f"release.{number}")
        assert state.outcome is not None
        winners = state.outcome.winners
        found[GAMES, ""] += 1
        found[WON, ""] += bool(winners)
        found[END, state.outcome.key] += 1
        found[ROUND, str(getattr(state, "round", ""))] += 1
        for seat in range(table.seats):
            found[SEAT, str(seat)] += seat in winners
            for family, word in traits_of(of, state, seat).items():
                found[f"had {family}", word] += 1
                found[family, word] += seat in winners
    return found


def played(table: Table, seed: str) -> State:
    """The end of one game."""
    options = dict(table.options)
    if not table.cast:
        return ended(game(table.game), table.seats, seed, options, table.bot)[0]
    bots = [Cast(player(table.bot), who) for who in table.cast]
    return play_match(game(table.game), bots, seed, options).state


def share(counts: Counts, kind: str, *words: str) -> Share:
    games = counts[GAMES, ""]
    return wilson(sum(counts[kind, word] for word in words) / games if games else 0.0, games)


def of_trait(counts: Counts, family: str, word: str) -> Share:
    had = counts[f"had {family}", word]
    return wilson(counts[family, word] / had if had else 0.0, had)


# What is looked at, game by game: tables first, then lines from what was counted

Figures = Iterator[Figure]
Looks = Mapping[Table, Counts]
FAIR = 0.05
SIDES: Mapping[str, tuple[str, ...]] = {
    "bosses": ("end-boss", "end-monopoly-boss"),
    "workers": ("end-collective", "end-monopoly-workers", "end-no-boss"),
    "a Startupper": ("end-startupper",),
    "several sides at once": ("end-together",),
}


def rise_tables() -> list[Table]:
    return [Table("robot_rise", seats, HEURISTIC, 8000) for seats in range(2, 7)]


def rise(looks: Looks) -> Figures:
    """Seats and identities: the lowest and the highest of each."""
    for table, counts in looks.items():
        fair = 1 / table.seats
        band = (fair - FAIR, fair + FAIR)
        places = {f"seat {n + 1}": share(counts, SEAT, str(n)) for n in range(table.seats)}
        names = sorted(word for kind, word in counts if kind == "identity")
        people = {word: of_trait(counts, "identity", word) for word in names}
        for group in (places, people):
            for name, found in edges(group):
                yield Figure(f"{table.seats} players: {name}", found, band)


def edges(shares: Mapping[str, Share]) -> list[tuple[str, Share]]:
    """The lowest and the highest."""
    ordered = sorted(shares.items(), key=lambda each: each[1].share)
    return [ordered[0], ordered[-1]]


def evil_tables() -> list[Table]:
    return [Table("evil_robots", seats, HEURISTIC, 1000) for seats in (7, 8, 9)]


def evil(looks: Looks) -> Figures:
    for table, counts in looks.items():
        found = share(counts, ROUND, "0", "1")
        yield Figure(f"{table.seats} players: over after one round", found, (0.0, 0.02))


def bosses_tables() -> list[Table]:
    return [
        Table("fully_automated_bosses", seats, bot, games)
        for bot, games in ((HEURISTIC, 2000), (SEARCHER, 150))
        for seats in (9, 10)
    ]


def bosses(looks: Looks) -> Figures:
    """Sides, and the Luddite, who should win sometimes."""
    for table, counts in looks.items():
        name = f"{table.seats} players, {table.bot}: "
        for side, ends in SIDES.items():
            yield Figure(name + side, share(counts, END, *ends), (0.0, 0.6))
        yield Figure(name + "the Luddite alone", share(counts, END, "end-luddite"), (0.005, 0.6))


def union_tables() -> list[Table]:
    return [
        Table("fully_automated_union", seats, bot, games, (("deck", deck),))
        for bot, games in ((HEURISTIC, 2000), (SEARCHER, 200))
        for seats, deck in product((2, 3, 4), ("standard", "hard"))
    ]


def union(looks: Looks) -> Figures:
    """The numbers are the book's: told, without a mark."""
    for table, counts in looks.items():
        name = f"{table.seats} players, {table.options[0][1]} deck, {table.bot}: "
        yield Figure(name + "together", share(counts, END, "end-collective"))


def robotariat_tables() -> list[Table]:
    coop, secret = (("mode", "coop"),), (("mode", "secret"),)
    return [
        *[Table("robotariat", seats, SEARCHER, 600, coop) for seats in (3, 4, 5)],
        *[Table("robotariat", seats, HEURISTIC, 1000, coop) for seats in (3, 4, 5)],
        Table("robotariat", 4, SEARCHER, 1000, secret),
        Table("robotariat", 4, HEURISTIC, 2000, secret),
    ]


def robotariat(looks: Looks) -> Figures:
    """Success of tables that play together, and each objective of those that do not quite."""
    for table, counts in looks.items():
        name = f"{table.seats} players, {table.bot}: "
        searches = table.bot == SEARCHER
        if table.options == (("mode", "coop"),):
            yield Figure(name + "success", share(counts, WON, ""), (0.5, 0.7) if searches else None)
            continue
        for word in sorted(word for kind, word in counts if kind == "objective"):
            found = of_trait(counts, "objective", word)
            yield Figure(name + word, found, (0.1, 0.6) if searches else None)


CAMPAIGN_BAND, CHARACTER_BAND, PAIR_BAND = (0.35, 0.60), (0.30, 0.65), (0.15, 0.85)
PAIR_GAMES = {HEURISTIC: 200, SEARCHER: 20}


def patriot_tables() -> list[Table]:
    """Every campaign with every character; with two players the partner is the next in turn."""
    return [
        Table("patriot", seats, bot, games, (("campaign", campaign),), cast_of(who, seats))
        for bot, games in PAIR_GAMES.items()
        for seats, campaign, who in product((1, 2), CAMPAIGN_NAMES, range(len(CHARACTERS)))
    ]


def cast_of(who: int, seats: int) -> tuple[int, ...]:
    return (who, (who + 1 + who % 5) % len(CHARACTERS))[:seats]


def patriot(looks: Looks) -> Figures:
    for bot, seats in product(PAIR_GAMES, (1, 2)):
        here = {t: c for t, c in looks.items() if (t.bot, t.seats) == (bot, seats)}
        if not here:
            continue
        searches = bot == SEARCHER
        name = f"{seats} player{'s' * (seats - 1)}, {bot}: "
        for campaign in CAMPAIGN_NAMES:
            found = pooled([c for t, c in here.items() if t.options[0][1] == campaign])
            yield Figure(name + campaign, found, CAMPAIGN_BAND if searches else None)
        for number, character in enumerate(CHARACTERS):
            found = pooled([c for t, c in here.items() if t.cast[0] == number])
            yield Figure(f"{name}with {character}", found, CHARACTER_BAND if searches else None)
        if not searches:
            for table, counts in here.items():
                line = Figure(f"{name}{pair_of(table)}", share(counts, WON, ""), PAIR_BAND)
                if not PAIR_BAND[0] <= line.share.share <= PAIR_BAND[1]:
                    yield line


def pair_of(table: Table) -> str:
    return f"{table.options[0][1]} with {CHARACTERS[table.cast[0]]}"


def pooled(looks: Sequence[Counts]) -> Share:
    return share(sum(looks, Counter()), WON, "")


PLANS: Mapping[str, tuple[Callable[[], list[Table]], Callable[[Looks], Figures]]] = {
    "robot_rise": (rise_tables, rise),
    "evil_robots": (evil_tables, evil),
    "fully_automated_bosses": (bosses_tables, bosses),
    "fully_automated_union": (union_tables, union),
    "robotariat": (robotariat_tables, robotariat),
    "patriot": (patriot_tables, patriot),
}


@dataclass(frozen=True)
class Part:
    """Some games of a table, in the order of their deals."""

    table: Table
    first: int
    games: int

    def __str__(self) -> str:
        """What was played, whatever number of games is asked for."""
        return f"{replace(self.table, games=0)} {self.first} {self.games}"


def parts_of(tables: Sequence[Table]) -> list[Part]:
    """What there is to play; all tables advance together."""
    found = [
        Part(table, first, min(AT_ONCE[table.bot], table.games - first))
        for table in tables
        for first in range(0, table.games, AT_ONCE[table.bot])
    ]
    return sorted(found, key=lambda part: part.first / part.table.games)


def kept(path: Path) -> dict[str, Counts]:
    """The parts that have been played before."""
    found: dict[str, Counts] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):  # the last line of a run that was ended while it wrote
                name, counts = json.loads(line)
                found[name] = Counter({(kind, word): number for kind, word, number in counts})
    return found


def keep(path: Path, part: Part, counts: Counts) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    told = [str(part), [[kind, word, number] for (kind, word), number in counts.items()]]
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(told))


def before(end: float, part: Part) -> Counts | None:
    """Play a part, unless the time is up."""
    if time.time() > end:
        return None
    return counted(part.table, part.first, part.games)


def measured(tables: Sequence[Table], jobs: int, end: float, path: Path) -> Looks:
    """Play on so many processes until the time is up; what is kept is not played again."""
    old = kept(path)
    parts = parts_of(tables)
    found: dict[Table, Counts] = {table: Counter() for table in tables}
    for part in parts:
        found[part.table] += old.get(str(part), Counter())
    waiting = [part for part in parts if str(part) not in old]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tasks: dict[Future[Counts | None], Part] = {
            pool.submit(before, end, part): part for part in waiting
        }
        for task in as_completed(tasks):
            counts = task.result()
            if counts is not None:
                keep(path, tasks[task], counts)
                found[tasks[task].table] += counts
    return {table: counts for table, counts in found.items() if counts}


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=PLANS)
    parser.add_argument("--part", type=float, default=1.0, help="of the games")
    parser.add_argument("--bot", choices=(HEURISTIC, SEARCHER), help="only games of these")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="then tell what there is"
    )
    asked = parser.parse_args()
    tables, lines = PLANS[asked.game]
    wanted = [
        replace(table, games=ceil(table.games * asked.part))
        for table in tables()
        if asked.bot in (None, table.bot)
    ]
    end = time.time() + 60 * asked.minutes
    path = FOLDER / f"{asked.game}-{players(asked.game)}.jsonl"
    looks = measured(wanted, asked.jobs, end, path)
    for line in lines(looks):
        if line.share.games:
            print(line, flush=True)
    games = sum(counts[GAMES, ""] for counts in looks.values())
    print(f"{games} of {sum(table.games for table in wanted)} games", file=sys.stderr)


if __name__ == "__main__":
    main()
