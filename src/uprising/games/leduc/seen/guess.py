"""LEDUC-INFO-1: the other's card and the deck could be any of the cards not seen."""

from uprising.kernel import Rng, renew

from ..rules.state import Leduc


def guess(s: Leduc, seat: int, rng: Rng) -> Leduc:
    g = s.copy()
    if not g.ended:
        unseen = sorted([*g.deck, g.hands[1 - seat]])
        rng.shuffle(unseen)
        g.hands[1 - seat] = unseen.pop()
        g.deck = unseen
    renew(g, seat, rng)
    return g
