"""What is going on, read off the pending steps: at a question and between two alike."""

from typing import Any

from uprising.kernel import Step

from .alliances import Requested
from .cards import NONE
from .defences import Attacked
from .state import RobotRise
from .takes import Taking


def current(s: RobotRise) -> Step[Any] | None:
    """The step that asks; between questions the next one, but for attacks that will be dropped."""
    steps = s.pending()
    last = len(steps) - 1
    while last >= 0 and is_dropped(s, steps[last]):
        last -= 1
    return steps[last] if last >= 0 else None


def is_dropped(s: RobotRise, step: Step[Any]) -> bool:
    return isinstance(step, Attacked) and step.is_dropped(s)


def attack(s: RobotRise) -> Attacked | None:
    """The attack somebody has to answer."""
    step = current(s)
    return step if isinstance(step, Attacked) else None


def missing_kind(s: RobotRise) -> int:
    """The kind an alliance is still waiting for, or NONE."""
    step = current(s)
    return step.missing if isinstance(step, Requested) else NONE


def hand_before(s: RobotRise, seat: int) -> int:
    """The seat whose hand this seat is looking into at the moment, or NONE."""
    step = current(s)
    return step.source if isinstance(step, Taking) and step.who == seat else NONE
