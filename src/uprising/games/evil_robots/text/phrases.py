"""What a choice says: keys of the catalogue and their values."""

from typing import Any

from uprising.kernel import Move, Phrase, at

from ..rules import moves as m
from ..rules import targets as t
from ..rules.cards import KEYS
from ..rules.state import NONE, EvilRobots


def phrase(s: EvilRobots, seat: int, move: Move[Any]) -> Phrase | None:
    """A sentence for moves that need more than their words, with its price."""
    if isinstance(move, m.FlipAny):
        own = move.who == seat
        said = {"whose": t.target_id(move.who), "cost": s.pack.cost_flip_any}
        return "do-turn-own" if own else coin_key(move.who), said
    if isinstance(move, m.FlipOwn):
        return "do-turn-own", {"whose": at(seat), "cost": s.pack.cost_flip_own}
    if isinstance(move, m.Swap):
        return "do-swap-card", {"card": card(move.card), "cost": s.pack.cost_swap}
    if isinstance(move, m.Play):
        if not move.use:
            return "do-waste", {"card": card(move.card)}
        return used("play", move.card, move.a, move.b)
    if isinstance(move, m.Reveal):
        return used("reveal", move.card, move.a, move.b)
    return dealt(move)


def dealt(move: Move[Any]) -> Phrase | None:
    """What changes hands, and what is kept."""
    if isinstance(move, m.Offer):
        return offered(move)
    if isinstance(move, m.Propose):
        shares = [{"say": "part-share", "who": at(w), "count": c} for w, c in move.shares]
        return "do-share", {"shares": shares}
    if isinstance(move, m.Endgame) and move.cards:
        return "do-reveal-last", {"cards": [card(each) for each in move.cards]}
    if isinstance(move, m.Keep) and move.cards:
        return "do-keep-cards", {"cards": [card(each) for each in move.cards]}
    if isinstance(move, m.Gift):
        key = "do-gift-tokens" if move.tokens else "do-gift-influence"
        return key, {"to": at(move.to), "count": move.amount}
    return None


def card(number: int) -> str:
    return f"~id-{KEYS[number]}"


def coin_key(who: int) -> str:
    return "do-turn-coin" if t.target_id(who).startswith("@") else "do-turn-extra"


def offered(move: m.Offer) -> Phrase:
    values = {"influence": move.influence, "tokens": move.tokens}
    if move.influence and move.tokens:
        return "do-offer-both", values
    if move.influence:
        return "do-offer-influence", {"influence": move.influence}
    return ("do-offer-tokens", {"tokens": move.tokens}) if move.tokens else ("do-offer-nothing", {})


def used(verb: str, number: int, first: int, second: int) -> Phrase:
    """A card and what it is aimed at: players, a team, a deck, a turn, another card."""
    values: dict[str, Any] = {"card": card(number)}
    if first == NONE:
        return f"do-{verb}-card", values
    if first == t.AIM_TURN:
        return f"do-{verb}-turning", values
    if first in (t.AIM_EVIL, t.AIM_GOOD, t.AIM_LEFT, t.AIM_RIGHT):
        return f"do-{verb}-for", {**values, "what": t.word_of(first)}
    targets = [t.target_id(one) for one in (first, second) if one != NONE]
    return f"do-{verb}-on", {**values, "targets": targets}
