"""Rules of thumb: the public convention of FAU-THUMB-1 to FAU-THUMB-7, and good sense besides.

Everything is worked out from what lies open on the table, so that all who follow it know, without
a word about strikes, what the others are going to do.
"""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import (
    DENTIST,
    DISMISSAL,
    GAMBLING,
    MANDATORY_OVERTIME,
    MARRIAGE,
    NONE,
    OPTIONS,
    PRODUCTION_BONUS,
)
from .effects import neediest
from .moves import (
    ACCELERATE,
    ASSIGN,
    BOSS_ROBOT,
    COVER_NO,
    COVER_YES,
    CUSTODY,
    DECLARE_NO,
    DECLARE_YES,
    DENTIST_PAY,
    DENTIST_STRESS,
    EXPROPRIATE,
    KEEP,
    NOMINATE,
    PICKS,
    ROBOTS,
    TARGETS,
    VOTES,
    WORK,
    picks,
)
from .state import Factory
from .steps import Assigning, Nominating, Picking, Reveal, Voting
from .steps_event import NameCarer, Patient, RuleCustody, Sabotage, targets
from .steps_rent import Covering, Inheriting, Rent, Window

Advice = tuple[Move[Any], str]
STRESS: Final = 12
HOLIDAY: Final = 25
TENURE: Final = 3


def advise(s: Factory, seat: int, rng: Rng) -> Advice:
    asker = s.asker
    if isinstance(asker, Voting):
        return vote(s, seat)
    if isinstance(asker, Picking):
        return contract(s, seat)
    if isinstance(asker, Window):
        return declaration(s)
    if isinstance(asker, Nominating):
        return NOMINATE[neediest(s)], "why-neediest"
    if isinstance(asker, Assigning | Inheriting):
        return ASSIGN[neediest(s)], "why-neediest"
    if isinstance(asker, Covering):
        return cover(s, seat, asker.tenant)
    return event(s, seat)


# The vote


def can_strike(s: Factory, seat: int) -> bool:
    """FAU-THUMB-1: calm, and able to pay the rent without a wage."""
    if s.out[seat] or s.stressed[seat]:
        return False
    return s.coins[seat] + s.red[seat] * s.pack.red_income >= s.rent(seat)


def one_to_go(s: Factory) -> bool:
    return sum(s.red) + 1 >= s.pack.red_to_win[s.seats() - 2]


def strikers(s: Factory) -> list[int]:
    """Who is ready to strike, clockwise from the starting player.

    FAU-THUMB-6: if one more robot wins the game, rent does not matter any more.
    """
    if one_to_go(s):
        return [seat for seat in s.clockwise() if not s.stressed[seat]]
    return [seat for seat in s.clockwise() if can_strike(s, seat)]


def thumb_of(s: Factory, ready: list[int]) -> int:
    """FAU-THUMB-2, FAU-THUMB-3: whose thumb it is if the boss has no robot; NONE if nobody's."""
    return ready[0] if ready and not s.blue else NONE


def plan(s: Factory) -> list[int]:
    """What everybody votes who follows the convention, by seat."""
    votes = [WORK] * s.seats()
    ready = strikers(s)
    needed = s.majority()
    thumb = thumb_of(s, ready)
    if thumb != NONE:
        votes[thumb] = ACCELERATE
        ready = [seat for seat in ready if seat != thumb]
    if len(ready) >= needed and (s.blue or thumb != NONE):
        for seat in ready:
            votes[seat] = EXPROPRIATE
    return votes


def vote(s: Factory, seat: int) -> Advice:
    votes = plan(s)
    own = votes[seat]
    if own == ACCELERATE:
        return VOTES[ACCELERATE], "why-thumb"
    if own == EXPROPRIATE:
        return VOTES[EXPROPRIATE], "why-win" if one_to_go(s) else "why-fist"
    if not can_strike(s, seat):
        return VOTES[WORK], "why-poor"
    return VOTES[WORK], "why-too-few"


# Contracts


def contract(s: Factory, seat: int) -> Advice:
    """FAU-THUMB-7: who is going to strike leaves the wages to those who work."""
    strikes = plan(s)[seat] != WORK
    if strikes and s.tenure[seat] != NONE:
        return PICKS[KEEP], "why-leave-wages"
    best: Move[Any] = PICKS[KEEP]
    most = -1000
    reason = "why-keep"
    for move in picks(s, seat):
        worth = worth_of(s, seat, s.offer * OPTIONS + move.option if move.option < KEEP else NONE)
        if strikes:
            worth = -worth
        if worth > most:
            best, most = move, worth
            reason = reason_for(s, seat, move.option)
    return best, "why-leave-wages" if strikes else reason


