"""Positions for the tests, as the specification writes them: p1 … p4, coins, Stress, robots."""

from collections.abc import Sequence
from typing import Any

from uprising.scenario import Scenario, scenario

KEY = "fully_automated_union"
NAMES = ("p1", "p2", "p3", "p4")
QUIET = "collective-agreement"
"""An event that moves nothing: the next turn gets it, and stops at its first contract."""


def scene(
    n: int,
    at: str,
    turn: str = "p1",
    coins: Sequence[int] = (),
    stressed: Sequence[str] = (),
    red: Sequence[int] = (),
    out: Sequence[str] = (),
    boss: tuple[int, int] = (0, 0),
    married: Sequence[str] = (),
    **options: Any,
) -> Scenario:
    """`boss` is (coins, blue robots); `coins` and `red` go by seat."""
    t = scenario(KEY, NAMES[:n], at, turn, **options).put("event-deck", [QUIET])
    for seat, amount in enumerate(coins):
        t.put(f"coins/p{seat + 1}", amount)
    for seat, amount in enumerate(red):
        t.put(f"red/p{seat + 1}", amount)
    for who in stressed:
        t.put(f"stressed/{who}", True)
    for who in out:
        t.put(f"eliminated/{who}", True)
    for who in married:
        t.put(f"married/{who}", True)
    return t.put("boss-coins", boss[0]).put("blue", boss[1])


def event(n: int, card: str, **position: Any) -> Scenario:
    """Phase 2 with that card on top."""
    under = "eviction" if card == QUIET else QUIET
    return scene(n, "event", **position).put("event-deck", [card, under])


def coins(t: Scenario) -> list[int]:
    return [t.read(f"coins/{name}") for name in t.table.names]


def stressed(t: Scenario) -> list[str]:
    return [name for name in t.table.names if t.read(f"stressed/{name}")]


def red(t: Scenario) -> list[int]:
    return [t.read(f"red/{name}") for name in t.table.names]


def boss(t: Scenario) -> tuple[int, int]:
    return t.read("boss-coins"), t.read("blue")


def votes(t: Scenario, *words: str) -> Scenario:
    """The votes of those who are asked, in seat order: `a`, `e` or `w`."""
    full = {"a": "accelerate", "e": "expropriate", "w": "work"}
    for who, word in zip(list(t.asks()), words, strict=True):
        t.play(who, f"vote {full[word]}")
    return t


def give(t: Scenario, who: str) -> Scenario:
    """All nominate the same player."""
    for name in list(t.asks()):
        t.play(name, f"nominate {who}")
    return t


def asked(t: Scenario) -> dict[str, str]:
    """Who is asked what."""
    return {name: ask.prompt for name, ask in t.asks().items()}


def ended(t: Scenario) -> str | None:
    outcome = t.outcome
    return None if outcome is None else outcome.rule
