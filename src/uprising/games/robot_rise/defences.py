"""How an attacked player may answer (RISE-DEF-1, table 6.4), and why not."""

from __future__ import annotations

from typing import Any, Final, final

from uprising.kernel import Move, Refusal, at

from .cards import (
    BUNKER,
    CARDS,
    DETOUR,
    EMP,
    ESCAPE,
    GLOBAL,
    MALWARE,
    NONE,
    NUKE,
    REVERB,
    SLUGS,
    UNDERSTUDY,
    USELESS,
)
from .moves import IDENTITY_FORM, IDENTITY_USED, NOT_IN_HAND, lacks, not_a_robot, not_a_target
from .questions import Attacked
from .state import RobotRise

NO_DEFENCE: Final = Refusal("refuse-does-not-stop", "RISE-DEF-1")
STOPS_NOTHING: Final = {
    ESCAPE: Refusal("refuse-does-not-stop", "RISE-STOP-1"),
    EMP: Refusal("refuse-does-not-stop", "RISE-STOP-2"),
    MALWARE: Refusal("refuse-does-not-stop", "RISE-STOP-3"),
    NUKE: Refusal("refuse-does-not-stop", "RISE-STOP-4"),
}
NO_IDENTITY_DEFENCE: Final = Refusal("refuse-no-identity-defence", "RISE-DEF-1")
IDENTITY_STOPS_NOTHING: Final = {
    UNDERSTUDY: Refusal("refuse-identity-does-not-stop", "RISE-STOP-6"),
    BUNKER: Refusal("refuse-identity-does-not-stop", "RISE-STOP-7"),
    DETOUR: Refusal("refuse-identity-does-not-stop", "RISE-STOP-8"),
    REVERB: Refusal("refuse-identity-does-not-stop", "RISE-STOP-9"),
}
NOT_THE_OWNER: Final = Refusal("refuse-not-the-owner", "RISE-IDENT-6")
DISCARD_TWO: Final = Refusal("refuse-discard-two", "RISE-IDENT-7")

KINDS_OF_ATTACK: Final = GLOBAL + 1


def card_answer(s: RobotRise, card: int, attack: int) -> int:
    """RISE-STOP-1, RISE-STOP-2, RISE-STOP-3, RISE-STOP-4: what a card does to an attack.

    (RISE-CARD-14, RISE-CARD-15, RISE-CARD-16; RISE-EDGE-26, RISE-EDGE-44)
    """
    return s.pack.answer[card * KINDS_OF_ATTACK + attack]


def identity_answer(s: RobotRise, identity: int, attack: int) -> int:
    """RISE-STOP-6, RISE-STOP-7, RISE-STOP-8, RISE-STOP-9: what an identity does to an attack.

    (RISE-EDGE-41)
    """
    return s.pack.identity_answer[identity * KINDS_OF_ATTACK + attack]


@final
class Defend(Move[RobotRise]):
    """RISE-DEF-1: answer with a card, or let it happen (NONE; RISE-ATTACK-2)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return "defend none" if self.card == NONE else f"defend {SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        attack = s.asker
        assert isinstance(attack, Attacked)
        if self.card == NONE:
            return None
        if self.card not in s.hands[seat]:
            return NOT_IN_HAND
        if card_answer(s, self.card, attack.kind) != USELESS:
            return None
        return STOPS_NOTHING.get(self.card, NO_DEFENCE)


@final
class DefendRobot(Move[RobotRise]):
    """RISE-STOP-5: a complete robot stops any attack."""

    __slots__ = ("body", "head", "legs")

    def __init__(self, head: int, body: int, legs: int) -> None:
        self.head: Final = head
        self.body: Final = body
        self.legs: Final = legs

    def text(self) -> str:
        return f"defend robot {SLUGS[self.head]} {SLUGS[self.body]} {SLUGS[self.legs]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        return not_a_robot(s.hands[seat], self.head, self.body, self.legs)


@final
class DefendIdentity(Move[RobotRise]):
    """RISE-ID-6: the identity's defence, with Detour's new target or Reverb's discards."""

    __slots__ = ("first", "second", "target")

    def __init__(self, target: int, first: int, second: int) -> None:
        self.target: Final = target
        self.first: Final = first
        self.second: Final = second

    def text(self) -> str:
        if self.target != NONE:
            return f"defend identity > {at(self.target)}"
        if self.second != NONE:
            return f"defend identity {SLUGS[self.first]} {SLUGS[self.second]}"
        if self.first != NONE:
            return f"defend identity {SLUGS[self.first]}"
        return "defend identity"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        attack = s.asker
        assert isinstance(attack, Attacked)
        if s.used[seat]:
            return IDENTITY_USED
        identity = s.identities[seat]
        if s.pack.identities[identity].use != "defense":
            return NO_IDENTITY_DEFENCE
        if identity_answer(s, identity, attack.kind) == USELESS:
            return IDENTITY_STOPS_NOTHING.get(identity, NO_IDENTITY_DEFENCE)
        if (self.target == NONE) == (identity == DETOUR):
            return IDENTITY_FORM
        if self.first != NONE and identity != REVERB:
            return IDENTITY_FORM
        if identity == DETOUR:
            no = not_a_target(s, seat, self.target)
            return (
                no if no is not None else (NOT_THE_OWNER if self.target == attack.owner else None)
            )
        if identity == REVERB:
            return not_the_cost(s, seat, self.first, self.second)
        return None


def reverb_cost(s: RobotRise) -> int:
    """RISE-IDENT-7: two cards; a move names no more than two."""
    return min(s.pack.identities[REVERB].cost, 2)


def not_the_cost(s: RobotRise, seat: int, first: int, second: int) -> Refusal | None:
    """RISE-IDENT-7: two cards, all if fewer, also none."""
    named = [card for card in (first, second) if card != NONE]
    hand = s.hands[seat]
    if len(named) != min(reverb_cost(s), len(hand)):
        return DISCARD_TWO
    return NOT_IN_HAND if lacks(hand, named) else None


UNDEFENDED: Final = Defend(NONE)
DEFENDS: Final = [Defend(card) for card in range(CARDS)]
BY_IDENTITY: Final = DefendIdentity(NONE, NONE, NONE)
DETOURS: Final = [DefendIdentity(target, NONE, NONE) for target in range(6)]

DEFENCES: Final[tuple[type[Move[Any]], ...]] = (Defend, DefendRobot, DefendIdentity)
