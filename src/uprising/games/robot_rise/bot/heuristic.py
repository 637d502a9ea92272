"""Heuristics: strike the one ahead, answer what would cost a lair, keep the best card.

Only what the seat knows is used: its own hand, what lies open, and what it remembers.
"""

from typing import Any, Final

from uprising.kernel import Move, Rng

from ..rules import cards as c
from ..rules.actions import Pass, Swap
from ..rules.alliances import Accept, Ally, Decline, Offer
from ..rules.defences import Attacked, Defend, DefendIdentity, DefendRobot, card_answer
from ..rules.hands import Parts
from ..rules.identities import Identity
from ..rules.memory import card_of, viewer_of
from ..rules.plays import Play, retrievable
from ..rules.robots import Robot
from ..rules.state import EXTRA_IDENTITY, RobotRise
from ..rules.takes import Discard, Give, Take
from ..rules.targets import Targets

NEVER: Final = -1000

# What a card is worth in a hand, by and large; parts are judged by what lies beside them.
WORTH: Final = [0] * c.FLEX + [
    34, 52, 46, 40,  # Flex, Nuke, Doom Laser, Drone Swarm
    26, 22, 28,  # Raid, Freeze Ray, Mind Control
    36, 24, 30,  # Secret Cache, Time Machine, Force Field
    60, 38, 42,  # Escape, EMP, Malware
    0, 0, 0,  # Events are never held
]  # fmt: skip


