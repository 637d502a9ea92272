"""Phase 2: the starting player reveals an event and applies it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Step

from .cards import (
    BANK,
    BASIC_INCOME,
    BIRTH,
    BOSS,
    DENTIST,
    DISMISSAL,
    EVENT_NAMES,
    GAMBLING,
    GENTRIFICATION,
    MANDATORY_OVERTIME,
    MARRIAGE,
    NONE,
    PRODUCTION_BONUS,
    SHIFT_WORK,
    UNION,
    UTILITY_BILLS,
)
from .effects import (
    EVENTS_LOST,
    calm,
    check,
    discard_event,
    dissolve_marriage,
    end_tenure,
    pay,
    stress,
)
from .events import (
    CardKept,
    CustodyNamed,
    EventDrawn,
    EventIgnored,
    Married,
    RobotDestroyed,
    TargetNamed,
)
from .moves import (
    BOSS_ROBOT,
    CUSTODY,
    DENTIST_PAY,
    DENTIST_STRESS,
    DENTISTRY,
    ROBOTS,
    TARGETS,
    Custody,
    DentistChoice,
    EventRobot,
    EventTarget,
)
from .state import Factory


class Draw(Step[Factory]):
    """FAU-EVENT-1: reveal one event; FAU-LOSE-2: with none left, everybody has lost.

    Cases: FAU-EDGE-11, FAU-EDGE-12.
    """

    def enter(self, s: Factory) -> None:
        if not s.event_deck:
            s.finish(EVENTS_LOST[s.seats()])
            return
        card = s.event_deck.pop()
        s.drawn = card
        if s.telling:
            s.tell(EventDrawn(s.first, card))
        s.push(EFFECTS[card])


def ignore(s: Factory) -> None:
    """FAU-EVENT-4: what cannot be applied is skipped."""
    if s.telling:
        s.tell(EventIgnored(s.drawn))


class Target(Step[Factory]):
    """FAU-EVENT-5: the starting player names whom the card is for.

    FAU-CARD-01a: "the player who chose the card" is the one chosen for it. FAU-TURN-4: with one
    possible player nobody is asked, with none the card is ignored. Cases: FAU-EDGE-27,
    FAU-EDGE-28, FAU-EDGE-29, FAU-EDGE-60.
    """

    __slots__ = ("card",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (EventTarget,)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def enter(self, s: Factory) -> None:
        moves = targets(s)
        if not moves:
            ignore(s)
            return
        card = self.card
        s.ask(self, Ask(s.first, "ask-target", RULE_OF[card], moves, plain=True, about=ABOUT[card]))

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, EventTarget)
        if s.telling:
            s.tell(TargetNamed(seat, move.who))
        hit(s, self.card, move.who)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: the first possible player clockwise, herself first."""
        for who in s.clockwise():
            if TARGETS[who].refusal(s, s.first) is None:
                return TARGETS[who]
        raise AssertionError("nobody to name")


def targets(s: Factory) -> list[EventTarget]:
    """Those the card in play can be for; FAU-CARD-13: gambling does nothing to the poor."""
    if s.drawn == GAMBLING and max(s.coins) <= s.pack.events[GAMBLING].number:
        return []
    return [TARGETS[who] for who in s.active() if TARGETS[who].refusal(s, s.first) is None]


def hit(s: Factory, card: int, who: int) -> None:
    """What the card does to the player named."""
    number = s.pack.events[card].number
    if card == PRODUCTION_BONUS:  # FAU-CARD-01
        s.bonus[who] += number
    elif card == MANDATORY_OVERTIME:  # FAU-CARD-11, FAU-CARD-12a
        s.bonus[who] += number
        s.strain[who] = 1
    elif card == MARRIAGE:  # FAU-CARD-06, FAU-CARD-06a
        s.drawn = NONE
        s.spouse = s.first
        s.partner = who
        if s.telling:
            s.tell(Married(s.first, who))
    elif card == GAMBLING:  # FAU-CARD-13
        pay(s, who, BOSS, s.coins[who] - number)
    elif card == DISMISSAL:  # FAU-CARD-16
        end_tenure(s, who)
        pay(s, BANK, who, number)
    else:
        s.push(PATIENTS[who])


