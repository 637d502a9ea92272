"""The table, what a player can do, and the rules in the order of the rulebook."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Outcome, Refusal, Rng, Setup, State, Step, at

from .events import Drawn, Laid, Looked, Missed, Played

NAMES: Final = ("scanner", "periscope", "magnet", "shield", "recycler", "core")
SCANNER, PERISCOPE, MAGNET, SHIELD, RECYCLER, CORE = range(6)
AIMED: Final = (SCANNER, PERISCOPE, MAGNET, RECYCLER)
Pile = list[int]
ANY: Final = 63  # a set of cards, one bit each

OVER: Final = Refusal("refuse-over", "SPARK-END-3")
NOT_ASKED: Final = Refusal("refuse-not-asked", "SPARK-TURN-1")
NOT_NOW: Final = Refusal("refuse-not-now", "SPARK-TURN-2")
NOT_HELD: Final = Refusal("refuse-not-held", "SPARK-TURN-2")
BAD_AIM: Final = Refusal("refuse-aim", "SPARK-AIM-1")
BAD_NAME: Final = Refusal("refuse-name", "SPARK-SCANNER-1")


@dataclass(frozen=True)
class Pack:
    """SPARK-SETUP-1: how many there are of each card."""

    counts: tuple[int, ...] = (5, 3, 2, 2, 2, 1)


class Spark(State):
    """`deck[0]` was set aside; `could[a][b]`: what b can hold, for all a was told."""

    def __init__(
        self, deck: Pile, laid: Pile, hands: list[Pile], shield: list[bool], could: list[Pile]
    ) -> None:
        super().__init__()
        self.deck, self.laid, self.hands, self.shield, self.could = deck, laid, hands, shield, could

    def copy(self) -> "Spark":
        hands, could = [hand.copy() for hand in self.hands], [row.copy() for row in self.could]
        c = Spark(self.deck.copy(), self.laid.copy(), hands, self.shield.copy(), could)
        self.carry(c)
        return c

    def faults(self) -> list[str]:
        return ["hands: more than two cards"] if any(len(hand) > 2 for hand in self.hands) else []

    def alive(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if hand]

    def learn(self, seat: int, cards: int) -> None:
        """All have learned what a seat can hold."""
        for row in self.could:
            row[seat] = cards if cards == ANY else row[seat] & cards

    def draw(self, seat: int) -> None:
        self.hands[seat].append(self.deck.pop())
        if self.telling:
            self.tell(Drawn(at(seat), named(self.hands[seat][-1])))

    def lay(self, seat: int) -> None:
        """SPARK-OUT-1: a hand is laid down for all to see, its owner is out unless she draws."""
        self.laid.append(self.hands[seat].pop())
        self.learn(seat, ANY)
        if self.telling:
            self.tell(Laid(at(seat), named(self.laid[-1])))


class Play(Move[Spark]):
    """SPARK-TURN-2: play a card, at somebody where it needs one; a Scanner names a card."""

    def __init__(self, card: int, whom: int = -1, name: int = -1) -> None:
        self.card, self.whom, self.name = card, whom, name

    def text(self) -> str:
        aim = f" @{self.whom}" if self.whom >= 0 else ""
        return f"play {NAMES[self.card]}{aim}" + (f" {NAMES[self.name]}" if self.name >= 0 else "")

    def refusal(self, s: Spark, seat: int) -> Refusal | None:
        if self.card not in s.hands[seat]:
            return NOT_HELD
        aims = [o for o in s.alive() if o != seat and not s.shield[o]] if self.card in AIMED else []
        if self.whom not in ([*aims, seat] if self.card == RECYCLER else aims or [-1]):
            return BAD_AIM
        return BAD_NAME if (self.name > 0) != (self.card == SCANNER and self.whom >= 0) else None


def universe(s: Spark, rng: Rng | None = None) -> list[Move[Any]]:
    """Everything one could type: every card, at anybody, naming anything."""
    aims = [(card, whom) for card in AIMED[1:] for whom in range(len(s.hands))]
    scans = [Play(SCANNER, whom, name) for whom in range(len(s.hands)) for name in range(1, 6)]
    return [*[Play(card) for card in range(6)], *scans, *[Play(*aim) for aim in aims]]


def legal(s: Spark, seat: int) -> list[Move[Any]]:
    return [way for way in universe(s) if way.refusal(s, seat) is None]


class SetUp(Step[Spark]):
    """SPARK-SETUP-1: shuffle, set one aside; SPARK-SETUP-2: deal one each."""

    def enter(self, s: Spark) -> None:
        s.shuffle("deck", s.deck)
        for seat in range(len(s.hands)):
            s.draw(seat)
        s.push(Draw(0))


class Draw(Step[Spark]):
    """SPARK-TURN-1: draw, unless the game ends here."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: Spark) -> None:
        if len(s.alive()) == 1 or len(s.deck) < 2:
            best = max(hand[0] for hand in s.hands if hand)
            won = tuple(seat for seat in s.alive() if s.hands[seat][0] == best)
            scores = tuple(int(seat in won) for seat in range(len(s.hands)))
            last = len(s.alive()) == 1
            key, rule = ("end-last", "SPARK-END-1") if last else ("end-deck", "SPARK-END-2")
            s.finish(Outcome(won, key, rule, scores))
        elif not s.hands[self.who]:
            s.push(Draw((self.who + 1) % len(s.hands)))
        else:
            s.shield[self.who] = False
            s.draw(self.who)
            s.push(Turn(self.who))


