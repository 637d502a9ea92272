"""The Encounter: Briefs, votes, Public Opinion, choices."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Refusal, Rng, Step

from .cards import DIVA, KINDS, MAURY, NONE, SUCCESSION, VALUES, VOTES, Brief
from .decks import draw_brief
from .draws import all_sets, choices, holds, opinion_ready, random_set, submultisets
from .effects import Effects
from .events import (
    BriefDrawn,
    BriefKept,
    BriefResolved,
    Changed,
    OpinionSeen,
    OptionChosen,
    Swayed,
    Tallied,
    Voted,
)
from .moves import CHOOSE, KEEP, Asking, Choose, Keep, Sway, Vote
from .payments import from_form, hand_form
from .riots import progress
from .state import RIOTERS, Patriot
from .troops import ROWS_AT_MOST

NOT_HELD: Final = Refusal("refuse-not-held", "PAT-ENC-3")
TOO_MANY: Final = Refusal("refuse-sway", "PAT-POWER-4")
NO_CONDITION: Final = Refusal("refuse-condition", "PAT-ENC-7")
NOT_PREDICTED: Final = Refusal("refuse-keep", "PAT-TILE-5")

NO_VOTE: Final = Vote(())
NO_SWAY: Final = Sway(())
SWAY_ONE: Final = [Sway((k,)) for k in range(KINDS)]
SWAY_TWO: Final = [[Sway((min(a, b), max(a, b))) for b in range(KINDS)] for a in range(KINDS)]


class Predict(Asking):
    """PAT-BOARD-7, PAT-TILE-5: one of two Briefs is kept, the other discarded; both are seen."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Keep,)

    def enter(self, s: Patriot) -> None:
        moves = [KEEP[brief] for brief in s.looked]
        s.ask(self, Ask(s.turn, "ask-keep", "PAT-TILE-5", moves))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Keep)
        return None if move.brief in s.looked else NOT_PREDICTED

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Keep)
        for brief in s.looked:
            if brief != move.brief:
                s.brief_discard.append(brief)
        s.looked = []
        s.kept = move.brief
        if s.telling:
            s.tell(BriefKept(move.brief))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return KEEP[s.looked[0]]


class Encounter(Step[Patriot]):
    """PAT-ENC-1: the predicted Brief, or the top of the deck."""

    def enter(self, s: Patriot) -> None:
        if s.kept != NONE:
            s.brief = s.kept
            s.kept = NONE
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
        s.tell(BriefDrawn(s.brief))
    if s.brief >= VOTES:
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
        s.brief = NONE


# The vote


class VoteStep(Asking):
    """PAT-ENC-2, PAT-ENC-3: any number of own cards, the active player first."""

    __slots__ = ("seat",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Vote,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def enter(self, s: Patriot) -> None:
        wide = submultisets(s, self.seat) > ROWS_AT_MOST
        moves: list[Any] = [NO_VOTE]
        if not wide:
            moves = [Vote(row) for row in all_sets(s, self.seat)]
        about = (("brief", "~id-" + s.pack.briefs[s.brief].slug),)
        s.ask(self, Ask(self.seat, "ask-vote", "PAT-ENC-3", moves, wide=wide, about=about))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Vote)
        return None if holds(s, seat, move.cards) else NOT_HELD

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Vote)
        pledge(s, seat, move.cards)
        if s.telling:
            s.tell(Voted(seat, move.cards))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return NO_VOTE

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


def in_order(cards: list[int]) -> tuple[int, ...]:
    kinds = cards.copy()
    kinds.sort()
    return tuple(kinds)


def matching(s: Patriot, seat: int, brief: Brief) -> list[int]:
    """The cards in hand that count plus, the highest first."""
    found: list[int] = []
    start = seat * KINDS
    for value in range(VALUES - 1, -1, -1):
        for kind in brief.types:
            card = kind * VALUES + value
            for _ in range(s.hands[start + card]):
                found.append(card)
    return found


def pledge(s: Patriot, seat: int, cards: tuple[int, ...]) -> None:
    start = seat * KINDS
    for card in cards:
        s.hands[start + card] -= 1
        s.pledged[start + card] += 1


