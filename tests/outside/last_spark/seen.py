"""What a seat sees, and a table it could be."""

import msgspec

from uprising.kernel import Rng, renew

from .rules import ANY, NAMES, Spark


class SparkView(msgspec.Struct, frozen=True, tag="last_spark"):
    """`hands` of others hold None for each card one may not see."""

    hands: tuple[tuple[str | None, ...], ...]
    laid: tuple[str, ...]
    shield: tuple[bool, ...]
    deck: int


def view(s: Spark, seat: int | None) -> SparkView:
    hands = [
        [NAMES[c] if who == seat or s.ended else None for c in hand]
        for who, hand in enumerate(s.hands)
    ]
    laid = tuple(NAMES[card] for card in s.laid)
    return SparkView(tuple(map(tuple, hands)), laid, tuple(s.shield), len(s.deck))


def guess(s: Spark, seat: int, rng: Rng) -> Spark:
    """SPARK-INFO-1: all that is hidden dealt anew, until it fits what the seat was told."""
    g = s.copy()
    others = [o for o in g.alive() if o != seat and not g.ended]
    unseen = sorted([*g.deck, *[c for o in others for c in g.hands[o]]])
    while True:
        rng.shuffle(unseen)
        pile = unseen.copy()
        for other in others:
            g.hands[other] = [pile.pop() for _ in g.hands[other]]
        if all(g.could[seat][o] >> g.hands[o][0] & 1 for o in others):
            break
    g.deck = g.deck if g.ended else pile
    renew(g, seat, rng)
    return g


def unknown(s: Spark, seat: int) -> dict[str, object]:
    """The hands of which the seat was told nothing, while there are two kinds they could be."""
    others = [o for o in s.alive() if o != seat and s.could[seat][o] == ANY]
    kinds = {card for o in others for card in s.hands[o]} | set(s.deck)
    told = [o for o in s.alive() if o != seat and o not in others]
    open_still = not s.ended and not told and len(kinds) > 1
    return {f"hand {o}": tuple(s.hands[o]) for o in others} if open_still else {}
