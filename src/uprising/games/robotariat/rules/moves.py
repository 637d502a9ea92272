"""What a player can do in a turn, and why not.

Each family of moves says in one place what is possible: `refusal` explains it for a single move,
and what a turn lists is made of the same conditions.
"""

from collections.abc import Sequence
from typing import Any, Final

from uprising.kernel import Move, Refusal, Step, at

from . import cards
from .cards import CHARACTERS, CIVILIANS, NONE, NPCS, SPACES
from .state import Robotariat, near, within

OVER: Final = Refusal("refuse-over", "ROB-GOAL-4")
NOT_ASKED: Final = Refusal("refuse-not-asked", "ROB-ROUND-2")
NOT_NOW: Final = Refusal("refuse-not-now", "ROB-TURN-2")
TAKEN: Final = Refusal("refuse-taken", "ROB-SETUP-2")
MOVED: Final = Refusal("refuse-moved", "ROB-TURN-1")
BATTERY_SPENT: Final = Refusal("refuse-battery-spent", "ROB-UPG-9")
NOT_ADJACENT: Final = Refusal("refuse-not-adjacent", "ROB-MOVE-1")
NO_GUIDE: Final = Refusal("refuse-no-guide", "ROB-UPG-8")
NOT_HERE: Final = Refusal("refuse-not-here", "ROB-UPG-8")
ACTIVATED: Final = Refusal("refuse-activated", "ROB-TURN-1")
OPPRESSED: Final = Refusal("refuse-oppressed", "ROB-ACT-1")
NO_SUPPLY: Final = Refusal("refuse-no-supply", "ROB-ACT-2")
EMPTY_DECK: Final = Refusal("refuse-empty-deck", "ROB-ACT-6")
NO_JUNK: Final = Refusal("refuse-no-junk", "ROB-ACT-7")
NO_FUNDS: Final = Refusal("refuse-no-funds", "ROB-ACT-8")
OFFICE_FULL: Final = Refusal("refuse-office-full", "ROB-ACT-8")
NOT_YOUR_POWER: Final = Refusal("refuse-not-your-power", "ROB-COMP-8")
POWER_USED: Final = Refusal("refuse-power-used", "ROB-TURN-2")
NO_SUCH_SEAT: Final = Refusal("refuse-no-such-seat", "ROB-COMP-1")
FAR_SHIFT: Final = Refusal("refuse-far-shift", "ROB-CHAR-1")
NO_POSTER: Final = Refusal("refuse-no-poster", "ROB-CHAR-5")
SAME_SPACE: Final = Refusal("refuse-same-space", "ROB-CHAR-5")
NO_CONTRIBUTIONS: Final = Refusal("refuse-no-contributions", "ROB-CHAR-7")
WALLY_SUPPLY: Final = Refusal("refuse-wally-supply", "ROB-CHAR-7")
NO_FIRMWARE: Final = Refusal("refuse-no-firmware", "ROB-UPG-10")
PR_USED: Final = Refusal("refuse-pr-used", "ROB-UPG-10")
PR_FUNDS: Final = Refusal("refuse-pr-funds", "ROB-UPG-10")
FULL_REPUTATION: Final = Refusal("refuse-full-reputation", "ROB-UPG-10")


def legal(s: Robotariat, seat: int, family: Sequence[Move[Any]]) -> list[Move[Any]]:
    """The moves of a family that nothing forbids."""
    return [move for move in family if move.refusal(s, seat) is None]


class Question(Step[Robotariat]):
    """A step that asks one seat for one of its options."""

    def options(self, s: Robotariat) -> list[Any]:
        raise NotImplementedError

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        """ROB-FLOW-2: the first option. They are in board order, and begin with declining."""
        first: Move[Any] = self.options(s)[0]
        return first


class Take(Move[Robotariat]):
    """ROB-SETUP-2: a character nobody has."""

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def text(self) -> str:
        return f"take {CHARACTERS[self.character]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if s.cast[self.character] == NONE else TAKEN