class Patient(Step[Factory]):
    """FAU-CARD-03: she pays 2 to the Bank or becomes Stressed, if both are open to her.

    Case: FAU-EDGE-30.
    """

    __slots__ = ("who",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (DentistChoice,)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: Factory) -> None:
        moves = [move for move in DENTISTRY if move.refusal(s, self.who) is None]
        s.ask(self, Ask(self.who, "ask-dentist", "FAU-CARD-03", moves, plain=True))

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, DentistChoice)
        if move.pay:
            pay(s, seat, BANK, s.pack.events[DENTIST].number)
        else:
            stress(s, seat)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: pay."""
        return DENTIST_PAY if DENTIST_PAY.refusal(s, seat) is None else DENTIST_STRESS


class Agreement(Step[Factory]):
    """FAU-CARD-02: this turn an option may be taken by any number of players."""

    def enter(self, s: Factory) -> None:
        s.shared = True


class Split(Step[Factory]):
    """FAU-CARD-04: a Divorce takes all coins and all Stress of the couple.

    Cases: FAU-EDGE-24, FAU-EDGE-25.
    """

    def enter(self, s: Factory) -> None:
        if s.spouse == NONE:
            ignore(s)
            return
        for seat in (s.spouse, s.partner):
            pay(s, seat, BANK, s.coins[seat])
            calm(s, seat)
        if s.ours:
            s.push(CUSTODY_NAMES)
        else:
            dissolve_marriage(s)


class NameCarer(Step[Factory]):
    """FAU-CARD-04a: both name, in secret, who of the two keeps the child of the couple."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Custody,)

    def enter(self, s: Factory) -> None:
        moves = couple_moves(s)
        for seat in sorted((s.spouse, s.partner)):
            s.ask(self, Ask(seat, "ask-custody", "FAU-CARD-04a", moves, sealed=True, progress=True))

    def revealed(self, s: Factory, answers: dict[int, Move[Any]]) -> None:
        names = []
        for seat, move in answers.items():
            assert isinstance(move, Custody)
            names.append(move.who)
            if s.telling:
                s.tell(CustodyNamed(seat, move.who))
        if names[0] == names[1]:
            settle_custody(s, names[0])
        else:
            s.push(CUSTODY_RULING)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: herself."""
        return CUSTODY[seat]


class RuleCustody(Step[Factory]):
    """FAU-CARD-04a, FAU-TURN-3: they disagree, so the starting player decides: FAU-EDGE-26."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Custody,)

    def enter(self, s: Factory) -> None:
        s.ask(self, Ask(s.first, "ask-custody-ruling", "FAU-CARD-04a", couple_moves(s)))

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Custody)
        settle_custody(s, move.who)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: the first of the two clockwise from her."""
        for who in s.clockwise():
            if who in (s.spouse, s.partner):
                return CUSTODY[who]
        raise AssertionError("no couple")


def couple_moves(s: Factory) -> list[Custody]:
    return [CUSTODY[min(s.spouse, s.partner)], CUSTODY[max(s.spouse, s.partner)]]


def settle_custody(s: Factory, who: int) -> None:
    s.parent = who
    if s.telling:
        s.tell(CardKept(who, BIRTH))
    dissolve_marriage(s)


class Gentrify(Step[Factory]):
    """FAU-CARD-05: the starting player keeps it; only Eviction takes it from her."""

    def enter(self, s: Factory) -> None:
        s.drawn = NONE
        s.gentrified = s.first
        if s.telling:
            s.tell(CardKept(s.first, GENTRIFICATION))


class GiveBirth(Step[Factory]):
    """FAU-CARD-07: parental leave ends her Stress; she keeps the card and pays more rent.

    FAU-CARD-07a: if she is married the child is of the couple, but she alone is the carer.
    """

    def enter(self, s: Factory) -> None:
        calm(s, s.first)
        s.drawn = NONE
        s.parent = s.first
        s.ours = s.married_to(s.first) != NONE
        if s.telling:
            s.tell(CardKept(s.first, BIRTH))


class Sabotage(Step[Factory]):
    """FAU-CARD-08: a robot in play is destroyed and returns to the supply.

    Cases: FAU-EDGE-31, FAU-EDGE-32.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (EventRobot,)

    def enter(self, s: Factory) -> None:
        moves = [ROBOTS[seat] for seat in range(s.seats()) if s.red[seat]]
        if s.blue:
            moves = [BOSS_ROBOT, *moves]
        if moves:
            s.ask(self, Ask(s.first, "ask-robot", "FAU-CARD-08", moves, plain=True))
        else:
            ignore(s)

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, EventRobot)
        if move.who == BOSS:
            s.blue -= 1
        else:
            s.red[move.who] -= 1
        s.supply += 1
        if s.telling:
            s.tell(RobotDestroyed(move.who))

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: the boss's, else the first holder's clockwise."""
        if s.blue:
            return BOSS_ROBOT
        for who in s.clockwise():
            if s.red[who]:
                return ROBOTS[who]
        raise AssertionError("no robot")


class Evict(Step[Factory]):
    """FAU-CARD-09: the holder of Gentrification is rid of it, and Stressed: FAU-EDGE-45."""

    def enter(self, s: Factory) -> None:
        holder = s.gentrified
        if holder == NONE:
            ignore(s)
            return
        s.gentrified = NONE
        discard_event(s, GENTRIFICATION)
        stress(s, holder)


class Organise(Step[Factory]):
    """FAU-CARD-10, FAU-CARD-10a: clockwise, each takes a coin from the boss while it has any.

    Case: FAU-EDGE-33.
    """

    def enter(self, s: Factory) -> None:
        if s.boss == 0:
            ignore(s)
        for seat in s.clockwise():
            pay(s, BOSS, seat, min(s.pack.events[UNION].number, s.boss))


class ShiftWork(Step[Factory]):
    """FAU-CARD-12, FAU-CARD-12a: whoever works this turn gets 1 more, and is Stressed."""

    def enter(self, s: Factory) -> None:
        for seat in s.active():
            s.bonus[seat] += s.pack.events[SHIFT_WORK].number
            s.strain[seat] = 1


class Rest(Step[Factory]):
    """FAU-CARD-14: everybody loses Stress."""

    def enter(self, s: Factory) -> None:
        for seat in s.clockwise():
            calm(s, seat)


class Bills(Step[Factory]):
    """FAU-CARD-15: whoever has a coin gives one to the boss; it Stresses nobody."""

    def enter(self, s: Factory) -> None:
        bill = s.pack.events[UTILITY_BILLS].number
        if max(s.coins) < bill:
            ignore(s)
        for seat in s.clockwise():
            if s.coins[seat] >= bill:
                pay(s, seat, BOSS, bill)


class Income(Step[Factory]):
    """FAU-CARD-17: everybody takes a coin from the Bank."""

    def enter(self, s: Factory) -> None:
        for seat in s.clockwise():
            pay(s, BANK, seat, s.pack.events[BASIC_INCOME].number)


class EventEnds(Step[Factory]):
    """FAU-EVENT-2: a card to play and discard is discarded; then the checkpoint of phase 2."""

    def enter(self, s: Factory) -> None:
        if s.drawn != NONE:
            discard_event(s, s.drawn)
            s.drawn = NONE
        check(s)


CUSTODY_NAMES: Final = NameCarer()
CUSTODY_RULING: Final = RuleCustody()
PATIENTS: Final = [Patient(who) for who in range(4)]
DRAW: Final = Draw()
EVENT_ENDS: Final = EventEnds()
ABOUT: Final[list[tuple[tuple[str, str | int], ...]]] = [
    (("card", f"~id-{name}"), ("text", f"~text-{name}")) for name in EVENT_NAMES
]
RULE_OF: Final = [f"FAU-CARD-{number + 1:02}" for number in range(len(EVENT_NAMES))]
EFFECTS: Final[list[Step[Factory]]] = [
    Target(PRODUCTION_BONUS),
    Agreement(),
    Target(DENTIST),
    Split(),
    Gentrify(),
    Target(MARRIAGE),
    GiveBirth(),
    Sabotage(),
    Evict(),
    Organise(),
    Target(MANDATORY_OVERTIME),
    ShiftWork(),
    Target(GAMBLING),
    Rest(),
    Bills(),
    Target(DISMISSAL),
    Income(),
]
