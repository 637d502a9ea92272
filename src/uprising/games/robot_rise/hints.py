"""Rules of thumb: strike the one ahead, answer what would cost a lair, keep the best card.

Only what the seat knows is used: its own hand, what lies open, and what it remembers.
"""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import (
    BOT,
    BY_RAID,
    CARDS,
    DOOM_LASER,
    DRONE_SWARM,
    EMP,
    ESCAPE,
    FLEX,
    FORCE_FIELD,
    FREEZE_RAY,
    FROSTWICK,
    LANCE,
    LODESTONE,
    MALWARE,
    MIND_CONTROL,
    NONE,
    NUKE,
    PARTS,
    PULL,
    RAID,
    REFLECTS,
    ROBOTS,
    SECRET_CACHE,
    SPROCKET,
    TIME_MACHINE,
    USELESS,
    VOSS,
)
from .defences import Defend, DefendIdentity, DefendRobot, card_answer
from .memory import card_of, viewer_of
from .moves import Accept, Ally, Give, Identity, Offer, Play, Robot, Swap, Take, Targets, takeable
from .questions import Attacked
from .rows import Held
from .state import RobotRise

NEVER: Final = -1000

# What a card is worth in a hand, by and large; parts are judged by what lies beside them.
WORTH: Final = [0] * CARDS
WORTH[FLEX] = 34
WORTH[NUKE] = 52
WORTH[DOOM_LASER] = 46
WORTH[DRONE_SWARM] = 40
WORTH[RAID] = 26
WORTH[FREEZE_RAY] = 22
WORTH[MIND_CONTROL] = 28
WORTH[SECRET_CACHE] = 36
WORTH[TIME_MACHINE] = 24
WORTH[FORCE_FIELD] = 30
WORTH[ESCAPE] = 60
WORTH[EMP] = 38
WORTH[MALWARE] = 42


