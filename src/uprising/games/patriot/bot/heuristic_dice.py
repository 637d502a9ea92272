"""Heuristics for dice: when to roll again, whom to strike."""

from collections.abc import Callable
from typing import Any, Final

from uprising.kernel import Move

from ..rules.cards import NONE, SPACES
from ..rules.dice import CALM, DICE, EXECUTE, FREE_REROLL, MISSILES, PROJECT, Result, may_order
from ..rules.draws import value_of
from ..rules.moves import ACCEPT, ARM, HOLD, SOOTHE, SPEND, Reroll, Strike
from ..rules.state import AUTOMATON, TROOPS, Patriot
from ..rules.tiles import Tile
from .values import (
    SPACE_VALUE,
    card_point,
    execution_value,
    marker_value,
    progress_value,
    rioter_cost,
    unrest_change,
)

Advice = tuple[Move[Any], str]


def reroll(s: Patriot, seat: int) -> Advice:
    """Roll again when the average is better by more than the cards cost."""
    step = s.asker
    assert isinstance(step, Result)
    of_face = FACE_VALUES[DICE[step.tile]]
    worth = [of_face(s, seat, face) for face in range(1, 9)]
    gain = sum(worth) / 8 - worth[step.face - 1]
    if gain > 0.0 and may_order(s):
        return FREE_REROLL, "why-reroll"
    ask = s.ask_of(seat)
    assert ask is not None
    best: Move[Any] = ACCEPT
    best_cost = gain - 0.15
    for move in ask.moves:
        if isinstance(move, Reroll) and move.cards:
            cost = value_of(move.cards) * card_point(s)
            if cost < best_cost:
                best = move
                best_cost = cost
    return best, ("why-reroll" if isinstance(best, Reroll) else "why-accept")


def dice_value(s: Patriot, seat: int, tile: Tile) -> float:
    """The mean of a roll, with a re-roll paid with cards that are not missed much."""
    of_face = FACE_VALUES[tile]
    faces = [of_face(s, seat, face) for face in range(1, 9)]
    mean = sum(faces) / 8
    paid = 3.0 * card_point(s)
    gain = 0.0
    for face in faces:
        gain += max(0.0, mean - face - paid) / 8
    return mean + gain


def calm_face(s: Patriot, seat: int, face: int) -> float:
    return unrest_change(s, s.pack.unrest_faces[face - 1])


def project_face(s: Patriot, seat: int, face: int) -> float:
    by = s.pack.project_faces[min(8, face + s.spent[AUTOMATON]) - 1]
    return marker_value(s) * max(by, -s.markers[seat])


def missiles_face(s: Patriot, seat: int, face: int) -> float:
    faces = s.pack.missile_faces
    hits = faces[face - 1]
    if s.armed:
        hits = max(hits, faces[min(8, face + s.pack.missile_bonus) - 1])
    return progress_value(s) * hits


def execute_face(s: Patriot, seat: int, face: int) -> float:
    pack = s.pack
    number = pack.exec_faces[max(1, face + pack.sheets[s.who[seat]].exec_roll) - 1]
    if number < 0:
        return -0.8 if s.supply[TROOPS] < pack.troops else -rioter_cost(s, 5)
    return strike_value(s, number)


FACE_VALUES: Final[dict[Tile, Callable[[Patriot, int, int], float]]] = {
    CALM: calm_face,
    PROJECT: project_face,
    MISSILES: missiles_face,
    EXECUTE: execute_face,
}
"""What a face of the D8 is worth to a seat, by the tile that rolls."""


def strike_value(s: Patriot, number: int) -> float:
    """The best executions with this result."""
    left = s.rioters.copy()
    total = 0.0
    for _ in range(number):
        best = worst_space(s, left)
        if best == NONE:
            break
        total += execution_value(s, best)
        left[best] -= 1
    return total


def worst_space(s: Patriot, left: list[int]) -> int:
    """Where a Rioter hurts most."""
    best = NONE
    for space in range(1, SPACES + 1):
        if left[space] and (
            best == NONE
            or SPACE_VALUE[s.campaign][space] / left[space]
            > SPACE_VALUE[s.campaign][best] / left[best]
        ):
            best = space
    return best


def strike(s: Patriot, moves: list[Any]) -> Advice:
    left = s.rioters.copy()
    most = 0
    for move in moves:
        most = max(most, len(move.spaces))
    chosen: list[int] = []
    for _ in range(most):
        space = worst_space(s, left)
        chosen.append(space)
        left[space] -= 1
    chosen.sort()
    return Strike(tuple(chosen)), "why-unblock"


def arm(s: Patriot) -> Advice:
    worth = 0.55 * progress_value(s) if s.armed < s.pack.armed_most else 0.0
    return (ARM, "why-arm") if worth > unrest_change(s, -2) else (SOOTHE, "why-calm")


def spend(s: Patriot) -> Advice:
    ask = s.asks[0]
    face = dict(ask.about)["face"]
    assert isinstance(face, int)
    faces = s.pack.missile_faces
    better = faces[min(8, face + s.pack.missile_bonus) - 1] > faces[face - 1]
    return (SPEND, "why-missile") if better else (HOLD, "why-save")
