"""What the seats of a table were shown, for bots that make something of it."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, Game, Player
from uprising.kernel.riddle import no_claims

from .knowledge import believed_in


def remembers(player: Player, of: Game) -> bool:
    """Whether a bot makes something of what its seat has seen happen in this game.

    It draws its worlds by it, always or where that helps; or it is asked there to name what others
    hide; or it says so.
    """
    if of.key in getattr(player, "recalls", ()):
        return True
    if of.riddle is None:
        return False
    draws: bool | None = getattr(player, "remembers", False)
    if draws or (draws is None and believed_in(of)):
        return True
    return of.riddle.claims is not no_claims and bool(getattr(player, "names", False))


class Memory:
    """The events of a table, move by move, and what each seat was shown of them."""

    def __init__(self, of: Game, first: list[Event]) -> None:
        self.game = of
        self.moves = [first]
        self.shown: dict[int, list[msgspec.Struct]] = {}
        self.read: dict[int, int] = {}  # how many moves are in what a seat was shown

    def hear(self, events: list[Event]) -> None:
        """A move was made."""
        self.moves.append(events)

    def take_back(self) -> None:
        """The last move has not been."""
        self.moves.pop()
        self.shown.clear()
        self.read.clear()

    def seen_by(self, seat: int) -> tuple[msgspec.Struct, ...]:
        """All that this seat may know, oldest first."""
        found = self.shown.setdefault(seat, [])
        for events in self.moves[self.read.get(seat, 0) :]:
            for event in events:
                seen = self.game.seen_by(event, seat)
                if seen is not None:
                    found.append(seen)
        self.read[seat] = len(self.moves)
        return tuple(found)

    def told(self, player: Player, seat: int) -> tuple[msgspec.Struct, ...]:
        """What a player gets to remember at that seat."""
        return self.seen_by(seat) if remembers(player, self.game) else ()
