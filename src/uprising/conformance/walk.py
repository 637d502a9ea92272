"""The walk: random games with every check on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from uprising.conformance import checks
from uprising.conformance.fault import Fault
from uprising.conformance.position import Position
from uprising.kernel import (
    Ask,
    Event,
    Game,
    IllegalMove,
    Rng,
    State,
    Table,
    default_names,
    replay,
    seeded,
    seeded_table,
)  # fmt: skip

LONGEST = 20_000
"""A random game with more decisions than this does not end."""


@dataclass
class Report:
    """What a walk saw."""

    games: int = 0
    decisions: int = 0
    looks: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    refusals: Counter[tuple[str, str]] = field(default_factory=Counter)
    rules: set[str] = field(default_factory=set)  # of refusals, asks and endings
    prompts: dict[str, Ask] = field(default_factory=dict)
    told: dict[str, msgspec.Struct] = field(default_factory=dict)  # one of each kind, by its tag


def walk(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    deep: int = 12,
) -> Report:
    """Play random games; look at things and events at every move, deeper at up to `deep` a game.

    Raises `Fault`, naming the check, with the record of the way there.
    """
    report = Report()
    for number in range(games):
        table = seeded_table(game, default_names(seats), options or {}, f"walk-{seed}-{number}")
        rng = seeded(f"{seed}-{number}", "walk")
        try:
            one_game(table, rng, report, deep)
            check_end(table)
        except Fault as fault:
            raise Fault(fault.check, fault.what, str(table.record())) from fault
    check_guards(game, report)
    return report


def one_game(table: Table, rng: Rng, report: Report, deep: int) -> None:
    game = table.game
    before = game.conserved(table.state)
    looks = look_times(rng, report, deep)
    decisions = 0
    note_events(Position(game, table.state, table.names, rng), table.first_events, report)
    while not table.state.ended:
        p = Position(game, table.state, table.names, rng.split())
        checks.things(p, before)
        note_asks(p, report)
        if decisions in looks:
            look_deeper(p, report)
        decisions += 1
        if decisions > LONGEST:
            raise Fault("end", f"no end after {LONGEST} decisions")
        note_events(p, step(table, p, rng), report)
    checks.things(Position(game, table.state, table.names, rng), before)
    report.games += 1
    report.decisions += decisions
    assert table.outcome is not None
    report.outcomes[table.outcome.key] += 1
    report.rules.add(table.outcome.rule)


def look_times(rng: Rng, report: Report, deep: int) -> set[int]:
    """After which decisions to look deeper: anywhere in a game as long as those before it."""
    if report.games == 0:
        return set(range(deep))
    usual = 1 + report.decisions // report.games
    return {rng.below(usual) for _ in range(deep)}


def note_asks(p: Position, report: Report) -> None:
    for ask in p.state.asks:
        report.prompts.setdefault(ask.prompt, ask)
        report.rules.add(ask.rule)


def note_events(p: Position, events: list[Event], report: Report) -> None:
    for seen in checks.events(p, events):
        report.told.setdefault(str(seen.__struct_config__.tag), seen)


def step(table: Table, p: Position, rng: Rng) -> list[Event]:
    """One random decision; now and then a standing move instead, whoever is asked."""
    if rng.below(20) == 0:
        seat = rng.below(len(table.names))
        standing = table.state.standing(seat)
        if standing:
            move = standing[rng.below(len(standing))]
            if p.refusal(table.state, seat, move) is None:
                return table.play(seat, move).events
    open_asks = [ask for ask in table.state.asks if ask.seat not in table.state.sealed]
    ask = open_asks[rng.below(len(open_asks))]
    move = p.some_move(table.state, ask, rng)
    try:
        return table.play(ask.seat, move).events
    except IllegalMove as error:
        raise Fault("legality", f"{move} of seat {ask.seat} is listed, but {error}") from error


def look_deeper(p: Position, report: Report) -> None:
    report.looks += 1
    checks.asks(p)
    checks.again(p)
    checks.copies(p)
    checks.saves(p)
    checks.sealed_answers_commute(p)
    checks.legality(p)
    seat = p.rng.below(len(p.names))
    for who in {seat, p.state.asks[0].seat}:
        checks.guesses(p, who)
        checks.non_interference(p, who)
    for move in p.universe(p.state, 50):
        no = p.refusal(p.state, seat, move)
        if no is not None:
            report.refusals[no.key, no.rule] += 1
            report.rules.add(no.rule)


def check_end(table: Table) -> None:
    """A finished game is over, and its record leads to the same end."""
    p = Position(table.game, table.state, table.names, seeded(1, "end"))
    for move in p.universe(table.state, 20):
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


def check_guards(game: Game, report: Report) -> None:
    """Games end by their rules; the engine's guard only as often as the game says."""
    for key, share in game.guards.items():
        if report.outcomes[key] > max(3, 2 * share * report.games):
            raise Fault("end", f"{report.outcomes[key]} of {report.games} games end by {key}")
