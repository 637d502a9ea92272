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
    DETOUR,
    FLEX,
    FREEZE,
    HEAD,
    LEGS,
    LETHAL,
    NONE,
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
    reverb_cost,
)
from .moves import (
    ALLIES,
    IDENTITY,
    JURY_RIGS,
    LANCES,
    PASS,
    PLAYS,
    SWAPS,
    Robot,
    identity_targets,
    may_travel,
)
from .state import RobotRise

LISTED: Final = 350  # robots, pairs and the like; with all else never more than 400 rows
LARGE: Final = 10  # with fewer cards there are never so many
# Which sets of kinds (bits of Head, Body, Legs, Flex) make a robot.
ENOUGH_KINDS: Final = [False] * 7 + [True] + [False] * 3 + [True, False, True, True, True]


NO_CARDS: Final[list[int]] = []


def with_card(cards: list[int], card: int) -> list[int]:
    """A list with one more card; most hands lack some kind, and share one empty list."""
    if not cards:
        return [card]
    cards.append(card)
    return cards


class Held:
    """The parts in a hand by kind, oldest first, and whether there is a Flex."""

    __slots__ = ("bodies", "flex", "heads", "legs")

    def __init__(self, hand: list[int]) -> None:
        heads = NO_CARDS
        bodies = NO_CARDS
        legs = NO_CARDS
        flex = False
        for card in hand:
            if card < ROBOTS:
                heads = with_card(heads, card)
            elif card < 2 * ROBOTS:
                bodies = with_card(bodies, card)
            elif card < PARTS:
                legs = with_card(legs, card)
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

    def matched(self) -> int:
        """How many of them are matched."""
        count = 0
        for head in self.heads:
            if head + ROBOTS in self.bodies and head + 2 * ROBOTS in self.legs:
                count += 1
        return count

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


def robot_rows(held: Held, targets: list[int], rows: list[Move[Any]]) -> None:
    """RISE-BOT-2, RISE-BOT-3: every robot at every target, a matched one also at two."""
    for head, body, legs in robots_of(held):
        for target in targets:
            rows.append(Robot(head, body, legs, target, NONE))
        if len(targets) > 1 and is_matched(head, body, legs):
            for target in targets:
                for second in targets:
                    if second != target:
                        rows.append(Robot(head, body, legs, target, second))


def pair_rows(held: Held, asked: int, rows: list[Move[Any]]) -> None:
    """RISE-ALLY-1: every pair to lay open, but for the kinds already asked for."""
    for missing in range(3):
        if asked >> missing & 1:
            continue
        firsts = held.of(1 if missing == 0 else 0)
        seconds = held.of(1 if missing == 2 else 2)
        allies = ALLIES[missing]
        for first in firsts:
            for second in seconds:
                rows.append(allies[first][second])
        if held.flex:
            for first in firsts:
                rows.append(allies[first][FLEX])
            for second in seconds:
                rows.append(allies[FLEX][second])


def play_rows(s: RobotRise, seat: int, targets: list[int]) -> list[Move[Any]]:
    """RISE-TURN-11: cards that can be played, at each target they can be played at."""
    rows: list[Move[Any]] = []
    type_of = s.pack.type_of
    seen: i64 = 0
    for card in s.hands[seat]:
        if card <= FLEX:
            continue
        kind = type_of[card]
        if kind > UTILITY:
            continue
        bit: i64 = 1 << i64(card - FLEX)
        if seen & bit != 0:
            continue
        seen |= bit
        plays = PLAYS[card]
        if kind == UTILITY:
            if card != TIME_MACHINE or may_travel(s):
                rows.append(plays[0])
        elif kind == LETHAL:
            for target in targets:
                rows.append(plays[target + 1])
        else:
            attack = s.pack.attack_of[card]
            for target in targets:
                if attack == FREEZE:
                    if s.frozen[target]:
                        continue
                elif not s.hands[target]:
                    continue
                rows.append(plays[target + 1])
    return rows


def identity_rows(s: RobotRise, seat: int, rows: list[Move[Any]]) -> None:
    """RISE-TURN-4, RISE-ID-4: the attack of Voss, Lodestone or Frostwick, if it can hit."""
    identity = s.identities[seat]
    targets = identity_targets(s, seat, identity)
    if identity == VOSS:
        for target in targets:
            rows.append(LANCES[target])
    elif targets:
        rows.append(IDENTITY)


def can_jury_rig(s: RobotRise, seat: int, targets: list[int]) -> bool:
    return s.identities[seat] == SPROCKET and not s.used[seat] and len(targets) > 0


def jury_rows(hand: list[int], rows: list[Move[Any]]) -> None:
    """RISE-IDENT-4: any two parts, in the order in which they are discarded."""
    for first in hand:
        if first < PARTS:
            for second in hand:
                if second < PARTS and second != first:
                    rows.append(JURY_RIGS[first][second])


