"""What things are worth, in rough action points: the yardstick of the rules of thumb."""

from __future__ import annotations

from typing import Final

from .cards import (
    COUNTDOWN,
    EYES,
    IRON,
    KINDS,
    PROMETHEUS,
    RESERVE,
    SPACES,
    SUCCESSION,
    TRIBUNAL,
    TYPES,
    VALUES,
    VOTES,
    Brief,
    Line,
    Pack,
)
from .state import PO_FRESH, RIOTERS, TROOPS, Patriot

# One unit of progress, by campaign
PROGRESS: Final[tuple[float, ...]] = (9.0, 12.0, 8.0, 5.0, 4.5, 6.0, 11.0)
MEAN_CARD: Final = 2.14


def turns_left(s: Patriot) -> int:
    """Turns still to come after this one, both players' together."""
    return (s.pack.rounds - s.round) * s.seats + (s.seats - 1 - s.turn)


def rounds_left(s: Patriot) -> int:
    return s.pack.rounds - s.round


def short_of(s: Patriot) -> int:
    """Progress still missing."""
    return max(0, s.needed() - s.progress)


def progress_value(s: Patriot) -> float:
    """Progress beyond the aim is worth little: only a cushion against setbacks."""
    if short_of(s) > 0:
        return PROGRESS[s.campaign]
    return 0.6 if rounds_left(s) or s.turn + 1 < s.seats else 0.1


def threat_value(s: Patriot) -> float:
    """A point of Threat costs more the nearer the limit is."""
    room = s.pack.threat_limit[s.seats - 1] - s.threat
    left = turns_left(s)
    return 1.6 + 8.0 / room if left else 0.2 + 4.0 / (room * room)


def riot_cost(s: Patriot) -> float:
    base = 3.0 if s.campaign == IRON else 4.5
    if s.campaign == COUNTDOWN and len(s.riots) >= 2:
        base += 12.0  # PAT-DOOM-1
    return base if turns_left(s) else 0.4 * base


def unrest_level(s: Patriot, level: int) -> float:
    """How bad it is to stand at this level of Civil Unrest."""
    share = level / s.pack.unrest_limit
    later = 1.0 if turns_left(s) else 0.25
    return riot_cost(s) * share * (0.55 + 0.35 * share) * later


def unrest_change(s: Patriot, n: int) -> float:
    """The worth of CU+n or CU-n from where it stands; the excess over 6 is lost."""
    now = unrest_level(s, s.cu)
    after = max(0, s.cu + n)
    if after >= s.pack.unrest_limit:
        return now - riot_cost(s)
    return now - unrest_level(s, after)


def coin_value(s: Patriot) -> float:
    if s.campaign == RESERVE:
        return 1.55 if short_of(s) * 3 > s.coins else 0.2
    if s.campaign == EYES:
        return 1.2 if s.lit() < s.pack.slots and s.coins < 8 else 0.15
    return 0.4 if rounds_left(s) else 0.05


def marker_value(s: Patriot) -> float:
    if s.campaign == PROMETHEUS and short_of(s):
        return 1.5
    enough = 2 * s.pack.advance_markers
    if s.markers[s.turn] >= enough or not turns_left(s):
        return 0.2
    return 0.3 + 0.3 * threat_value(s)


def card_point(s: Patriot) -> float:
    """A point of Influence in hand."""
    if s.campaign == TRIBUNAL and short_of(s):
        return 0.38
    if not turns_left(s):
        return 0.05
    return 0.3


def rioter_cost(s: Patriot, space: int) -> float:
    """A Rioter on this space: the tile it blocks, the riot it keeps alive."""
    cost = 0.9 + SPACE_VALUE[s.campaign][space]
    return cost if turns_left(s) else 0.3 * cost


# How much the tile of each Defense Space is missed, by campaign; index 0 is no space
SPACE_VALUE: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.2, 0.1, 0.2, 0.3, 0.5, 0.4, 0.1, 2.5),
    (0.0, 0.2, 0.1, 0.2, 0.3, 0.4, 0.4, 0.1, 2.5),
    (0.0, 0.2, 0.1, 0.2, 0.4, 0.3, 2.5, 0.1, 2.5),
    (0.0, 1.0, 0.1, 1.5, 0.2, 0.3, 0.4, 0.1, 2.5),
    (0.0, 0.1, 0.1, 0.1, 0.2, 0.2, 0.3, 0.1, 0.8),
    (0.0, 2.5, 1.0, 0.1, 0.2, 0.3, 0.3, 0.1, 2.5),
    (0.0, 0.1, 0.1, 0.1, 0.2, 0.4, 0.4, 0.1, 2.5),
)


def execution_value(s: Patriot, space: int) -> float:
    """What it is worth to execute a Rioter there."""
    worth = rioter_cost(s, space)
    out = s.pack.rioters - s.supply[RIOTERS]
    if out == 1 and s.riots:
        worth += 1.0 * len(s.riots)  # the last one ends the riots
    if s.campaign == IRON:
        worth += PROGRESS[IRON] if short_of(s) else 3.0
    if s.campaign == COUNTDOWN and len(s.riots) >= 3:
        worth += 3.0
    return worth


