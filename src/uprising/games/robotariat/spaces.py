"""What each space does when it is activated (ROB-ACT-2 to ROB-ACT-9)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Refusal, Rng, Step

from .cards import (
    ELECTRIC_EYE,
    FIRST_SABOTAGE,
    PRINTER,
    SABOTAGE,
    SLIDING,
    TRAFFIC,
    UPGRADE,
)
from .effects import contribute, lose, move_npc, put_up
from .encounters import resolve
from .events import CardDrawn, CardReturned, SabotageUsed, UpgradeKept
from .moves import (
    KEEP,
    NOT_ADJACENT,
    PAY,
    PLACE,
    PLACE_ONE_OR_TWO,
    PUSH,
    USE,
    Keep,
    Pay,
    Place,
    Placing,
    Push,
    Pushing,
    Use,
    payable,
    places_between,
    ways,
)
from .placing import ask_places, place_candidates, place_filled, place_form
from .sabotage import perform
from .state import Robotariat, near


class PosterSpace(Placing):
    """ROB-ACT-2, ROB-UPG-4: one poster from supply, or two with the Wide-Format Printer."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def least(self, s: Robotariat) -> int:
        return 1

    def most(self, s: Robotariat) -> int:
        if s.front[PRINTER] != s.active:
            return 1
        return min(s.supply, s.pack.cards[PRINTER].amount)

    def too_few(self) -> Refusal:
        return TOO_FEW_FROM_SUPPLY

    def too_many(self) -> Refusal:
        return TOO_MANY_FROM_SUPPLY

    def enter(self, s: Robotariat) -> None:
        moves = PLACE[1]
        if self.most(s) > 1:
            moves = PLACE_ONE_OR_TWO if self.most(s) == 2 else places_between(1, self.most(s))
        s.ask(self, Ask(s.active, "ask-poster", "ROB-ACT-2", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Place)
        put_up(s, seat, move.shares, from_junk=False)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return PLACE[1][0]


class ScrapYard(Placing):
    """ROB-ACT-7: every poster of the Junk Pile, freely split."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def least(self, s: Robotariat) -> int:
        return s.junk

    def most(self, s: Robotariat) -> int:
        return s.junk

    def too_few(self) -> Refusal:
        return JUNK_LEFT

    def too_many(self) -> Refusal:
        return TOO_MANY_FROM_JUNK

    def enter(self, s: Robotariat) -> None:
        ask_places(self, s, s.active, "ask-junk", "ROB-ACT-7")

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Place)
        put_up(s, seat, move.shares, from_junk=True)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return ways(s.junk)[0]

    def forms(self, s: Robotariat, seat: int) -> tuple[Form, ...]:
        return place_form(self, s)

    def filled(self, s: Robotariat, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return place_filled(values)

    def candidates(self, s: Robotariat, seat: int, rng: Rng, most: int) -> list[Any]:
        return place_candidates(self, s, rng, most)


class Office(Step[Robotariat]):
    """ROB-ACT-8: Funds become Contributions."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Pay,)

    def enter(self, s: Robotariat) -> None:
        moves = PAY[1 : payable(s) + 1]
        s.ask(self, Ask(s.active, "ask-office", "ROB-ACT-8", moves, plain=True))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Pay)
        lose(s, move.amount)
        contribute(s, move.amount)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return PAY[1]


