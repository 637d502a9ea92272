"""Random play at full speed: the yardstick, and the floor every bot stands on."""

from __future__ import annotations

from .game import Game, Setup
from .luck import luck_from
from .rng import Rng
from .state import State


def playout(s: State, rng: Rng) -> int:
    """Play on with random legal moves to the end; how many decisions that took."""
    decisions = 0
    while not s.ended:
        ask = s.asks[0] if not s.sealed else s.next_ask()
        moves = s.legal(ask, rng)
        s.play_trusted(ask.seat, moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def playouts(game: Game, setup: Setup, count: int, rng: Rng) -> int:
    """Random games from the start; how many decisions in all."""
    decisions = 0
    for _ in range(count):
        s = game.deal(setup)
        s.luck = luck_from(rng)
        s.run()
        decisions += playout(s, rng)
    return decisions
