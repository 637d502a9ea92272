"""One random walk that checks everything a game promises. A game from outside runs it too.

from uprising.conformance import walk
walk(GAME, seats=4, games=20, seed=1)
"""

from .deals import deals_fit
from .fault import Fault
from .walk import Report, walk

__all__ = ["Fault", "Report", "deals_fit", "walk"]
