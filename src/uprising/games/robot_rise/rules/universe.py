"""Moves that could be typed in at all, legal or not: what the conformance suite tries."""

from typing import Any, Final

from uprising.kernel import Move, Rng

from .actions import PASS, SWAPS
from .alliances import ACCEPTS, DECLINE, OFFERS, Ally, add_pairs
from .cards import BODY, CARDS, FLEX, HEAD, LEGS, NONE, ROBOTS
from .defences import BY_IDENTITY, DEFENDS, UNDEFENDED, DefendIdentity, DefendRobot
from .hands import Parts, distinct, robots_of
from .identities import IDENTITY, Identity
from .plays import PLAYS
from .robots import Robot
from .state import RobotRise
from .takes import DISCARDS, GIVES, TAKES
from .targets import Targets

MOST: Final = 600


def universe(s: RobotRise, rng: Rng) -> list[Move[Any]]:
    seats = len(s.lairs)
    found: list[Move[Any]] = [DECLINE, PASS, UNDEFENDED, BY_IDENTITY, IDENTITY]
    found.extend(SWAPS)
    found.extend(ACCEPTS[:seats])
    for card in range(CARDS):
        found.extend(PLAYS[card][: seats + 1])
        found.extend([OFFERS[card], TAKES[card], GIVES[card], DISCARDS[card]])
        found.append(DEFENDS[card])
    for target in range(seats):
        found.extend([Identity(target, NONE, NONE), DefendIdentity(target, NONE, NONE)])
        for second in range(NONE, seats):
            found.append(Targets(target, second))
    for ask in s.asks:
        found.extend(from_hand(s.hands[ask.seat], seats, rng))
    found.extend(at_random(seats, rng))
    return found


def from_hand(hand: list[int], seats: int, rng: Rng) -> list[Move[Any]]:
    """Everything that could be built out of one hand; a sample where it is very large."""
    parts = Parts(hand)
    found: list[Move[Any]] = []
    robots = robots_of(parts)
    for i in sample(len(robots), rng):
        head, body, legs = robots[i]
        found.append(DefendRobot(head, body, legs))
        for target in range(seats):
            for second in range(NONE, seats):
                found.append(Robot(head, body, legs, target, second))
    pairs: list[Move[Any]] = []
    add_pairs(parts, 0, pairs)
    found.extend([pairs[i] for i in sample(len(pairs), rng)])
    cards = distinct(hand)
    for i in sample(len(cards) * len(cards), rng):
        first, second = cards[i // len(cards)], cards[i % len(cards)]
        found.append(Identity(NONE, first, second))
        found.append(DefendIdentity(NONE, first, second))
    for card in cards:
        found.append(DefendIdentity(NONE, card, NONE))
    return found


def sample(count: int, rng: Rng) -> list[int]:
    order = list(range(count))
    if count > MOST:
        rng.shuffle(order)
    return order[:MOST]


def at_random(seats: int, rng: Rng) -> list[Move[Any]]:
    """Robots, pairs and discards of any cards at all."""
    found: list[Move[Any]] = []
    for _ in range(60):
        parts = [some_part(kind, rng) for kind in (HEAD, BODY, LEGS)]
        target, second = rng.below(seats), rng.below(seats + 1) - 1
        found.append(Robot(parts[0], parts[1], parts[2], target, second))
        found.append(DefendRobot(parts[0], parts[1], parts[2]))
        first, other = rng.below(CARDS), rng.below(CARDS)
        found.append(Ally(parts[rng.below(3)], parts[rng.below(3)], rng.below(3)))
        found.append(Ally(first, other, rng.below(3)))
        found.append(Identity(NONE, first, other))
        found.append(DefendIdentity(NONE, first, other))
        found.append(Robot(first, other, parts[2], target, NONE))
    return found


def some_part(kind: int, rng: Rng) -> int:
    return FLEX if rng.below(8) == 0 else kind * ROBOTS + rng.below(ROBOTS)
