"""Whom an attack can be aimed at, and why not (RISE-ATTACK-1)."""

from typing import Final, final

from uprising.kernel import Move, Refusal, Step, at

from .cards import BY_RAID, FREEZE, MIND, NONE, PULL
from .state import RobotRise

NEEDS_TARGET: Final = Refusal("refuse-needs-target", "RISE-ATTACK-1")
ONESELF: Final = Refusal("refuse-oneself", "RISE-ATTACK-1")
HAS_LEFT: Final = Refusal("refuse-has-left", "RISE-LAIR-2")
SHIELDED: Final = Refusal("refuse-shielded", "RISE-FIELD-1")
NOTHING_TO_RAID: Final = Refusal("refuse-empty-hand", "RISE-CARD-8")
NO_MIND: Final = Refusal("refuse-empty-hand", "RISE-CARD-10")
NOTHING_TO_PULL: Final = Refusal("refuse-empty-hand", "RISE-IDENT-2")
FROZEN: Final = Refusal("refuse-frozen", "RISE-FREEZE-1")
NOT_MATCHED: Final = Refusal("refuse-not-matched", "RISE-BOT-3")
SAME_TARGET: Final = Refusal("refuse-same-target", "RISE-BOT-3")
THE_HELPER: Final = Refusal("refuse-the-helper", "RISE-ALLY-8")


def not_a_target(s: RobotRise, seat: int, target: int) -> Refusal | None:
    """RISE-ATTACK-1: why a seat cannot attack another at all; `s.targets` lists the others.

    (RISE-EDGE-13)
    """
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


def not_aimed(s: RobotRise, seat: int, target: int, second: int, most: int) -> Refusal | None:
    """RISE-BOT-3: why a robot cannot be aimed at one target, or at two."""
    no = not_a_target(s, seat, target)
    if no is not None or second == NONE:
        return no
    if most < 2:
        return NOT_MATCHED
    return SAME_TARGET if second == target else not_a_target(s, seat, second)


def two_of(targets: list[int]) -> list[tuple[int, int]]:
    """RISE-BOT-3: any two targets, in the order in which they are attacked."""
    return [(one, two) for one in targets for two in targets if one != two]


def strongest(s: RobotRise, targets: list[int]) -> int:
    """RISE-DEFAULT-1: the target with most lairs, the first of several."""
    best = targets[0]
    for who in targets:
        if s.lairs[who] > s.lairs[best]:
            best = who
    return best


class Aiming(Step[RobotRise]):
    """Seat `who` names up to `most` targets, never the `helper` (NONE without an alliance)."""

    def __init__(self, who: int, helper: int, most: int) -> None:
        self.who: Final = who
        self.helper: Final = helper
        self.most: Final = most

    def targets(self, s: RobotRise) -> list[int]:
        return [who for who in s.targets(self.who) if who != self.helper]


@final
class Targets(Move[RobotRise]):
    """RISE-ALLY-8, RISE-IDENT-4: whom the robot laid down attacks."""

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
