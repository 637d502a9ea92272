"""What fitted values count in a position, from one seat's side."""

from math import log
from typing import Final

from ..rules.cards import (
    EMP,
    ESCAPE,
    FLEX,
    FORCE_FIELD,
    HEAD,
    LETHAL,
    MALWARE,
    NUISANCE,
    NUKE,
    PARTS,
    ROBOTS,
    UNDERSTUDY,
    UTILITY,
)
from ..rules.state import RobotRise
from .evaluation import value

NAMES: Final = (
    "by hand",
    "even chance",
    "out",
    "one lair",
    "two lairs",
    "lairs beyond mine, best rival",
    "lairs of rivals, mean",
    "rivals at one lair",
    "cards",
    "cards, first three",
    "cards of rivals, mean",
    "most cards of a rival",
    "escapes",
    "first escape",
    "emps",
    "malware",
    "nukes",
    "lethal cards",
    "nuisances",
    "utilities",
    "flex",
    "kinds of part",
    "a robot",
    "a robot, no escape",
    "lethal cards of rivals, mean",
    "escapes of rivals, mean",
    "robots of rivals, mean",
    "shield",
    "shields of rivals, share",
    "shield in hand",
    "frozen",
    "identity of attack unused",
    "identity of defence unused",
    "identities of rivals unused, share",
    "my turn",
    "turns until mine",
    "duel",
    "duel: lairs ahead",
    "duel: cards ahead",
    "last lair: answers",
    "last lair: no answer",
    "last lair: rivals' lethal cards",
    "deck",
)


def kinds_of(hand: list[int]) -> int:
    """How many of head, body and legs a hand can show, a Flex for one that is missing."""
    kinds = 0
    flex = 0
    for card in hand:
        if card < PARTS:
            kinds |= 1 << (HEAD + card // ROBOTS)
        elif card == FLEX:
            flex += 1
    return min(3, kinds.bit_count() + flex)


def of_type(s: RobotRise, hand: list[int], kind: int) -> int:
    count = 0
    for card in hand:
        if s.pack.type_of[card] == kind:
            count += 1
    return count


def log_odds(chance: float) -> float:
    inside = max(0.002, min(0.998, chance))
    return log(inside / (1.0 - inside))


def features(s: RobotRise, seat: int) -> list[float]:
    seats = len(s.lairs)
    own = s.lairs[seat]
    hand = s.hands[seat]
    rivals = 0
    lairs = 0
    most_lairs = 0
    last = 0
    cards = 0
    most_cards = 0
    lethal = 0
    escapes = 0
    robots = 0
    shields = 0
    unused = 0
    for who in range(seats):
        if who == seat or s.lairs[who] == 0:
            continue
        held = s.hands[who]
        rivals += 1
        lairs += s.lairs[who]
        most_lairs = max(most_lairs, s.lairs[who])
        last += 1 if s.lairs[who] == 1 else 0
        cards += len(held)
        most_cards = max(most_cards, len(held))
        lethal += of_type(s, held, LETHAL)
        escapes += held.count(ESCAPE)
        robots += 1 if kinds_of(held) == 3 else 0
        shields += s.fields[who]
        unused += 1 - s.used[who]
    share = 1.0 / max(1, rivals)
    kinds = kinds_of(hand)
    robot = 1.0 if kinds == 3 else 0.0
    escape = hand.count(ESCAPE)
    answers = escape + hand.count(EMP) + hand.count(MALWARE) + hand.count(NUKE)
    defends = 1.0 if s.identities[seat] >= UNDERSTUDY else 0.0
    fresh = 1.0 - s.used[seat]
    until = 0
    who = s.active
    while who != seat and until < seats:
        who = (who + 1) % seats
        until += 1 if s.lairs[who] > 0 else 0
    final = 1.0 if own == 1 else 0.0
    duel = 1.0 if rivals == 1 else 0.0
    return [
        log_odds(value(s, seat)),
        -log(max(1, rivals)),
        1.0 if own == 0 else 0.0,
        final,
        1.0 if own == 2 else 0.0,
        float(most_lairs - own),
        lairs * share,
        float(last),
        float(len(hand)),
        float(min(3, len(hand))),
        cards * share,
        float(most_cards),
        float(escape),
        1.0 if escape else 0.0,
        float(hand.count(EMP)),
        float(hand.count(MALWARE)),
        float(hand.count(NUKE)),
        float(of_type(s, hand, LETHAL)),
        float(of_type(s, hand, NUISANCE)),
        float(of_type(s, hand, UTILITY)),
        float(hand.count(FLEX)),
        float(kinds),
        robot,
        robot if not escape else 0.0,
        lethal * share,
        escapes * share,
        robots * share,
        float(s.fields[seat]),
        shields * share,
        1.0 if FORCE_FIELD in hand else 0.0,
        float(s.frozen[seat]),
        fresh * (1.0 - defends),
        fresh * defends,
        unused * share,
        1.0 if s.active == seat else 0.0,
        float(until),
        duel,
        duel * (own - lairs),
        duel * (len(hand) - cards) / 4.0,
        final * answers,
        final if answers == 0 and robot == 0.0 else 0.0,
        final * lethal * share,
        len(s.deck) / 90.0,
    ]
