"""What the asking steps tell the moves about themselves: legality depends on the question.

The rules that ask and act are in `steps.py` and `steps_attack.py`; they build on these.
"""

from __future__ import annotations

from typing import Final

from uprising.kernel import Step

from .cards import NONE
from .state import RobotRise

FROM_DISCARD: Final = NONE


class Attacked(Step[RobotRise]):
    """Seat `who` is attacked; `owner` is credited, NONE for an Event (RISE-ATTACK-7)."""

    __slots__ = ("kind", "owner", "who")

    def __init__(self, owner: int, who: int, kind: int) -> None:
        self.owner: Final = owner
        self.who: Final = who
        self.kind: Final = kind


class Requested(Step[RobotRise]):
    """Seat `who` asks the others for the `missing` kind; `flexed` if the open pair has a Flex."""

    __slots__ = ("flexed", "missing", "who")

    def __init__(self, who: int, missing: int, flexed: bool) -> None:
        self.who: Final = who
        self.missing: Final = missing
        self.flexed: Final = flexed


class Aiming(Step[RobotRise]):
    """Seat `who` names up to `most` targets, never the `helper` (NONE without an alliance)."""

    __slots__ = ("helper", "most", "who")

    def __init__(self, who: int, helper: int, most: int) -> None:
        self.who: Final = who
        self.helper: Final = helper
        self.most: Final = most


class Taking(Step[RobotRise]):
    """Seat `who` takes a card out of the hand of seat `source`, or FROM_DISCARD.

    While choosing, it has the whole hand before it, in its order (RISE-INFO-8).
    """

    __slots__ = ("source", "who")

    def __init__(self, who: int, source: int) -> None:
        self.who: Final = who
        self.source: Final = source


def hand_before(s: RobotRise, seat: int) -> int:
    """The seat whose hand this seat is looking into at the moment, or NONE."""
    asker = s.asker
    if s.asks and isinstance(asker, Taking) and asker.who == seat:
        return asker.source
    return NONE
