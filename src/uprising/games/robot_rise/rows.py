"""The legal answers as lists, made quickly: the same moves that the refusals let through.

Up to LISTED rows a question is a list. With very large hands robots and pairs multiply; beyond
that the question is wide: they become forms to fill in (`forms.py`), the rest stays listed.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from uprising.kernel import Move

from .cards import (
    BODY,
    BY_RAID,
    DETOUR,
    FLEX,
    FREEZE,
    HEAD,
    LETHAL,
    MIND,
    NONE,
    NUISANCE,
    PARTS,
    REVERB,
    ROBOTS,
    SPROCKET,
    TIME_MACHINE,
    USELESS,
    UTILITY,
    VOSS,
    is_matched,
)
from .defences import (
    BY_IDENTITY,
    DEFENDS,
    DETOURS,
    KINDS_OF_ATTACK,
    UNDEFENDED,
    DefendIdentity,
    DefendRobot,
    identity_answer,
)
from .moves import (
    IDENTITY,
    LANCES,
    PASS,
    PLAYS,
    SWAPS,
    Ally,
    Identity,
    Robot,
    identity_targets,
    takeable,
)
from .state import RobotRise

LISTED: Final = 400


class Held:
    """The parts in a hand by kind, oldest first, and whether there is a Flex."""

    __slots__ = ("bodies", "flex", "heads", "legs")

    def __init__(self, hand: list[int]) -> None:
        heads: list[int] = []
        bodies: list[int] = []
        legs: list[int] = []
        flex = False
        for card in hand:
            if card < ROBOTS:
                heads.append(card)
            elif card < 2 * ROBOTS:
                bodies.append(card)
            elif card < PARTS:
                legs.append(card)
            elif card == FLEX:
                flex = True
        self.heads = heads
        self.bodies = bodies
        self.legs = legs
        self.flex = flex

    def of(self, kind: int) -> list[int]:
        return self.heads if kind == HEAD else self.bodies if kind == BODY else self.legs

    def parts(self) -> int:
        return len(self.heads) + len(self.bodies) + len(self.legs)

    def robots(self) -> int:
        """How many robots can be built."""
        h, b, g = len(self.heads), len(self.bodies), len(self.legs)
        return h * b * g + (h * b + h * g + b * g if self.flex else 0)

    def pairs(self, asked: int) -> int:
        """How many requests can be made, but for the kinds already asked for."""
        count = 0
        for missing in range(3):
            if not asked >> missing & 1:
                first = len(self.of(1 if missing == 0 else 0))
                second = len(self.of(1 if missing == 2 else 2))
                count += first * second + (first + second if self.flex else 0)
        return count


def robots_of(held: Held) -> list[tuple[int, int, int]]:
    """RISE-BOT-1, RISE-BOT-4: every robot of a hand, those without a Flex first."""
    found = []
    for head in held.heads:
        for body in held.bodies:
            for legs in held.legs:
                found.append((head, body, legs))
    if held.flex:
        for head in held.heads:
            for body in held.bodies:
                found.append((head, body, FLEX))
        for head in held.heads:
            for legs in held.legs:
                found.append((head, FLEX, legs))
        for body in held.bodies:
            for legs in held.legs:
                found.append((FLEX, body, legs))
    return found


def robot_rows(held: Held, targets: list[int]) -> list[Move[Any]]:
    rows: list[Move[Any]] = []
    for head, body, legs in robots_of(held):
        for target in targets:
            rows.append(Robot(head, body, legs, target, NONE))
        if len(targets) > 1 and is_matched(head, body, legs):
            for target in targets:
                for second in targets:
                    if second != target:
                        rows.append(Robot(head, body, legs, target, second))
    return rows


def pair_rows(held: Held, asked: int) -> list[Move[Any]]:
    """RISE-ALLY-1: every pair to lay open, but for the kinds already asked for."""
    rows: list[Move[Any]] = []
    for missing in range(3):
        if asked >> missing & 1:
            continue
        firsts = held.of(1 if missing == 0 else 0)
        seconds = held.of(1 if missing == 2 else 2)
        for first in firsts:
            for second in seconds:
                rows.append(Ally(first, second, missing))
        if held.flex:
            for first in firsts:
                rows.append(Ally(first, FLEX, missing))
            for second in seconds:
                rows.append(Ally(FLEX, second, missing))
    return rows


def play_rows(s: RobotRise, seat: int, targets: list[int]) -> list[Move[Any]]:
    """RISE-TURN-11: cards that can be played, at each target they can be played at."""
    rows: list[Move[Any]] = []
    type_of = s.pack.type_of
    seen: i64 = 0
    for card in s.hands[seat]:
        if card <= FLEX:
            continue
        bit: i64 = 1 << (card - FLEX)
        if seen & bit:
            continue
        seen |= bit
        kind = type_of[card]
        plays = PLAYS[card]
        if kind == UTILITY:
            if card != TIME_MACHINE or takeable(s):
                rows.append(plays[0])
        elif kind == LETHAL:
            for target in targets:
                rows.append(plays[target + 1])
        elif kind == NUISANCE:
            attack = s.pack.attack_of[card]
            for target in targets:
                if attack == FREEZE:
                    if s.frozen[target]:
                        continue
                elif (attack in (BY_RAID, MIND)) and not s.hands[target]:
                    continue
                rows.append(plays[target + 1])
    return rows


def identity_rows(s: RobotRise, seat: int) -> list[Move[Any]]:
    """RISE-TURN-4, RISE-ID-4: the attack of Voss, Lodestone or Frostwick, if it can hit."""
    identity = s.identities[seat]
    targets = identity_targets(s, seat, identity)
    if identity == VOSS:
        return [LANCES[target] for target in targets]
    return [IDENTITY] if targets else []


def can_jury_rig(s: RobotRise, seat: int, targets: list[int]) -> bool:
    return s.identities[seat] == SPROCKET and not s.used[seat] and len(targets) > 0


def jury_rows(hand: list[int]) -> list[Move[Any]]:
    """RISE-IDENT-4: any two parts, in the order in which they are discarded."""
    parts = [card for card in hand if card < PARTS]
    return [Identity(NONE, a, b) for a in parts for b in parts if a != b]


class Actions:
    """What a seat may do with its turn: the rows, or, where there are too many, the plain ones."""

    __slots__ = ("held", "rows", "targets", "wide")

    def __init__(self, s: RobotRise, seat: int) -> None:
        hand = s.hands[seat]
        held = Held(hand)
        targets = s.targets(seat)
        rows = play_rows(s, seat, targets)
        robots = held.robots() * len(targets)
        pairs = 0
        if targets and s.opponents_in_game(seat) > 1:
            pairs = held.pairs(s.asked)
        free = not rows and robots + pairs == 0  # RISE-TURN-6
        jury = can_jury_rig(s, seat, targets)
        parts = held.parts()
        wide = robots + pairs + (parts * parts if jury else 0) > LISTED
        if not wide:
            if robots:
                rows.extend(robot_rows(held, targets))
            if pairs:
                rows.extend(pair_rows(held, s.asked))
            if jury:
                rows.extend(jury_rows(hand))
        if not s.used[seat] and s.identities[seat] < SPROCKET:
            rows.extend(identity_rows(s, seat))
        if free:
            for kind in range(3):
                if len(held.of(kind)) >= s.pack.swap_parts:
                    rows.append(SWAPS[kind])
            rows.append(PASS)
        self.held = held
        self.targets = targets
        self.rows = rows
        self.wide = wide


class Answers:
    """How an attacked seat may answer: the rows, or, where there are too many, the plain ones."""

    __slots__ = ("held", "reverb", "rows", "wide")

    def __init__(self, s: RobotRise, seat: int, owner: int, attack: int) -> None:
        """RISE-DEF-1: nothing, a fitting card, a robot, an identity."""
        hand = s.hands[seat]
        held = Held(hand)
        rows: list[Move[Any]] = [UNDEFENDED]
        answer = s.pack.answer
        seen: i64 = 0
        for card in hand:
            if card > FLEX and answer[card * KINDS_OF_ATTACK + attack] != USELESS:
                bit: i64 = 1 << (card - FLEX)
                if not seen & bit:
                    seen |= bit
                    rows.append(DEFENDS[card])
        identity = s.identities[seat]
        reverb = False
        if not s.used[seat] and identity_answer(s, identity, attack) != USELESS:
            if identity == DETOUR:
                rows.extend([DETOURS[who] for who in s.targets(seat) if who != owner])
            elif identity == REVERB:
                reverb = True
            else:
                rows.append(BY_IDENTITY)
        robots = held.robots()
        wide = robots + (len(hand) * len(hand) if reverb else 0) > LISTED
        if not wide:
            if robots:
                for head, body, legs in robots_of(held):
                    rows.append(DefendRobot(head, body, legs))
            if reverb:
                rows.extend(reverb_rows(hand))
        self.held = held
        self.reverb = reverb
        self.rows = rows
        self.wide = wide


def reverb_rows(hand: list[int]) -> list[Move[Any]]:
    """RISE-IDENT-7, RISE-ID-6: the two cards to discard, in their order; all if fewer."""
    if not hand:
        return [BY_IDENTITY]
    if len(hand) == 1:
        return [DefendIdentity(NONE, hand[0], NONE)]
    rows: list[Move[Any]] = []
    kinds = distinct(hand)
    for first in kinds:
        for second in kinds:
            if first != second or hand.count(first) > 1:
                rows.append(DefendIdentity(NONE, first, second))
    return rows


def distinct(hand: list[int]) -> list[int]:
    """The cards of a hand, oldest first, each once."""
    found: list[int] = []
    for card in hand:
        if card not in found:
            found.append(card)
    return found


def fitting(hand: list[int], missing: int, flexed: bool) -> list[int]:
    """RISE-ALLY-3: what can be offered for the missing kind."""
    found = [card for card in hand if card < PARTS and card // ROBOTS == missing]
    if not flexed and FLEX in hand:
        found.append(FLEX)
    return found
