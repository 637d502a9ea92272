"""A small fair, to try what the reference games lack: sealed bids, long lists, forms, undo.

Everybody bids in secret; the highest walks to one of 64 stalls, then trades there.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from uprising.kernel import (
    Ask,
    BadNotation,
    Event,
    Form,
    Game,
    Line,
    Move,
    Number,
    OneOf,
    Option,
    Outcome,
    Public,
    Refusal,
    Rng,
    Rows,
    Setup,
    Shares,
    State,
    Step,
    Subset,
    at,
    number,
    quoted,
    renew,
    unquoted,
)  # fmt: skip

OVER = Refusal("refuse-over", "FAIR-END-1")
NOT_ASKED = Refusal("refuse-not-asked", "FAIR-TURN-1")
NOT_NOW = Refusal("refuse-not-now", "FAIR-TURN-1")
TOO_DEAR = Refusal("refuse-too-dear", "FAIR-TRADE-1")
GOODS = ("apple", "bell", "clock")
STALLS = [(row, place) for row in "abcdefgh" for place in range(1, 9)]


class Fair(State):
    def __init__(self, bids: list[int], stall: str, traded: list[int]) -> None:
        super().__init__()
        self.bids = bids
        self.stall = stall
        self.traded = traded

    def copy(self) -> Fair:
        c = Fair(self.bids.copy(), self.stall, self.traded.copy())
        self.carry(c)
        return c


class Bid(Move[Fair]):
    def __init__(self, coins: int) -> None:
        self.coins = coins

    def text(self) -> str:
        return f"bid {self.coins}"

    def refusal(self, s: Fair, seat: int) -> Refusal | None:
        return None


class Walk(Move[Fair]):
    def __init__(self, row: str, place: int) -> None:
        self.row = row
        self.place = place

    def text(self) -> str:
        return f"walk {self.row} {self.place}"

    def refusal(self, s: Fair, seat: int) -> Refusal | None:
        return None


class Trade(Move[Fair]):
    def __init__(self, price: int, good: str, word: str) -> None:
        self.price = price
        self.good = good
        self.word = word

    def text(self) -> str:
        return f"trade {self.good} {self.price} {quoted(self.word)}"

    def refusal(self, s: Fair, seat: int) -> Refusal | None:
        return TOO_DEAR if self.price > 5 else None


class Bade(Event, frozen=True, tag="bade"):
    opens = True
    who: Public[str]
    coins: Public[int]


class Bidding(Step[Fair]):
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Bid,)

    def enter(self, s: Fair) -> None:
        for seat in range(len(s.bids)):
            bids = [Bid(0), Bid(1), Bid(2)]
            about = (("seats", len(s.bids)),)
            s.ask(self, Ask(seat, "ask-bid", "FAIR-BID-1", bids, sealed=True, about=about))

    def revealed(self, s: Fair, answers: dict[int, Move[Any]]) -> None:
        for seat, move in answers.items():
            assert isinstance(move, Bid)
            s.bids[seat] = move.coins
            s.tell(Bade(at(seat), move.coins))
        best = s.bids.index(max(s.bids))
        s.then(Walking(best), Trading(best))

    def default(self, s: Fair, seat: int) -> Move[Any]:
        return Bid(0)


class Walking(Step[Fair]):
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Walk,)

    def __init__(self, who: int) -> None:
        self.who = who

    def enter(self, s: Fair) -> None:
        s.ask(self, Ask(self.who, "ask-walk", "FAIR-WALK-1", [Walk(*stall) for stall in STALLS]))

    def answer(self, s: Fair, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Walk)
        s.stall = f"{move.row}{move.place}"

    def default(self, s: Fair, seat: int) -> Move[Any]:
        return Walk("a", 1)


class Trading(Step[Fair]):
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Trade,)

    def __init__(self, who: int) -> None:
        self.who = who

    def enter(self, s: Fair) -> None:
        s.ask(self, Ask(self.who, "ask-trade", "FAIR-TRADE-1", [], wide=True))

    def answer(self, s: Fair, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Trade)
        s.traded = [*s.traded, move.price]
        scores = tuple(int(who == seat) for who in range(len(s.bids)))
        s.finish(Outcome((seat,), "end-traded", "FAIR-END-1", scores))

    def forms(self, s: Fair, seat: int) -> tuple[Form, ...]:
        row = (Number("count", 1, 3), OneOf("good", GOODS))
        fields = (
            Number("price", 0, 9),
            OneOf("good", GOODS),
            Subset("gifts", GOODS, 0, 2),
            Shares("coins", ("gold", "tin"), 4, True),
            Rows("boxes", row, 2),
            Line("word"),
        )
        return (Form("form-trade", fields),)

    def filled(self, s: Fair, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return Trade(values["price"], values["good"], values["word"])

    def candidates(self, s: Fair, seat: int, rng: Rng, most: int) -> list[Any]:
        return [Trade(price, "apple", "") for price in range(3)]

    def default(self, s: Fair, seat: int) -> Move[Any]:
        return Trade(0, "apple", "")


def deal(setup: Setup) -> Fair:
    s = Fair([0] * setup.seats, "", [])
    s.begin(Bidding())
    return s


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    match words:
        case ["bid", coins]:
            return Bid(number(coins))
        case ["walk", row, place]:
            return Walk(row, number(place))
        case ["trade", good, price, word]:
            return Trade(number(price), good, unquoted(word))
    raise BadNotation(f"move: {' '.join(words)!r} is no move at the fair")


class FairView(msgspec.Struct, frozen=True, tag="fair"):
    bids: tuple[int, ...]
    stall: str
    open: bool


def view(s: Fair, seat: int | None) -> FairView:
    return FairView(tuple(s.bids), s.stall, not s.ended)


def guess(s: Fair, seat: int, rng: Rng) -> State:
    g = s.copy()
    renew(g, seat, rng)
    return g


@dataclass(frozen=True)
class Pack:
    stalls: int = 64


GAME = Game(
    key="fair", version=1, seats=range(2, 4), folder=Path(__file__).parent,
    modules=(sys.modules[__name__],), deal=deal, read=read, view=view,
    guess=guess, universe=lambda s, rng: [Bid(0)], conserved=lambda s: {},
    unknown=lambda s, seat: {}, over=OVER, not_asked=NOT_ASKED, not_now=NOT_NOW, pack=Pack(),
    options=(Option("weather", ("sun", "rain"), "sun"), Option("days", (1, 2), 1)),
)  # fmt: skip