class Walk(Move[Robotariat]):
    """ROB-MOVE-1, ROB-MOVE-2: the move action; ROB-UPG-8: perhaps with a Civilian."""

    def __init__(self, space: int, guest: int) -> None:
        self.space: Final = space
        self.guest: Final = guest

    def text(self) -> str:
        alone = f"move {SPACES[self.space]}"
        return alone if self.guest == NONE else f"{alone} with {NPCS[self.guest]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        no = no_walk(s)
        if no is not None:
            return no
        if self.space not in reach(s, seat):
            return NOT_ADJACENT
        if self.guest == NONE:
            return None
        if s.front[cards.GUIDE] != seat:
            return NO_GUIDE
        return None if self.guest in guests(s, seat) else NOT_HERE


def no_walk(s: Robotariat) -> Refusal | None:
    """ROB-TURN-1, ROB-CARD-5: one move a turn, and none after a second activation."""
    if s.moved:
        return MOVED
    return BATTERY_SPENT if s.activations > 1 else None


def reach(s: Robotariat, seat: int) -> tuple[int, ...]:
    """ROB-MOVE-1 to ROB-MOVE-3, ROB-EDGE-16: where the move action may lead."""
    here = s.places[seat]
    if s.front[cards.TREADS] == seat:
        return tuple(within(s, here, s.pack.cards[cards.TREADS].amount))
    return s.pack.spaces[here].near


def guests(s: Robotariat, seat: int) -> list[int]:
    """ROB-UPG-8: the Civilians that the Tour Guide Protocol can bring along."""
    if s.front[cards.GUIDE] != seat:
        return []
    return [npc for npc in CIVILIANS if s.npcs[npc] == s.places[seat]]


def add_walks(s: Robotariat, seat: int, found: list[Move[Any]]) -> None:
    """Every move action that is possible."""
    if no_walk(s) is not None:
        return
    goals = reach(s, seat)
    for space in goals:
        found.append(WALK[space])
    if s.front[cards.GUIDE] == seat:
        for guest in guests(s, seat):
            for space in goals:
                found.append(WALK_WITH[guest][space])


class Activate(Move[Robotariat]):
    """ROB-ACT-1 to ROB-ACT-9: the space one stands on.

    ROB-CARD-5: with a Backup Battery twice, never three times. ROB-UPG-7: papers open all doors.
    """

    def text(self) -> str:
        return "activate"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        battery = cards.BATTERY
        if s.activations > 0 and (
            s.moved or s.front[battery] != seat or s.activations >= s.pack.cards[battery].amount
        ):
            return ACTIVATED
        space = s.places[seat]
        if s.front[cards.PAPERS] != seat and s.oppressed(space):
            return OPPRESSED
        return no_effect(s, space)


def no_effect(s: Robotariat, space: int) -> Refusal | None:
    """Why activating that space would do nothing (ROB-EDGE-5, ROB-EDGE-6, ROB-EDGE-7)."""
    if space == cards.POSTER:
        return None if s.supply > 0 else NO_SUPPLY
    if space == cards.SCRAP_YARD:
        return None if s.junk > 0 else NO_JUNK
    if space == cards.SABOTAGE:
        return None if s.sabotage_deck else EMPTY_DECK
    if space == cards.UPGRADE:
        return None if s.upgrade_deck else EMPTY_DECK
    if space == cards.OFFICE:
        if s.funds == 0:
            return NO_FUNDS
        return None if s.contributions < s.pack.most_contributions else OFFICE_FULL
    assert space == cards.MASSES
    return None


class End(Move[Robotariat]):
    """ROB-TURN-3: always legal."""

    def text(self) -> str:
        return "end"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


def no_power(s: Robotariat, seat: int, character: int) -> Refusal | None:
    """ROB-TURN-2: a power of one's own, once in each own turn."""
    if s.cast[character] != seat:
        return NOT_YOUR_POWER
    return POWER_USED if s.power_used else None


