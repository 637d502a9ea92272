"""What a learner is given of a view, block by block."""

from collections.abc import Sequence
from functools import partial

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Part

from ..rules.cards import NAMES


def blocks(seats: int) -> Sequence[Block]:
    return (
        to.one_of("board", lambda v, me: v.board, NAMES),
        to.number("deck", lambda v, me: v.deck, 6),
        *to.each_seat(
            seats,
            Part("hand", partial(to.one_of, words=NAMES), lambda v, who, me: v.hands[who]),
            Part("paid", partial(to.number, most=13), lambda v, who, me: v.paid[who]),
        ),
    )


ENCODER = Encoder(1, blocks)
