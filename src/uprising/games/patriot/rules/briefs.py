"""The Encounter: Briefs, votes, Public Opinion, choices."""

from functools import cache
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Refusal, Rng, Step, at

from ..seen import events
from . import cards as c
from .decks import draw_brief
from .draws import add_pairs, all_sets, choices, holds, opinion_ready, random_set, submultisets
from .effects import Effects
from .moves import CHOOSE, KEEP, Asking, Choose, Keep, Sway, Vote
from .payments import from_form, hand_form
from .position import is_last_turn, rioters_out
from .riots import progress, tell_change
from .state import LATE_PREDICTION, Patriot
from .troops import LISTED_AT_MOST

NOT_HELD: Final = Refusal("refuse-not-held", "PAT-ENC-3")
TOO_MANY: Final = Refusal("refuse-sway", "PAT-POWER-4")
NO_CONDITION: Final = Refusal("refuse-condition", "PAT-ENC-7")
NOT_PREDICTED: Final = Refusal("refuse-keep", "PAT-TILE-5")

NO_VOTE: Final = Vote(())
NO_SWAY: Final = Sway(())
SWAY_ONE: Final = [Sway((k,)) for k in range(c.KINDS)]
SWAY_TWO: Final = [[Sway((min(a, b), max(a, b))) for b in range(c.KINDS)] for a in range(c.KINDS)]


