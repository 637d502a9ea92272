"""Evil Robots: two coins, one of them secret, decide who shares the pot."""

from pathlib import Path

from uprising.kernel import HELD, PLAYED, RESULT, Game, Option, Talk, pack_line

from .bot import BOT
from .rules import moves, state, steps, steps_count
from .rules.cards import LEAST_SEATS, MOST_SEATS, PACK, tuned
from .rules.legal import universe
from .rules.moves import NOT_ASKED, NOT_NOW, OVER, Gift
from .rules.state import EvilRobots, conserved
from .rules.steps import deal
from .seen import events
from .seen.blocks import ENCODER
from .seen.guess import guess, unknown
from .seen.view import view
from .text.notation import read
from .text.phrases import phrase
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
    fields={"players.cards": HELD, "players.shown": PLAYED, "players.team": RESULT},
    standing=(Gift,),
    options=(
        Option("dealer", ("random", "first-seat"), "random"),
        Option("gifts", ("until-split", "always"), "until-split", rule="EVIL-GIFT-4"),
        Option("limit", ("six", "none"), "six", rule="EVIL-GIFT-5"),
        Option("swap", ("unused", "any"), "unused", rule="EVIL-TURN-5"),
        Option("claim", ("given", "offered"), "given", rule="EVIL-COUNT-4"),
    ),
    tuned=tuned,
    former={"ae41ae0873857f05": pack_line("path-left-open", {"path": False})},
    bot=BOT,
    talk=talk,
    guards={"end-round-cap": 0.15},
    zones=ZONES,
    starts=STARTS,
    faces=FACES_OF,
    shuffles=SHUFFLES,
    encoder=ENCODER,
)
