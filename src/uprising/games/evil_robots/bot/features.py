"""What fitted values count in a position, from one seat's side."""

from math import log
from typing import Final

from ..rules.cards import TOTAL
from ..rules.state import (
    COUNTDOWN,
    NONE,
    PRE_REVEAL,
    REVEAL,
    SPLIT,
    UNUSED,
    EvilRobots,
    power_level,
)
from .evaluation import value
from .heuristic import WORTH
from .odds import coming_power, worth

NAMES: Final = (
    "by hand",
    "even chance",
    "influence",
    "influence missing",
    "ahead of the best rival",
    "ahead of the second rival",
    "ahead of the mean",
    "alone in front",
    "best rival",
    "rivals two short",
    "rivals one short",
    "I am two short",
    "I am one short",
    "tokens",
    "tokens of rivals, mean",
    "cards",
    "worth of cards",
    "cards of rivals, mean",
    "worth of rivals' cards, mean",
    "dealer",
    "holder of the dealer's token",
    "places after the dealer, share",
    "pot",
    "round",
    "countdown: expected influence",
    "countdown: power above the coming",
    "turned up: expected influence",
    "turned up: power above the mean",
    "split: a winner",
    "split: pot for each, if a winner",
    "split: winners two short, others",
    "last rounds",
)


def log_odds(chance: float) -> float:
    inside = max(0.002, min(0.998, chance))
    return log(inside / (1.0 - inside))


def features(s: EvilRobots, seat: int) -> list[float]:
    n = s.seats
    own = s.influence[seat]
    aim = s.pack.threshold
    best = 0
    second = 0
    total = 0
    one_short = 0
    two_short = 0
    tokens = 0
    for who in range(n):
        if who == seat:
            continue
        held = s.influence[who]
        total += held
        tokens += s.tokens[who]
        if held > best:
            second = best
            best = held
        elif held > second:
            second = held
        if held >= aim - 1:
            one_short += 1
        elif held >= aim - 2:
            two_short += 1
    cards = 0
    worth_of = 0.0
    others = 0
    worth_of_others = 0.0
    for card in range(TOTAL):
        place = s.where[card]
        if place >= 0 and place & 3 == UNUSED:
            kept = WORTH.get(s.pack.cards[card].effect, 0.5)
            if place >> 2 == seat:
                cards += 1
                worth_of += kept
            else:
                others += 1
                worth_of_others += kept
    rivals = float(n - 1)
    counting = 1.0 if s.phase == COUNTDOWN else 0.0
    turned = 1.0 if PRE_REVEAL <= s.phase <= REVEAL else 0.0
    expected = worth(s, seat) if s.phase != 0 and s.phase < SPLIT and s.given else 0.0
    power = float(power_level(s, seat)) if s.phase != 0 else 0.0
    levels = 0.0
    if turned:
        for who in range(n):
            levels += power_level(s, who)
    above = power - coming_power(s) if s.power[seat] != NONE else 0.0
    splitting = s.phase == SPLIT and len(s.winners) > 0
    winner = 1.0 if splitting and seat in s.winners else 0.0
    near = 0
    if splitting:
        for who in s.winners:
            if who != seat and s.influence[who] >= aim - 2:
                near += 1
    after = (seat - s.dealer) % n if s.dealer != NONE else 0
    return [
        log_odds(value(s, seat)),
        -log(rivals),
        float(own),
        float(max(0, aim - own)),
        float(own - best),
        float(own - second),
        own - total / rivals,
        1.0 if own > best else 0.0,
        float(best),
        float(two_short),
        float(one_short),
        1.0 if own == aim - 2 else 0.0,
        1.0 if own >= aim - 1 else 0.0,
        float(s.tokens[seat]),
        tokens / rivals,
        float(cards),
        worth_of,
        others / rivals,
        worth_of_others / rivals,
        1.0 if s.dealer == seat else 0.0,
        1.0 if s.heir == seat else 0.0,
        after / n,
        float(s.pot),
        float(s.round),
        counting * expected,
        counting * above,
        turned * expected,
        turned * (power - levels / n),
        winner,
        winner * s.pot / max(1, len(s.winners)),
        float(near),
        1.0 if s.round > s.pack.round_cap - 5 else 0.0,
    ]
