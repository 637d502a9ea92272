"""The small vocabulary that cards, events and tiles are written in (PAT-EFF-1 to PAT-EFF-15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal, Step

from .cards import Line
from .decks import LOSE_BEACON, UPLINK, WIRETAP, look_at_briefs, look_at_opinion
from .draws import DrawFree, discard_random, draw_types, markers, step_left, step_right
from .events import Changed
from .moves import ARM, SOOTHE, Arm, Asking, Soothe
from .payments import TWO_TYPES, DiscardOwn
from .riots import base_taxes, calm_down, coins, place_rioter, progress, roll, threat, unrest
from .state import AUTOMATON, NODE, Patriot
from .tiles import may_march
from .troops import MARCH, PARDONS, Executions, PlaceTroops, lose_troops

ARMED: Final = Refusal("refuse-armed", "PAT-POS-1")


class Effects(Step[Patriot]):
    """PAT-EFF-15: a line's effects, from left to right, each resolved fully before the next."""

    __slots__ = ("at", "line")

    def __init__(self, line: Line, at: int) -> None:
        self.line: Final = line
        self.at: Final = at

    def enter(self, s: Patriot) -> None:
        if self.at == len(self.line):
            calm_down(s)
            return
        word, n = self.line[self.at]
        s.push(Effects(self.line, self.at + 1))
        apply(s, word, n)


def apply(s: Patriot, word: str, n: int) -> None:
    """One effect for the active player. It may end the game: push nothing after it."""
    seat = s.turn
    if word == "cu":
        unrest(s, n)
    elif word == "threat":
        threat(s, n)
    elif word == "coins":
        coins(s, n)
    elif word == "markers":
        markers(s, seat, n)
    elif word == "rioter":
        place_rioter(s, n if n else roll(s))
    elif word == "draw":
        s.push(DrawFree(seat, n, False, "PAT-EFF-14"))
    elif word == "troop":
        s.push(PlaceTroops(n))
    elif word == "troop-loss":
        lose_troops(s, n)
    elif word == "base":
        base_taxes(s, n)
    elif word == "markers-each":
        for i in range(s.seats):
            markers(s, (seat + i) % s.seats, n)
    elif word == "discard-each":
        for i in range(s.seats):
            discard_random(s, (seat + i) % s.seats, n)
    elif word == "discard-active":
        discard_random(s, seat, n)
    elif word == "beacon-loss":
        if s.lit():
            s.push(LOSE_BEACON)
        else:
            threat(s, 1)
    elif word == "exec":
        s.push(Executions(n))
    elif word == "left":
        step_left(s, seat)
    elif word == "step":
        step_right(s, seat)
    elif word == "progress":
        progress(s, n)
    else:
        apply_rare(s, word, n)


def apply_rare(s: Patriot, word: str, n: int) -> None:
    """Words that only one card or campaign uses."""
    seat = s.turn
    if word == "coins-all":  # PAT-BRIEF-01: coins on Beacons stay
        coins(s, -s.coins)
    elif word == "coins-half":  # PAT-BRIEF-21: rounded up
        coins(s, -((s.coins + 1) // 2))
    elif word == "pardon":
        s.push(PARDONS)
    elif word == "discard-own":
        s.push(DiscardOwn(n, 0))
    elif word == "discard-two":
        s.push(DiscardOwn(n, TWO_TYPES))
    elif word == "lottery":
        lottery(s, n)
    elif word == "wiretap":
        look_at_briefs(s, n)
        s.push(WIRETAP)
    elif word == "uplink":
        look_at_opinion(s, n)
        s.push(UPLINK)
    elif word == "move":
        if may_march(s):
            s.push(MARCH)
    elif word == "node":
        s.spent[NODE] += n
    elif word == "automaton":
        s.spent[AUTOMATON] += n
    elif word == "calm-or-arm":
        s.push(PositiveM(n))
    elif word == "setback":  # PAT-NEG-2, PAT-NEG-3, PAT-NEG-7
        if s.progress:
            progress(s, -n)
        else:
            threat(s, 1)
    elif word == "core":  # PAT-NEG-3
        s.core += n
        if s.telling:
            s.tell(Changed("core", n, s.core))
    elif word == "war":  # PAT-CTILE-5
        draw_types(s, seat, (0, n, 0, 0))
    else:
        assert word == "base-or-threat", word  # PAT-NEG-6
        if s.base:
            base_taxes(s, -n)
        else:
            threat(s, 1)


def lottery(s: Patriot, n: int) -> None:
    """PAT-CHOICE-12: 5-8 each player draws 2, active first; 1-4 CU+2."""
    if roll(s) < s.pack.lottery_from:
        unrest(s, s.pack.lottery_cu)
        return
    for i in range(s.seats - 1, -1, -1):
        s.push(DrawFree((s.turn + i) % s.seats, n, False, "PAT-CHOICE-12"))


class PositiveM(Asking):
    """PAT-POS-1: CU-2, or arm 1 missile; at most 2 are armed."""

    # Seen at work in PAT-EDGE-51

    __slots__ = ("n",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Soothe, Arm)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def enter(self, s: Patriot) -> None:
        moves: list[Any] = [SOOTHE, ARM] if s.armed < s.pack.armed_most else [SOOTHE]
        s.ask(self, Ask(s.turn, "ask-arm", "PAT-POS-1", moves, plain=True))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        full = isinstance(move, Arm) and s.armed >= s.pack.armed_most
        return ARMED if full else None

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Arm):
            s.armed += 1
            if s.telling:
                s.tell(Changed("armed", 1, s.armed))
        else:
            unrest(s, -self.n)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return SOOTHE
