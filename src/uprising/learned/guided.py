"""The top level's search with a trained network as its prior and in its judgement.

The network proposes answers, taken in turn with the game's own, and half of what an unfinished
playout comes to is what the network says of the position. Where there is no checkpoint it is the
top level.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from uprising.bots.search import Knowledge
from uprising.bots.searchers import DEEP, Considered, SearchBot
from uprising.kernel import Game, Move, Rng, Sight, State
from uprising.learned.player import CANDIDATES, Mind, Networks
from uprising.vector import moves_of

SAID: Final = 6
"""How many answers to a wide question the network says of its own."""
TRUST: Final = 0.5
"""The network's share in the judgement of a playout that has not ended."""


class GuidedBot:
    """A search that asks a network what to look at and how it stands."""

    def __init__(self, where: Path) -> None:
        self.networks: Final = Networks(where)
        self.search: Final = SearchBot(
            DEEP, believes=None, fitted=True, closely=True, helped=self.helped
        )

    def remembers(self, of: Game) -> bool:
        return self.search.remembers(of)

    def choose(self, sight: Sight) -> Considered:
        return self.search.choose(sight)

    def helped(self, sight: Sight, known: Knowledge) -> Knowledge:
        game, seats = sight.guess.game, len(sight.guess.names)
        network = self.networks.fit(game, seats)
        return known if network is None else guided(known, Mind(network, game, seats))


def guided(known: Knowledge, mind: Mind) -> Knowledge:
    """What a search knows of a game, and a network besides."""

    def value(s: Any, seat: int) -> float:
        if s.ended:
            return known.value(s, seat)
        return (1 - TRUST) * known.value(s, seat) + TRUST * mind.value(s, seat)

    def tries(s: Any, seat: int, rng: Rng) -> list[Move[Any]]:
        return in_turn(proposed(mind, s, seat, rng), known.tries(s, seat, rng))

    return replace(known, value=value, tries=tries)


def proposed(mind: Mind, s: State, seat: int, rng: Rng) -> list[Move[Any]]:
    """The answers the network finds likeliest; of a wide question some that it says."""
    ask = s.ask_of(seat)
    if ask is not None and ask.wide:
        return [mind.say(s, seat, rng) for _ in range(SAID)]
    answers = [move for move in moves_of(s, seat, rng, CANDIDATES) if s.is_answer(move)]
    return mind.ranked(s, seat, answers)


def in_turn(first: list[Move[Any]], second: list[Move[Any]]) -> list[Move[Any]]:
    """One of each, as long as both last."""
    both = [move for pair in zip(first, second, strict=False) for move in pair]
    shorter = min(len(first), len(second))
    return [*both, *first[shorter:], *second[shorter:]]
