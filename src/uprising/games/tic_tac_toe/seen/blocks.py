"""What a learner is given of a view, block by block."""

from collections.abc import Sequence

from uprising.kernel import layout as to
from uprising.kernel.layout import Block, Encoder, Read

CELLS = tuple(str(cell) for cell in range(1, 10))


def cells_of(step: int) -> Read:
    """The cells of oneself (0) or of the other (1)."""
    return lambda v, me: [int(cell == (me + step) % 2) for cell in v.cells]


def blocks(seats: int) -> Sequence[Block]:
    return (
        to.numbers("mine", cells_of(0), CELLS, 1),
        to.numbers("theirs", cells_of(1), CELLS, 1),
    )


ENCODER = Encoder(1, blocks)
