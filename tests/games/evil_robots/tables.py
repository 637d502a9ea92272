"""Positions of Evil Robots, told the way the rulebook tells them."""

from __future__ import annotations

from typing import Any

import uprising
from uprising.kernel import told
from uprising.scenario import Scenario

NAMES = ["ana", "ben", "chloe", "dan", "eva", "finn", "gus", "hal", "ivy"]
FACES = {"H": "heads", "T": "tails"}


def table(
    seats: int, at: str, turn: str = "ana", house: dict[str, Any] | None = None, **zones: Any
) -> Scenario:
    """A table of that size; `power_ana="5"` puts zone `power/ana`, `pot_card=4` zone `pot-card`."""
    t = uprising.scenario("evil_robots", seats=NAMES[:seats], at=at, turn=turn, **house or {})
    for name, value in zones.items():
        t.put(zone_of(name), value)
    return t


def zone_of(name: str) -> str:
    head, _, tail = name.rpartition("_")
    if tail in NAMES:
        return f"{head.replace('_', '-')}/{tail}"
    return name.replace("_", "-")


def winners_of(t: Scenario) -> list[str]:
    """EVIL-END-5: who has won, once the winners have chosen a path for humanity."""
    while t.asks():
        [name] = t.asks()
        t.play(name, "path good")
    return t.winners


def coins(t: Scenario, **faces: str) -> Scenario:
    """Hidden and revealed coin of each: `ana="HT"`."""
    for name, pair in faces.items():
        t.put(f"hidden/{name}", FACES[pair[0]])
        t.put(f"revealed/{name}", FACES[pair[1]])
    return t


def powers(t: Scenario, **cards: str) -> Scenario:
    """Power Cards, in the order they were given."""
    for name, card in cards.items():
        t.put(f"power/{name}", card)
    return t


def hand(t: Scenario, name: str, *cards: str) -> Scenario:
    """Exactly these unused cards."""
    from uprising.games.evil_robots.rules.cards import KEYS, PER_SIDE

    left = [c for c in cards if KEYS.index(c) < PER_SIDE]
    t.put(f"unused-left/{name}", left)
    t.put(f"unused-right/{name}", [c for c in cards if c not in left])
    return t


def acting(seats: int, card: str, *unused: str, tokens: int = 3) -> Scenario:
    """Ana's turn with that Power Card, those tokens and those cards; ben deals."""
    t = table(seats, "turn", "ana", dealer=1, power_ana=card, tokens_ana=tokens)
    return hand(t, "ana", *unused)


def revealing(seats: int, *unused: str, tokens: int = 3) -> Scenario:
    """Ana's slot in the Reveal Phase; she was given her card first."""
    t = table(seats, "reveal", "ana", power_ana="3", tokens_ana=tokens)
    return hand(t, "ana", *unused)


def refused(t: Scenario, who: str, move: str, rule: str) -> bool:
    """Whether that move is refused by that rule."""
    no = t.why_not(who, move)
    assert no is not None, f"{move} is allowed"
    assert no.rule == rule, f"{move} is refused by {no.rule}"
    return True


def everyone(t: Scenario, move: str) -> Scenario:
    """All who are asked give the same answer."""
    for name in list(t.asks()):
        t.play(name, move)
    return t


def influence(t: Scenario, *names: str) -> list[int]:
    return [t.read(f"influence/{name}") for name in names]


def level(t: Scenario, name: str) -> int:
    """The Power Level that everyone sees."""
    view: Any = t.view()
    found: int = view.players[NAMES.index(name)].level
    return found


def seen(t: Scenario, who: str | None, tag: str) -> list[Any]:
    """What somebody saw of the last move: the events told by that sentence."""
    return [event for event in t.seen(who) if told(event)[0] == tag]


def pass_to_count(t: Scenario) -> Scenario:
    """Everybody passes until the count."""
    while t.read("phase") in ("pre-reveal", "reveal"):
        [name] = t.asks()
        t.play(name, "pass")
    return t


def reject_all(t: Scenario) -> Scenario:
    """No proposal is accepted."""
    while t.read("phase") == "split":
        [name] = list(t.asks())
        t.play(name, "decline")
    return t
