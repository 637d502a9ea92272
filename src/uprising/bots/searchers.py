"""Searching players: a choice with the candidates that were compared, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from uprising.kernel import PROPOSE, Bargain, Choice, Game, Move, Rng, Sight, State

from .beliefs import Belief, belief_of
from .knowledge import fitted_knowledge_for, knowledge_of
from .negotiation import Manner, Tried, answer, answers_to, deal_of, try_out, word_for
from .search import Arm, Attention, Knowledge, search
from .search_mixed import mixed_search
from .tree import tree_search

SHOWN: Final = 3
"""How many candidates a choice tells about."""
ANSWERS: Final = 6
"""Answers there are to most deals: by these the playouts are shared out."""
SEARCH: Final = Attention(playouts=48, candidates=8, horizon=100, pull=1.0)
DEEP: Final = Attention(playouts=160, candidates=12, horizon=100, pull=1.0)


@dataclass(frozen=True)
class Weighed:
    """A move that was looked at: its value from 0 to 1, the standard error, how often it was tried.

    The numbers depend on the seat's secrets: they are for that seat, and for all after the end.
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

    Who is asked to name what others hide names what is believed most likely (`beliefs.py`). Other
    parts may be added: worlds drawn as often as they are believed, in every game or (None) where
    that helps, deals answered by bargaining (`negotiation.py`), mixtures where all answer at once
    (`search_mixed.py`), and the game's fitted values, where it has some (`fitted.py`). A close one
    sees more in what others do, where the game can tell (`Inference.close`). A private one makes no
    plan for all. Without a manner of bargaining a deal is searched like any other question, but
    answered with words all the same. Whoever makes it may add to what it knows (`helped`).
    """

    def __init__(
        self,
        attention: Attention,
        believes: bool | None = False,
        manner: Manner | None = None,
        fitted: bool = False,
        mixes: bool = False,
        private: bool = False,
        closely: bool = False,
        helped: Callable[[Sight, Knowledge], Knowledge] | None = None,
    ) -> None:
        self.helped: Final = helped
        self.attention: Final = attention
        self.closely: Final = closely
        self.mixes: Final = mixes
        self.private: Final = private
        self.believes: Final = believes
        self.manner: Final = manner
        self.fitted: Final = fitted

    def draws(self, of: Game) -> bool:
        """Whether it draws its worlds by what it believes, in this game."""
        return of.bot.believes if self.believes is None else self.believes

    def remembers(self, of: Game) -> bool:
        """It does where it draws worlds by that, or is asked to name what others hide."""
        inference = of.bot.inference
        return inference is not None and (self.draws(of) or inference.asks_for_names)

    def choose(self, sight: Sight) -> Considered:
        of = sight.guess.game
        known = knowledge_of(of)
        if self.fitted:
            known = fitted_knowledge_for(of, sight.guess.state, sight.seat)
        if self.helped is not None:
            known = self.helped(sight, known)
        if self.private:
            known = known.apart()
        belief = belief_of(sight, self.closely) if self.draws(of) or asks_to_name(sight) else None
        if belief is not None:
            named = belief.surest(sight.ask.moves)
            if named is not None:
                return Considered(named, "why-believed", (), 0)
            known = known.drawing(believed(of, belief))
        deal = deal_of(sight)
        manner = self.manner
        if deal is not None and manner is not None and (manner.offers or deal.kind != PROPOSE):
            tried = try_out(sight, known, deal, max(1, self.attention.playouts // ANSWERS))
            if tried is not None:
                doubt = partial(tried.doubt, leave=deal.leave, who=sight.seat)
                said = answer(deal, sight.seat, tried.value, manner, sight.rng, doubt)
                return Considered(said.move, said.reason, shown(deal, tried, sight), tried.effort)
        found = self.searched(sight, known)
        return found if deal is None else replace(found, reason=word_for(deal, found.move))

    def searched(self, sight: Sight, known: Knowledge) -> Considered:
        deadline = 0.0 if sight.deadline is None else sight.deadline
        s, seat, rng = sight.guess.state, sight.seat, sight.rng
        if self.mixes and sight.ask.prompt in sight.guess.game.bot.mixed:
            found, reason = mixed_search(known, s, seat, self.attention, deadline, rng), "why-mixed"
        else:
            found, reason = search(known, s, seat, self.attention, deadline, rng)
        weighed = [
            Weighed(arm.move, arm.mean(), arm.error(), len(arm.results))
            for arm in found.arms[:SHOWN]
            if arm.results
        ]
        if weighed and found.chosen.move != found.advised.move and reason != "why-mixed":
            reason = "why-tried-out"
        return Considered(found.chosen.move, reason, tuple(weighed), found.effort)


def asks_to_name(sight: Sight) -> bool:
    """Whether an answer says aloud what others hide."""
    inference = sight.guess.game.bot.inference
    return inference is not None and any(inference.claims(move) for move in sight.ask.moves)


def shown(deal: Bargain, tried: Tried, sight: Sight) -> tuple[Weighed, ...]:
    """The best answers to a deal, as a search would show them."""
    found = []
    for move in answers_to(deal):
        arm = Arm(move, [])
        for chances in tried.ends[move.text()]:
            arm.add(chances[sight.seat])
        found.append(Weighed(move, arm.mean(), arm.error(), len(arm.results)))
    return tuple(sorted(found, key=lambda w: -w.value)[:SHOWN])


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
            move, reason = guess.game.bot.advise(guess.state, sight.seat, sight.rng)
            return Considered(move, reason, (), 0)
        weighed = [
            Weighed(stat.move, stat.mean(), 0.5 / max(1, stat.visits) ** 0.5, stat.visits)
            for stat in found[:SHOWN]
        ]
        effort = sum([stat.visits for stat in found])
        return Considered(found[0].move, "why-tried-out", tuple(weighed), effort)
