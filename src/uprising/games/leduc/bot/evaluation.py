"""The evaluation for search: the result of the hand."""

from ..rules.state import Leduc


def value(s: Leduc, seat: int) -> float:
    """0.5 where nothing is won or lost; the most that can be won or lost is 13."""
    if s.outcome is None:
        return 0.5
    return 0.5 + s.outcome.scores[seat] / 26.0
