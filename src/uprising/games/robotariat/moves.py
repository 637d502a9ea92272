"""What a player can do in a turn, and what answers the questions of spaces, cards and dice."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Refusal, Rng, Step, at

from .cards import (
    A1_5,
    BATTERY,
    CARDS,
    CHARACTERS,
    FACES,
    FIRMWARE,
    GUIDE,
    MASSES,
    NONE,
    NPCS,
    OBJECTIVES,
    OFFICE,
    PAPERS,
    POSTER,
    POSTMAN,
    SABOTAGE,
    SCRAP_YARD,
    SPACES,
    TREADS,
    UPGRADE,
    WALLY,
)
from .state import Robotariat, is_civilian, near, within

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
TOO_MUCH: Final = Refusal("refuse-too-much", "ROB-ACT-8")
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
NOT_DRAWN: Final = Refusal("refuse-not-drawn", "ROB-HIDE-6")
TOO_DEAR: Final = Refusal("refuse-too-dear", "ROB-ACT-4")
NOT_OUT: Final = Refusal("refuse-not-out", "ROB-COMP-3")
NO_SUCH_FACE: Final = Refusal("refuse-no-such-face", "ROB-SAB-2")
ONE_DIE: Final = Refusal("refuse-one-die", "ROB-SAB-2")
BOTH_DICE: Final = Refusal("refuse-both-dice", "ROB-SAB-2")
NOT_CIVILIAN: Final = Refusal("refuse-not-civilian", "ROB-CHAR-8")
NOT_PATH: Final = Refusal("refuse-not-path", "ROB-CHAR-2")
GUESS_OTHERS: Final = Refusal("refuse-guess-others", "ROB-OBJ-9")
GUESS_NAMES: Final = Refusal("refuse-guess-names", "ROB-OBJ-9")


class Take(Move[Robotariat]):
    """ROB-SETUP-2: a character nobody has."""

    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def text(self) -> str:
        return f"take {CHARACTERS[self.character]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if s.cast[self.character] == NONE else TAKEN


class Walk(Move[Robotariat]):
    """ROB-MOVE-1, ROB-MOVE-2: the move action; ROB-UPG-8: perhaps with a Civilian."""

    __slots__ = ("guest", "space")

    def __init__(self, space: int, guest: int) -> None:
        self.space: Final = space
        self.guest: Final = guest

    def text(self) -> str:
        alone = f"move {SPACES[self.space]}"
        return alone if self.guest == NONE else f"{alone} with {NPCS[self.guest]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if s.moved:
            return MOVED
        if s.activations > 1:
            return BATTERY_SPENT
        here = s.places[seat]
        if s.front[TREADS] == seat:
            if self.space not in within(s, here, s.pack.cards[TREADS].amount):
                return NOT_ADJACENT
        elif not near(s, here, self.space):
            return NOT_ADJACENT
        if self.guest == NONE:
            return None
        if s.front[GUIDE] != seat:
            return NO_GUIDE
        return None if is_civilian(self.guest) and s.npcs[self.guest] == here else NOT_HERE


class Activate(Move[Robotariat]):
    """ROB-ACT-1 to ROB-ACT-9: the space one stands on.

    ROB-CARD-5: with a Backup Battery twice, never three times. ROB-UPG-7: papers open all doors.
    """

    def text(self) -> str:
        return "activate"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if s.activations > 0 and (
            s.moved or s.front[BATTERY] != seat or s.activations >= s.pack.cards[BATTERY].amount
        ):
            return ACTIVATED
        space = s.places[seat]
        if s.front[PAPERS] != seat and s.oppressed(space):
            return OPPRESSED
        return idle(s, space)


def idle(s: Robotariat, space: int) -> Refusal | None:
    """Why activating that space would do nothing (ROB-EDGE-5, ROB-EDGE-6, ROB-EDGE-7)."""
    if space == POSTER:
        return None if s.supply > 0 else NO_SUPPLY
    if space == SCRAP_YARD:
        return None if s.junk > 0 else NO_JUNK
    if space == SABOTAGE:
        return None if s.sabotage_deck else EMPTY_DECK
    if space == UPGRADE:
        return None if s.upgrade_deck else EMPTY_DECK
    if space == OFFICE:
        if s.funds == 0:
            return NO_FUNDS
        return None if s.contributions < s.pack.most_contributions else OFFICE_FULL
    assert space == MASSES
    return None


class End(Move[Robotariat]):
    """ROB-TURN-3: always legal."""

    def text(self) -> str:
        return "end"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


def power(s: Robotariat, seat: int, character: int) -> Refusal | None:
    """ROB-TURN-2: a power of one's own, once in each own turn."""
    if s.cast[character] != seat:
        return NOT_YOUR_POWER
    return POWER_USED if s.power_used else None


