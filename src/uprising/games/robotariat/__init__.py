"""Rise of the Robotariat: raise SPARK together, and perhaps for yourself (3 to 5 players)."""

from pathlib import Path

from uprising.kernel import Game, Option, Talk

from . import encounters, ending, moves, sabotage, spaces, state, steps
from .beliefs import RIDDLE
from .cards import OBJECTIVES, PACK
from .guess import guess
from .hints import advise
from .moves import NOT_ASKED, NOT_NOW, OVER, universe
from .notation import read
from .state import Robotariat, conserved, unknown
from .steps import deal
from .view import seen_by, view
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
    modules=(state, moves, encounters, ending, sabotage, spaces, steps),
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
    options=(
        Option("mode", ("coop", "secret"), "coop"),
        Option("characters", ("choose", "random"), "choose"),
    ),
    advise=advise,
    part=part,
    talk=talk,
    zones=ZONES,
    starts=STARTS,
    faces=DICE,
    shuffles=SHUFFLES,
    riddle=RIDDLE,
)
