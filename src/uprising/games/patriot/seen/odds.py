"""How likely the Public Opinion is to carry a vote, from what both players know (PAT-HIDE-3)."""

from ..rules.cards import KINDS, TYPES, VALUES, Brief
from ..rules.state import PO_FRESH, Patriot


def kind_odds(s: Patriot) -> list[float]:
    """How likely the next hidden Opinion card is of each kind, from what both players know."""
    odds = [0.0] * KINDS
    hidden = s.po[: len(s.po) - s.po_top]
    if len(s.po) < s.pack.opinion_cards:
        for k in range(KINDS):
            odds[k] = s.po_discard[k] / 40
        return odds
    if not hidden:
        return odds
    for kind in range(len(TYPES)):
        start = kind * VALUES
        own = 0
        counts = [0, 0, 0, 0, 0]
        for card in hidden:
            if card // VALUES == kind:
                own += 1
                counts[card - start] += 1
        if s.fresh & PO_FRESH and s.fresh >> kind & 1:
            for card in s.piles[kind]:
                counts[card - start] += 1
        pool = sum(counts)
        if pool:
            for v in range(VALUES):
                odds[start + v] = own / len(hidden) * counts[v] / pool
    return odds


def pass_odds(s: Patriot, brief: Brief, odds: list[float]) -> list[float]:
    """tail[m + 10]: how likely two Opinion cards add m or more to the total."""
    sure = 0
    blind = s.pack.opinion_cards
    for i in range(min(s.po_top, blind)):
        card = s.po[len(s.po) - 1 - i]
        value = card % VALUES + 1
        sure += value if card // VALUES in brief.types else -value
        blind -= 1
    one = [0.0] * 11
    for k in range(KINDS):
        value = k % VALUES + 1
        one[5 + (value if k // VALUES in brief.types else -value)] += odds[k]
    tail = [1.0 if a <= 10 + sure else 0.0 for a in range(22)]
    for _ in range(blind):
        tail = [shifted(tail, one, a) for a in range(22)]
    return tail


def shifted(tail: list[float], one: list[float], a: int) -> float:
    """How likely a or more is reached with one more card."""
    total = 0.0
    for b in range(11):
        if one[b]:
            place = a - b + 5
            total += one[b] if place < 0 else one[b] * tail[place] if place < 22 else 0.0
    return total


def chance_of(tail: list[float], missing: int) -> float:
    """The chance that the Opinion makes up for what is missing."""
    if missing <= -10:
        return 1.0
    return tail[missing + 10] if missing <= 10 else 0.0
