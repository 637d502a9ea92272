"""Patriot, the campaign mode: a cabinet of one or two holds a state together for five rounds."""

from pathlib import Path
from typing import Any

from uprising.kernel import HELD, PLAYED, TRAIT, Game, OpenView, Option, Talk, pack_line

from .bot import BOT
from .rules import (
    briefs,
    decks,
    dice,
    draws,
    effects,
    moves,
    payments,
    riots,
    state,
    steps,
    tiles,
    troops,
)  # fmt: skip
from .rules.cards import CAMPAIGN_NAMES, LEVEL_NAMES, PACK
from .rules.levels import FIRST_CONTENT, FIRST_RECONSTRUCTION, tuned
from .rules.moves import NOT_ASKED, NOT_NOW, OVER, Power
from .rules.state import conserved, unknown
from .rules.steps import deal
from .rules.universe import universe
from .seen import events
from .seen.blocks import ENCODER
from .seen.guess import guess
from .seen.view import view
from .text.notation import read
from .text.phrases import phrase
from .zones import FACES, SHUFFLES, STARTS, ZONES

MODULES = (
    state, moves, tiles, dice, draws, riots, troops, decks, payments, effects, briefs, steps,
)  # fmt: skip


def talk(s: Any, seat: int) -> Talk:
    """Two play on one side, and no clause forbids them a word."""
    return Talk(free=True)


GAME = Game(
    key="patriot",
    version=1,
    seats=range(1, 3),
    folder=Path(__file__).parent,
    modules=MODULES,
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
        "campaign": TRAIT,
        "seats.character": TRAIT,
        "seats.hand": HELD,
        "seats.pledged": PLAYED,
    },
    standing=(Power,),
    talk=talk,
    options=(
        Option("campaign", ("ask", *CAMPAIGN_NAMES), "ask"),
        Option("difficulty", LEVEL_NAMES, "standard", rule="PAT-LEVEL-1"),
        Option("starts", (1, 2), 1, rule="PAT-SETUP-8"),
        Option("predict", ("turn", "round"), "turn", rule="PAT-TILE-5"),
    ),
    tuned=tuned,
    former={FIRST_CONTENT: pack_line("first-reconstruction", FIRST_RECONSTRUCTION)},
    bot=BOT,
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
    encoder=ENCODER,
)
