"""The rules, in the order the rulebook tells them."""

from __future__ import annotations

from typing import Any, ClassVar

from uprising.kernel import Ask, Form, Move, Outcome, Rng, Setup, Shares, Step, at

from .cards import NAMES, SHIELDS, word, worth
from .events import Drew, Fined, Laid, Rolled, Shared, Showed, Spied, Stormed
from .moves import Again, Keep, Lay, Pass, Share, Show, Spy, loot
from .state import Smugglers


class Round(Step[Smugglers]):
    """SMUG-ROUND-1: cards are drawn, goods are offered, and so on; SMUG-END-2 stops it."""

    def enter(self, s: Smugglers) -> None:
        if s.round == s.pack.rounds:
            best = max(s.coins)
            s.finish(won(s, [n for n in s.seats if s.coins[n] == best], "end-guard", "SMUG-END-2"))
            return
        s.round += 1
        s.then(*(Draw(seat) for seat in s.seats), Offers())


class Draw(Step[Smugglers]):
    """SMUG-DRAW-1: a hand is filled up; the discard, shuffled, becomes the deck if need be."""

    def __init__(self, who: int) -> None:
        self.who = who

    def enter(self, s: Smugglers) -> None:
        hand = s.hands[self.who]
        while len(hand) < s.pack.hand:
            if not s.deck:
                s.deck, s.discard = s.discard, []
                s.shuffle("deck", s.deck)
            hand.append(s.deck.pop())
            s.tell(Drew(at(self.who), word(hand[-1])))


class Offers(Step[Smugglers]):
    """SMUG-OFFER-1: everybody lays a card face down; all see who has."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Lay,)

    def enter(self, s: Smugglers) -> None:
        for seat in s.seats:
            lays = [Lay(card) for card in s.hands[seat]]
            s.ask(self, Ask(seat, "ask-lay", "SMUG-OFFER-1", lays, sealed=True, progress=True))

    def revealed(self, s: Smugglers, answers: dict[int, Move[Any]]) -> None:
        """SMUG-OFFER-2: the best goods make their owner captain; the first seat of equals."""
        best = {}
        for seat, move in answers.items():
            assert isinstance(move, Lay)
            s.leave_hand(seat, move.card)
            s.tell(Laid(at(seat), word(move.card)))
            best[seat] = worth(move.card)
        captain = max(best, key=lambda seat: best[seat])
        s.then(Roll(captain, True), Haul(captain), SpyOut(captain), Customs(), Reckon(), Round())

    def default(self, s: Smugglers, seat: int) -> Move[Any]:
        return Lay(s.hands[seat][0])


class Roll(Step[Smugglers]):
    """SMUG-ROLL-1: the captain rolls the die and hands the result on."""

    def __init__(self, who: int, first: bool) -> None:
        self.who = who
        self.first = first

    def enter(self, s: Smugglers) -> None:
        s.rolled = 1 + s.chance("die", 6)
        s.tell(Rolled(at(self.who), s.rolled))
        if self.first:
            s.then(KeepOrAgain(self.who))
        else:
            s.give(s.rolled)


class KeepOrAgain(Step[Smugglers]):
    """SMUG-ROLL-2: the first roll may be rolled again, unless the bank has no more to give."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Keep, Again)

    def __init__(self, who: int) -> None:
        self.who = who

    def enter(self, s: Smugglers) -> None:
        moves = [move for move in (Keep(), Again()) if move.refusal(s, self.who) is None]
        about = (("value", s.rolled),)
        s.ask(self, Ask(self.who, "ask-again", "SMUG-ROLL-2", moves, plain=True, about=about))

    def answer(self, s: Smugglers, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Keep):
            s.give(s.rolled)
        else:
            s.then(Roll(seat, False))

    def default(self, s: Smugglers, seat: int) -> Move[Any]:
        return Keep()


class Storm(Step[Smugglers]):
    """SMUG-STORM-1: at a six, before anything else, everybody loses a coin to the bank."""

    def enter(self, s: Smugglers) -> None:
        for seat in s.seats:
            pay(s, seat)
        s.tell(Stormed())


class Haul(Step[Smugglers]):
    """SMUG-SHARE-1: what was rolled is there to be shared, if the bank has anything."""

    def __init__(self, who: int) -> None:
        self.who = who

    def receive(self, s: Smugglers, value: int) -> None:
        if s.bank > 0:
            s.then(Divide(self.who))


