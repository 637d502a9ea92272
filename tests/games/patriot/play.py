"""Positions of Patriot for its tests: who plays whom, and what lies where."""

from __future__ import annotations

from typing import Any

from uprising.scenario import Scenario, scenario

NAMES = ("ana", "ben")


def position(
    at: str = "act",
    campaign: str = "m",
    who: tuple[str, ...] = ("donovan",),
    turn: str = "ana",
    zones: dict[str, Any] | None = None,
    d8: tuple[int, ...] = (),
    seed: int = 1,
    **house: Any,
) -> Scenario:
    """A scenario with these characters, one seat for each; `zones` are put in their order."""
    names = NAMES[: len(who)]
    t = scenario("patriot", names, at=at, turn=turn, seed=seed, campaign=campaign, **house)
    for name, character in zip(NAMES, who, strict=False):
        t.put(f"character/{name}", character)
    for zone, value in (zones or {}).items():
        t.put(zone, value)
    if d8:
        t.chance("d8", d8)
    return t


def cards(kind: str, total: int) -> list[str]:
    """Cards of one type with this total value, high ones first, as the box has them."""
    found = []
    for value, copies in ((5, 2), (4, 4), (3, 8), (2, 12), (1, 16)):
        while copies and total >= value:
            found.append(f"{kind}-{value}")
            total -= value
            copies -= 1
    assert total == 0
    return found


def prompt(t: Scenario) -> tuple[str, str]:
    """Who is asked, and for what."""
    [(name, ask)] = t.asks().items()
    return name, ask.prompt


def why(t: Scenario, who: str, move: str) -> str:
    """The key of the refusal; empty if the move is allowed."""
    no = t.why_not(who, move)
    return "" if no is None else no.key
