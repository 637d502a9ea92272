"""The free actions of the bosses as forms: loans, gifts, bounties, shown coins, a name."""

from __future__ import annotations

from typing import Any

from uprising.kernel import Form, Line, Move, Number, OneOf, at

from .cards import ALL, NONE
from .moves_free import Bounty, Company, Gift, Loan, Show, is_open
from .state import BOUNTIES, COMPANIES, GIFTS, LOANS, SHOWS, Bosses


def free_forms(s: Bosses, seat: int) -> tuple[Form, ...]:
    """What a boss may do while others are asked; the rules say no more than `refusal` does."""
    if s.side(seat) == NONE or not s.asks:
        return ()
    coins = s.coins[seat]
    workers = tuple([at(worker) for worker in s.workers])
    found = []
    if coins > 0 and is_open(s, LOANS):
        terms = (Number("coins", 1, coins), Number("repay", 0, s.pack.top_wage), Line("words"))
        found.append(Form("form-loan", terms))
    if coins > 0 and is_open(s, GIFTS):
        present = (OneOf("worker", workers), Number("coins", 1, coins), Line("note"))
        found.append(Form("form-gift", present))
    if is_open(s, BOUNTIES):
        seats = tuple([at(who) for who in range(len(s.roles))])
        price = Number("coins", 1, s.pack.top_wage)
        promise = (OneOf("to", ("all", *workers)), price, OneOf("target", seats), Line("words"))
        found.append(Form("form-bounty", promise))
    if coins > 0 and is_open(s, SHOWS):
        found.append(Form("form-show", (Number("coins", 1, coins),)))
    if s.round == 1 and is_open(s, COMPANIES):
        found.append(Form("form-company", (Line("company"),)))
    return tuple(found)


def free_filled(form: str, values: dict[str, Any]) -> Move[Any]:
    if form == "form-loan":
        return Loan(values["coins"], values["repay"], values["words"])
    if form == "form-gift":
        return Gift(int(values["worker"][1:]), values["coins"], values["note"])
    if form == "form-bounty":
        to = ALL if values["to"] == "all" else int(values["to"][1:])
        return Bounty(to, values["coins"], int(values["target"][1:]), values["words"])
    if form == "form-show":
        return Show(values["coins"])
    return Company(values["company"])
