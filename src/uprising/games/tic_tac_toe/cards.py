"""The numbers of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EMPTY: Final = 2

LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip
LINES_THROUGH: Final = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))


@dataclass(frozen=True)
class Pack:
    """TTT-SETUP-1: nine cells. Nothing here can be varied."""

    cells: int = 9


PACK: Final = Pack()