class Shift(Move[Robotariat]):
    """ROB-POWER-1, ROB-CHAR-1: A1-5 moves one player, herself included, over one line."""

    def __init__(self, who: int, space: int) -> None:
        self.who: Final = who
        self.space: Final = space

    def text(self) -> str:
        return f"shift {at(self.who)} > {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        no = no_power(s, seat, cards.A1_5)
        if no is not None:
            return no
        if self.who >= s.seats:
            return NO_SUCH_SEAT
        return None if near(s, s.places[self.who], self.space) else FAR_SHIFT


class Carry(Move[Robotariat]):
    """ROB-POWER-6, ROB-CHAR-5: Mr. Postman takes one poster to another space."""

    def __init__(self, source: int, space: int) -> None:
        self.source: Final = source
        self.space: Final = space

    def text(self) -> str:
        return f"carry {SPACES[self.source]} > {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        no = no_power(s, seat, cards.POSTMAN)
        if no is not None:
            return no
        if self.source == self.space:
            return SAME_SPACE
        return None if s.posters[self.source] > 0 else NO_POSTER


class Hang(Move[Robotariat]):
    """ROB-POWER-8, ROB-CHAR-7: Wally Street turns a Contribution into a poster."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        return f"hang {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        no = no_power(s, seat, cards.WALLY)
        if no is not None:
            return no
        if s.contributions < s.pack.wally_price:
            return NO_CONTRIBUTIONS
        return None if s.supply > 0 else WALLY_SUPPLY


def add_powers(s: Robotariat, seat: int, found: list[Move[Any]]) -> None:
    """ROB-POWER-1, ROB-POWER-6, ROB-POWER-8: every use of a power of one's own turn.

    The fast path for `legal` of all three families; the conformance suite compares them.
    """
    cast = s.cast
    if s.power_used:
        return
    if cast[cards.A1_5] == seat:
        for who in range(s.seats):
            for space in s.pack.spaces[s.places[who]].near:
                found.append(SHIFT[who][space])
    elif cast[cards.POSTMAN] == seat:
        for space in range(len(SPACES)):
            if s.posters[space] > 0:
                found += CARRY_FROM[space]
    elif cast[cards.WALLY] == seat and HANG[0].refusal(s, seat) is None:
        found += HANG  # on one space as on another


class Promote(Move[Robotariat]):
    """ROB-UPG-10: Public Relations Firmware buys Reputation."""

    def text(self) -> str:
        return "promote"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if s.front[cards.FIRMWARE] != seat:
            return NO_FIRMWARE
        if s.pr_used:
            return PR_USED
        if s.funds < s.pack.cards[cards.FIRMWARE].cost:
            return PR_FUNDS
        return None if s.reputation < s.pack.most_reputation else FULL_REPUTATION


# Constant moves, looked up by their numbers: making none in play is what keeps asking cheap.
ALL_SPACES: Final = list(range(len(SPACES)))
TAKE: Final = [Take(c) for c in range(len(CHARACTERS))]
WALK: Final = [Walk(x, NONE) for x in ALL_SPACES]
WALK_WITH: Final = [[Walk(x, npc) for x in ALL_SPACES] for npc in CIVILIANS]
ACTIVATE: Final = Activate()
END: Final = End()
SHIFT: Final = [[Shift(who, x) for x in ALL_SPACES] for who in range(5)]
CARRY: Final = [[Carry(x, y) for y in ALL_SPACES] for x in ALL_SPACES]
HANG: Final = [Hang(x) for x in ALL_SPACES]
PROMOTE: Final = Promote()
SHIFTS: Final = [move for row in SHIFT for move in row]
CARRIES: Final = [move for row in CARRY for move in row]
CARRY_FROM: Final = [[move for move in row if move.space != move.source] for row in CARRY]


def turn_moves(s: Robotariat, seat: int) -> list[Move[Any]]:
    """ROB-TURN-1, ROB-TURN-2: all that a player may do now in the own turn, its end first."""
    found: list[Move[Any]] = [END]
    if ACTIVATE.refusal(s, seat) is None:
        found.append(ACTIVATE)
    add_walks(s, seat, found)
    add_powers(s, seat, found)
    if PROMOTE.refusal(s, seat) is None:
        found.append(PROMOTE)
    return found
