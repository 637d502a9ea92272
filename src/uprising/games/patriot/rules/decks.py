"""Beacons, Briefs and Public Opinion: decks that are looked at, turned up, put under."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal

from ..seen import events
from .cards import BEACON_NAMES, briefs_named, influence_named, thing
from .draws import opinion_ready
from .moves import BURY, DROP, LEAVE, SCRAP, Asking, Bury, Drop, Leave, Scrap
from .state import COINS, FACE_UP, Patriot

NOT_LIT: Final = Refusal("refuse-not-lit", "PAT-EFF-11")


def turn_up(s: Patriot, slot: int) -> None:
    """The pile's top card comes into a slot, face up."""
    beacon = s.beacons.pop()
    s.beacons_under = min(s.beacons_under, len(s.beacons))
    s.slots[slot] = beacon
    if s.telling:
        s.tell(events.BeaconTurnedUp(slot + 1, thing(BEACON_NAMES[beacon])))


def put_under(s: Patriot, beacon: int) -> None:
    s.beacons.insert(0, beacon)
    s.beacons_under += 1


class LoseBeacon(Asking):
    """PAT-EFF-11, PAT-BEACON-4: coin to supply, card under the pile, the slot refilled."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Drop,)

    def enter(self, s: Patriot) -> None:
        moves = self.legal(s, s.turn, DROP[: len(s.lamps)])
        s.ask(self, Ask(s.turn, "ask-drop", "PAT-EFF-11", moves, plain=True))

    def refuses(self, s: Patriot, seat: int, move: Drop) -> Refusal | None:
        return NOT_LIT if s.lamps[move.number] == FACE_UP else None

    def answer(self, s: Patriot, seat: int, move: Drop) -> None:
        beacon = s.slots[move.number]
        s.lamps[move.number] = FACE_UP
        s.supply[COINS] += 1
        put_under(s, beacon)
        if s.telling:
            s.tell(events.BeaconLost(thing(BEACON_NAMES[beacon])))
        turn_up(s, move.number)


def briefs_ready(s: Patriot, n: int) -> None:
    """PAT-ENC-8: the discards are shuffled and put under a deck that is too small.

    What is left of the deck is then known: all other Briefs lie open.
    """
    left = len(s.briefs)
    if left >= n or not s.brief_discard:
        return
    s.shuffle("briefs", s.brief_discard)
    s.briefs = s.brief_discard + s.briefs
    s.brief_discard = []
    s.briefs_top = left
    s.briefs_under = 0
    if s.telling:
        s.tell(events.Shuffled("~id-deck-briefs"))


def draw_brief(s: Patriot) -> int:
    briefs_ready(s, 1)
    brief = s.briefs.pop()
    s.briefs_top = max(0, s.briefs_top - 1)
    s.briefs_under = min(s.briefs_under, len(s.briefs))
    return brief


def look_at_briefs(s: Patriot, n: int) -> None:
    """PAT-HIDE-5: both players see them, and remember what goes back."""
    briefs_ready(s, n)
    s.briefs_top = max(s.briefs_top, min(n, len(s.briefs)))
    if s.telling:
        s.tell(events.BriefsSeen(briefs_named(s.briefs[-n:][::-1])))


class Wiretap(Asking):
    """PAT-BCARD-03: any of the top 2 Briefs go under the deck, as they lie."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Bury,)

    def enter(self, s: Patriot) -> None:
        first, second = briefs_named(s.briefs[-2:][::-1])
        about = (("first", first), ("second", second))
        s.ask(self, Ask(s.turn, "ask-bury", "PAT-BCARD-03", BURY, about=about))

    def answer(self, s: Patriot, seat: int, move: Bury) -> None:
        buried: list[int] = []
        if move.number & 2:
            buried.append(s.briefs.pop(-2))
        if move.number & 1:
            buried.append(s.briefs.pop())
        if buried:
            s.briefs_top = max(0, s.briefs_top - len(buried))
            s.briefs_under = min(s.briefs_under, len(s.briefs)) + len(buried)
            s.briefs[:0] = buried
            if s.telling:
                s.tell(events.BriefsBuried(briefs_named(buried[::-1])))


def look_at_opinion(s: Patriot, n: int) -> None:
    opinion_ready(s, n)
    s.po_top = max(s.po_top, n)
    if s.telling:
        s.tell(events.OpinionSeen(influence_named(s.po[-n:][::-1])))


class Uplink(Asking):
    """PAT-BCARD-10: both Public Opinion cards may be discarded, else they stay on top."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Leave, Scrap)

    def enter(self, s: Patriot) -> None:
        first, second = influence_named(s.po[-2:][::-1])
        about = (("first", first), ("second", second))
        s.ask(self, Ask(s.turn, "ask-scrap", "PAT-BCARD-10", [LEAVE, SCRAP], about=about))

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Scrap):
            cards = (s.po.pop(), s.po.pop())
            for card in cards:
                s.po_discard[card] += 1
            s.po_top = max(0, s.po_top - 2)
            if s.telling:
                s.tell(events.OpinionScrapped(influence_named(cards)))


LOSE_BEACON: Final = LoseBeacon()
WIRETAP: Final = Wiretap()
UPLINK: Final = Uplink()
