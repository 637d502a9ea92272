"""Search with one part more: beliefs about what is hidden, or words for what is on offer.

Each part is a player of its own until the arena has shown that it helps.
"""

from __future__ import annotations

from typing import Final

from uprising.kernel import Choice, Sight

from .beliefs import belief_of
from .knowledge import knowledge_of
from .negotiation import EXPERT, answer, by_playouts
from .search import Attention, Knowledge, search
from .searchers import SearchBot

WORLDS: Final = 8
"""Worlds in which each answer to a deal is tried: with six answers, the playouts of R2."""


class BelievingBot:
    """Flat search whose worlds are drawn as often as they are believed."""

    remembers: Final = True

    def __init__(self, attention: Attention) -> None:
        self.attention: Final = attention

    def choose(self, sight: Sight) -> Choice:
        of, belief = sight.guess.game, belief_of(sight)
        known = knowledge_of(of)
        if belief is not None:
            named = belief.surest(sight.ask.moves)
            if named is not None:
                return Choice(named, "why-believed")
            known = Knowledge(
                lambda s, seat, rng: belief.draw(of, s, seat, rng),
                known.advise, known.view, known.value, known.tries, known.clock, known.horizon,
                known.alike,
            )  # fmt: skip
        deadline = 0.0 if sight.deadline is None else sight.deadline
        found, reason = search(
            known, sight.guess.state, sight.seat, self.attention, deadline, sight.rng
        )
        if found.chosen.move != found.advised.move:
            reason = "why-tried-out"
        return Choice(found.chosen.move, reason)


class DealingBot:
    """Flat search, but deals are answered by bargaining."""

    def __init__(self, attention: Attention) -> None:
        self.search: Final = SearchBot(attention)

    def choose(self, sight: Sight) -> Choice:
        said = answer(sight, by_playouts(sight, WORLDS), EXPERT) if is_deal(sight) else None
        return self.search.choose(sight) if said is None else said


def is_deal(sight: Sight) -> bool:
    return sight.guess.game.bargain(sight.guess.state, sight.seat) is not None
