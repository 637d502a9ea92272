"""The rules, in the order the rulebook tells them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Event, Move, Outcome, Setup, Step

from .cards import NONE, Pack, rank
from .moves import CALL, FOLD, RAISE, Call, Fold, Raise, raise_size
from .state import Leduc


class Dealt(Event):
    """A seat got its card; only that seat sees which."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Turned(Event):
    """The board card was turned up."""

    __slots__ = ("card",)
    opens: ClassVar[bool] = True

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Bet(Event):
    """A seat folded, called or raised."""

    __slots__ = ("move", "paid", "seat")

    def __init__(self, seat: int, move: str, paid: int) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.paid: Final = paid


class Shown(Event):
    """At the end of a hand both cards are shown."""

    __slots__ = ("cards",)
    opens: ClassVar[bool] = True

    def __init__(self, cards: list[int]) -> None:
        self.cards: Final = cards


class SetUp(Step[Leduc]):
    """LEDUC-SETUP-1: shuffle, deal one card each; LEDUC-SETUP-2: everybody pays the ante."""

    def enter(self, s: Leduc) -> None:
        s.shuffle("deck", s.deck)
        for seat in (0, 1):
            card = s.deck.pop()
            s.hands[seat] = card
            s.paid[seat] = s.pack.ante
            if s.telling:
                s.tell(Dealt(seat, card))
        s.push(BETS[0])


class Betting(Step[Leduc]):
    """LEDUC-BET-1: the players bet in turn, until one folds or a bet is called."""

    __slots__ = ("opening", "who")
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Fold, Call, Raise)

    def __init__(self, who: int, opening: bool) -> None:
        self.who: Final = who
        self.opening: Final = opening  # nobody has spoken in this round yet

    def enter(self, s: Leduc) -> None:
        may_raise = s.raises < s.pack.raises
        if s.paid[1 - self.who] > s.paid[self.who]:
            moves = PAY_OR_RAISE if may_raise else PAY
        else:
            moves = STAY_OR_RAISE if may_raise else STAY
        s.ask(self, Ask(self.who, "ask-bet", "LEDUC-BET-2", moves))

    def answer(self, s: Leduc, seat: int, move: Move[Any]) -> None:
        other = 1 - seat
        if not isinstance(move, Fold):
            s.paid[seat] = s.paid[other]
        if isinstance(move, Raise):
            s.paid[seat] += raise_size(s)
            s.raises += 1
        if s.telling:
            s.tell(Bet(seat, move.text(), s.paid[seat]))
        if isinstance(move, Fold):
            s.finish(won(s, other, "end-fold", "LEDUC-END-1"))
        elif self.opening or isinstance(move, Raise):
            s.push(BETS[2 + other])
        else:
            s.push(BOARD if s.board == NONE else SHOWDOWN)

    def default(self, s: Leduc, seat: int) -> Move[Any]:
        """LEDUC-DEFAULT-1: fold if there is something to pay, else check."""
        return FOLD if s.paid[1 - seat] > s.paid[seat] else CALL


class Board(Step[Leduc]):
    """LEDUC-BOARD-1: after the first round a card is turned up, and a second round begins."""

    def enter(self, s: Leduc) -> None:
        card = s.deck.pop()
        s.board = card
        s.raises = 0
        if s.telling:
            s.tell(Turned(card))
        s.push(BETS[0])


class Showdown(Step[Leduc]):
    """LEDUC-END-2: a pair with the board wins, else the higher rank; equal ranks share."""

    def enter(self, s: Leduc) -> None:
        if s.telling:
            s.tell(Shown([s.hands[0], s.hands[1]]))
        strengths = [strength(s, seat) for seat in (0, 1)]
        if strengths[0] == strengths[1]:
            s.finish(SHARED)
        else:
            s.finish(won(s, 0 if strengths[0] > strengths[1] else 1, "end-show", "LEDUC-END-2"))


def strength(s: Leduc, seat: int) -> int:
    """LEDUC-END-2: any pair beats any card."""
    own = rank(s.hands[seat])
    return own + 3 if own == rank(s.board) else own


def won(s: Leduc, winner: int, key: str, rule: str) -> Outcome:
    """The winner gets what the other has paid."""
    stake = s.paid[1 - winner]
    return Outcome((winner,), key, rule, (stake, -stake) if winner == 0 else (-stake, stake))


PAY: Final[list[Move[Leduc]]] = [FOLD, CALL]
PAY_OR_RAISE: Final[list[Move[Leduc]]] = [FOLD, CALL, RAISE]
STAY: Final[list[Move[Leduc]]] = [CALL]
STAY_OR_RAISE: Final[list[Move[Leduc]]] = [CALL, RAISE]
BETS: Final = [Betting(0, True), Betting(1, True), Betting(0, False), Betting(1, False)]
BOARD: Final = Board()
SHOWDOWN: Final = Showdown()
SHARED: Final = Outcome((0, 1), "end-shared", "LEDUC-END-2", (0, 0))
SET_UP: Final = SetUp()
CARDS: Final = [0, 1, 2, 3, 4, 5]


def deal(setup: Setup) -> Leduc:
    pack = setup.pack
    assert isinstance(pack, Pack)
    s = Leduc(pack, CARDS.copy(), [NONE, NONE], NONE, [0, 0], 0)
    s.begin(SET_UP)
    return s
