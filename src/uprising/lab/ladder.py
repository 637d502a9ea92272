"""Is every rung stronger than the one below it? The trials of `targets`, on deals kept for them.

The deals of a release are numbered under a seed of their own, and nothing is ever tuned on them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from uprising import _compiled
from uprising.bots import bot_names
from uprising.bots.strength import FILE as STRENGTH

from .arena import Contest, Deal, Pairing, Sitting
from .comparing import Ledger, findings
from .entrants import TWIN
from .intervals import bootstrap, wilson
from .results import OtherContest, played
from .sequential import wins
from .targets import (
    EDGE,
    ENDS,
    GAIN,
    LEFT,
    MIXED,
    PARITY,
    RISE,
    RUNGS,
    SPY,
    TEAM,
    WINS,
    Check,
    Trial,
)

TUNE, CHECK, RELEASE = "tune", "check", "release"
"""Three seeds whose deals never meet: for fitting, for looking, and for the figures we publish."""


@dataclass(frozen=True)
class Figure:
    """A check as it was measured. `met` is None where there is no floor.

    whole   whether all games were played
    """

    trial: str
    check: Check
    estimate: float
    low: float
    high: float
    games: int
    met: bool | None
    whole: bool = True


def names_of(rung: str) -> str:
    """The bot behind a rung; empty if there is none."""
    known = bot_names()
    return next((name for name in RUNGS.get(rung, (rung,)) if name in (*known, "noisy")), "")


def missing(trials: Sequence[Trial]) -> list[str]:
    """The rungs these trials need and nobody plays."""
    wanted = dict.fromkeys(r for trial in trials for r in (trial.host, trial.guest))
    return [rung for rung in wanted if not names_of(rung)]


def contest_of(trial: Trial, seed: str = RELEASE) -> Contest:
    """The contest a trial needs: no more tables than its checks look at."""
    guest, host = names_of(trial.guest), names_of(trial.host)
    mirror = any(check.measure == PARITY for check in trial.checks)
    if mirror:
        guest += TWIN
    home, away = Pairing(host, host), Pairing(guest, host)
    if trial.alone:
        pairings: tuple[Pairing, ...] = (home, Pairing(guest, guest))
        deals = trial.games
    elif guest == host:
        pairings, deals = (home,), trial.games
    else:
        wanted = {check.measure for check in trial.checks}
        if wanted == {EDGE}:
            pairings = (away, Pairing(host + TWIN, host))
        else:
            pairings = (away,) if wanted == {WINS} else (home, away)
        deals = ceil(trial.games / trial.seats)
    return Contest(trial.game, trial.seats, dict(trial.options), seed, deals, pairings)


def players(key: str) -> str:
    """Changes with all that a choice rests on: deals that others have played do not count."""
    found = hashlib.sha256()
    package = Path(_compiled.__file__).parent
    for layer in ("kernel", "bots", f"games/{key}"):
        for path in sorted((package / layer).rglob("*")):
            if path.suffix in (".py", ".json") and path != STRENGTH:
                found.update(path.relative_to(package).as_posix().encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:12]


def deals_of(trial: Trial, jobs: int, folder: Path, seed: str = RELEASE) -> Iterator[Deal]:
    """The deals of a trial, from its file in the folder and then from the bots."""
    contest = contest_of(trial, seed)
    path = folder / f"{trial.name.replace(' ', '-')}-{seed}.jsonl"
    try:
        yield from played(contest, jobs, path)
    except OtherContest:  # other cards or rules since then: those deals say nothing any more
        path.unlink()
        yield from played(contest, jobs, path)


def figures(trial: Trial, contest: Contest, deals: Sequence[Deal]) -> list[Figure]:
    return [figure(trial, contest, deals, check) for check in trial.checks]


def figure(trial: Trial, contest: Contest, deals: Sequence[Deal], check: Check) -> Figure:
    estimate, low, high, games = measured(contest, deals, check)
    met = is_met(check, estimate, low, high)
    whole = len(deals) >= contest.deals
    return Figure(trial.name, check, estimate, low, high, games, met, whole)


def is_met(check: Check, estimate: float, low: float, high: float) -> bool | None:
    """The estimate reaches the floor, and chance alone would not explain it."""
    if check.floor is None:
        return None
    if check.measure == PARITY:
        return low <= 0 <= high
    if check.most is not None:
        return check.floor <= estimate <= check.most
    if check.at_most:
        return estimate <= check.floor and (check.floor > 0 or high < check.chance)
    return estimate >= check.floor and (check.floor == 0 or low > check.chance)


def measured(
    contest: Contest, deals: Sequence[Deal], check: Check
) -> tuple[float, float, float, int]:
    """Estimate, interval and the number of games behind it."""
    if check.measure == WINS:
        return won(contest, deals)
    if check.measure in (GAIN, PARITY):
        return gained(contest, deals, check)
    if check.measure == EDGE:
        return ahead_of_twins(contest, deals)
    host = contest.pairings[0].host
    home = tables(contest, deals, (host,) * contest.seats)
    if check.measure == TEAM:
        return share([reached(t, check) for t in home])
    if check.measure == ENDS:
        return share([t.key in check.parts for t in home])
    if check.measure == SPY:
        asked = [t for t in home if t.key == "end-success" and "spy" in t.parts]
        return share([t.parts.index("spy") in t.winners for t in asked])
    if check.measure == RISE:
        guests = tables(contest, deals, (contest.pairings[1].guest,) * contest.seats)
        pairs = zip(guests, home, strict=True)
        gain = bootstrap([[float(reached(g, check)) - float(reached(h, check))] for g, h in pairs])
        return gain.mean, gain.low, gain.high, len(deals)
    assert check.measure in (MIXED, LEFT)
    away = contest.pairings[1].lineups(contest.seats)
    mixed = [reached(t, check) for lineup in away for t in tables(contest, deals, lineup)]
    if check.measure == MIXED:
        return share(mixed)
    whole = sum(reached(t, check) for t in home) / len(home)
    whole = whole or 1.0  # its own doubt is left out
    found, low, high, games = share(mixed)
    return found / whole, low / whole, high / whole, games


def reached(table: Sitting, check: Check) -> bool:
    """Whether the table came where it should: somebody won, in one of the ways that count."""
    return bool(table.winners) and (not check.parts or table.key in check.parts)


def share(hits: Sequence[bool]) -> tuple[float, float, float, int]:
    found = wilson(sum(hits) / len(hits) if hits else 0.0, len(hits))
    return found.share, found.low, found.high, found.games


def tables(contest: Contest, deals: Sequence[Deal], lineup: tuple[str, ...]) -> list[Sitting]:
    place = contest.lineups().index(lineup)
    return [deal.sittings[place] for deal in deals]


def won(contest: Contest, deals: Sequence[Deal]) -> tuple[float, float, float, int]:
    """How often the guest won, over all seats and deals."""
    lineups = contest.pairings[-1].lineups(contest.seats)
    hits = [
        seat in table.winners
        for seat, lineup in enumerate(lineups)
        for table in tables(contest, deals, lineup)
    ]
    return share(hits)


def gained(
    contest: Contest, deals: Sequence[Deal], check: Check
) -> tuple[float, float, float, int]:
    """What the guest gained over the host, in all parts or in one."""
    [meeting] = findings(contest, deals).meetings
    gain, games = meeting.gain, meeting.wins.games
    for line in meeting.parts:
        if line.part in check.parts:
            gain, games = line.gain, line.wins.games
    return gain.mean, gain.low, gain.high, games


def ahead_of_twins(contest: Contest, deals: Sequence[Deal]) -> tuple[float, float, float, int]:
    """The guest's wins less those of the host's twin: as many games each, in the same seats.

    One table of hosts for each deal would bring more luck into the difference than all guests do.
    """
    away, twins = contest.pairings
    ledger = Ledger(contest, deals)
    pairs = [
        [wins(ledger, deal, away.guest, away.host) - wins(ledger, deal, twins.guest, twins.host)]
        for deal in deals
    ]
    gain = bootstrap(pairs)
    return gain.mean, gain.low, gain.high, contest.seats * len(deals)
