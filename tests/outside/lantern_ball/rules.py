"""The masks, what a guest can do with them, and the rules in the order of the book."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Outcome, Refusal, Rng, Setup, State, Step, at

from .events import Denied, Home, Looked, Played, Shown, Worn

MASKS: Final = ("gossip", "lamplighter", "duellist", "chaperone", "duchess")
GOSSIP, LAMPLIGHTER, DUELLIST, CHAPERONE, DUCHESS = range(5)
ANY: Final = 31  # a set of masks is a number with a bit for each
Cards = list[int]
Hands = list[Cards]


@dataclass(frozen=True)
class Pack:
    """BALL-MASKS-1: how many there are of each mask."""

    counts: tuple[int, ...] = (5, 3, 3, 2, 1)


class Ball(State):
    """`deck[0]` is laid aside; `could[a][b]` is what b may wear, for all that a was told."""

    def __init__(
        self, deck: Cards, hands: Hands, played: Hands, safe: list[bool], could: Hands
    ) -> None:
        super().__init__()
        self.deck, self.hands, self.played = deck, hands, played
        self.safe, self.could = safe, could

    def copy(self) -> "Ball":
        rows = ([row.copy() for row in rows] for rows in (self.hands, self.played, self.could))
        hands, played, could = rows
        c = Ball(self.deck.copy(), hands, played, self.safe.copy(), could)
        self.carry(c)
        return c

    def here(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if hand]

    def learn(self, who: int, masks: int) -> None:
        for row in self.could:
            row[who] &= masks

    def wear(self, who: int) -> None:
        self.hands[who].append(self.deck.pop())
        self.tell(Worn(at(who), named(self.hands[who][-1])))

    def look(self, seat: int, other: int) -> None:
        self.tell(Looked(at(seat), at(other), named(self.hands[other][0])))
        self.could[seat][other] = 1 << self.hands[other][0]

    def show(self, guests: list[int]) -> None:
        for who in guests:
            self.tell(Shown(at(who), named(self.hands[who][0])))
            self.learn(who, 1 << self.hands[who][0])

    def go_home(self, who: int) -> None:
        """BALL-TURN-2: with the mask open."""
        self.played[who].append(self.hands[who].pop())
        self.tell(Home(at(who), named(self.played[who][-1])))


def named(mask: int) -> str:
    return f"~id-{MASKS[mask]}"


class Play(Move[Ball]):
    """BALL-TURN-1: play a mask, at a guest if it chooses one; the Gossip names a mask."""

    def __init__(self, mask: int, other: int | None = None, named: int | None = None) -> None:
        self.mask, self.other, self.named = mask, other, named

    def text(self) -> str:
        guest = [] if self.other is None else [at(self.other)]
        name = [] if self.named is None else [MASKS[self.named]]
        return " ".join(["play", MASKS[self.mask], *guest, *name])

    def refusal(self, s: Ball, seat: int) -> Refusal | None:
        if self.mask not in s.hands[seat]:
            return Refusal("refuse-not-held", "BALL-TURN-1")
        guests = [o for o in s.here() if o != seat and not s.safe[o]]
        if self.other not in (guests if guests and self.mask < CHAPERONE else [None]):
            return Refusal("refuse-guest", "BALL-TURN-2")
        names = self.mask == GOSSIP and self.other is not None
        return None if names == bool(self.named) else Refusal("refuse-name", "BALL-GOSSIP-1")


def universe(s: Ball, rng: Rng | None = None) -> list[Play]:
    """All that could be said: a mask alone, with a guest, with a guest and another mask."""
    guests = range(len(s.hands))
    gossip = [Play(GOSSIP, other, name) for other in guests for name in range(1, 5)]
    return [*map(Play, range(5)), *[Play(n, o) for n in range(1, 5) for o in guests], *gossip]


def legal(s: Ball, seat: int) -> list[Play]:
    return [move for move in universe(s) if move.refusal(s, seat) is None]


class SetUp(Step[Ball]):
    """BALL-MASKS-1: shuffle and deal."""

    def enter(self, s: Ball) -> None:
        s.shuffle("deck", s.deck)
        for who in range(len(s.hands)):
            s.wear(who)
        s.push(Draw(0))


class Draw(Step[Ball]):
    """BALL-TURN-1: draw a mask, unless the ball is over (BALL-END-1, BALL-END-2)."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: Ball) -> None:
        here, last = s.here(), len(s.here()) == 1
        if last or len(s.deck) == 1:
            s.show(here)
            highest = max(s.hands[seat] for seat in here)
            won = tuple(seat for seat in here if s.hands[seat] == highest)
            scores = tuple(int(seat in won) for seat in range(len(s.hands)))
            key, rule = ("end-last", "BALL-END-1") if last else ("end-high", "BALL-END-2")
            s.finish(Outcome(won, key, rule, scores))
        elif self.who not in here:
            s.push(Draw((self.who + 1) % len(s.hands)))
        else:
            s.safe[self.who] = False
            s.wear(self.who)
            s.push(Turn(self.who))


class Turn(Step[Ball]):
    """BALL-TURN-1: play one of two masks."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Play,)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: Ball) -> None:
        s.ask(self, Ask(self.who, "ask-play", "BALL-TURN-1", legal(s, self.who)))

    def answer(self, s: Ball, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Play)
        s.hands[seat].remove(move.mask)
        s.played[seat].append(move.mask)
        s.tell(Played(at(seat), named(move.mask)))
        for row in s.could:  # the one that stays may be new, unless the old one was not this one
            row[seat] = ANY if row[seat] >> move.mask & 1 else row[seat]
        s.safe[seat] = move.mask == CHAPERONE
        if move.mask == DUCHESS:
            s.go_home(seat)
        elif move.other is not None:
            effect(s, seat, move.other, move)
        s.push(Draw((seat + 1) % len(s.hands)))

    def default(self, s: Ball, seat: int) -> Move[Any]:
        """BALL-DEFAULT-1"""
        return min(legal(s, seat), key=lambda move: move.mask)


def effect(s: Ball, seat: int, other: int, move: Play) -> None:
    """BALL-GOSSIP-1, BALL-LIGHT-1, BALL-DUEL-1"""
    low, high = sorted((seat, other), key=lambda who: s.hands[who])
    if move.named is not None and s.hands[other] == [move.named]:
        s.go_home(other)
    elif move.named is not None:
        s.tell(Denied(at(other), named(move.named)))
        s.learn(other, ANY - (1 << move.named))
    elif move.mask == LAMPLIGHTER:
        s.look(seat, other)
    elif s.hands[low] == s.hands[high]:
        s.show([low, high])
    else:
        s.learn(high, ANY & ANY << s.hands[low][0] + 1)
        s.look(low, high)
        s.go_home(low)


def deal(setup: Setup) -> Ball:
    assert isinstance(setup.pack, Pack)
    n, counts = setup.seats, setup.pack.counts
    deck = [mask for mask, count in enumerate(counts) for _ in range(count)]
    hands: Hands = [[] for _ in range(n)]
    s = Ball(deck, hands, [[] for _ in range(n)], [False] * n, [[ANY] * n for _ in range(n)])
    s.begin(SetUp())
    return s
