"""Evil Robots: two coins, one of them secret, decide who shares the pot."""

from pathlib import Path

from uprising.kernel import Game, Option, Talk

from . import moves, state, steps, steps_count
from .bargains import bargain
from .beliefs import RIDDLE
from .cards import LEAST_SEATS, MOST_SEATS, PACK
from .choices import universe
from .guess import guess, unknown
from .hints import advise
from .moves import NOT_ASKED, NOT_NOW, OVER, Gift
from .notation import read
from .state import EvilRobots, conserved
from .steps import deal
from .view import seen_by, view
from .zones import FACES_OF, SHUFFLES, STARTS, ZONES

PHRASES = ("say-good", "say-evil", "say-even", "say-favour", "say-leader")


def talk(s: EvilRobots, seat: int) -> Talk:
    """EVIL-ASK-4, EVIL-GIFT-7: free talk, open or private; it binds nobody."""
    others = tuple(who for who in range(s.seats) if who != seat)
    return Talk(phrases=PHRASES, free=True, private=others)


GAME = Game(
    key="evil_robots",
    version=1,
    seats=range(LEAST_SEATS, MOST_SEATS + 1),
    folder=Path(__file__).parent,
    modules=(state, moves, steps, steps_count),
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
    standing=(Gift,),
    # the words for a choice are option-dealer-<choice>
    options=(Option("dealer", ("random", "first-seat"), "random"),),
    advise=advise,
    talk=talk,
    guards={"end-round-cap": 0.15},
    zones=ZONES,
    starts=STARTS,
    faces=FACES_OF,
    shuffles=SHUFFLES,
    riddle=RIDDLE,
    bargain=bargain,
)