def worth_of(s: Factory, seat: int, job: int) -> int:
    """In tenths of a coin: Stress costs a strike, a Holiday buys one back; NONE is to keep."""
    if job == NONE:
        return s.terms(s.tenure[seat]).wage * 10 + TENURE
    terms = s.terms(job)
    worth = terms.wage * 10
    if terms.stress and not s.stressed[seat]:
        worth -= STRESS
    if terms.holiday and s.stressed[seat]:
        worth += HOLIDAY
    return worth


def reason_for(s: Factory, seat: int, option: int) -> str:
    if option == KEEP:
        return "why-keep"
    if s.terms(s.offer * OPTIONS + option).holiday and s.stressed[seat]:
        return "why-holiday"
    return "why-wage"


# Treason


def declaration(s: Factory) -> Advice:
    """FAU-THUMB-5: never while the union can still win."""
    if is_lost(s):
        return DECLARE_YES, "why-lost"
    return DECLARE_NO, "why-solidarity"


def is_lost(s: Factory) -> bool:
    """Too few turns are left for the robots still needed, or the boss is about to buy its last."""
    n = s.seats()
    after_event = isinstance(s.stack[-1], Reveal)
    votes_left = len(s.event_deck) + (1 if after_event else 0)
    if sum(s.red) + votes_left < s.pack.red_to_win[n - 2]:
        return True
    if after_event or s.blue + 1 < s.pack.blue_to_lose[n - 2]:
        return False
    rents = 0
    if isinstance(s.stack[-1], Rent):
        for seat in s.active():
            rents += s.rent(seat) if s.coins[seat] >= s.rent(seat) else 0
    return s.boss + rents >= s.pack.robot_price


# Rent


def cover(s: Factory, seat: int, tenant: int) -> Advice:
    if s.stressed[tenant]:
        return COVER_YES, "why-save-her"
    lack = s.rent(tenant) - s.coins[tenant]
    if s.coins[seat] - lack >= s.rent(seat):
        return COVER_YES, "why-keep-her-calm"
    return COVER_NO, "why-need-it"


# Events


def event(s: Factory, seat: int) -> Advice:
    asker = s.asker
    if isinstance(asker, Sabotage):
        if s.blue:
            return BOSS_ROBOT, "why-not-ours"
        return ROBOTS[richest_in_robots(s)], "why-forced"
    if isinstance(asker, NameCarer | RuleCustody):
        return CUSTODY[carer(s)], "why-carer"
    if isinstance(asker, Patient):
        if s.coins[seat] - s.pack.events[DENTIST].number >= s.rent(seat):
            return DENTIST_PAY, "why-stay-calm"
        return DENTIST_STRESS, "why-need-it"
    return target(s)


def richest_in_robots(s: Factory) -> int:
    """Who would miss a robot least."""
    best = NONE
    for seat in s.clockwise():
        if s.red[seat] and (best == NONE or s.red[seat] > s.red[best]):
            best = seat
    return best


def carer(s: Factory) -> int:
    """The one with more robots to pay the higher rent, else the first clockwise."""
    best = NONE
    for seat in s.clockwise():
        if seat in (s.spouse, s.partner) and (best == NONE or s.red[seat] > s.red[best]):
            best = seat
    return best


def target(s: Factory) -> Advice:
    """Whom the event does most good or least harm; ties go clockwise from the starting player."""
    votes = plan(s)
    best = NONE
    most = -1000
    possible = [move.who for move in targets(s)]
    for who in s.clockwise():
        if who not in possible:
            continue
        good = goodness(s, who, votes[who] != WORK)
        if good > most:
            best, most = who, good
    return TARGETS[best], WHY_TARGET[s.drawn]


def goodness(s: Factory, who: int, strikes: bool) -> int:
    if s.drawn == PRODUCTION_BONUS:
        return -100 if strikes else -s.coins[who]
    if s.drawn == MANDATORY_OVERTIME:
        return (100 if s.stressed[who] else 50 if strikes else 0) - s.coins[who]
    if s.drawn == DENTIST:
        return s.coins[who]
    if s.drawn == MARRIAGE:
        return s.coins[who] + s.red[who]
    if s.drawn == GAMBLING:
        return s.stressed[who]
    return -s.coins[who]


WHY_TARGET: Final = {
    PRODUCTION_BONUS: "why-poorest-worker",
    MANDATORY_OVERTIME: "why-stressed-anyway",
    DENTIST: "why-richest",
    MARRIAGE: "why-good-match",
    GAMBLING: "why-least-harm",
    DISMISSAL: "why-poorest",
}
