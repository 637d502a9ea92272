"""Many games of bots, on one core or several, with the same results on any number of them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from uprising.agents import AgentPlayer, play_seated, player
from uprising.bots import quick_match
from uprising.kernel import Game, game, variant

CHUNKS_PER_WORKER = 8  # small enough to keep all cores busy until the end
LARGEST_CHUNK = 50  # and small enough for the progress bar to move


@dataclass(frozen=True)
class Plan:
    """What is to be played. `bots` has a name for every seat.

    rotate   game by game the bots move one seat on, so that each sits everywhere equally often
    pack     what changes the numbers and cards, as a record writes it
    vary     options that take one value after the other, each for one round of the bots
    drawn    questions a study leaves to chance, by the verb of their answers (`character`)
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str
    options: Mapping[str, Any]
    rotate: bool = True
    pack: str = ""
    vary: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    drawn: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.bots)

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots of game `number`, seat by seat."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of game `number`."""
        turn = number // self.seats
        return {**self.options, **{key: v[turn % len(v)] for key, v in self.vary.items()}}

    def seed_of(self, number: int) -> str:
        """The seed of one game: it can be given to a single game to see it again."""
        return f"{self.seed}.{number}"


@dataclass(frozen=True)
class Result:
    """How one game ended; `slips` counts the answers of each seat that were no use."""

    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    key: str
    scores: tuple[int, ...]
    decisions: int
    slips: tuple[int, ...] = ()


def play_one(of: Game, plan: Plan, number: int) -> Result:
    lineup = plan.lineup(number)
    players = [player(name) for name in lineup]
    seed, options = plan.seed_of(number), plan.options_of(number)
    quick = quick_match(of, players, seed, options)
    if quick is not None:
        state, decisions = quick
        assert state.outcome is not None
        winners, key, scores = state.outcome.winners, state.outcome.key, state.outcome.scores
        return Result(lineup, winners, key, scores, decisions, (0,) * plan.seats)
    table = play_seated(of, players, seed, options)
    outcome = table.outcome
    assert outcome is not None
    decisions = sum(len(line) for line in table.lines)
    slips = tuple(len(p.slips) if isinstance(p, AgentPlayer) else 0 for p in players)
    return Result(lineup, outcome.winners, outcome.key, outcome.scores, decisions, slips)


def play_some(plan: Plan, numbers: range) -> list[Result]:
    of = variant(game(plan.game), plan.pack)
    return [play_one(of, plan, number) for number in numbers]


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the games, as they come in."""
    if jobs == 1:
        of = variant(game(plan.game), plan.pack)
        for number in range(plan.games):
            yield play_one(of, plan, number)
        return
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_WORKER)))
    chunks = [range(i, min(i + size, plan.games)) for i in range(0, plan.games, size)]
    # spawned, not forked: a progress bar has a thread, and a fork would copy its locks
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        pending = [pool.submit(play_some, plan, chunk) for chunk in chunks]
        for future in pending:
            yield from future.result()
