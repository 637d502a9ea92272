"""What a search asks of this game: how a seat stands, and which answers are worth trying."""

from typing import Any

from uprising.kernel import Move, Rng

from ..rules.state import RobotRise
from .heuristic import score_of, worth


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
    """All legal moves, those the heuristic likes best first."""
    ask = s.ask_of(seat)
    assert ask is not None
    moves = s.legal(ask, rng)
    scored = [(-score_of(s, seat, moves[i]), i) for i in range(len(moves))]
    scored.sort()
    return [moves[i] for _, i in scored]


def clock(s: RobotRise) -> int:
    return s.turn