def worth(hand: list[int], card: int) -> int:
    """A card's worth in this hand, which may or may not hold it."""
    if card >= c.FLEX:
        return WORTH[card]
    copies = 0
    kinds = 0
    matching = 0
    for other in hand:
        if other == card or other >= c.PARTS:
            continue
        if other // c.ROBOTS == card // c.ROBOTS:
            copies += 1
        else:
            kinds |= 1 << (other // c.ROBOTS)
            if other % c.ROBOTS == card % c.ROBOTS:
                matching += 1
    base = 30 if kinds.bit_count() == 2 else 22 if kinds else 16
    return max(4, base - 10 * copies) + 2 * matching


def prize(s: RobotRise, seat: int, target: int, attack: int) -> int:
    """How good it is to hit this target: the one ahead, or one who is about to fall.

    A target known to hold an answer is a poor one.
    """
    lairs = s.lairs[target]
    cards = len(s.hands[target])
    score = 6 * lairs + min(cards, 8)
    if lairs == 1 and attack <= c.LANCE:
        score += 16
    if s.opponents_in_game(seat) == 1:
        return score
    if attack <= c.PULL and s.memory:
        bit = 1 << target
        for entry in s.memory:
            known = viewer_of(entry) == seat and entry & 63 == bit
            if known and card_answer(s, card_of(entry), attack) != c.USELESS:
                return score - 12
    return score


def advise(s: RobotRise, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    """The legal move with the highest score; among equals, one at random."""
    ask = s.ask_of(seat)
    assert ask is not None
    moves = s.legal(ask, rng)
    if len(moves) == 1:
        return moves[0], "why-helpless" if isinstance(s.asker, Attacked) else "why-only"
    best: list[int] = []
    best_score = 10 * NEVER
    for i in range(len(moves)):
        score = score_of(s, seat, moves[i])
        if score > best_score:
            best_score = score
            best = [i]
        elif score == best_score:
            best.append(i)
    move = moves[best[rng.below(len(best))] if len(best) > 1 else best[0]]
    return move, reason_of(s, seat, move)


def score_of(s: RobotRise, seat: int, move: Move[Any]) -> int:
    if isinstance(move, Play):
        return score_play(s, seat, move)
    if isinstance(move, Robot):
        return score_robot(s, seat, move)
    if isinstance(move, Ally):
        return score_request(s, seat, move)
    if isinstance(move, Defend):
        return score_defence(s, seat, move.card)
    if isinstance(move, DefendRobot):
        return score_robot_defence(s, seat, move)
    if isinstance(move, DefendIdentity):
        return score_identity_defence(s, seat, move)
    if isinstance(move, Offer):
        return score_offer(s, seat, move.card)
    if isinstance(move, Identity):
        return score_identity(s, seat, move)
    if isinstance(move, Accept):
        return -prize(s, seat, move.helper, c.BOT)
    if isinstance(move, Targets):
        second = 0 if move.second == c.NONE else prize(s, seat, move.second, c.BOT)
        return prize(s, seat, move.target, c.BOT) + second
    if isinstance(move, Take):
        return 10 * worth(s.hands[seat], move.card)
    if isinstance(move, Give | Discard):
        return -10 * worth(s.hands[seat], move.card)
    return 10 if isinstance(move, Swap) else 0


# Actions


def score_play(s: RobotRise, seat: int, move: Play) -> int:
    card = move.card
    lairs = s.lairs[seat]
    if card == c.SECRET_CACHE:
        return 150
    if card == c.FORCE_FIELD:
        return 160 if lairs == 1 else 60
    if card == c.TIME_MACHINE:
        hand = s.hands[seat]
        gains = [worth(hand, taken) for taken in retrievable(s)]
        return 60 + max(gains)
    target = move.target
    attack = s.pack.attack_of[card]
    score = prize(s, seat, target, attack)
    if card == c.RAID:
        return 115 + score + (6 if len(s.hands[target]) > 2 else 0)
    if card == c.MIND_CONTROL:
        return 115 + score
    if card == c.FREEZE_RAY:
        return 84 + score
    if card == c.NUKE:
        keep = lairs == 1 and s.lairs[target] > 1 and s.hands[seat].count(c.NUKE) == 1
        return (86 if keep else 100) + score
    return (104 if card == c.DOOM_LASER else 102) + score


def score_robot(s: RobotRise, seat: int, move: Robot) -> int:
    """The parts that matter least; without an Escape a robot is rather kept to answer with."""
    hand = s.hands[seat]
    score = 98 + prize(s, seat, move.target, c.BOT)
    if move.second != c.NONE:
        score += prize(s, seat, move.second, c.BOT)
    elif s.lairs[move.target] > 1 and c.ESCAPE not in hand:
        score -= 40
    return score - loss(hand, (move.head, move.body, move.legs))


def loss(hand: list[int], robot: tuple[int, int, int]) -> int:
    """What a robot costs: a Flex, and parts beside others of the same robot in the hand."""
    lost = 0
    for card in robot:
        if card == c.FLEX:
            lost += 12
            continue
        for other in hand:
            if other != card and other < c.PARTS and other % c.ROBOTS == card % c.ROBOTS:
                lost += 2
    return lost


def score_request(s: RobotRise, seat: int, move: Ally) -> int:
    """A borrowed part makes a robot out of two; a Flex is rather kept."""
    score = 96
    if c.FLEX in (move.first, move.second):
        score -= 14
    return score - 6 if Parts(s.hands[seat]).robots() else score


def score_identity(s: RobotRise, seat: int, move: Identity) -> int:
    identity = s.identities[seat]
    if EXTRA_IDENTITY in s.house:
        return 300  # it costs no action
    if identity == c.VOSS:
        return 101 + prize(s, seat, move.target, c.LANCE)
    if identity == c.SPROCKET:
        hand = s.hands[seat]
        return 128 - (worth(hand, move.first) + worth(hand, move.second)) // 2
    others = s.opponents_in_game(seat)
    if identity == c.LODESTONE:
        return 70 + 14 * others
    assert identity == c.FROSTWICK
    return 76 + 14 * others


# Answers


def attacked(s: RobotRise) -> Attacked:
    attack = s.asker
    assert isinstance(attack, Attacked)
    return attack


def score_defence(s: RobotRise, seat: int, card: int) -> int:
    """RISE-ATTACK-2: letting go costs a lair; among answers the least useful one goes."""
    attack = attacked(s)
    if card == c.NONE:
        return 0 if attack.is_nuisance() else -200
    if card_answer(s, card, attack.kind) == c.REFLECTS:
        return 100
    if attack.is_nuisance():
        spare = card == c.EMP or s.hands[seat].count(card) > 1
        return 5 if spare else -50
    return 60 - worth(s.hands[seat], card)


def score_robot_defence(s: RobotRise, seat: int, move: DefendRobot) -> int:
    lost = loss(s.hands[seat], (move.head, move.body, move.legs))
    return -lost - (100 if attacked(s).is_nuisance() else 60)


def score_identity_defence(s: RobotRise, seat: int, move: DefendIdentity) -> int:
    attack = attacked(s)
    if attack.is_nuisance():
        return -120
    score = -20
    if move.target != c.NONE:
        score += prize(s, seat, move.target, attack.kind)
    for card in (move.first, move.second):
        if card != c.NONE:
            score -= worth(s.hands[seat], card) // 2
    return score


def score_offer(s: RobotRise, seat: int, card: int) -> int:
    """A helper cannot be hit and draws a card: give what matters least, but not a last robot."""
    hand = s.hands[seat]
    if card == c.FLEX:
        return -5
    held = Parts(hand)
    if held.robots() and len(held.of(card // c.ROBOTS)) == 1 and not held.flex:
        return -5
    return 60 - worth(hand, card)


# Reasons

REASONS: Final[list[tuple[type[Move[Any]], str]]] = [
    (Identity, "why-identity"),
    (Swap, "why-swap"),
    (Ally, "why-ally"),
    (DefendRobot, "why-robot-answer"),
    (DefendIdentity, "why-identity-answer"),
    (Offer, "why-help"),
    (Decline, "why-no-help"),
    (Accept, "why-safe-ally"),
    (Take, "why-best-card"),
    (Give, "why-worst-card"),
    (Discard, "why-discard"),
    (Pass, "why-pass"),
]
REASONS_TO_PLAY: Final = {
    c.SECRET_CACHE: "why-draw",
    c.FORCE_FIELD: "why-shield",
    c.TIME_MACHINE: "why-retrieve",
    c.RAID: "why-steal",
    c.MIND_CONTROL: "why-mind",
    c.FREEZE_RAY: "why-freeze",
}


def reason_of(s: RobotRise, seat: int, move: Move[Any]) -> str:
    if isinstance(move, Play):
        why = REASONS_TO_PLAY.get(move.card)
        return why_hit(s, seat, move.target) if why is None else why
    if isinstance(move, Robot | Targets):
        return "why-double" if move.second != c.NONE else why_hit(s, seat, move.target)
    if isinstance(move, Defend):
        return reason_to_answer(s, move.card)
    return next(why for kind, why in REASONS if isinstance(move, kind))


def why_hit(s: RobotRise, seat: int, target: int) -> str:
    if s.lairs[target] == 1:
        return "why-kill"
    ahead = any(s.lairs[who] > s.lairs[target] for who in s.targets(seat))
    return "why-weakest" if ahead else "why-leader"


def reason_to_answer(s: RobotRise, card: int) -> str:
    attack = attacked(s)
    if card == c.NONE:
        return "why-spare"
    if card_answer(s, card, attack.kind) == c.REFLECTS:
        return "why-reflect"
    return "why-cheap-answer" if attack.kind <= c.PULL else "why-save-lair"
