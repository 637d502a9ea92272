"""Attacking with a robot of one's own: which robots, at whom, and why not (RISE-BOT-1..4)."""

from typing import Any, Final, final

from uprising.kernel import Field, Move, OneOf, Refusal, at

from .cards import FLEX, KINDS, NONE, SLUGS, is_matched, kind_of
from .hands import NOT_IN_HAND, Parts, lacks, robots_of
from .state import RobotRise
from .targets import not_aimed, two_of

NOT_A_ROBOT: Final = Refusal("refuse-not-a-robot", "RISE-BOT-1")
TWO_FLEX: Final = Refusal("refuse-two-flex", "RISE-BOT-4")


@final
class Robot(Move[RobotRise]):
    """RISE-BOT-2: attack with a robot; RISE-BOT-3: a matched one may attack two."""

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
        most = most_targets(s, self.head, self.body, self.legs)
        return not_aimed(s, seat, self.target, self.second, most)


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


def most_targets(s: RobotRise, head: int, body: int, legs: int) -> int:
    """RISE-BOT-3: a matched robot may attack two."""
    return s.pack.matched_targets if is_matched(head, body, legs) else 1


def add_robots(s: RobotRise, parts: Parts, targets: list[int], moves: list[Move[Any]]) -> None:
    """Every robot at every target, a matched one also at two."""
    for head, body, legs in robots_of(parts):
        for target in targets:
            moves.append(Robot(head, body, legs, target, NONE))
        if len(targets) > 1 and most_targets(s, head, body, legs) > 1:
            for target, second in two_of(targets):
                moves.append(Robot(head, body, legs, target, second))


def robot_count(s: RobotRise, parts: Parts, targets: list[int]) -> int:
    """How many moves these are, without making them."""
    more = len(targets) - 1 if s.pack.matched_targets > 1 else 0
    return (parts.robots() + parts.matched() * more) * len(targets)


def robot_fields(parts: Parts) -> tuple[Field, ...]:
    """A form's fields: a Head, a Body and Legs out of a hand, a Flex wherever it may stand."""
    flex = [FLEX] if parts.flex else []
    return tuple(
        OneOf(name, tuple(SLUGS[card] for card in [*parts.of(kind), *flex]))
        for kind, name in enumerate(KINDS)
    )


def robot_from(values: dict[str, Any]) -> list[int]:
    """The cards in these fields, filled in."""
    return [SLUGS.index(values[name]) for name in KINDS]
