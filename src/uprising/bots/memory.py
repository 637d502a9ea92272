"""The events that the seats of a table were shown, for bots that use them."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from uprising.kernel import Event, Game, Player


@runtime_checkable
class Remembers(Protocol):
    """A bot that uses the events its seat has seen, in some games."""

    def remembers(self, of: Game) -> bool: ...


def remembers(player: Player, of: Game) -> bool:
    """Whether a bot wants to be told what its seat has seen happen in this game."""
    return isinstance(player, Remembers) and player.remembers(of)


class Memory:
    """The events of a table, move by move, and what each seat was shown of them."""

    def __init__(self, of: Game, first: list[Event]) -> None:
        self.game = of
        self.moves = [first]
        self.shown: dict[int, list[msgspec.Struct]] = {}
        self.read: dict[int, int] = {}  # how many moves are in what a seat was shown

    def hear(self, events: list[Event]) -> None:
        """Add the events of a move."""
        self.moves.append(events)

    def take_back(self) -> None:
        """Forget the last move, which was taken back."""
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
