"""What a player can do on a turn (4.6 of the rules), and why not."""

from __future__ import annotations

from typing import Any, Final, final

from uprising.kernel import Move, Refusal, at

from .cards import (
    BY_RAID,
    CARDS,
    EVENT,
    FLEX,
    FREEZE,
    KINDS,
    LETHAL,
    MIND,
    NONE,
    NUISANCE,
    PULL,
    SLUGS,
    SPROCKET,
    TIME_MACHINE,
    UTILITY,
    VOSS,
    is_matched,
    kind_of,
)
from .questions import FROM_DISCARD, Aiming, Requested, Taking
from .state import RobotRise

OVER: Final = Refusal("refuse-over", "RISE-END-1")
NOT_ASKED: Final = Refusal("refuse-not-asked", "RISE-ASK-1")
NOT_NOW: Final = Refusal("refuse-not-now", "RISE-FLOW-1")
NOT_IN_HAND: Final = Refusal("refuse-not-in-hand", "RISE-INFO-1")
NO_ACTION: Final = Refusal("refuse-no-action", "RISE-TURN-11")
NEEDS_TARGET: Final = Refusal("refuse-needs-target", "RISE-ATTACK-1")
NO_SUCH_TARGET: Final = Refusal("refuse-takes-no-target", "RISE-TURN-11")
ONESELF: Final = Refusal("refuse-oneself", "RISE-ATTACK-1")
HAS_LEFT: Final = Refusal("refuse-has-left", "RISE-LAIR-2")
SHIELDED: Final = Refusal("refuse-shielded", "RISE-FIELD-1")
NOTHING_TO_RAID: Final = Refusal("refuse-empty-hand", "RISE-CARD-8")
NO_MIND: Final = Refusal("refuse-empty-hand", "RISE-CARD-10")
NOTHING_TO_PULL: Final = Refusal("refuse-empty-hand", "RISE-IDENT-2")
FROZEN: Final = Refusal("refuse-frozen", "RISE-FREEZE-1")
NOTHING_TO_TAKE: Final = Refusal("refuse-nothing-to-take", "RISE-CARD-12")
NOT_A_ROBOT: Final = Refusal("refuse-not-a-robot", "RISE-BOT-1")
TWO_FLEX: Final = Refusal("refuse-two-flex", "RISE-BOT-4")
NOT_MATCHED: Final = Refusal("refuse-not-matched", "RISE-BOT-3")
SAME_TARGET: Final = Refusal("refuse-same-target", "RISE-BOT-3")
NOT_A_PAIR: Final = Refusal("refuse-not-a-pair", "RISE-ALLY-1")
NO_ALLIANCE: Final = Refusal("refuse-no-alliance", "RISE-ALLY-1")
ASKED_ALREADY: Final = Refusal("refuse-asked-already", "RISE-TURN-10")
NOT_THE_KIND: Final = Refusal("refuse-not-the-kind", "RISE-ALLY-3")
NO_TARGET_LEFT: Final = Refusal("refuse-no-target-left", "RISE-ALLY-4")
NO_OFFER: Final = Refusal("refuse-no-offer", "RISE-ALLY-5")
THE_HELPER: Final = Refusal("refuse-the-helper", "RISE-ALLY-8")
IDENTITY_USED: Final = Refusal("refuse-identity-used", "RISE-ID-1")
NO_IDENTITY_ATTACK: Final = Refusal("refuse-no-identity-attack", "RISE-ID-1")
IDENTITY_NO_TARGET: Final = Refusal("refuse-identity-no-target", "RISE-ID-4")
IDENTITY_FORM: Final = Refusal("refuse-identity-form", "RISE-ID-6")
NOT_PARTS: Final = Refusal("refuse-not-parts", "RISE-IDENT-4")
CANNOT_TAKE: Final = Refusal("refuse-cannot-take", "RISE-CARD-12")
NOT_IN_THAT_HAND: Final = Refusal("refuse-not-in-that-hand", "RISE-EXIT-1")
JUST_TAKEN: Final = Refusal("refuse-just-taken", "RISE-CARD-10")
MUST_ACT: Final = Refusal("refuse-must-act", "RISE-TURN-2")
NO_SWAP: Final = Refusal("refuse-must-act", "RISE-TURN-6")
TOO_FEW_PARTS: Final = Refusal("refuse-too-few-parts", "RISE-TURN-6")


