"""What answers the questions of spaces, cards, dice and the end of the game, and why not.

Where legality depends on the question, the question says so: `Placing`, `Pushing`, `BuyingExtra`
and `SettingDice` are what these moves need to know of the step that asks.
"""

from typing import Any, Final

from uprising.kernel import Move, Refusal, Rng, at

from . import moves
from .cards import CARDS, CIVILIANS, FACES, FIRST_SABOTAGE, NONE, NPCS, OBJECTIVES, SPACES
from .moves import ALL_SPACES, NO_SUCH_SEAT, Question
from .state import Robotariat, is_civilian

TOO_MUCH: Final = Refusal("refuse-too-much", "ROB-ACT-8")
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


class Placing(Question):
    """A step that asks for posters to be put on spaces, so many at least and at most."""

    def __init__(self, too_few: Refusal | None, too_many: Refusal) -> None:
        self.too_few: Final = too_few
        self.too_many: Final = too_many

    def least(self, s: Robotariat) -> int:
        raise NotImplementedError

    def most(self, s: Robotariat) -> int:
        raise NotImplementedError


class Place(Move[Robotariat]):
    """ROB-ACT-2, ROB-ACT-7: how many posters go on each space, in board order."""

    def __init__(self, shares: tuple[int, ...]) -> None:
        self.shares: Final = shares
        self.total: Final = sum(shares)

    def text(self) -> str:
        words = [SPACES[x] for x in ALL_SPACES for _ in range(self.shares[x])]
        return f"place {' '.join(words) or 'nothing'}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, Placing)
        if self.total < step.least(s):
            return step.too_few
        return step.too_many if self.total > step.most(s) else None


class Pay(Move[Robotariat]):
    """ROB-ACT-8: SPARK for the Office."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def text(self) -> str:
        return f"pay {self.amount}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if 1 <= self.amount <= payable(s) else TOO_MUCH


def payable(s: Robotariat) -> int:
    """ROB-COMP-12, ROB-EDGE-3, ROB-EDGE-4: the most that can be paid now."""
    return min(s.pack.most_spent, s.funds, s.pack.most_contributions - s.contributions)


EVERYWHERE: Final = tuple(ALL_SPACES)


class Pushing(Question):
    """A step that asks for one NPC to be moved somewhere."""

    def why_not(self, s: Robotariat, npc: int, space: int) -> Refusal | None:
        raise NotImplementedError

    def goals(self, s: Robotariat, npc: int) -> tuple[int, ...]:
        """Where it could go, for `why_not` to judge."""
        return EVERYWHERE

    def options(self, s: Robotariat) -> list[Any]:
        found: list[Any] = []
        for npc in range(len(NPCS)):
            if s.npcs[npc] != NONE:
                for space in self.goals(s, npc):
                    if self.why_not(s, npc, space) is None:
                        found.append(PUSH[npc][space])
        return found


class Push(Move[Robotariat]):
    """ROB-ACT-9, ROB-SAB-4, ROB-SAB-5: an NPC and the space it goes to."""

    def __init__(self, npc: int, space: int) -> None:
        self.npc: Final = npc
        self.space: Final = space

    def text(self) -> str:
        return f"push {NPCS[self.npc]} > {SPACES[self.space]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, Pushing)
        return NOT_OUT if s.npcs[self.npc] == NONE else step.why_not(s, self.npc, self.space)


class ChooseDrawn(Move[Robotariat]):
    """ROB-ACT-3, ROB-ACT-5: one of the drawn cards."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if self.card in s.drawn else NOT_DRAWN


class Keep(ChooseDrawn):
    """ROB-ACT-5: the drawn Upgrade that stays."""

    def text(self) -> str:
        return f"keep {CARDS[self.card]}"


class Use(ChooseDrawn):
    """ROB-ACT-3: the drawn Sabotage card that is used."""

    def text(self) -> str:
        return f"use {CARDS[self.card]}"


class BuyingExtra(Question):
    """A step that offers the extra of one card."""

    def can_pay(self, s: Robotariat) -> bool:
        raise NotImplementedError


class Buy(Move[Robotariat]):
    """ROB-ACT-4: pay Reputation for the extra of the card in use."""

    def text(self) -> str:
        return "buy"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, BuyingExtra)
        return None if step.can_pay(s) else TOO_DEAR


class SettingDice(Question):
    """A step that asks for the faces of one die or of both."""

    def wants_both(self) -> bool:
        raise NotImplementedError

    def options(self, s: Robotariat) -> list[Any]:
        return [dice for dice in SET_DICE if dice.refused(s, self.wants_both()) is None]


