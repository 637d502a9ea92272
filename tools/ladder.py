"""Climb the ladder: is every rung stronger than the one below it, with intervals?

python tools/ladder.py                      every game, on the release deals
python tools/ladder.py --game robot_rise    one game
python tools/ladder.py --live               20 games at the live budgets, and how long bots think
python tools/ladder.py --rungs random,heuristic        only trials between these rungs
python tools/ladder.py --minutes 20         so many minutes for each game's trials together
python tools/ladder.py --quick 0.1          a tenth of the games, for a look (check deals)
python tools/ladder.py --publish            and write docs/reports/ladder.md; with --game
                                            that game's alone

Deals are kept in build/ladder, in a folder for the game and the bots that have played them, and
gone on from; the figures are written beside these folders as JSON.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, replace
from math import ceil
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from uprising import compiled
from uprising.bots import Memory
from uprising.kernel import Choice, Player, Sight, default_names, game, seeded, seeded_table, sight
from uprising.lab.arena import Contest, Deal, Sitting
from uprising.lab.entrants import entrant
from uprising.lab.ladder import (
    CHECK,
    RELEASE,
    Figure,
    contest_of,
    deals_of,
    figures,
    missing,
    names_of,
    players,
)
from uprising.lab.targets import (
    EDGE,
    ENDS,
    GAIN,
    LEFT,
    LIVE,
    MIXED,
    PARITY,
    RISE,
    SECONDS,
    SPY,
    TEAM,
    TRIALS,
    WINS,
    Trial,
)

FOLDER = Path("build/ladder")
PAGE = Path("docs/reports/ladder.md")
WORDS = {
    WINS: "wins of one guest among hosts",
    GAIN: "points one guest gains over a host in its seat",
    EDGE: "points one guest gains over the host's twin in its seat",
    TEAM: "success of a table of hosts",
    RISE: "points a table of guests gains over a table of hosts",
    LEFT: "success with one guest, as a part of the hosts' own",
    MIXED: "success with one guest among hosts",
    ENDS: "tables of hosts that end so",
    SPY: "Spies of a table of hosts who name both right",
    PARITY: "points one bot gains over its twin",
}


class Timed:
    """A player with a deadline and a watch."""

    def __init__(self, player: Player, seconds: float | None) -> None:
        self.player = player
        self.seconds = seconds
        self.spent: list[float] = []

    def choose(self, given: Sight) -> Choice:
        start = time.monotonic()
        deadline = None if self.seconds is None else start + self.seconds
        choice = self.player.choose(replace(given, deadline=deadline))
        self.spent.append(time.monotonic() - start)
        return choice


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--game")
    parser.add_argument("--live", action="store_true")
    parser.add_argument("--rungs", default="")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--quick", type=float, default=1.0)
    parser.add_argument("--publish", action="store_true")
    asked = parser.parse_args()
    console = Console(highlight=False, width=150)
    trials = wanted(asked)
    console.print(f"rules: {'compiled' if compiled() else 'plain'}; {asked.jobs} processes")
    for rung in missing(trials):
        console.print(f"missing: nobody plays {rung}; its trials are left out")
    trials = [t for t in trials if names_of(t.guest) and names_of(t.host)]
    found: list[Figure] = []
    spent: dict[str, float] = {}
    for key in dict.fromkeys(trial.game for trial in trials):
        start = time.monotonic()
        found += climb_game(console, [t for t in trials if t.game == key], asked)
        spent[key] = time.monotonic() - start
    summary(console, found, spent)
    FOLDER.mkdir(parents=True, exist_ok=True)
    name = f"ladder{'-live' * asked.live}{'-' + asked.game if asked.game else ''}.json"
    (FOLDER / name).write_text(json.dumps([asdict(f) for f in found], indent=1) + "\n")
    if asked.publish:
        text = page(found)
        if asked.game:
            text = spliced(PAGE.read_text(encoding="utf-8"), text, asked.game)
        PAGE.write_text(text, encoding="utf-8")


def wanted(asked: Namespace) -> list[Trial]:
    rungs = set(asked.rungs.split(",")) if asked.rungs else None
    return [
        replace(trial, games=ceil(trial.games * asked.quick))
        for trial in (LIVE if asked.live else TRIALS)
        if (asked.game is None or trial.game == asked.game)
        and (rungs is None or {trial.guest, trial.host} <= rungs | {"noisy"})
    ]


def climb_game(console: Console, trials: Sequence[Trial], asked: Namespace) -> list[Figure]:
    """The figures of one game. What a trial leaves of its share of the time goes to the others."""
    seed = CHECK if asked.quick < 1 else RELEASE
    end = time.monotonic() + asked.minutes * 60
    found: dict[str, list[Figure]] = {}
    waiting = list(trials)
    while waiting and time.monotonic() < end:
        unfinished = []
        for number, trial in enumerate(waiting):
            start = time.monotonic()
            contest = contest_of(trial, seed)
            share = (end - start) / (len(waiting) - number)
            deals = live_deals(console, contest) if asked.live else climb(trial, asked, share)
            whole = len(deals) >= contest.deals
            if deals:
                found[trial.name] = figures(trial, contest, deals)
            if deals and (whole or time.monotonic() >= end):
                tell(console, trial, found[trial.name])
            if not whole:
                unfinished.append(trial)
                console.print(f"{trial.name}: {len(deals)} of {contest.deals} deals so far")
        waiting = unfinished
    for trial in waiting:
        console.print(f"{trial.name}: the {asked.minutes:g} minutes are over")
    return [figure for trial in trials for figure in found.get(trial.name, [])]


def climb(trial: Trial, asked: Namespace, seconds: float) -> list[Deal]:
    """The deals of a trial, with a bar, until the time of this game is up."""
    seed = CHECK if asked.quick < 1 else RELEASE
    deals: list[Deal] = []
    start = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task(trial.name, total=contest_of(trial, seed).deals)
        for deal in deals_of(trial, asked.jobs, FOLDER / players(trial.game), seed):
            deals.append(deal)
            bar.advance(task)
            if time.monotonic() - start > seconds:
                break
    return deals


def live_deals(console: Console, contest: Contest) -> list[Deal]:
    """The same deals at live budgets, one after another, and what a decision takes."""
    of = game(contest.game)
    times: dict[str, list[float]] = {}
    deals = []
    for number in range(contest.deals):
        sittings = []
        for lineup in contest.lineups():
            players = [Timed(entrant(name), SECONDS.get(name)) for name in lineup]
            seed = contest.seed_of(number)
            table = seeded_table(of, default_names(contest.seats), contest.options, seed)
            luck = [seeded(seed, f"{name} {seat}") for seat, name in enumerate(lineup)]
            memory = Memory(of, table.first_events)
            while table.outcome is None:
                seat = table.state.next_ask().seat
                seen = memory.told(players[seat].player, seat)
                given = sight(table, seat, luck[seat].split(), seen=seen)
                memory.hear(table.play(seat, players[seat].choose(given).move).events)
            for name, player in zip(lineup, players, strict=True):
                times.setdefault(name, []).extend(player.spent)
            parts = tuple(of.part(table.state, seat) for seat in range(contest.seats))
            end = table.outcome
            sittings.append(Sitting(end.winners, end.key, end.scores, parts, len(table.lines)))
        deals.append(Deal(number, tuple(sittings)))
    for name, spent in times.items():
        spent.sort()
        p50, p95 = (1000 * spent[int(part * (len(spent) - 1))] for part in (0.5, 0.95))
        console.print(f"  {name}: {len(spent)} decisions, p50 {p50:.0f} ms, p95 {p95:.0f} ms")
    return deals


def tell(console: Console, trial: Trial, found: Sequence[Figure]) -> None:
    for f in found:
        parts = f" ({', '.join(f.check.parts)})" if f.check.parts else ""
        console.print(
            f"{trial.name}{parts} {f.check.measure}: {100 * f.estimate:.1f} "
            f"({100 * f.low:.1f} … {100 * f.high:.1f}), floor {floor(f)}, {f.games} games: "
            f"{verdict(f)}"
        )


def page(found: Sequence[Figure]) -> str:
    """All figures as a page of the documentation, game by game."""
    lines = [
        "# The ladder, as it was measured",
        "",
        "What each rung shows over the one below it, on the release deals, which nothing is tuned",
        "on. `make ladder` plays them, and `python tools/ladder.py --publish` writes this page. A",
        "trial names the seats, the guest and the hosts; intervals are 95 %. `lab/targets.py` has",
        "the floors and [](../play/bots.md) the bots. A floor is met when the estimate reaches it",
        "and the lower end of the interval is above chance.",
    ]
    for key in dict.fromkeys(f.trial.split()[0] for f in found):
        lines += ["", f"## `{key}`", "", "| trial | what is counted | figure | floor | games | |"]
        lines.append("|---|---|---|---|---|---|")
        for f in found:
            if f.trial.split()[0] == key:
                parts = f" ({', '.join(f.check.parts)})" if f.check.parts else ""
                figure = f"{100 * f.estimate:.1f} ({100 * f.low:.1f} … {100 * f.high:.1f})"
                trial = f.trial.removeprefix(f"{key} ")
                lines.append(
                    f"| {trial} | {WORDS[f.check.measure]}{parts} | {figure} | {floor(f)} | "
                    f"{f.games} | {verdict(f)} |"
                )
    reasons = dict.fromkeys(f.check.reason for f in found if f.check.reason)
    lines += ["", "## Re-based, once", "", *[f"- {reason}." for reason in reasons], ""]
    return "\n".join(lines)


def spliced(old: str, new: str, key: str) -> str:
    """The old page with one game's section from the new one."""
    head = f"`{key}`"
    fresh = next(section for section in new.split("\n## ") if section.startswith(head))
    sections = [fresh if s.startswith(head) else s for s in old.split("\n## ")]
    return "\n## ".join(sections)


