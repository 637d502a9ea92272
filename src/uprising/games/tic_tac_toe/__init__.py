"""Tic-tac-toe: the smallest whole game, and the template for a new one."""

from pathlib import Path

from uprising.kernel import Game, OpenView

from .bot import BOT
from .rules import moves, state, steps
from .rules.cards import PACK
from .rules.moves import NOT_ASKED, NOT_NOW, OVER, universe
from .rules.state import conserved, unknown
from .rules.steps import deal
from .seen import events
from .seen.blocks import ENCODER
from .seen.guess import guess
from .seen.view import view
from .text.notation import read
from .zones import STARTS, ZONES

GAME = Game(
    key="tic_tac_toe",
    version=1,
    seats=range(2, 3),
    folder=Path(__file__).parent,
    modules=(state, moves, steps),
    deal=deal,
    read=read,
    view=OpenView(view),
    events=events,
    guess=guess,
    universe=universe,
    conserved=conserved,
    unknown=unknown,
    over=OVER,
    not_asked=NOT_ASKED,
    not_now=NOT_NOW,
    pack=PACK,
    bot=BOT,
    zones=ZONES,
    starts=STARTS,
    encoder=ENCODER,
    draws=("end-full",),
)
