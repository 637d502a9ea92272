"""PAT-HIDE-3: only the order of the decks is hidden, and which Influence went to the Opinion deck.

Everything else lies open to both players: hands, votes, discards, the Briefs looked at.
"""

from uprising.kernel import Rng, renew

from ..rules.cards import TYPES, VALUES
from ..rules.state import PO_FRESH, Patriot


def guess(s: Patriot, seat: int, rng: Rng) -> Patriot:
    g = s.copy()
    redraw_influence(g, rng)
    redraw(g.briefs, g.briefs_under, g.briefs_top, rng)
    redraw(g.riot_deck, 0, 0, rng)
    redraw(g.beacons, g.beacons_under, 0, rng)
    renew(g, seat, rng)
    return g


def redraw(deck: list[int], under: int, top: int, rng: Rng) -> None:
    """Another order for the cards between those known under a deck and those known on top."""
    last = len(deck) - top
    if last - under > 1:
        middle = deck[under:last]
        middle.sort()
        rng.shuffle(middle)
        deck[under:last] = middle


def redraw_influence(g: Patriot, rng: Rng) -> None:
    """A pile and its Opinion cards are known only together, until either has been seen through."""
    hidden = len(g.po) - g.po_top
    opinion: list[int] = []
    for kind in range(len(TYPES)):
        pile = g.piles[kind]
        theirs = [card for card in g.po[:hidden] if card // VALUES == kind]
        if g.fresh & PO_FRESH and g.fresh >> kind & 1:
            pool = [*pile, *theirs]
            pool.sort()
            rng.shuffle(pool)
            g.piles[kind] = pool[: len(pile)]
            opinion.extend(pool[len(pile) :])
        else:
            pile.sort()
            rng.shuffle(pile)
            opinion.extend(theirs)
    opinion.sort()
    rng.shuffle(opinion)
    g.po[:hidden] = opinion
