"""Heuristics for cards and Briefs: votes that just suffice."""

from typing import Any

from uprising.kernel import Move

from ..rules.briefs import NO_SWAY, NO_VOTE, condition_holds, matching
from ..rules.cards import DIVA, KINDS, NONE, TRIBUNAL, TYPES, VALUES, VOTES
from ..rules.draws import value_of
from ..rules.moves import BURY, CHOOSE, LEAVE, SCRAP, Discard, Sway, Vote
from ..rules.payments import HEARING_CARDS, DiscardOwn, least_hearing
from ..rules.position import type_points
from ..rules.state import Patriot
from .values import MEAN_CARD, line_value, turns_left
from .votes import best_sum, brief_value, opinion_of, stake

Advice = tuple[Move[Any], str]


def wanted_types(s: Patriot, seat: int, n: int) -> tuple[int, ...]:
    """One after the other, the type in which the coming Briefs find the hand shortest."""
    demand = type_demand(s)
    points = [float(type_points(s, seat, kind)) for kind in range(len(TYPES))]
    counts = [0, 0, 0, 0]
    for _ in range(n):
        best = NONE
        most = -1.0
        for kind in range(len(TYPES)):
            need = demand[kind] / (1.5 + points[kind])
            if need > most and counts[kind] < s.available(kind):
                best = kind
                most = need
        counts[best] += 1
        points[best] += MEAN_CARD
    return (counts[0], counts[1], counts[2], counts[3])


def type_demand(s: Patriot) -> list[float]:
    """How often the Briefs still in the deck ask for each type."""
    demand = [0.1, 0.1, 0.1, 0.1]
    if s.kept != NONE and s.kept < VOTES:
        for kind in s.pack.briefs[s.kept].types:
            demand[kind] += 30.0
    for brief in s.briefs:
        card = s.pack.briefs[brief]
        for kind in card.types:
            demand[kind] += card.need / len(card.types)
    if s.campaign == TRIBUNAL:
        for kind in range(len(TYPES)):
            demand[kind] += 60.0
    return demand


def vote(s: Patriot, seat: int) -> Advice:
    """Just enough of the right cards for a good chance, or none."""
    brief = s.pack.briefs[s.brief]
    ranked = matching(s, seat, brief)
    own = value_of(tuple(ranked))
    there = 0
    for k in range(len(s.pledged)):
        if s.pledged[k]:
            value = (k % VALUES + 1) * s.pledged[k]
            there += value if k % KINDS // VALUES in brief.types else -value
    most = own
    partner = (seat + 1) % s.seats
    if s.seats == 2 and seat == s.turn:
        most += value_of(tuple(matching(s, partner, brief)))
    aim = best_sum(s, brief, opinion_of(s), there, most)
    if aim == 0:
        return NO_VOTE, "why-no-vote"
    return Vote(cards_worth(ranked, min(aim, own))), "why-vote"


def cards_worth(ranked: list[int], aim: int) -> tuple[int, ...]:
    """Cards with this total, or the least above it that greed finds; high ones first."""
    chosen: list[int] = []
    total = 0
    for card in ranked:
        value = card % VALUES + 1
        if total + value <= aim:
            chosen.append(card)
            total += value
    if total < aim:
        for card in ranked[::-1]:
            if chosen.count(card) < ranked.count(card) and total < aim:
                chosen.append(card)
                total += card % VALUES + 1
    chosen.sort()
    return tuple(chosen)


def sway(s: Patriot, seat: int) -> Advice:
    """Turn a lost vote, if two cards can and it matters."""
    brief = s.pack.briefs[s.brief]
    missing = brief.need - s.tally
    if missing <= 0:
        return NO_SWAY, "why-passed"
    hand = matching(s, seat, brief)
    worth = stake(s, brief)
    if worth < (4.0 if s.who[seat] == DIVA and turns_left(s) else 1.0):
        return NO_SWAY, "why-save"
    best: tuple[int, ...] = ()
    for i in range(len(hand)):
        pairs = [(min(hand[i], card), max(hand[i], card)) for card in hand[i + 1 :]]
        for cards in [(hand[i],), *pairs]:
            value = value_of(cards)
            if value >= missing and (not best or value < value_of(best)):
                best = cards
    return (Sway(best), "why-sway") if best else (NO_SWAY, "why-save")


def discard(s: Patriot, seat: int) -> Move[Any]:
    step = s.asker
    assert isinstance(step, DiscardOwn)
    if step.demand == HEARING_CARDS:
        return Discard(least_hearing(s, seat, True))
    return step.default(s, seat)


# Briefs


def better_brief(s: Patriot, seat: int) -> int:
    opinion = opinion_of(s)
    best = s.looked[0]
    for brief in s.looked[1:]:
        if brief_value(s, seat, brief, opinion) > brief_value(s, seat, best, opinion) + 0.0001:
            best = brief
    return best


def choice(s: Patriot) -> Advice:
    brief = s.pack.briefs[s.brief]
    if not condition_holds(s):
        return CHOOSE[1], "why-only"
    better = line_value(s, brief.good) >= line_value(s, brief.bad)
    return (CHOOSE[0] if better else CHOOSE[1]), "why-better"


def bury(s: Patriot, seat: int) -> Move[Any]:
    opinion = opinion_of(s)
    which = 0
    for i in range(2):
        if brief_value(s, seat, s.briefs[len(s.briefs) - 1 - i], opinion) < -2.0:
            which |= 1 << i
    return BURY[which]


def scrap(s: Patriot) -> Move[Any]:
    """Throw high cards away unless the kept Brief wants them."""
    total = 0
    wanted: tuple[int, ...] = ()
    if s.kept != NONE:
        wanted = s.pack.briefs[s.kept].types
    for i in range(2):
        card = s.po[len(s.po) - 1 - i]
        value = card % VALUES + 1
        total += value if card // VALUES in wanted else -value
    return SCRAP if total < -4 else LEAVE