class Shift(Move[Robotariat]):
    """ROB-POWER-1, ROB-CHAR-1: A1-5 moves one player, herself included, over one line."""

    __slots__ = ("space", "who")

    def __init__(self, who: int, space: int) -> None:
        self.who: Final = who
        self.space: Final = space

    def text(self) -> str:
        return f"shift {at(self.who)} > {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        no = power(s, seat, A1_5)
        if no is not None:
            return no
        if self.who >= s.seats:
            return NO_SUCH_SEAT
        return None if near(s, s.places[self.who], self.space) else FAR_SHIFT


class Carry(Move[Robotariat]):
    """ROB-POWER-6, ROB-CHAR-5: Mr. Postman takes one poster to another space."""

    __slots__ = ("source", "space")

    def __init__(self, source: int, space: int) -> None:
        self.source: Final = source
        self.space: Final = space

    def text(self) -> str:
        return f"carry {SPACES[self.source]} > {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        no = power(s, seat, POSTMAN)
        if no is not None:
            return no
        if self.source == self.space:
            return SAME_SPACE
        return None if s.posters[self.source] > 0 else NO_POSTER


class Hang(Move[Robotariat]):
    """ROB-POWER-8, ROB-CHAR-7: Wally Street turns a Contribution into a poster."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        return f"hang {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        no = power(s, seat, WALLY)
        if no is not None:
            return no
        if s.contributions < s.pack.wally_price:
            return NO_CONTRIBUTIONS
        return None if s.supply > 0 else WALLY_SUPPLY


class Promote(Move[Robotariat]):
    """ROB-UPG-10: Public Relations Firmware buys Reputation."""

    def text(self) -> str:
        return "promote"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if s.front[FIRMWARE] != seat:
            return NO_FIRMWARE
        if s.pr_used:
            return PR_USED
        if s.funds < s.pack.cards[FIRMWARE].cost:
            return PR_FUNDS
        return None if s.reputation < s.pack.most_reputation else FULL_REPUTATION


class Placing(Step[Robotariat]):
    """A step that asks for posters to be put on spaces, so many at least and at most."""

    def least(self, s: Robotariat) -> int:
        raise NotImplementedError

    def most(self, s: Robotariat) -> int:
        raise NotImplementedError

    def too_few(self) -> Refusal:
        raise NotImplementedError

    def too_many(self) -> Refusal:
        raise NotImplementedError


class Place(Move[Robotariat]):
    """ROB-ACT-2, ROB-ACT-7: how many posters go on each space, in board order."""

    __slots__ = ("shares", "total")

    def __init__(self, shares: tuple[int, ...]) -> None:
        self.shares: Final = shares
        self.total: Final = sum(shares)

    def text(self) -> str:
        words = [SPACES[x] for x in range(len(SPACES)) for _ in range(self.shares[x])]
        return f"place {' '.join(words) or 'nothing'}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, Placing)
        if self.total < step.least(s):
            return step.too_few()
        return step.too_many() if self.total > step.most(s) else None


class Pay(Move[Robotariat]):
    """ROB-ACT-8: SPARK for the Office."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def text(self) -> str:
        return f"pay {self.amount}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if 1 <= self.amount <= payable(s) else TOO_MUCH


def payable(s: Robotariat) -> int:
    """ROB-COMP-12, ROB-EDGE-3, ROB-EDGE-4: the most that can be paid now."""
    return min(s.pack.most_spent, s.funds, s.pack.most_contributions - s.contributions)


class Pushing(Step[Robotariat]):
    """A step that asks for one walker to be moved somewhere."""

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        raise NotImplementedError


class Push(Move[Robotariat]):
    """ROB-ACT-9, ROB-SAB-4, ROB-SAB-5: a walker and the space it goes to."""

    __slots__ = ("npc", "space")

    def __init__(self, npc: int, space: int) -> None:
        self.npc: Final = npc
        self.space: Final = space

    def text(self) -> str:
        return f"push {NPCS[self.npc]} > {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if s.npcs[self.npc] == NONE:
            return NOT_OUT
        step = s.asker
        assert isinstance(step, Pushing)
        return step.why_not(s, self.npc, self.space)


