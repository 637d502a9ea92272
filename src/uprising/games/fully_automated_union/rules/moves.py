"""What a worker can do, and why not. All moves are constants: `TARGETS[2]`, `VOTES[WORK]`.

`refusal` decides what is legal; the lists of legal moves, the defaults and the heuristic ask it.
"""

from typing import Any, ClassVar, Final, TypeVar

from uprising.kernel import Move, Refusal, Rng, at

from .cards import BOSS, DENTIST, DISMISSAL, GAMBLING, LETTERS, MARRIAGE, NONE, OPTIONS
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


class NamePlayer(Move[Factory]):
    """A move that names a player who is still in the game."""

    verb: ClassVar[str] = ""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"{self.verb} {at(self.who)}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return ELIMINATED if s.out[self.who] else None


class EventTarget(NamePlayer):
    """FAU-EVENT-5: the starting player names whom the event is for."""

    verb: ClassVar[str] = "event-target"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        who = self.who
        if s.out[who]:
            return ELIMINATED
        if s.drawn == DENTIST:
            cannot = s.stressed[who] and s.coins[who] < s.event_number()
            return DENTIST_CANNOT if cannot else None
        if s.drawn == MARRIAGE:
            return NOT_HERSELF if who == seat else None
        if s.drawn == DISMISSAL:
            return NO_TENURE if s.tenure[who] == NONE else None
        if s.drawn == GAMBLING:
            coins = s.coins[who]  # and gambling does nothing to the poor
            poorer = coins < max(s.coins) or coins <= s.event_number()
            return NOT_RICHEST if poorer else None
        return None


class EventRobot(Move[Factory]):
    """FAU-CARD-08: which robot is sabotaged, the boss's or a player's."""

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

    def __init__(self, pay: bool) -> None:
        self.pay: Final = pay

    def text(self) -> str:
        return "dentist pay" if self.pay else "dentist stress"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        if self.pay:
            return None if s.coins[seat] >= s.event_number() else CANNOT_PAY
        return ALREADY_STRESSED if s.stressed[seat] else None


class Custody(NamePlayer):
    """FAU-CARD-04a: which of the two keeps the child."""

    verb: ClassVar[str] = "custody"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return None if self.who in (s.spouse, s.partner) else NOT_OF_THE_COUPLE


class Pick(Move[Factory]):
    """FAU-CONTR-1, FAU-CONTR-6: take a free option of the card, or keep what one has."""

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

    def __init__(self, vote: int) -> None:
        self.vote: Final = vote

    def text(self) -> str:
        return f"vote {VOTE_NAMES[self.vote]}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return None


class Nominate(NamePlayer):
    """FAU-STRIKE-14: who should get the robot."""

    verb: ClassVar[str] = "nominate"


class Assign(NamePlayer):
    """FAU-STRIKE-11, FAU-ELIM-3: who gets the robot, or the robots left behind."""

    verb: ClassVar[str] = "assign"


class YesOrNo(Move[Factory]):
    """A move that agrees or does not; both are always legal."""

    verb: ClassVar[str] = ""

    def __init__(self, yes: bool) -> None:
        self.yes: Final = yes

    def text(self) -> str:
        return f"{self.verb} {'yes' if self.yes else 'no'}"

    def refusal(self, s: Factory, seat: int) -> Refusal | None:
        return None


class Cover(YesOrNo):
    """FAU-RENT-6: pay what the spouse's rent lacks, or do not."""

    verb: ClassVar[str] = "cover"


class Declare(YesOrNo):
    """FAU-TRAIT-5: declare Class Treason, or do not."""

    verb: ClassVar[str] = "declare"


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

AnyMove = TypeVar("AnyMove", bound=Move[Any])


def legal(s: Factory, seat: int, moves: list[AnyMove]) -> list[AnyMove]:
    """Those of the moves that are not refused."""
    return [move for move in moves if move.refusal(s, seat) is None]


def first_legal(s: Factory, seat: int, by_seat: list[AnyMove]) -> AnyMove:
    """The first legal move clockwise from the starting player, of moves in seat order."""
    for who in s.clockwise():
        if by_seat[who].refusal(s, seat) is None:
            return by_seat[who]
    raise AssertionError("every move is refused")


# What is left of PICKS, looked up by the set of refused ones
LEFT: Final = [
    [p for p in PICKS if not refused >> p.option & 1] for refused in range(1 << len(PICKS))
]


def picks(s: Factory, seat: int) -> list[Pick]:
    """FAU-CONTR-1, FAU-CONTR-2: what is left on the card for this seat; FAU-CONTR-6: or keep.

    A faster path for `legal(s, seat, PICKS)`: this is the question asked most often.
    """
    refused = 1 << KEEP if s.tenure[seat] == NONE else 0
    if not s.shared:
        low = s.offer * OPTIONS
        for job in s.job:
            if low <= job < low + OPTIONS:
                refused |= 1 << (job - low)
    return LEFT[refused]


def universe(s: Factory, rng: Rng) -> list[Move[Any]]:
    n = s.seats()
    return [
        *TARGETS[:n], *ROBOTS[:n], BOSS_ROBOT, *DENTISTRY, *CUSTODY[:n], *PICKS, *VOTES,
        *NOMINATE[:n], *ASSIGN[:n], *COVERS, *DECLARATIONS,
    ]  # fmt: skip
