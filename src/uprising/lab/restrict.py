"""Restricted play: what a seat loses that never makes one kind of move.

The same seeds are played again with one seat that avoids the move whenever it has another; the
difference is the price of doing without. It says what a card or power is worth in these bots'
hands, and, unlike the bare company of winners, it is no accident of who lives longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from uprising.agents import player
from uprising.bots import remembers
from uprising.kernel import Ask, Choice, Game, Move, Player, Sight, game, variant

from .measure import kind_of, watched_game
from .simulation import Plan


class Price(msgspec.Struct):
    """One pair of games: whether the seat won with (`free`) and without (`bound`)."""

    kind: str
    number: int
    seat: int
    free: bool
    bound: bool


class Restricted:
    """A bot that avoids a kind of move."""

    def __init__(self, inner: Player, of: Game, kind: str) -> None:
        self.inner = inner
        self.of = of
        self.kind = kind

    def remembers(self, of: Game) -> bool:
        return remembers(self.inner, of)

    def choose(self, sight: Sight) -> Choice:
        ask = sight.ask
        others = [m for m in ask.moves if not self.avoids(m)]
        if len(others) < len(ask.moves) and others:
            narrow(sight, others)
        choice = self.inner.choose(sight)
        if self.avoids(choice.move):
            legal = [m for m in sight.guess.state.legal(sight.ask, sight.rng) if not self.avoids(m)]
            if legal:
                return Choice(legal[sight.rng.below(len(legal))], choice.reason)
        return choice

    def avoids(self, move: Move[Any]) -> bool:
        return kind_of(self.of, move.text()) == self.kind


def narrow(sight: Sight, moves: list[Any]) -> None:
    """Put the question with fewer answers, on the guessed table the bot looks at."""
    a = sight.ask
    ask = Ask(
        a.seat, a.prompt, a.rule, moves, a.sealed, a.progress, a.window, a.plain, a.wide, a.about
    )
    state = sight.guess.state
    state.asks = [ask if other.seat == a.seat else other for other in state.asks]
    object.__setattr__(sight, "ask", ask)


def price_some(plan: Plan, kind: str, numbers: Sequence[int], winners: list[list[int]]) -> bytes:
    """The price of a kind of move, over some games whose winners are known."""
    of = variant(game(plan.game), plan.pack)
    found = []
    for number, won in zip(numbers, winners, strict=True):
        lineup = plan.lineup(number)
        seat = number % plan.seats
        players: list[Player] = [player(name) for name in lineup]
        players[seat] = Restricted(players[seat], of, kind)
        seen = watched_game(of, players, plan, number, lineup)
        found.append(Price(kind, number, seat, seat in won, seat in seen.winners))
    return msgspec.json.encode(found)