def not_a_target(s: RobotRise, seat: int, target: int) -> Refusal | None:
    """RISE-ATTACK-1: why a seat cannot attack another at all. (RISE-EDGE-13)"""
    if target == NONE:
        return NEEDS_TARGET
    if target == seat:
        return ONESELF
    if target >= len(s.lairs) or s.lairs[target] == 0:
        return HAS_LEFT
    return SHIELDED if s.fields[target] else None


def not_open_to(s: RobotRise, target: int, kind: int) -> Refusal | None:
    """The cards' own conditions: Raid, Mind Control and Polar Pull want a card to take
    (RISE-CARD-8, RISE-CARD-10, RISE-IDENT-2), cold wants somebody warm (RISE-CARD-9).

    (RISE-EDGE-38)
    """
    if kind == FREEZE:
        return FROZEN if s.frozen[target] else None
    if s.hands[target]:
        return None
    if kind == BY_RAID:
        return NOTHING_TO_RAID
    if kind == MIND:
        return NO_MIND
    return NOTHING_TO_PULL if kind == PULL else None


def takeable(s: RobotRise) -> list[int]:
    """RISE-CARD-12: what a Time Machine may bring back, oldest first, each card once.

    (RISE-EDGE-34)
    """
    found: list[int] = []
    look = s.pack.cards[TIME_MACHINE].look
    for card in s.discard[-look:]:
        if s.pack.type_of[card] != EVENT and card not in found:
            found.append(card)
    return found


def may_travel(s: RobotRise) -> bool:
    """RISE-CARD-12: whether there is anything to bring back."""
    look = s.pack.cards[TIME_MACHINE].look
    return any(s.pack.type_of[card] != EVENT for card in s.discard[-look:])


def lacks(hand: list[int], cards: list[int]) -> bool:
    """Whether the hand does not hold all these cards."""
    left = hand.copy()
    for card in cards:
        if card not in left:
            return True
        left.remove(card)
    return False


def not_a_robot(hand: list[int], head: int, body: int, legs: int) -> Refusal | None:
    """RISE-BOT-1, RISE-BOT-4: a Head, a Body and Legs, one of them perhaps a Flex."""
    flexes = 0
    for kind, card in enumerate((head, body, legs)):
        if card == FLEX:
            flexes += 1
        elif kind_of(card) != kind:
            return NOT_A_ROBOT
    if flexes > 1:
        return TWO_FLEX
    return NOT_IN_HAND if lacks(hand, [head, body, legs]) else None


@final
class Play(Move[RobotRise]):
    """RISE-TURN-11: a lethal or nuisance card at a target, or a utility card."""

    __slots__ = ("card", "target")

    def __init__(self, card: int, target: int) -> None:
        self.card: Final = card
        self.target: Final = target

    def text(self) -> str:
        if self.target == NONE:
            return f"play {SLUGS[self.card]}"
        return f"play {SLUGS[self.card]} > {at(self.target)}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        if self.card not in s.hands[seat]:
            return NOT_IN_HAND
        kind = s.pack.type_of[self.card]
        if kind == UTILITY:
            if self.target != NONE:
                return NO_SUCH_TARGET
            if self.card == TIME_MACHINE and not may_travel(s):
                return NOTHING_TO_TAKE
            return None
        if kind != LETHAL and kind != NUISANCE:
            return NO_ACTION
        no = not_a_target(s, seat, self.target)
        return no if no is not None else not_open_to(s, self.target, s.pack.attack_of[self.card])


@final
class Robot(Move[RobotRise]):
    """RISE-BOT-2: attack with a robot; RISE-BOT-3: a matched one may attack two."""

    __slots__ = ("body", "head", "legs", "second", "target")

    def __init__(self, head: int, body: int, legs: int, target: int, second: int) -> None:
        self.head: Final = head
        self.body: Final = body
        self.legs: Final = legs
        self.target: Final = target
        self.second: Final = second

    def text(self) -> str:
        cards = f"robot {SLUGS[self.head]} {SLUGS[self.body]} {SLUGS[self.legs]}"
        if self.second == NONE:
            return f"{cards} > {at(self.target)}"
        return f"{cards} > {at(self.target)} {at(self.second)}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        no = not_a_robot(s.hands[seat], self.head, self.body, self.legs)
        if no is not None:
            return no
        matched = is_matched(self.head, self.body, self.legs)
        return not_aimed(
            s, seat, self.target, self.second, s.pack.matched_targets if matched else 1
        )


