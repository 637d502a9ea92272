"""Play at full speed: random games as the yardstick, and games of bots that need no sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .game import Game, Setup
from .luck import luck_from
from .rng import Rng
from .state import Ask, Move, State

Chooser = Callable[[Any, Ask, Rng], Move[Any]]
"""An answer to a question of a state, by a player who reads nothing its seat cannot see."""


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


def play_quickly(s: State, choosers: list[Chooser], luck: list[Rng]) -> int:
    """Play on to the end without views, guesses, events and record; how many decisions it took.

    Every decision has a stream of its own, as at a table where the bot gets a sight (`sight`,
    which takes one more stream for its guess): the game is the same, move by move.
    """
    decisions = 0
    while not s.ended:
        ask = s.asks[0] if not s.sealed else s.next_ask()
        rng = luck[ask.seat].split()
        rng.word()
        rng.word()
        rng.word()
        s.apply_trusted(ask.seat, choosers[ask.seat](s, ask, rng))
        decisions += 1
    return decisions