class Keep(Move[Robotariat]):
    """ROB-ACT-5: the drawn Upgrade that stays."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"keep {CARDS[self.card]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if self.card in s.drawn else NOT_DRAWN


class Use(Move[Robotariat]):
    """ROB-ACT-3: the drawn Sabotage card that is used."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"use {CARDS[self.card]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if self.card in s.drawn else NOT_DRAWN


class Choosing(Step[Robotariat]):
    """A step about one card that everybody sees."""

    def card_here(self) -> int:
        raise NotImplementedError


class Buy(Move[Robotariat]):
    """ROB-ACT-4: pay Reputation for the extra of the card in use."""

    def text(self) -> str:
        return "buy"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, Choosing)
        return None if affordable(s, step.card_here()) else TOO_DEAR


def affordable(s: Robotariat, card: int) -> bool:
    """ROB-EDGE-17: Reputation must stay above 0."""
    return s.reputation > s.pack.cards[card].cost


class Setting(Step[Robotariat]):
    """A step that asks for the faces of one die or of both."""

    def wants_both(self) -> bool:
        raise NotImplementedError


class SetDice(Move[Robotariat]):
    """ROB-SAB-2, ROB-CARD-9: the faces that will show; NONE for a die that will be rolled."""

    __slots__ = ("black", "red")

    def __init__(self, black: int, red: int) -> None:
        self.black: Final = black
        self.red: Final = red

    def text(self) -> str:
        black = "" if self.black == NONE else f" black {FACES[self.black]}"
        red = "" if self.red == NONE else f" red {FACES[self.red]}"
        return f"set{black}{red}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if self.black != NONE and self.black not in s.pack.black:
            return NO_SUCH_FACE
        if self.red != NONE and self.red not in s.pack.red:
            return NO_SUCH_FACE
        step = s.asker
        assert isinstance(step, Setting)
        both = self.black != NONE and self.red != NONE
        if step.wants_both():
            return None if both else BOTH_DICE
        return ONE_DIE if both or (self.black == NONE and self.red == NONE) else None


class Send(Move[Robotariat]):
    """ROB-CHAR-8: Zender's pick."""

    __slots__ = ("npc", "path")

    def __init__(self, npc: int, path: int) -> None:
        self.npc: Final = npc
        self.path: Final = path

    def text(self) -> str:
        return f"send {NPCS[self.npc]} {FACES[self.path]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if not is_civilian(self.npc):
            return NOT_CIVILIAN
        return NOT_OUT if s.npcs[self.npc] == NONE else None


class Lead(Move[Robotariat]):
    """ROB-CHAR-2: the path Alice picks for all Oppressors."""

    __slots__ = ("path",)

    def __init__(self, path: int) -> None:
        self.path: Final = path

    def text(self) -> str:
        return f"lead {FACES[self.path]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if self.path < 2 else NOT_PATH


class Reroll(Move[Robotariat]):
    """ROB-CHAR-6: MT-Q throws again."""

    def text(self) -> str:
        return "reroll"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


