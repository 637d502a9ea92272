"""Free actions of the bosses: legal while their step waits, applied at once (FAB-TALK-2).

Each kind of move says why it is refused; the moves that programs are offered and the forms that
people fill in follow from that.
"""

from typing import Any, Final

from uprising.kernel import Form, Line, Move, Number, OneOf, Refusal, at, quoted, seat_at

from ..seen import events
from . import refusals as no
from .cards import ALL, BOUNTY, GIFT, LOAN, NONE, OPEN, VOID, audience
from .moves_round import DECLARE
from .refusals import legal, with_words
from .state import (
    BINDING,
    BOUNTIES,
    COMPANIES,
    DECLARATIONS,
    GIFTS,
    LOANS,
    SHOWS,
    Bosses,
    Promise,
    with_side,
)

CLOSED: Final = {
    LOANS: no.LOAN_CLOSED,
    GIFTS: no.GIFT_CLOSED,
    BOUNTIES: no.BOUNTY_CLOSED,
    SHOWS: no.SHOW_CLOSED,
    COMPANIES: no.COMPANY_CLOSED,
}


def why_closed(s: Bosses, seat: int, action: int) -> Refusal | None:
    """Why every move of this kind is refused just now; None if some may be legal."""
    if s.side(seat) == NONE:
        return no.WORKERS_GIVE_NOTHING if action in (LOANS, GIFTS) else no.BOSSES_ONLY
    if not s.allows(action) or (action == COMPANIES and s.round != 1):
        return CLOSED[action]
    return None


class Loan(Move[Bosses]):
    """FAB-LOAN-1: coins for the other boss, with a note that binds nobody.

    Cases: FAB-EDGE-54, FAB-EDGE-62.
    """

    def __init__(self, coins: int, repay: int, words: str) -> None:
        self.coins: Final = coins
        self.repay: Final = repay
        self.words: Final = words

    def text(self) -> str:
        return with_words(f"loan {self.coins} repay {self.repay}", self.words)

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if closed := why_closed(s, seat, LOANS):
            return closed
        if seat in s.sealed and s.allows(BINDING):
            return no.LOAN_COMMITTED
        if not no.fits_line(self.words):
            return no.BAD_WORDS
        return None if 1 <= self.coins <= s.coins[seat] else no.LOAN_AMOUNT

    def act(self, s: Bosses, seat: int) -> None:
        s.lend(seat, self.coins)
        remember_loan(s, seat, self.coins, self.repay, self.words)
        if s.telling:
            rival = at(s.rival(seat))
            s.tell(events.Lent(at(seat), rival, self.coins, self.repay, no.line(self.words)))


def remember_loan(s: Bosses, boss: int, coins: int, repay: int, words: str) -> None:
    line = Promise(s.round, LOAN, boss, s.rival(boss), coins, repay, words, True, OPEN, VOID)
    s.ledger = (*s.ledger, line)


class Gift(Move[Bosses]):
    """FAB-GIFT-1: coins for a worker, in the open; the note is for her alone."""

    def __init__(self, worker: int, coins: int, words: str) -> None:
        self.worker: Final = worker
        self.coins: Final = coins
        self.words: Final = words

    def text(self) -> str:
        return with_words(f"gift {at(self.worker)} {self.coins}", self.words)

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if closed := why_closed(s, seat, GIFTS):
            return closed
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
        s.tell(events.Given(at(boss), at(worker), coins, no.line(words)))


class Bounty(Move[Bosses]):
    """FAB-BRIBE-1: coins promised for the destruction of somebody's robot."""

    def __init__(self, to: int, coins: int, target: int, words: str) -> None:
        self.to: Final = to
        self.coins: Final = coins
        self.target: Final = target
        self.words: Final = words

    def text(self) -> str:
        to = "all" if self.to == ALL else at(self.to)
        return with_words(f"bounty {to} {self.coins} on {at(self.target)}", self.words)

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if closed := why_closed(s, seat, BOUNTIES):
            return closed
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
            eyes = s.workers if self.to == ALL else (self.to,)
            s.tell(
                events.BountyPosted(
                    at(seat), audience(self.to), self.coins, at(self.target), no.line(self.words),
                    tuple([at(worker) for worker in eyes]),
                )
            )  # fmt: skip


