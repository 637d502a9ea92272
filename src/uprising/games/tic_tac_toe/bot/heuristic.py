"""The heuristic: win, else block, else the best empty cell."""

from typing import Final

from uprising.kernel import Rng

from ..rules.cards import HAS_LINE
from ..rules.moves import LEGAL, PLACE, Place
from ..rules.state import TicTacToe

BEST_FIRST: Final = (4, 0, 2, 6, 8, 1, 3, 5, 7)  # the centre, the corners, the edges


def advise(s: TicTacToe, seat: int, rng: Rng) -> tuple[Place, str]:
    mine, theirs = (s.first, s.second) if seat == 0 else (s.second, s.first)
    for marks, reason in ((mine, "why-win"), (theirs, "why-block")):
        for move in LEGAL[s.taken()]:
            if HAS_LINE[marks | 1 << move.cell]:
                return move, reason
    for cell in BEST_FIRST:
        if s.owner(cell) is None:
            return PLACE[cell], "why-best-cell"
    raise AssertionError("the board is full")
