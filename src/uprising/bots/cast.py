"""The cast: named characters of the same strength and different style, with traits all may see.

A trait is a number from 1 to 5, and does what it says: see `shaped`. Its words are the texts
`trait-<name>`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .search import Attention

MIDDLE: Final = 3


@dataclass(frozen=True)
class Personality:
    """Somebody at the table.

    boldness      how much it likes an answer that may end very well or very badly
    stubbornness  how far ahead another answer must be before it leaves the heuristic
    calm          how long it takes before it moves, where somebody watches
    """

    name: str
    boldness: int = MIDDLE
    stubbornness: int = MIDDLE
    calm: int = MIDDLE

    def shaped(self, attention: Attention) -> Attention:
        """The same attention, adjusted by this character's traits."""
        return Attention(
            attention.playouts,
            attention.candidates,
            attention.horizon,
            attention.pull * (1 + (self.stubbornness - MIDDLE) / 4),
            (self.boldness - MIDDLE) / 40,
        )

    @property
    def pause(self) -> float:
        """By how much the table's pace is stretched or shortened; no hidden fact goes into it."""
        return 1 + (self.calm - MIDDLE) / 5


PLAIN: Final = Personality("")
CAST: Final = {
    who.name: who
    for who in (
        Personality("Rivet", boldness=2, stubbornness=5, calm=4),
        Personality("Bolt", boldness=5, stubbornness=2, calm=1),
        Personality("Gasket", boldness=1, stubbornness=4, calm=5),
        Personality("Piston", boldness=4, stubbornness=3, calm=2),
        Personality("Sprocket", boldness=3, stubbornness=1, calm=2),
        Personality("Magneto", boldness=5, stubbornness=4, calm=3),
        Personality("Dynamo", boldness=4, stubbornness=1, calm=1),
        Personality("Flywheel", boldness=2, stubbornness=3, calm=5),
        Personality("Camshaft", boldness=3, stubbornness=5, calm=3),
        Personality("Solenoid", boldness=1, stubbornness=2, calm=4),
    )
}


def personality(name: str) -> Personality:
    """Whoever sits under that name; a name with a number added is the same character again."""
    return CAST.get(name.rstrip("0123456789 -"), PLAIN)
