"""`uprising arena`: bots against each other on duplicate deals, and what that says."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, Namespace
from dataclasses import asdict, dataclass
from math import ceil
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from uprising import compiled
from uprising.bots.exploiters import SCRIPTS
from uprising.commands.arena_models import prices, tell_cost
from uprising.commands.arena_page import page
from uprising.commands.arena_words import show
from uprising.commands.shell import BadInput, Say, Shell, check_plays, chosen_options
from uprising.kernel import Game, game
from uprising.lab.alpha_rank import alpha_rank
from uprising.lab.arena import Contest, Deal, against, everyone
from uprising.lab.comparing import Findings, findings
from uprising.lab.entrants import entrant, is_agent, with_twins
from uprising.lab.models import ModelLine, model_lines
from uprising.lab.ratings import NoRatings, Rating, ratings
from uprising.lab.reference import DEALS, reference_contest
from uprising.lab.results import OtherContest, played
from uprising.lab.sequential import Verdict, deal_scores, verdict

GAMES = 100  # for each pairing, unless somebody asks for more
FEW_GAMES = 40  # fewer are played in less time than other processes need to start


@dataclass(frozen=True)
class ContestReport:
    """Everything one contest has to say; `ranks` is alpha-rank, bot by bot."""

    contest: Contest
    found: Findings
    ratings: tuple[Rating, ...]
    no_ratings: str
    ranks: dict[str, float]
    verdict: Verdict | None
    course: tuple[float, ...]
    models: tuple[ModelLine, ...] = ()


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--bots", required=True, metavar="A,B…", help=say("help-arena-bots"))
    parser.add_argument("--games", type=int, metavar="N", help=say("help-arena-games"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-arena-seats"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option")
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--exploits", action="store_true", help=say("help-arena-exploits"))
    kind.add_argument("--reference", action="store_true", help=say("help-arena-reference"))
    kind.add_argument("--sprt", action="store_true", help=say("help-arena-sprt"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("help-jobs"))
    parser.add_argument("--results", type=Path, metavar="FILE", help=say("help-arena-results"))
    parser.add_argument(
        "--transcripts", type=Path, metavar="DIR", help=say("help-arena-transcripts")
    )
    parser.add_argument("--estimate", action="store_true", help=say("help-arena-estimate"))
    parser.add_argument("--price", metavar="IN,OUT", help=say("help-arena-price"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=say("help-arena-html"))


def run(shell: Shell, asked: Namespace) -> int:
    of = game(asked.game)
    contest = contest_of(of, asked)
    jobs = asked.jobs or jobs_for(contest)
    if any(map(is_agent, contest.bots)):
        tell_cost(shell, contest, prices(asked.price))
    if asked.estimate:
        return 0
    try:
        deals = watched(shell, contest, jobs, asked)
    except OtherContest as error:
        raise BadInput(str(error)) from error
    report = report_of(contest, deals, asked.sprt)
    if asked.html is not None:
        asked.html.write_text(page(shell, of, report), encoding="utf-8")
    if asked.json:
        shell.print(json.dumps(figures(report), indent=2))
    else:
        show(shell, of, report)
        if asked.html is not None:
            shell.print(shell.say("arena-written", file=str(asked.html)))
    return 0


def contest_of(of: Game, asked: Namespace) -> Contest:
    names = [name.strip() for name in asked.bots.split(",")]
    for name in names:
        entrant(name)
        check_plays(of, name)
    if len(names) < 2 and not (asked.exploits or asked.reference):
        raise BadInput("bots: it takes two, or --exploits, or --reference")
    if asked.sprt and len(names) != 2:
        raise BadInput("bots: a sequential test compares two, the new one first")
    for field, count in (("games", asked.games), ("jobs", asked.jobs)):
        if count is not None and count < 1:
            raise BadInput(f"{field}: must be 1 or more, not {count}")
    seats = of.seats[len(of.seats) // 2] if asked.seats is None else asked.seats
    options = chosen_options(of, asked.option)
    of.setup(seats, options)
    bots = with_twins(names)
    if asked.reference:
        return reference_contest(of.key, seats, options, bots, deals_for(asked.games, seats, DEALS))
    pairings = against(tuple(SCRIPTS), bots) if asked.exploits else everyone(bots)
    deals = deals_for(asked.games, seats, ceil(GAMES / seats))
    return Contest(of.key, seats, options, asked.seed, deals, pairings)


def deals_for(games: int | None, seats: int, default: int) -> int:
    """Games are counted for each pairing, and rounded up to whole deals."""
    return default if games is None else ceil(games / seats)


def jobs_for(contest: Contest) -> int:
    games = contest.deals * len(contest.lineups())
    return 1 if games < FEW_GAMES else os.cpu_count() or 1


def watched(shell: Shell, contest: Contest, jobs: int, asked: Namespace) -> list[Deal]:
    """All deals, with a bar on the error stream while they come in; a test may stop early."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    deals: list[Deal] = []
    coming = played(contest, jobs, asked.results, asked.transcripts)
    with Progress(*columns, TimeRemainingColumn(), console=shell.err, transient=True) as bar:
        task = bar.add_task(shell.say("arena-playing"), total=contest.deals)
        for deal in coming:
            deals.append(deal)
            bar.advance(task)
            if asked.sprt and verdict(scores_of(contest, deals)).answer != "open":
                break
    coming.close()
    return deals


def scores_of(contest: Contest, deals: list[Deal]) -> list[float]:
    old, new = contest.pairings[2].host, contest.pairings[0].host
    return deal_scores(contest, deals, new, old)


def report_of(contest: Contest, deals: list[Deal], sequential: bool) -> ContestReport:
    found = findings(contest, deals)
    rated: tuple[Rating, ...] = ()
    missing = ""
    if not found.cooperative:
        try:
            rated = ratings(contest, deals)
        except NoRatings as error:
            missing = str(error)
    scores = scores_of(contest, deals) if sequential else []
    return ContestReport(
        contest,
        found,
        rated,
        missing,
        ranks_of(contest, found),
        verdict(scores) if sequential else None,
        tuple(verdict(scores[:count]).ratio for count in range(1, len(scores) + 1)),
        model_lines(contest, deals),
    )


def ranks_of(contest: Contest, found: Findings) -> dict[str, float]:
    """Alpha-rank over the table of gains, where every bot has met every other."""
    gains = {(m.guest, m.host): m.gain.mean for m in found.meetings}
    bots = [line.name for line in found.hosts]
    if any((a, b) not in gains for a in bots for b in bots if a != b):
        return {}
    table = [[gains.get((a, b), 0.0) for b in bots] for a in bots]
    return dict(zip(bots, alpha_rank(table), strict=True))


def figures(report: ContestReport) -> dict[str, Any]:
    contest = report.contest
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "bots": contest.bots,
        "rules": "compiled" if compiled() else "plain",
        **asdict(report.found),
        "ratings": [asdict(rating) for rating in report.ratings],
        "no_ratings": report.no_ratings,
        "alpha_rank": report.ranks,
        "reference": contest.reference,
        "models": [asdict(line) for line in report.models],
        "sequential": None if report.verdict is None else asdict(report.verdict),
    }
