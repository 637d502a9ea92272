"""Guesses do not contradict what their seat was told.

A view shows the table as it is; an event may have said more ("no, that is not her card"). So a move
is made on the table and on guesses of it. A hidden value with which none of many guesses is told
what really was told has been ruled out, and must not come up in a guess afterwards.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from uprising.conformance.fault import Fault
from uprising.conformance.position import Position
from uprising.kernel import Move, State, play

FEW, MANY = 48, 1200
"""How many guesses are tried at first, and where something seems to be ruled out."""
AFTERWARDS = 48
CERTAIN = 1e-9
"""How unlikely it must be that a value was only by chance never told the same."""
Item = tuple[str, str]
"""A hidden thing and a value of it; of a list, one that it holds."""


class Tally:
    """How guesses with each hidden value were told of a move: as it really was, or not."""

    def __init__(self) -> None:
        self.all: Counter[bool] = Counter()
        self.with_item: dict[Item, Counter[bool]] = defaultdict(Counter)
        self.touched: set[str] = set()

    def ruled_out(self, chance: float) -> set[Item]:
        """Values that were never told the same, if that is less likely by luck than this."""
        other = self.all[False] / max(1, self.all.total())
        return {
            item
            for item, counts in self.with_item.items()
            if item[0] not in self.touched and not counts[True] and other ** counts[False] < chance
        }


def guesses_fit_what_was_told(p: Position, seat: int) -> None:
    """For one move in answer to an open question; nothing is said of sealed ones."""
    s, ask, rng = p.state, p.state.asks[0], p.rng.copy()
    if ask.sealed or not p.game.unknown(s, seat):
        return
    move = p.some_move(s, ask, rng)
    after, told = outcome(p, s, seat, ask.seat, move)
    if after.ended:
        return
    later = [p.game.unknown(p.game.guess(after, seat, rng), seat) for _ in range(AFTERWARDS)]
    guessed = {item for unknown in later for item in items(unknown)}
    tally = Tally()
    for number in range(MANY):
        if number >= FEW and not tally.ruled_out(0.5) & guessed:
            return
        table = p.game.guess(s, seat, rng)
        if p.refusal(table, ask.seat, move) is None:
            table.luck = s.luck.copy()
            compare(p, tally, table, seat, ask.seat, move, told)
    for name, value in tally.ruled_out(CERTAIN) & guessed:
        raise Fault(
            "guess told",
            f"after {move} guesses of seat {seat} have {value} in {name}, "
            f"which contradicts what it was told: {told}",
        )


def compare(
    p: Position, tally: Tally, guessed: State, seat: int, mover: int, move: Move[Any], told: Any
) -> None:
    """Make the move on a guess, and note with which hidden values it is told as it was."""
    before = p.game.unknown(guessed, seat)
    after, heard = outcome(p, guessed, seat, mover, move)
    alike = heard == told
    tally.all[alike] += 1
    for item in items(before):
        tally.with_item[item][alike] += 1
    if alike:  # what the move itself changes says nothing about what was there before
        now = {name: sorted(items({name: v})) for name, v in p.game.unknown(after, seat).items()}
        was = {name: sorted(items({name: v})) for name, v in before.items()}
        tally.touched |= {name for name in was if now.get(name) != was[name]}


def items(unknown: dict[str, Any]) -> set[Item]:
    found: set[Item] = set()
    for name, value in unknown.items():
        values = value if isinstance(value, list) else [value]
        found |= {(name, repr(each)) for each in values}
    return found


def outcome(p: Position, s: State, seat: int, mover: int, move: Move[Any]) -> tuple[State, Any]:
    """The table after a move, and all that a seat is told of it."""
    after, played = play(p.game, s, mover, move)
    seen = (p.game.seen_by(event, seat) for event in played.events)
    return after, [one for one in seen if one is not None]
