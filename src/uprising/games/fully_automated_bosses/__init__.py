"""The Fully Automated Board Game for 5 to 10: two bosses, secret roles, and no binding word."""

from pathlib import Path

from uprising.kernel import PLAYED, TRAIT, Game

from .bot import BOT
from .rules import (
    moves_free,
    moves_hiring,
    moves_round,
    state,
    steps,
    steps_common,
    steps_fund,
    steps_hiring,
    steps_payday,
    steps_rent,
    steps_strike,
)
from .rules.cards import PACK, ROLES
from .rules.moves import universe
from .rules.moves_free import Bounty, Company, Gift, Loan, Show
from .rules.moves_round import Declare
from .rules.refusals import NOT_ASKED, NOT_NOW, OVER
from .rules.state import Bosses, conserved
from .rules.steps import deal
from .seen import events
from .seen.blocks import ENCODER
from .seen.guess import guess, unknown
from .seen.view import talk, view
from .text.notation import read
from .text.phrases import phrase
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
        state, moves_free, moves_hiring, moves_round, steps, steps_common, steps_fund,
        steps_hiring, steps_payday, steps_rent, steps_strike,
    ),
    deal=deal,
    read=read,
    view=view,
    events=events,
    phrase=phrase,
    guess=guess,
    universe=universe,
    conserved=conserved,
    unknown=unknown,
    over=OVER,
    not_asked=NOT_ASKED,
    not_now=NOT_NOW,
    pack=PACK,
    fields={"seats.role": TRAIT, "seats.vote": PLAYED, "seats.job": PLAYED},
    standing=(Loan, Gift, Bounty, Show, Company, Declare),
    bot=BOT,
    part=part,
    talk=talk,
    guards={"end-guard": 0.001},
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
    encoder=ENCODER,
)  # fmt: skip
