"""Positions for the tests: the rulebook's four friends, and what the scenario builder gives."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from uprising.kernel import Game, IllegalMove, game
from uprising.scenario import Scenario, scenario

FRIENDS = ("ana", "ben", "chloe", "dan")
GAME = game("robot_rise")
LEGS = [f"l-{robot:02}" for robot in range(1, 16)]


def table(
    hands: Mapping[str, Sequence[str]],
    seats: Sequence[str] = FRIENDS,
    at: str = "action",
    turn: str = "ana",
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    lairs: Mapping[str, int] | None = None,
    identities: Mapping[str, str] | None = None,
    fields: Sequence[str] = (),
    frozen: Sequence[str] = (),
    used: bool = True,
    options: Mapping[str, Any] | None = None,
) -> Scenario:
    """A position; whoever's hand is not named holds nothing, and identities are spent
    unless they are named. Below the deck's named cards lie Legs, which do nothing alone."""
    t = scenario("robot_rise", seats=seats, at=at, turn=turn, **options or {})
    for who in seats:
        t.put(f"hand/{who}", list(hands.get(who, ())))
    t.put("discard", list(discard))
    for who in fields:
        t.put(f"field/{who}", ["force-field"])
    for who in frozen:
        t.put(f"frozen/{who}", True)
    for who, number in (lairs or {}).items():
        t.put(f"lairs/{who}", number)
    for who in seats:
        t.put(f"used/{who}", used and who not in (identities or {}))
    for who, name in (identities or {}).items():
        t.put(f"identity/{who}", [name])
    named = {*deck, *discard, *(card for held in hands.values() for card in held)}
    t.put("deck", [*deck, *(legs for legs in LEGS if legs not in named)])
    return t


def tiny_deck(
    deck: Sequence[str], discard: Sequence[str], hands: Mapping[str, Sequence[str]], of: Game = GAME
) -> Scenario:
    """A position with nothing else to draw: Dan holds all the rest."""
    t = Scenario(of, FRIENDS, "draw", "ana", 1, {})
    left = [of.pack.cards[number].id for number in of.pack.deck]
    for card in (*deck, *discard, *(card for held in hands.values() for card in held)):
        left.remove(card)
    for who in FRIENDS:
        t.put(f"hand/{who}", [])
    for who, held in hands.items():
        t.put(f"hand/{who}", list(held))
    t.put("discard", list(discard))
    t.put("hand/dan", left)
    t.put("deck", list(deck))
    return t


def play(t: Scenario, *lines: str) -> Scenario:
    """Lines such as `ana play nuke > dan`; sealed answers follow one another."""
    for line in lines:
        who, _, move = line.partition(" ")
        t.play(who, move)
    return t


def refused(t: Scenario, who: str, move: str) -> str:
    """The reason why not, by its key."""
    no = t.why_not(who, move)
    assert no is not None, f"{who} may {move}"
    with pytest.raises(IllegalMove):
        t.play(who, move)
    return no.key.removeprefix("refuse-")


def asked(t: Scenario) -> dict[str, str]:
    """Who is asked what."""
    return {who: ask.prompt.removeprefix("ask-") for who, ask in t.asks().items()}


def lairs(t: Scenario) -> list[int]:
    found: list[int] = [t.read(f"lairs/{who}") for who in t.table.names]
    return found


def hand(t: Scenario, who: str) -> list[str]:
    found: list[str] = t.read(f"hand/{who}")
    return found


def state(t: Scenario) -> Any:
    return t.table.state
