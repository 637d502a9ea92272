"""The games that are installed, looked for once: a search takes ten milliseconds."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import lru_cache

from uprising import kernel
from uprising.kernel import Game, UnknownGame


@lru_cache(maxsize=8)
def found_on(path: tuple[str, ...]) -> Mapping[str, Game]:
    return kernel.games()


def games() -> Mapping[str, Game]:
    """By key. A game that is installed later is there when the server is started again."""
    return found_on(tuple(sys.path))


def game(key: str) -> Game:
    found = games()
    if key not in found:
        raise UnknownGame(f"game: there is no {key!r}; there are {', '.join(found)}")
    return found[key]
