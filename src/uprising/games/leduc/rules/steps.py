"""The rules, in the order the rulebook tells them."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Outcome, Setup, Step, at

from ..seen.events import Bet, Dealt, Shown, Turned
from .cards import CARDS, NONE, Pack, name_of, rank
from .moves import Call, Fold, Raise, legal, raise_size
from .state import Leduc


class SetUp(Step[Leduc]):
    """LEDUC-SETUP-1: shuffle, deal one card each; LEDUC-SETUP-2: everybody pays the ante."""

    def enter(self, s: Leduc) -> None:
        s.shuffle("deck", s.deck)
        for seat in (0, 1):
            card = s.deck.pop()
            s.hands[seat] = card
            s.paid[seat] = s.pack.ante
            if s.telling:
                s.tell(Dealt(at(seat), name_of(card)))
        s.push(OPENINGS[0])


class Betting(Step[Leduc]):
    """LEDUC-BET-1: the players bet in turn, until one folds or a bet is called."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Fold, Call, Raise)

    def __init__(self, who: int, opening: bool) -> None:
        self.who: Final = who
        self.opening: Final = opening  # nobody has bet in this round yet

    def enter(self, s: Leduc) -> None:
        s.ask(self, Ask(self.who, "ask-bet", "LEDUC-BET-2", legal(s, self.who)))

    def answer(self, s: Leduc, seat: int, move: Move[Any]) -> None:
        other = 1 - seat
        if not isinstance(move, Fold):
            s.paid[seat] = s.paid[other]
        if isinstance(move, Raise):
            s.paid[seat] += raise_size(s)
            s.raises += 1
        if s.telling:
            s.tell(Bet(at(seat), f"~move-{move.text()}", s.paid[seat]))
        if isinstance(move, Fold):
            s.finish(won(s, other, "end-fold", "LEDUC-END-1"))
        elif self.opening or isinstance(move, Raise):
            s.push(REPLIES[other])
        else:
            s.push(BOARD if s.board == NONE else SHOWDOWN)

    def default(self, s: Leduc, seat: int) -> Move[Any]:
        """LEDUC-DEFAULT-1: fold if there is something to pay, else check."""
        return legal(s, seat)[0]


class Board(Step[Leduc]):
    """LEDUC-BOARD-1: after the first round a card is turned up, and a second round begins."""

    def enter(self, s: Leduc) -> None:
        card = s.deck.pop()
        s.board = card
        s.raises = 0
        if s.telling:
            s.tell(Turned(name_of(card)))
        s.push(OPENINGS[0])


class Showdown(Step[Leduc]):
    """LEDUC-END-2: a pair with the board wins, else the higher rank; equal ranks share."""

    def enter(self, s: Leduc) -> None:
        if s.telling:
            s.tell(Shown(name_of(s.hands[0]), name_of(s.hands[1])))
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


# By seat: the first bet of a round, and the bets after it
OPENINGS: Final = [Betting(0, True), Betting(1, True)]
REPLIES: Final = [Betting(0, False), Betting(1, False)]
BOARD: Final = Board()
SHOWDOWN: Final = Showdown()
SHARED: Final = Outcome((0, 1), "end-shared", "LEDUC-END-2", (0, 0))
SET_UP: Final = SetUp()


def deal(setup: Setup) -> Leduc:
    """An empty table; cards and chips come with the first step."""
    pack = setup.pack
    assert isinstance(pack, Pack)
    s = Leduc(pack, CARDS.copy(), [NONE, NONE], NONE, [0, 0], 0)
    s.begin(SET_UP)
    return s
