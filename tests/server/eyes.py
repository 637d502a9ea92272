"""Who may be told what of an event: the rulebooks' tables of who sees what, written out again.

Nothing here looks at a game's own `seen_by`. For an event, its eyes are the seats that hear it
whole, and `other` is the same event with everything changed that nobody else may learn, names and
numbers alike; None where nobody else may even hear that it happened. Then each seat that is not
among the eyes must be sent the same bytes for both, and each that is must be sent different ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from tests.outside.smugglers import events as smugglers
from tests.server.leaks import Leak
from uprising.games.evil_robots.rules.cards import KEYS, PER_SIDE
from uprising.games.evil_robots.seen import events as evil
from uprising.games.fully_automated_bosses.seen import events as bosses
from uprising.games.leduc.seen import events as leduc
from uprising.games.robot_rise.seen import events as rise
from uprising.games.robotariat.rules.cards import ELECTRIC_EYE, SABOTAGE, SABOTAGES, SPACES
from uprising.games.robotariat.seen import events as rob
from uprising.kernel import Event, Table, at, seat_at
from uprising.server.tables import outgoing


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
            return between(leduc.Dealt(event.who, "~id-another"), seat_at(event.who))
        case "smugglers":
            return of_smugglers(event)
    return None


def of_bosses(s: Any, event: Event) -> Secret | None:
    other: Event
    whole: Any = event  # nothing is withheld in what the rules tell
    both = tuple(at(boss) for boss in s.bosses)
    workers = tuple(at(worker) for worker in s.workers)
    match event:
        case bosses.RoleDealt():  # FAB-SETUP-2
            return between(bosses.RoleDealt(event.who, "~id-another"), seat_at(whole.who))
        case bosses.BossShown():  # FAB-SETUP-2: to everybody, and only bosses do
            return None if event.who in both else between(None, seat_at(whole.who))
        case (
            bosses.OfferMade()
            | bosses.OfferWithdrawn()
            | bosses.PrivateOfferMade()
            | bosses.PrivateOfferWithdrawn()
        ) if event.to != "~id-everybody":  # FAB-HIRE-6, -8
            return between(None, seat_at(whole.who), seat_at(whole.to))
        case bosses.CounterMade():  # FAB-HIRE-8
            return between(None, seat_at(whole.who), seat_at(whole.boss))
        case bosses.RobotDestroyed():  # FAB-SAB-4
            [*others] = (worker for worker in workers if worker != event.who)
            other = bosses.RobotDestroyed(event.owner, others[0], event.eyes)
            return between(other, *s.workers)
        case bosses.CouldNotPay():  # FAB-MONO-1
            other = bosses.CouldNotPay(event.boss, event.rival, whole.coins + 1)
            return between(other, *s.bosses)
        case bosses.Rescued():  # FAB-MONO-4
            return between(bosses.Rescued(event.boss, event.rival, whole.coins + 1), *s.bosses)
        case bosses.Given():  # FAB-GIFT-1
            other = bosses.Given(event.boss, event.who, event.coins, ("not that", *whole.words))
            return between(other, seat_at(whole.boss), seat_at(whole.who))
        case bosses.Lent():  # FAB-LOAN-1
            return between(None, *s.bosses)
        case bosses.BountyPosted():  # FAB-BRIBE-1: to one worker, or to all of them
            eyes = workers if event.to == "~id-everybody" else (event.to,)
            return between(None, *map(seat_at, (event.boss, *eyes)))
    return None


def of_evil_robots(s: Any, event: Event) -> Secret | None:
    other: Event
    match event:
        case evil.Drew():  # EVIL-INFO-4: the others see its side
            other = evil.Drew(event.who, side_in_words(event.card), "~id-another")
            return between(other, seat_at(event.who))
        case evil.Flipped():  # EVIL-INFO-1
            other = evil.Flipped(event.who, event.shown, other_face(event.hidden))
            return between(other, seat_at(event.who))
        case evil.Swapped():  # EVIL-INFO-6
            side = side_in_words(event.card)
            other = evil.Swapped(event.who, side, "~id-another", "~id-yet-another")
            return between(other, seat_at(event.who))
        case evil.Scanned():  # EVIL-INFO-2
            other = evil.Scanned(event.who, event.whose, other_face(event.face))
            return between(other, seat_at(event.who))
        case evil.HiddenChanged() | evil.HiddenSeen():
            return of_hidden_coin(s, event)
    return None


def of_hidden_coin(s: Any, event: evil.HiddenChanged | evil.HiddenSeen) -> Secret | None:
    owner = seat_at(event.who)
    other = msgspec.structs.replace(event, face=other_face(event.face))
    if event.how == "~id-reflipped" and not s.exposed >> owner & 1:
        return between(other, owner)  # EVIL-INFO-1: always its owner's, and nobody else's
    if event.how == "~id-turned":  # EVIL-CARD-16: who knew it knows it
        known = [seat for seat in range(len(s.known)) if s.known[owner] >> seat & 1]
        return None if len(known) == len(s.known) else between(other, *known)
    return None


def side_in_words(card: str | None) -> str:
    """EVIL-SETUP-4: the Left cards come first."""
    assert card is not None
    return "~id-left" if KEYS.index(card.removeprefix("~id-")) < PER_SIDE else "~id-right"


def other_face(face: str | None) -> str:
    return "~id-tails" if face == "~id-heads" else "~id-heads"


def of_robot_rise(event: Event) -> Secret | None:
    other: Event
    match event:
        case rise.Dealt() if event.cards:  # RISE-INFO-1, -3
            cards = others_than(event.cards)
            other = rise.Dealt(event.who, event.count, "~id-another", cards)
            return between(other, seat_at(event.who))
        case rise.CardDrawn():  # RISE-INFO-1
            return between(rise.CardDrawn(event.who, "~id-another"), seat_at(event.who))
        case rise.HandLooked() if event.cards:  # RISE-INFO-8: and whose hand it is
            other = rise.HandLooked(event.who, event.holder, others_than(event.cards))
            return between(other, seat_at(event.who), seat_at(event.holder))
        case rise.CardsTaken() if event.cards:  # RISE-INFO-7: the others see how many
            cards = others_than(event.cards)
            other = rise.CardsTaken(event.who, event.giver, len(cards), cards)
            return between(other, seat_at(event.who), seat_at(event.giver))
        case rise.CardGiven():  # RISE-INFO-7
            other = rise.CardGiven(event.who, event.taker, "~id-another")
            return between(other, seat_at(event.who), seat_at(event.taker))
    return None


def others_than(cards: Sequence[str]) -> tuple[str, ...]:
    """As many cards, none of them the same."""
    return tuple([f"~id-another-{number}" for number in range(len(cards))])


def of_robotariat(s: Any, event: Event) -> Secret | None:
    other: Event
    eye = s.cast[ELECTRIC_EYE]
    match event:
        case rob.ObjectiveDealt():  # ROB-HIDE-2
            other = rob.ObjectiveDealt(event.who, "~id-another")
            return between(other, seat_at(event.who))
        case rob.Peeked():  # ROB-HIDE-5
            return between(None, eye)
        case rob.CardDrawn():  # ROB-HIDE-6
            other = rob.CardDrawn(event.who, "~id-another", event.eye, event.space)
            sabotage = event.space == f"~id-{SPACES[SABOTAGE]}"
            return between(other, seat_at(event.who), *([eye] if sabotage else []))
        case rob.CardReturned():  # ROB-HIDE-6
            other = rob.CardReturned(event.who, "~id-another", event.eye)
            sabotage = event.card in [f"~id-{card}" for card in SABOTAGES]
            return between(other, seat_at(event.who), *([eye] if sabotage else []))
    return None


def of_smugglers(event: Event) -> Secret | None:
    match event:
        case smugglers.Drew():
            return between(smugglers.Drew(event.who, "~id-another"), seat_at(event.who))
        case smugglers.Spied():
            other = smugglers.Spied(event.who, event.other, "~id-another")
            return between(other, seat_at(event.who), seat_at(event.other))
    return None


def told(table: Table, event: Event | None, seat: int | None) -> bytes:
    """The log of a frame, as it is sent."""
    fresh = [] if event is None else [(1, event)]
    return msgspec.json.encode(outgoing.entries(table, fresh, seat))


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
