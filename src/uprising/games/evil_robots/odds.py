"""The exact core of the rules of thumb: every way the hidden coins can lie, and what it is worth.

Only what the seat knows is used: its own coin, coins it has seen, public cards and power. A coin it
does not know counts half Heads, half Tails; a player without a Power Card counts with the average
of those still to be given.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import (
    DIVIDEND_DRIVE,
    HEDGE_MODULE,
    LOYALIST_SCRIPT,
    SLEEPER_MODE,
    STOWAWAY,
    THIRD_WAY,
)
from .state import (
    EVIL,
    EXTRA,
    GOOD,
    NEUTRAL,
    NONE,
    USED,
    EvilRobots,
    in_effect,
    power_level,
    shows,
)

TEN: Final = 1.5
"""How much reaching the threshold is worth beyond the points; another's reaching it costs it."""


def coming_power(s: EvilRobots) -> float:
    """What a player without a Power Card can expect."""
    if not s.power_stack:
        return 0.0
    total = 0
    for card in s.power_stack:
        total += shows(card)
    return total / len(s.power_stack)


class Stakes:
    """What a round can bring a seat, and the players whose coins it does not know.

    size     how many they are
    me       the seat's own place among the open ones, if it has forgotten its coin
    loyal    the team an open player joins instead of being Neutral
    danger   1 for an open player who may reach the threshold
    """

    __slots__ = (
        "bonus", "consolation", "danger", "level", "loyal", "me", "need", "pot", "safe", "shown",
        "size", "third",
    )  # fmt: skip

    def __init__(
        self, pot: int, need: int, bonus: float, consolation: float, safe: bool, third: bool
    ) -> None:
        self.pot: Final = pot
        self.need: Final = need
        self.bonus: Final = bonus
        self.consolation: Final = consolation
        self.safe: Final = safe
        self.third: Final = third
        self.me: i64 = NONE
        self.size: i64 = 0
        self.shown: Final[list[int]] = []
        self.level: Final[list[float]] = []
        self.loyal: Final[list[int]] = []
        self.danger: Final[list[int]] = []


def worth(s: EvilRobots, seat: int) -> float:
    """The Influence this seat can expect from the round as it stands, if nothing more is done."""
    consolation = 0.0
    if s.where[HEDGE_MODULE] == 4 * seat + USED:
        consolation = float(s.pack.cards[HEDGE_MODULE].amount)
    safe = s.where[STOWAWAY] == 4 * seat + USED and level_of(s, seat) == 0.0
    need = s.pack.threshold - s.influence[seat]
    third = in_effect(s, THIRD_WAY)
    o = Stakes(s.pot, need, bonus_of(s, seat), consolation, safe, third)
    totals = [0.0, 0.0, 0.0]
    members = 0
    danger = 0
    mine = NONE  # the seat's team, if it is certain
    hope = (s.pot + 1) // 2
    for who in range(s.seats):
        level = level_of(s, who)
        loyal = s.loyal if s.where[LOYALIST_SCRIPT] == 4 * who + USED else NONE
        risk = 1 if who != seat and s.influence[who] + hope >= s.pack.threshold else 0
        if s.known[who] & (1 << seat):
            team = s.hidden[who] + s.shown[who]
            if team == NEUTRAL and loyal != NONE:
                team = loyal
                level = 0.0
            totals[team] += level
            members += 1 << 4 * team
            danger |= risk << team
            if who == seat:
                mine = team
        else:
            if who == seat:
                o.me = o.size
            o.shown.append(s.shown[who])
            o.level.append(level)
            o.loyal.append(loyal)
            o.danger.append(risk)
            o.size += 1
    if s.extra_card != NONE:
        totals[s.extra_heads] += power_level(s, EXTRA)
    value = summed(o, 0, mine, totals[EVIL], totals[NEUTRAL], totals[GOOD], members, danger)
    return value / (1 << len(o.shown))


def level_of(s: EvilRobots, who: int) -> float:
    level = power_level(s, who)
    return coming_power(s) if level == 0 and s.power[who] == NONE else float(level)


def summed(
    o: Stakes,
    i: i64,
    mine: i64,
    evil: float,
    neutral: float,
    good: float,
    members: i64,
    danger: i64,
) -> float:
    """What all the ways bring together in which the coins from the i-th open one on can lie.

    `members` counts the players of each team, four bits for each; `danger` has a bit for each team
    with somebody who may reach the threshold.
    """
    if i == o.size:
        return result(o, mine, evil, neutral, good, members, danger)
    value = 0.0
    shown: i64 = o.shown[i]
    risk: i64 = o.danger[i]
    for hidden in range(2):
        team: i64 = shown + hidden
        level = o.level[i]
        if team == NEUTRAL and o.loyal[i] != NONE:
            team = o.loyal[i]
            level = 0.0
        value += summed(
            o,
            i + 1,
            team if i == o.me else mine,
            evil + level if team == EVIL else evil,
            neutral + level if team == NEUTRAL else neutral,
            good + level if team == GOOD else good,
            members + (1 << 4 * team),
            danger | risk << team,
        )
    return value


def result(
    o: Stakes, mine: i64, evil: float, neutral: float, good: float, members: i64, danger: i64
) -> float:
    """What the seat gets if all coins are known."""
    best = good if good > evil else evil
    if o.third and neutral > best:
        best = neutral
    winners: i64 = 0
    won = False
    risky: i64 = 0
    if good == best:
        winners += members >> 4 * GOOD & 15
        risky |= danger >> GOOD & 1
        won = mine == GOOD
    if evil == best:
        winners += members & 15
        risky |= danger & 1
        won = won or mine == EVIL
    if o.third and neutral == best:
        winners += members >> 4 * NEUTRAL & 15
        risky |= danger >> NEUTRAL & 1
        won = won or mine == NEUTRAL
    if o.safe and not won:
        won = True
        winners += 1
    if not won:
        return o.consolation - TEN if risky else o.consolation
    share = o.pot / winners + o.bonus
    return share + TEN if share >= o.need else share


def bonus_of(s: EvilRobots, seat: int) -> float:
    """EVIL-BONUS-1: what a winner's own cards add."""
    found = 0.0
    for card in (DIVIDEND_DRIVE, SLEEPER_MODE):
        if s.where[card] == 4 * seat + USED:
            found += s.pack.cards[card].amount
    return found