class Turn(Step[Spark]):
    """SPARK-TURN-2: play one of the two."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Play,)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: Spark) -> None:
        s.ask(self, Ask(self.who, "ask-play", "SPARK-TURN-2", legal(s, self.who)))

    def answer(self, s: Spark, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Play)
        s.hands[seat].remove(move.card)
        s.laid.append(move.card)
        for row in s.could:
            row[seat] = ANY if row[seat] >> move.card & 1 else row[seat]
        if s.telling:
            s.tell(Played(at(seat), named(move.card)))
        s.shield[seat] = move.card == SHIELD
        if move.card == CORE:
            s.lay(seat)
        elif move.whom >= 0:
            effect(s, seat, move.card, move.whom, move.name)
        s.push(Draw((seat + 1) % len(s.hands)))

    def default(self, s: Spark, seat: int) -> Move[Any]:
        """SPARK-DEFAULT-1: the first card that can be played."""
        return legal(s, seat)[0]


def effect(s: Spark, seat: int, card: int, whom: int, name: int) -> None:
    theirs = s.hands[whom][0]
    if card == SCANNER and theirs != name:
        s.learn(whom, ANY & ~(1 << name))
        if s.telling:
            s.tell(Missed(at(whom), named(name)))
    elif card == PERISCOPE:
        s.could[seat][whom] = 1 << theirs
        if s.telling:
            s.tell(Looked(at(seat), at(whom), named(theirs)))
    elif card == MAGNET and s.hands[seat] != s.hands[whom]:
        loser, winner = (seat, whom) if s.hands[seat][0] < theirs else (whom, seat)
        s.could[loser][winner] = 1 << s.hands[winner][0]
        s.learn(winner, ANY & ANY << s.hands[loser][0] + 1)
        s.lay(loser)
    elif card == MAGNET:
        for one in (seat, whom):
            s.learn(one, 1 << theirs)
            if s.telling:
                s.tell(Laid(at(one), named(theirs)))
    else:
        s.lay(whom)
        if card == RECYCLER and theirs != CORE:
            s.draw(whom)


def named(card: int) -> str:
    return f"~id-{NAMES[card]}"


def deal(setup: Setup) -> Spark:
    assert isinstance(setup.pack, Pack)
    n = setup.seats
    deck = [card for card, count in enumerate(setup.pack.counts) for _ in range(count)]
    s = Spark(deck, [], [[] for _ in range(n)], [False] * n, [[ANY] * n for _ in range(n)])
    s.begin(SetUp())
    return s
