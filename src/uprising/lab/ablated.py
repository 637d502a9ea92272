"""Searchers with one part more or less, for the arena alone: what is the part worth?"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from uprising.bots.beliefs import DRAWS, drawn
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import Knowledge, search
from uprising.bots.searchers import R2
from uprising.kernel import Choice, Game, Move, Player, Rng, Sight, State


class HandsBot:
    """R2 in ROBOT RISE! that draws hands by what was let happen since their owners' last draw."""

    recalls = ("robot_rise",)

    def choose(self, sight: Sight) -> Choice:
        of = sight.guess.game
        let = part_of(of, "beliefs").let_happen(sight.seen)

        def guess(s: Any, seat: int, rng: Rng) -> State:
            return likely_hands(of, s, seat, rng, let)

        return searched(knowledge_of(of).drawing(guess), sight)


def likely_hands(of: Game, s: State, seat: int, rng: Rng, let: dict[int, list[int]]) -> State:
    """One of a few guesses, those with an answer in the hand of who gave none seldom."""
    weigh = part_of(of, "beliefs").hands_weight
    guesses = [of.guess(s, seat, rng.split()) for _ in range(DRAWS if let else 1)]
    return drawn(guesses, [weigh(guess, let) for guess in guesses], rng)


class RoughBot:
    """R2 in Patriot that votes as if the Opinion came to nothing, where others know its odds."""

    def choose(self, sight: Sight) -> Choice:
        return searched(rough_knowledge(sight.guess.game), sight)


@cache
def rough_knowledge(of: Game) -> Knowledge:
    known, rough = knowledge_of(of), part_of(of, "rough")

    def advise(s: Any, seat: int, rng: Rng) -> tuple[Move[Any], str]:
        if not rough.votes(s, seat):
            return known.advise(s, seat, rng)
        found: tuple[Move[Any], str] = rough.rough_vote(s, seat)
        return found

    def tries(s: Any, seat: int, rng: Rng) -> list[Move[Any]]:
        if not rough.votes(s, seat):
            return known.tries(s, seat, rng)
        found: list[Move[Any]] = rough.rough_votes(s, seat)
        return found

    return Knowledge(
        known.guess,
        advise,
        known.view,
        known.value,
        tries,
        known.clock,
        known.horizon,
        known.alike,
        known.pull,
        known.turns,
        known.most,
    )


def part_of(of: Game, name: str) -> Any:
    """A module of the game's own package."""
    return import_module(f"{of.view.__module__.rpartition('.')[0]}.{name}")


def searched(known: Knowledge, sight: Sight) -> Choice:
    deadline = 0.0 if sight.deadline is None else sight.deadline
    found, reason = search(known, sight.guess.state, sight.seat, R2, deadline, sight.rng)
    return Choice(found.chosen.move, reason)


ABLATED: Final[dict[str, Player]] = {"r2-hands": HandsBot(), "r2-rough": RoughBot()}