def types_mask(brief: Brief) -> int:
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
            value = (k % VALUES + 1) * pledged[k]
            total += value if mask >> (k % KINDS // VALUES) & 1 else -value
    for card in s.opinion:
        value = card % VALUES + 1
        total += value if mask >> (card // VALUES) & 1 else -value
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
            s.tell(OpinionSeen(tuple(s.opinion)))
            s.tell(Tallied(s.tally, s.pack.briefs[s.brief].need))
        for i in range(s.seats - 1, -1, -1):
            seat = (s.turn + i) % s.seats
            if s.once[seat] == 0 and s.who[seat] in (MAURY, DIVA) and s.hand_size(seat):
                s.push(SWAYS[seat])


class SwayStep(Asking):
    """PAT-POWER-4, PAT-CHAR-5: Maury (or Diva 'M') may add up to 2 cards to the tally."""

    # Seen at work in PAT-EDGE-20

    __slots__ = ("seat",)
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
                for row in choices(s, self.seat, n):
                    moves.append(Sway(row))
        about = (("need", s.pack.briefs[s.brief].need), ("total", s.tally))
        s.ask(self, Ask(self.seat, "ask-sway", "PAT-POWER-4", moves, about=about))

    def up_to_two(self, s: Patriot) -> list[Sway]:
        found: list[Sway] = []
        start = self.seat * KINDS
        held = [k for k in range(KINDS) if s.hands[start + k]]
        for i in range(len(held)):
            found.append(SWAY_ONE[held[i]])
            row = SWAY_TWO[held[i]]
            if s.hands[start + held[i]] > 1:
                found.append(row[held[i]])
            for j in range(i + 1, len(held)):
                found.append(row[held[j]])
        return found

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Sway)
        if len(move.cards) > s.pack.sway_cards:
            return TOO_MANY
        return None if holds(s, seat, move.cards) else NOT_HELD

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Sway)
        if not move.cards:
            return  # PAT-CHAR-5: adding none keeps the ability
        s.once[seat] = 1
        pledge(s, seat, move.cards)
        s.tally = total_of(s)
        if s.telling:
            s.tell(Swayed(seat, move.cards))
            s.tell(Tallied(s.tally, s.pack.briefs[s.brief].need))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return NO_SWAY


class Tally(Step[Patriot]):
    """PAT-ENC-5, PAT-ENC-6: the cards are cleared away, and one line of the Brief applies."""

    def enter(self, s: Patriot) -> None:
        brief = s.pack.briefs[s.brief]
        passed = s.tally >= brief.need
        for k in range(len(s.pledged)):
            if s.pledged[k]:
                s.discard[k % KINDS] += s.pledged[k]
                s.pledged[k] = 0
        for card in s.opinion:
            s.po_discard[card] += 1
        s.opinion.clear()
        s.tally = 0
        if s.telling:
            s.tell(BriefResolved(s.brief, passed))
        if passed:
            s.push(Effects(brief.good, 0))
            if s.campaign == SUCCESSION:  # PAT-AIM-7
                progress(s, 1)
            return
        s.failed += 1  # PAT-CAMP-4
        if s.telling:
            s.tell(Changed("failed", 1, s.failed))
        s.push(Effects(brief.bad, 0))


# Choice Briefs


class ChoiceStep(Asking):
    """PAT-ENC-7: the active player picks A or B; A only if its condition holds."""

    # Seen at work in PAT-EDGE-35, PAT-EDGE-53

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Choose,)

    def enter(self, s: Patriot) -> None:
        moves: list[Any] = CHOOSE if condition_holds(s) else CHOOSE[1:]
        about = (("brief", "~id-" + s.pack.briefs[s.brief].slug),)
        # not plain: an ability used at this quiet moment may open A (PAT-EDGE-53)
        s.ask(self, Ask(s.turn, "ask-choice", "PAT-ENC-7", moves, about=about))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Choose)
        return None if move.option == 1 or condition_holds(s) else NO_CONDITION

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Choose)
        brief = s.pack.briefs[s.brief]
        if s.telling:
            s.tell(OptionChosen(seat, move.option))
        s.push(Effects(brief.bad if move.option else brief.good, 0))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return CHOOSE[1]


def condition_holds(s: Patriot) -> bool:
    what, n = s.pack.briefs[s.brief].condition
    if what == "rioters":
        return s.pack.rioters - s.supply[RIOTERS] >= n
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
