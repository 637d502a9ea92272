"""Phase 2: the starting player reveals an event and applies it."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Step, at

from ..seen import events
from . import cards, moves
from .cards import BANK, BOSS, EVENT_NAMES, NONE, event_name, party_name
from .effects import (
    ask_sealed,
    calm,
    check_end,
    discard_event,
    dissolve_marriage,
    end,
    end_tenure,
    pay,
    stress,
)
from .state import Factory


class Draw(Step[Factory]):
    """FAU-EVENT-1: reveal one event; FAU-LOSE-2: with none left, everybody has lost.

    Cases: FAU-EDGE-11, FAU-EDGE-12.
    """

    def enter(self, s: Factory) -> None:
        if not s.event_deck:
            end(s, [], "end-events", "FAU-LOSE-2")
            return
        card = s.event_deck.pop()
        s.drawn = card
        if s.telling:
            text = f"~text-{EVENT_NAMES[card]}"
            s.tell(events.EventDrawn(at(s.first), event_name(card), text))
        s.push(EFFECTS[card])


def ignore(s: Factory) -> None:
    """FAU-EVENT-4: what cannot be applied is skipped."""
    if s.telling:
        s.tell(events.EventIgnored(event_name(s.drawn)))


def tell_kept(s: Factory, card: int, holder: int) -> None:
    if s.telling:
        s.tell(events.CardKept(at(holder), event_name(card)))


class Target(Step[Factory]):
    """FAU-EVENT-5: the starting player names whom the card is for.

    FAU-CARD-01a: "the player who chose the card" is the one chosen for it. FAU-TURN-4: with one
    possible player nobody is asked, with none the card is ignored. Cases: FAU-EDGE-27,
    FAU-EDGE-28, FAU-EDGE-29, FAU-EDGE-60.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.EventTarget,)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def enter(self, s: Factory) -> None:
        possible = moves.legal(s, s.first, moves.TARGETS[: s.seats()])
        if not possible:
            ignore(s)
            return
        rule, about = s.pack.events[self.card].rule, ABOUT[self.card]
        s.ask(self, Ask(s.first, "ask-target", rule, possible, plain=True, about=about))

    def answer(self, s: Factory, seat: int, move: moves.EventTarget) -> None:
        if s.telling:
            s.tell(events.TargetNamed(at(seat), at(move.who)))
        apply_to(s, self.card, move.who)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: the first possible player clockwise, herself first."""
        return moves.first_legal(s, seat, moves.TARGETS)


def apply_to(s: Factory, card: int, who: int) -> None:
    """What the card does to the player named."""
    number = s.event_number()
    if card == cards.PRODUCTION_BONUS:  # FAU-CARD-01
        s.bonus[who] += number
    elif card == cards.MANDATORY_OVERTIME:  # FAU-CARD-11, FAU-CARD-12a
        s.bonus[who] += number
        s.strain[who] = 1
    elif card == cards.MARRIAGE:  # FAU-CARD-06, FAU-CARD-06a
        s.drawn = NONE
        s.spouse = s.first
        s.partner = who
        if s.telling:
            s.tell(events.Married(at(s.first), at(who)))
    elif card == cards.GAMBLING:  # FAU-CARD-13
        pay(s, who, BOSS, s.coins[who] - number, "loses")
    elif card == cards.DISMISSAL:  # FAU-CARD-16
        end_tenure(s, who)
        pay(s, BANK, who, number, "gets")
    else:
        s.push(PATIENTS[who])


class Patient(Step[Factory]):
    """FAU-CARD-03: she pays 2 to the Bank or becomes Stressed, if both are open to her.

    Case: FAU-EDGE-30.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.DentistChoice,)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: Factory) -> None:
        possible = moves.legal(s, self.who, moves.DENTISTRY)
        s.ask(self, Ask(self.who, "ask-dentist", "FAU-CARD-03", possible, plain=True))

    def answer(self, s: Factory, seat: int, move: moves.DentistChoice) -> None:
        if move.pay:
            pay(s, seat, BANK, s.event_number(), "spends")
        else:
            stress(s, seat)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: pay, if she can."""
        return moves.legal(s, seat, moves.DENTISTRY)[0]


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
            pay(s, seat, BANK, s.coins[seat], "spends")
            calm(s, seat)
        if s.ours:
            s.push(CUSTODY_NAMES)
        else:
            dissolve_marriage(s)


class NameCarer(Step[Factory]):
    """FAU-CARD-04a: both name, in secret, who of the two keeps the child of the couple."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Custody,)

    def enter(self, s: Factory) -> None:
        possible = moves.legal(s, s.first, moves.CUSTODY)
        for move in possible:
            ask_sealed(s, self, move.who, "ask-custody", "FAU-CARD-04a", possible)

    def revealed(self, s: Factory, answers: dict[int, moves.Custody]) -> None:
        names = []
        for seat, move in answers.items():
            names.append(move.who)
            if s.telling:
                s.tell(events.CustodyNamed(at(seat), at(move.who)))
        if names[0] == names[1]:
            settle_custody(s, names[0])
        else:
            s.push(CUSTODY_RULING)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: herself."""
        return moves.CUSTODY[seat]


class RuleCustody(Step[Factory]):
    """FAU-CARD-04a, FAU-TURN-3: they disagree, so the starting player decides: FAU-EDGE-26."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Custody,)

    def enter(self, s: Factory) -> None:
        possible = moves.legal(s, s.first, moves.CUSTODY)
        s.ask(self, Ask(s.first, "ask-custody-ruling", "FAU-CARD-04a", possible))

    def answer(self, s: Factory, seat: int, move: moves.Custody) -> None:
        settle_custody(s, move.who)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: the first of the two clockwise from her."""
        return moves.first_legal(s, seat, moves.CUSTODY)


def settle_custody(s: Factory, who: int) -> None:
    s.parent = who
    tell_kept(s, cards.BIRTH, who)
    dissolve_marriage(s)


class Gentrify(Step[Factory]):
    """FAU-CARD-05: the starting player keeps it; only Eviction takes it from her."""

    def enter(self, s: Factory) -> None:
        s.drawn = NONE
        s.gentrified = s.first
        tell_kept(s, cards.GENTRIFICATION, s.first)


class GiveBirth(Step[Factory]):
    """FAU-CARD-07: parental leave ends her Stress; she keeps the card and pays more rent.

    FAU-CARD-07a: if she is married the child is of the couple, but she alone is the carer.
    """

    def enter(self, s: Factory) -> None:
        calm(s, s.first)
        s.drawn = NONE
        s.parent = s.first
        s.ours = s.married_to(s.first) != NONE
        tell_kept(s, cards.BIRTH, s.first)


class Sabotage(Step[Factory]):
    """FAU-CARD-08: a robot in play is destroyed and returns to the supply.

    Cases: FAU-EDGE-31, FAU-EDGE-32.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.EventRobot,)

    def enter(self, s: Factory) -> None:
        possible = moves.legal(s, s.first, [moves.BOSS_ROBOT, *moves.ROBOTS[: s.seats()]])
        if possible:
            s.ask(self, Ask(s.first, "ask-robot", "FAU-CARD-08", possible, plain=True))
        else:
            ignore(s)

    def answer(self, s: Factory, seat: int, move: moves.EventRobot) -> None:
        if move.who == BOSS:
            s.blue -= 1
        else:
            s.red[move.who] -= 1
        s.supply += 1
        if s.telling:
            s.tell(events.RobotDestroyed(party_name(move.who)))

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: the boss's, else the first holder's clockwise."""
        if moves.BOSS_ROBOT.refusal(s, seat) is None:
            return moves.BOSS_ROBOT
        return moves.first_legal(s, seat, moves.ROBOTS)


class Evict(Step[Factory]):
    """FAU-CARD-09: the holder of Gentrification is rid of it, and Stressed: FAU-EDGE-45."""

    def enter(self, s: Factory) -> None:
        holder = s.gentrified
        if holder == NONE:
            ignore(s)
            return
        s.gentrified = NONE
        discard_event(s, cards.GENTRIFICATION)
        stress(s, holder)


class Organise(Step[Factory]):
    """FAU-CARD-10, FAU-CARD-10a: clockwise, each takes a coin from the boss while it has any.

    Case: FAU-EDGE-33.
    """

    def enter(self, s: Factory) -> None:
        if s.boss == 0:
            ignore(s)
        for seat in s.clockwise():
            pay(s, BOSS, seat, min(s.event_number(), s.boss), "takes")


class ShiftWork(Step[Factory]):
    """FAU-CARD-12, FAU-CARD-12a: whoever works this turn gets 1 more, and is Stressed."""

    def enter(self, s: Factory) -> None:
        for seat in s.active():
            s.bonus[seat] += s.event_number()
            s.strain[seat] = 1


class Rest(Step[Factory]):
    """FAU-CARD-14: everybody loses Stress."""

    def enter(self, s: Factory) -> None:
        for seat in s.clockwise():
            calm(s, seat)


class Bills(Step[Factory]):
    """FAU-CARD-15: whoever has a coin gives one to the boss; it Stresses nobody."""

    def enter(self, s: Factory) -> None:
        bill = s.event_number()
        if max(s.coins) < bill:
            ignore(s)
        for seat in s.clockwise():
            if s.coins[seat] >= bill:
                pay(s, seat, BOSS, bill, "loses")


class Income(Step[Factory]):
    """FAU-CARD-17: everybody takes a coin from the Bank."""

    def enter(self, s: Factory) -> None:
        for seat in s.clockwise():
            pay(s, BANK, seat, s.event_number(), "gets")


class EventEnds(Step[Factory]):
    """FAU-EVENT-2: a card to play and discard is discarded; then the checkpoint of phase 2."""

    def enter(self, s: Factory) -> None:
        if s.drawn != NONE:
            discard_event(s, s.drawn)
            s.drawn = NONE
        check_end(s)


CUSTODY_NAMES: Final = NameCarer()
CUSTODY_RULING: Final = RuleCustody()
PATIENTS: Final = [Patient(who) for who in range(4)]
DRAW: Final = Draw()
EVENT_ENDS: Final = EventEnds()
ABOUT: Final[list[tuple[tuple[str, str | int], ...]]] = [
    (("card", f"~id-{name}"), ("text", f"~text-{name}")) for name in EVENT_NAMES
]
EFFECTS: Final[list[Step[Factory]]] = [
    Target(cards.PRODUCTION_BONUS),
    Agreement(),
    Target(cards.DENTIST),
    Split(),
    Gentrify(),
    Target(cards.MARRIAGE),
    GiveBirth(),
    Sabotage(),
    Evict(),
    Organise(),
    Target(cards.MANDATORY_OVERTIME),
    ShiftWork(),
    Target(cards.GAMBLING),
    Rest(),
    Bills(),
    Target(cards.DISMISSAL),
    Income(),
]
