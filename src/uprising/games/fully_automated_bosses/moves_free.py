"""Free actions of the bosses: legal while their step waits, applied at once (FAB-TALK-2)."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Refusal, at, quoted

from . import refusals as no
from .cards import ALL, BOUNTY, GIFT, LOAN, NONE, OPEN, VOID
from .events import BountyPosted, CoinsShown, CompanyNamed, Given, Lent
from .state import (
    BINDING,
    BOUNTIES,
    COMPANIES,
    GIFTS,
    LOANS,
    SHOWS,
    Bosses,
    Moment,
    Promise,
)


def is_open(s: Bosses, kind: int) -> bool:
    """Whether the step that waits leaves this free action open."""
    asker = s.asker
    return bool(s.asks) and isinstance(asker, Moment) and asker.free() & kind != 0


class Loan(Move[Bosses]):
    """FAB-LOAN-1: coins for the other boss, with a note that binds nobody.

    Cases: FAB-EDGE-54, FAB-EDGE-62.
    """

    __slots__ = ("coins", "repay", "words")

    def __init__(self, coins: int, repay: int, words: str) -> None:
        self.coins: Final = coins
        self.repay: Final = repay
        self.words: Final = words

    def text(self) -> str:
        words = f"loan {self.coins} repay {self.repay}"
        return f"{words} {quoted(self.words)}" if self.words else words

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if s.side(seat) == NONE:
            return no.WORKERS_GIVE_NOTHING
        if not is_open(s, LOANS):
            return no.LOAN_CLOSED
        if seat in s.sealed and is_open(s, BINDING):
            return no.LOAN_COMMITTED
        if not no.fits_line(self.words):
            return no.BAD_WORDS
        return None if 1 <= self.coins <= s.coins[seat] else no.LOAN_AMOUNT

    def act(self, s: Bosses, seat: int) -> None:
        s.lend(seat, self.coins)
        rival = s.rival(seat)
        remember_loan(s, seat, self.coins, self.repay, self.words)
        if s.telling:
            s.tell(Lent(seat, rival, self.coins, self.repay, self.words))


def remember_loan(s: Bosses, boss: int, coins: int, repay: int, words: str) -> None:
    line = Promise(s.round, LOAN, boss, s.rival(boss), coins, repay, words, True, OPEN, VOID)
    s.ledger = (*s.ledger, line)


class Gift(Move[Bosses]):
    """FAB-GIFT-1: coins for a worker, in the open; the note is for her alone."""

    __slots__ = ("coins", "words", "worker")

    def __init__(self, worker: int, coins: int, words: str) -> None:
        self.worker: Final = worker
        self.coins: Final = coins
        self.words: Final = words

    def text(self) -> str:
        words = f"gift {at(self.worker)} {self.coins}"
        return f"{words} {quoted(self.words)}" if self.words else words

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if s.side(seat) == NONE:
            return no.WORKERS_GIVE_NOTHING
        if not is_open(s, GIFTS):
            return no.GIFT_CLOSED
        if not s.is_worker(self.worker) or not 1 <= self.coins <= s.coins[seat]:
            return no.BAD_GIFT
        return None if no.fits_line(self.words) else no.BAD_WORDS

    def act(self, s: Bosses, seat: int) -> None:
        give(s, seat, self.worker, self.coins, self.words)


def give(s: Bosses, boss: int, worker: int, coins: int, words: str) -> None:
    """FAB-GIFT-1: a gift changes hands and is remembered."""
    s.hand_over(boss, worker, coins)
    line = Promise(s.round, GIFT, boss, worker, coins, 0, words, True, VOID, VOID)
    s.ledger = (*s.ledger, line)
    if s.telling:
        s.tell(Given(boss, worker, coins, words))


class Bounty(Move[Bosses]):
    """FAB-BRIBE-1: coins promised for the destruction of somebody's robot."""

    __slots__ = ("coins", "target", "to", "words")

    def __init__(self, to: int, coins: int, target: int, words: str) -> None:
        self.to: Final = to
        self.coins: Final = coins
        self.target: Final = target
        self.words: Final = words

    def text(self) -> str:
        to = "all" if self.to == ALL else at(self.to)
        words = f"bounty {to} {self.coins} on {at(self.target)}"
        return f"{words} {quoted(self.words)}" if self.words else words

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if s.side(seat) == NONE:
            return no.BOSSES_ONLY
        if not is_open(s, BOUNTIES):
            return no.BOUNTY_CLOSED
        if self.to != ALL and not s.is_worker(self.to):
            return no.BAD_BOUNTY
        if not s.is_seat(self.target) or not 1 <= self.coins <= s.pack.top_wage:
            return no.BAD_BOUNTY
        return None if no.fits_line(self.words) else no.BAD_WORDS

    def act(self, s: Bosses, seat: int) -> None:
        line = Promise(
            s.round, BOUNTY, seat, self.to, self.coins, self.target, self.words, True, OPEN, OPEN
        )
        s.ledger = (*s.ledger, line)
        if s.telling:
            s.tell(BountyPosted(seat, s.rival(seat), self.to, self.coins, self.target, self.words))


class Show(Move[Bosses]):
    """FAB-INFO-1: prove that one holds at least so many coins."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def text(self) -> str:
        return f"show {self.coins}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if s.side(seat) == NONE:
            return no.BOSSES_ONLY
        if not is_open(s, SHOWS):
            return no.SHOW_CLOSED
        return None if 1 <= self.coins <= s.coins[seat] else no.SHOW_TOO_MUCH

    def act(self, s: Bosses, seat: int) -> None:
        first, second = s.proven[0], s.proven[1]
        if s.side(seat) == 0:
            first = max(first, self.coins)
        else:
            second = max(second, self.coins)
        s.proven = (first, second)
        if s.telling:
            s.tell(CoinsShown(seat, self.coins))


class Company(Move[Bosses]):
    """FAB-SETUP-9: name the company and pitch it; words, and nothing but words."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words: Final = words

    def text(self) -> str:
        return f"company {quoted(self.words)}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if s.side(seat) == NONE:
            return no.BOSSES_ONLY
        if s.round != 1 or not is_open(s, COMPANIES):
            return no.COMPANY_CLOSED
        return None if self.words and no.fits_line(self.words) else no.BAD_WORDS

    def act(self, s: Bosses, seat: int) -> None:
        first, second = s.companies[0], s.companies[1]
        s.companies = (self.words, second) if s.side(seat) == 0 else (first, self.words)
        if s.telling:
            s.tell(CompanyNamed(seat, self.words))


def free_moves(s: Bosses, seat: int) -> list[Any]:
    """A few of each kind that is open: the families are too large to list.

    Not listed, though open, is a loan that one's own answer would close: what is listed never
    hangs on an answer already given.
    """
    side = s.side(seat)
    if side == NONE:
        return []
    found: list[Any] = []
    coins = s.coins[seat]
    if is_open(s, LOANS) and not is_open(s, BINDING) and coins > 0:
        found.append(Loan(min(coins, s.pack.boss_rent), s.pack.boss_rent, ""))
    if is_open(s, GIFTS) and coins > 0:
        found.append(Gift(s.lead, 1, ""))
    if is_open(s, BOUNTIES):
        found.append(Bounty(ALL, 2, s.rival(seat), ""))
    if is_open(s, SHOWS) and coins > 0:
        found.append(Show(coins))
    return [move for move in found if move.refusal(s, seat) is None]
