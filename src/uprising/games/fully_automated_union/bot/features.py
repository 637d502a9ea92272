"""What fitted values count in a position: how near the union is, and how near the boss."""

from typing import Final

from ..rules.cards import NONE
from ..rules.moves import ACCELERATE, EXPROPRIATE, WORK
from ..rules.state import Factory
from .heuristic import can_strike, plan

NAMES: Final = (
    "two workers",
    "four workers",
    "robots missing",
    "robots missing, two",
    "robots missing, four",
    "one robot missing",
    "turns left",
    "turns left, two",
    "turns left, four",
    "turns to spare",
    "no turn to spare",
    "one turn to spare",
    "robots missing for each turn left",
    "boss's robots",
    "one more robot and the boss wins",
    "boss's coins",
    "boss's coins, two",
    "boss's coins, four",
    "boss buys with the next rents",
    "coins",
    "coins, two",
    "coins, four",
    "poorest worker's coins",
    "workers without coins",
    "richest worker near treason",
    "stressed workers, share",
    "stressed workers, two",
    "stressed workers, four",
    "ready to strike, share",
    "ready to strike: a majority",
    "the plan is to take a robot",
    "the plan is a robot for all",
    "two rounds to a majority",
    "workers left, share",
    "a worker fewer and all is lost",
    "unpaid rents",
    "tenures, share",
    "rents above one",
)


def features(s: Factory, seat: int) -> list[float]:
    n = s.seats()
    two = 1.0 if n == 2 else 0.0
    four = 1.0 if n == 4 else 0.0
    red = sum(s.red)
    missing = max(0, s.pack.red_to_win[n - 2] - red)
    left = len(s.event_deck) + (1 if s.drawn != NONE else 0)
    spare = left - missing
    active = 0
    poorest = 99
    richest = 0
    broke = 0
    stressed = 0
    ready = 0
    rents = 0
    owing = 0
    tenures = 0
    for who in range(n):
        if s.out[who]:
            continue
        active += 1
        coins = s.coins[who]
        poorest = min(poorest, coins)
        if not s.stressed[who]:
            richest = max(richest, coins)
        broke += 1 if coins == 0 else 0
        stressed += s.stressed[who]
        ready += 1 if can_strike(s, who) else 0
        rents += s.rent(who)
        owing += s.owing[who]
        tenures += 1 if s.tenure[who] != NONE else 0
    people = max(1, active)
    coins = sum(s.coins)
    majority = active // 2 + 1
    boss = s.boss / s.pack.robot_price
    votes = plan(s) if active else [WORK] * n
    taking = 1.0 if EXPROPRIATE in votes and ACCELERATE not in votes else 0.0
    racing = 1.0 if EXPROPRIATE in votes and ACCELERATE in votes else 0.0
    return [
        two,
        four,
        float(missing),
        two * missing,
        four * missing,
        1.0 if missing == 1 else 0.0,
        float(left),
        two * left,
        four * left,
        float(max(-3, min(6, spare))),
        1.0 if spare <= 0 else 0.0,
        1.0 if spare == 1 else 0.0,
        missing / max(1, left),
        float(s.blue),
        1.0 if s.blue + 1 >= s.pack.blue_to_lose[n - 2] else 0.0,
        boss,
        two * boss,
        four * boss,
        1.0 if s.boss + rents >= s.pack.robot_price else 0.0,
        coins / people,
        two * coins / people,
        four * coins / people,
        float(min(4, poorest)),
        broke / people,
        1.0 if richest >= s.pack.treason - 2 else 0.0,
        stressed / people,
        two * stressed / people,
        four * stressed / people,
        ready / people,
        1.0 if ready >= majority else 0.0,
        taking,
        racing,
        1.0 if ready + 1 == majority else 0.0,
        active / n,
        1.0 if n - active + 1 >= s.pack.eliminated_to_lose[n - 2] else 0.0,
        float(owing),
        tenures / people,
        (rents - active) / people,
    ]
