"""What a seat cannot see is drawn anew: decks, drawn cards, objectives (ROB-HIDE-2 to -6)."""

from uprising.kernel import Rng, renew

from ..rules.cards import FIRST_SABOTAGE, SPY
from ..rules.state import Robotariat, drawer_sees, known_spy, open_objectives, peeked_sabotage


def guess(s: Robotariat, seat: int, rng: Rng) -> Robotariat:
    g = s.copy()
    if g.round > 0:
        redraw_cards(g, seat, rng)
    if g.secret and g.objectives and not g.ended:
        redraw_objectives(g, seat, rng)
    renew(g, seat, rng)
    return g


def redraw_cards(g: Robotariat, seat: int, rng: Rng) -> None:
    """ROB-HIDE-4, ROB-HIDE-5, ROB-HIDE-9: which cards are left is known, their order is not."""
    drawn_upgrades = bool(g.drawn) and g.drawn[0] < FIRST_SABOTAGE
    hidden = len(g.drawn) if g.drawn and not drawer_sees(g, seat) else 0
    upgrades = [*g.upgrade_deck, *(g.drawn if hidden and drawn_upgrades else [])]
    seen = peeked_sabotage(g, seat)
    under = len(g.sabotage_deck) - seen
    top = g.sabotage_deck[under:]
    sabotages = [*g.sabotage_deck[:under], *(g.drawn if hidden and not drawn_upgrades else [])]
    upgrades.sort()  # what was there before must not shine through
    sabotages.sort()
    rng.shuffle(upgrades)
    rng.shuffle(sabotages)
    if hidden:
        pool = upgrades if drawn_upgrades else sabotages
        g.drawn = [pool.pop() for _ in range(hidden)]
    g.upgrade_deck = upgrades
    g.sabotage_deck = [*sabotages, *top]


def redraw_objectives(g: Robotariat, seat: int, rng: Rng) -> None:
    """ROB-HIDE-2, ROB-HIDE-3: anything not one's own; once the Spy is asked, all know the Spy."""
    own = g.objectives[seat]
    spy = known_spy(g)
    pool = open_objectives(g, seat)
    rng.shuffle(pool)
    dealt = []
    for who in range(g.seats):
        if who == seat:
            dealt.append(own)
        elif who == spy:
            dealt.append(SPY)
        else:
            dealt.append(pool.pop())
    g.objectives = tuple(dealt)
    g.aside = tuple(sorted(pool))
