"""Moves from words: `place b2`."""

from collections.abc import Sequence

from uprising.kernel import BadNotation

from ..rules.moves import PLACE, Place


def read(words: list[str], names: Sequence[str]) -> Place:
    match [word.lower() for word in words]:
        case ["place", cell] if len(cell) == 2 and cell[0] in "abc" and cell[1] in "123":
            return PLACE["abc".index(cell[0]) + 3 * "123".index(cell[1])]
        case ["place", cell]:
            raise BadNotation(f"cell: {cell!r} is not one of a1 to c3")
    raise BadNotation(f"move: {' '.join(words)!r} is not like 'place b2'")
