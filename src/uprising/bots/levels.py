"""The four levels people choose from: the same search, with more or less attention.

A lower level looks at fewer answers in fewer imagined worlds and less far ahead. It never throws a
game away on purpose. Parts of a bot that were not shown to help (bargaining by what both gain,
mixtures; see `docs/reports/bots.md`) are off: a deal is searched like any other question, and
answered with words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .cast import PLAIN, Personality
from .search import Attention
from .searchers import DEEP, SEARCH, SearchBot


@dataclass(frozen=True)
class Level:
    """A named level. `seconds` is how long it may think at a live table: a little less than the
    300 ms, for a Commissar the second, in which it has to answer. A wise one judges by fitted
    values, draws its worlds by what it has seen, and sees more in it, each in the games where that
    helps.

    Its words are the texts `level-<key>` and `level-<key>-is`.
    """

    key: str
    attention: Attention
    seconds: float
    wise: bool = False

    def bot(self, who: Personality = PLAIN) -> SearchBot:
        believes = None if self.wise else False
        attention = who.shaped(self.attention)
        return SearchBot(attention, believes, fitted=self.wise, closely=self.wise)


RECRUIT: Final = Level("recruit", Attention(6, 3, 20, 0.0), 0.25)
COMRADE: Final = Level("comrade", Attention(20, 4, 100, 0.75), 0.25)
AGITATOR: Final = Level("agitator", SEARCH, 0.25)
COMMISSAR: Final = Level("commissar", DEEP, 0.9, wise=True)
LEVELS: Final = (RECRUIT, COMRADE, AGITATOR, COMMISSAR)


def seconds_of(name: str) -> float:
    """How long a bot of that name may think at a live table."""
    for level in LEVELS:
        if level.key == name:
            return level.seconds
    return COMMISSAR.seconds