class Show(Move[Bosses]):
    """FAB-INFO-1: prove that one holds at least so many coins."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def text(self) -> str:
        return f"show {self.coins}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if closed := why_closed(s, seat, SHOWS):
            return closed
        return None if 1 <= self.coins <= s.coins[seat] else no.SHOW_TOO_MUCH

    def act(self, s: Bosses, seat: int) -> None:
        side = s.side(seat)
        s.proven = with_side(s.proven, side, max(s.proven[side], self.coins))
        if s.telling:
            s.tell(events.CoinsShown(at(seat), self.coins))


class Company(Move[Bosses]):
    """FAB-SETUP-9: name the company and pitch it; it has no effect."""

    def __init__(self, words: str) -> None:
        self.words: Final = words

    def text(self) -> str:
        return f"company {quoted(self.words)}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if closed := why_closed(s, seat, COMPANIES):
            return closed
        return None if self.words and no.fits_line(self.words) else no.BAD_WORDS

    def act(self, s: Bosses, seat: int) -> None:
        s.companies = with_side(s.companies, s.side(seat), self.words)
        if s.telling:
            s.tell(events.CompanyNamed(at(seat), self.words))


def free_moves(s: Bosses, seat: int) -> list[Any]:
    """A few of each kind that is open: the families are too large to list.

    Not listed, though open, is a loan that one's own answer would close: what is listed never
    hangs on an answer already given. Nor is a bounty where nobody could earn it.
    """
    if s.side(seat) == NONE or s.current_step().free in (0, DECLARATIONS):
        return []
    coins = s.coins[seat]
    found: list[Any] = [
        DECLARE,
        Gift(s.lead, 1, ""),
        Show(coins),
    ]
    if s.size().luddite:
        found.insert(2, Bounty(ALL, 2, s.rival(seat), ""))
    if not s.allows(BINDING):
        found.insert(1, Loan(min(coins, s.pack.boss_rent), s.pack.boss_rent, ""))
    return legal(s, seat, found)


def free_forms(s: Bosses, seat: int) -> tuple[Form, ...]:
    """The same families as forms, with the bounds that `refusal` has for this seat's coins."""
    if s.side(seat) == NONE or s.current_step().free in (0, DECLARATIONS):
        return ()
    coins = Number("coins", 1, s.coins[seat])
    workers = tuple([at(worker) for worker in s.workers])
    seats = tuple([at(who) for who in range(len(s.roles))])
    price = Number("coins", 1, s.pack.top_wage)
    found = []
    if s.coins[seat] > 0 and why_closed(s, seat, LOANS) is None:
        terms = (coins, Number("repay", 0, s.pack.top_wage), Line("words"))
        found.append(Form("form-loan", terms))
    if s.coins[seat] > 0 and why_closed(s, seat, GIFTS) is None:
        found.append(Form("form-gift", (OneOf("worker", workers), coins, Line("note"))))
    if s.size().luddite and why_closed(s, seat, BOUNTIES) is None:
        promise = (OneOf("to", ("all", *workers)), price, OneOf("target", seats), Line("words"))
        found.append(Form("form-bounty", promise))
    if s.coins[seat] > 0 and why_closed(s, seat, SHOWS) is None:
        found.append(Form("form-show", (coins,)))
    if why_closed(s, seat, COMPANIES) is None:
        found.append(Form("form-company", (Line("company"),)))
    return tuple(found)


def free_filled(form: str, values: dict[str, Any]) -> Move[Any]:
    if form == "form-loan":
        return Loan(values["coins"], values["repay"], values["words"])
    if form == "form-gift":
        return Gift(seat_at(values["worker"]), values["coins"], values["note"])
    if form == "form-bounty":
        to = ALL if values["to"] == "all" else seat_at(values["to"])
        return Bounty(to, values["coins"], seat_at(values["target"]), values["words"])
    if form == "form-show":
        return Show(values["coins"])
    return Company(values["company"])
