"""The heuristic: the public convention of FAU-THUMB-1 to FAU-THUMB-7, and simple estimates.

It rests on public information alone, so all who follow it know what the others will vote.
"""

from typing import Any, Final

from uprising.kernel import Move, Rng

from ..rules import cards, moves
from ..rules.cards import NONE, OPTIONS
from ..rules.effects import neediest
from ..rules.state import Factory
from ..rules.steps import Assigning, Nominating, Picking, Voting, phase
from ..rules.steps_event import NameCarer, Patient, RuleCustody, Sabotage
from ..rules.steps_rent import Covering, Inheriting, Window

Advice = tuple[Move[Any], str]

# What the terms of a contract are worth, in tenths of a coin
STRESS: Final = 12
HOLIDAY: Final = 25
TENURE: Final = 3


def advise(s: Factory, seat: int, rng: Rng) -> Advice:
    asker = s.asker
    if isinstance(asker, Voting):
        return advise_vote(s, seat)
    if isinstance(asker, Picking):
        return advise_contract(s, seat)
    if isinstance(asker, Window):
        return advise_declaration(s)
    if isinstance(asker, Nominating):
        return moves.NOMINATE[neediest(s)], "why-neediest"
    if isinstance(asker, Assigning | Inheriting):
        return moves.ASSIGN[neediest(s)], "why-neediest"
    if isinstance(asker, Covering):
        return advise_cover(s, seat, asker.tenant)
    return advise_event(s, seat)


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


def plan(s: Factory) -> list[int]:
    """What everybody votes who follows the convention, by seat."""
    votes = [moves.WORK] * s.seats()
    fists = strikers(s)
    if fists and not s.blue:  # FAU-THUMB-2, FAU-THUMB-3: somebody gives the boss a robot first
        votes[fists.pop(0)] = moves.ACCELERATE
    if len(fists) >= s.majority():
        for seat in fists:
            votes[seat] = moves.EXPROPRIATE
    return votes


def advise_vote(s: Factory, seat: int) -> Advice:
    votes = plan(s)
    own = votes[seat]
    if own == moves.ACCELERATE:
        return moves.VOTES[moves.ACCELERATE], "why-thumb"
    if own == moves.EXPROPRIATE:
        return moves.VOTES[moves.EXPROPRIATE], "why-win" if one_to_go(s) else "why-fist"
    if not can_strike(s, seat):
        return moves.VOTES[moves.WORK], "why-poor"
    return moves.VOTES[moves.WORK], "why-too-few"


# Contracts


def advise_contract(s: Factory, seat: int) -> Advice:
    """FAU-THUMB-7: who is going to strike leaves the wages to those who work."""
    strikes = plan(s)[seat] != moves.WORK
    if strikes and s.tenure[seat] != NONE:
        return moves.PICKS[moves.KEEP], "why-leave-wages"
    best = moves.PICKS[moves.KEEP]
    most = -1000
    for move in moves.picks(s, seat):
        worth = worth_of(s, seat, move.option)
        if strikes:
            worth = -worth
        if worth > most:
            best, most = move, worth
    return best, "why-leave-wages" if strikes else reason_for(s, seat, best.option)


def worth_of(s: Factory, seat: int, option: int) -> int:
    """In tenths of a coin: Stress costs a strike, a Holiday buys one back."""
    if option == moves.KEEP:
        return s.terms(s.tenure[seat]).wage * 10 + TENURE
    terms = s.terms(s.offer * OPTIONS + option)
    worth = terms.wage * 10
    if terms.stress and not s.stressed[seat]:
        worth -= STRESS
    if terms.holiday and s.stressed[seat]:
        worth += HOLIDAY
    return worth


def reason_for(s: Factory, seat: int, option: int) -> str:
    if option == moves.KEEP:
        return "why-keep"
    if s.terms(s.offer * OPTIONS + option).holiday and s.stressed[seat]:
        return "why-holiday"
    return "why-wage"


