"""Where Troops and Rioters go, and who says so."""

from functools import cache
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Refusal, Rng, Shares

from ..seen import events
from .cards import SPACES
from .moves import PARDON, Asking, Pardon, Place, Station, Strike, Withdraw
from .position import open_spaces, rioters_out, troops_out
from .riots import calm_down, execute, remove_rioters, threat
from .state import TROOPS, Patriot

WRONG_SPACES: Final = Refusal("refuse-spaces", "PAT-TILE-6")
WRONG_TROOPS: Final = Refusal("refuse-troop-number", "PAT-EFF-7")
NOT_MOVED: Final = Refusal("refuse-not-moved", "PAT-BOARD-16")
NO_SUCH_TROOPS: Final = Refusal("refuse-no-such-troops", "PAT-EFF-8")
NO_SUCH_RIOTERS: Final = Refusal("refuse-no-such-rioters", "PAT-EFF-13")

LISTED_AT_MOST: Final = 400  # a longer list of moves is a form


@cache  # the same few come back again and again
def spreads(mask: int, n: int) -> list[tuple[int, ...]]:
    """Every way to put n Troops on some spaces (bit 0 for space 1), the lowest first."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(n):
        found = [
            (*spaces, space)
            for spaces in found
            for space in range(spaces[-1] if spaces else 1, SPACES + 1)
            if mask >> (space - 1) & 1
        ]
    return found


@cache
def places(mask: int, n: int) -> list[Any]:
    return [Place(spaces) for spaces in spreads(mask, n)]


@cache
def stations(mask: int, n: int) -> list[Any]:
    return [Station(spaces) for spaces in spreads(mask, n)]


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

    def refuses(self, s: Patriot, seat: int, move: Place) -> Refusal | None:
        if len(move.spaces) != self.number(s):
            return WRONG_TROOPS
        return None if is_open(open_spaces(s), move.spaces) else WRONG_SPACES

    def answer(self, s: Patriot, seat: int, move: Place) -> None:
        for space in move.spaces:
            s.troops[space] += 1
        s.supply[TROOPS] -= len(move.spaces)
        if s.telling:
            s.tell(events.TroopsPlaced(move.spaces))


class March(Asking):
    """PAT-BOARD-16, PAT-TILE-6: Troops go anywhere but to Rioters; nobody is executed."""

    # Seen at work in PAT-EX-11

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Station,)

    def enter(self, s: Patriot) -> None:
        moves = self.listed(s)
        about = (("number", troops_out(s)),)
        wide = not moves
        s.ask(self, Ask(s.turn, "ask-station", "PAT-BOARD-16", moves, wide=wide, about=about))

    def listed(self, s: Patriot) -> list[Station]:
        """All arrangements but the present one, if they are few enough to list."""
        mask = open_spaces(s)
        n = troops_out(s)
        if ways(mask.bit_count(), n) - 1 > LISTED_AT_MOST:
            return []
        now = standing_on(s.troops)
        return [move for move in stations(mask, n) if move.spaces != now]

    def refuses(self, s: Patriot, seat: int, move: Station) -> Refusal | None:
        if len(move.spaces) != troops_out(s):
            return WRONG_TROOPS
        if not is_open(open_spaces(s), move.spaces):
            return WRONG_SPACES
        return NOT_MOVED if move.spaces == standing_on(s.troops) else None

    def answer(self, s: Patriot, seat: int, move: Station) -> None:
        for space in range(1, SPACES + 1):
            s.troops[space] = 0
        for space in move.spaces:
            s.troops[space] += 1
        if s.telling:
            s.tell(events.TroopsMoved(move.spaces))

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        """PAT-FLOW-2: everybody to the lowest space that is not already so."""
        spaces = free_spaces(s)
        all_low = (spaces[0],) * troops_out(s)
        return Station(all_low if all_low != standing_on(s.troops) else (*all_low[1:], spaces[1]))

    def forms(self, s: Patriot, seat: int) -> tuple[Form, ...]:
        keys = tuple(str(d) for d in free_spaces(s))
        return (Form("form-station", (Shares("spaces", keys, troops_out(s), True),)),)

    def filled(self, s: Patriot, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        shares = values["spaces"]
        return Station(tuple(d for d in range(1, SPACES + 1) for _ in range(shares.get(str(d), 0))))

    def candidates(self, s: Patriot, seat: int, rng: Rng, most: int) -> list[Any]:
        """Some moves of a single Troop, and random arrangements."""
        spaces = free_spaces(s)
        now = standing_on(s.troops)
        found: list[Any] = []
        for _ in range(min(most, 8)):
            after = list(now)
            if len(found) % 2:
                after[rng.below(len(after))] = spaces[rng.below(len(spaces))]
            else:
                after = [spaces[rng.below(len(spaces))] for _ in now]
            after.sort()
            if tuple(after) != now:
                found.append(Station(tuple(after)))
        return found if found else [self.default(s, seat)]


def free_spaces(s: Patriot) -> list[int]:
    """PAT-TILE-6: where Troops may stand."""
    return [space for space in range(1, SPACES + 1) if not s.rioters[space]]


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
        for spaces in found:
            last = spaces[size - 1] if size else 1
            for space in range(last, SPACES + 1):
                if spaces.count(space) < counts[space]:
                    grown.append((*spaces, space))
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
    there = troops_out(s)
    if there:
        s.push(LoseTroops(n))
    if there < n:
        threat(s, n - there)


class LoseTroops(Asking):
    """PAT-EFF-8, PAT-TILE-7: the active player chooses the Troops that are lost."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Withdraw,)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def number(self, s: Patriot) -> int:
        return min(self.n, troops_out(s))

    def enter(self, s: Patriot) -> None:
        n = self.number(s)
        moves = [Withdraw(spaces) for spaces in picks(s.troops, n)]
        about = (("number", n),)
        s.ask(self, Ask(s.turn, "ask-withdraw", "PAT-EFF-8", moves, plain=True, about=about))

    def refuses(self, s: Patriot, seat: int, move: Withdraw) -> Refusal | None:
        right = len(move.spaces) == self.number(s) and stand_there(s.troops, move.spaces)
        return None if right else NO_SUCH_TROOPS

    def answer(self, s: Patriot, seat: int, move: Withdraw) -> None:
        for space in move.spaces:
            s.troops[space] -= 1
        s.supply[TROOPS] += len(move.spaces)
        if s.telling:
            s.tell(events.TroopsLost(move.spaces))


