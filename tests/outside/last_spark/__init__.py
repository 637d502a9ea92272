"""Last Spark: one card in hand, one drawn, one played; the highest that is left wins."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from uprising.kernel import BadNotation, Bot, Game, Move, Rng, seat_of

from . import events, rules, seen
from .rules import NAMES, NOT_ASKED, NOT_NOW, OVER, Pack, Play, Spark, deal, legal, universe


def read(words: list[str], names: Sequence[str]) -> Play:
    match [word.lower() for word in words]:
        case ["play", card] if card in NAMES:
            return Play(NAMES.index(card))
        case ["play", card, whom] if card in NAMES:
            return Play(NAMES.index(card), seat_of(whom, names))
        case ["play", card, whom, name] if card in NAMES and name in NAMES:
            return Play(NAMES.index(card), seat_of(whom, names), NAMES.index(name))
    raise BadNotation(f"move: {' '.join(words)!r} is not like 'play scanner ben core'")


def advise(s: Spark, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    """Play the lower card, at whoever comes first."""
    return min(legal(s, seat), key=lambda move: NAMES.index(move.text().split()[1])), "why-low"


GAME = Game(
    key="last_spark",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    modules=(rules,),
    deal=deal,
    read=read,
    view=seen.view,
    events=events,
    guess=seen.guess,
    universe=universe,
    conserved=lambda s: {"cards": len(s.deck) + len(s.laid) + sum(map(len, s.hands))},
    unknown=seen.unknown,
    over=OVER,
    not_asked=NOT_ASKED,
    not_now=NOT_NOW,
    pack=Pack(),
    bot=Bot(advise=advise, blind=True),
)
