"""The Sabotage cards at work (ROB-SAB-1 to ROB-SAB-10), extras first paid for (ROB-ACT-4)."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal, at

from ..seen import events
from . import cards
from .answers import BUY, DECLINE, Buy, BuyingExtra, Decline, Push, Pushing, SetDice, SettingDice
from .cards import CARDS, id_of, set_id
from .effects import contribute, gain, move_npc, repute
from .encounters import ENCOUNTERS
from .moves import NOT_ADJACENT
from .placing import PlacePosters
from .state import Robotariat, civilians_out, is_civilian, near


def perform(s: Robotariat, card: int) -> None:
    """ROB-ACT-3, ROB-ACT-4: the extra is decided on, and paid for, before any of the effect."""
    if s.pack.cards[card].cost > 0:
        s.push(EXTRA[card])
    else:
        work(s, card, False)


def affordable(s: Robotariat, card: int) -> bool:
    """ROB-EDGE-17: Reputation must stay above 0."""
    return s.reputation > s.pack.cards[card].cost


class Extra(BuyingExtra):
    """ROB-ACT-4, ROB-CARD-8: the extra may be bought, also where it changes nothing."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Buy, Decline)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def can_pay(self, s: Robotariat) -> bool:
        return affordable(s, self.card)

    def options(self, s: Robotariat) -> list[Any]:
        return [DECLINE, BUY] if self.can_pay(s) else [DECLINE]

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-extra", "ROB-ACT-4", self.options(s), plain=True))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        bought = isinstance(move, Buy)
        if bought:
            if s.telling:
                s.tell(events.ExtraBought(at(seat), id_of(CARDS, self.card)))
            repute(s, -s.pack.cards[self.card].cost)
        elif s.telling:
            s.tell(events.Declined(at(seat)))
        work(s, self.card, bought)


def amount_of(s: Robotariat, card: int, extra: bool) -> int:
    data = s.pack.cards[card]
    return data.more if extra else data.amount


def work(s: Robotariat, card: int, extra: bool) -> None:
    """What the card does; what needs a target asks for it."""
    EFFECTS[card](s, amount_of(s, card, extra), extra)


def cut_power(s: Robotariat, amount: int, extra: bool) -> None:
    """ROB-SAB-3: the black die is left alone for so many NPC turns."""
    s.cut = amount
    if s.telling:
        s.tell(events.PowerCut(at(s.active), amount))


def broadcast(s: Robotariat, amount: int, extra: bool) -> None:
    """ROB-SAB-7: per space with a poster; the extra per Civilian. One gain (ROB-EDGE-36)."""
    data = s.pack.cards[cards.BROADCAST]
    total = data.amount * len([count for count in s.posters if count > 0])
    if extra:
        total += data.more * len(civilians_out(s))
    gain(s, total)


class SetTraffic(SettingDice):
    """ROB-SAB-2, ROB-CARD-9: name one die's face, or with the extra both."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (SetDice,)

    def __init__(self, both: bool) -> None:
        self.both: Final = both

    def wants_both(self) -> bool:
        return self.both

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-set", "ROB-SAB-2", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: SetDice) -> None:
        s.set_black = move.black
        s.set_red = move.red
        if s.telling:
            s.tell(events.DiceSet(at(seat), set_id(move.black), set_id(move.red)))


class FalseAlarm(Pushing):
    """ROB-SAB-4: an Oppressor over one line without encounter; with the extra each of them.

    `done` has a bit for every Oppressor that was moved, and bit 3 for the extra.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Push,)

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        if is_civilian(npc):
            return NOT_OPPRESSOR
        if self.done & (1 << (npc - 3)):
            return ALREADY_ALARMED
        return None if near(s, s.npcs[npc], space) else NOT_ADJACENT

    def goals(self, s: Robotariat, npc: int) -> tuple[int, ...]:
        return s.pack.spaces[s.npcs[npc]].near

    def enter(self, s: Robotariat) -> None:
        options = self.options(s)
        if options:  # ROB-EDGE-31: with nobody to move the card does nothing
            s.ask(self, Ask(s.active, "ask-alarm", "ROB-SAB-4", options))

    def answer(self, s: Robotariat, seat: int, move: Push) -> None:
        move_npc(s, move.npc, move.space)
        if self.done & 8:
            s.push(FALSE_ALARM[self.done | (1 << (move.npc - 3))])