def action_rows(s: RobotRise, seat: int) -> list[Move[Any]]:
    """RISE-TURN-2, RISE-TURN-6, RISE-TURN-11: what a seat may do with its turn.

    In a wide question robots, requests and makeshift robots are left to the forms.
    """
    hand = s.hands[seat]
    targets = s.targets(seat)
    rows = play_rows(s, seat, targets)
    heads, bodies, legs, flex = count_parts(hand)
    kinds = (heads > 0) + (bodies > 0) + (legs > 0)
    allied = len(targets) > 1 or (len(targets) == 1 and s.opponents_in_game(seat) > 1)
    wide = len(hand) >= LARGE and is_wide(s, seat)
    left_to_forms = False
    if targets and kinds + flex > 1:
        held = Held(hand)
        if wide:
            left_to_forms = kinds + flex > 2 or (allied and held.pairs(s.asked) > 0)
        else:
            if kinds + flex > 2:
                robot_rows(held, targets, rows)
            if allied:
                pair_rows(held, s.asked, rows)
    free = not rows and not left_to_forms  # RISE-TURN-6
    if not s.used[seat] and targets:
        identity = s.identities[seat]
        if identity < SPROCKET:
            identity_rows(s, seat, rows)
        elif identity == SPROCKET and not wide:
            jury_rows(hand, rows)
    if free:
        swap = s.pack.swap_parts
        if heads >= swap:
            rows.append(SWAPS[HEAD])
        if bodies >= swap:
            rows.append(SWAPS[BODY])
        if legs >= swap:
            rows.append(SWAPS[LEGS])
        rows.append(PASS)
    return rows


def count_parts(hand: list[int]) -> tuple[int, int, int, int]:
    """How many Heads, Bodies and Legs, and whether there is a Flex (1 or 0)."""
    heads = 0
    bodies = 0
    legs = 0
    flex = 0
    for card in hand:
        if card < ROBOTS:
            heads += 1
        elif card < 2 * ROBOTS:
            bodies += 1
        elif card < PARTS:
            legs += 1
        elif card == FLEX:
            flex = 1
    return heads, bodies, legs, flex


def is_wide(s: RobotRise, seat: int) -> bool:
    """Whether a large hand could do more than can be listed."""
    targets = s.targets(seat)
    held = Held(s.hands[seat])
    robots = held.robots() * len(targets) + held.matched() * len(targets) * (len(targets) - 1)
    pairs = held.pairs(s.asked) if targets and s.opponents_in_game(seat) > 1 else 0
    jury = held.parts() * held.parts() if can_jury_rig(s, seat, targets) else 0
    return robots + pairs + jury > LISTED


def answer_rows(s: RobotRise, seat: int, owner: int, attack: int) -> list[Move[Any]]:
    """RISE-DEF-1: nothing, a fitting card, an identity, a robot.

    In a wide question robots and Reverb's discards are left to the forms.
    """
    hand = s.hands[seat]
    rows: list[Move[Any]] = [UNDEFENDED]
    answer = s.pack.answer
    seen: i64 = 0
    parts: i64 = 0
    for card in hand:
        if card < ROBOTS:
            parts |= 1
        elif card < 2 * ROBOTS:
            parts |= 2
        elif card < PARTS:
            parts |= 4
        elif card == FLEX:
            parts |= 8
        elif answer[card * KINDS_OF_ATTACK + attack] != USELESS:
            bit: i64 = 1 << i64(card - FLEX)
            if seen & bit == 0:
                seen |= bit
                rows.append(DEFENDS[card])
    wide = len(hand) >= LARGE and is_wide_answer(s, seat, attack)
    if not s.used[seat]:
        identity = s.identities[seat]
        if identity > SPROCKET and identity_answer(s, identity, attack) != USELESS:
            if identity == DETOUR:
                rows.extend([DETOURS[who] for who in s.targets(seat) if who != owner])
            elif identity != REVERB:
                rows.append(BY_IDENTITY)
            elif not wide or reverb_cost(s) < 2:
                rows.extend(reverb_rows(hand, reverb_cost(s)))
    if ENOUGH_KINDS[parts] and not wide:
        for head, body, legs in robots_of(Held(hand)):
            rows.append(DefendRobot(head, body, legs))
    return rows


def can_reverb(s: RobotRise, seat: int, attack: int) -> bool:
    if s.used[seat] or s.identities[seat] != REVERB:
        return False
    return identity_answer(s, REVERB, attack) != USELESS


def is_wide_answer(s: RobotRise, seat: int, attack: int) -> bool:
    """Whether a large hand could answer in more ways than can be listed."""
    hand = s.hands[seat]
    costs = 0
    if can_reverb(s, seat, attack) and reverb_cost(s) == 2:
        costs = len(hand) * len(hand)
    return Held(hand).robots() + costs > LISTED


def reverb_rows(hand: list[int], cost: int) -> list[Move[Any]]:
    """RISE-IDENT-7, RISE-ID-6: the two cards to discard, in their order; all if fewer."""
    if not hand or cost == 0:
        return [BY_IDENTITY]
    kinds = distinct(hand)
    if len(hand) == 1 or cost == 1:
        return [DefendIdentity(NONE, card, NONE) for card in kinds]
    rows: list[Move[Any]] = []
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
