"""Tiles that roll the D8, with their re-rolls (PAT-ROLL-1, PAT-ROLL-2)."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Refusal, Step, at

from ..seen.events import RerolledFree
from .cards import COUNTDOWN, DONOVAN, KINDS, SCIENCE, VALUES, Pack
from .draws import add_pairs, choices, discard_cards, holds, markers, types_in
from .effects import Effects
from .moves import ACCEPT, HOLD, SPEND, Accept, Asking, Hold, Reroll, Spend
from .position import rioters_out
from .riots import arm_missiles, progress, roll, unrest
from .state import AUTOMATON, ORDERED, TROOPS, Patriot
from .tiles import CampaignTile, Tile
from .troops import Executions, LoseTroops

NOT_HELD: Final = Refusal("refuse-not-held", "PAT-ROLL-1")
WRONG_PRICE: Final = Refusal("refuse-reroll-price", "PAT-ROLL-1")
NO_ORDER: Final = Refusal("refuse-no-order", "PAT-POWER-11")
NO_MISSILE_REROLL: Final = Refusal("refuse-missile-reroll", "PAT-CAMP-6")
NO_RIOTER: Final = Refusal("refuse-no-rioter", "PAT-ACT-5")

FREE_REROLL: Final = Reroll(())
ONE: Final = [Reroll((k,)) for k in range(KINDS)]
TWO: Final = [[Reroll((min(a, b), max(a, b))) for b in range(KINDS)] for a in range(KINDS)]


# The tiles


class CalmTile(Tile):
    """PAT-BOARD-12: Civil Unrest goes down, or up."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.unrest_ap + s.pack.sheets[s.who[seat]].unrest_ap

    def space(self, pack: Pack) -> int:
        return pack.unrest_space

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.push(ROLL_CALM)

    def reroll_price(self, pack: Pack) -> int:
        return pack.unrest_reroll

    def outlook(self, s: Patriot, face: int) -> tuple[int, str, int]:
        return face, "unrest", s.pack.unrest_faces[face - 1]

    def settle(self, s: Patriot, face: int) -> None:
        unrest(s, self.outlook(s, face)[2])


class ProjectTile(Tile):
    """PAT-BOARD-13, PAT-TILE-8: Markers; only Science pays for another roll."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.project_ap

    def space(self, pack: Pack) -> int:
        return pack.project_space

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.push(ROLL_PROJECT)

    def reroll_price(self, pack: Pack) -> int:
        return pack.project_reroll

    def reroll_types(self) -> int:
        return 1 << SCIENCE

    def outlook(self, s: Patriot, face: int) -> tuple[int, str, int]:
        """PAT-ROLL-2, PAT-BCARD-15: the Automaton adds to it."""
        counts = min(8, face + s.spent[AUTOMATON])
        return counts, "markers", s.pack.project_faces[counts - 1]

    def settle(self, s: Patriot, face: int) -> None:
        gain = self.outlook(s, face)[2]
        s.spent[AUTOMATON] = 0
        markers(s, s.turn, gain)


class ExecuteTile(Tile):
    """PAT-BOARD-17, PAT-TILE-7: executions, or a Troop lost, or a Rioter who joins."""

    # Seen at work in PAT-EDGE-8, PAT-EDGE-9, PAT-EDGE-38, PAT-EDGE-49

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return max(0, s.pack.exec_ap + s.pack.sheets[s.who[seat]].exec_ap)

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        return None if rioters_out(s) else NO_RIOTER

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.push(ROLL_EXECUTE)

    def reroll_price(self, pack: Pack) -> int:
        return pack.exec_reroll

    def outlook(self, s: Patriot, face: int) -> tuple[int, str, int]:
        """PAT-ROLL-2: modifiers apply to the final roll; results are clamped to 1..8."""
        counts = max(1, face + s.pack.sheets[s.who[s.turn]].exec_roll)
        return counts, "executions", s.pack.exec_faces[counts - 1]

    def settle(self, s: Patriot, face: int) -> None:
        number = self.outlook(s, face)[2]
        if number >= 0:
            if rioters_out(s):
                s.push(Executions(number))
        elif s.supply[TROOPS] < s.pack.troops:
            s.push(LoseTroops(1))
        else:
            s.push(RIOTER_JOINS)


class MissilesTile(CampaignTile):
    """PAT-CTILE-1, PAT-CAMP-6: Hits; no cards pay for another roll, an armed missile adds 2."""

    def progress(self, s: Patriot, target: int) -> None:
        s.push(ROLL_MISSILES)

    def outlook(self, s: Patriot, face: int) -> tuple[int, str, int]:
        return face, "hits", s.pack.missile_faces[face - 1]

    def settle(self, s: Patriot, face: int) -> None:
        if s.armed:
            s.push(ArmedMissile(face))
        else:
            hit(s, face)


def hit(s: Patriot, face: int) -> None:
    """PAT-CTILE-1: 1-2 dud, 3-7 1 Hit, 8 2 Hits."""
    progress(s, s.pack.missile_faces[face - 1])


CALM: Final = CalmTile("calm")
PROJECT: Final = ProjectTile("project")
EXECUTE: Final = ExecuteTile("execute")
MISSILES: Final = MissilesTile("missiles", COUNTDOWN)
DICE: Final[dict[int, Tile]] = {9: CALM, 10: PROJECT, 11: MISSILES, 20: EXECUTE}
"""The tiles that roll, by their numbers in saved games."""


# The roll


class Roll(Step[Patriot]):
    """The D8 of a tile: Jack hears of an 8 before anything is made of it (PAT-CHAR-2)."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def enter(self, s: Patriot) -> None:
        face = roll(s)
        s.push(RESULTS[self.tile][face])


