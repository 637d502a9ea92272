"""What a seat sees, a table it could be, and what it does not know (BALL-INFO-1)."""

from typing import Any

import msgspec

from uprising.kernel import Rng, renew

from .rules import ANY, MASKS, Ball


class BallView(msgspec.Struct, frozen=True, tag="lantern_ball"):
    """`hands` holds the masks one may see; None for the others."""

    deck: int
    hands: tuple[tuple[str, ...] | None, ...]
    played: tuple[tuple[str, ...], ...]
    safe: tuple[bool, ...]


def view(s: Ball, seat: int | None) -> BallView:
    hands = [names(h) if s.ended or who == seat else None for who, h in enumerate(s.hands)]
    return BallView(len(s.deck) - 1, tuple(hands), tuple(map(names, s.played)), tuple(s.safe))


def names(masks: list[int]) -> tuple[str, ...]:
    return tuple(MASKS[mask] for mask in masks)


def guess(s: Ball, seat: int, rng: Rng) -> Ball:
    g = s.copy()
    others = [] if g.ended else [who for who in g.here() if who != seat]
    unseen = sorted([*g.deck, *(mask for who in others for mask in g.hands[who])])
    while others:
        rng.shuffle(unseen)
        g.deck = unseen.copy()
        for who in others:
            g.hands[who] = [g.deck.pop() for _ in g.hands[who]]
        if all(g.could[seat][who] >> g.hands[who][0] & 1 for who in others):
            break
    for row in g.could:  # whoever has looked has seen the mask that lies there now
        for who in others:
            if row is not g.could[seat] and row[who].bit_count() == 1:
                row[who] = 1 << g.hands[who][0]
    renew(g, seat, rng)
    return g


def unknown(s: Ball, seat: int) -> dict[str, Any]:
    """The masks of which this seat was told nothing, while there are two kinds they could be."""
    others = [] if s.ended else [who for who in s.here() if who != seat]
    unsure = [who for who in others if s.could[seat][who] == ANY]
    kinds = {*s.deck, *(mask for who in unsure for mask in s.hands[who])}
    sure = unsure != others or len(kinds) == 1
    return {} if sure else {f"hand {who}": s.hands[who].copy() for who in unsure}
