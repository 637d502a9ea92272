"""The board: cells 0 to 8, row by row, and sets of cells as bits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip
FULL: Final = 0b111_111_111


def holds_line(marks: int) -> bool:
    return any(all(marks >> cell & 1 for cell in line) for line in LINES)


# TTT-END-1, looked up by the set of cells a seat has marked
HAS_LINE: Final = [holds_line(marks) for marks in range(FULL + 1)]


@dataclass(frozen=True)
class Pack:
    """TTT-SETUP-1: nine cells. Nothing here can be varied."""

    cells: int = 9


PACK: Final = Pack()