class SetDice(Move[Robotariat]):
    """ROB-SAB-2, ROB-CARD-9: the faces that will show; NONE for a die that will be rolled."""

    def __init__(self, black: int, red: int) -> None:
        self.black: Final = black
        self.red: Final = red

    def text(self) -> str:
        black = "" if self.black == NONE else f" black {FACES[self.black]}"
        red = "" if self.red == NONE else f" red {FACES[self.red]}"
        return f"set{black}{red}"

    def refused(self, s: Robotariat, wants_both: bool) -> Refusal | None:
        if self.black != NONE and self.black not in s.pack.black:
            return NO_SUCH_FACE
        if self.red != NONE and self.red not in s.pack.red:
            return NO_SUCH_FACE
        both = self.black != NONE and self.red != NONE
        if wants_both:
            return None if both else BOTH_DICE
        return ONE_DIE if both or (self.black == NONE and self.red == NONE) else None

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, SettingDice)
        return self.refused(s, step.wants_both())


class Send(Move[Robotariat]):
    """ROB-CHAR-8: Zender's pick."""

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

    def __init__(self, path: int) -> None:
        self.path: Final = path

    def text(self) -> str:
        return f"lead {FACES[self.path]}"

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None if self.path < 2 else NOT_PATH


class AlwaysLegal(Move[Robotariat]):
    """An answer that every question of its kind accepts."""

    def refusal(self, s: Robotariat, seat: int) -> Refusal | None:
        return None


class Reroll(AlwaysLegal):
    """ROB-CHAR-6: MT-Q throws again."""

    def text(self) -> str:
        return "reroll"


class Restore(AlwaysLegal):
    """ROB-CHAR-3: ArciTech puts one of the torn posters up again."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        return f"restore {SPACES[self.space]}"


class Slide(AlwaysLegal):
    """ROB-UPG-2: throw the red die for a donation."""

    def text(self) -> str:
        return "slide"


class Decline(AlwaysLegal):
    """No to what was offered."""

    def text(self) -> str:
        return "decline"


class DeclineTurn(AlwaysLegal):
    """ROB-CHAR-3: no, and no for the rest of this NPC turn."""

    def text(self) -> str:
        return "decline turn"


class Guess(Move[Robotariat]):
    """ROB-OBJ-9: two other players and what the Spy thinks they are."""

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


PAY: Final = [Pay(k) for k in range(101)]
PUSH: Final = [[Push(npc, x) for x in ALL_SPACES] for npc in range(len(NPCS))]
PUSHES: Final = [push for row in PUSH for push in row]
KEEP: Final = [Keep(card) for card in range(FIRST_SABOTAGE)]
USE: Final = [Use(card) for card in range(len(CARDS))]  # Upgrades, the first ten, are never asked
BUY: Final = Buy()
SET_DICE: Final = [
    *[SetDice(face, NONE) for face in range(len(FACES))],
    *[SetDice(NONE, face) for face in range(len(FACES))],
    *[SetDice(black, red) for black in range(len(FACES)) for red in range(len(FACES))],
]
SEND: Final = [[Send(npc, path) for path in (0, 1)] for npc in CIVILIANS]
SENDS: Final = [send for row in SEND for send in row]
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


def guesses(seats: int) -> list[Guess]:
    """Every pair of players in seat order, with every pair of objectives."""
    names = range(len(OBJECTIVES))
    return [
        Guess(first, one, second, two)
        for first in range(seats)
        for second in range(first, seats)
        for one in names
        for two in names
    ]


def universe(s: Robotariat, rng: Rng) -> list[Move[Any]]:
    """Everything that can be typed; of the largest families a sample."""
    found: list[Move[Any]] = [
        moves.ACTIVATE, moves.END, moves.PROMOTE, BUY, REROLL, SLIDE, DECLINE, DECLINE_TURN,
        *moves.TAKE, *moves.WALK, *moves.HANG, *PAY[:12], *KEEP, *USE[FIRST_SABOTAGE:], *LEAD,
        *RESTORE, *moves.SHIFTS, *moves.CARRIES, *PUSHES, *SENDS, *SET_DICE, *guesses(5),
    ]  # fmt: skip
    for guest in CIVILIANS:
        found += moves.WALK_WITH[guest]
    for n in range(6):
        found += PLACE[n]
    for n in (6, 7, 8):
        found += [PLACE[n][rng.below(len(PLACE[n]))] for _ in range(40)]
    return found
