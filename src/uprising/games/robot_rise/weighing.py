"""What a search asks of this game: how a seat stands, and which answers are worth trying."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .hints import score_of, worth
from .state import RobotRise

HORIZON: Final = 6
"""Turns a search looks ahead: whole games say more about luck than about an answer."""
PULL: Final = 1.0


def strength(s: RobotRise, seat: int) -> float:
    """Lairs first; then cards, the first few more than the rest."""
    if s.lairs[seat] == 0:
        return 0.0
    hand = s.hands[seat]
    cards = 0
    for card in hand:
        cards += worth(hand, card)
    return 2.0 * s.lairs[seat] + min(cards, 240) / 60.0 + 0.5 * s.fields[seat]


def value(s: RobotRise, seat: int) -> float:
    """The share of all strength that is this seat's, the strong counting for more."""
    if s.outcome is not None:
        return 1.0 / len(s.outcome.winners) if seat in s.outcome.winners else 0.0
    own = 0.0
    total = 0.0
    for who in range(len(s.lairs)):
        squared = strength(s, who) ** 2
        total += squared
        if who == seat:
            own = squared
    return own / total


def tries(s: RobotRise, seat: int, rng: Rng) -> list[Move[Any]]:
    """All rows, those the rules of thumb like best first."""
    ask = s.ask_of(seat)
    assert ask is not None
    rows = s.legal(ask, rng)
    scored = [(-score_of(s, seat, rows[i]), i) for i in range(len(rows))]
    scored.sort()
    return [rows[i] for _, i in scored]


def clock(s: RobotRise) -> int:
    return s.turn
