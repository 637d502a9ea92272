"""Rise of the Robotariat: raise SPARK together, and perhaps for yourself (3 to 5 players)."""

from pathlib import Path

from uprising.kernel import HELD, TRAIT, Game, Option, Talk

from .bot import BOT
from .rules import answers, encounters, ending, moves, sabotage, spaces, state, steps
from .rules.answers import universe
from .rules.cards import OBJECTIVES, PACK
from .rules.levels import LEVEL_NAMES, tuned
from .rules.moves import NOT_ASKED, NOT_NOW, OVER
from .rules.state import Robotariat, conserved, unknown
from .rules.steps import deal
from .seen import events
from .seen.blocks import ENCODER
from .seen.guess import guess
from .seen.view import view
from .text.notation import read
from .text.phrases import phrase
from .zones import DICE, SHUFFLES, STARTS, ZONES


def talk(s: Robotariat, seat: int) -> Talk:
    """ROB-OBJ-2: free table talk, lies allowed; nobody can show a card in words."""
    return Talk(free=True)


def part(s: Robotariat, seat: int) -> str:
    """The Secret Objective this seat was dealt, in the mode that has them."""
    return OBJECTIVES[s.objectives[seat]] if s.secret else ""


GAME = Game(
    key="robotariat",
    version=1,
    seats=range(3, 6),
    folder=Path(__file__).parent,
    modules=(state, moves, answers, encounters, ending, sabotage, spaces, steps),
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
    fields={
        "players.character": TRAIT,
        "players.objective": TRAIT,
        "players.upgrades": HELD,
        "players.sabotages": HELD,
    },
    options=(
        Option("mode", ("coop", "secret"), "coop"),
        Option("characters", ("choose", "random"), "choose"),
        Option("difficulty", LEVEL_NAMES, "standard", rule="ROB-LEVEL-1"),
    ),
    tuned=tuned,
    bot=BOT,
    part=part,
    talk=talk,
    zones=ZONES,
    starts=STARTS,
    faces=DICE,
    shuffles=SHUFFLES,
    encoder=ENCODER,
)
