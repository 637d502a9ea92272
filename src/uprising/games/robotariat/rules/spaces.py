"""What each space does when it is activated (ROB-ACT-2 to ROB-ACT-9)."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal, Step, at

from ..seen import events
from . import cards
from .answers import KEEP, PAY, USE, Keep, Pay, Push, Pushing, Use, payable, places_between
from .cards import CARDS, FIRST_SABOTAGE, NONE, SPACES, id_of
from .effects import contribute, lose, move_npc
from .encounters import resolve
from .moves import NOT_ADJACENT, Question
from .placing import PlacePosters
from .sabotage import perform
from .state import Robotariat, near


class PosterSpace(PlacePosters):
    """ROB-ACT-2, ROB-UPG-4: one poster from supply, or two with the Wide-Format Printer."""

    def __init__(self) -> None:
        super().__init__(False, TOO_FEW_FROM_SUPPLY, TOO_MANY_FROM_SUPPLY)

    def least(self, s: Robotariat) -> int:
        return 1

    def most(self, s: Robotariat) -> int:
        if s.front[cards.PRINTER] != s.active:
            return 1
        return min(s.supply, s.pack.cards[cards.PRINTER].amount)

    def enter(self, s: Robotariat) -> None:
        places = places_between(1, self.most(s))
        s.ask(self, Ask(s.active, "ask-poster", "ROB-ACT-2", places))


class ScrapYard(PlacePosters):
    """ROB-ACT-7: every poster of the Junk Pile, freely split."""

    def __init__(self) -> None:
        super().__init__(True, JUNK_LEFT, TOO_MANY_FROM_JUNK)

    def least(self, s: Robotariat) -> int:
        return s.junk

    def most(self, s: Robotariat) -> int:
        return s.junk

    def enter(self, s: Robotariat) -> None:
        self.ask_for_posters(s, "ask-junk", "ROB-ACT-7")


class Office(Question):
    """ROB-ACT-8: Funds become Contributions."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Pay,)

    def options(self, s: Robotariat) -> list[Any]:
        return PAY[1 : payable(s) + 1]

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-office", "ROB-ACT-8", self.options(s), plain=True))

    def answer(self, s: Robotariat, seat: int, move: Pay) -> None:
        lose(s, move.amount)
        contribute(s, move.amount)


class Masses(Pushing):
    """ROB-ACT-9: one NPC over one line, whatever the arrows say; then it encounters."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Push,)

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        return None if near(s, s.npcs[npc], space) else NOT_ADJACENT

    def goals(self, s: Robotariat, npc: int) -> tuple[int, ...]:
        return s.pack.spaces[s.npcs[npc]].near

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-masses", "ROB-ACT-9", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Push) -> None:
        move_npc(s, move.npc, move.space)
        resolve(s, 1 << move.npc)


class Draw(Step[Robotariat]):
    """ROB-ACT-3, ROB-ACT-5, ROB-ACT-6: the top two cards, or the only one (ROB-EDGE-30)."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def enter(self, s: Robotariat) -> None:
        deck = s.upgrade_deck if self.space == cards.UPGRADE else s.sabotage_deck
        while deck and len(s.drawn) < s.pack.drawn:
            card = deck.pop()
            s.drawn.append(card)
            if s.telling:
                space = id_of(SPACES, self.space)
                s.tell(events.CardDrawn(at(s.active), id_of(CARDS, card), eye_on(s, card), space))
        s.push(KEEP_ONE if self.space == cards.UPGRADE else USE_ONE)


def eye_on(s: Robotariat, card: int) -> str | None:
    """ROB-HIDE-6: the seat that plays Electric Eye, where the card is of the Sabotage deck."""
    eye = s.cast[cards.ELECTRIC_EYE]
    return at(eye) if eye != NONE and card >= FIRST_SABOTAGE else None


def put_back(s: Robotariat, seat: int, deck: list[int], name: str) -> None:
    """The other card goes back and the deck is shuffled."""
    if not s.drawn:
        return
    while s.drawn:
        card = s.drawn.pop()
        deck.append(card)
        if s.telling:
            s.tell(events.CardReturned(at(seat), id_of(CARDS, card), eye_on(s, card)))
    s.shuffle(name, deck)


def play_drawn(s: Robotariat, seat: int, card: int) -> None:
    """ROB-CARD-2: the card counts as played; ROB-OBJ-6: two of them are a gamble."""
    s.drawn.remove(card)
    s.front[card] = seat
    s.played[seat] += 1
    if card in (cards.SLIDING, cards.TRAFFIC):
        s.gambled = True


class KeepOne(Question):
    """ROB-ACT-5: one of the two stays, face up, and works at once (ROB-EDGE-48)."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Keep,)

    def options(self, s: Robotariat) -> list[Any]:
        return [KEEP[card] for card in s.drawn]

    def enter(self, s: Robotariat) -> None:
        # the last card of a deck is known to all who can count
        s.ask(self, Ask(s.active, "ask-keep", "ROB-ACT-5", self.options(s), plain=True))

    def answer(self, s: Robotariat, seat: int, move: Keep) -> None:
        play_drawn(s, seat, move.card)
        if s.telling:
            s.tell(events.UpgradeKept(at(seat), id_of(CARDS, move.card)))
        put_back(s, seat, s.upgrade_deck, "upgrade")


class UseOne(Question):
    """ROB-ACT-3, ROB-CARD-1: one of the two is used now; the other goes back first."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Use,)

    def options(self, s: Robotariat) -> list[Any]:
        return [USE[card] for card in s.drawn]

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-use", "ROB-ACT-3", self.options(s), plain=True))

    def answer(self, s: Robotariat, seat: int, move: Use) -> None:
        play_drawn(s, seat, move.card)
        if s.telling:
            s.tell(events.SabotageUsed(at(seat), id_of(CARDS, move.card)))
        put_back(s, seat, s.sabotage_deck, "sabotage")
        perform(s, move.card)


TOO_FEW_FROM_SUPPLY: Final = Refusal("refuse-too-few-posters", "ROB-ACT-2")
TOO_MANY_FROM_SUPPLY: Final = Refusal("refuse-too-many-posters", "ROB-ACT-2")
JUNK_LEFT: Final = Refusal("refuse-junk-left", "ROB-ACT-7")
TOO_MANY_FROM_JUNK: Final = Refusal("refuse-too-many-from-junk", "ROB-ACT-7")
MOVE_MASSES: Final = Masses()
KEEP_ONE: Final = KeepOne()
USE_ONE: Final = UseOne()
ACTIVATIONS: Final[list[Step[Any]]] = [
    MOVE_MASSES, ScrapYard(), Draw(cards.UPGRADE), Office(), Draw(cards.SABOTAGE), PosterSpace(),
]  # fmt: skip
"""By space: what an activation starts."""
