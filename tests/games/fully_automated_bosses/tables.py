"""Tables to try things on: names, roles and the moves that fill a round."""

from __future__ import annotations

from typing import Any

from uprising.kernel import told
from uprising.scenario import Scenario, scenario

KEY = "fully_automated_bosses"
ROLES = {
    5: ("prolet", "startupper", "scab"),
    6: ("luddite", "startupper", "scab", "prolet"),
    7: ("prolet", "prolet", "startupper", "scab", "luddite"),
    8: ("prolet", "prolet", "startupper", "startupper", "scab", "luddite"),
    9: ("prolet", "prolet", "startupper", "startupper", "scab", "scab", "luddite"),
    10: (
        "prolet", "prolet", "startupper", "startupper", "startupper", "scab", "scab", "luddite",
    ),
}  # fmt: skip
NAMES = {n: ["x", "y", *"abcdefgh"[: n - 2]] for n in ROLES}
NAMES[6] = ["x", "y", "diana", "caino", "beata", "abele"]  # the rulebook's own table
HIRED = ("talk", "commit", "strike", "cp2", "production", "cp3", "payday", "mayor", "rent")


def table(n: int, at: str, **put: Any) -> Scenario:
    """X and Y are the bosses; later than hiring, everybody works for X at 0 unless said otherwise.

    `coins_x=12` puts `coins/x`; a plain name puts that zone.
    """
    t = scenario(KEY, seats=NAMES[n], at=at)
    t.put("roles", ["boss", "boss", *ROLES[n]])
    if at in HIRED:
        for who in NAMES[n][2:]:
            t.put(f"contract/{who}", "@0 0")
    return place(t, **put)


def place(t: Scenario, **put: Any) -> Scenario:
    for name, value in put.items():
        zone, _, who = name.rpartition("_")
        t.put(f"{zone}/{who}" if zone else name, value)
    return t


def all_play(t: Scenario, move: str) -> Scenario:
    """Everybody who is asked gives the same answer."""
    for who in list(t.asks()):
        t.play(who, move)
    return t


def nothing(t: Scenario) -> Scenario:
    """Nobody declares at this checkpoint."""
    assert {ask.prompt for ask in t.asks().values()} == {"ask-checkpoint"}
    return all_play(t, "nothing")


def hands(t: Scenario, strike: str = "", x: int = 0, y: int = 0) -> Scenario:
    """The vote: who strikes (names separated by blanks), and the bosses' fingers."""
    for who in list(t.asks()):
        if who in "xy":
            t.play(who, f"bid {x if who == 'x' else y}")
        else:
            t.play(who, "strike" if who in strike.split() else "work")
    return t


def ballots(t: Scenario, **votes: str) -> Scenario:
    for who, choice in votes.items():
        t.play(who, f"ballot {choice}")
    return t


def read(t: Scenario, zones: str) -> list[Any]:
    return [t.read(zone) for zone in zones.split()]


def sentences(t: Scenario, who: str | None) -> list[tuple[str, dict[str, Any]]]:
    """What this seat is told of the last move: names of sentences, and the values in them."""
    return [told(event) for event in t.seen(who)]


def tags(t: Scenario, who: str | None) -> list[str]:
    return [name for name, _ in sentences(t, who)]


def prompts(t: Scenario) -> set[str]:
    return {ask.prompt for ask in t.asks().values()}