# Treason


def advise_declaration(s: Factory) -> Advice:
    """FAU-THUMB-5: never while the union can still win."""
    if is_lost(s):
        return moves.DECLARE_YES, "why-lost"
    return moves.DECLARE_NO, "why-solidarity"


def is_lost(s: Factory) -> bool:
    """Too few turns are left for the robots still needed, or the boss is about to buy its last."""
    n = s.seats()
    now = phase(s)
    after_event = now == "event"
    votes_left = len(s.event_deck) + (1 if after_event else 0)
    if sum(s.red) + votes_left < s.pack.red_to_win[n - 2]:
        return True
    if after_event or s.blue + 1 < s.pack.blue_to_lose[n - 2]:
        return False
    rents = 0
    if now == "payday":
        for seat in s.active():
            rents += s.rent(seat) if s.coins[seat] >= s.rent(seat) else 0
    return s.boss + rents >= s.pack.robot_price


# Rent


def advise_cover(s: Factory, seat: int, tenant: int) -> Advice:
    if s.stressed[tenant]:
        return moves.COVER_YES, "why-save-her"
    lack = s.rent(tenant) - s.coins[tenant]
    if s.coins[seat] - lack >= s.rent(seat):
        return moves.COVER_YES, "why-keep-her-calm"
    return moves.COVER_NO, "why-need-it"


# Events


def advise_event(s: Factory, seat: int) -> Advice:
    asker = s.asker
    if isinstance(asker, Sabotage):
        if s.blue:
            return moves.BOSS_ROBOT, "why-not-ours"
        return moves.ROBOTS[most_robots(s, s.clockwise())], "why-forced"
    if isinstance(asker, NameCarer | RuleCustody):
        couple = [who for who in s.clockwise() if s.married_to(who) != NONE]
        return moves.CUSTODY[most_robots(s, couple)], "why-carer"
    if isinstance(asker, Patient):
        if s.coins[seat] - s.event_number() >= s.rent(seat):
            return moves.DENTIST_PAY, "why-stay-calm"
        return moves.DENTIST_STRESS, "why-need-it"
    return advise_target(s)


def most_robots(s: Factory, seats: list[int]) -> int:
    """The first of these seats with the most red robots."""
    best = seats[0]
    for seat in seats:
        if s.red[seat] > s.red[best]:
            best = seat
    return best


def advise_target(s: Factory) -> Advice:
    """Whom the event does most good or least harm; ties go clockwise from the starting player."""
    votes = plan(s)
    best = moves.first_legal(s, s.first, moves.TARGETS)
    most = -1000
    for move in moves.legal(s, s.first, [moves.TARGETS[who] for who in s.clockwise()]):
        benefit = benefit_to(s, move.who, votes[move.who] != moves.WORK)
        if benefit > most:
            best, most = move, benefit
    return best, WHY_TARGET[s.drawn]


def benefit_to(s: Factory, who: int, strikes: bool) -> int:
    if s.drawn == cards.PRODUCTION_BONUS:
        return -100 if strikes else -s.coins[who]
    if s.drawn == cards.MANDATORY_OVERTIME:
        return (100 if s.stressed[who] else 50 if strikes else 0) - s.coins[who]
    if s.drawn == cards.DENTIST:
        return s.coins[who]
    if s.drawn == cards.MARRIAGE:
        return s.coins[who] + s.red[who]
    if s.drawn == cards.GAMBLING:
        return s.stressed[who]
    return -s.coins[who]


WHY_TARGET: Final = {
    cards.PRODUCTION_BONUS: "why-poorest-worker",
    cards.MANDATORY_OVERTIME: "why-stressed-anyway",
    cards.DENTIST: "why-richest",
    cards.MARRIAGE: "why-good-match",
    cards.GAMBLING: "why-least-harm",
    cards.DISMISSAL: "why-poorest",
}
