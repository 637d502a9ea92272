"""Bargaining: offers are worth what they change in the chance to win, not their points.

No deal is what the rules make of it; a deal must beat that, for both sides. Demands sink with time
along the offers both sides gain by. Words that bind nobody count as much as the giver is trusted.
Our own word is broken only where that gains more now than being trusted is worth later.

Every offer is answered: taken, met with other terms, or refused for a reason that can be said.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from uprising.kernel import KEEP, PROPOSE, Bargain, Choice, Move, Pledge, Rng, Sight

from .search import FACES, LATE, Knowledge, play_on, world

Value = Callable[[Move[Any], int], float]
"""How likely a seat wins if the asked seat makes this move."""
Doubt = Callable[[Move[Any]], float]
"""How far the asked seat's own gain by a move may be luck: its standard error."""

TAKEN: Final = "why-deal-taken"
COUNTERED: Final = "why-deal-countered"
PROPOSED: Final = "why-deal-proposed"
TOO_LOW: Final = "why-deal-too-low"
HELPS_LEADER: Final = "why-deal-helps-leader"
NO_TRUST: Final = "why-deal-no-trust"
ELSEWHERE: Final = "why-deal-elsewhere"
CANNOT: Final = "why-deal-cannot"
NOTHING: Final = "why-deal-nothing-to-offer"
KEPT: Final = "why-deal-kept"
BROKEN: Final = "why-deal-broken"
REASONS: Final = (
    TAKEN, COUNTERED, PROPOSED, TOO_LOW, HELPS_LEADER, NO_TRUST, ELSEWHERE, CANNOT, NOTHING, KEPT,
    BROKEN,
)  # fmt: skip
SPOKEN: Final = {
    TAKEN: TAKEN, COUNTERED: COUNTERED, TOO_LOW: TOO_LOW, CANNOT: TOO_LOW,
    HELPS_LEADER: HELPS_LEADER, NO_TRUST: NO_TRUST, ELSEWHERE: ELSEWHERE,
}  # fmt: skip
"""What whoever made an offer hears: who cannot does not show an empty hand by saying so."""

MOST_TERMS: Final = 6  # other terms looked at: each costs playouts
HALF_LIFE: Final = 4.0  # rounds after which an action counts half
PRIOR_KEPT, PRIOR_BROKEN = 1.5, 1.0  # trust in a stranger: 0.6
BREACH: Final = 2.0  # a broken word weighs as much as two kept ones
STINGY: Final = 0.27  # below this share of the surplus people feel cheated
ROUND_WORTH: Final = 0.02  # what one more round of honest dealing is worth, in chances to win


@dataclass(frozen=True)
class Manner:
    """How somebody bargains.

    first, last   the share of the surplus asked at the beginning and at the end
    patience      below 1 demands sink late, above 1 early
    proud         refuses a stingy share half of the time, though it would pay
    offers        makes offers by what both sides gain; without, a search finds what to offer
    """

    first: float = 0.5
    last: float = 0.0
    patience: float = 1.0
    proud: bool = True
    offers: bool = False


DEALER: Final = Manner(proud=False, offers=True)


def trust(pledges: tuple[Pledge, ...], now: int) -> float:
    """How likely somebody keeps the next word, from what became of the others."""
    kept, broken = PRIOR_KEPT, PRIOR_BROKEN
    for pledge in pledges:
        weight = 0.5 ** ((now - pledge.round) / HALF_LIFE)
        if pledge.kept:
            kept += weight
        else:
            broken += BREACH * weight
    return kept / (kept + broken)


def reservation(progress: float, manner: Manner) -> float:
    """The least share of the surplus that is good enough by now."""
    sunk = min(1.0, max(0.0, progress)) ** (1.0 / manner.patience)
    return float(manner.last + (manner.first - manner.last) * (1.0 - sunk))


def deal_of(sight: Sight) -> Bargain | None:
    """The deal this seat is asked about, if the question is one."""
    return sight.guess.game.bot.bargain(sight.guess.state, sight.seat)


def no_doubt(move: Move[Any]) -> float:
    return 0.0


def answer(
    deal: Bargain, seat: int, value: Value, manner: Manner, rng: Rng, doubt: Doubt = no_doubt
) -> Choice:
    """What to say to a deal. Of one's own accord nothing is offered but for a clear gain."""
    if deal.kind == KEEP:
        return keep_or_break(deal, seat, value)
    if deal.kind == PROPOSE:
        return propose(deal, seat, value, doubt)
    return reply(deal, seat, value, manner, rng, doubt)


def reply(
    deal: Bargain, seat: int, value: Value, manner: Manner, rng: Rng, doubt: Doubt = no_doubt
) -> Choice:
    """Take it, answer with other terms, or leave it for a reason."""
    if deal.take is None:
        return Choice(deal.leave, CANNOT)
    without = value(deal.leave, seat)
    gain = value(deal.take, seat) - without
    why = refusal(deal, gain, manner, rng)
    better = best_terms(deal, seat, value, without, doubt)
    if not why:
        if better is not None and value(better, seat) - without > gain:
            return Choice(better, COUNTERED if needs_consent(deal) else ELSEWHERE)
        return Choice(deal.take, TAKEN)
    if better is not None:
        return Choice(better, COUNTERED if needs_consent(deal) else ELSEWHERE)
    return Choice(deal.leave, why)


def needs_consent(deal: Bargain) -> bool:
    """Whether other terms are an offer to the same people, not a deal with somebody else."""
    return bool(deal.partners)


