"""The evaluation for search: a win, a draw or a loss."""

from ..rules.state import TicTacToe


def value(s: TicTacToe, seat: int) -> float:
    return 0.5 if s.outcome is None else 0.5 + 0.5 * s.outcome.scores[seat]
