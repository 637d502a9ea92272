"""Players that were trained: a small network run on the CPU, without PyTorch.

uprising arena robot_rise --bots learned:build/learned/robot_rise-2.npz,random
uprising arena robot_rise --bots learned-search:build/learned,commissar

`learned` plays as the network does; `learned-search` is the top level's search with the network as
prior and judge. Both take a checkpoint or a folder of them. Without one they take those that are
shipped, and where there is none they are the heuristic and the top level.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from uprising.kernel import Player

SHIPPED = Path(__file__).with_name("checkpoints")


def learned_player(where: str = "") -> Player:
    """A trained player. Needs numpy."""
    made: Player = import_module("uprising.learned.player").LearnedPlayer(Path(where or SHIPPED))
    return made


def guided_player(where: str = "") -> Player:
    """The top level's search with a trained network in it. Needs numpy."""
    made: Player = import_module("uprising.learned.guided").GuidedBot(Path(where or SHIPPED))
    return made
