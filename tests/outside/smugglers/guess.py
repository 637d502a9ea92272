"""SMUG-INFO-1: what is hidden from a seat could be anything that fits what it has seen."""

from __future__ import annotations

from uprising.kernel import Rng, renew

from .state import Smugglers


def guess(s: Smugglers, seat: int, rng: Rng) -> Smugglers:
    g = s.copy()
    others = [other for other in g.seats if other != seat]
    kept = {other: [c for c in g.hands[other] if c in g.known[seat]] for other in others}
    unseen = sorted(
        [*g.deck, *(c for other in others for c in g.hands[other] if c not in kept[other])]
    )
    rng.shuffle(unseen)
    for other in others:
        size = len(g.hands[other])
        g.hands[other] = kept[other] + [unseen.pop() for _ in range(size - len(kept[other]))]
    g.deck = unseen
    for spy in others:
        g.known[spy] = remembered(s, g, seat, spy, rng)
    renew(g, seat, rng)
    return g


def remembered(s: Smugglers, g: Smugglers, seat: int, spy: int, rng: Rng) -> list[int]:
    """SMUG-SPY-1: how many cards a spy has seen is open; which, only of one's own hand."""
    cards = [card for card in s.known[spy] if s.owner(card) == seat]
    for owner in g.seats:
        count = sum(s.owner(card) == owner for card in s.known[spy])
        if owner not in (seat, spy) and count:
            hand = g.hands[owner].copy()
            rng.shuffle(hand)
            cards += hand[:count]
    return cards
