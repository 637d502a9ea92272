"""What a player can do on a turn: the families of actions together (RISE-TURN-2..11).

`plays.py`, `robots.py`, `alliances.py` and `identities.py` say for their moves what is possible
and why not; here they become a list, or with very large hands a list and forms.
"""

from typing import Any, Final, final

from uprising.kernel import Form, Move, OneOf, Refusal, Rng, Subset, at

from .alliances import Ally, add_pairs, in_order, may_request, request_count, requests
from .cards import FLEX, KINDS, LETHAL, NONE, NUISANCE, SLUGS, UTILITY
from .hands import Parts, kinds_in, robots_of
from .identities import Identity, can_jury_rig, identity_moves, no_attack
from .plays import PLAYS, Play, play_moves
from .robots import Robot, add_robots, robot_count, robot_fields, robot_from
from .state import RobotRise
from .targets import strongest

OVER: Final = Refusal("refuse-over", "RISE-END-1")
NOT_ASKED: Final = Refusal("refuse-not-asked", "RISE-ASK-1")
NOT_NOW: Final = Refusal("refuse-not-now", "RISE-FLOW-1")
MUST_ACT: Final = Refusal("refuse-must-act", "RISE-TURN-2")
NO_SWAP: Final = Refusal("refuse-must-act", "RISE-TURN-6")
TOO_FEW_PARTS: Final = Refusal("refuse-too-few-parts", "RISE-TURN-6")

LISTED: Final = 350  # robots, pairs and the like; with all else never more than 400 moves
LARGE: Final = 10  # with fewer cards there are never so many


