"""What each move says as a choice: a text and its values, from what the seat sees."""

from collections.abc import Mapping
from typing import Any

from uprising.kernel import Move, at

from ..rules import cards as c
from ..rules import moves_free as f
from ..rules import moves_hiring as h
from ..rules import moves_round as m
from ..rules.state import Bosses, Offer

Values = dict[str, Any]
Phrase = tuple[str, Mapping[str, Any]]


def phrase(s: Bosses, seat: int, move: Move[Any]) -> Phrase | None:
    say = SAYS.get(type(move))
    found: Phrase | None = None if say is None else say(s, seat, move)
    return found


def spoken(words: str) -> str:
    """The line that goes with a move, as the end of its sentence."""
    return f" “{words}”" if words else ""


# Hiring


def buy(s: Bosses, seat: int, move: h.Buy) -> Phrase:
    return "do-buy", {"robots": move.number, "coins": move.number * s.pack.robot_price}


def offer(row: Offer) -> Values:
    said = {"wage": row.wage, "holiday": row.holiday, "words": spoken(row.words)}
    if row.to == h.STANDING:
        return {"say": "do-offer-standing", **said}
    if row.to == c.ALL:
        return {"say": "do-offer-all", "slots": row.slots, **said}
    return {"say": "do-offer-one", "to": at(row.to), **said}


def sheet(s: Bosses, seat: int, move: h.Sheet) -> Phrase:
    return "do-offers", {"rows": [offer(row) for row in move.rows]}


def bargain(s: Bosses, seat: int, move: h.Bargain) -> Phrase:
    terms = [
        {
            "say": "do-term", "boss": at(term.boss), "wage": term.wage, "holiday": term.holiday,
            "words": spoken(term.words),
        }
        for term in move.terms
    ]  # fmt: skip
    return "do-counter", {"terms": terms}


def hire(s: Bosses, seat: int, move: h.Hire) -> Phrase | None:
    if move.boss == c.NONE:
        return "do-hire-public", {"wage": s.pack.public_wage}
    side = s.side(move.boss)
    row = c.NONE if side == c.NONE else h.row_of(s, seat, side, move.number)
    if row == c.NONE:
        return None
    terms = h.offer_at(s, side, row)
    said = {
        "boss": at(move.boss), "number": abs(move.number), "wage": terms.wage,
        "holiday": terms.holiday,
    }  # fmt: skip
    return "do-hire-private" if move.number < 0 else "do-hire", said


# The strike


def bid(s: Bosses, seat: int, move: m.Bid) -> Phrase:
    return "do-bid", {"fingers": move.fingers, "coins": move.fingers * m.bid_unit(s, seat)}


def choice(s: Bosses, seat: int, move: m.Ballot | m.Pick) -> Phrase | None:
    if move.choice < 0:
        return f"do-ballot-{c.NO_SEATS[move.choice]}", {}
    ask = s.ask_of(seat)
    topic = ask.prompt.rpartition("-")[2] if ask is not None else ""
    if topic not in c.TOPICS:
        return None
    return f"do-ballot-{topic}", {"choice": at(move.choice)}


def sabotage(s: Bosses, seat: int, move: m.Sabotage) -> Phrase:
    if move.owner == c.NONE:
        return "do-pass", {}
    return "do-sabotage", {"owner": at(move.owner)}


def rescue(s: Bosses, seat: int, move: m.Rescue) -> Phrase | None:
    boss = s.current_step().debtor()
    if boss == c.NONE:
        return None
    if move.coins == 0:
        return "do-refuse", {"boss": at(boss)}
    return "do-rescue", {"boss": at(boss), "coins": move.coins}


# Payday, rent and the Fund


def slip(s: Bosses, seat: int, move: m.Slip) -> Phrase:
    pays = [
        {"say": "do-pay", "who": at(pay.worker), "coins": pay.coins, "holiday": pay.holiday}
        for pay in move.pays
    ]
    gifts = [present(gift.worker, gift.coins, gift.words) for gift in move.gifts]
    kind = ("nothing", "given", "paid", "both")[2 * bool(pays) + bool(gifts)]
    return "do-slip", {"kind": kind, "pays": pays, "gifts": gifts}


def present(worker: int, coins: int, words: str) -> Values:
    return {"say": "do-present", "who": at(worker), "coins": coins, "words": spoken(words)}


def holiday(s: Bosses, seat: int, move: m.Holiday) -> Phrase:
    if move.own + move.fund == 0:
        return "do-no-holiday", {}
    return "do-holiday", {"own": move.own, "fund": move.fund}


def request(s: Bosses, seat: int, move: m.Request) -> Phrase:
    if not move.wants:
        return "do-decline", {}
    return "do-request", {"lacks": max(0, s.rent(seat) - s.coins[seat])}


def decree(s: Bosses, seat: int, move: m.Decree) -> Phrase:
    exempt = [at(who) for who in range(len(s.roles)) if move.exempt >> who & 1]
    charged = move.surcharged != c.NONE
    kind = ("nothing", "charge", "spare", "both")[2 * bool(exempt) + charged]
    return "do-decree", {
        "kind": kind, "exempt": exempt, "surcharged": c.seat_name(move.surcharged),
    }  # fmt: skip


def declare(s: Bosses, seat: int, move: m.Declare) -> Phrase:
    return "do-declare" if move.wins else "do-nothing", {}


# At any time


def loan(s: Bosses, seat: int, move: f.Loan) -> Phrase:
    return "do-loan", {
        "rival": at(s.rival(seat)), "coins": move.coins, "repay": move.repay,
        "words": spoken(move.words),
    }  # fmt: skip


def gift(s: Bosses, seat: int, move: f.Gift) -> Phrase:
    return "do-gift", {
        "who": at(move.worker), "coins": move.coins, "words": spoken(move.words),
    }  # fmt: skip


def bounty(s: Bosses, seat: int, move: f.Bounty) -> Phrase:
    return "do-bounty", {
        "to": c.audience(move.to), "coins": move.coins, "target": at(move.target),
        "words": spoken(move.words),
    }  # fmt: skip


SAYS: dict[type[Move[Any]], Any] = {
    h.Buy: buy,
    h.Keep: lambda s, seat, move: ("do-keep", {}),
    h.Sheet: sheet,
    h.Silent: lambda s, seat, move: ("do-silent", {}),
    h.Bargain: bargain,
    h.Hire: hire,
    m.Ready: lambda s, seat, move: ("do-ready", {}),
    m.Bid: bid,
    m.Vote: lambda s, seat, move: ("do-strike" if move.strike else "do-work", {}),
    m.Ballot: choice,
    m.Pick: choice,
    m.Sabotage: sabotage,
    m.Rescue: rescue,
    m.Slip: slip,
    m.Holiday: holiday,
    m.Request: request,
    m.FundVote: lambda s, seat, move: ("do-fund-vote", {"who": at(move.who)}),
    m.FundOrder: lambda s, seat, move: ("do-fund-order", {"order": [at(w) for w in move.order]}),
    m.Decree: decree,
    m.Donate: lambda s, seat, move: ("do-donate", {"coins": move.coins}),
    m.Declare: declare,
    f.Loan: loan,
    f.Gift: gift,
    f.Bounty: bounty,
    f.Show: lambda s, seat, move: ("do-show", {"coins": move.coins}),
    f.Company: lambda s, seat, move: ("do-company", {"words": spoken(move.words)}),
}
