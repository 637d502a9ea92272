"""What a game offers to programs that play it: advice, evaluation, features and inference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from .bargain import Bargain, no_bargain
from .inference import Inference
from .rng import Rng
from .state import Move

Advice = Callable[[Any, int, Rng], tuple[Move[Any], str]]
Tries = Callable[[Any, int, Rng], list[Move[Any]]]

MARGIN: Final = 1.5
"""Standard errors an answer must be ahead of the heuristic, where a game says nothing else."""
MOST: Final = 99
"""Answers looked at, where a game says nothing else."""


def no_advice(s: Any, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    raise NotImplementedError("this game gives no advice")


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


def no_limit(s: Any) -> int:
    return MOST


def always(s: Any, seat: int) -> bool:
    return True


@dataclass(frozen=True)
class Features:
    """What fitted values are a function of.

    names    what is counted, in words
    counts   the counts in a guessed table, from one seat's side, in that order
    source   the file that defines them: fitted values carry its hash
    values   the file of fitted weights
    """

    names: Sequence[str]
    counts: Callable[[Any, int], list[float]]
    source: Path
    values: Path


@dataclass(frozen=True)
class Evidence:
    """How likely a guessed table is by what a seat has seen, for experiments.

    read     what counts of the events a seat has seen
    weigh    the weight of a guessed table by that
    """

    read: Callable[[Sequence[msgspec.Struct]], Any]
    weigh: Callable[[Any, Any], float]


@dataclass(frozen=True)
class Baseline:
    """Simpler play at some questions, which a part of the heuristic is measured against."""

    applies: Callable[[Any, int], bool]
    advise: Callable[[Any, int], tuple[Move[Any], str]]
    tries: Callable[[Any, int], list[Move[Any]]]


@dataclass(frozen=True, eq=False)
class Bot:
    """A game's knowledge for its players that are programs. Everything is optional.

    advise       the heuristic: a move and a text key for its reason
    blind        the heuristic reads nothing that its seat cannot see, as conformance proves: many
                 games are played faster by asking it at the table itself, without a guess
    value        how a seat stands in a guessed table, from 0 (lost) to 1 (won), the end included
    tries        the answers worth searching, best first
    most         the most answers a search looks at
    clock        a number that grows from turn to turn
    horizon      how many ticks of the clock a search looks ahead; 0: to the end of the game
    margin       standard errors an answer must be ahead of the heuristic
    alike        prompts of sealed asks that all asked may plan alike, because everything that
                 matters is public
    mixed        prompts of sealed asks where one should be hard to predict: a bot that mixes its
                 answers does so there
    turns        prompts whose answers make up a turn step by step: a search compares whole plans
    features     what fitted values are a function of
    fits         whether fitted values say more about how this seat stands
    inference    the hidden values a seat may infer from what the others do
    believes     whether drawing worlds by inference was shown to help
    bargain      the deal a seat is asked about, where a game has trade
    evidence, baseline   what experiments need (`lab/ablated.py`)
    """

    advise: Advice = no_advice
    blind: bool = False
    value: Callable[[Any, int], float] = by_outcome
    tries: Tries = every_legal
    most: Callable[[Any], int] = no_limit
    clock: Callable[[Any], int] = no_clock
    horizon: int = 0
    margin: float = MARGIN
    alike: tuple[str, ...] = ()
    mixed: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    features: Features | None = None
    fits: Callable[[Any, int], bool] = always
    inference: Inference | None = None
    believes: bool = False
    bargain: Callable[[Any, int], Bargain | None] = no_bargain
    evidence: Evidence | None = None
    baseline: Baseline | None = None

    @property
    def has_advice(self) -> bool:
        return self.advise is not no_advice


NO_BOT: Final = Bot()
