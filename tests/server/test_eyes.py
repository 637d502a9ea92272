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
from uprising.games.evil_robots.seen.events import HiddenChanged
from uprising.games.fully_automated_bosses.seen import events as bosses
from uprising.games.robotariat.seen.events import ObjectiveDealt
from uprising.kernel import Event, Game, Table, at, seeded
from uprising.kernel.table import default_names, seeded_table

GAMES = {of.key: of for of in [*uprising.games().values(), SMUGGLERS]}
MOVES = 150 if uprising.compiled() else 50
SECRETS = {
    "evil_robots": {"Drew", "Flipped", "HiddenChanged", "Scanned", "Swapped"},
    "fully_automated_bosses": {
        "BountyPosted", "CouldNotPay", "CounterMade", "Given", "Lent", "PrivateOfferMade",
        "PrivateOfferWithdrawn",
        "Rescued", "RobotDestroyed", "RoleDealt",
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
        return [(table, ObjectiveDealt("@1", "~id-bursar"))]
    if key == "evil_robots":
        return [(table, HiddenChanged("@2", "~id-reflipped", "~id-heads", ("@2",)))]
    if key != "fully_automated_bosses":
        return []
    boss, rival = map(at, s.bosses)
    workers = tuple(map(at, s.workers))
    worker, other = workers[:2]
    everybody = "~id-everybody"
    return [
        (table, event)
        for event in (
            bosses.Given(boss, worker, 2, ("for you",)),
            bosses.Lent(boss, rival, 3, 4, ("by Friday",)),
            bosses.BountyPosted(boss, worker, 2, rival, ("do it",), (worker,)),
            bosses.BountyPosted(boss, everybody, 2, rival, ("all of you",), workers),
            bosses.RobotDestroyed(boss, worker, workers),
            bosses.CouldNotPay(boss, rival, 3),
            bosses.Rescued(boss, rival, 3),
            bosses.CounterMade(other, boss, 3, True, ("please",)),
            bosses.PrivateOfferMade(boss, worker, 3, True, 0, ("between us",)),
            bosses.PrivateOfferWithdrawn(boss, worker, 3, True),
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
    """FAB-SAB-4: the event itself says whose eyes are open, so the rules can be wrong too."""
    of = GAMES["fully_automated_bosses"]
    table = seeded_table(of, default_names(10), {}, "blind")
    s: Any = table.state
    seats = tuple(map(at, range(10)))
    for blind in ((), (at(s.bosses[0]),)):
        eyes = tuple(seat for seat in seats if seat not in blind)
        with pytest.raises(Leak, match="hears of RobotDestroyed"):
            check_eyes(table, bosses.RobotDestroyed(at(s.bosses[0]), at(s.workers[0]), eyes))


def test_a_private_offer_told_as_a_public_one_is_caught() -> None:
    """FAB-HIRE-6: the rules choose between two events, so they can be wrong too."""
    of = GAMES["fully_automated_bosses"]
    table = seeded_table(of, default_names(10), {}, "private")
    s: Any = table.state
    boss, worker = at(s.bosses[0]), at(s.workers[0])
    with pytest.raises(Leak, match="hears of OfferMade"):
        check_eyes(table, bosses.OfferMade(boss, worker, 3, True, 0, ("between us",)))
    with pytest.raises(Leak, match="hears of OfferWithdrawn"):
        check_eyes(table, bosses.OfferWithdrawn(boss, worker, 3, True))
    with pytest.raises(Leak, match="hears of BossShown"):
        check_eyes(table, bosses.BossShown(worker, "~id-scab"))


def test_a_bounty_told_to_the_other_boss_is_caught() -> None:
    """FAB-BRIBE-1: the event itself says whom it is for."""
    of = GAMES["fully_automated_bosses"]
    table = seeded_table(of, default_names(10), {}, "bounty")
    s: Any = table.state
    boss, rival = map(at, s.bosses)
    workers = tuple(map(at, s.workers))
    for to, eyes in (("~id-everybody", (*workers, rival)), (workers[0], workers)):
        with pytest.raises(Leak, match="hears of BountyPosted"):
            check_eyes(table, bosses.BountyPosted(boss, to, 2, rival, ("do it",), eyes))
