"""Where the tiles and spaces lie on the board, and what of all this the book itself gives."""

from functools import cache
from typing import Final

from ..rules.cards import Pack

DEPARTMENTS: Final = {  # PAT-BOARD-5 to PAT-BOARD-17
    "finance": ("coins", "tax", "predict"),
    "war": ("deploy", "march", "execute"),
    "spy": ("launch", "launch-blind", "swap", "use", "advance"),
    "science": ("calm", "project"),
}
CAMPAIGNS_OWN: Final = "science"  # PAT-BOARD-14
SPACE_HOMES: Final = (
    "finance", "finance", "spy", "spy", "science", "science", "war", "war",
)  # fmt: skip
RULED: Final = frozenset(("coins", "tax", "march", "use"))  # the book leaves their numbers out


@cache
def home_of(tile: str) -> str:
    """The department whose folder a tile lies on; none for the draw piles."""
    if tile == "pick":
        return ""
    return next((home for home, tiles in DEPARTMENTS.items() if tile in tiles), CAMPAIGNS_OWN)


@cache
def source_of(tile: str) -> str:
    known = any(tile in tiles for tiles in DEPARTMENTS.values()) or tile == "pick"
    return "book" if known and tile not in RULED else "ruling"


def from_the_book(pack: Pack) -> tuple[str, ...]:
    """The cards and traits that the book gives; all others are reconstructed."""
    found = [brief.slug for brief in pack.briefs if brief.source == "book"]
    for sheet in pack.sheets:
        if sheet.power_source == "book":
            found.append(f"{sheet.slug}-power")
        if sheet.flaw_source == "book":
            found.append(f"{sheet.slug}-flaw")
    return tuple(found)
