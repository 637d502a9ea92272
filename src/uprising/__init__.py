"""Uprising: a digital tabletop for robot-uprising board games.

>>> import uprising
>>> table = uprising.new("tic_tac_toe", seed=7)
>>> table.legal(0)[:2]
[<place a1>, <place b1>]
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from uprising import _compiled

_compiled.install()  # before anything of ours is imported

# now, or the first game loaded would put this package in the place of the function games()
import_module("uprising.games")

from uprising._compiled import compiled  # noqa: E402
from uprising.kernel import (  # noqa: E402
    Game,
    Table,
    default_names,
    game,
    games,
    read_record,
    replay,
    seeded_table,
)
from uprising.packs import with_pack  # noqa: E402
from uprising.scenario import scenario  # noqa: E402


def new(
    key: str,
    seats: int | Sequence[str] | None = None,
    seed: int | str = 0,
    pack: str | None = None,
    **options: Any,
) -> Table:
    """A new table of that game: a number of seats or their names, a seed, the game's options.

    `pack` changes numbers and cards: the name of a pack of ours, or a file (`docs/design/lab.md`).
    """
    of = with_pack(game(key), pack)
    count = of.seats[0] if seats is None else seats
    names = default_names(count) if isinstance(count, int) else count
    return seeded_table(of, names, options, seed)


__all__ = ["Game", "Table", "compiled", "game", "games", "new", "read_record", "replay", "scenario"]
