"""What votes and Briefs are worth."""

from typing import Final

from ..rules.cards import SUCCESSION, TRIBUNAL, VOTES, Brief, Pack
from ..rules.position import type_points
from ..rules.state import PO_FRESH, Patriot
from ..seen.odds import chance_of, kind_odds, pass_odds
from .values import card_point, line_value, progress_value


def stake(s: Patriot, brief: Brief) -> float:
    """What passing is worth more than failing."""
    gain = line_value(s, brief.good) - line_value(s, brief.bad)
    if s.campaign == SUCCESSION:
        gain += progress_value(s)
    if s.campaign == SUCCESSION or s.campaign == TRIBUNAL:
        limit = s.pack.campaigns[s.campaign].doom[s.seats - 1]
        gain += 40.0 if s.failed + 1 >= limit else 6.0 / (limit - s.failed)
    return gain


class Opinion:
    """What two Opinion cards may add to a vote; many Briefs ask for the same types."""

    def __init__(self, s: Patriot) -> None:
        self.odds: Final = kind_odds(s)
        self.tails: Final[dict[tuple[int, ...], list[float]]] = {}

    def tail(self, s: Patriot, brief: Brief) -> list[float]:
        known = self.tails.get(brief.types)
        if known is None:
            known = pass_odds(s, brief, self.odds)
            self.tails[brief.types] = known
        return known


MOST_KNOWN: Final = 256


class Opinions:
    """Opinions that were counted before: from tile to tile the deck seldom changes."""

    def __init__(self) -> None:
        self.pack: Pack | None = None
        self.found: dict[tuple[object, ...], Opinion] = {}

    def of(self, s: Patriot) -> Opinion:
        if self.pack is not s.pack or len(self.found) >= MOST_KNOWN:
            self.pack = s.pack
            self.found = {}
        piles = tuple([tuple(pile) for pile in s.piles]) if s.fresh & PO_FRESH else ()
        key = (tuple(s.po), s.po_top, tuple(s.po_discard), s.fresh, piles)
        known = self.found.get(key)
        if known is None:
            known = Opinion(s)
            self.found[key] = known
        return known


OPINIONS: Final = Opinions()


def opinion_of(s: Patriot) -> Opinion:
    """What the Opinion may add as the deck lies; nobody changes it."""
    return OPINIONS.of(s)


def best_sum(s: Patriot, brief: Brief, opinion: Opinion, there: int, most: int) -> int:
    """How much more to commit: the sum with the best balance of chance and cards."""
    tail = opinion.tail(s, brief)
    gain = stake(s, brief)
    price = card_point(s)
    best = 0
    best_worth = chance_of(tail, brief.need - there) * gain
    for more in range(1, most + 1):
        worth = chance_of(tail, brief.need - there - more) * gain - price * more
        if worth > best_worth + 0.0001:
            best = more
            best_worth = worth
    return best


def brief_value(s: Patriot, seat: int, brief: int, opinion: Opinion) -> float:
    """What meeting this Brief is worth, with the best vote the table can give."""
    card = s.pack.briefs[brief]
    if brief >= VOTES:
        return max(line_value(s, card.bad), line_value(s, card.good))
    most = 0
    for who in range(s.seats):
        share = 1.0 if who == seat else 0.7
        most += int(share * sum([type_points(s, who, kind) for kind in card.types]))
    more = best_sum(s, card, opinion, 0, most)
    chance = chance_of(opinion.tail(s, card), card.need - more)
    return chance * stake(s, card) - card_point(s) * more + line_value(s, card.bad)
