"""Moves from words: `offers standing 1 + all 2 holiday x1 "…"`, `slip @3 1 holiday`, `strike`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, number, seat_of, unquoted

from .cards import ABSTAIN, ACCELERATION, ALL, EXPROPRIATION, NONE
from .moves_free import Bounty, Company, Gift, Loan, Show
from .moves_hiring import (
    HIRE_PUBLIC,
    KEEP,
    SILENT,
    STANDING,
    Bargain,
    Buy,
    Hire,
    Sheet,
    Term,
)
from .moves_round import (
    DECLARE,
    DECLINE,
    NO_HOLIDAY,
    NOTHING,
    PASS,
    READY,
    REFUSE,
    REQUEST,
    STRIKE,
    WORK,
    Ballot,
    Bid,
    Decree,
    Donate,
    FundOrder,
    FundVote,
    Holiday,
    Pay,
    Pick,
    Present,
    Rescue,
    Sabotage,
    Slip,
)
from .state import Offer

PLAIN: dict[str, Move[Any]] = {
    "keep": KEEP,
    "silent": SILENT,
    "ready": READY,
    "strike": STRIKE,
    "work": WORK,
    "refuse": REFUSE,
    "pass": PASS,
    "request": REQUEST,
    "decline": DECLINE,
    "declare": DECLARE,
    "nothing": NOTHING,
}
CHOICES = {"expropriation": EXPROPRIATION, "acceleration": ACCELERATION, "abstain": ABSTAIN}


class Words:
    """The words of a move, taken one by one."""

    def __init__(self, words: list[str], names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.place = 0

    def more(self) -> bool:
        return self.place < len(self.words)

    def peek(self) -> str:
        return self.words[self.place].lower() if self.more() else ""

    def take(self, what: str) -> str:
        if not self.more():
            raise BadNotation(f"{what} is missing")
        self.place += 1
        return self.words[self.place - 1]

    def skip(self, word: str) -> bool:
        """Take this very word, if it is the next."""
        if self.peek() != word:
            return False
        self.place += 1
        return True

    def need(self, word: str) -> None:
        if not self.skip(word):
            raise BadNotation(f"expected {word!r}, not {self.peek() or 'the end'!r}")

    def number(self, what: str) -> int:
        word = self.take(what)
        if not word.isdecimal() or len(word) > 6:
            raise BadNotation(f"{what}: {word!r} is not a number")
        return number(word)

    def seat(self) -> int:
        return seat_of(self.take("a seat"), self.names)

    def seats(self) -> list[int]:
        found = []
        while self.more() and self.peek() not in ("exempt", "surcharge"):
            found.append(self.seat())
        return found

    def line(self) -> str:
        """A quoted line, if there is one."""
        return unquoted(self.take("words")) if self.peek().startswith('"') else ""


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    left = Words(words, names)
    verb = left.take("a verb").lower()
    if verb in PLAIN:
        move = PLAIN[verb]
    elif verb in VERBS:
        move = VERBS[verb](left)
    else:
        raise BadNotation(f"move: {verb!r} is not one of {', '.join(sorted([*PLAIN, *VERBS]))}")
    if left.more():
        raise BadNotation(f"{verb}: {left.peek()!r} is one word too many")
    return move


def read_buy(left: Words) -> Move[Any]:
    return Buy(left.number("the number of robots"))


def read_sheet(left: Words) -> Move[Any]:
    rows = [read_offer(left)]
    while left.skip("+"):
        rows.append(read_offer(left))
    return Sheet(tuple(rows))


def read_offer(left: Words) -> Offer:
    if left.skip("standing"):
        to = STANDING
    elif left.skip("all"):
        to = ALL
    else:
        to = left.seat()
    wage = left.number("the wage")
    holiday = left.skip("holiday")
    slots = 1 if to >= 0 else 0
    if left.peek()[:1] == "x" and left.peek()[1:].isdecimal():
        slots = int(left.take("slots")[1:4])
    return Offer(to, wage, holiday, slots, left.line())


def read_counter(left: Words) -> Move[Any]:
    terms = [read_term(left)]
    while left.skip("+"):
        terms.append(read_term(left))
    return Bargain(tuple(terms))


def read_term(left: Words) -> Term:
    return Term(left.seat(), left.number("the wage"), left.skip("holiday"), left.line())


def read_hire(left: Words) -> Move[Any]:
    if left.skip("public-work") or left.skip("public"):
        return HIRE_PUBLIC
    boss = left.seat()
    if left.skip("standing"):
        return Hire(boss, 0)
    if left.skip("private"):
        return Hire(boss, -left.number("the private offer's number"))
    left.need("offer")
    return Hire(boss, left.number("the offer's number"))


def read_bid(left: Words) -> Move[Any]:
    return Bid(left.number("fingers"))


def read_choice(left: Words) -> int:
    if left.peek() in CHOICES:
        return CHOICES[left.take("a choice").lower()]
    return left.seat()


def read_ballot(left: Words) -> Move[Any]:
    return Ballot(read_choice(left))


def read_pick(left: Words) -> Move[Any]:
    return Pick(read_choice(left))


def read_rescue(left: Words) -> Move[Any]:
    return Rescue(left.number("coins"))


def read_sabotage(left: Words) -> Move[Any]:
    return Sabotage(left.seat())


def read_slip(left: Words) -> Move[Any]:
    pays: list[Pay] = []
    gifts: list[Present] = []
    if left.skip("nothing"):
        return Slip((), ())
    while True:
        if left.skip("gift"):
            gifts.append(Present(left.seat(), left.number("coins"), left.line()))
        else:
            pays.append(Pay(left.seat(), left.number("coins"), left.skip("holiday")))
        if not left.skip("+"):
            return Slip(tuple(pays), tuple(gifts))


def read_holiday(left: Words) -> Move[Any]:
    if left.skip("none"):
        return NO_HOLIDAY
    left.need("own")
    own = left.number("own coins")
    left.need("fund")
    return Holiday(own, left.number("the Fund's coins"))


def read_fund_vote(left: Words) -> Move[Any]:
    return FundVote(left.seat())


def read_fund_order(left: Words) -> Move[Any]:
    return FundOrder(tuple(left.seats()))


def read_decree(left: Words) -> Move[Any]:
    if left.skip("none"):
        return Decree(0, NONE)
    exempt = 0
    if left.skip("exempt"):
        for seat in left.seats():
            exempt |= 1 << seat
    return Decree(exempt, left.seat() if left.skip("surcharge") else NONE)


def read_donate(left: Words) -> Move[Any]:
    return Donate(left.number("coins"))


def read_loan(left: Words) -> Move[Any]:
    coins = left.number("coins")
    repay = left.number("coins to come back") if left.skip("repay") else coins
    return Loan(coins, repay, left.line())


def read_gift(left: Words) -> Move[Any]:
    return Gift(left.seat(), left.number("coins"), left.line())


def read_bounty(left: Words) -> Move[Any]:
    to = ALL if left.skip("all") else left.seat()
    coins = left.number("coins")
    left.need("on")
    return Bounty(to, coins, left.seat(), left.line())


def read_show(left: Words) -> Move[Any]:
    return Show(left.number("coins"))


def read_company(left: Words) -> Move[Any]:
    return Company(unquoted(left.take("the company's name, in quotes")))


VERBS: dict[str, Callable[[Words], Move[Any]]] = {
    "buy": read_buy,
    "offers": read_sheet,
    "counter": read_counter,
    "hire": read_hire,
    "bid": read_bid,
    "ballot": read_ballot,
    "pick": read_pick,
    "rescue": read_rescue,
    "sabotage": read_sabotage,
    "slip": read_slip,
    "holiday": read_holiday,
    "fund-vote": read_fund_vote,
    "fund-order": read_fund_order,
    "decree": read_decree,
    "donate": read_donate,
    "loan": read_loan,
    "gift": read_gift,
    "bounty": read_bounty,
    "show": read_show,
    "company": read_company,
}
