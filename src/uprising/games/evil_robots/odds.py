"""The exact core of the rules of thumb: every way the hidden coins can lie, and what it is worth.

Only what the seat knows is used: its own coin, coins it has seen, public cards and power. A coin it
does not know counts half Heads, half Tails; a player without a Power Card counts with the average
of those still to be given.
"""

from __future__ import annotations

from typing import Final

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


def worth(s: EvilRobots, seat: int) -> float:
    """The Influence this seat can expect from the round as it stands, if nothing more is done."""
    totals = [0.0, 0.0, 0.0]
    members = [0, 0, 0]
    dangers = [0, 0, 0]
    mine = NONE  # the seat's team, if it is certain
    open_shown: list[int] = []
    open_level: list[float] = []
    open_adds: list[float] = []  # what the player adds to a team by Loyalist Script
    open_danger: list[int] = []
    open_loyal: list[int] = []
    me = NONE  # the seat's place among the open ones
    waiting = coming_power(s)
    stowed = 0
    safe = False
    hope = (s.pot + 1) // 2
    for who in range(s.seats):
        level = float(power_level(s, who))
        if s.power[who] == NONE and level == 0.0:
            level = waiting
        effect = 4 * who + USED
        if s.where[STOWAWAY] == effect and level == 0.0:
            stowed += 1
            if who == seat:
                safe = True
        loyal = s.loyal if s.where[LOYALIST_SCRIPT] == effect else NONE
        danger = 1 if who != seat and s.influence[who] + hope >= s.pack.threshold else 0
        if s.known[who] & (1 << seat):
            team = s.hidden[who] + s.shown[who]
            if team == NEUTRAL and loyal != NONE:
                team = loyal
                level = 0.0
            totals[team] += level
            members[team] += 1
            dangers[team] += danger
            if who == seat:
                mine = team
        else:
            if who == seat:
                me = len(open_shown)
            open_shown.append(s.shown[who])
            open_level.append(level)
            open_adds.append(0.0)
            open_danger.append(danger)
            open_loyal.append(loyal)
    if s.extra_card != NONE:
        totals[s.extra_heads] += power_level(s, EXTRA)
    third = in_effect(s, THIRD_WAY)
    bonus = bonus_of(s, seat)
    consolation = 0.0
    if s.where[HEDGE_MODULE] == 4 * seat + USED:
        consolation = float(s.pack.cards[HEDGE_MODULE].amount)
    size = len(open_shown)
    value = 0.0
    for ways in range(1 << size):
        evil = totals[EVIL]
        neutral = totals[NEUTRAL]
        good = totals[GOOD]
        evils = members[EVIL]
        neutrals = members[NEUTRAL]
        goods = members[GOOD]
        evil_danger = dangers[EVIL]
        neutral_danger = dangers[NEUTRAL]
        good_danger = dangers[GOOD]
        own = mine
        for i in range(size):
            team = open_shown[i] + ((ways >> i) & 1)
            level = open_level[i]
            if team == NEUTRAL and open_loyal[i] != NONE:
                team = open_loyal[i]
                level = 0.0
            if i == me:
                own = team
            if team == GOOD:
                good += level
                goods += 1
                good_danger += open_danger[i]
            elif team == EVIL:
                evil += level
                evils += 1
                evil_danger += open_danger[i]
            else:
                neutral += level
                neutrals += 1
                neutral_danger += open_danger[i]
        best = good if good > evil else evil
        if third and neutral > best:
            best = neutral
        winners = 0
        danger = 0
        won = False
        if good == best:
            winners += goods
            danger += good_danger
            won = own == GOOD
        if evil == best:
            winners += evils
            danger += evil_danger
            won = won or own == EVIL
        if third and neutral == best:
            winners += neutrals
            danger += neutral_danger
            won = won or own == NEUTRAL
        if safe and not won:
            won = True
            winners += 1
        if won:
            share = s.pot / winners + bonus
            value += share
            if s.influence[seat] + share >= s.pack.threshold:
                value += TEN
        else:
            value += consolation
            if danger:
                value -= TEN
    return value / (1 << size)


def bonus_of(s: EvilRobots, seat: int) -> float:
    """EVIL-BONUS-1: what a winner's own cards add."""
    found = 0.0
    for card in (DIVIDEND_DRIVE, SLEEPER_MODE):
        if s.where[card] == 4 * seat + USED:
            found += s.pack.cards[card].amount
    return found
