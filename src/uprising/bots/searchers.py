"""The search rungs as players: a choice with what was weighed, within a budget."""

from __future__ import annotations

from typing import Final

from uprising.kernel import Choice, Sight, Weighed

from .search import Attention, search

SHOWN: Final = 3
"""How many candidates a choice tells about."""
R2: Final = Attention(playouts=48, candidates=8, horizon=100, pull=0.5)
R3: Final = Attention(playouts=160, candidates=12, horizon=100, pull=0.5)


class SearchBot:
    """Flat search over guessed tables (`search.py`), with a fixed number of playouts."""

    def __init__(self, attention: Attention) -> None:
        self.attention: Final = attention

    def choose(self, sight: Sight) -> Choice:
        guess = sight.guess
        deadline = 0.0 if sight.deadline is None else sight.deadline
        found, reason = search(
            guess.game, guess.state, sight.seat, self.attention, deadline, sight.rng
        )
        weighed = tuple(
            Weighed(arm.move, arm.mean(), arm.error(), len(arm.results))
            for arm in found.arms[:SHOWN]
            if arm.results
        )
        followed = not weighed or found.chosen.move == found.advised.move
        return Choice(
            found.chosen.move, reason if followed else "why-tried-out", weighed, found.effort
        )
