"""Players that were trained: a small network run on the CPU, without PyTorch.

uprising arena robot_rise --bots learned:build/learned/robot_rise-2.npz,random

`learned` alone takes the checkpoint that is shipped for the game and the number of seats, and where
there is none the game's own heuristic.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from uprising.kernel import Player


def learned_player(file: str = "") -> Player:
    """A trained player: from a checkpoint, or from those that are shipped. Needs numpy."""
    made: Player = import_module("uprising.learned.player").LearnedPlayer(Path(file or SHIPPED))
    return made


SHIPPED = Path(__file__).with_name("checkpoints")