class Result(Asking):
    """PAT-ROLL-1: seeing the natural result, the roller may pay and roll again, or accept."""

    # Seen at work in PAT-EDGE-10, PAT-EDGE-37

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Accept, Reroll)

    def __init__(self, tile: int, face: int) -> None:
        self.tile: Final = tile
        self.face: Final = face

    def enter(self, s: Patriot) -> None:
        tile = DICE[self.tile]
        moves: list[Any] = [ACCEPT]
        free = may_order(s)
        if free:
            moves.append(FREE_REROLL)
        moves.extend(paid_rerolls(s, tile))
        if len(moves) == 1:
            tile.settle(s, self.face)
            return
        counts, kind, n = tile.outlook(s, self.face)
        about = (
            ("face", self.face), ("counts", counts), ("changed", 0 if counts == self.face else 1),
            ("kind", kind), ("n", n), ("free", 1 if free else 0),
            ("price", tile.reroll_price(s.pack)),
        )  # fmt: skip
        s.ask(self, Ask(s.turn, "ask-reroll", "PAT-ROLL-1", moves, about=about))

    def refuses(self, s: Patriot, seat: int, move: Accept | Reroll) -> Refusal | None:
        if isinstance(move, Accept):
            return None
        if not move.cards:
            return None if may_order(s) else NO_ORDER
        tile = DICE[self.tile]
        price = tile.reroll_price(s.pack)
        if price == 0:
            return NO_MISSILE_REROLL
        if len(move.cards) != price or types_in(move.cards) & ~tile.reroll_types():
            return WRONG_PRICE
        return None if holds(s, seat, move.cards) else NOT_HELD

    def answer(self, s: Patriot, seat: int, move: Accept | Reroll) -> None:
        if isinstance(move, Accept):
            DICE[self.tile].settle(s, self.face)
            return
        if move.cards:
            discard_cards(s, seat, move.cards)
        else:
            s.spent[ORDERED] = 1
            if s.telling:
                s.tell(RerolledFree(at(seat)))
        s.push(Roll(self.tile))


def may_order(s: Patriot) -> bool:
    """PAT-POWER-11: Donovan's free re-roll, once per own turn."""
    return s.who[s.turn] == DONOVAN and s.spent[ORDERED] == 0


def paid_rerolls(s: Patriot, tile: Tile) -> list[Any]:
    """Every set of cards that `Result.refuses` accepts as the price, listed without asking it."""
    price = tile.reroll_price(s.pack)
    types = tile.reroll_types()
    if price == 0:
        return []
    if price > 2:
        sets = choices(s, s.turn, price)
        return [Reroll(cards) for cards in sets if types_in(cards) & ~types == 0]
    start = s.turn * KINDS
    held = [k for k in range(KINDS) if s.hands[start + k] and types >> k // VALUES & 1]
    if price == 1:
        return [ONE[k] for k in held]
    found: list[Any] = []
    for i in range(len(held)):
        add_pairs(s, s.turn, held, i, TWO, found)
    return found


class ArmedMissile(Asking):
    """PAT-CTILE-1, PAT-CAMP-6: after the roll 1 armed missile may be spent, result +2."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Hold, Spend)

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def enter(self, s: Patriot) -> None:
        better = min(8, self.face + s.pack.missile_bonus)
        about = (
            ("face", self.face), ("hits", s.pack.missile_faces[self.face - 1]),
            ("better", better), ("more", s.pack.missile_faces[better - 1]),
        )  # fmt: skip
        s.ask(self, Ask(s.turn, "ask-spend", "PAT-CTILE-1", [HOLD, SPEND], about=about))

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        face = self.face
        if isinstance(move, Spend):
            arm_missiles(s, -1)
            face = min(8, face + s.pack.missile_bonus)
        hit(s, face)


ROLL_CALM: Final = Roll(9)
ROLL_PROJECT: Final = Roll(10)
ROLL_MISSILES: Final = Roll(11)
ROLL_EXECUTE: Final = Roll(20)
RESULTS: Final = {tile: [Result(tile, face) for face in range(9)] for tile in DICE}
RIOTER_JOINS: Final = Effects((("rioter", 0),), 0)