class FlashMob(Pushing):
    """ROB-SAB-5: a Civilian to any other space, where it encounters; with the extra another.

    `done` has a bit for the Civilian that was moved, and bit 3 while the extra is still to come.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Push,)

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        if not is_civilian(npc):
            return NOT_MOBBING
        if self.done & (1 << npc):
            return ALREADY_MOBBED
        return SAME_PLACE if s.npcs[npc] == space else None

    def enter(self, s: Robotariat) -> None:
        options = self.options(s)
        if options:  # ROB-EDGE-44: with no second Civilian the extra does nothing
            s.ask(self, Ask(s.active, "ask-mob", "ROB-SAB-5", options))

    def answer(self, s: Robotariat, seat: int, move: Push) -> None:
        move_npc(s, move.npc, move.space)
        if self.done & 8:
            s.push(FLASH_MOB[1 << move.npc])
        s.push(ENCOUNTERS[1 << move.npc])


class Raid(PlacePosters):
    """ROB-SAB-6: up to two posters leave the Junk Pile; with the extra any number."""

    def __init__(self, extra: bool) -> None:
        super().__init__(True, None, TOO_MANY_RAIDED)
        self.extra: Final = extra

    def least(self, s: Robotariat) -> int:
        return 0

    def most(self, s: Robotariat) -> int:
        return min(s.junk, amount_of(s, cards.RAID, self.extra))

    def enter(self, s: Robotariat) -> None:
        self.ask_for_posters(s, "ask-raid", "ROB-SAB-6")


class Strike(PlacePosters):
    """ROB-SAB-9: up to two posters from supply; with the extra up to four."""

    def __init__(self, extra: bool) -> None:
        super().__init__(False, None, TOO_MANY_STRUCK)
        self.extra: Final = extra

    def least(self, s: Robotariat) -> int:
        return 0

    def most(self, s: Robotariat) -> int:
        return min(s.supply, amount_of(s, cards.STRIKE, self.extra))

    def enter(self, s: Robotariat) -> None:
        self.ask_for_posters(s, "ask-strike", "ROB-SAB-9")


NOT_OPPRESSOR: Final = Refusal("refuse-not-oppressor", "ROB-SAB-4")
ALREADY_ALARMED: Final = Refusal("refuse-already-pushed", "ROB-SAB-4")
NOT_MOBBING: Final = Refusal("refuse-not-civilian", "ROB-SAB-5")
ALREADY_MOBBED: Final = Refusal("refuse-already-pushed", "ROB-SAB-5")
SAME_PLACE: Final = Refusal("refuse-same-space", "ROB-SAB-5")
TOO_MANY_RAIDED: Final = Refusal("refuse-too-many-from-junk", "ROB-SAB-6")
TOO_MANY_STRUCK: Final = Refusal("refuse-too-many-posters", "ROB-SAB-9")
EXTRA: Final = [Extra(card) for card in range(20)]
SET_ONE: Final = SetTraffic(False)
SET_BOTH: Final = SetTraffic(True)
FALSE_ALARM: Final = [FalseAlarm(done) for done in range(16)]
FLASH_MOB: Final = [FlashMob(done) for done in range(16)]
RAIDS: Final = [Raid(False), Raid(True)]
STRIKES: Final = [Strike(False), Strike(True)]
EFFECTS: Final[dict[int, Callable[[Robotariat, int, bool], None]]] = {
    cards.CREDIT: lambda s, amount, extra: contribute(s, amount),  # ROB-EDGE-49
    cards.TRAFFIC: lambda s, amount, extra: s.push(SET_BOTH if extra else SET_ONE),
    cards.POWER_CUT: cut_power,
    cards.ALARM: lambda s, amount, extra: s.push(FALSE_ALARM[8 if extra else 0]),
    cards.MOB: lambda s, amount, extra: s.push(FLASH_MOB[8 if extra else 0]),
    cards.RAID: lambda s, amount, extra: s.push(RAIDS[extra]),
    cards.BROADCAST: broadcast,
    cards.HEIST: lambda s, amount, extra: gain(s, amount),  # ROB-SAB-8
    cards.STRIKE: lambda s, amount, extra: s.push(STRIKES[extra]),
    cards.GLITCH: lambda s, amount, extra: repute(s, amount),
}
"""By card: what it does with its amount, with or without the extra."""
