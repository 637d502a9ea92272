"""When a game from outside is played: `page.toml` in its folder."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from uprising.kernel import Game

Minutes = Annotated[int, msgspec.Meta(ge=1, le=1440)]
Mood = Literal["together", "secrets", "bargain", "chaos", "quiet"]


class Evening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a game takes at least and at most, and what it is good for, the best first."""

    minutes: tuple[Minutes, Minutes]
    moods: tuple[Mood, ...] = ()


def evening_of(of: Game) -> Evening | None:
    """The game's own `page.toml`; raises ValueError if it cannot be read."""
    path = of.folder / "page.toml"
    if not path.is_file():
        return None
    return msgspec.toml.decode(path.read_bytes(), type=Evening)
