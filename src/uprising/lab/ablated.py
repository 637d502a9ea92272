"""Searchers with one part more or less, for the arena alone: what is the part worth?"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final

from uprising.bots.beliefs import DRAWS, drawn
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import Knowledge, search
from uprising.bots.searchers import SEARCH
from uprising.kernel import Choice, Evidence, Game, Move, Player, Rng, Sight, State


class HandsBot:
    """A searcher that draws hands by what was let happen since their owners' last draw."""

    def remembers(self, of: Game) -> bool:
        return of.bot.evidence is not None

    def choose(self, sight: Sight) -> Choice:
        of = sight.guess.game
        evidence = of.bot.evidence
        assert evidence is not None, f"{of.key} offers no evidence"
        seen = evidence.read(sight.seen)

        def guess(s: Any, seat: int, rng: Rng) -> State:
            return likely_guess(of, evidence, s, seat, rng, seen)

        return searched(knowledge_of(of).drawing(guess), sight)


def likely_guess(of: Game, evidence: Evidence, s: State, seat: int, rng: Rng, seen: Any) -> State:
    """One of a few guesses, those that fit what was seen more often."""
    guesses = [of.guess(s, seat, rng.split()) for _ in range(DRAWS if seen else 1)]
    return drawn(guesses, [evidence.weigh(guess, seen) for guess in guesses], rng)


class RoughBot:
    """A searcher that votes as if the Opinion came to nothing, where others know its odds."""

    def choose(self, sight: Sight) -> Choice:
        return searched(rough_knowledge(sight.guess.game), sight)


@cache
def rough_knowledge(of: Game) -> Knowledge:
    known, rough = knowledge_of(of), of.bot.baseline
    assert rough is not None, f"{of.key} offers no baseline"

    def advise(s: Any, seat: int, rng: Rng) -> tuple[Move[Any], str]:
        if not rough.applies(s, seat):
            return known.advise(s, seat, rng)
        return rough.advise(s, seat)

    def tries(s: Any, seat: int, rng: Rng) -> list[Move[Any]]:
        if not rough.applies(s, seat):
            return known.tries(s, seat, rng)
        return rough.tries(s, seat)

    return replace(known, advise=advise, tries=tries)


def searched(known: Knowledge, sight: Sight) -> Choice:
    deadline = 0.0 if sight.deadline is None else sight.deadline
    found, reason = search(known, sight.guess.state, sight.seat, SEARCH, deadline, sight.rng)
    return Choice(found.chosen.move, reason)


ABLATED: Final[dict[str, Player]] = {"search-hands": HandsBot(), "search-rough": RoughBot()}
