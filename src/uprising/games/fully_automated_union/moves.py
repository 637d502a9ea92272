"""What a worker can do. All moves are constants: `TARGETS[2]`, `VOTES[WORK]`, `PICKS[KEEP]`."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Refusal, Rng, at

from .cards import (
    BOSS,
    DENTIST,
    DISMISSAL,
    GAMBLING,
    LETTERS,
    MARRIAGE,
    NONE,
    OPTIONS,
)
from .state import Factory

SEATS: Final = 4
KEEP: Final = OPTIONS
WORK: Final = 0
ACCELERATE: Final = 1
EXPROPRIATE: Final = 2
VOTE_NAMES: Final = ("work", "accelerate", "expropriate")

OVER: Final = Refusal("refuse-over", "FAU-END-1")
NOT_ASKED: Final = Refusal("refuse-not-asked", "FAU-TURN-5")
NOT_NOW: Final = Refusal("refuse-not-now", "FAU-TURN-5")
ELIMINATED: Final = Refusal("refuse-eliminated", "FAU-ELIM-1")
DENTIST_CANNOT: Final = Refusal("refuse-dentist-target", "FAU-CARD-03")
NOT_HERSELF: Final = Refusal("refuse-marry-self", "FAU-CARD-06")
NOT_RICHEST: Final = Refusal("refuse-not-richest", "FAU-CARD-13")
NO_TENURE: Final = Refusal("refuse-no-tenure", "FAU-CARD-16")
NO_ROBOT: Final = Refusal("refuse-no-robot", "FAU-CARD-08")
CANNOT_PAY: Final = Refusal("refuse-cannot-pay", "FAU-CARD-03")
ALREADY_STRESSED: Final = Refusal("refuse-already-stressed", "FAU-CARD-03")
NOT_OF_THE_COUPLE: Final = Refusal("refuse-not-of-the-couple", "FAU-CARD-04a")
TAKEN: Final = Refusal("refuse-taken", "FAU-CONTR-2")
NOTHING_TO_KEEP: Final = Refusal("refuse-nothing-to-keep", "FAU-CONTR-6")


class EventTarget(Move[Factory]):
    """FAU-EVENT-5: the starting player names whom the event is for."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"event-target {at(self.who)}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        who = self.who
        if s.out[who]:
            return ELIMINATED
        if s.drawn == DENTIST and s.stressed[who] and s.coins[who] < s.pack.events[DENTIST].number:
            return DENTIST_CANNOT
        if s.drawn == MARRIAGE and who == seat:
            return NOT_HERSELF
        if s.drawn == GAMBLING and s.coins[who] < max(s.coins):
            return NOT_RICHEST
        if s.drawn == DISMISSAL and s.tenure[who] == NONE:
            return NO_TENURE
        return None


class EventRobot(Move[Factory]):
    """FAU-CARD-08: which robot is sabotaged, the boss's or a player's."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        # the mark keeps the boss apart from a player who calls herself that
        return "event-robot boss" if self.who == BOSS else f"event-robot > {at(self.who)}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        robots = s.blue if self.who == BOSS else s.red[self.who]
        return None if robots > 0 else NO_ROBOT


class DentistChoice(Move[Factory]):
    """FAU-CARD-03: the patient pays or is Stressed."""

    __slots__ = ("pay",)

    def __init__(self, pay: bool) -> None:
        self.pay: Final = pay

    def text(self) -> str:
        return "dentist pay" if self.pay else "dentist stress"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        if self.pay:
            return None if s.coins[seat] >= s.pack.events[DENTIST].number else CANNOT_PAY
        return ALREADY_STRESSED if s.stressed[seat] else None


class Custody(Move[Factory]):
    """FAU-CARD-04a: which of the two keeps the child."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"custody {at(self.who)}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return None if self.who in (s.spouse, s.partner) else NOT_OF_THE_COUPLE


class Pick(Move[Factory]):
    """FAU-CONTR-1, FAU-CONTR-6: take a free option of the card, or keep what one has."""

    __slots__ = ("option",)

    def __init__(self, option: int) -> None:
        self.option: Final = option

    def text(self) -> str:
        return "contract keep" if self.option == KEEP else f"contract {LETTERS[self.option]}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        if self.option == KEEP:
            return NOTHING_TO_KEEP if s.tenure[seat] == NONE else None
        if s.shared:
            return None
        return TAKEN if s.offer * OPTIONS + self.option in s.job else None


