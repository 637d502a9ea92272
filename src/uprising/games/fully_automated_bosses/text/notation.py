"""Moves from words: `offers standing 1 + all 2 holiday x1 "…"`, `slip @3 1 holiday`, `strike`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from uprising.kernel import BadNotation, Move, number, seat_of, unquoted

from ..rules import moves_hiring as h
from ..rules import moves_round as m
from ..rules.cards import ALL, NO_SEATS, NONE
from ..rules.moves import ONE_WORD
from ..rules.moves_free import Bounty, Company, Gift, Loan, Show
from ..rules.state import Offer

T = TypeVar("T")
PLAIN = {move.text(): move for move in ONE_WORD}
CHOICES = {word: choice for choice, word in NO_SEATS.items()}


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

    def several(self, read: Callable[[Words], T]) -> tuple[T, ...]:
        """One thing, or more with a + between them."""
        found = [read(self)]
        while self.skip("+"):
            found.append(read(self))
        return tuple(found)

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


def read_offer(left: Words) -> Offer:
    if left.skip("standing"):
        to = h.STANDING
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


def read_term(left: Words) -> h.Term:
    return h.Term(left.seat(), left.number("the wage"), left.skip("holiday"), left.line())


def read_hire(left: Words) -> Move[Any]:
    if left.skip("public-work") or left.skip("public"):
        return h.HIRE_PUBLIC
    boss = left.seat()
    if left.skip("standing"):
        return h.Hire(boss, 0)
    if left.skip("private"):
        return h.Hire(boss, -left.number("the private offer's number"))
    left.need("offer")
    return h.Hire(boss, left.number("the offer's number"))


def read_choice(left: Words) -> int:
    if left.peek() in CHOICES:
        return CHOICES[left.take("a choice").lower()]
    return left.seat()


def read_slip(left: Words) -> Move[Any]:
    if left.skip("nothing"):
        return m.Slip((), ())
    lines = left.several(read_slip_line)
    pays = [line for line in lines if isinstance(line, m.Pay)]
    gifts = [line for line in lines if isinstance(line, m.Present)]
    return m.Slip(tuple(pays), tuple(gifts))


def read_slip_line(left: Words) -> m.Pay | m.Present:
    if left.skip("gift"):
        return m.Present(left.seat(), left.number("coins"), left.line())
    return m.Pay(left.seat(), left.number("coins"), left.skip("holiday"))


def read_holiday(left: Words) -> Move[Any]:
    if left.skip("none"):
        return m.NO_HOLIDAY
    left.need("own")
    own = left.number("own coins")
    left.need("fund")
    return m.Holiday(own, left.number("the Fund's coins"))


def read_decree(left: Words) -> Move[Any]:
    if left.skip("none"):
        return m.Decree(0, NONE)
    exempt = 0
    if left.skip("exempt"):
        for seat in left.seats():
            exempt |= 1 << seat
    return m.Decree(exempt, left.seat() if left.skip("surcharge") else NONE)


def read_loan(left: Words) -> Move[Any]:
    coins = left.number("coins")
    repay = left.number("coins to come back") if left.skip("repay") else coins
    return Loan(coins, repay, left.line())


def read_bounty(left: Words) -> Move[Any]:
    to = ALL if left.skip("all") else left.seat()
    coins = left.number("coins")
    left.need("on")
    return Bounty(to, coins, left.seat(), left.line())


VERBS: dict[str, Callable[[Words], Move[Any]]] = {
    "buy": lambda left: h.Buy(left.number("the number of robots")),
    "offers": lambda left: h.Sheet(left.several(read_offer)),
    "counter": lambda left: h.Bargain(left.several(read_term)),
    "hire": read_hire,
    "bid": lambda left: m.Bid(left.number("fingers")),
    "ballot": lambda left: m.Ballot(read_choice(left)),
    "pick": lambda left: m.Pick(read_choice(left)),
    "rescue": lambda left: m.Rescue(left.number("coins")),
    "sabotage": lambda left: m.Sabotage(left.seat()),
    "slip": read_slip,
    "holiday": read_holiday,
    "fund-vote": lambda left: m.FundVote(left.seat()),
    "fund-order": lambda left: m.FundOrder(tuple(left.seats())),
    "decree": read_decree,
    "donate": lambda left: m.Donate(left.number("coins")),
    "loan": read_loan,
    "gift": lambda left: Gift(left.seat(), left.number("coins"), left.line()),
    "bounty": read_bounty,
    "show": lambda left: Show(left.number("coins")),
    "company": lambda left: Company(unquoted(left.take("the company's name, in quotes"))),
}
