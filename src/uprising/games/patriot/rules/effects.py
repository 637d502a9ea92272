"""The small vocabulary that cards, events and tiles are written in (PAT-EFF-1 to PAT-EFF-15).

Each word is an `Effect`: what it does for the active player, and what it needs at the head of a
Beacon's line. What it is worth to a bot is in `bot/values.py`, by the same words.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal, Step

from . import riots
from .cards import Line
from .decks import LOSE_BEACON, UPLINK, WIRETAP, look_at_briefs, look_at_opinion
from .draws import DrawFree, discard_random, draw_types, markers, step_left, step_right
from .moves import ARM, SOOTHE, Arm, Asking, Soothe
from .payments import TWO_TYPES, DiscardOwn
from .position import may_march, open_spaces, rioters_out, types_held
from .state import AUTOMATON, NODE, TROOPS, Patriot
from .troops import MARCH, PARDONS, Executions, PlaceTroops, lose_troops

ARMED: Final = Refusal("refuse-armed", "PAT-POS-1")


class Effects(Step[Patriot]):
    """PAT-EFF-15: a line's effects, from left to right, each resolved fully before the next."""

    def __init__(self, line: Line, at: int) -> None:
        self.line: Final = line
        self.at: Final = at

    def enter(self, s: Patriot) -> None:
        if self.at == len(self.line):
            riots.calm_down(s)
            return
        word, n = self.line[self.at]
        s.push(Effects(self.line, self.at + 1))
        EFFECTS[word].apply(s, n)


def can_resolve(s: Patriot, line: Line) -> bool:
    """PAT-BEACON-6: what a Beacon asks to be paid must be there."""
    # Seen at work in PAT-EDGE-30, PAT-EDGE-42, PAT-EDGE-43
    word, n = line[0]
    needs = EFFECTS[word].needs
    return needs is None or needs(s, n)


class Effect:
    """One word of the vocabulary.

    apply   does it for the active player; it may end the game, so nothing is pushed after it
    needs   what must be there for a Beacon that begins with it; None if nothing must
    """

    def __init__(
        self,
        apply: Callable[[Patriot, int], None],
        needs: Callable[[Patriot, int], bool] | None = None,
    ) -> None:
        self.apply: Final = apply
        self.needs: Final = needs


def own_markers(s: Patriot, n: int) -> None:
    markers(s, s.turn, n)


def can_pay_markers(s: Patriot, n: int) -> bool:
    """Markers that are paid buy a step to the right (PAT-BCARD-16)."""
    return n >= 0 or (s.markers[s.turn] >= -n and s.track[s.turn] < s.pack.track_end)


def rioter(s: Patriot, n: int) -> None:
    riots.place_rioter(s, n if n else riots.roll(s))


