"""Any position of any game: for tests, puzzles, tutorials and curious people."""

from .builder import Scenario, scenario
from .piles import Impossible

__all__ = ["Impossible", "Scenario", "scenario"]
