"""Lantern Ball: everybody wears a mask; find out who is who before your own lantern goes out."""

from collections.abc import Sequence
from pathlib import Path

from uprising.kernel import BadNotation, Bot, Game, Refusal, Rng, seat_of

from . import events, rules, seen
from .rules import MASKS, Ball, Pack, Play, deal, legal, universe


def read(words: list[str], names: Sequence[str]) -> Play:
    try:
        _, mask, *rest = words
        other = seat_of(rest[0], names) if rest else None
        return Play(MASKS.index(mask), other, *(MASKS.index(name) for name in rest[1:]))
    except (ValueError, TypeError):
        raise BadNotation("move: write 'play' and a mask, a guest, a mask to name") from None


def advise(s: Ball, seat: int, rng: Rng) -> tuple[Play, str]:
    """Gossip what it still could be, the highest first; else play the lower mask."""
    moves = sorted(legal(s, seat), key=lambda move: move.mask)
    could = [m for m in moves if m.named and s.could[seat][m.other or 0] >> m.named & 1]
    return (could[-1], "why-named") if could else (moves[0], "why-low")


GAME = Game(
    key="lantern_ball",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    modules=(rules,),
    deal=deal,
    read=read,
    view=seen.view,
    events=events,
    guess=seen.guess,
    universe=universe,
    conserved=lambda s: {"masks": len(s.deck) + sum(map(len, [*s.hands, *s.played]))},
    unknown=seen.unknown,
    over=Refusal("refuse-over", "BALL-END-3"),
    not_asked=Refusal("refuse-not-asked", "BALL-TURN-1"),
    not_now=Refusal("refuse-not-now", "BALL-TURN-1"),
    pack=Pack(),
    bot=Bot(advise=advise, blind=True),
)
