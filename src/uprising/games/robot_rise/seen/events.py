"""What happens, and who sees what of it.

Values are as clients get them: a seat is "@2", a thing "~id-nuke".
"""

from typing import Annotated

from uprising.kernel import Event, Only, Public


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got its identity and its hand, for its own eyes (RISE-INFO-1, RISE-INFO-3)."""

    opens = True
    who: Public[str]
    count: Public[int]
    identity: Annotated[str | None, Only("who")]
    cards: Annotated[tuple[str, ...] | None, Only("who")]


class TurnStarted(Event, frozen=True, tag="turn"):
    """A seat's turn began."""

    opens = True
    who: Public[str]
    turn: Public[int]


class FieldFell(Event, frozen=True, tag="field-fell"):
    """A Force Field was discarded at its owner's turn."""

    who: Public[str]


class Thawed(Event, frozen=True, tag="thawed"):
    """A frozen seat lost its action and is warm again."""

    who: Public[str]


class CardPlayed(Event, frozen=True, tag="played"):
    """A card was played that needs no target."""

    opens = True
    who: Public[str]
    card: Public[str]


class CardPlayedAt(Event, frozen=True, tag="played-at"):
    """A card was played at a target."""

    opens = True
    who: Public[str]
    card: Public[str]
    target: Public[str]


class RobotSent(Event, frozen=True, tag="robot"):
    """A robot (or a makeshift one of two parts) was discarded to attack."""

    opens = True
    who: Public[str]
    cards: Public[tuple[str, ...]]


class Aimed(Event, frozen=True, tag="aimed"):
    """A player's attack was aimed at a seat."""

    owner: Public[str]
    target: Public[str]
    attack: Public[str]


class HelpAsked(Event, frozen=True, tag="request"):
    """Two cards were laid open and the missing kind was named."""

    opens = True
    who: Public[str]
    cards: Public[tuple[str, ...]]
    missing: Public[str]


class HelpOffered(Event, frozen=True, tag="offer"):
    """A seat showed a card it would give."""

    opens = True
    who: Public[str]
    card: Public[str]


class NobodyHelped(Event, frozen=True, tag="no-help"):
    """A request stayed without an offer; the two cards went back."""

    opens = True
    who: Public[str]


class Allied(Event, frozen=True, tag="allied"):
    """An offered card joined the robot."""

    opens = True
    who: Public[str]
    helper: Public[str]
    card: Public[str]


class RobotWasted(Event, frozen=True, tag="wasted"):
    """An alliance's robot found nobody to attack."""

    who: Public[str]


class Undefended(Event, frozen=True, tag="undefended"):
    """An attacked seat let it happen."""

    who: Public[str]


class Defended(Event, frozen=True, tag="defended"):
    """An attack was answered with one card or with a robot of three."""

    opens = True
    who: Public[str]
    cards: Public[tuple[str, ...]]


class IdentityUsed(Event, frozen=True, tag="identity"):
    """An identity was turned up and used."""

    opens = True
    who: Public[str]
    identity: Public[str]


class Discarded(Event, frozen=True, tag="discarded"):
    """Cards of a hand were discarded face-up."""

    opens = True
    who: Public[str]
    cards: Public[tuple[str, ...]]


class LairLost(Event, frozen=True, tag="lair-lost"):
    """A lair was destroyed."""

    who: Public[str]
    left: Public[int]


class LeftGame(Event, frozen=True, tag="left"):
    """A seat lost its last lair; its identity is shown."""

    opens = True
    who: Public[str]
    identity: Public[str]


class HandLooked(Event, frozen=True, tag="hand"):
    """A seat looked at another's hand (RISE-INFO-8)."""

    opens = True
    who: Public[str]
    holder: Public[str]
    cards: Annotated[tuple[str, ...] | None, Only("who", "holder")]


class CardsTaken(Event, frozen=True, tag="taken"):
    """Cards went from hand to hand; only the two involved saw which (RISE-INFO-7)."""

    opens = True
    who: Public[str]
    giver: Public[str]
    count: Public[int]
    cards: Annotated[tuple[str, ...] | None, Only("who", "giver")]


class CardGiven(Event, frozen=True, tag="given"):
    """A card was given in return; only the two involved saw which (RISE-INFO-7)."""

    opens = True
    who: Public[str]
    taker: Public[str]
    card: Annotated[str | None, Only("who", "taker")]


class WasFrozen(Event, frozen=True, tag="frozen"):
    """A seat will lose its next action."""

    who: Public[str]


class CardDrawn(Event, frozen=True, tag="drawn"):
    """A card was drawn; only the drawer sees which (RISE-INFO-1)."""

    opens = True
    who: Public[str]
    card: Annotated[str | None, Only("who")]


class EventDrawn(Event, frozen=True, tag="event"):
    """An Event was drawn and discarded (RISE-EVENT-3)."""

    opens = True
    who: Public[str]
    card: Public[str]


class NothingDrawn(Event, frozen=True, tag="nothing-drawn"):
    """There was nothing to draw (RISE-DECK-2)."""

    who: Public[str]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards but the top three became the deck."""

    opens = True
    cards: Public[int]


class CardRetrieved(Event, frozen=True, tag="retrieved"):
    """A Time Machine brought a card back."""

    who: Public[str]
    card: Public[str]


class Passed(Event, frozen=True, tag="passed"):
    """A seat did nothing."""

    who: Public[str]