class Vote(Move[Factory]):
    """FAU-STRIKE-1: thumb up, closed fist or open hand."""

    __slots__ = ("vote",)

    def __init__(self, vote: int) -> None:
        self.vote: Final = vote

    def text(self) -> str:
        return f"vote {VOTE_NAMES[self.vote]}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return None


class Nominate(Move[Factory]):
    """FAU-STRIKE-14: who should get the robot."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"nominate {at(self.who)}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return ELIMINATED if s.out[self.who] else None


class Assign(Move[Factory]):
    """FAU-STRIKE-11, FAU-ELIM-3: who gets the robot, or the robots left behind."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"assign {at(self.who)}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return ELIMINATED if s.out[self.who] else None


class Cover(Move[Factory]):
    """FAU-RENT-6: pay what the spouse's rent lacks, or do not."""

    __slots__ = ("yes",)

    def __init__(self, yes: bool) -> None:
        self.yes: Final = yes

    def text(self) -> str:
        return "cover yes" if self.yes else "cover no"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return None


class Declare(Move[Factory]):
    """FAU-TRAIT-5: declare Class Treason, or do not."""

    __slots__ = ("yes",)

    def __init__(self, yes: bool) -> None:
        self.yes: Final = yes

    def text(self) -> str:
        return "declare yes" if self.yes else "declare no"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return None


TARGETS: Final = [EventTarget(seat) for seat in range(SEATS)]
ROBOTS: Final = [EventRobot(seat) for seat in range(SEATS)]
BOSS_ROBOT: Final = EventRobot(BOSS)
DENTIST_PAY: Final = DentistChoice(True)
DENTIST_STRESS: Final = DentistChoice(False)
CUSTODY: Final = [Custody(seat) for seat in range(SEATS)]
PICKS: Final = [Pick(option) for option in range(KEEP + 1)]
VOTES: Final = [Vote(WORK), Vote(ACCELERATE), Vote(EXPROPRIATE)]
NOMINATE: Final = [Nominate(seat) for seat in range(SEATS)]
ASSIGN: Final = [Assign(seat) for seat in range(SEATS)]
COVER_YES: Final = Cover(True)
COVER_NO: Final = Cover(False)
DECLARE_YES: Final = Declare(True)
DECLARE_NO: Final = Declare(False)

DENTISTRY: Final = [DENTIST_PAY, DENTIST_STRESS]
COVERS: Final = [COVER_YES, COVER_NO]
DECLARATIONS: Final = [DECLARE_YES, DECLARE_NO]

# The choices among the players still in the game, looked up by the set of those who are not
NOMINATIONS: Final = [[m for m in NOMINATE if not out >> m.who & 1] for out in range(1 << SEATS)]
ASSIGNMENTS: Final = [[m for m in ASSIGN if not out >> m.who & 1] for out in range(1 << SEATS)]
# The options left, looked up by the set of those taken; with keeping, in the second half
LEFT: Final = [
    [p for p in PICKS if not (taken | (1 << KEEP)) >> p.option & 1] for taken in range(1 << OPTIONS)
] + [[p for p in PICKS if not taken >> p.option & 1] for taken in range(1 << OPTIONS)]


def missing(s: Factory) -> int:
    """The set of players who are out of the game, and of seats nobody sits on."""
    bits = (1 << SEATS) - (1 << len(s.out))
    for seat in range(len(s.out)):
        if s.out[seat]:
            bits |= 1 << seat
    return bits


def picks(s: Factory, seat: int) -> list[Pick]:
    """FAU-CONTR-1, FAU-CONTR-2: what is left on the card for this seat; FAU-CONTR-6: or keep."""
    index = 0
    if not s.shared:
        low = s.offer * OPTIONS
        for job in s.job:
            if low <= job < low + OPTIONS:
                index |= 1 << (job - low)
    return LEFT[index if s.tenure[seat] == NONE else index | (1 << OPTIONS)]


def universe(s: Factory, rng: Rng) -> list[Move[Any]]:
    n = s.seats()
    return [
        *TARGETS[:n], *ROBOTS[:n], BOSS_ROBOT, *DENTISTRY, *CUSTODY[:n], *PICKS, *VOTES,
        *NOMINATE[:n], *ASSIGN[:n], *COVERS, *DECLARATIONS,
    ]  # fmt: skip
