"""Evil Robots: two coins, one of them secret, decide who shares the pot."""

from pathlib import Path

from uprising.kernel import Game, Option

from . import moves, state, steps, steps_count
from .cards import LEAST_SEATS, MOST_SEATS, PACK
from .choices import universe
from .guess import guess, unknown
from .moves import NOT_ASKED, NOT_NOW, OVER, Gift
from .notation import read
from .state import conserved
from .steps import deal
from .view import seen_by, view
from .zones import FACES_OF, LEFT_CARDS, POWER_CARDS, RIGHT_CARDS, STARTS, ZONES

GAME = Game(
    key="evil_robots",
    version=1,
    seats=range(LEAST_SEATS, MOST_SEATS + 1),
    folder=Path(__file__).parent,
    modules=(state, moves, steps, steps_count),
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
    standing=(Gift,),
    options=(Option("dealer", ("random", "first-seat"), "random"),),
    zones=ZONES,
    starts=STARTS,
    faces=FACES_OF,
    shuffles={"deck.left": LEFT_CARDS, "deck.right": RIGHT_CARDS, "power": POWER_CARDS},
)
