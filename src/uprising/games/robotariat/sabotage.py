"""The Sabotage cards at work (ROB-SAB-1 to ROB-SAB-10), extras first paid for (ROB-ACT-4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Refusal, Rng

from .cards import (
    ALARM,
    BROADCAST,
    CREDIT,
    GLITCH,
    HEIST,
    MOB,
    POWER_CUT,
    RAID,
    SPACES,
    STRIKE,
    TRAFFIC,
)
from .effects import contribute, gain, move_npc, put_up, repute
from .encounters import ENCOUNTERS
from .events import Declined, DiceSet, ExtraBought, PowerCut
from .moves import (
    BUY,
    DECLINE,
    NOT_ADJACENT,
    PLACE,
    PUSH,
    Buy,
    Choosing,
    Decline,
    Place,
    Placing,
    Push,
    Pushing,
    SetDice,
    Setting,
    affordable,
    set_dice,
)
from .placing import ask_places, place_candidates, place_filled, place_form
from .state import Robotariat, civilians_out, is_civilian, near, oppressors_out


def perform(s: Robotariat, card: int) -> None:
    """ROB-ACT-3, ROB-ACT-4: the extra is decided on, and paid for, before any of the effect."""
    if s.pack.cards[card].cost > 0:
        s.push(EXTRA[card])
    else:
        work(s, card, False)


class Extra(Choosing):
    """ROB-ACT-4, ROB-CARD-8: the extra may be bought, also where it changes nothing."""

    __slots__ = ("card",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Buy, Decline)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def card_here(self) -> int:
        return self.card

    def enter(self, s: Robotariat) -> None:
        moves = MAY_BUY if affordable(s, self.card) else MAY_NOT_BUY
        s.ask(self, Ask(s.active, "ask-extra", "ROB-ACT-4", moves, plain=True))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        bought = isinstance(move, Buy)
        if bought:
            if s.telling:
                s.tell(ExtraBought(seat, self.card))
            repute(s, -s.pack.cards[self.card].cost)
        elif s.telling:
            s.tell(Declined(seat))
        work(s, self.card, bought)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return DECLINE


def work(s: Robotariat, card: int, extra: bool) -> None:
    """What the card does; what needs a target asks for it."""
    data = s.pack.cards[card]
    amount = data.more if extra else data.amount
    if card == CREDIT:  # ROB-EDGE-49
        contribute(s, amount)
    elif card == TRAFFIC:
        s.push(SET_BOTH if extra else SET_ONE)
    elif card == POWER_CUT:
        s.cut = amount
        if s.telling:
            s.tell(PowerCut(s.active, amount))
    elif card == ALARM:
        s.push(FALSE_ALARM[8 if extra else 0])
    elif card == MOB:
        s.push(FLASH_MOB[8 if extra else 0])
    elif card == RAID:
        s.push(RAIDS[1 if extra else 0])
    elif card == BROADCAST:
        broadcast(s, extra)
    elif card == HEIST:  # ROB-SAB-8
        gain(s, amount)
    elif card == STRIKE:
        s.push(STRIKES[1 if extra else 0])
    else:
        assert card == GLITCH
        repute(s, amount)


def broadcast(s: Robotariat, extra: bool) -> None:
    """ROB-SAB-7: per space with a poster; the extra per Civilian. One gain (ROB-EDGE-36)."""
    data = s.pack.cards[BROADCAST]
    total = data.amount * len([count for count in s.posters if count > 0])
    if extra:
        total += data.more * len(civilians_out(s))
    gain(s, total)


class SetTraffic(Setting):
    """ROB-SAB-2, ROB-CARD-9: name one die's face, or with the extra both."""

    __slots__ = ("both",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (SetDice,)

    def __init__(self, both: bool) -> None:
        self.both: Final = both

    def wants_both(self) -> bool:
        return self.both

    def enter(self, s: Robotariat) -> None:
        moves = set_dice(s.pack.black, s.pack.red, self.both)
        s.ask(self, Ask(s.active, "ask-set", "ROB-SAB-2", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, SetDice)
        s.set_black = move.black
        s.set_red = move.red
        if s.telling:
            s.tell(DiceSet(seat, move.black, move.red))

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        moves = set_dice(s.pack.black, s.pack.red, self.both)
        return moves[0]


class FalseAlarm(Pushing):
    """ROB-SAB-4: an Oppressor over one line without encounter; with the extra each of them.

    `done` has a bit for every Oppressor that was moved, and bit 3 for the extra.
    """

    __slots__ = ("done",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Push,)

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        if is_civilian(npc):
            return NOT_OPPRESSOR
        if self.done & (1 << (npc - 3)):
            return ALREADY_ALARMED
        return None if near(s, s.npcs[npc], space) else NOT_ADJACENT

    def left(self, s: Robotariat) -> list[int]:
        return [npc for npc in oppressors_out(s) if not self.done & (1 << (npc - 3))]

    def enter(self, s: Robotariat) -> None:
        moves: list[Move[Any]] = []
        for npc in self.left(s):
            for space in s.pack.spaces[s.npcs[npc]].near:
                moves.append(PUSH[npc][space])
        if moves:  # ROB-EDGE-31: with nobody to move the card does nothing
            s.ask(self, Ask(s.active, "ask-alarm", "ROB-SAB-4", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Push)
        move_npc(s, move.npc, move.space)
        if self.done & 8:
            s.push(FALSE_ALARM[self.done | (1 << (move.npc - 3))])

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        npc = self.left(s)[0]
        return PUSH[npc][min(s.pack.spaces[s.npcs[npc]].near)]


class FlashMob(Pushing):
    """ROB-SAB-5: a Civilian to any other space, where it encounters; with the extra another.

    `done` has a bit for the Civilian that was moved, and bit 3 while the extra is still to come.
    """

    __slots__ = ("done",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Push,)

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        if not is_civilian(npc):
            return NOT_MOBBING
        if self.done & (1 << npc):
            return ALREADY_MOBBED
        return SAME_PLACE if s.npcs[npc] == space else None

    def left(self, s: Robotariat) -> list[int]:
        return [npc for npc in civilians_out(s) if not self.done & (1 << npc)]

    def enter(self, s: Robotariat) -> None:
        moves: list[Move[Any]] = []
        for npc in self.left(s):
            for space in range(len(SPACES)):
                if space != s.npcs[npc]:
                    moves.append(PUSH[npc][space])
        if moves:  # ROB-EDGE-44: with no second Civilian the extra does nothing
            s.ask(self, Ask(s.active, "ask-mob", "ROB-SAB-5", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Push)
        move_npc(s, move.npc, move.space)
        if self.done & 8:
            s.push(FLASH_MOB[1 << move.npc])
        s.push(ENCOUNTERS[1 << move.npc])

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        npc = self.left(s)[0]
        return PUSH[npc][0 if s.npcs[npc] != 0 else 1]


class Raid(Placing):
    """ROB-SAB-6: up to two posters leave the Junk Pile; with the extra any number."""

    __slots__ = ("extra",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def __init__(self, extra: bool) -> None:
        self.extra: Final = extra

    def least(self, s: Robotariat) -> int:
        return 0

    def most(self, s: Robotariat) -> int:
        card = s.pack.cards[RAID]
        return min(s.junk, card.more if self.extra else card.amount)

    def too_few(self) -> Refusal:
        raise AssertionError("nothing is always allowed")

    def too_many(self) -> Refusal:
        return TOO_MANY_RAIDED

    def enter(self, s: Robotariat) -> None:
        ask_places(self, s, s.active, "ask-raid", "ROB-SAB-6")

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Place)
        put_up(s, seat, move.shares, from_junk=True)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return PLACE[0][0]

    def forms(self, s: Robotariat, seat: int) -> tuple[Form, ...]:
        return place_form(self, s)

    def filled(self, s: Robotariat, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return place_filled(values)

    def candidates(self, s: Robotariat, seat: int, rng: Rng, most: int) -> list[Any]:
        return place_candidates(self, s, rng, most)


class Strike(Placing):
    """ROB-SAB-9: up to two posters from supply; with the extra up to four."""

    __slots__ = ("extra",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def __init__(self, extra: bool) -> None:
        self.extra: Final = extra

    def least(self, s: Robotariat) -> int:
        return 0

    def most(self, s: Robotariat) -> int:
        card = s.pack.cards[STRIKE]
        return min(s.supply, card.more if self.extra else card.amount)

    def too_few(self) -> Refusal:
        raise AssertionError("nothing is always allowed")

    def too_many(self) -> Refusal:
        return TOO_MANY_STRUCK

    def enter(self, s: Robotariat) -> None:
        ask_places(self, s, s.active, "ask-strike", "ROB-SAB-9")

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Place)
        put_up(s, seat, move.shares, from_junk=False)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return PLACE[0][0]

    def forms(self, s: Robotariat, seat: int) -> tuple[Form, ...]:
        return place_form(self, s)

    def filled(self, s: Robotariat, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return place_filled(values)

    def candidates(self, s: Robotariat, seat: int, rng: Rng, most: int) -> list[Any]:
        return place_candidates(self, s, rng, most)


NOT_OPPRESSOR: Final = Refusal("refuse-not-oppressor", "ROB-SAB-4")
ALREADY_ALARMED: Final = Refusal("refuse-already-pushed", "ROB-SAB-4")
NOT_MOBBING: Final = Refusal("refuse-not-civilian", "ROB-SAB-5")
ALREADY_MOBBED: Final = Refusal("refuse-already-pushed", "ROB-SAB-5")
SAME_PLACE: Final = Refusal("refuse-same-space", "ROB-SAB-5")
TOO_MANY_RAIDED: Final = Refusal("refuse-too-many-from-junk", "ROB-SAB-6")
TOO_MANY_STRUCK: Final = Refusal("refuse-too-many-posters", "ROB-SAB-9")
MAY_BUY: Final[list[Move[Any]]] = [DECLINE, BUY]
MAY_NOT_BUY: Final[list[Move[Any]]] = [DECLINE]
EXTRA: Final = [Extra(card) for card in range(20)]
SET_ONE: Final = SetTraffic(False)
SET_BOTH: Final = SetTraffic(True)
FALSE_ALARM: Final = [FalseAlarm(done) for done in range(16)]
FLASH_MOB: Final = [FlashMob(done) for done in range(16)]
RAIDS: Final = [Raid(False), Raid(True)]
STRIKES: Final = [Strike(False), Strike(True)]