class Restore(Move[Robotariat]):
    """ROB-CHAR-3: ArciTech puts one of the torn posters up again."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        return f"restore {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


class Slide(Move[Robotariat]):
    """ROB-UPG-2: throw the red die for a donation."""

    def text(self) -> str:
        return "slide"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


class Decline(Move[Robotariat]):
    """No to what was offered."""

    def text(self) -> str:
        return "decline"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


class DeclineTurn(Move[Robotariat]):
    """ROB-CHAR-3: no, and no for the rest of this NPC turn."""

    def text(self) -> str:
        return "decline turn"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


class Guess(Move[Robotariat]):
    """ROB-OBJ-9: two other players and what the Spy thinks they are."""

    __slots__ = ("first", "first_is", "second", "second_is")

    def __init__(self, first: int, first_is: int, second: int, second_is: int) -> None:
        self.first: Final = first
        self.first_is: Final = first_is
        self.second: Final = second
        self.second_is: Final = second_is

    def text(self) -> str:
        one = f"{at(self.first)} {OBJECTIVES[self.first_is]}"
        return f"guess {one} {at(self.second)} {OBJECTIVES[self.second_is]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        if self.first == self.second or seat in (self.first, self.second):
            return GUESS_OTHERS
        if max(self.first, self.second) >= s.seats:
            return NO_SUCH_SEAT
        if self.first_is == self.second_is or s.objectives[seat] in (self.first_is, self.second_is):
            return GUESS_NAMES  # every objective is there once, and this one the Spy holds
        return None


# Constant moves, looked up by their numbers: making none in play is what keeps asking cheap.
ALL_SPACES: Final = list(range(len(SPACES)))
TAKE: Final = [Take(c) for c in range(len(CHARACTERS))]
WALK: Final = [Walk(x, NONE) for x in ALL_SPACES]
WALK_WITH: Final = [[Walk(x, npc) for x in ALL_SPACES] for npc in range(3)]
ACTIVATE: Final = Activate()
END: Final = End()
SHIFT: Final = [[Shift(who, x) for x in ALL_SPACES] for who in range(5)]
CARRY: Final = [[Carry(x, y) for y in ALL_SPACES] for x in ALL_SPACES]
HANG: Final = [Hang(x) for x in ALL_SPACES]
PROMOTE: Final = Promote()
PAY: Final = [Pay(k) for k in range(101)]
PUSH: Final = [[Push(npc, x) for x in ALL_SPACES] for npc in range(len(NPCS))]
KEEP: Final = [Keep(card) for card in range(10)]
USE: Final = [Use(card) for card in range(20)]  # by card number: the first ten are never asked
BUY: Final = Buy()
SEND: Final = [[Send(npc, path) for path in (0, 1)] for npc in range(3)]
LEAD: Final = [Lead(0), Lead(1)]
REROLL: Final = Reroll()
RESTORE: Final = [Restore(x) for x in ALL_SPACES]
SLIDE: Final = Slide()
DECLINE: Final = Decline()
DECLINE_TURN: Final = DeclineTurn()


def spreads(total: int, spaces: int) -> list[list[int]]:
    """All ways to put that many posters on that many spaces, first spaces filled first."""
    if spaces == 1:
        return [[total]]
    found = []
    for here in range(total, -1, -1):
        for rest in spreads(total - here, spaces - 1):
            found.append([here, *rest])
    return found


PLACE: Final = [[Place(tuple(row)) for row in spreads(n, len(SPACES))] for n in range(9)]


def ways(total: int) -> list[Place]:
    """Every way to place exactly that many posters; a pack may have more than the book's eight."""
    while total >= len(PLACE):
        PLACE.append([Place(tuple(row)) for row in spreads(len(PLACE), len(SPACES))])
    return PLACE[total]


def places_between(least: int, most: int) -> list[Place]:
    """Every way to place from `least` to `most` posters."""
    if least == most:
        return ways(least)
    return [move for n in range(least, most + 1) for move in ways(n)]


PLACE_ONE_OR_TWO: Final = places_between(1, 2)
PLACE_UP_TO: Final = [places_between(0, n) for n in range(5)]


def set_dice(pack_black: tuple[int, ...], pack_red: tuple[int, ...], both: bool) -> list[SetDice]:
    """ROB-SAB-2: the faces that can be named."""
    black = [face for face in range(len(FACES)) if face in pack_black]
    red = [face for face in range(len(FACES)) if face in pack_red]
    if both:
        return [SetDice(b, r) for b in black for r in red]
    return [*(SetDice(b, NONE) for b in black), *(SetDice(NONE, r) for r in red)]


def universe(s: Robotariat, rng: Rng) -> list[Move[Any]]:
    """Everything that can be typed; of the largest families a sample."""
    found: list[Move[Any]] = [
        ACTIVATE, END, PROMOTE, BUY, REROLL, SLIDE, DECLINE, DECLINE_TURN,
        *TAKE, *WALK, *HANG, *PAY[:12], *KEEP, *USE[10:], *LEAD, *RESTORE,
    ]  # fmt: skip
    for row in WALK_WITH:
        found += row
    for shifts in SHIFT:
        found += shifts
    for carries in CARRY:
        found += carries
    for pushes in PUSH:
        found += pushes
    for sends in SEND:
        found += sends
    for face in range(len(FACES)):
        found += [SetDice(face, NONE), SetDice(NONE, face)]
        found += [SetDice(face, red) for red in range(len(FACES))]
    for n in range(6):
        found += PLACE[n]
    for n in (6, 7, 8):
        found += [PLACE[n][rng.below(len(PLACE[n]))] for _ in range(40)]
    for first in range(5):
        for second in range(first, 5):
            for one in range(len(OBJECTIVES)):
                found += [Guess(first, one, second, two) for two in range(len(OBJECTIVES))]
    return found