def from_active(s: Patriot) -> list[int]:
    """The seats, the active one first."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]


def markers_each(s: Patriot, n: int) -> None:
    for seat in from_active(s):
        markers(s, seat, n)


def discard_each(s: Patriot, n: int) -> None:
    for seat in from_active(s):
        discard_random(s, seat, n)


def lose_beacon(s: Patriot, n: int) -> None:
    if s.lit():
        s.push(LOSE_BEACON)
    else:
        riots.threat(s, 1)


def lottery(s: Patriot, n: int) -> None:
    """PAT-CHOICE-12: 5-8 each player draws 2, active first; 1-4 CU+2."""
    if riots.roll(s) < s.pack.lottery_from:
        riots.unrest(s, s.pack.lottery_cu)
        return
    for seat in from_active(s)[::-1]:
        s.push(DrawFree(seat, n, False, "PAT-CHOICE-12"))


def wiretap(s: Patriot, n: int) -> None:
    look_at_briefs(s, n)
    s.push(WIRETAP)


def uplink(s: Patriot, n: int) -> None:
    look_at_opinion(s, n)
    s.push(UPLINK)


def move_troops(s: Patriot, n: int) -> None:
    if may_march(s):
        s.push(MARCH)


def node(s: Patriot, n: int) -> None:
    s.spent[NODE] += n


def automaton(s: Patriot, n: int) -> None:
    s.spent[AUTOMATON] += n


def setback(s: Patriot, n: int) -> None:
    """PAT-NEG-2, PAT-NEG-3, PAT-NEG-7."""
    if s.progress:
        riots.progress(s, -n)
    else:
        riots.threat(s, 1)


def core(s: Patriot, n: int) -> None:
    """PAT-NEG-3."""
    s.core += n
    riots.tell_change(s, "core", n, s.core)


def base_or_threat(s: Patriot, n: int) -> None:
    """PAT-NEG-6."""
    if s.base:
        riots.base_taxes(s, -n)
    else:
        riots.threat(s, 1)


class PositiveM(Asking):
    """PAT-POS-1: CU-2, or arm 1 missile; at most 2 are armed."""

    # Seen at work in PAT-EDGE-51

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Soothe, Arm)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def enter(self, s: Patriot) -> None:
        moves = self.legal(s, s.turn, [SOOTHE, ARM])
        s.ask(self, Ask(s.turn, "ask-arm", "PAT-POS-1", moves, plain=True))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        full = isinstance(move, Arm) and s.armed >= s.pack.armed_most
        return ARMED if full else None

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Arm):
            riots.arm_missiles(s, 1)
        else:
            riots.unrest(s, -self.n)


EFFECTS: Final[dict[str, Effect]] = {
    "cu": Effect(riots.unrest),
    "threat": Effect(riots.threat),
    "coins": Effect(riots.coins),
    "base": Effect(riots.base_taxes),
    "markers": Effect(own_markers, can_pay_markers),
    "progress": Effect(riots.progress),
    "rioter": Effect(rioter),
    "troop": Effect(
        lambda s, n: s.push(PlaceTroops(n)),
        lambda s, n: s.supply[TROOPS] > 0 and open_spaces(s) != 0,
    ),
    "troop-loss": Effect(lose_troops),
    "exec": Effect(lambda s, n: s.push(Executions(n)), lambda s, n: rioters_out(s) > 0),
    "draw": Effect(lambda s, n: s.push(DrawFree(s.turn, n, False, "PAT-EFF-14"))),
    "markers-each": Effect(markers_each),
    "discard-each": Effect(discard_each),
    "discard-active": Effect(lambda s, n: discard_random(s, s.turn, n)),
    "beacon-loss": Effect(lose_beacon),
    "left": Effect(lambda s, n: step_left(s, s.turn)),
    "step": Effect(lambda s, n: step_right(s, s.turn)),
    # what a single card or campaign does
    "coins-all": Effect(lambda s, n: riots.coins(s, -s.coins)),  # PAT-BRIEF-01
    "coins-half": Effect(lambda s, n: riots.coins(s, -((s.coins + 1) // 2))),  # PAT-BRIEF-21
    "pardon": Effect(lambda s, n: s.push(PARDONS)),
    "discard-own": Effect(
        lambda s, n: s.push(DiscardOwn(n, 0)), lambda s, n: s.hand_size(s.turn) >= n
    ),
    "discard-two": Effect(
        lambda s, n: s.push(DiscardOwn(n, TWO_TYPES)), lambda s, n: types_held(s, s.turn) >= 2
    ),
    "lottery": Effect(lottery),
    "wiretap": Effect(wiretap),
    "uplink": Effect(uplink),
    "move": Effect(move_troops, lambda s, n: may_march(s)),
    "node": Effect(node),
    "automaton": Effect(automaton),
    "calm-or-arm": Effect(lambda s, n: s.push(PositiveM(n))),
    "setback": Effect(setback),
    "core": Effect(core),
    "war": Effect(lambda s, n: draw_types(s, s.turn, (0, n, 0, 0))),  # PAT-CTILE-5
    "base-or-threat": Effect(base_or_threat),
}
