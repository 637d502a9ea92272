"""What a choice says: keys of the catalogue and their values."""

from typing import Any, Final

from uprising.kernel import Move, Phrase, at

from ..rules.alliances import Ally
from ..rules.cards import FLEX, KINDS, NONE, PARTS, ROBOTS, SLUGS
from ..rules.defences import DefendIdentity, DefendRobot
from ..rules.identities import Identity
from ..rules.plays import Play
from ..rules.robots import Robot
from ..rules.state import RobotRise

WHO: Final = (
    "voss", "lodestone", "frostwick", "sprocket", "understudy", "detour", "reverb", "bunker",
)  # fmt: skip


def phrase(s: RobotRise, seat: int, move: Move[Any]) -> Phrase | None:
    """A sentence for moves that need more than their words."""
    if isinstance(move, Robot):
        return attack(move)
    if isinstance(move, Ally):
        cards = [part(move.first), part(move.second)]
        return "do-ask", {"missing": KINDS[move.missing], "cards": cards}
    if isinstance(move, Play) and move.target == NONE:
        return "do-use", {"card": f"~id-{SLUGS[move.card]}"}
    if isinstance(move, DefendRobot):
        return "do-answer-robot", {"robot": robot(move.head, move.body, move.legs)}
    if isinstance(move, Identity):
        cards = chosen(move.first, move.second)
        return f"do-as-{WHO[s.identities[seat]]}", aimed(move.target, cards)
    if isinstance(move, DefendIdentity):
        return own_defence(s, seat, move)
    return None


def attack(move: Robot) -> Phrase:
    targets = [at(who) for who in (move.target, move.second) if who != NONE]
    return "do-send", {"robot": robot(move.head, move.body, move.legs), "targets": targets}


def robot(head: int, body: int, legs: int) -> Any:
    """A matched robot by its name, another by its parts."""
    if FLEX not in (head, body, legs) and head % ROBOTS == body % ROBOTS == legs % ROBOTS:
        return f"~robot-{head % ROBOTS + 1}"
    return [part(head), part(body), part(legs)]


def part(card: int) -> Any:
    if card == FLEX:
        return "~part-flex"
    if card >= PARTS:
        return f"~id-{SLUGS[card]}"
    return {"say": "part", "kind": KINDS[card // ROBOTS], "number": card % ROBOTS + 1}


def chosen(first: int, second: int) -> list[Any]:
    return [part(card) for card in (first, second) if card != NONE]


def aimed(target: int, cards: list[Any]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if target != NONE:
        values["target"] = at(target)
    if cards:
        values["cards"] = cards
    return values


def own_defence(s: RobotRise, seat: int, move: DefendIdentity) -> Phrase:
    who = WHO[s.identities[seat]]
    cards = chosen(move.first, move.second)
    if move.target != NONE:
        return f"do-as-{who}", {"target": at(move.target)}
    if cards:
        return f"do-as-{who}", {"cards": cards}
    return ("do-as-nobody-else" if who == "detour" else f"do-as-{who}-alone"), {}
