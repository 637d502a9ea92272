"""One random walk that checks everything a game promises. A game from outside runs it too.

For example: `walk(GAME, seats=4, games=20, seed=1)`.
"""

from .deals import deals_fit
from .fault import Fault
from .suite import Examined, Finding, examine
from .walk import WalkReport, walk

__all__ = ["Examined", "Fault", "Finding", "WalkReport", "deals_fit", "examine", "walk"]
