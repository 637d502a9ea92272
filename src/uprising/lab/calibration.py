"""Do beliefs mean what they say? What is given 70 to 80 % should be so 70 to 80 times of 100."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any

import msgspec

from uprising.bots import Memory
from uprising.bots.beliefs import believe
from uprising.bots.match import watched_match
from uprising.kernel import Answer, Game, Inference, Table, seeded

from .entrants import entrant

BINS = 10


@dataclass(frozen=True)
class Moment:
    """What one seat knew at one point of a game, and how things really were."""

    table: Table
    seat: int
    seen: tuple[msgspec.Struct, ...]
    truth: Answer


def moments(
    of: Game, seats: int, options: Mapping[str, Any], seed: int | str, bot: str, every: int
) -> Iterator[Moment]:
    """Moments of one game of bots: every so many decisions, and one of the seats, in turn.

    They hold guesses, as a bot would get them.
    """
    assert of.bot.inference is not None
    inference = of.bot.inference
    found: list[Moment] = []
    count = 0

    def watch(table: Table, memory: Memory) -> None:
        nonlocal count
        count += 1
        if count % every:
            return
        seat = (count // every) % seats
        guess = table.guess(seat, seeded(seed, f"moment {count}"))
        found.append(Moment(guess, seat, memory.seen_by(seat), inference.truth(table.state)))

    players = [entrant(bot) for _ in range(seats)]
    watched_match(of, players, seed, options, (), watch)
    yield from found


@dataclass(frozen=True)
class Bin:
    """The statements of one range of chance: how likely on average, and how often true."""

    said: float
    true: float
    count: int


@dataclass(frozen=True)
class Calibration:
    """`loss` is the mean logarithmic loss, `plain` that of one who has seen nothing."""

    bins: tuple[Bin, ...]
    loss: float
    plain: float
    moments: int


def calibration(of: Game, seen: Iterable[Moment]) -> Calibration:
    """All statements `seat w has value v` of all moments, by how likely they were held."""
    said = [0.0] * BINS
    true = [0] * BINS
    count = [0] * BINS
    loss = plain = 0.0
    questions = looked = 0
    for moment in seen:
        looked += 1
        belief = believe(of, moment.table.state, moment.seat, moment.seen)
        if belief is None:
            continue
        for who, value in enumerate(moment.truth):
            values = sorted({answer[who] for answer in belief.answers})
            if len(values) < 2:
                continue
            same = sum(answer[who] == value for answer in belief.answers)
            questions += 1
            loss -= log(max(1e-9, belief.chance(who, value)))
            plain -= log(same / len(belief.answers))
            for other in values:
                chance = belief.chance(who, other)
                place = min(BINS - 1, int(chance * BINS))
                said[place] += chance
                true[place] += other == value
                count[place] += 1
    bins = tuple(
        Bin(said[i] / count[i], true[i] / count[i], count[i]) if count[i] else Bin(0.0, 0.0, 0)
        for i in range(BINS)
    )
    return Calibration(bins, loss / max(1, questions), plain / max(1, questions), looked)


def fitted(of: Game, seen: Sequence[Sequence[Moment]], values: int) -> dict[str, list[float]]:
    """How likely each clue is for each value, counted over whole games (their last moments).

    A question's options are alternatives; one more than was counted keeps them all possible.
    """
    assert of.bot.inference is not None
    counts: dict[str, dict[str, list[float]]] = {}
    for game in seen:
        for moment in game:
            for clue in of.bot.inference.clues(moment.seen, moment.seat):
                question, _, option = clue.kind.partition(":")
                row = counts.setdefault(question, {}).setdefault(option, [0.0] * values)
                row[moment.truth[clue.who]] += 1
    speaks: dict[str, list[float]] = {}
    for question, options in sorted(counts.items()):
        if len(options) == 1:  # what everybody does tells nothing
            continue
        totals = [sum(row[v] for row in options.values()) for v in range(values)]
        for option, row in sorted(options.items()):
            speaks[f"{question}:{option}"] = [
                round((row[v] + 1) / (totals[v] + len(options)), 4) if totals[v] else 0.0
                for v in range(values)
            ]
    return speaks


def with_inference(of: Game, inference: Inference) -> Game:
    return replace(of, bot=replace(of.bot, inference=inference))
