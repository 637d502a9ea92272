"""Games for programs that learn: observations as numbers, moves as words, thousands at once.

env = uprising.vector.make("robot_rise", games=1024, seats=4)      # needs numpy
frame = env.step(actions)

vocabulary = Vocabulary(uprising.game("robot_rise"), seats=4)      # word by word, by hand
choosing = Choosing(table.legal(seat), vocabulary, seat)
choosing.choose(choosing.words[0])      # until choosing.found is the move
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from uprising.vector.encoding import layout_of, moves_of, reward_of
from uprising.vector.words import END, OTHER, Choosing, Vocabulary, speak

if TYPE_CHECKING:
    from uprising.vector.env import SpreadGames, VectorGames

__all__ = [
    "END",
    "OTHER",
    "Choosing",
    "Vocabulary",
    "layout_of",
    "make",
    "moves_of",
    "reward_of",
    "speak",
]


def make(key: str, **how: Any) -> VectorGames | SpreadGames:
    """Many games of one kind: see `uprising.vector.env.make`."""
    made: VectorGames | SpreadGames = import_module("uprising.vector.env").make(key, **how)
    return made
