"""FAU-INFO-1: the decks could lie in any order, and any of the events not seen may be out."""

from uprising.kernel import Rng, renew

from ..rules.state import Factory


def guess(s: Factory, seat: int, rng: Rng) -> Factory:
    g = s.copy()
    unseen = sorted([*g.event_deck, *g.event_aside])
    rng.shuffle(unseen)
    left = len(g.event_aside)
    g.event_aside = sorted(unseen[:left])
    g.event_deck = unseen[left:]
    g.contract_deck.sort()
    rng.shuffle(g.contract_deck)
    renew(g, seat, rng)
    return g
