"""Who may be told what of an event: the rulebooks' tables of who sees what, written out again.

Nothing here looks at a game's own `seen_by`. For an event, its eyes are the seats that hear it
whole, and `other` is the same event with everything changed that nobody else may learn, names and
numbers alike; None where nobody else may even hear that it happened. Then each seat that is not
among the eyes must be sent the same bytes for both, and each that is must be sent different ones.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from tests.outside.smugglers import steps as smugglers_steps
from tests.server.leaks import Leak
from uprising.games.evil_robots import events as evil
from uprising.games.evil_robots.cards import PER_SIDE
from uprising.games.fully_automated_bosses import events as bosses
from uprising.games.fully_automated_bosses.cards import ALL
from uprising.games.leduc import steps as leduc
from uprising.games.robot_rise import events as rise
from uprising.games.robotariat import events as rob
from uprising.games.robotariat.cards import ELECTRIC_EYE, FIRST_SABOTAGE, SABOTAGE
from uprising.kernel import Event, Table
from uprising.server import sighting


class Secret(NamedTuple):
    """An event that is not for everybody."""

    eyes: frozenset[int]
    other: Event | None


def between(other: Event | None, *seats: int) -> Secret:
    return Secret(frozenset(seats), other)


def secret_of(table: Table, event: Event) -> Secret | None:
    """None: everybody hears it, and hears the same."""
    s: Any = table.state
    match table.game.key:
        case "fully_automated_bosses":
            return of_bosses(s, event)
        case "evil_robots":
            return of_evil_robots(s, event)
        case "robot_rise":
            return of_robot_rise(event)
        case "robotariat":
            return of_robotariat(s, event)
        case "leduc" if isinstance(event, leduc.Dealt):
            return between(leduc.Dealt(event.seat, (event.card + 2) % 6), event.seat)
        case "smugglers":
            return of_smugglers(event)
    return None


def of_bosses(s: Any, event: Event) -> Secret | None:
    other: Event
    match event:
        case bosses.RoleDealt() if event.role:  # FAB-SETUP-2
            return between(bosses.RoleDealt(event.seat, event.role % 3 + 1), event.seat)
        case bosses.OfferMade() | bosses.OfferWithdrawn() if event.to != ALL:  # FAB-HIRE-6, -8
            return between(None, event.boss, event.to)
        case bosses.CounterMade():  # FAB-HIRE-8
            return between(None, event.worker, event.boss)
        case bosses.RobotDestroyed():  # FAB-SAB-4
            [*others] = (w for w in s.workers if w != event.actor)
            other = bosses.RobotDestroyed(event.owner, others[0], event.blind)
            return between(other, *s.workers)
        case bosses.CouldNotPay():  # FAB-MONO-1
            other = bosses.CouldNotPay(event.boss, event.shortfall + 1, event.rival)
            return between(other, *s.bosses)
        case bosses.Rescued():  # FAB-MONO-4
            return between(bosses.Rescued(event.boss, event.rival, event.coins + 1), *s.bosses)
        case bosses.Given():  # FAB-GIFT-1
            other = bosses.Given(event.boss, event.worker, event.coins, f"not {event.words}")
            return between(other, event.boss, event.worker)
        case bosses.Lent():  # FAB-LOAN-1
            return between(None, *s.bosses)
        case bosses.BountyPosted():  # FAB-BRIBE-1: to one worker, or to all of them
            eyes = s.workers if event.to == ALL else (event.to,)
            return between(None, event.boss, *eyes)
    return None


def of_evil_robots(s: Any, event: Event) -> Secret | None:
    other: Event
    match event:
        case evil.Drew():  # EVIL-INFO-4: the others see its side
            return between(evil.Drew(event.seat, beside(event.card)), event.seat)
        case evil.Flipped():  # EVIL-INFO-1
            return between(evil.Flipped(event.seat, 1 - event.hidden, event.shown), event.seat)
        case evil.Swapped():  # EVIL-INFO-6
            other = evil.Swapped(event.seat, beside(event.card), beside(event.drawn))
            return between(other, event.seat)
        case evil.Scanned():  # EVIL-INFO-2
            return between(evil.Scanned(event.seat, event.who, 1 - event.face), event.seat)
        case evil.HiddenChanged() if event.how == "reflipped" and not s.exposed >> event.seat & 1:
            other = evil.HiddenChanged(event.seat, event.how, 1 - event.face, event.eyes)
            return between(other, event.seat)  # EVIL-INFO-1: always its owner's, and nobody else's
        case evil.HiddenChanged() if event.how == "turned":  # EVIL-CARD-16: who knew it knows it
            other = evil.HiddenChanged(event.seat, event.how, 1 - event.face, event.eyes)
            known = [seat for seat in range(len(s.known)) if s.known[event.seat] >> seat & 1]
            return None if len(known) == len(s.known) else between(other, *known)
    return None


def beside(card: int) -> int:
    """Another card of the same side."""
    first = card // PER_SIDE * PER_SIDE
    return first + (card - first + 1) % PER_SIDE


def of_robot_rise(event: Event) -> Secret | None:
    other: Event
    match event:
        case rise.Dealt():  # RISE-INFO-1, -3
            other = rise.Dealt(event.seat, 1 - min(event.identity, 1), event.cards[::-1])
            return between(other, event.seat)
        case rise.CardDrawn():  # RISE-INFO-1
            return between(rise.CardDrawn(event.seat, (event.card + 1) % 20), event.seat)
        case rise.HandLooked() if event.cards:  # RISE-INFO-8: and whose hand it is
            cards = [(card + 1) % 20 for card in event.cards]
            other = rise.HandLooked(event.seat, event.holder, cards)
            return between(other, event.seat, event.holder)
        case rise.CardsTaken() if event.cards:  # RISE-INFO-7
            cards = [(card + 1) % 20 for card in event.cards]
            return between(
                rise.CardsTaken(event.taker, event.giver, cards), event.taker, event.giver
            )
        case rise.CardGiven():  # RISE-INFO-7
            other = rise.CardGiven(event.giver, event.taker, (event.card + 1) % 20)
            return between(other, event.giver, event.taker)
    return None


def of_robotariat(s: Any, event: Event) -> Secret | None:
    other: Event
    eye = s.cast[ELECTRIC_EYE]
    match event:
        case rob.ObjectiveDealt():  # ROB-HIDE-2
            return between(rob.ObjectiveDealt(event.seat, (event.objective + 1) % 3), event.seat)
        case rob.Peeked():  # ROB-HIDE-5
            return between(None, eye)
        case rob.CardDrawn():  # ROB-HIDE-6
            other = rob.CardDrawn(event.seat, event.card - 1, event.eye, event.space)
            return between(other, event.seat, *([eye] if event.space == SABOTAGE else []))
        case rob.CardReturned():  # ROB-HIDE-6
            other = rob.CardReturned(event.seat, event.card - 1, event.eye)
            return between(other, event.seat, *([eye] if event.card >= FIRST_SABOTAGE else []))
    return None


def another(card: int) -> int:
    """Another of the smugglers' sixteen cards."""
    return (card + 1) % 16


