"""Deals that bind nobody: counter-offers, jobs and pay days."""

from typing import Any

from uprising.kernel import KEEP as PROMISED
from uprising.kernel import REPLY, Bargain, Move, Pledge

from ..rules.cards import CONTRACT, KEPT, VOID
from ..rules.moves_hiring import KEEP, Hire, Sheet
from ..rules.state import Bosses, Counter, Offer
from ..rules.steps_hiring import Hiring, Offering
from ..rules.steps_payday import NO_PAY, Paying, honest_slip
from .heuristic_boss import revise

LONG_GAME = 8  # rounds; most games are over by then


def bargain(s: Bosses, seat: int) -> Bargain | None:
    asker = s.asker
    if isinstance(asker, Offering) and not asker.first:
        return revision(s, seat)
    if isinstance(asker, Hiring):
        return job(s, seat)
    if isinstance(asker, Paying) and s.staff(seat):
        slip = honest_slip(s, seat)
        take = slip if slip.refusal(s, seat) is None else None
        return Bargain(
            PROMISED, NO_PAY, take, (), (), binding=False, round=s.round,
            rounds=max(0, LONG_GAME - s.round), pledges=((seat, pledges(s, seat)),),
        )  # fmt: skip
    return None


def pledges(s: Bosses, boss: int) -> tuple[Pledge, ...]:
    """FAB-INFO-3: what became of a boss's contracts, as the ledger tells everybody."""
    return tuple(
        Pledge(line.round, line.first == KEPT and line.second in (KEPT, VOID))
        for line in s.ledger
        if line.kind == CONTRACT and line.boss == boss and line.first != VOID
    )


def revision(s: Bosses, seat: int) -> Bargain | None:
    """FAB-HIRE-8: the counter-offers a boss has been sent: grant them, meet one halfway, or not."""
    asked = [c for c in s.counters if c.boss == seat]
    if not asked:
        return None
    granted = revise(s, seat)[0]
    take = granted if isinstance(granted, Sheet) else with_letter(s, seat, asked[0], 0)
    halfway = [with_letter(s, seat, counter, 1) for counter in asked if counter.wage > 1]
    return Bargain(
        REPLY, KEEP, take, tuple(move for move in halfway if move is not None),
        tuple(dict.fromkeys(c.worker for c in asked)), round=s.round,
    )  # fmt: skip


def with_letter(s: Bosses, seat: int, counter: Counter, less: int) -> Move[Any] | None:
    """The present sheet with a private offer more: what was asked for, or a little less."""
    side = s.side(seat)
    rows = [*s.boards[side][1:], *s.letters[side]]
    letter = Offer(counter.worker, counter.wage - less, counter.holiday, 1, "")
    sheet = Sheet((*rows, letter))
    return sheet if sheet.refusal(s, seat) is None else None


def job(s: Bosses, seat: int) -> Bargain | None:
    """FAB-HIRE-9: a private offer is a deal; the rest of the board is what lies elsewhere."""
    ask = s.ask_of(seat)
    assert ask is not None
    private = [move for move in ask.moves if isinstance(move, Hire) and move.number < 0]
    if not private:
        return None
    take = private[0]
    others = tuple(move for move in ask.moves if move != take)
    leave = next((move for move in others if move not in private), take)
    return Bargain(
        REPLY, leave, take, tuple(move for move in others if move != leave), (take.boss,),
        binding=False, round=s.round, pledges=((take.boss, pledges(s, take.boss)),),
    )  # fmt: skip
