"""A table of Rise of the Robotariat for tests."""

from typing import Any

import uprising
from uprising.games.robotariat.seen.view import RobotariatView
from uprising.kernel import Table
from uprising.scenario import Scenario

NAMES = ("ana", "ben", "col", "dee", "eli")
QUIET = ("a1-5", "r-poly", "rambu", "vivacious", "the-smith")  # no power outside the own turn


def table(at: str = "turn", turn: str = "ana", seats: int = 3, **zones: Any) -> Scenario:
    """Characters that do not interfere, spread out; zones by name, `_` for `-`, `__` for `/`."""
    mode = zones.pop("mode", "coop")
    t = uprising.scenario("robotariat", seats=NAMES[:seats], at=at, turn=turn, mode=mode)
    for name, character in zip(NAMES[:seats], QUIET, strict=False):
        t.put(f"character/{name}", character)
    lay(t, **zones)
    return t


def lay(t: Scenario, **zones: Any) -> None:
    """Put several zones: the round first, then characters, then the rest."""
    later = {name.replace("__", "/").replace("_", "-"): value for name, value in zones.items()}
    for first in ("round", "character"):
        for name in [n for n in later if n.split("/")[0] == first]:
            t.put(name, later.pop(name))
    for name, value in later.items():
        t.put(name, value)


def roll(t: Scenario, black: str, red: str) -> None:
    """Script the next NPC turn's dice."""
    t.chance("die.black", [black])
    t.chance("die.red", [red])


def tracks(t: Scenario) -> tuple[Any, ...]:
    """Funds, Reputation, Contributions."""
    return t.read("funds"), t.read("reputation"), t.read("contributions")


def rule_of(t: Scenario, who: str, move: str) -> str | None:
    """The rule that forbids a move; None if it is allowed."""
    no = t.why_not(who, move)
    return None if no is None else no.rule


def won(t: Scenario) -> list[str]:
    """Who won; the game must be over."""
    assert t.outcome is not None
    return t.winners


def view_of(t: Scenario | Table, who: str | None) -> RobotariatView:
    """What a seat sees; None is a spectator."""
    found = t.view(who)
    assert isinstance(found, RobotariatView)
    return found
