"""Where Troops and Rioters go, and who says so."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Refusal, Rng, Shares

from .cards import SPACES
from .events import RiotersPardoned, TroopsLost, TroopsMoved, TroopsPlaced
from .moves import PARDON, Asking, Pardon, Place, Station, Strike, Withdraw
from .riots import calm_down, execute, remove_rioters, threat
from .state import RIOTERS, TROOPS, Patriot
from .tiles import open_spaces

WRONG_SPACES: Final = Refusal("refuse-spaces", "PAT-TILE-6")
WRONG_TROOPS: Final = Refusal("refuse-troop-number", "PAT-EFF-7")
NOT_MOVED: Final = Refusal("refuse-not-moved", "PAT-BOARD-16")
NO_SUCH_TROOPS: Final = Refusal("refuse-no-such-troops", "PAT-EFF-8")
NO_SUCH_RIOTERS: Final = Refusal("refuse-no-such-rioters", "PAT-EFF-13")

ROWS_AT_MOST: Final = 400  # a longer list of moves is a form


def spreads(mask: int, n: int) -> list[tuple[int, ...]]:
    """Every way to put n Troops on some spaces (bit 0 for space 1), the lowest first."""
    found = _SPREADS.get(mask * 16 + n)
    if found is None:
        found = [()]
        for _ in range(n):
            found = [
                (*row, space)
                for row in found
                for space in range(row[-1] if row else 1, SPACES + 1)
                if mask >> (space - 1) & 1
            ]
        _SPREADS[mask * 16 + n] = found
    return found


_SPREADS: Final[dict[int, list[tuple[int, ...]]]] = {}
_PLACES: Final[dict[int, list[Place]]] = {}
_STATIONS: Final[dict[int, list[Station]]] = {}


def places(mask: int, n: int) -> list[Place]:
    found = _PLACES.get(mask * 16 + n)
    if found is None:
        found = [Place(row) for row in spreads(mask, n)]
        _PLACES[mask * 16 + n] = found
    return found


def stations(mask: int, n: int) -> list[Station]:
    found = _STATIONS.get(mask * 16 + n)
    if found is None:
        found = [Station(row) for row in spreads(mask, n)]
        _STATIONS[mask * 16 + n] = found
    return found


def ways(n: int, k: int) -> int:
    """How many multisets of k there are from n."""
    total = 1
    for i in range(1, k + 1):
        total = total * (n + i - 1) // i
    return total


def is_open(mask: int, spaces: tuple[int, ...]) -> bool:
    before = 1
    for space in spaces:
        if space < before or space > SPACES or not mask >> (space - 1) & 1:
            return False
        before = space
    return True


class PlaceTroops(Asking):
    """PAT-EFF-7, PAT-BOARD-15: n Troops, split freely, on spaces without Rioters.

    Too few in supply: what there is. No such space: they are lost.
    """

    __slots__ = ("n",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def number(self, s: Patriot) -> int:
        return min(self.n, s.supply[TROOPS])

    def enter(self, s: Patriot) -> None:
        mask = open_spaces(s)
        n = self.number(s)
        if n == 0 or mask == 0:
            return
        s.ask(self, Ask(s.turn, "ask-place", "PAT-EFF-7", places(mask, n), about=(("number", n),)))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Place)
        if len(move.spaces) != self.number(s):
            return WRONG_TROOPS
        return None if is_open(open_spaces(s), move.spaces) else WRONG_SPACES

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Place)
        for space in move.spaces:
            s.troops[space] += 1
        s.supply[TROOPS] -= len(move.spaces)
        if s.telling:
            s.tell(TroopsPlaced(move.spaces))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return places(open_spaces(s), self.number(s))[0]


class March(Asking):
    """PAT-BOARD-16, PAT-TILE-6: Troops go anywhere but to Rioters; nobody is executed."""

    # Seen at work in PAT-EX-11

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Station,)

    def enter(self, s: Patriot) -> None:
        moves = self.listed(s)
        about = (("number", s.pack.troops - s.supply[TROOPS]),)
        wide = not moves
        s.ask(self, Ask(s.turn, "ask-station", "PAT-BOARD-16", moves, wide=wide, about=about))

    def listed(self, s: Patriot) -> list[Station]:
        """All arrangements but the present one, if they are few enough to list."""
        mask = open_spaces(s)
        n = s.pack.troops - s.supply[TROOPS]
        if ways(mask.bit_count(), n) - 1 > ROWS_AT_MOST:
            return []
        now = stationed(s)
        return [move for move in stations(mask, n) if move.spaces != now]

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Station)
        if len(move.spaces) != s.pack.troops - s.supply[TROOPS]:
            return WRONG_TROOPS
        if not is_open(open_spaces(s), move.spaces):
            return WRONG_SPACES
        return NOT_MOVED if move.spaces == stationed(s) else None

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Station)
        for space in range(1, SPACES + 1):
            s.troops[space] = 0
        for space in move.spaces:
            s.troops[space] += 1
        if s.telling:
            s.tell(TroopsMoved(move.spaces))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        """PAT-FLOW-2: everybody to the lowest space that is not already so."""
        n = s.pack.troops - s.supply[TROOPS]
        mask = open_spaces(s)
        spaces = [d for d in range(1, SPACES + 1) if mask >> (d - 1) & 1]
        all_low = (spaces[0],) * n
        return Station(all_low if all_low != stationed(s) else (*all_low[1:], spaces[1]))

    def forms(self, s: Patriot, seat: int) -> tuple[Form, ...]:
        mask = open_spaces(s)
        keys = tuple(str(d) for d in range(1, SPACES + 1) if mask >> (d - 1) & 1)
        n = s.pack.troops - s.supply[TROOPS]
        return (Form("form-station", (Shares("spaces", keys, n, True),)),)

    def filled(self, s: Patriot, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        shares = values["spaces"]
        return Station(tuple(d for d in range(1, SPACES + 1) for _ in range(shares.get(str(d), 0))))

    def candidates(self, s: Patriot, seat: int, rng: Rng, most: int) -> list[Any]:
        """Some moves of a single Troop, and random arrangements."""
        mask = open_spaces(s)
        spaces = [d for d in range(1, SPACES + 1) if mask >> (d - 1) & 1]
        now = stationed(s)
        found: list[Any] = []
        for _ in range(min(most, 8)):
            row = list(now)
            if len(found) % 2:
                row[rng.below(len(row))] = spaces[rng.below(len(spaces))]
            else:
                row = [spaces[rng.below(len(spaces))] for _ in now]
            row.sort()
            if tuple(row) != now:
                found.append(Station(tuple(row)))
        return found if found else [self.default(s, seat)]


def stationed(s: Patriot) -> tuple[int, ...]:
    return standing_on(s.troops)


def standing_on(counts: list[int]) -> tuple[int, ...]:
    found: list[int] = []
    for space in range(1, SPACES + 1):
        for _ in range(counts[space]):
            found.append(space)
    return tuple(found)


def picks(counts: list[int], n: int) -> list[tuple[int, ...]]:
    """Every way to pick exactly n of those standing on the spaces, the lowest first."""
    found: list[tuple[int, ...]] = [()]
    for size in range(n):
        grown: list[tuple[int, ...]] = []
        for row in found:
            last = row[size - 1] if size else 1
            for space in range(last, SPACES + 1):
                if row.count(space) < counts[space]:
                    grown.append((*row, space))
        found = grown
    return found


def stand_there(counts: list[int], spaces: tuple[int, ...]) -> bool:
    before = 1
    for space in spaces:
        if space < before or space > SPACES or spaces.count(space) > counts[space]:
            return False
        before = space
    return True


def lose_troops(s: Patriot, n: int) -> None:
    """PAT-EFF-8: n Troops are removed, Threat +1 for each that is missing."""
    there = s.pack.troops - s.supply[TROOPS]
    if there:
        s.push(LoseTroops(n))
    if there < n:
        threat(s, n - there)


class LoseTroops(Asking):
    """PAT-EFF-8, PAT-TILE-7: the active player chooses the Troops that are lost."""

    __slots__ = ("n",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Withdraw,)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def number(self, s: Patriot) -> int:
        return min(self.n, s.pack.troops - s.supply[TROOPS])

    def enter(self, s: Patriot) -> None:
        n = self.number(s)
        moves = [Withdraw(row) for row in picks(s.troops, n)]
        about = (("number", n),)
        s.ask(self, Ask(s.turn, "ask-withdraw", "PAT-EFF-8", moves, plain=True, about=about))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Withdraw)
        right = len(move.spaces) == self.number(s) and stand_there(s.troops, move.spaces)
        return None if right else NO_SUCH_TROOPS

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Withdraw)
        for space in move.spaces:
            s.troops[space] -= 1
        s.supply[TROOPS] += len(move.spaces)
        if s.telling:
            s.tell(TroopsLost(move.spaces))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return Withdraw(stationed(s)[: self.number(s)])


# Rioters


class Executions(Asking):
    """PAT-EFF-13, PAT-TILE-4: up to n Rioters may be executed."""

    __slots__ = ("n",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Strike,)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def enter(self, s: Patriot) -> None:
        there = s.pack.rioters - s.supply[RIOTERS]
        if there == 0:
            return
        moves: list[Any] = []
        for n in range(min(self.n, there), -1, -1):
            for row in picks(s.rioters, n):
                moves.append(Strike(row))
        about = (("number", self.n),)
        s.ask(self, Ask(s.turn, "ask-strike", "PAT-EFF-13", moves, about=about))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Strike)
        right = len(move.spaces) <= self.n and stand_there(s.rioters, move.spaces)
        return None if right else NO_SUCH_RIOTERS

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Strike)
        execute(s, move.spaces)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return Strike(standing_on(s.rioters)[: self.n])


class Pardons(Asking):
    """PAT-CHOICE-01: all Rioters leave one space; they are not executed (PAT-CAMP-2)."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Pardon,)

    def enter(self, s: Patriot) -> None:
        moves = [PARDON[d] for d in range(1, SPACES + 1) if s.rioters[d]]
        if moves:
            s.ask(self, Ask(s.turn, "ask-pardon", "PAT-CHOICE-01", moves, plain=True))

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        assert isinstance(move, Pardon)
        one = len(move.spaces) == 1 and stand_there(s.rioters, move.spaces)
        return None if one else NO_SUCH_RIOTERS

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Pardon)
        space = move.spaces[0]
        number = s.rioters[space]
        remove_rioters(s, (space,) * number)
        if s.telling:
            s.tell(RiotersPardoned(space, number))
        calm_down(s)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return PARDON[standing_on(s.rioters)[0]]


MARCH: Final = March()
PARDONS: Final = Pardons()