def of_smugglers(event: Event) -> Secret | None:
    match event:
        case smugglers_steps.Drew():
            return between(smugglers_steps.Drew(event.seat, another(event.card)), event.seat)
        case smugglers_steps.Spied():
            other = smugglers_steps.Spied(event.seat, event.other, another(event.card))
            return between(other, event.seat, event.other)
    return None


def told(table: Table, event: Event | None, seat: int | None) -> bytes:
    """The log of a frame, as it is sent."""
    fresh = [] if event is None else [(1, event)]
    return msgspec.json.encode(sighting.entries(table, fresh, seat))


def check_eyes(table: Table, event: Event) -> bool:
    """Raises `Leak` unless exactly the right seats hear what happened; whether it was a secret."""
    seats = [*range(len(table.names)), None]
    secret = secret_of(table, event)
    name = type(event).__name__
    if secret is None:
        heard = {told(table, event, seat) for seat in seats}
        if len(heard) > 1:
            raise Leak(f"{name} is told in {len(heard)} ways, and should be public: {heard}")
        return False
    for seat in seats:
        differs = told(table, event, seat) != told(table, secret.other, seat)
        if differs != (seat in secret.eyes):
            raise Leak(f"seat {seat} {'hears' if differs else 'does not hear'} of {name}")
    return True