class Divide(Step[Smugglers]):
    """SMUG-SHARE-1: the captain shares the coins out as they like."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Share,)

    def __init__(self, who: int) -> None:
        self.who = who

    def enter(self, s: Smugglers) -> None:
        about = (("who", at(self.who)), ("coins", loot(s)))
        alone = [self.alone(s)]
        s.ask(self, Ask(self.who, "ask-share", "SMUG-SHARE-1", alone, wide=True, about=about))

    def alone(self, s: Smugglers) -> Share:
        return Share(tuple(loot(s) if seat == self.who else 0 for seat in s.seats))

    def answer(self, s: Smugglers, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Share)
        for other, coins in enumerate(move.amounts):
            s.coins[other] += coins
            s.bank -= coins
            if coins:
                s.tell(Shared(at(other), coins))

    def default(self, s: Smugglers, seat: int) -> Move[Any]:
        return self.alone(s)

    def forms(self, s: Smugglers, seat: int) -> tuple[Form, ...]:
        keys = tuple(at(other) for other in s.seats)
        return (Form("form-share", (Shares("shares", keys, loot(s), exact=True),)),)

    def filled(self, s: Smugglers, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        shares = values["shares"]
        return Share(tuple(shares.get(at(other), 0) for other in s.seats))

    def candidates(self, s: Smugglers, seat: int, rng: Rng, most: int) -> list[Any]:
        form = self.forms(s, seat)[0]
        drawn = [self.filled(s, seat, form.key, form.draw(rng)) for _ in range(most - 1)]
        return [self.alone(s), *drawn]


class SpyOut(Step[Smugglers]):
    """SMUG-SPY-1: the captain may look at one card, drawn from another's hand."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Spy, Pass)

    def __init__(self, who: int) -> None:
        self.who = who

    def enter(self, s: Smugglers) -> None:
        spies = [m for m in map(Spy, s.seats) if m.refusal(s, self.who) is None]
        s.ask(self, Ask(self.who, "ask-spy", "SMUG-SPY-1", [Pass(), *spies]))

    def answer(self, s: Smugglers, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Spy):
            hand = s.hands[move.other]
            card = hand[s.chance("spy", len(hand))]
            if card not in s.known[seat]:
                s.known[seat].append(card)
            s.tell(Spied(at(seat), at(move.other), word(card)))

    def default(self, s: Smugglers, seat: int) -> Move[Any]:
        return Pass()


class Customs(Step[Smugglers]):
    """SMUG-CUSTOMS-1: everybody is asked for a shield, also those who have none."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Show, Pass)

    def enter(self, s: Smugglers) -> None:
        for seat in s.seats:
            shows = [Show(card) for card in s.hands[seat] if card in SHIELDS]
            answers = [Pass(), *shows]
            s.ask(
                self, Ask(seat, "ask-shield", "SMUG-CUSTOMS-1", answers, sealed=True, window=True)
            )

    def revealed(self, s: Smugglers, answers: dict[int, Move[Any]]) -> None:
        for seat, move in answers.items():
            if isinstance(move, Show):
                s.leave_hand(seat, move.card)
                s.tell(Showed(at(seat), word(move.card)))
            else:
                pay(s, seat)
                s.tell(Fined(at(seat)))

    def default(self, s: Smugglers, seat: int) -> Move[Any]:
        return Pass()


class Reckon(Step[Smugglers]):
    """SMUG-END-1: whoever has enough coins after the customs wins, perhaps with others."""

    def enter(self, s: Smugglers) -> None:
        rich = [seat for seat in s.seats if s.coins[seat] >= s.goal]
        if rich:
            s.finish(won(s, rich, "end-rich", "SMUG-END-1"))


def pay(s: Smugglers, seat: int) -> None:
    """SMUG-STORM-1, SMUG-CUSTOMS-2: a coin to the bank, from who has one."""
    if s.coins[seat] > 0:
        s.coins[seat] -= 1
        s.bank += 1


def won(s: Smugglers, winners: list[int], key: str, rule: str) -> Outcome:
    return Outcome(tuple(winners), key, rule, tuple(s.coins))


class SetUp(Step[Smugglers]):
    """SMUG-SETUP-1: the cards are shuffled."""

    def enter(self, s: Smugglers) -> None:
        s.shuffle("deck", s.deck)
        s.then(Round())


def deal(setup: Setup) -> Smugglers:
    """SMUG-SETUP-2: everybody begins with a small purse."""
    pack, seats = setup.pack, range(setup.seats)
    goal = 5 if setup.options["game"] == "short" else 7
    s = Smugglers(
        pack, goal, list(range(len(NAMES))), [], [[] for _ in seats], [[] for _ in seats],
        [pack.purse for _ in seats], pack.coins - pack.purse * setup.seats, 0, 0,
    )  # fmt: skip
    s.begin(SetUp())
    return s
