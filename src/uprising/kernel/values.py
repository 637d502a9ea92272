"""Small things the rules say: why not, and how it ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


class Refusal:
    """Why a move is not allowed: a text key and the rule it rests on. Always a constant."""

    __slots__ = ("key", "rule")

    def __init__(self, key: str, rule: str) -> None:
        self.key: Final = key
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """How a game ended: who won, why (a text key), by which rule, and each seat's score."""

    __slots__ = ("key", "rule", "scores", "winners")

    def __init__(
        self, winners: tuple[int, ...], key: str, rule: str, scores: tuple[int, ...]
    ) -> None:
        self.winners: Final = winners
        self.key: Final = key
        self.rule: Final = rule
        self.scores: Final = scores

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, key={self.key!r}, scores={self.scores})"