def floor(f: Figure) -> str:
    if f.check.floor is None:
        return "none"
    if f.check.most is not None:
        return f"{100 * f.check.floor:.0f}–{100 * f.check.most:.0f}"
    return f"{'≤' if f.check.at_most else '≥'} {100 * f.check.floor:.1f}"


def verdict(f: Figure) -> str:
    said = "reported" if f.met is None else "met" if f.met else "UNMET"
    return said if f.whole else f"{said} so far"


def summary(console: Console, found: Sequence[Figure], spent: dict[str, float]) -> None:
    grid = Grid(title="the ladder", title_justify="left")
    for head in ("trial", "measure", "estimate", "95 %", "floor", "games", ""):
        grid.add_column(head, no_wrap=head == "trial")
    for f in found:
        grid.add_row(
            f.trial,
            " ".join([f.check.measure, *f.check.parts]),
            f"{100 * f.estimate:.1f}",
            f"{100 * f.low:.1f} … {100 * f.high:.1f}",
            floor(f),
            str(f.games),
            verdict(f),
        )
    console.print(grid)
    for reason in dict.fromkeys(f.check.reason for f in found if f.check.reason):
        console.print(f"re-based: {reason}")
    for key, seconds in spent.items():
        console.print(f"{key}: {seconds / 60:.1f} minutes")
    floors = [f for f in found if f.met is not None]
    met = sum(f.met is True and f.whole for f in floors)
    console.print(f"{met} of {len(floors)} floors met")


if __name__ == "__main__":
    main()
