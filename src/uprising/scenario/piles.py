"""Placing things in piles without losing or duplicating any.

What is laid into a pile is taken from where it lies now, first from the reserve (the deck), then
from piles nobody has fixed. A pile that loses a thing this way gets another from the reserve, so
that hands keep their size. What lay in the pile before goes back under the reserve.
"""

from __future__ import annotations

from uprising.kernel import Game, Kind, Pile, State


class Impossible(ValueError):
    """A position that cannot be: names the zone and says why."""


class Piles:
    """The piles of one position, and which of them have been fixed."""

    def __init__(self, game: Game, state: State, seats: int) -> None:
        self.state = state
        self.all: list[tuple[Pile, int]] = []
        for zone in game.zones:
            if isinstance(zone, Pile):
                each = range(seats) if "{seat}" in zone.name else range(1)
                self.all += [(zone, seat) for seat in each]
        self.fixed: set[tuple[str, int]] = set()
        self.short: list[tuple[Pile, int]] = []

    def lay(self, pile: Pile, seat: int, names: list[str], said: str) -> None:
        """Make a pile hold exactly these things; a reserve gets them on top."""
        wanted = names[::-1] if pile.top_first else names
        kind = pile.kind
        if not pile.reserve:
            reserve = self.reserve(kind)
            if reserve is not None:
                held = self.items(pile, seat)
                self.write(*reserve, [*held, *self.items(*reserve)])
                self.write(pile, seat, [])
        self.fixed.discard((pile.name, seat))
        taken = [self.take(kind, name, said) for name in wanted]
        for item in taken:
            if pile.holds is not None and not pile.holds(item):
                raise Impossible(f"{said}: {kind.names[item]} cannot lie there")
        below = self.items(pile, seat) if pile.reserve else []
        self.write(pile, seat, [*below, *taken], said=said)
        self.fixed.add((pile.name, seat))

    def take(self, kind: Kind, name: str, said: str) -> int:
        """Take a thing of that name from the reserve or from a pile nobody has fixed."""
        reserve = self.reserve(kind)
        order = [reserve] if reserve is not None and not self.is_fixed(reserve) else []
        order += [p for p in self.all if p != reserve and not self.is_fixed(p)]
        order += [reserve] if reserve is not None and self.is_fixed(reserve) else []
        for place in order:
            if place[0].kind is not kind:
                continue
            items = list(self.items(*place))
            for index, item in enumerate(items):
                if kind.names[item] == name:
                    del items[index]
                    self.write(*place, items)
                    if place != reserve:
                        self.short.append(place)
                    return item
        raise Impossible(f"{said}: there is no {name} left to lay there")

    def settle(self) -> None:
        """Deal a replacement to every pile that lost something to another."""
        for pile, seat in self.short:
            reserve = self.reserve(pile.kind)
            if reserve is None or (pile.name, seat) in self.fixed:
                continue
            items = list(self.items(*reserve))
            fitting = [i for i, n in enumerate(items) if pile.holds is None or pile.holds(n)]
            if fitting:
                replacement = items.pop(fitting[0])  # from the bottom: the top may be scripted
                self.write(*reserve, items)
                self.write(pile, seat, [*self.items(pile, seat), replacement])
        self.short = []

    def reserve(self, kind: Kind) -> tuple[Pile, int] | None:
        for place in self.all:
            if place[0].reserve and place[0].kind is kind:
                return place
        return None

    def is_fixed(self, place: tuple[Pile, int]) -> bool:
        return (place[0].name, place[1]) in self.fixed

    def items(self, pile: Pile, seat: int) -> list[int]:
        return pile.items(self.state, seat)

    def write(self, pile: Pile, seat: int, items: list[int], said: str = "") -> None:
        if pile.write is None:
            pile.items(self.state, seat)[:] = items
            return
        try:
            pile.write(self.state, seat, items)
        except ValueError as error:
            raise Impossible(f"{said or pile.name}: {error}") from error
