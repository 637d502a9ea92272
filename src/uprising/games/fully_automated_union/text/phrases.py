"""What each move says as a choice: a text and its values, from what the seat sees."""

from collections.abc import Mapping
from typing import Any

from uprising.kernel import Move, at

from ..rules import moves as m
from ..rules.cards import BOSS, EVENT_NAMES, LETTERS, NONE, OPTIONS, contract_name, party_name
from ..rules.state import Factory

Phrase = tuple[str, Mapping[str, Any]]


def phrase(s: Factory, seat: int, move: Move[Any]) -> Phrase | None:
    say = SAYS.get(type(move))
    found: Phrase | None = None if say is None else say(s, seat, move)
    return found


def target(s: Factory, seat: int, move: m.EventTarget) -> Phrase:
    card = "" if s.drawn == NONE else EVENT_NAMES[s.drawn]
    return "do-event-target", {"card": card, "who": at(move.who)}


def robot(s: Factory, seat: int, move: m.EventRobot) -> Phrase:
    if move.who == BOSS:
        return "do-event-robot-boss", {}
    return "do-event-robot", {"owner": party_name(move.who)}


def dentist(s: Factory, seat: int, move: m.DentistChoice) -> Phrase:
    return ("do-dentist-pay" if move.pay else "do-dentist-stress"), {"coins": s.event_number()}


def pick(s: Factory, seat: int, move: m.Pick) -> Phrase | None:
    keeps = move.option == m.KEEP
    job = s.tenure[seat] if keeps else s.offer * OPTIONS + move.option
    if job < 0:
        return None
    terms = s.terms(job)
    said = {
        "card": contract_name(job // OPTIONS),
        "letter": LETTERS[job % OPTIONS].upper(),
        "wage": terms.wage,
        "terms": terms_said(terms.stress, terms.holiday, terms.indefinite and not keeps),
    }
    return "do-contract-keep" if keeps else "do-contract", said


def terms_said(stress: bool, holiday: bool, indefinite: bool) -> str:
    """What else is in a contract, as one word of the sentence."""
    marks = (("stress", stress), ("holiday", holiday), ("indefinite", indefinite))
    return "-".join([name for name, there in marks if there]) or "nothing"


def assign(s: Factory, seat: int, move: m.Assign) -> Phrase:
    ask = s.ask_of(seat)
    inherits = ask is not None and ask.prompt == "ask-inherit"
    return ("do-inherit" if inherits else "do-assign"), {"who": at(move.who)}


def vote(s: Factory, seat: int, move: m.Vote) -> Phrase:
    return f"do-vote-{m.VOTE_NAMES[move.vote]}", {}


SAYS: dict[type[Move[Any]], Any] = {
    m.EventTarget: target,
    m.EventRobot: robot,
    m.DentistChoice: dentist,
    m.Custody: lambda s, seat, move: ("do-custody", {"who": at(move.who)}),
    m.Pick: pick,
    m.Vote: vote,
    m.Nominate: lambda s, seat, move: ("do-nominate", {"who": at(move.who)}),
    m.Assign: assign,
    m.Cover: lambda s, seat, move: ("do-cover-yes" if move.yes else "do-cover-no", {}),
    m.Declare: lambda s, seat, move: ("do-declare-yes" if move.yes else "do-declare-no", {}),
}
