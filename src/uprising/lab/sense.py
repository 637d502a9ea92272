"""Do the weakest level and the advice make sense? Their moves beside what a search thinks best."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from uprising.bots.knowledge import knowledge_of
from uprising.bots.levels import RECRUIT
from uprising.bots.search import search
from uprising.bots.searchers import SEARCH
from uprising.kernel import Game, Table, default_names, seeded, seeded_table, sight

from .entrants import entrant
from .intervals import Share, wilson

BEST = 5
EVERY = 7
"""Of a game's decisions one in so many is looked at, so that positions differ."""


@dataclass(frozen=True)
class Sense:
    """How often a Recruit's move is among a search's five best: of all questions with a choice,
    and of those where there were more than five answers to choose from."""

    all: Share
    wide: Share


def walk(of: Game, seats: int, options: Mapping[str, Any], seed: str) -> Iterator[Table]:
    """A game of noisy players, before every decision."""
    player = entrant("noisy")
    table = seeded_table(of, default_names(seats), options, seed)
    luck = seeded(seed, "walk")
    while table.outcome is None:
        yield table
        seat = table.state.next_ask().seat
        table.play(seat, player.choose(sight(table, seat, luck.split())).move)


def positions(
    of: Game, seats: int, options: Mapping[str, Any], seed: str, count: int
) -> Iterator[tuple[Table, int]]:
    """Questions with a choice, from as many games as it takes."""
    game = found = 0
    while found < count:
        for number, table in enumerate(walk(of, seats, options, f"{seed}.{game}")):
            ask = table.state.next_ask()
            if number % EVERY == 0 and (ask.wide or len(ask.moves) > 1) and found < count:
                found += 1
                yield table, ask.seat
        game += 1


def sense(of: Game, seats: int, options: Mapping[str, Any], seed: str, count: int) -> Sense:
    known, recruit = knowledge_of(of), RECRUIT.bot()
    among: list[bool] = []
    wide: list[bool] = []
    for number, (table, seat) in enumerate(positions(of, seats, options, seed, count)):
        move = recruit.choose(sight(table, seat, seeded(seed, f"recruit {number}"))).move
        seen = sight(table, seat, seeded(seed, f"search {number}"))
        found, _ = search(known, seen.guess.state, seat, SEARCH, 0.0, seen.rng)
        best = {arm.move.text() for arm in found.arms[:BEST]}
        among.append(move.text() in best)
        if len(found.arms) > BEST:
            wide.append(among[-1])
    return Sense(share(among), share(wide))


def agreement(
    of: Game, seats: int, options: Mapping[str, Any], seed: str, count: int, seconds: float
) -> Share:
    """How often search would say the same with so many seconds as with all the time it wants."""
    known = knowledge_of(of)
    same: list[bool] = []
    for number, (table, seat) in enumerate(positions(of, seats, options, seed, count)):
        moves = []
        for limit in (seconds, 0.0):
            seen = sight(table, seat, seeded(seed, f"search {number}"))
            end = time.monotonic() + limit if limit else 0.0
            found, _ = search(known, seen.guess.state, seat, SEARCH, end, seen.rng)
            moves.append(found.chosen.move.text())
        same.append(moves[0] == moves[1])
    return share(same)


def share(hits: list[bool]) -> Share:
    return wilson(sum(hits) / len(hits) if hits else 0.0, len(hits))
