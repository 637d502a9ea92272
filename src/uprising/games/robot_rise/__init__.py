"""ROBOT RISE!: giant robots, nasty draws and short alliances among mad scientists."""

from pathlib import Path

from uprising.kernel import HELD, PLAYED, TRAIT, Game, Option

from .bot import BOT
from .rules import (
    actions,
    alliances,
    defences,
    identities,
    plays,
    robots,
    state,
    steps,
    steps_ally,
    steps_attack,
    takes,
    targets,
)
from .rules.actions import NOT_ASKED, NOT_NOW, OVER
from .rules.cards import PACK
from .rules.state import conserved
from .rules.steps import deal
from .rules.universe import universe
from .seen import events
from .seen.blocks import ENCODER
from .seen.guess import guess, unknown
from .seen.view import talk, view
from .text.notation import read
from .text.phrases import phrase
from .zones import FACES, SHUFFLES, STARTS, ZONES

GAME = Game(
    key="robot_rise",
    version=1,
    seats=range(2, 7),
    folder=Path(__file__).parent,
    modules=(
        state,
        targets,
        plays,
        robots,
        alliances,
        identities,
        actions,
        defences,
        takes,
        steps,
        steps_ally,
        steps_attack,
    ),
    deal=deal,
    read=read,
    phrase=phrase,
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
    fields={"places.identity": TRAIT, "places.hand": HELD, "places.offer": PLAYED},
    options=(
        Option("starts", ("random", 1, 2, 3, 4, 5, 6), "random", rule="RISE-SETUP-6"),
        Option("swap", ("oldest", "choose"), "oldest", rule="RISE-TURN-6"),
        Option("identity-attack", ("action", "extra"), "action", rule="RISE-TURN-4"),
        Option("field", ("shields", "exposed"), "shields", rule="RISE-FIELD-1"),
    ),
    bot=BOT,
    talk=talk,
    guards={"end-cap": 0.0},
    zones=ZONES,
    starts=STARTS,
    faces=FACES,
    shuffles=SHUFFLES,
    encoder=ENCODER,
)
