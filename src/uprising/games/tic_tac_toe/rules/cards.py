"""The board: cells 0 to 8, row by row. A set of cells is a number with a bit for each cell."""

from dataclasses import dataclass
from typing import Final

LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip
FULL: Final = 0b111_111_111


def holds(cells: int, cell: int) -> bool:
    """Whether a set of cells holds this one."""
    return cells >> cell & 1 == 1


def holds_line(cells: int) -> bool:
    """TTT-END-1: whether a set of cells holds three in a line."""
    return any(all(holds(cells, cell) for cell in line) for line in LINES)


# `holds_line` for every set of cells: a faster path
HAS_LINE: Final = [holds_line(cells) for cells in range(FULL + 1)]


@dataclass(frozen=True)
class Pack:
    """TTT-SETUP-1: nine cells. Nothing here can be varied."""

    cells: int = 9


PACK: Final = Pack()
