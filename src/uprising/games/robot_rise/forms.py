"""Questions too large to list: forms to fill in, and moves drawn from them."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Field, Form, Move, OneOf, Rng, Subset, at

from .cards import FLEX, KINDS, NONE, SLUGS
from .defences import DefendIdentity, DefendRobot, reverb_cost
from .moves import Ally, Identity, Robot
from .rows import (
    Held,
    action_rows,
    answer_rows,
    can_jury_rig,
    can_reverb,
    pair_rows,
    reverb_rows,
    robots_of,
)
from .state import RobotRise


def robot_fields(held: Held) -> tuple[Field, ...]:
    """A Head, a Body and Legs out of a hand, a Flex wherever it may stand."""
    flex = [FLEX] if held.flex else []
    return tuple(
        OneOf(name, tuple(SLUGS[card] for card in [*held.of(kind), *flex]))
        for kind, name in enumerate(KINDS)
    )


def part_names(held: Held, flex: bool) -> tuple[str, ...]:
    parts = [*held.heads, *held.bodies, *held.legs]
    return tuple(SLUGS[card] for card in (*parts, *([FLEX] if flex else [])))


def action_forms(s: RobotRise, seat: int) -> tuple[Form, ...]:
    """Robots, requests and Jury Rig, as far as the hand allows them."""
    held = Held(s.hands[seat])
    targets = s.targets(seat)
    forms = []
    if held.robots() and targets:
        seats = tuple(at(who) for who in targets)
        most = min(len(seats), s.pack.matched_targets)
        forms.append(Form("form-robot", (*robot_fields(held), Subset("targets", seats, 1, most))))
    if requests(s, seat, held):
        names = part_names(held, held.flex)
        pair = (OneOf("first", names), OneOf("second", names), OneOf("missing", KINDS))
        forms.append(Form("form-ally", pair))
    if can_jury_rig(s, seat, targets):
        names = part_names(held, False)
        forms.append(Form("form-jury-rig", (OneOf("first", names), OneOf("second", names))))
    return tuple(forms)


def action_filled(form: str, values: dict[str, Any]) -> Move[Any]:
    if form == "form-robot":
        cards = [SLUGS.index(values[name]) for name in KINDS]
        seats = [int(word[1:]) for word in values["targets"]]
        return Robot(cards[0], cards[1], cards[2], seats[0], seats[1] if len(seats) > 1 else NONE)
    first, second = SLUGS.index(values["first"]), SLUGS.index(values["second"])
    if form == "form-jury-rig":
        return Identity(NONE, first, second)
    missing = KINDS.index(values["missing"])
    first, second = in_order(first, second, missing)
    return Ally(first, second, missing)


def in_order(first: int, second: int, missing: int) -> tuple[int, int]:
    """A pair in the order Head, Body, Legs, a Flex in the place left for it."""
    if second == FLEX:
        leading = 1 if missing == 0 else 0
        return (first, second) if first // 15 == leading else (second, first)
    if first == FLEX:
        return in_order(second, first, missing)
    return (first, second) if first < second else (second, first)


def requests(s: RobotRise, seat: int, held: Held) -> list[Move[Any]]:
    rows: list[Move[Any]] = []
    if s.targets(seat) and s.opponents_in_game(seat) > 1:
        pair_rows(held, s.asked, rows)
    return rows


def action_candidates(s: RobotRise, seat: int, rng: Rng, most: int) -> list[Move[Any]]:
    """The listed rows, then robots, requests and makeshift robots drawn at random."""
    held = Held(s.hands[seat])
    targets = s.targets(seat)
    robots = robots_of(held) if targets else []
    pairs = requests(s, seat, held)
    parts = [*held.heads, *held.bodies, *held.legs]
    jury = can_jury_rig(s, seat, targets) and len(parts) > 1
    rows = action_rows(s, seat)
    for _ in range(4 * most):
        if len(rows) >= most:
            break
        what = rng.below(3)
        if what == 0 and robots:
            head, body, legs = robots[rng.below(len(robots))]
            target = targets[rng.below(len(targets))]
            add(rows, Robot(head, body, legs, target, NONE))
        elif what == 1 and pairs:
            add(rows, pairs[rng.below(len(pairs))])
        elif what == 2 and jury:
            rng.shuffle(parts)
            add(rows, Identity(NONE, parts[0], parts[1]))
    return rows


def add(rows: list[Move[Any]], move: Move[Any]) -> None:
    if move not in rows:
        rows.append(move)


def defence_forms(s: RobotRise, seat: int, attack: int) -> tuple[Form, ...]:
    held = Held(s.hands[seat])
    forms = []
    if held.robots():
        forms.append(Form("form-defend-robot", robot_fields(held)))
    if can_reverb(s, seat, attack) and reverb_cost(s) == 2:
        names = tuple(dict.fromkeys(SLUGS[card] for card in s.hands[seat]))
        forms.append(Form("form-reverb", (OneOf("first", names), OneOf("second", names))))
    return tuple(forms)


def defence_filled(form: str, values: dict[str, Any]) -> Move[Any]:
    if form == "form-defend-robot":
        cards = [SLUGS.index(values[name]) for name in KINDS]
        return DefendRobot(cards[0], cards[1], cards[2])
    return DefendIdentity(NONE, SLUGS.index(values["first"]), SLUGS.index(values["second"]))


def defence_candidates(
    s: RobotRise, seat: int, owner: int, attack: int, rng: Rng, most: int
) -> list[Move[Any]]:
    """The listed answers, then robots and Reverb's discards drawn at random."""
    robots = robots_of(Held(s.hands[seat]))
    costs = reverb_rows(s.hands[seat], reverb_cost(s)) if can_reverb(s, seat, attack) else []
    rows = answer_rows(s, seat, owner, attack)
    for _ in range(4 * most):
        if len(rows) >= most:
            break
        if robots and (not costs or rng.below(2)):
            head, body, legs = robots[rng.below(len(robots))]
            add(rows, DefendRobot(head, body, legs))
        elif costs:
            add(rows, costs[rng.below(len(costs))])
    return rows