def not_aimed(s: RobotRise, seat: int, target: int, second: int, most: int) -> Refusal | None:
    no = not_a_target(s, seat, target)
    if no is not None or second == NONE:
        return no
    if most < 2:
        return NOT_MATCHED
    return SAME_TARGET if second == target else not_a_target(s, seat, second)


@final
class Ally(Move[RobotRise]):
    """RISE-ALLY-1: lay two cards open, in the order Head, Body, Legs, and ask for the third.

    (RISE-EDGE-17, RISE-EDGE-49)
    """

    __slots__ = ("first", "missing", "second")

    def __init__(self, first: int, second: int, missing: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.missing: Final = missing

    def text(self) -> str:
        return f"ally {SLUGS[self.first]} {SLUGS[self.second]} for {KINDS[self.missing]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        first_kind = 1 if self.missing == 0 else 0
        second_kind = 1 if self.missing == 2 else 2
        if self.first != FLEX and kind_of(self.first) != first_kind:
            return NOT_A_PAIR
        if self.second != FLEX and kind_of(self.second) != second_kind:
            return NOT_A_PAIR
        if self.first == FLEX and self.second == FLEX:
            return TWO_FLEX
        if lacks(s.hands[seat], [self.first, self.second]):
            return NOT_IN_HAND
        if s.asked >> self.missing & 1:
            return ASKED_ALREADY
        if s.opponents_in_game(seat) < 2 or not s.targets(seat):
            return NO_ALLIANCE
        return None


@final
class Identity(Move[RobotRise]):
    """RISE-TURN-4: the identity's one-time attack; a target for Voss, two parts for Sprocket."""

    __slots__ = ("first", "second", "target")

    def __init__(self, target: int, first: int, second: int) -> None:
        self.target: Final = target
        self.first: Final = first
        self.second: Final = second

    def text(self) -> str:
        if self.target != NONE:
            return f"identity > {at(self.target)}"
        if self.first != NONE:
            return f"identity {SLUGS[self.first]} {SLUGS[self.second]}"
        return "identity"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        if s.used[seat]:
            return IDENTITY_USED
        identity = s.identities[seat]
        if identity > SPROCKET:
            return NO_IDENTITY_ATTACK
        if (self.target == NONE) == (identity == VOSS):
            return IDENTITY_FORM
        if (self.first == NONE) == (identity == SPROCKET):
            return IDENTITY_FORM
        if identity == VOSS:
            return not_a_target(s, seat, self.target)
        if not identity_targets(s, seat, identity):
            return IDENTITY_NO_TARGET
        if identity == SPROCKET:
            if kind_of(self.first) == NONE or kind_of(self.second) == NONE:
                return NOT_PARTS
            return NOT_IN_HAND if lacks(s.hands[seat], [self.first, self.second]) else None
        return None


def identity_targets(s: RobotRise, seat: int, identity: int) -> list[int]:
    """RISE-ID-3, RISE-ID-4: whom an identity's attack can be aimed at, clockwise."""
    attack = s.pack.identity_attack[identity]
    return [who for who in s.targets(seat) if not_open_to(s, who, attack) is None]


@final
class Offer(Move[RobotRise]):
    """RISE-ALLY-3: offer a card of the kind asked for."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"offer {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        asked = s.asker
        assert isinstance(asked, Requested)
        if self.card not in s.hands[seat]:
            return NOT_IN_HAND
        if self.card == FLEX:
            if asked.flexed:
                return TWO_FLEX
        elif kind_of(self.card) != asked.missing:
            return NOT_THE_KIND
        return None if may_help(s, asked.who, seat) else NO_TARGET_LEFT


def may_help(s: RobotRise, requester: int, helper: int) -> bool:
    """RISE-ALLY-4: without the helper the requester must still have a legal target.

    (RISE-EDGE-18)
    """
    for who in range(len(s.lairs)):
        if who != requester and who != helper and s.lairs[who] > 0 and s.fields[who] == 0:
            return True
    return False


@final
class Decline(Move[RobotRise]):
    """RISE-ALLY-3: offer nothing."""

    def text(self) -> str:
        return "decline"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        return None


@final
class Accept(Move[RobotRise]):
    """RISE-ALLY-5: pick one of several offers."""

    __slots__ = ("helper",)

    def __init__(self, helper: int) -> None:
        self.helper: Final = helper

    def text(self) -> str:
        return f"accept {at(self.helper)}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        if self.helper >= len(s.offers) or s.offers[self.helper] == NONE:
            return NO_OFFER
        return None


@final
class Targets(Move[RobotRise]):
    """RISE-ALLY-8, RISE-IDENT-4: whom the robot laid down attacks."""

    __slots__ = ("second", "target")

    def __init__(self, target: int, second: int) -> None:
        self.target: Final = target
        self.second: Final = second

    def text(self) -> str:
        if self.second == NONE:
            return f"targets {at(self.target)}"
        return f"targets {at(self.target)} {at(self.second)}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        aiming = s.asker
        assert isinstance(aiming, Aiming)
        if aiming.helper != NONE and aiming.helper in (self.target, self.second):
            return THE_HELPER
        return not_aimed(s, seat, self.target, self.second, aiming.most)


@final
class Take(Move[RobotRise]):
    """A card out of the discards (RISE-CARD-12) or of a hand (RISE-CARD-10, RISE-EXIT-1)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"take {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        taking = s.asker
        assert isinstance(taking, Taking)
        if taking.source == FROM_DISCARD:
            return None if self.card in takeable(s) else CANNOT_TAKE
        return None if self.card in s.hands[taking.source] else NOT_IN_THAT_HAND


@final
class Give(Move[RobotRise]):
    """RISE-CARD-10: give one other card for the one just taken, which lies last in the hand."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"give {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        hand = s.hands[seat]
        if self.card not in hand:
            return NOT_IN_HAND
        return None if self.card in hand[:-1] else JUST_TAKEN


@final
class Swap(Move[RobotRise]):
    """RISE-TURN-6: discard three parts of one kind, the oldest, and draw three cards."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def text(self) -> str:
        return f"swap3 {KINDS[self.kind]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        if must_act(s, seat):
            return NO_SWAP
        return None if count_kind(s.hands[seat], self.kind) >= s.pack.swap_parts else TOO_FEW_PARTS


@final
class Pass(Move[RobotRise]):
    """RISE-TURN-6: do nothing, for want of a valid action."""

    def text(self) -> str:
        return "pass"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        return MUST_ACT if must_act(s, seat) else None


def count_kind(hand: list[int], kind: int) -> int:
    count = 0
    for card in hand:
        if kind_of(card) == kind:
            count += 1
    return count


def must_act(s: RobotRise, seat: int) -> bool:
    """RISE-TURN-2, RISE-TURN-11: whether there is a valid action besides an identity's attack.

    (RISE-EDGE-14, RISE-EDGE-45, RISE-EDGE-50)
    """
    hand = s.hands[seat]
    targets = s.targets(seat)
    for card in hand:
        kind = s.pack.type_of[card]
        if kind == UTILITY:
            if card != TIME_MACHINE or may_travel(s):
                return True
        elif kind in (LETHAL, NUISANCE):
            for who in targets:
                if not_open_to(s, who, s.pack.attack_of[card]) is None:
                    return True
    if not targets:
        return False
    held = [count_kind(hand, kind) > 0 for kind in range(3)]
    flex = FLEX in hand
    kinds = held.count(True) + (1 if flex else 0)
    if kinds >= 3:
        return True
    if s.opponents_in_game(seat) < 2:
        return False
    for missing in range(3):
        if not s.asked >> missing & 1:
            others = [held[kind] for kind in range(3) if kind != missing]
            if others.count(True) + (1 if flex else 0) >= 2 and True in others:
                return True
    return False


DECLINE: Final = Decline()
PASS: Final = Pass()
OFFERS: Final = [Offer(card) for card in range(CARDS)]
TAKES: Final = [Take(card) for card in range(CARDS)]
GIVES: Final = [Give(card) for card in range(CARDS)]
SWAPS: Final = [Swap(kind) for kind in range(3)]
ACCEPTS: Final = [Accept(seat) for seat in range(6)]
PLAYS: Final = [[Play(card, target) for target in range(-1, 6)] for card in range(CARDS)]
IDENTITY: Final = Identity(NONE, NONE, NONE)
ALLIES: Final = [
    [[Ally(first, second, missing) for second in range(FLEX + 1)] for first in range(FLEX + 1)]
    for missing in range(3)
]
JURY_RIGS: Final = [
    [Identity(NONE, first, second) for second in range(FLEX)] for first in range(FLEX)
]
LANCES: Final = [Identity(target, NONE, NONE) for target in range(6)]

TURN_MOVES: Final[tuple[type[Move[Any]], ...]] = (Play, Robot, Ally, Identity, Swap, Pass)