# Rioters


class Executions(Asking):
    """PAT-EFF-13, PAT-TILE-4: up to n Rioters may be executed."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Strike,)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def enter(self, s: Patriot) -> None:
        there = rioters_out(s)
        if there == 0:
            return
        moves: list[Any] = []
        for n in range(min(self.n, there), -1, -1):
            moves.extend([Strike(spaces) for spaces in picks(s.rioters, n)])
        about = (("number", self.n),)
        s.ask(self, Ask(s.turn, "ask-strike", "PAT-EFF-13", moves, about=about))

    def refuses(self, s: Patriot, seat: int, move: Strike) -> Refusal | None:
        right = len(move.spaces) <= self.n and stand_there(s.rioters, move.spaces)
        return None if right else NO_SUCH_RIOTERS

    def answer(self, s: Patriot, seat: int, move: Strike) -> None:
        execute(s, move.spaces)


class Pardons(Asking):
    """PAT-CHOICE-01: all Rioters leave one space; they are not executed (PAT-CAMP-2)."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Pardon,)

    def enter(self, s: Patriot) -> None:
        moves = self.legal(s, s.turn, PARDON[1:])
        if moves:
            s.ask(self, Ask(s.turn, "ask-pardon", "PAT-CHOICE-01", moves, plain=True))

    def refuses(self, s: Patriot, seat: int, move: Pardon) -> Refusal | None:
        one = len(move.spaces) == 1 and stand_there(s.rioters, move.spaces)
        return None if one else NO_SUCH_RIOTERS

    def answer(self, s: Patriot, seat: int, move: Pardon) -> None:
        space = move.spaces[0]
        number = s.rioters[space]
        remove_rioters(s, (space,) * number)
        if s.telling:
            s.tell(events.RiotersPardoned(space, number))
        calm_down(s)


MARCH: Final = March()
PARDONS: Final = Pardons()
