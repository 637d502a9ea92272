"""Patriot, the campaign mode: a cabinet of one or two holds a state together for five rounds."""

from pathlib import Path

from uprising.kernel import Game, Option

from . import (
    acting,
    briefs,
    decks,
    draws,
    effects,
    moves,
    payments,
    riots,
    rolls,
    state,
    steps,
    tiles,
    troops,
)
from .cards import CAMPAIGN_NAMES, PACK
from .guess import guess
from .hints import advise
from .moves import NOT_ASKED, NOT_NOW, OVER, Power
from .notation import read
from .state import conserved, unknown
from .steps import deal
from .universe import universe
from .view import seen_by, view
from .zones import FACES, SHUFFLES, STARTS, ZONES

GAME = Game(
    key="patriot",
    version=1,
    seats=range(1, 3),
    folder=Path(__file__).parent,
    modules=(
        state,
        moves,
        tiles,
        draws,
        riots,
        troops,
        decks,
        payments,
        effects,
        rolls,
        briefs,
        acting,
        steps,
    ),
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
    standing=(Power,),
    options=(Option("campaign", ("ask", *CAMPAIGN_NAMES), "ask"),),
    advise=advise,
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
)
