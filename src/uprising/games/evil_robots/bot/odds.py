"""The exact core of the heuristic: every way the hidden coins can lie, and what it is worth.

Only what the seat knows is used: its own coin, coins it has seen, public cards and power. A coin it
does not know counts half Heads, half Tails; a player without a Power Card counts with the average
of those still to be given.
"""

from typing import Final

from mypy_extensions import i64

from ..rules import cards as c
from ..rules import state as st
from ..rules.state import NONE, EvilRobots

TEN: Final = 1.5
"""How much reaching the threshold is worth beyond the points; another's reaching it costs it."""


def coming_power(s: EvilRobots) -> float:
    """What a player without a Power Card can expect."""
    if not s.power_stack:
        return 0.0
    total = 0
    for card in s.power_stack:
        total += st.shows(card)
    return total / len(s.power_stack)


class Stakes:
    """What a round can bring a seat, and the players whose coins it does not know.

    size     how many they are
    me       the seat's own place among the open ones, if it has forgotten its coin
    shown    a bit for each open player whose coin shows Heads
    danger   a bit for each who may reach the threshold
    loyal    two bits for each: the team joined instead of being Neutral, or NO_TEAM
    """

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
        self.shown: i64 = 0
        self.danger: i64 = 0
        self.loyal: i64 = 0
        self.level: Final[list[float]] = []


NO_TEAM: Final = 3


def worth(s: EvilRobots, seat: int) -> float:
    """The Influence this seat can expect from the round as it stands, if nothing more is done."""
    where = s.where
    consolation = 0.0
    if where[c.HEDGE_MODULE] == 4 * seat + st.USED:
        consolation = float(s.pack.cards[c.HEDGE_MODULE].amount)
    coming = coming_power(s)
    safe = where[c.STOWAWAY] == 4 * seat + st.USED and level_of(s, seat, coming) == 0.0
    threshold = s.pack.threshold
    third = st.in_effect(s, c.THIRD_WAY)
    o = Stakes(s.pot, threshold - s.influence[seat], bonus_of(s, seat), consolation, safe, third)
    evil, neutral, good = 0.0, 0.0, 0.0
    members: i64 = 0
    danger: i64 = 0
    mine: i64 = NONE  # the seat's team, if it is certain
    hope = (s.pot + 1) // 2
    for who in range(s.seats):
        level = level_of(s, who, coming)
        loyal: i64 = NO_TEAM
        if where[c.LOYALIST_SCRIPT] == 4 * who + st.USED and s.loyal != NONE:
            loyal = s.loyal
        risk: i64 = 1 if who != seat and s.influence[who] + hope >= threshold else 0
        shown: i64 = s.shown[who]
        if s.known[who] & (1 << seat):
            team: i64 = s.hidden[who] + shown
            if team == st.NEUTRAL and loyal != NO_TEAM:
                team = loyal
                level = 0.0
            if team == st.EVIL:
                evil += level
            elif team == st.GOOD:
                good += level
            else:
                neutral += level
            members += 1 << 4 * team
            danger |= risk << team
            if who == seat:
                mine = team
        else:
            if who == seat:
                o.me = o.size
            o.shown |= shown << o.size
            o.danger |= risk << o.size
            o.loyal |= loyal << 2 * o.size
            o.level.append(level)
            o.size += 1
    if s.extra_card != NONE:
        if s.extra_heads == st.GOOD:
            good += st.power_level(s, st.EXTRA)
        elif s.extra_heads == st.EVIL:
            evil += st.power_level(s, st.EXTRA)
        else:
            neutral += st.power_level(s, st.EXTRA)
    total = summed(o, 0, mine, evil, neutral, good, members, danger)
    return total / (1 << len(o.level))


def level_of(s: EvilRobots, who: int, coming: float) -> float:
    level = st.power_level(s, who)
    return coming if level == 0 and s.power[who] == NONE else float(level)


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
    shown: i64 = o.shown >> i & 1
    risk: i64 = o.danger >> i & 1
    loyal: i64 = o.loyal >> 2 * i & 3
    full = o.level[i]
    for hidden in range(2):
        team: i64 = shown + hidden
        level = full
        if team == st.NEUTRAL and loyal != NO_TEAM:
            team = loyal
            level = 0.0
        value += summed(
            o,
            i + 1,
            team if i == o.me else mine,
            evil + level if team == st.EVIL else evil,
            neutral + level if team == st.NEUTRAL else neutral,
            good + level if team == st.GOOD else good,
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
        winners += members >> 4 * st.GOOD & 15
        risky |= danger >> st.GOOD & 1
        won = mine == st.GOOD
    if evil == best:
        winners += members & 15
        risky |= danger & 1
        won = won or mine == st.EVIL
    if o.third and neutral == best:
        winners += members >> 4 * st.NEUTRAL & 15
        risky |= danger >> st.NEUTRAL & 1
        won = won or mine == st.NEUTRAL
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
    for card in (c.DIVIDEND_DRIVE, c.SLEEPER_MODE):
        if s.where[card] == 4 * seat + st.USED:
            found += s.pack.cards[card].amount
    return found
