"""`uprising simulate`: many games of bots, and who won."""

from __future__ import annotations

import json
import os
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from uprising import compiled
from uprising.commands.shell import BadInput, Say, Shell, bots_of, chosen_options
from uprising.kernel import Game, game
from uprising.lab import Plan, Result, Share, Summary, simulate, summary
from uprising.packs import with_pack

FEW_GAMES = 20  # fewer are played in less time than other processes need to start


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--bots", default="heuristic", metavar="A[,B…]", help=say("help-simulate-bots")
    )
    who.add_argument("--seat-bots", metavar="A,B…", help=say("help-simulate-seat-bots"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("help-games-count"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option")
    )
    parser.add_argument("--pack", metavar="PACK", help=say("help-pack"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("help-jobs"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(shell: Shell, asked: Namespace) -> int:
    of = with_pack(game(asked.game), asked.pack)
    plan = plan_of(of, asked)
    jobs = asked.jobs
    if jobs is None:
        jobs = 1 if plan.games < FEW_GAMES else os.cpu_count() or 1
    start = time.perf_counter()
    results = watched(shell, plan, jobs)
    per_second = len(results) / (time.perf_counter() - start)
    found = summary(plan, results)
    slips = slips_of(results)
    if asked.json:
        told = {**figures(plan, found, per_second, jobs), "slips": slips}
        shell.print(json.dumps(told, indent=2))
    else:
        show(shell, of, plan, found, per_second)
        for name, count in slips.items():
            shell.print(shell.say("simulate-slips", bot=name, count=count))
    return 0


def slips_of(results: Sequence[Result]) -> dict[str, int]:
    """By bot, how many answers were no use, where there were any."""
    found: Counter[str] = Counter()
    for result in results:
        for name, slips in zip(result.lineup, result.slips, strict=True):
            found[name] += slips
    return {name: count for name, count in found.items() if count}


def plan_of(of: Game, asked: Namespace) -> Plan:
    fixed = asked.seat_bots is not None
    names = bots_of(of, asked.seat_bots if fixed else asked.bots)
    seats = asked.seats
    if seats is None:
        seats = len(names) if fixed or len(names) in of.seats else of.seats[0]
    options = chosen_options(of, asked.option)
    of.setup(seats, options)
    if fixed and len(names) != seats:
        raise BadInput(f"seat-bots: {seats} seats need {seats} bots, not {len(names)}")
    if len(names) > seats:
        raise BadInput(f"bots: {len(names)} bots do not fit on {seats} seats")
    for field, count in (("games", asked.games), ("jobs", asked.jobs)):
        if count is not None and count < 1:
            raise BadInput(f"{field}: must be 1 or more, not {count}")
    lineup = tuple(names[seat % len(names)] for seat in range(seats))
    return Plan(of.key, lineup, asked.games, asked.seed, options, not fixed, of.changes)


def watched(shell: Shell, plan: Plan, jobs: int) -> list[Result]:
    """All results, with a bar on the error stream while they come in."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=shell.err, transient=True) as bar:
        task = bar.add_task(shell.say("simulate-playing"), total=plan.games)
        results = []
        for result in simulate(plan, jobs):
            results.append(result)
            bar.advance(task)
    return results


def figures(plan: Plan, found: Summary, per_second: float, jobs: int) -> dict[str, Any]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "lineup": plan.bots,
        "rotated": plan.rotate,
        "games": plan.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "pack": plan.pack,
        "rules": "compiled" if compiled() else "plain",
        "jobs": jobs,
        "games_per_s": round(per_second, 1),
        **asdict(found),
    }


def show(shell: Shell, of: Game, plan: Plan, found: Summary, per_second: float) -> None:
    say, words = shell.say, shell.words_of(of)
    shell.print(
        say(
            "simulate-title",
            game=words.say("game-title"),
            seats=plan.seats,
            games=plan.games,
            seed=plan.seed,
        ),
        "",
    )
    bots = grid(shell, "bot", "wins", "interval", "chance", "score")
    for line in found.bots:
        bots.add_row(line.name, *percents(line.wins), percent(line.chance), f"{line.score:.2f}")
    seats = grid(shell, "seat", "wins", "interval")
    for seat, share in enumerate(found.seats, 1):
        seats.add_row(str(seat), *percents(share))
    ends = grid(shell, "outcome", "games", "share")
    for key, count in found.outcomes.items():
        ends.add_row(words.say(key), str(count), percent(count / plan.games))
    for table in (bots, seats, ends):
        shell.out.print(table)
        shell.print("")
    if found.cooperative:
        success, interval = percents(found.won)
        shell.print(say("simulate-team", share=success, interval=interval))
    shell.print(
        say(
            "simulate-pace",
            decisions=f"{found.decisions:.1f}",
            speed=f"{per_second:.1f}",
            rules=say("rules-compiled" if compiled() else "rules-plain"),
        )
    )


def grid(shell: Shell, first: str, *others: str) -> Grid:
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(shell.say(f"simulate-{first}"))
    for head in others:
        table.add_column(shell.say(f"simulate-{head}"), justify="right")
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percents(share: Share) -> tuple[str, str]:
    return percent(share.share), f"{100 * share.low:.1f}–{100 * share.high:.1f} %"
