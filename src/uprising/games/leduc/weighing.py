"""What a search asks of this game: what a hand has brought."""

from __future__ import annotations

from .state import Leduc


def value(s: Leduc, seat: int) -> float:
    """Half for nothing won or lost; all that can be won is 13."""
    if s.outcome is None:
        return 0.5
    return 0.5 + s.outcome.scores[seat] / 26.0