class Masses(Pushing):
    """ROB-ACT-9: one walker over one line, whatever the arrows say; then it encounters."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Push,)

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        return None if near(s, s.npcs[npc], space) else NOT_ADJACENT

    def enter(self, s: Robotariat) -> None:
        moves: list[Move[Any]] = []
        for npc in range(6):
            here = s.npcs[npc]
            if here >= 0:
                for space in s.pack.spaces[here].near:
                    moves.append(PUSH[npc][space])
        s.ask(self, Ask(s.active, "ask-masses", "ROB-ACT-9", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Push)
        move_npc(s, move.npc, move.space)
        resolve(s, 1 << move.npc)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        """ROB-FLOW-2: the first legal one in board order."""
        for npc in range(6):
            here = s.npcs[npc]
            if here >= 0:
                return PUSH[npc][min(s.pack.spaces[here].near)]
        raise AssertionError("nobody is on the board")


class Draw(Step[Robotariat]):
    """ROB-ACT-3, ROB-ACT-5, ROB-ACT-6: the top two cards, or the only one (ROB-EDGE-30)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def enter(self, s: Robotariat) -> None:
        deck = s.upgrade_deck if self.space == UPGRADE else s.sabotage_deck
        eye = s.cast[ELECTRIC_EYE] if self.space == SABOTAGE else s.active
        while deck and len(s.drawn) < s.pack.drawn:
            card = deck.pop()
            s.drawn.append(card)
            if s.telling:
                s.tell(CardDrawn(s.active, card, eye, self.space))
        s.push(KEEP_ONE if self.space == UPGRADE else USE_ONE)


def put_back(s: Robotariat, seat: int, deck: list[int], name: str) -> None:
    """The other card goes back and the deck is shuffled."""
    if not s.drawn:
        return
    while s.drawn:
        card = s.drawn.pop()
        deck.append(card)
        if s.telling:
            eye = s.cast[ELECTRIC_EYE] if card >= FIRST_SABOTAGE else seat
            s.tell(CardReturned(seat, card, eye))
    s.shuffle(name, deck)


class KeepOne(Step[Robotariat]):
    """ROB-ACT-5: one of the two stays, face up, and works at once (ROB-EDGE-48)."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Keep,)

    def enter(self, s: Robotariat) -> None:
        moves = [KEEP[card] for card in s.drawn]
        # the last card of a deck is known to all who can count
        s.ask(self, Ask(s.active, "ask-keep", "ROB-ACT-5", moves, plain=True))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Keep)
        s.drawn.remove(move.card)
        s.front[move.card] = seat
        s.played[seat] += 1  # ROB-CARD-2
        if move.card == SLIDING:
            s.gambled = True
        if s.telling:
            s.tell(UpgradeKept(seat, move.card))
        put_back(s, seat, s.upgrade_deck, "upgrade")

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return KEEP[s.drawn[0]]


class UseOne(Step[Robotariat]):
    """ROB-ACT-3, ROB-CARD-1: one of the two is used now; the other goes back first."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Use,)

    def enter(self, s: Robotariat) -> None:
        moves = [USE[card] for card in s.drawn]
        s.ask(self, Ask(s.active, "ask-use", "ROB-ACT-3", moves, plain=True))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Use)
        s.drawn.remove(move.card)
        s.front[move.card] = seat
        s.played[seat] += 1  # ROB-CARD-2
        if move.card == TRAFFIC:
            s.gambled = True
        if s.telling:
            s.tell(SabotageUsed(seat, move.card))
        put_back(s, seat, s.sabotage_deck, "sabotage")
        perform(s, move.card)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return USE[s.drawn[0]]


TOO_FEW_FROM_SUPPLY: Final = Refusal("refuse-too-few-posters", "ROB-ACT-2")
TOO_MANY_FROM_SUPPLY: Final = Refusal("refuse-too-many-posters", "ROB-ACT-2")
JUNK_LEFT: Final = Refusal("refuse-junk-left", "ROB-ACT-7")
TOO_MANY_FROM_JUNK: Final = Refusal("refuse-too-many-from-junk", "ROB-ACT-7")
KEEP_ONE: Final = KeepOne()
USE_ONE: Final = UseOne()
ACTIVATIONS: Final[list[Step[Any]]] = [
    Masses(), ScrapYard(), Draw(UPGRADE), Office(), Draw(SABOTAGE), PosterSpace(),
]  # fmt: skip
"""By space: what an activation starts."""
