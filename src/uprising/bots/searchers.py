"""The search rungs as players: a choice with what was weighed, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from uprising.kernel import Choice, Game, Move, Rng, Sight, State

from .beliefs import Belief, belief_of
from .knowledge import fitted_knowledge_of, knowledge_of
from .search import Attention, Knowledge, search
from .tree import tree_search

SHOWN: Final = 3
"""How many candidates a choice tells about."""
R2: Final = Attention(playouts=48, candidates=8, horizon=100, pull=0.5)
R3: Final = Attention(playouts=160, candidates=12, horizon=100, pull=0.5)


@dataclass(frozen=True)
class Weighed:
    """A move that was looked at: its value from 0 to 1, the standard error, how often it was tried.

    Own secrets speak out of these numbers: they are for the seat itself, and for all after the end.
    """

    move: Move[Any]
    value: float
    error: float
    tried: int


@dataclass(frozen=True)
class Considered(Choice):
    """A choice with what was weighed, best first.

    effort   how many times the game was played on: the time it took, on any machine
    """

    weighed: tuple[Weighed, ...]
    effort: int


class SearchBot:
    """Flat search over guessed tables (`search.py`), with a fixed number of playouts.

    `fitted`: with the game's fitted values (`fitted.py`), where it has some.
    """

    def __init__(self, attention: Attention, fitted: bool = False) -> None:
        self.attention: Final = attention
        self.fitted: Final = fitted

    def choose(self, sight: Sight) -> Considered:
        deadline = 0.0 if sight.deadline is None else sight.deadline
        known = self.knowledge(sight)
        found, reason = search(
            known, sight.guess.state, sight.seat, self.attention, deadline, sight.rng
        )
        weighed = [
            Weighed(arm.move, arm.mean(), arm.error(), len(arm.results))
            for arm in found.arms[:SHOWN]
            if arm.results
        ]
        if weighed and found.chosen.move != found.advised.move:
            reason = "why-tried-out"
        return Considered(found.chosen.move, reason, tuple(weighed), found.effort)

    def knowledge(self, sight: Sight) -> Knowledge:
        of = sight.guess.game
        return fitted_knowledge_of(of) if self.fitted else knowledge_of(of)


class BelievingBot(SearchBot):
    """The same search in worlds drawn as often as they are believed (`beliefs.py`).

    Off by default until the arena shows that it helps.
    """

    remembers: ClassVar[bool] = True

    def knowledge(self, sight: Sight) -> Knowledge:
        known = knowledge_of(sight.guess.game)
        belief = belief_of(sight)
        if belief is None:
            return known
        return Knowledge(
            believed(sight.guess.game, belief),
            known.advise,
            known.view,
            known.value,
            known.tries,
            known.clock,
            known.horizon,
            known.alike,
        )


def believed(of: Game, belief: Belief) -> Callable[[Any, int, Rng], State]:
    """The game's guess, weighed."""

    def guess(s: Any, seat: int, rng: Rng) -> State:
        return belief.draw(of, s, seat, rng)

    return guess


class TreeBot:
    """Tree search (`tree.py`): for comparison, and for tables of two."""

    def __init__(self, iterations: int, depth: int) -> None:
        self.iterations: Final = iterations
        self.depth: Final = depth

    def choose(self, sight: Sight) -> Considered:
        guess = sight.guess
        deadline = 0.0 if sight.deadline is None else sight.deadline
        found = tree_search(
            knowledge_of(guess.game),
            guess.state,
            sight.seat,
            self.iterations,
            self.depth,
            deadline,
            sight.rng,
        )
        if not found:
            move, reason = guess.game.advise(guess.state, sight.seat, sight.rng)
            return Considered(move, reason, (), 0)
        weighed = [
            Weighed(stat.move, stat.mean(), 0.5 / max(1, stat.visits) ** 0.5, stat.visits)
            for stat in found[:SHOWN]
        ]
        effort = sum([stat.visits for stat in found])
        return Considered(found[0].move, "why-tried-out", tuple(weighed), effort)
