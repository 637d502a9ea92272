"""Smugglers: a small whole game from outside, for three or four.

It uses what tic-tac-toe and Leduc hold'em do not: sealed answers with and without progress, a die,
a window put to everybody, a standing move, a form, memory, results handed down, a notice, options
and a guard.
"""

from pathlib import Path

from uprising.kernel import Bot, Game, Option, Talk

from . import events, moves, state, steps
from .cards import PACK
from .guess import guess
from .hints import advise
from .moves import NOT_ASKED, NOT_NOW, OVER, Gift, read, universe
from .state import Smugglers, conserved, unknown
from .steps import deal
from .view import view
from .zones import CARDS, FACES, STARTS, ZONES


def talk(s: Smugglers, seat: int) -> Talk:
    """SMUG-TALK-1: everybody may talk, but not at the customs."""
    return Talk(free=not (s.asks and s.asks[0].window))


GAME = Game(
    key="smugglers",
    version=1,
    seats=range(3, 5),
    folder=Path(__file__).parent,
    modules=(state, moves, steps),
    deal=deal,
    read=read,
    view=view,
    events=events,
    guess=guess,
    universe=universe,
    conserved=conserved,
    unknown=unknown,
    over=OVER,
    not_asked=NOT_ASKED,
    not_now=NOT_NOW,
    pack=PACK,
    standing=(Gift,),
    options=(Option("game", ("long", "short"), "long"),),
    bot=Bot(advise=advise),
    talk=talk,
    guards={"end-guard": 0.1},
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles={"deck": CARDS},
)
