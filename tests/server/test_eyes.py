"""Every event reaches exactly the eyes it is for. Each secret is also told to all, and caught."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import pytest

import uprising
from tests.outside.smugglers import GAME as SMUGGLERS
from tests.server.eyes import check_eyes, secret_of
from tests.server.leaks import Leak, random_move
from uprising.games.evil_robots.events import HiddenChanged
from uprising.games.fully_automated_bosses import events as bosses
from uprising.games.robotariat.events import ObjectiveDealt
from uprising.kernel import Event, Game, Table, seeded
from uprising.kernel.table import default_names, seeded_table

GAMES = {of.key: of for of in [*uprising.games().values(), SMUGGLERS]}
MOVES = 150 if uprising.compiled() else 50
SECRETS = {
    "evil_robots": {"Drew", "Flipped", "HiddenChanged", "Scanned", "Swapped"},
    "fully_automated_bosses": {
        "BountyPosted", "CouldNotPay", "CounterMade", "Given", "Lent", "OfferMade",
        "OfferWithdrawn", "Rescued", "RobotDestroyed", "RoleDealt",
    },
    "leduc": {"Dealt"},
    "robot_rise": {"CardDrawn", "CardGiven", "CardsTaken", "Dealt", "HandLooked"},
    "robotariat": {"CardDrawn", "CardReturned", "ObjectiveDealt", "Peeked"},
    "smugglers": {"Drew", "Spied"},
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_in_whole_games_everybody_hears_what_is_for_her_and_nothing_else(key: str) -> None:
    of = GAMES[key]
    secrets = 0
    for seats in sorted({of.seats[0], of.seats[-1]}):
        for seed in range(3):
            secrets += len([event for event in played(of, seats, seed) if check_eyes(*event)])
    assert bool(secrets) == (key in SECRETS)


def played(of: Game, seats: int, seed: int) -> list[tuple[Table, Event]]:
    """Everything that happens in a random game, with the table after the move."""
    rng = seeded(seed, "eyes")
    table = seeded_table(of, default_names(seats), {}, f"eyes-{seed}")
    found = [(table, event) for event in table.first_events]
    for _ in range(MOVES):
        if table.state.ended:
            break
        after = table.copy()
        _, events = random_move(after, rng)
        found += [(after, event) for event in events]
        table = after
    return found


def rare(key: str) -> list[tuple[Table, Event]]:
    """Secrets that random play seldom comes to, at a table where they could happen."""
    of = GAMES[key]
    table = seeded_table(of, default_names(of.seats[-1]), {}, "rare")
    s: Any = table.state
    if key == "robotariat":
        return [(table, ObjectiveDealt(1, 0))]
    if key == "evil_robots":
        return [(table, HiddenChanged(2, "reflipped", 1, 1 << 2))]
    if key != "fully_automated_bosses":
        return []
    boss, rival = s.bosses
    worker, other = s.workers[:2]
    blind = tuple(s.bosses)
    return [
        (table, event)
        for event in (
            bosses.Given(boss, worker, 2, "for you"),
            bosses.Lent(boss, rival, 3, 4, "by Friday"),
            bosses.BountyPosted(boss, rival, worker, 2, rival, "do it"),
            bosses.BountyPosted(boss, rival, -1, 2, rival, "all of you"),
            bosses.RobotDestroyed(boss, worker, blind),
            bosses.CouldNotPay(boss, 3, rival),
            bosses.Rescued(boss, rival, 3),
            bosses.CounterMade(other, boss, 3, True, "please"),
            bosses.OfferMade(boss, worker, 3, True, 0, "between us"),
            bosses.OfferWithdrawn(boss, worker, 3, True),
        )
    ]


@pytest.mark.parametrize("key", ["evil_robots", "fully_automated_bosses", "robotariat"])
def test_what_seldom_happens_is_told_to_the_right_eyes_too(key: str) -> None:
    assert all(check_eyes(table, event) for table, event in rare(key))


@cache
def samples(key: str) -> dict[str, tuple[Table, Event]]:
    """One secret of each kind."""
    of = GAMES[key]
    happened = [pair for seed in range(12) for pair in played(of, of.seats[-1], seed)]
    return {
        type(event).__name__: (table, event)
        for table, event in [*happened, *rare(key)]
        if secret_of(table, event) is not None
    }


def widened(of: Game, kind: str) -> Game:
    """The same game, where a kind of event is told to everybody as it is to those it is for."""

    def seen_by(event: Event, seat: int | None) -> Any:
        if type(event).__name__ != kind:
            return of.seen_by(event, seat)
        told = [of.seen_by(event, who) for who in range(of.seats[-1])]
        return max(told, key=lambda seen: len(str(seen)) if seen is not None else 0)

    return dataclasses.replace(of, seen_by=seen_by)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "kind"), [(key, kind) for key, kinds in SECRETS.items() for kind in sorted(kinds)]
)
def test_a_secret_told_to_everybody_is_caught(key: str, kind: str) -> None:
    table, event = samples(key)[kind]
    assert check_eyes(table, event)
    leaky = table.copy()
    leaky.game = widened(table.game, kind)
    with pytest.raises(Leak, match=kind):
        check_eyes(leaky, event)


def deafened(of: Game) -> Game:
    """The same game, where everybody hears only what a spectator hears."""
    return dataclasses.replace(of, seen_by=lambda event, seat: of.seen_by(event, None))


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(SECRETS))
def test_a_secret_kept_even_from_those_it_is_for_is_caught(key: str) -> None:
    for kind, (table, event) in samples(key).items():
        deaf = table.copy()
        deaf.game = deafened(table.game)
        with pytest.raises(Leak, match=kind):
            check_eyes(deaf, event)


def test_a_rule_that_forgets_whose_eyes_are_closed_is_caught() -> None:
    """FAB-SAB-4: the event itself says who is blind, so the rules can be wrong too."""
    of = GAMES["fully_automated_bosses"]
    table = seeded_table(of, default_names(10), {}, "blind")
    s: Any = table.state
    for blind in ((), (s.bosses[0],)):
        with pytest.raises(Leak, match="hears of RobotDestroyed"):
            check_eyes(table, bosses.RobotDestroyed(s.bosses[0], s.workers[0], blind))