class Predict(Asking):
    """PAT-BOARD-7, PAT-TILE-5: one of two Briefs is kept, the other discarded; both are seen."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Keep,)

    def enter(self, s: Patriot) -> None:
        moves = [KEEP[brief] for brief in s.looked]
        late = 1 if LATE_PREDICTION in s.house else 0
        s.ask(self, Ask(s.turn, "ask-keep", "PAT-TILE-5", moves, about=(("late", late),)))

    def refuses(self, s: Patriot, seat: int, move: Keep) -> Refusal | None:
        return None if move.number in s.looked else NOT_PREDICTED

    def answer(self, s: Patriot, seat: int, move: Keep) -> None:
        for brief in s.looked:
            if brief != move.number:
                s.brief_discard.append(brief)
        s.looked = []
        s.kept = move.number
        if s.telling:
            s.tell(events.BriefKept(c.thing(c.BRIEF_NAMES[move.number])))


class Encounter(Step[Patriot]):
    """PAT-ENC-1: the predicted Brief, or the top of the deck.

    PAT-TILE-5 as a house rule: the predicted Brief waits for the last Encounter of the round.
    """

    def enter(self, s: Patriot) -> None:
        if s.kept != c.NONE and (LATE_PREDICTION not in s.house or is_last_turn(s)):
            s.brief = s.kept
            s.kept = c.NONE
            resolve(s)
        else:
            s.push(SITTING_STEP)


class Sitting(Step[Patriot]):
    """PAT-CTILE-7, PAT-CAMP-8: the top Brief of the deck is resolved at once."""

    def enter(self, s: Patriot) -> None:
        s.brief = draw_brief(s)
        resolve(s)


def resolve(s: Patriot) -> None:
    if s.telling:
        s.tell(events.BriefDrawn(c.thing(c.BRIEF_NAMES[s.brief])))
    if s.brief >= c.VOTES:
        s.then(CHOICE, BRIEF_DONE)
        return
    partner = (s.turn + 1) % s.seats
    if s.seats == 1:
        s.then(VOTE[s.turn], OPINION, TALLY, BRIEF_DONE)
    else:
        s.then(VOTE[s.turn], VOTE[partner], OPINION, TALLY, BRIEF_DONE)


class BriefDone(Step[Patriot]):
    """PAT-ENC-8: resolved Briefs are discarded."""

    def enter(self, s: Patriot) -> None:
        s.brief_discard.append(s.brief)
        s.brief = c.NONE


# The vote


class VoteStep(Asking):
    """PAT-ENC-2, PAT-ENC-3: any number of own cards, the active player first."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Vote,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def enter(self, s: Patriot) -> None:
        ways = submultisets(s, self.seat)
        if ways == 1 and not s.pack.needless and not any_power(s):
            return  # there is no card to commit, and no ability that might bring one
        wide = ways > LISTED_AT_MOST
        moves: list[Any] = [NO_VOTE]
        if not wide:
            moves = [Vote(cards) for cards in all_sets(s, self.seat)]
        about = about_brief(s.pack.briefs[s.brief].slug)
        s.ask(self, Ask(self.seat, "ask-vote", "PAT-ENC-3", moves, wide=wide, about=about))

    def refuses(self, s: Patriot, seat: int, move: Vote) -> Refusal | None:
        return None if holds(s, seat, move.cards) else NOT_HELD

    def answer(self, s: Patriot, seat: int, move: Vote) -> None:
        pledge(s, seat, move.cards)
        if s.telling:
            s.tell(events.Voted(at(seat), c.influence_named(move.cards)))

    def forms(self, s: Patriot, seat: int) -> tuple[Form, ...]:
        return (hand_form("form-vote", s, seat),)

    def filled(self, s: Patriot, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return Vote(from_form(values))

    def candidates(self, s: Patriot, seat: int, rng: Rng, most: int) -> list[Any]:
        """Nothing, everything that counts, some of it (high or low cards), any cards at all."""
        found: list[Any] = [NO_VOTE]
        ranked = matching(s, seat, s.pack.briefs[s.brief])
        size = len(ranked)
        if size:
            found.append(Vote(in_order(ranked)))
        if size > 1:
            found.append(Vote(in_order(ranked[: size // 2])))
            found.append(Vote(in_order(ranked[size // 2 :])))
        if size > 3:
            found.append(Vote(in_order(ranked[: size // 4])))
            found.append(Vote(in_order(ranked[size // 4 :])))
        found.append(Vote(random_set(s, seat, rng)))
        return found[:most]


@cache  # asked with every vote
def about_brief(slug: str) -> tuple[tuple[str, str | int], ...]:
    return (("brief", f"~id-{slug}"), ("text", f"~text-{slug}"))


def any_power(s: Patriot) -> bool:
    """Whether anybody still has an ability for any point of the game."""
    return any([s.may_use_power(who) for who in range(s.seats)])


def in_order(cards: list[int]) -> tuple[int, ...]:
    kinds = cards.copy()
    kinds.sort()
    return tuple(kinds)


def matching(s: Patriot, seat: int, brief: c.Brief) -> list[int]:
    """The cards in hand that count plus, the highest first."""
    found: list[int] = []
    start = seat * c.KINDS
    for value in range(c.VALUES - 1, -1, -1):
        for kind in brief.types:
            card = kind * c.VALUES + value
            for _ in range(s.hands[start + card]):
                found.append(card)
    return found


def pledge(s: Patriot, seat: int, cards: tuple[int, ...]) -> None:
    start = seat * c.KINDS
    for card in cards:
        s.hands[start + card] -= 1
        s.pledged[start + card] += 1


def types_mask(brief: c.Brief) -> int:
    mask = 0
    for kind in brief.types:
        mask |= 1 << kind
    return mask


def total_of(s: Patriot) -> int:
    """PAT-ENC-4: required types count plus, all others minus; players and Opinion alike."""
    # Seen at work in PAT-EDGE-24, PAT-EDGE-25, PAT-EX-3, PAT-EX-3b
    mask = types_mask(s.pack.briefs[s.brief])
    total = 0
    pledged = s.pledged
    for k in range(len(pledged)):
        if pledged[k]:
            value = (k % c.VALUES + 1) * pledged[k]
            total += value if mask >> (k % c.KINDS // c.VALUES) & 1 else -value
    for card in s.opinion:
        value = card % c.VALUES + 1
        total += value if mask >> (card // c.VALUES) & 1 else -value
    return total


class Opinion(Step[Patriot]):
    """PAT-ENC-3, PAT-COMP-5: 2 Public Opinion cards are turned up; then the tally is known."""

    def enter(self, s: Patriot) -> None:
        n = s.pack.opinion_cards
        opinion_ready(s, n)
        for _ in range(n):
            s.opinion.append(s.po.pop())
        s.po_top = max(0, s.po_top - n)
        s.tally = total_of(s)
        if s.telling:
            s.tell(events.OpinionSeen(c.influence_named(s.opinion)))
            s.tell(events.Tallied(s.tally, s.pack.briefs[s.brief].need))
        if s.tally >= s.pack.briefs[s.brief].need and not s.pack.needless:
            return  # passed without another card
        for i in range(s.seats - 1, -1, -1):
            seat = (s.turn + i) % s.seats
            if s.once[seat] == 0 and s.who[seat] in (c.MAURY, c.DIVA) and s.hand_size(seat):
                s.push(SWAYS[seat])


class SwayStep(Asking):
    """PAT-POWER-4, PAT-CHAR-5: Maury (or Diva 'M') may add up to 2 cards to the tally."""

    # Seen at work in PAT-EDGE-20

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Sway,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def enter(self, s: Patriot) -> None:
        moves: list[Any] = [NO_SWAY]
        most = s.pack.sway_cards
        if most == 2:
            moves.extend(self.up_to_two(s))
        else:
            for n in range(1, most + 1):
                moves.extend([Sway(cards) for cards in choices(s, self.seat, n)])
        about = (("need", s.pack.briefs[s.brief].need), ("total", s.tally))
        s.ask(self, Ask(self.seat, "ask-sway", "PAT-POWER-4", moves, about=about))

    def up_to_two(self, s: Patriot) -> list[Sway]:
        found: list[Sway] = []
        held = [k for k in range(c.KINDS) if s.hands[self.seat * c.KINDS + k]]
        for i in range(len(held)):
            found.append(SWAY_ONE[held[i]])
            add_pairs(s, self.seat, held, i, SWAY_TWO, found)
        return found

    def refuses(self, s: Patriot, seat: int, move: Sway) -> Refusal | None:
        if len(move.cards) > s.pack.sway_cards:
            return TOO_MANY
        return None if holds(s, seat, move.cards) else NOT_HELD

    def answer(self, s: Patriot, seat: int, move: Sway) -> None:
        if not move.cards:
            return  # PAT-CHAR-5: adding none keeps the ability
        s.once[seat] = 1
        pledge(s, seat, move.cards)
        s.tally = total_of(s)
        if s.telling:
            s.tell(events.Swayed(at(seat), c.influence_named(move.cards)))
            s.tell(events.Tallied(s.tally, s.pack.briefs[s.brief].need))


class Tally(Step[Patriot]):
    """PAT-ENC-5, PAT-ENC-6: the cards are cleared away, and one line of the Brief applies."""

    def enter(self, s: Patriot) -> None:
        brief = s.pack.briefs[s.brief]
        passed = s.tally >= brief.need
        for k in range(len(s.pledged)):
            if s.pledged[k]:
                s.discard[k % c.KINDS] += s.pledged[k]
                s.pledged[k] = 0
        for card in s.opinion:
            s.po_discard[card] += 1
        s.opinion.clear()
        s.tally = 0
        if s.telling:
            name = c.thing(c.BRIEF_NAMES[s.brief])
            s.tell(events.BriefPassed(name) if passed else events.BriefFailed(name))
        if passed:
            s.push(Effects(brief.good, 0))
            if s.campaign == c.SUCCESSION:  # PAT-AIM-7
                progress(s, 1)
            return
        s.failed += 1  # PAT-CAMP-4
        tell_change(s, "failed", 1, s.failed)
        s.push(Effects(brief.bad, 0))


# Choice Briefs


class ChoiceStep(Asking):
    """PAT-ENC-7: the active player picks A or B; A only if its condition holds."""

    # Seen at work in PAT-EDGE-35, PAT-EDGE-53

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Choose,)

    def enter(self, s: Patriot) -> None:
        moves = self.legal(s, s.turn, CHOOSE)
        about = (("brief", "~id-" + s.pack.briefs[s.brief].slug),)
        # not plain: an ability used at this quiet moment may open A (PAT-EDGE-53)
        s.ask(self, Ask(s.turn, "ask-choice", "PAT-ENC-7", moves, about=about))

    def refuses(self, s: Patriot, seat: int, move: Choose) -> Refusal | None:
        return None if move.number == 1 or condition_holds(s) else NO_CONDITION

    def answer(self, s: Patriot, seat: int, move: Choose) -> None:
        brief = s.pack.briefs[s.brief]
        if s.telling:
            s.tell(events.OptionChosen(at(seat), "AB"[move.number]))
        s.push(Effects(brief.bad if move.number else brief.good, 0))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return CHOOSE[1]


def condition_holds(s: Patriot) -> bool:
    what, n = s.pack.briefs[s.brief].condition
    if what == "rioters":
        return rioters_out(s) >= n
    if what == "coins":
        return s.coins >= n
    if what == "cards":
        return s.hand_size(s.turn) >= n
    if what == "base":
        return s.base >= n
    if what == "markers":
        return s.markers[s.turn] >= n
    return True


ENCOUNTER: Final = Encounter()
SITTING_STEP: Final = Sitting()
PREDICTION: Final = Predict()
BRIEF_DONE: Final = BriefDone()
VOTE: Final = [VoteStep(0), VoteStep(1)]
SWAYS: Final = [SwayStep(0), SwayStep(1)]
OPINION: Final = Opinion()
TALLY: Final = Tally()
CHOICE: Final = ChoiceStep()
