"""ROBOT RISE!: giant robots, nasty draws and short alliances among mad scientists."""

from pathlib import Path

from uprising.kernel import Game

from . import defences, moves, questions, state, steps, steps_ally, steps_attack
from .bargains import bargain
from .cards import PACK
from .guess import guess, unknown
from .hints import advise
from .moves import NOT_ASKED, NOT_NOW, OVER
from .notation import read
from .state import conserved
from .steps import deal
from .universe import universe
from .view import seen_by, talk, view
from .zones import FACES, SHUFFLES, STARTS, ZONES

GAME = Game(
    key="robot_rise",
    version=1,
    seats=range(2, 7),
    folder=Path(__file__).parent,
    modules=(state, questions, moves, defences, steps, steps_ally, steps_attack),
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
    talk=talk,
    guards={"end-cap": 0.0},
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
    bargain=bargain,
)