def refusal(deal: Bargain, gain: float, manner: Manner, rng: Rng) -> str:
    """Why not; empty if there is no reason."""
    if not deal.binding:
        word = trust_in(deal)
        if gain * word <= 0 or (word < 0.4 and gain * word < ROUND_WORTH):
            return NO_TRUST if word < 0.5 else TOO_LOW
    if gain <= 0:
        return HELPS_LEADER if deal.lifts else TOO_LOW
    if deal.share is not None:
        if deal.share < reservation(deal.progress, manner):
            return TOO_LOW
        if manner.proud and deal.share < STINGY and rng.below(2) == 0:
            return TOO_LOW
    return ""


def trust_in(deal: Bargain) -> float:
    """Trust in the partner who is trusted least."""
    known = dict(deal.pledges)
    return min([trust(known.get(who, ()), deal.round) for who in deal.partners], default=0.6)


def best_terms(
    deal: Bargain, seat: int, value: Value, without: float, doubt: Doubt
) -> Move[Any] | None:
    """The other terms by which both sides gain most, if there are any."""
    nobody = {who: value(deal.leave, who) for who in deal.partners}
    best: Move[Any] | None = None
    most = 0.0
    weight = 0.6 - 0.1 * min(1.0, max(0.0, deal.progress))  # own demands first, theirs later
    for terms in deal.others[:MOST_TERMS]:
        mine = value(terms, seat) - without
        theirs = min([value(terms, who) - nobody[who] for who in deal.partners], default=mine)
        if mine <= doubt(terms) or theirs <= 0:
            continue
        product = mine**weight * theirs ** (1 - weight)
        if product > most:
            best, most = terms, product
    return best


def propose(deal: Bargain, seat: int, value: Value, doubt: Doubt = no_doubt) -> Choice:
    """The offer with the best product of both sides' gains; none if nobody would gain."""
    best = best_terms(deal, seat, value, value(deal.leave, seat), doubt)
    if best is None:
        return Choice(deal.leave, NOTHING)
    return Choice(best, PROPOSED)


def keep_or_break(deal: Bargain, seat: int, value: Value) -> Choice:
    """Break a word only if that gains more now than being trusted is worth later."""
    if deal.take is None:
        return Choice(deal.leave, CANNOT)
    now = value(deal.leave, seat) - value(deal.take, seat)
    own = dict(deal.pledges).get(seat, ())
    later = deal.rounds * ROUND_WORTH * trust(own, deal.round)
    return Choice(deal.leave, BROKEN) if now > later else Choice(deal.take, KEPT)


@dataclass(frozen=True)
class Tried:
    """How the answers to a deal end, for every seat, each in the same worlds."""

    ends: dict[str, list[list[float]]]
    """By the move's text: in each world the chance of each seat."""

    def value(self, move: Move[Any], who: int) -> float:
        found = self.ends[move.text()]
        return sum(chances[who] for chances in found) / len(found)

    def doubt(self, move: Move[Any], leave: Move[Any], who: int) -> float:
        """The standard error of what a move gains over leaving the deal."""
        pairs = zip(self.ends[move.text()], self.ends[leave.text()], strict=True)
        gains = [ours[who] - theirs[who] for ours, theirs in pairs]
        if len(gains) < 2:
            return 1.0
        mean = sum(gains) / len(gains)
        squares = sum((gain - mean) ** 2 for gain in gains)
        return float((squares / (len(gains) - 1) / len(gains)) ** 0.5)

    @property
    def effort(self) -> int:
        return sum(len(found) for found in self.ends.values())


def answers_to(deal: Bargain) -> list[Move[Any]]:
    """What may be said to a deal: leave it, take it, or a few other terms."""
    said = [deal.leave, *([] if deal.take is None else [deal.take]), *deal.others[:MOST_TERMS]]
    return list({move.text(): move for move in said}.values())


def try_out(sight: Sight, of: Knowledge, deal: Bargain, worlds: int) -> Tried | None:
    """Playouts by the heuristic of every answer; None if not even one world was in time.

    They go as far ahead as a search of this game does, and are judged in the same way.
    """
    s, seat, deadline = sight.guess.state, sight.seat, sight.deadline or 0.0
    stop = of.clock(s) + of.horizon if of.horizon else -1
    moves, seats = answers_to(deal), range(len(sight.guess.names))
    ends: dict[str, list[list[float]]] = {move.text(): [] for move in moves}
    first = sight.rng.below(FACES)
    for number in range(worlds):
        luck = sight.rng.split()
        g = world(of, s, seat, first + number, luck)
        row = []
        for move in moves:
            c = g.copy()
            c.apply_trusted(seat, move)
            if play_on(of, c, seat, stop, luck.copy(), deadline) == LATE:
                return Tried(ends) if number else None
            row.append([of.value(c, who) for who in seats])
        for move, chances in zip(moves, row, strict=True):
            ends[move.text()].append(chances)
    return Tried(ends)


def word_for(deal: Bargain, move: Move[Any]) -> str:
    """What to say with an answer that was found without bargaining."""
    if deal.kind == KEEP:
        return BROKEN if move == deal.leave else KEPT
    if move == deal.leave:
        return NOTHING if deal.kind == PROPOSE else CANNOT if deal.take is None else TOO_LOW
    if deal.kind == PROPOSE:
        return PROPOSED
    return TAKEN if move == deal.take else COUNTERED if needs_consent(deal) else ELSEWHERE
