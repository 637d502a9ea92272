"""Votes as if the Opinion came to nothing: what the exact odds are measured against."""

from typing import Any

from uprising.kernel import Move

from ..rules.briefs import NO_VOTE, matching
from ..rules.cards import VALUES
from ..rules.draws import value_of
from ..rules.moves import Vote
from ..rules.state import Patriot
from .heuristic_cards import cards_worth
from .values import card_point
from .votes import stake


def votes(s: Patriot, seat: int) -> bool:
    """Whether this seat is asked for a vote."""
    ask = s.ask_of(seat)
    return ask is not None and ask.prompt == "ask-vote"


def rough_vote(s: Patriot, seat: int) -> tuple[Move[Any], str]:
    """What is needed and no more, if there is enough and it is worth the cards."""
    brief = s.pack.briefs[s.brief]
    ranked = matching(s, seat, brief)
    if value_of(tuple(ranked)) < brief.need or stake(s, brief) < card_point(s) * brief.need:
        return NO_VOTE, "why-no-vote"
    return Vote(cards_worth(ranked, brief.need)), "why-vote"


def rough_votes(s: Patriot, seat: int) -> list[Move[Any]]:
    """Nothing, what is needed, a high card more or less, and all."""
    brief = s.pack.briefs[s.brief]
    ranked = matching(s, seat, brief)
    most = value_of(tuple(ranked))
    sums = [min(most, brief.need + more) for more in (0, VALUES, -VALUES, most)]
    return [NO_VOTE, *[Vote(cards_worth(ranked, total)) for total in sums if total > 0]]
