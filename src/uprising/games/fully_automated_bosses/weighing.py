"""What a search asks of this game: how a seat stands."""

from __future__ import annotations

from typing import Final

from .cards import LUDDITE, NONE, SCAB, STARTUPPER
from .state import Bosses

MIXED: Final = ("ask-bid", "ask-vote")
"""FAB-SEC-1, FAB-STRIKE-1: Security and Strike are decided at the same moment."""

PULL: Final = 0.5
"""The rules of thumb are rough here: an answer need not be far ahead of theirs."""


def value(s: Bosses, seat: int) -> float:
    """Won or not; before the end, how far the seat has come on its own way or the common one."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    common = 0.5 * s.automated() / len(s.workers)
    role = s.roles[seat]
    if s.side(seat) != NONE:
        return min(1.0, s.coins[seat] / s.size().boss_target)
    if role == STARTUPPER:
        return max(common, min(1.0, (s.coins[seat] + s.fund) / len(s.roles)))
    if role == LUDDITE:
        return max(common, s.destroyed / s.pack.destroyed_to_win)
    if role == SCAB:
        best = max(s.coins[s.bosses[0]], s.coins[s.bosses[1]])
        return max(common, min(1.0, 0.7 * best / s.size().boss_target))
    return common


def clock(s: Bosses) -> int:
    return s.round
