"""How difficult the Revolution is (ROB-LEVEL-1): the dice of each level."""

from dataclasses import dataclass, replace
from typing import Final

from .cards import BLUE, BLUE_X, YELLOW, YELLOW_X, Pack


@dataclass(frozen=True)
class Level:
    """The faces of both dice at a difficulty other than the standard."""

    slug: str
    black: tuple[int, ...]
    red: tuple[int, ...]


USUAL: Final = (BLUE, BLUE, BLUE, BLUE, YELLOW, BLUE_X)
RESTLESS: Final = (BLUE, BLUE, BLUE, BLUE, YELLOW, BLUE)
LEVELS: Final = (
    Level("story", USUAL, (YELLOW, YELLOW, YELLOW, YELLOW, BLUE, YELLOW)),
    Level("hard", USUAL, (YELLOW, YELLOW, YELLOW, YELLOW_X, BLUE, YELLOW_X)),
    Level("heroic", RESTLESS, (YELLOW, YELLOW, YELLOW_X, YELLOW_X, BLUE, YELLOW_X)),
)
LEVEL_NAMES: Final = ("story", "standard", "hard", "heroic")


def tuned(pack: Pack, house: tuple[str, ...]) -> Pack:
    """ROB-LEVEL-1: the pack with the dice of the difficulty that a table has chosen."""
    for level in LEVELS:
        if f"difficulty={level.slug}" in house:
            return replace(pack, black=level.black, red=level.red)
    return pack
