"""The one-time attacks of identities: what each needs, and why not (RISE-ID-1..6)."""

from typing import Any, Final, final

from uprising.kernel import Move, Refusal, at

from .cards import FLEX, NONE, PARTS, SLUGS, SPROCKET, VOSS, kind_of
from .hands import NOT_IN_HAND, lacks
from .state import SEATS, RobotRise
from .targets import not_a_target, not_open_to

IDENTITY_USED: Final = Refusal("refuse-identity-used", "RISE-ID-1")
NO_IDENTITY_ATTACK: Final = Refusal("refuse-no-identity-attack", "RISE-ID-1")
IDENTITY_NO_TARGET: Final = Refusal("refuse-identity-no-target", "RISE-ID-4")
IDENTITY_FORM: Final = Refusal("refuse-identity-form", "RISE-ID-6")
NOT_PARTS: Final = Refusal("refuse-not-parts", "RISE-IDENT-4")


@final
class Identity(Move[RobotRise]):
    """RISE-TURN-4: the identity's one-time attack; a target for Voss, two parts for Sprocket."""

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
        no = no_attack(s, seat)
        if no is not None:
            return no
        identity = s.identities[seat]
        if (self.target == NONE) == (identity == VOSS):
            return IDENTITY_FORM
        if (self.first == NONE) == (identity == SPROCKET):
            return IDENTITY_FORM
        if identity == VOSS:
            return not_a_target(s, seat, self.target)
        if not identity_targets(s, seat):
            return IDENTITY_NO_TARGET
        if identity != SPROCKET:
            return None
        if kind_of(self.first) == NONE or kind_of(self.second) == NONE:
            return NOT_PARTS
        return NOT_IN_HAND if lacks(s.hands[seat], [self.first, self.second]) else None


def no_attack(s: RobotRise, seat: int) -> Refusal | None:
    """RISE-ID-1: an identity attacks once, and only some attack at all."""
    if s.used[seat]:
        return IDENTITY_USED
    return NO_IDENTITY_ATTACK if s.identities[seat] > SPROCKET else None


def identity_targets(s: RobotRise, seat: int) -> list[int]:
    """RISE-ID-3, RISE-ID-4: whom an identity's attack can be aimed at, clockwise."""
    attack = s.pack.identity_attack[s.identities[seat]]
    return [who for who in s.targets(seat) if not_open_to(s, who, attack) is None]


def identity_moves(s: RobotRise, seat: int) -> list[Move[Any]]:
    """RISE-TURN-4, RISE-ID-4: the attack, if it can hit; Jury Rig with any two parts."""
    if no_attack(s, seat) is not None:
        return []
    targets = identity_targets(s, seat)
    if s.identities[seat] == VOSS:
        return [LANCES[target] for target in targets]
    if not targets:
        return []
    return jury_rigs(s.hands[seat]) if s.identities[seat] == SPROCKET else [IDENTITY]


def can_jury_rig(s: RobotRise, seat: int) -> bool:
    may = s.identities[seat] == SPROCKET and no_attack(s, seat) is None
    return may and len(identity_targets(s, seat)) > 0


def jury_rigs(hand: list[int]) -> list[Move[Any]]:
    """RISE-IDENT-4: any two parts, in the order in which they are discarded."""
    parts = [card for card in hand if card < PARTS]
    return [JURY_RIGS[first][second] for first in parts for second in parts if first != second]


IDENTITY: Final = Identity(NONE, NONE, NONE)
LANCES: Final = [Identity(target, NONE, NONE) for target in range(SEATS)]
JURY_RIGS: Final = [
    [Identity(NONE, first, second) for second in range(FLEX)] for first in range(FLEX)
]
