"""The Fully Automated Board Game, 2 to 4 players: workers against an automated boss."""

from pathlib import Path

from uprising.kernel import HELD, PLAYED, RESULT, Game, OpenView, Option

from .bot import BOT
from .rules import moves, state, steps, steps_event, steps_rent
from .rules.cards import PACK
from .rules.moves import NOT_ASKED, NOT_NOW, OVER, universe
from .rules.state import conserved, unknown
from .rules.steps import deal
from .rules.talk import talk
from .seen import events
from .seen.blocks import ENCODER
from .seen.guess import guess
from .seen.view import view
from .text.notation import read
from .text.phrases import phrase
from .zones import FACES, SHUFFLES, STARTS, ZONES, fresh

GAME = Game(
    key="fully_automated_union",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    modules=(state, moves, steps, steps_event, steps_rent),
    deal=deal,
    read=read,
    view=OpenView(view),
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
    fields={
        "workers.events": HELD,
        "workers.job": PLAYED,
        "workers.vote": PLAYED,
        "workers.may_betray": RESULT,
    },
    options=(
        Option("deck", ("standard", "hard"), "standard"),
        Option("starts", ("random", 1, 2, 3, 4), "random"),
        Option("spouse", ("solvent", "either"), "solvent", rule="FAU-RENT-6"),
        Option("talk", ("phrases", "open"), "phrases", rule="FAU-TALK-3"),
        Option("treason", ("all", "declared"), "all", rule="FAU-TRAIT-5"),
    ),
    bot=BOT,
    talk=talk,
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
    fresh=fresh,
    encoder=ENCODER,
)
