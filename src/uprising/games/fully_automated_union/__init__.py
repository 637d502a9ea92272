"""The Fully Automated Board Game, 2 to 4 players: workers against an automated boss."""

from pathlib import Path

from uprising.kernel import Game, Option

from . import moves, state, steps, steps_event, steps_rent
from .cards import PACK
from .guess import guess
from .hints import advise
from .moves import NOT_ASKED, NOT_NOW, OVER, universe
from .notation import read
from .state import conserved, unknown
from .steps import deal
from .talk import talk
from .view import seen_by, view
from .zones import FACES, SHUFFLES, STARTS, ZONES, fresh

GAME = Game(
    key="fully_automated_union",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    modules=(state, moves, steps, steps_event, steps_rent),
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
    options=(
        Option("deck", ("standard", "hard"), "standard"),
        Option("starts", ("random", 1, 2, 3, 4), "random"),
    ),
    advise=advise,
    talk=talk,
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
    fresh=fresh,
)
