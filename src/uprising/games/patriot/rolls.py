"""Tiles that roll the D8, with their re-rolls (PAT-ROLL-1, PAT-ROLL-2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal, Step

from .cards import DONOVAN, KINDS, SCIENCE, VALUES
from .draws import choices, discard_cards, holds, markers, types_in
from .effects import Effects
from .events import Changed, Discarded
from .moves import ACCEPT, HOLD, SPEND, Accept, Asking, Hold, Reroll, Spend
from .riots import progress, roll, unrest
from .state import AUTOMATON, ORDERED, RIOTERS, TROOPS, Patriot
from .tiles import EXEC, MISSILES, PROJECT, UNREST
from .troops import Executions, LoseTroops

NOT_HELD: Final = Refusal("refuse-not-held", "PAT-ROLL-1")
WRONG_PRICE: Final = Refusal("refuse-reroll-price", "PAT-ROLL-1")
NO_ORDER: Final = Refusal("refuse-no-order", "PAT-POWER-11")
NO_MISSILE_REROLL: Final = Refusal("refuse-missile-reroll", "PAT-CAMP-6")

FREE_REROLL: Final = Reroll(())
ONE: Final = [Reroll((k,)) for k in range(KINDS)]
TWO: Final = [[Reroll((min(a, b), max(a, b))) for b in range(KINDS)] for a in range(KINDS)]


class Roll(Step[Patriot]):
    """The D8 of a tile: Jack hears of an 8 before anything is made of it (PAT-CHAR-2)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def enter(self, s: Patriot) -> None:
        face = roll(s)
        s.push(RESULTS[self.tile][face])


class Result(Asking):
    """PAT-ROLL-1: seeing the natural result, the roller may pay and roll again, or accept."""

    # Seen at work in PAT-EDGE-10, PAT-EDGE-37

    __slots__ = ("face", "tile")
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Accept, Reroll)

    def __init__(self, tile: int, face: int) -> None:
        self.tile: Final = tile
        self.face: Final = face

    def enter(self, s: Patriot) -> None:
        moves: list[Any] = [ACCEPT]
        if may_order(s):
            moves.append(FREE_REROLL)
        moves.extend(paid_rerolls(s, self.tile))
        if len(moves) == 1:
            settle(s, self.tile, self.face)
            return
        about = (("face", self.face),)
        s.ask(self, Ask(s.turn, "ask-reroll", "PAT-ROLL-1", moves, about=about))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        if isinstance(move, Accept):
            return None
        assert isinstance(move, Reroll)
        if not move.cards:
            return None if may_order(s) else NO_ORDER
        if self.tile == MISSILES:
            return NO_MISSILE_REROLL
        if len(move.cards) != reroll_price(s, self.tile):
            return WRONG_PRICE
        if self.tile == PROJECT and types_in(move.cards) != 1 << SCIENCE:
            return WRONG_PRICE
        return None if holds(s, seat, move.cards) else NOT_HELD

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Accept):
            settle(s, self.tile, self.face)
            return
        assert isinstance(move, Reroll)
        if move.cards:
            discard_cards(s, seat, move.cards)
        else:
            s.spent[ORDERED] = 1
            if s.telling:
                s.tell(Discarded(seat, ()))
        s.push(ROLLS[self.tile])

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return ACCEPT


def may_order(s: Patriot) -> bool:
    """PAT-POWER-11: Donovan's free re-roll, once per own turn."""
    return s.who[s.turn] == DONOVAN and s.spent[ORDERED] == 0


def reroll_price(s: Patriot, tile: int) -> int:
    pack = s.pack
    if tile == UNREST:
        return pack.unrest_reroll
    return pack.project_reroll if tile == PROJECT else pack.exec_reroll


def paid_rerolls(s: Patriot, tile: int) -> list[Any]:
    """The cards that may pay: any, but Science alone for a Project; none for missiles."""
    if tile == MISSILES:
        return []
    price = reroll_price(s, tile)
    first, last = 0, KINDS
    if tile == PROJECT:
        first, last = SCIENCE * VALUES, SCIENCE * VALUES + VALUES
    start = s.turn * KINDS
    hands = s.hands
    held = [k for k in range(first, last) if hands[start + k]]
    if price == 1:
        return [ONE[k] for k in held]
    found: list[Any] = []
    if price == 2:
        for i in range(len(held)):
            row = TWO[held[i]]
            if hands[start + held[i]] > 1:
                found.append(row[held[i]])
            for j in range(i + 1, len(held)):
                found.append(row[held[j]])
        return found
    science = tile == PROJECT
    return [
        Reroll(row)
        for row in choices(s, s.turn, price)
        if not science or types_in(row) == 1 << SCIENCE
    ]


def settle(s: Patriot, tile: int, face: int) -> None:
    """PAT-ROLL-2: modifiers apply to the final roll; results are clamped to 1..8."""
    pack = s.pack
    if tile == UNREST:
        unrest(s, pack.unrest_faces[face - 1])
    elif tile == PROJECT:
        face = min(8, face + s.spent[AUTOMATON])
        s.spent[AUTOMATON] = 0
        markers(s, s.turn, pack.project_faces[face - 1])  # PAT-TILE-8
    elif tile == EXEC:
        executed(s, max(1, face + pack.sheets[s.who[s.turn]].exec_roll))
    elif s.armed:
        s.push(ArmedMissile(face))
    else:
        hit(s, face)


def executed(s: Patriot, face: int) -> None:
    """PAT-BOARD-17, PAT-TILE-7: executions, or a Troop lost, or a Rioter who joins."""
    # Seen at work in PAT-EDGE-8, PAT-EDGE-9, PAT-EDGE-38, PAT-EDGE-49
    number = s.pack.exec_faces[face - 1]
    if number >= 0:
        if s.supply[RIOTERS] < s.pack.rioters:
            s.push(Executions(number))
    elif s.supply[TROOPS] < s.pack.troops:
        s.push(LoseTroops(1))
    else:
        s.push(RIOTER_JOINS)


def hit(s: Patriot, face: int) -> None:
    """PAT-CTILE-1: 1-2 dud, 3-7 1 Hit, 8 2 Hits."""
    progress(s, s.pack.missile_faces[face - 1])


class ArmedMissile(Asking):
    """PAT-CTILE-1, PAT-CAMP-6: after the roll 1 armed missile may be spent, result +2."""

    __slots__ = ("face",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Hold, Spend)

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def enter(self, s: Patriot) -> None:
        about = (("face", self.face),)
        s.ask(self, Ask(s.turn, "ask-spend", "PAT-CTILE-1", [HOLD, SPEND], about=about))

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        face = self.face
        if isinstance(move, Spend):
            s.armed -= 1
            face = min(8, face + s.pack.missile_bonus)
            if s.telling:
                s.tell(Changed("armed", -1, s.armed))
        hit(s, face)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return HOLD


TILES: Final = (UNREST, PROJECT, EXEC, MISSILES)
ROLLS: Final = {tile: Roll(tile) for tile in TILES}
RESULTS: Final = {tile: [Result(tile, face) for face in range(9)] for tile in TILES}
RIOTER_JOINS: Final = Effects((("rioter", 0),), 0)
