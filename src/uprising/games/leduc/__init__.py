"""Leduc hold'em: the smallest poker, with one hidden card each."""

from pathlib import Path

from uprising.kernel import Game

from . import moves, state, steps
from .cards import PACK
from .guess import guess
from .hints import advise
from .moves import NOT_ASKED, NOT_NOW, OVER, universe
from .notation import read
from .state import conserved, unknown
from .steps import deal
from .view import seen_by, view
from .zones import CARDS, STARTS, ZONES

GAME = Game(
    key="leduc",
    version=1,
    seats=range(2, 3),
    folder=Path(__file__).parent,
    modules=(state, moves, steps),
    deal=deal,
    read=read,
    view=view,
    seen_by=seen_by,
    guess=guess,
    universe=universe,
    conserved=conserved,
    unknown=unknown,
    over=OVER,
    not_asked=NOT_ASKED,
    not_now=NOT_NOW,
    pack=PACK,
    advise=advise,
    zones=ZONES,
    starts=STARTS,
    shuffles={"deck": CARDS},
)
