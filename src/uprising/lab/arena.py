"""Duplicate deals: the same shuffles, dice and roles for every bot that is compared.

A deal is a seed. Of each pairing, one bot (the guest) among copies of another (the hosts), every
deal is played once with the guest in each seat, and once by the hosts alone; so every difference is
one between two games with the same cards, seat and role.
"""

from __future__ import annotations

import multiprocessing
import re
from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uprising.agents import AgentPlayer, play_seated
from uprising.bots import quick_match
from uprising.kernel import Game, game

from .conduct import Behaviour, Conduct
from .entrants import entrant
from .transcripts import write

FILE = re.compile(r"[^A-Za-z0-9.]+")  # of an agent's name, what may not stand in a file's
AHEAD = 4  # deals per process that are under way at once: few, so that stopping early loses little


@dataclass(frozen=True)
class Pairing:
    """One guest among copies of a host; a guest that is the host sits at a table of its own."""

    guest: str
    host: str

    def lineups(self, seats: int) -> list[tuple[str, ...]]:
        if self.guest == self.host:
            return [(self.host,) * seats]
        return [
            tuple(self.guest if seat == chair else self.host for seat in range(seats))
            for chair in range(seats)
        ]


@dataclass(frozen=True)
class Contest:
    """What is played: every pairing on every deal.

    Deals are numbered from `first`; the number and the seed give one game's seed. `reference` is
    the stamp of the opponents, where they are those of `uprising-ref`.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int | str
    deals: int
    pairings: tuple[Pairing, ...]
    first: int = 0
    reference: str = ""

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(n for p in self.pairings for n in (p.host, p.guest)))

    def lineups(self) -> list[tuple[str, ...]]:
        """The tables of one deal, each once: with two seats a guest's table is the host's too."""
        found = [lineup for p in self.pairings for lineup in p.lineups(self.seats)]
        return list(dict.fromkeys(found))

    def seed_of(self, deal: int) -> str:
        """The seed of one deal: it can be given to a single game to see it again."""
        return f"{self.seed}.{self.first + deal}"


@dataclass(frozen=True)
class Sitting:
    """How one table of a deal ended. `parts` are the seats' roles, where a game has some.

    `conduct` says how each seat behaved, where an agent sits at the table.
    """

    winners: tuple[int, ...]
    key: str
    scores: tuple[int, ...]
    parts: tuple[str, ...]
    decisions: int
    conduct: tuple[Conduct, ...] = ()


@dataclass(frozen=True)
class Deal:
    """All tables of one deal, in the order of the contest's line-ups."""

    number: int
    sittings: tuple[Sitting, ...]


def everyone(bots: tuple[str, ...]) -> tuple[Pairing, ...]:
    """Each bot alone, and each among copies of every other."""
    return tuple(Pairing(guest, host) for host in bots for guest in (host, *rest(bots, host)))


def rest(bots: tuple[str, ...], host: str) -> tuple[str, ...]:
    return tuple(name for name in bots if name != host)


def against(guests: tuple[str, ...], hosts: tuple[str, ...]) -> tuple[Pairing, ...]:
    """Each guest among copies of each host, and the hosts alone."""
    return tuple(Pairing(guest, host) for host in hosts for guest in (host, *rest(guests, host)))


def play_sitting(
    of: Game, contest: Contest, deal: int, lineup: tuple[str, ...], kept: Path | None = None
) -> Sitting:
    players = [entrant(name) for name in lineup]
    seen, seed = Behaviour(players), contest.seed_of(deal)
    quick = None if seen else quick_match(of, players, seed, contest.options, lineup)
    if quick is not None:
        state, decisions = quick
        assert state.outcome is not None
        parts = tuple(of.part(state, seat) for seat in range(contest.seats))
        won = state.outcome
        return Sitting(won.winners, won.key, won.scores, parts, decisions)
    table = play_seated(of, players, seed, contest.options, lineup, seen.watch if seen else None)
    outcome = table.outcome
    assert outcome is not None
    parts = tuple(of.part(table.state, seat) for seat in range(contest.seats))
    decisions = sum(len(line) for line in table.lines)
    conduct = seen.conduct(table, parts) if seen else ()
    if kept is not None and seen:
        number = contest.lineups().index(lineup)
        agents = dict.fromkeys(p.name for p in players if isinstance(p, AgentPlayer))
        who = "-".join(FILE.sub("-", name) for name in agents)
        write(kept, f"{contest.game}-{who}-{contest.first + deal}-{number}", table, players)
    return Sitting(outcome.winners, outcome.key, outcome.scores, parts, decisions, conduct)


def play_deal(contest: Contest, deal: int, kept: Path | None = None) -> Deal:
    of = game(contest.game)
    tables = [play_sitting(of, contest, deal, lineup, kept) for lineup in contest.lineups()]
    return Deal(deal, tuple(tables))


def play(
    contest: Contest, jobs: int = 1, start: int = 0, kept: Path | None = None
) -> Iterator[Deal]:
    """The deals in their order, as they come in, the same on any number of processes.

    Into the folder `kept` go the transcripts of tables where agents sit.
    """
    numbers = iter(range(start, contest.deals))
    if jobs == 1:
        yield from (play_deal(contest, number, kept) for number in numbers)
        return
    # spawned, not forked: a progress bar has a thread, and a fork would copy its locks
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context)
    try:
        pending: deque[Future[Deal]] = deque()
        for number in numbers:
            pending.append(pool.submit(play_deal, contest, number, kept))
            if len(pending) == jobs * AHEAD:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:  # also when the reader has seen enough
        pool.shutdown(cancel_futures=True)