@final
class Swap(Move[RobotRise]):
    """RISE-TURN-6: discard three parts of one kind, the oldest, and draw three cards."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def text(self) -> str:
        return f"swap3 {KINDS[self.kind]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        if must_act(s, seat):
            return NO_SWAP
        return None if self in swap_moves(s, seat) else TOO_FEW_PARTS


@final
class Pass(Move[RobotRise]):
    """RISE-TURN-6: do nothing, for want of a valid action."""

    def text(self) -> str:
        return "pass"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        return MUST_ACT if must_act(s, seat) else None


PASS: Final = Pass()
SWAPS: Final = [Swap(kind) for kind in range(3)]
TURN_MOVES: Final[tuple[type[Move[Any]], ...]] = (Play, Robot, Ally, Identity, Swap, Pass)


def swap_moves(s: RobotRise, seat: int) -> list[Move[Any]]:
    """RISE-TURN-6: a kind of which there are three parts."""
    parts = Parts(s.hands[seat])
    return [SWAPS[kind] for kind in range(3) if len(parts.of(kind)) >= s.pack.swap_parts]


def must_act(s: RobotRise, seat: int) -> bool:
    """RISE-TURN-2, RISE-TURN-11: whether there is a valid action besides an identity's attack.

    (RISE-EDGE-14, RISE-EDGE-45, RISE-EDGE-50)
    """
    parts = Parts(s.hands[seat])
    if robot_count(s, parts, s.targets(seat)) or request_count(s, seat, parts):
        return True
    return len(play_moves(s, seat, s.targets(seat))) > 0


def is_wide(s: RobotRise, seat: int) -> bool:
    """Whether a hand could do more than can be listed."""
    if len(s.hands[seat]) < LARGE:
        return False
    parts = Parts(s.hands[seat])
    found = robot_count(s, parts, s.targets(seat)) + request_count(s, seat, parts)
    if can_jury_rig(s, seat):
        found += len(parts.all()) ** 2
    return found > LISTED


def legal(s: RobotRise, seat: int, wide: bool) -> list[Move[Any]]:
    """RISE-TURN-2, RISE-TURN-6, RISE-TURN-11: what a seat may do with its turn.

    In a wide question robots, requests and makeshift robots are left to the forms.
    """
    hand = s.hands[seat]
    targets = s.targets(seat)
    moves = play_moves(s, seat, targets)
    if targets and not wide and kinds_in(hand) > 1:
        parts = Parts(hand)
        add_robots(s, parts, targets, moves)
        if may_request(s, seat, targets):
            add_pairs(parts, s.asked, moves)
    free = not moves and not (wide and must_act(s, seat))  # not wide: all of it is listed
    if targets and no_attack(s, seat) is None and not (wide and can_jury_rig(s, seat)):
        moves.extend(identity_moves(s, seat))
    if free:
        moves.extend(swap_moves(s, seat))
        moves.append(PASS)
    return moves


def default(s: RobotRise, seat: int) -> Move[Any]:
    """RISE-DEFAULT-1: utility, nuisance, lethal, robot, alliance, else pass."""
    targets = s.targets(seat)
    plays = play_moves(s, seat, targets)
    for kind in (UTILITY, NUISANCE, LETHAL):
        for play in plays:
            assert isinstance(play, Play)
            if s.pack.type_of[play.card] != kind:
                continue
            if kind == UTILITY:
                return play
            aimed = [who for who in targets if PLAYS[play.card][who + 1] in plays]
            return PLAYS[play.card][strongest(s, aimed) + 1]
    parts = Parts(s.hands[seat])
    robots = robots_of(parts)
    if robots and targets:
        head, body, legs = robots[0]
        return Robot(head, body, legs, strongest(s, targets), NONE)
    pairs = requests(s, seat, parts)
    return oldest_pair(s.hands[seat], pairs) if pairs else PASS


def oldest_pair(hand: list[int], pairs: list[Move[Any]]) -> Move[Any]:
    """RISE-DEFAULT-4: the pair whose cards have been held longest."""
    best = pairs[0]
    best_age = [99, 99]
    for pair in pairs:
        assert isinstance(pair, Ally)
        age = sorted([hand.index(pair.first), hand.index(pair.second)])
        if age < best_age:
            best = pair
            best_age = age
    return best


# Wide questions: forms to fill in, and moves drawn from them


def forms(s: RobotRise, seat: int) -> tuple[Form, ...]:
    """Robots, requests and Jury Rig, as far as the hand allows them."""
    parts = Parts(s.hands[seat])
    targets = s.targets(seat)
    names = tuple([SLUGS[card] for card in parts.all()])
    found = []
    if robot_count(s, parts, targets):
        seats = tuple(at(who) for who in targets)
        most = min(len(seats), s.pack.matched_targets)
        found.append(Form("form-robot", (*robot_fields(parts), Subset("targets", seats, 1, most))))
    if request_count(s, seat, parts):
        cards = (*names, SLUGS[FLEX]) if parts.flex else names
        pair = (OneOf("first", cards), OneOf("second", cards), OneOf("missing", KINDS))
        found.append(Form("form-ally", pair))
    if can_jury_rig(s, seat):
        found.append(Form("form-jury-rig", (OneOf("first", names), OneOf("second", names))))
    return tuple(found)


def filled(form: str, values: dict[str, Any]) -> Move[Any]:
    if form == "form-robot":
        head, body, legs = robot_from(values)
        seats = [int(word[1:]) for word in values["targets"]]
        return Robot(head, body, legs, seats[0], seats[1] if len(seats) > 1 else NONE)
    first, second = SLUGS.index(values["first"]), SLUGS.index(values["second"])
    if form == "form-jury-rig":
        return Identity(NONE, first, second)
    missing = KINDS.index(values["missing"])
    first, second = in_order(first, second, missing)
    return Ally(first, second, missing)


def candidates(s: RobotRise, seat: int, rng: Rng, most: int) -> list[Move[Any]]:
    """The listed moves, then robots, requests and makeshift robots drawn at random."""
    parts = Parts(s.hands[seat])
    targets = s.targets(seat)
    robots = robots_of(parts) if targets else []
    pairs = requests(s, seat, parts)
    cards = parts.all()
    jury = can_jury_rig(s, seat) and len(cards) > 1
    moves = legal(s, seat, True)
    for _ in range(4 * most):
        if len(moves) >= most:
            break
        family = rng.below(3)
        if family == 0 and robots:
            head, body, legs = robots[rng.below(len(robots))]
            add(moves, Robot(head, body, legs, targets[rng.below(len(targets))], NONE))
        elif family == 1 and pairs:
            add(moves, pairs[rng.below(len(pairs))])
        elif family == 2 and jury:
            rng.shuffle(cards)
            add(moves, Identity(NONE, cards[0], cards[1]))
    return moves


def add(moves: list[Move[Any]], move: Move[Any]) -> None:
    if move not in moves:
        moves.append(move)
