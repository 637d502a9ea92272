"""What a game tells a search, beyond its advice.

A game may have a module `weighing` beside its `view`, with any of these:

    value(s, seat)        how a seat stands in a guessed table, from 0 (lost) to 1 (won), the end
                          included
    tries(s, seat, rng)   the answers worth searching, best first
    clock(s), HORIZON     a number that grows from turn to turn, and how many ticks of it a search
                          looks ahead (without: to the end of the game)
    ALIKE                 prompts of sealed asks that all asked may plan alike, in silence, because
                          everything that matters is public
    MIXED                 prompts of sealed asks where one should be hard to read: a bot that mixes
                          its answers does so there
    PULL                  how many standard errors an answer must be ahead of the rules of thumb
    fits(s, seat)         whether fitted values say more about how this seat stands (without: yes)
    BELIEVES              whether it helps to draw worlds as often as they are believed
                          (`beliefs.py`): the third rung does so there
    most(s)               the most answers a search looks at, however much attention it pays
    TURNS                 prompts whose answers make up a turn step by step: a search compares whole
                          plans there
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from uprising.kernel import Game, Move, Rng, State

from .fitted import fitted, model_of
from .search import PULL, Knowledge, no_limit


def by_outcome(s: Any, seat: int) -> float:
    """1 for a win, 0 for a loss; before the end nothing is known."""
    if s.outcome is None:
        return 0.5
    return 1.0 if seat in s.outcome.winners else 0.0


def every_legal(s: Any, seat: int, rng: Rng) -> list[Move[Any]]:
    """Whatever is legal is worth a try."""
    return list(s.legal(s.ask_of(seat), rng))


def no_clock(s: Any) -> int:
    return 0


@cache
def mixed_prompts(of: Game) -> tuple[str, ...]:
    """The simultaneous questions of a game that are worth a mixture."""
    found: tuple[str, ...] = getattr(weighing_of(of), "MIXED", ())
    return found


@cache
def believed_in(of: Game) -> bool:
    """Whether beliefs were shown to help a search of this game."""
    found: bool = getattr(weighing_of(of), "BELIEVES", False)
    return found


def weighing_of(of: Game) -> ModuleType | None:
    name = f"{of.view.__module__.rpartition('.')[0]}.weighing"
    return import_module(name) if find_spec(name) is not None else None


@cache
def knowledge_of(of: Game) -> Knowledge:
    """Everything search needs of a game, with plain answers where the game has none."""
    weighing = weighing_of(of)
    value: Callable[[Any, int], float] = getattr(weighing, "value", by_outcome)
    tries: Callable[[Any, int, Rng], list[Move[Any]]] = getattr(weighing, "tries", every_legal)
    clock: Callable[[Any], int] = getattr(weighing, "clock", no_clock)
    horizon: int = getattr(weighing, "HORIZON", 0)
    alike: tuple[str, ...] = getattr(weighing, "ALIKE", ())
    pull: float = getattr(weighing, "PULL", PULL)
    turns: tuple[str, ...] = getattr(weighing, "TURNS", ())
    most: Callable[[Any], int] = getattr(weighing, "most", no_limit)
    return Knowledge(
        of.guess, of.advise, of.view, value, tries, clock, horizon, alike, pull, turns, most
    )


@cache
def fitted_knowledge_of(of: Game) -> Knowledge:
    """The same with the game's fitted values (`fitted.py`), where it has some."""
    known = knowledge_of(of)
    model = model_of(of, known.value)
    return known if model is None else fitted(known, model)


def fitted_knowledge_for(of: Game, s: State, seat: int) -> Knowledge:
    """With fitted values for a seat that they say more about, else without."""
    fits: Callable[[Any, int], bool] | None = getattr(weighing_of(of), "fits", None)
    return fitted_knowledge_of(of) if fits is None or fits(s, seat) else knowledge_of(of)