def worth(hand: list[int], card: int) -> int:
    """A card's worth in this hand, which may or may not hold it."""
    if card > FLEX:
        return WORTH[card]
    copies = 0
    kinds = 0
    matching = 0
    for other in hand:
        if other == card:
            continue
        if other < PARTS:
            if other // ROBOTS == card // ROBOTS:
                copies += 1
            else:
                kinds |= 1 << (other // ROBOTS)
                if other % ROBOTS == card % ROBOTS:
                    matching += 1
    if card == FLEX:
        return WORTH[FLEX]
    base = 30 if kinds.bit_count() == 2 else 22 if kinds else 16
    return max(4, base - 10 * copies) + 2 * matching


def prize(s: RobotRise, seat: int, target: int, attack: int) -> int:
    """How good it is to hit this target: the one ahead, or one who is about to fall.

    A target known to hold an answer is a poor one.
    """
    lairs = s.lairs[target]
    cards = len(s.hands[target])
    score = 6 * lairs + min(cards, 8)
    if lairs == 1 and attack <= LANCE:
        score += 16
    if s.opponents_in_game(seat) == 1:
        return score
    if attack <= PULL and s.memory:
        bit = 1 << target
        for entry in s.memory:
            known = viewer_of(entry) == seat and entry & 63 == bit
            if known and card_answer(s, card_of(entry), attack) != USELESS:
                return score - 12
    return score


def has_answer(s: RobotRise, hand: list[int], attack: int) -> bool:
    """Whether a card of the hand answers this attack."""
    return any(card_answer(s, card, attack) != USELESS for card in hand)


def advise(s: RobotRise, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    """The legal move with the highest score; among equals, one at random."""
    ask = s.ask_of(seat)
    assert ask is not None
    rows = s.legal(ask, rng)
    if len(rows) == 1:
        return rows[0], "why-helpless" if isinstance(s.asker, Attacked) else "why-only"
    best: list[int] = []
    best_score = 10 * NEVER
    for i in range(len(rows)):
        score = score_of(s, seat, rows[i])
        if score > best_score:
            best_score = score
            best = [i]
        elif score == best_score:
            best.append(i)
    move = rows[best[rng.below(len(best))] if len(best) > 1 else best[0]]
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
        return -prize(s, seat, move.helper, BOT)
    if isinstance(move, Targets):
        second = 0 if move.second == NONE else prize(s, seat, move.second, BOT)
        return prize(s, seat, move.target, BOT) + second
    if isinstance(move, Take):
        return 10 * worth(s.hands[seat], move.card)
    if isinstance(move, Give):
        return -10 * worth(s.hands[seat], move.card)
    return 10 if isinstance(move, Swap) else 0


# Actions


def score_play(s: RobotRise, seat: int, move: Play) -> int:
    card = move.card
    lairs = s.lairs[seat]
    if card == SECRET_CACHE:
        return 150
    if card == FORCE_FIELD:
        return 160 if lairs == 1 else 60
    if card == TIME_MACHINE:
        hand = s.hands[seat]
        gains = [worth(hand, taken) for taken in takeable(s)]
        return 60 + max(gains)
    target = move.target
    attack = s.pack.attack_of[card]
    score = prize(s, seat, target, attack)
    if card == RAID:
        return 115 + score + (6 if len(s.hands[target]) > 2 else 0)
    if card == MIND_CONTROL:
        return 115 + score
    if card == FREEZE_RAY:
        return 84 + score
    if card == NUKE:
        keep = lairs == 1 and s.lairs[target] > 1 and s.hands[seat].count(NUKE) == 1
        return (86 if keep else 100) + score
    return (104 if card == DOOM_LASER else 102) + score


def score_robot(s: RobotRise, seat: int, move: Robot) -> int:
    """The parts that matter least; without an Escape a robot is rather kept to answer with."""
    hand = s.hands[seat]
    score = 98 + prize(s, seat, move.target, BOT)
    if move.second != NONE:
        score += prize(s, seat, move.second, BOT)
    elif s.lairs[move.target] > 1 and ESCAPE not in hand:
        score -= 40
    spent = 0
    for card in (move.head, move.body, move.legs):
        spent += 12 if card == FLEX else 2 * matches(hand, card)
    return score - spent


def matches(hand: list[int], card: int) -> int:
    """How many other parts of the same robot the hand holds."""
    count = 0
    for other in hand:
        if other != card and other < PARTS and other % ROBOTS == card % ROBOTS:
            count += 1
    return count


def score_request(s: RobotRise, seat: int, move: Ally) -> int:
    """A borrowed part makes a robot out of two; a Flex is rather kept."""
    score = 96
    if FLEX in (move.first, move.second):
        score -= 14
    held = Held(s.hands[seat])
    if held.robots():
        score -= 6
    return score


def score_identity(s: RobotRise, seat: int, move: Identity) -> int:
    identity = s.identities[seat]
    if identity == VOSS:
        return 101 + prize(s, seat, move.target, LANCE)
    if identity == SPROCKET:
        hand = s.hands[seat]
        return 128 - (worth(hand, move.first) + worth(hand, move.second)) // 2
    others = s.opponents_in_game(seat)
    if identity == LODESTONE:
        return 70 + 14 * others
    assert identity == FROSTWICK
    return 76 + 14 * others


# Answers


def score_defence(s: RobotRise, seat: int, card: int) -> int:
    """RISE-ATTACK-2: letting go costs a lair; among answers the least useful one goes."""
    attack = s.asker
    assert isinstance(attack, Attacked)
    if card == NONE:
        return -200 if attack.kind <= LANCE or attack.kind > PULL else 0
    if card_answer(s, card, attack.kind) == REFLECTS:
        return 100
    if BY_RAID <= attack.kind <= PULL:
        spare = card == EMP or s.hands[seat].count(card) > 1
        return 5 if spare else -50
    return 60 - worth(s.hands[seat], card)


def score_robot_defence(s: RobotRise, seat: int, move: DefendRobot) -> int:
    attack = s.asker
    assert isinstance(attack, Attacked)
    hand = s.hands[seat]
    spent = 0
    for card in (move.head, move.body, move.legs):
        spent += 12 if card == FLEX else 2 * matches(hand, card)
    if BY_RAID <= attack.kind <= PULL:
        return -100 - spent
    return -60 - spent


def score_identity_defence(s: RobotRise, seat: int, move: DefendIdentity) -> int:
    attack = s.asker
    assert isinstance(attack, Attacked)
    if BY_RAID <= attack.kind <= PULL:
        return -120
    score = -20
    if move.target != NONE:
        score += prize(s, seat, move.target, attack.kind)
    for card in (move.first, move.second):
        if card != NONE:
            score -= worth(s.hands[seat], card) // 2
    return score


def score_offer(s: RobotRise, seat: int, card: int) -> int:
    """A helper cannot be hit and draws a card: give what matters least, but not a last robot."""
    hand = s.hands[seat]
    if card == FLEX:
        return -5
    held = Held(hand)
    if held.robots() and len(held.of(card // ROBOTS)) == 1 and not held.flex:
        return -5
    return 60 - worth(hand, card)


# Reasons


def reason_of(s: RobotRise, seat: int, move: Move[Any]) -> str:
    if isinstance(move, Play):
        return reason_to_play(s, seat, move)
    if isinstance(move, Robot):
        return "why-double" if move.second != NONE else why_hit(s, seat, move.target)
    if isinstance(move, Targets):
        return "why-double" if move.second != NONE else why_hit(s, seat, move.target)
    if isinstance(move, Defend):
        return reason_to_answer(s, move.card)
    if isinstance(move, Identity):
        return "why-identity"
    if isinstance(move, Swap):
        return "why-swap"
    for kind, why in REASONS:
        if isinstance(move, kind):
            return why
    return "why-no-help" if move.text() == "decline" else "why-pass"


def reason_to_play(s: RobotRise, seat: int, move: Play) -> str:
    card = move.card
    if card == SECRET_CACHE:
        return "why-draw"
    if card == FORCE_FIELD:
        return "why-shield"
    if card == TIME_MACHINE:
        return "why-retrieve"
    if card == RAID:
        return "why-steal"
    if card == MIND_CONTROL:
        return "why-mind"
    return "why-freeze" if card == FREEZE_RAY else why_hit(s, seat, move.target)


def why_hit(s: RobotRise, seat: int, target: int) -> str:
    if s.lairs[target] == 1:
        return "why-kill"
    for who in s.targets(seat):
        if s.lairs[who] > s.lairs[target]:
            return "why-weakest"
    return "why-leader"


def reason_to_answer(s: RobotRise, card: int) -> str:
    attack = s.asker
    assert isinstance(attack, Attacked)
    if card == NONE:
        return "why-spare"
    if card_answer(s, card, attack.kind) == REFLECTS:
        return "why-reflect"
    return "why-cheap-answer" if attack.kind <= PULL else "why-save-lair"


REASONS: Final[list[tuple[type[Move[Any]], str]]] = [
    (Ally, "why-ally"),
    (DefendRobot, "why-robot-answer"),
    (DefendIdentity, "why-identity-answer"),
    (Offer, "why-help"),
    (Accept, "why-safe-ally"),
    (Take, "why-best-card"),
    (Give, "why-worst-card"),
]
