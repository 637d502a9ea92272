"""FAU-TALK-5: the few things that may be said, and the silence around the vote."""

from __future__ import annotations

from typing import Final

from uprising.kernel import Talk

from .state import Factory
from .steps import Assigning, Nominating, Picking, Voting
from .steps_event import NameCarer, Patient, RuleCustody, Sabotage, Target
from .steps_rent import Inheriting

ALWAYS: Final = ("say-hello", "say-thanks", "say-luck", "say-good-game")
EVENT: Final = (*ALWAYS, "say-pick-me", "say-not-me")
CONTRACTS: Final = (*ALWAYS, "say-need-pay", "say-need-holiday", "say-your-pick")
ROBOT: Final = (*ALWAYS, "say-robot-me")


def talk(s: Factory, seat: int) -> Talk:
    """FAU-TALK-3: no free talk; nothing at all until the votes are shown (FAU-TALK-1).

    A phrase about somebody carries the seat: `say-robot-to @2`. FAU-ELIM-1: the eliminated have
    stopped playing, so they say nothing until the end.
    """
    if s.ended:
        return Talk(phrases=ALWAYS)
    asker = s.asker
    if s.out[seat] or isinstance(asker, Voting):
        return Talk()
    if isinstance(asker, Target | Patient | Sabotage | NameCarer | RuleCustody):
        return Talk(phrases=EVENT)
    if isinstance(asker, Picking):
        return Talk(phrases=CONTRACTS)
    if isinstance(asker, Nominating | Assigning | Inheriting):
        others = [f"say-robot-to @{who}" for who in s.active() if who != seat]
        return Talk(phrases=(*ROBOT, *others))
    return Talk(phrases=ALWAYS)