def base_value(s: Patriot) -> float:
    return coin_value(s) * rounds_left(s)


def beacon_value(s: Patriot, beacon: int) -> float:
    """A launched Beacon's worth for the rest of the game."""
    uses = rounds_left(s) + 1
    if s.campaign == EYES:
        return 4.0 + 3.0 * uses
    return 0.8 * uses * max(0.0, line_value(s, s.pack.beacons[beacon].effect))


def line_value(s: Patriot, line: Line) -> float:
    total = 0.0
    for word, n in line:
        total += word_value(s, word, n)
    return total


def word_value(s: Patriot, word: str, n: int) -> float:
    """One effect of the vocabulary, for the active player."""
    if word == "cu":
        return unrest_change(s, n)
    if word == "threat":
        return -threat_value(s) * n if n > 0 or s.threat else 0.0
    if word == "coins":
        return coin_value(s) * (n if n > 0 else -min(-n, s.coins))
    if word == "markers":
        return marker_value(s) * (n if n > 0 else -min(-n, s.markers[s.turn]))
    if word == "markers-each":
        lost = sum([min(-n, held) for held in s.markers])
        return -marker_value(s) * lost
    if word == "rioter":
        return -rioter_cost(s, n if n else 5)
    if word == "draw" or word == "lottery":
        return card_point(s) * MEAN_CARD * n
    if word == "discard-each":
        return -card_point(s) * MEAN_CARD * n * s.seats
    if word == "discard-active" or word == "discard-own" or word == "discard-two":
        return -card_point(s) * n * (MEAN_CARD if word == "discard-active" else 1.2)
    if word == "troop":
        return 0.6 * n if turns_left(s) else 0.0
    if word == "troop-loss":
        out = s.pack.troops - s.supply[TROOPS]
        return -0.6 * min(n, out) - threat_value(s) * max(0, n - out)
    if word == "base":
        return base_value(s) * (n if n > 0 else -min(-n, s.base))
    if word == "exec":
        out = s.pack.rioters - s.supply[RIOTERS]
        return 2.0 * min(n, out)
    return rare_value(s, word, n)


def rare_value(s: Patriot, word: str, n: int) -> float:
    if word == "coins-all":
        return -coin_value(s) * s.coins
    if word == "coins-half":
        return -coin_value(s) * ((s.coins + 1) // 2)
    if word == "beacon-loss":
        return -threat_value(s) if s.lit() == 0 else -3.0
    if word == "left":
        return track_value(s, s.track[s.turn] - 1) - track_value(s, s.track[s.turn])
    if word == "step":
        return track_value(s, s.track[s.turn] + 1) - track_value(s, s.track[s.turn])
    if word == "pardon":
        best = 0.0
        for space in range(1, SPACES + 1):
            best = max(best, s.rioters[space] * rioter_cost(s, space))
        return best
    if word == "calm-or-arm":
        arm = 0.55 * progress_value(s) if s.armed < s.pack.armed_most else 0.0
        return max(arm, unrest_change(s, -n))
    if word == "setback":
        return -progress_value(s) * n if s.progress else -threat_value(s)
    if word == "core":
        return -PROGRESS[PROMETHEUS]
    if word == "base-or-threat":
        return -base_value(s) if s.base else -threat_value(s)
    if word == "node":
        return 0.5 if s.coins else 0.0
    if word == "automaton":
        return 0.4
    if word == "wiretap" or word == "uplink":
        return 0.4
    return 0.0


def track_value(s: Patriot, position: int) -> float:
    """A standee's place for this turn's Trigger and those to come, if nobody advances."""
    end = s.pack.track_end
    campaign = s.pack.campaigns[s.campaign]
    good = line_value(s, campaign.good)
    bad = 0.0
    for line in campaign.bad:
        bad += line_value(s, line)
    bad /= 8
    here = max(-end, min(end, position))
    total = 0.0
    weight = 1.0
    for _ in range(rounds_left(s) + 1):
        total += weight * (good if here > 0 else bad)
        total -= (
            weight
            * s.pack.track_threat[here + end]
            * (threat_value(s) if here < 0 or s.threat else 0.0)
        )
        if abs(here) == end:
            here = 0
        here = max(-end, here - 1)
        weight *= 0.6
    return total


# Votes


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

    __slots__ = ("odds", "tails")

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

    __slots__ = ("found", "pack")

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
        most += int(share * matching_points(s, who, card))
    more = best_sum(s, card, opinion, 0, most)
    chance = chance_of(opinion.tail(s, card), card.need - more)
    return chance * stake(s, card) - card_point(s) * more + line_value(s, card.bad)


def matching_points(s: Patriot, seat: int, brief: Brief) -> int:
    total = 0
    for kind in brief.types:
        start = seat * KINDS + kind * VALUES
        for v in range(VALUES):
            total += s.hands[start + v] * (v + 1)
    return total


def type_points(s: Patriot, seat: int, kind: int) -> int:
    total = 0
    start = seat * KINDS + kind * VALUES
    for v in range(VALUES):
        total += s.hands[start + v] * (v + 1)
    return total
