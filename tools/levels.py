"""Look at the levels: does a Recruit make sense, is each stronger than the one below, how strong?

python tools/levels.py sense [GAME] [POSITIONS]   a Recruit's moves beside a search's five best
python tools/levels.py advice [GAME] [POSITIONS]  a search of 150 ms beside one without a clock
python tools/levels.py order GAME [DEALS]         one level among copies of the one below it
python tools/levels.py strength [GAME] [GAMES] [JOBS]   the figures shown beside a level's name

The share and its 95 % interval. The first three look at check deals. `strength` plays release
deals, keeps them in build/ladder, so that it can be stopped and gone on with, and writes every
level's figure into src/uprising/bots/strength.json as soon as it is there.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from uprising.bots import LEVELS
from uprising.bots.strength import FILE, keep
from uprising.kernel import Game, game
from uprising.lab.arena import Contest, Deal, Pairing, play
from uprising.lab.comparing import findings
from uprising.lab.ladder import CHECK, contest_of, deals_of, players
from uprising.lab.sense import agreement, sense
from uprising.lab.strength import heuristic_share, mark_of, strength, trial_of
from uprising.lab.targets import CAMPAIGNS, Trial
from uprising.server.tables.processes import ADVICE_SECONDS

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "robotariat": (3, {}),
    "evil_robots": (3, {}),
    "robot_rise": (3, {}),
    "fully_automated_union": (3, {}),
    "fully_automated_bosses": (5, {}),
    "patriot": (1, {}),
}
POSITIONS = 500
DEALS = 20
GAMES = 200
FOLDER = Path("build/ladder")


def tell_sense(of: Game, count: int) -> None:
    seats, options = TABLES[of.key]
    found = sense(of, seats, options, CHECK, count)
    for what, one in (("all", found.all), ("more than five answers", found.wide)):
        interval = f"({100 * one.low:.0f} … {100 * one.high:.0f})"
        print(f"{of.key:24} {what:24} {100 * one.share:5.1f} % {interval} of {one.games}")


def tell_advice(of: Game, count: int) -> None:
    """Patriot's clerk advises in every campaign."""
    seats, options = TABLES[of.key]
    chosen = [{"campaign": c} for c in CAMPAIGNS] if of.key == "patriot" else [options]
    for each in chosen:
        found = agreement(of, seats, each, CHECK, count, ADVICE_SECONDS)
        where = " ".join([of.key, *each.values()])
        interval = f"({100 * found.low:.0f} … {100 * found.high:.0f})"
        print(f"{where:24} {100 * found.share:5.1f} % {interval} of {found.games}", flush=True)


def tell_order(of: Game, deals: int) -> None:
    seats, options = TABLES[of.key]
    for low, high in pairwise(LEVELS):
        pairings = (Pairing(low.key, low.key), Pairing(high.key, low.key))
        contest = Contest(of.key, seats, options, CHECK, deals, pairings)
        [meeting] = findings(contest, list(play(contest))).meetings
        gain = meeting.gain
        print(
            f"{of.key:24} {high.key:10} among {low.key:10} wins {100 * meeting.wins.share:5.1f} %, "
            f"gain {100 * gain.mean:+.1f} ({100 * gain.low:+.1f} … {100 * gain.high:+.1f}) points, "
            f"{meeting.wins.games} games",
            flush=True,
        )


def tell_strength(
    of: Game, games: int, jobs: int, folder: Path = FOLDER, file: Path = FILE
) -> None:
    """Every level of a game, each written down as soon as it is measured."""
    kept = folder / players(of.key)
    mark = mark_of(of.key, games)
    heuristic = heuristic_share(mark, watched(mark, jobs, kept))
    for level in LEVELS:
        trial = trial_of(of.key, level, games)
        found = strength(trial, level, watched(trial, jobs, kept), heuristic)
        keep([found], file)
        print(
            f"{of.key:24} {level.key:10} {found.kind} of {found.seats}: {100 * found.share:5.1f} % "
            f"({100 * found.low:.0f} … {100 * found.high:.0f}), "
            f"heuristics {100 * heuristic:.1f} %, {found.games} games",
            flush=True,
        )


def watched(trial: Trial, jobs: int, folder: Path) -> list[Deal]:
    """The deals of a trial, with a bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    quiet = not sys.stdout.isatty()
    with Progress(*columns, TimeRemainingColumn(), transient=True, disable=quiet) as bar:
        return list(
            bar.track(
                deals_of(trial, jobs, folder),
                total=contest_of(trial).deals,
                description=trial.name,
            )
        )


def main(what: str = "sense", key: str = "", count: str = "", jobs: str = "1") -> None:
    for one in [key] if key else list(TABLES):
        if what == "sense":
            tell_sense(game(one), int(count or POSITIONS))
        elif what == "advice":
            tell_advice(game(one), int(count or POSITIONS))
        elif what == "order":
            tell_order(game(one), int(count or DEALS))
        else:
            tell_strength(game(one), int(count or GAMES), int(jobs))


if __name__ == "__main__":
    main(*sys.argv[1:])
