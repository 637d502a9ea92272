"""The Fully Automated Board Game for 5 to 10: two bosses, secret roles, and no binding word."""

from pathlib import Path

from uprising.kernel import Game

from . import (
    moves_free,
    moves_hiring,
    moves_round,
    state,
    steps,
    steps_common,
    steps_hiring,
    steps_payday,
    steps_rent,
    steps_strike,
)
from .bargains import bargain
from .beliefs import RIDDLE
from .cards import PACK, ROLES
from .guess import guess, unknown
from .hints import advise
from .moves import universe
from .moves_free import Bounty, Company, Gift, Loan, Show
from .notation import read
from .refusals import NOT_ASKED, NOT_NOW, OVER
from .state import Bosses, conserved
from .steps import deal
from .view import seen_by, talk, view
from .zones import FACES, SHUFFLES, STARTS, ZONES


def part(s: Bosses, seat: int) -> str:
    """The role this seat was dealt."""
    return ROLES[s.roles[seat]]


GAME = Game(
    key="fully_automated_bosses",
    version=1,
    seats=range(5, 11),
    folder=Path(__file__).parent,
    modules=(
        state, moves_free, moves_hiring, moves_round, steps, steps_common, steps_hiring,
        steps_payday, steps_rent, steps_strike,
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
    standing=(Loan, Gift, Bounty, Show, Company),
    advise=advise,
    part=part,
    talk=talk,
    guards={"end-guard": 0.001},
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
    riddle=RIDDLE,
    bargain=bargain,
)  # fmt: skip
