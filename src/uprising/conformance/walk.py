"""The walk: random games with every check on the way."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from uprising.conformance import checks, secrets
from uprising.conformance.fault import Fault
from uprising.conformance.position import Position, Refusals
from uprising.conformance.spoken import words_lead_to_moves
from uprising.conformance.told import guesses_fit_what_was_told
from uprising.kernel import (
    Ask,
    Event,
    Game,
    IllegalMove,
    Played,
    Rng,
    State,
    Table,
    default_names,
    replay,
    seeded,
    seeded_table,
    told,
)  # fmt: skip

TOLD_EVERY = 16
LONGEST = 20_000
"""A random game with more decisions than this does not end."""


@dataclass
class WalkReport:
    """What a walk saw."""

    games: int = 0
    lengths: list[int] = field(default_factory=list)  # in decisions
    looks: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    refusals: Refusals = field(default_factory=Counter)
    rules: set[str] = field(default_factory=set)  # of refusals, asks and endings
    prompts: dict[str, Ask] = field(default_factory=dict)
    told: dict[str, msgspec.Struct] = field(default_factory=dict)  # one of each kind, by its tag

    @property
    def decisions(self) -> int:
        return sum(self.lengths)


def walk(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    deep: int = 12,
    told_every: int = TOLD_EVERY,
) -> WalkReport:
    """Play random games; look at things and events at every move, deeper at up to `deep` a game.

    One in `told_every` of these also compares guesses with what seats were told, which is slow.

    Raises `Fault`, naming the check, with the record of the way there.
    """
    report = WalkReport()
    for number in range(games):
        table = dealt(game, seats, options or {}, f"walk-{seed}-{number}")
        rng = seeded(f"{seed}-{number}", "walk")
        try:
            one_game(table, rng, report, deep, told_every)
        except Fault as fault:
            raise Fault(fault.check, fault.what, str(table.record())) from fault
        except Exception as error:
            raise Fault("crash", crashed(error), str(table.record())) from error
    report.rules |= {rule for _, rule in report.refusals}
    if not has_house_rules(game, options or {}):
        check_guards(game, report)
    return report


def dealt(game: Game, seats: int, options: Mapping[str, Any], seed: str) -> Table:
    """A table whose record can be written; a game that cannot be dealt is at fault too."""
    try:
        table = seeded_table(game, default_names(seats), options, seed)
        table.record()
    except Exception as error:
        raise Fault("crash", crashed(error)) from error
    return table


def crashed(error: Exception) -> str:
    """An error with the line it came from."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} at {Path(last.filename).name}:{last.lineno}"


def one_game(table: Table, rng: Rng, report: WalkReport, deep: int, told_every: int) -> None:
    game = table.game
    before = game.conserved(table.state)
    looks = look_times(rng, report, deep)
    decisions = 0
    note_events(here(table, rng, report), table.first_events, report)
    while not table.state.ended:
        p = here(table, rng.split(), report)
        checks.things(p, before)
        note_asks(p, report)
        if decisions in looks:
            report.looks += 1
            look_deeper(p, told_every)
        decisions += 1
        if decisions > LONGEST:
            raise Fault("end", f"no end after {LONGEST} decisions")
        played = step(table, p, rng)
        note_events(p, played.events, report)
        checks.beats(p, played)
    checks.things(here(table, rng, report), before)
    check_end(table, here(table, rng, report))
    note_end(table, report, decisions)


def here(table: Table, rng: Rng, report: WalkReport) -> Position:
    return Position(table.game, table.state, table.names, rng, report.refusals)


def look_times(rng: Rng, report: WalkReport, deep: int) -> set[int]:
    """After which decisions to look deeper: anywhere in a game as long as one of those before."""
    if not report.lengths:
        return set(range(deep))
    before = [report.lengths[rng.below(len(report.lengths))] for _ in range(deep)]
    return {rng.below(length) for length in before}


def note_end(table: Table, report: WalkReport, decisions: int) -> None:
    assert table.outcome is not None
    report.games += 1
    report.lengths.append(decisions)
    report.outcomes[table.outcome.key] += 1
    report.rules.add(table.outcome.rule)


def note_asks(p: Position, report: WalkReport) -> None:
    for ask in p.state.asks:
        report.prompts.setdefault(ask.prompt, ask)
        report.rules.add(ask.rule)


def note_events(p: Position, events: list[Event], report: WalkReport) -> None:
    for seen in checks.events(p, events):
        report.told.setdefault(told(seen)[0], seen)


def step(table: Table, p: Position, rng: Rng) -> Played:
    """One random decision; now and then a standing move instead, whoever is asked."""
    if rng.below(20) == 0:
        seat = rng.below(len(table.names))
        standing = table.state.standing(seat)
        if standing:
            move = standing[rng.below(len(standing))]
            if p.refusal(table.state, seat, move) is None:
                return table.play(seat, move, watched=True)
    open_asks = [ask for ask in table.state.asks if ask.seat not in table.state.sealed]
    ask = open_asks[rng.below(len(open_asks))]
    move = p.some_move(table.state, ask, rng)
    try:
        return table.play(ask.seat, move, watched=True)
    except IllegalMove as error:
        raise Fault("legality", f"{move} of seat {ask.seat} is listed, but {error}") from error


def look_deeper(p: Position, told_every: int) -> None:
    # what later checks rely on comes first, so that a fault is found under its own name
    checks.asks(p)
    checks.copies(p)
    checks.legality(p)
    checks.again(p)
    checks.between_questions(p)
    checks.saves(p)
    checks.sealed_answers_commute(p)
    words_lead_to_moves(p, p.state.asks[0].seat)
    for seat in {p.rng.below(len(p.names)), p.state.asks[0].seat}:
        secrets.non_interference(p, seat)
        secrets.guesses(p, seat)
        if p.rng.below(told_every) == 0:
            guesses_fit_what_was_told(p, seat)


def check_end(table: Table, p: Position) -> None:
    """A finished game is over, and its record leads to the same end."""
    for move in p.universe(checks.TRIES):
        for seat in p.seats:
            if p.refusal(table.state, seat, move) is None:
                raise Fault("end", f"{move} of seat {seat} is not refused after the end")
    for seat in (*p.seats, None):
        table.game.view(table.state, seat)
    again = replayed(table)
    if p.digest(again) != p.digest(table.state):
        raise Fault("record", "the record leads to another end")


def replayed(table: Table) -> State:
    try:
        return replay(table.record(), of=table.game).state
    except ValueError as error:
        raise Fault("record", f"the record cannot be replayed: {error}") from error


def has_house_rules(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether rulings were changed; how often the guard ends a game is said of the others alone."""
    rulings = [option for option in game.options if option.rule]
    return any(options.get(each.key, each.default) != each.default for each in rulings)


def check_guards(game: Game, report: WalkReport) -> None:
    """Games end by their rules; the engine's guard only as often as the game says."""
    for key, share in game.guards.items():
        expected = share * report.games
        # four standard deviations: few games may well meet the guard a little too often
        if report.outcomes[key] > expected + 4 * sqrt(expected * (1 - share)) + 2:
            raise Fault("end", f"{report.outcomes[key]} of {report.games} games end by {key}")
