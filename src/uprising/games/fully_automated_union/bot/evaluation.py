"""The evaluation for search: how close the union is to winning."""

from ..rules.state import Factory


def value(s: Factory, seat: int) -> float:
    """Up to 0.8 for red robots, up to 1 for a collective victory; treason counts as a loss."""
    if s.outcome is None:
        return min(1.0, 0.8 * sum(s.red) / s.pack.red_to_win[s.seats() - 2])
    if s.outcome.key != "end-collective":
        return 0.0
    return 0.8 + 0.2 * len(s.outcome.winners) / s.seats()


def clock(s: Factory) -> int:
    return s.turn
