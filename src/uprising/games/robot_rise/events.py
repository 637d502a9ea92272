"""What happened, in the past tense; `view.py` says who sees what of it."""

from __future__ import annotations

from typing import ClassVar, Final

from uprising.kernel import Event


class Dealt(Event):
    """A seat got its identity and its hand."""

    __slots__ = ("cards", "identity", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, identity: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.identity: Final = identity
        self.cards: Final = cards


class TurnStarted(Event):
    """A seat's turn began."""

    __slots__ = ("seat", "turn")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn


class FieldFell(Event):
    """A Force Field was discarded at its owner's turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Thawed(Event):
    """A frozen seat lost its action and is warm again."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class CardPlayed(Event):
    """A card was played, at a target or at none."""

    __slots__ = ("card", "seat", "target")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target


class RobotSent(Event):
    """A robot (or a makeshift one of two parts) was discarded to attack."""

    __slots__ = ("cards", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class Aimed(Event):
    """An attack was aimed at a seat; an owner of NONE is an Event."""

    __slots__ = ("attack", "owner", "target")

    def __init__(self, owner: int, target: int, attack: int) -> None:
        self.owner: Final = owner
        self.target: Final = target
        self.attack: Final = attack


class HelpAsked(Event):
    """Two cards were laid open and the missing kind was named."""

    __slots__ = ("cards", "missing", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, cards: list[int], missing: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.missing: Final = missing


class HelpOffered(Event):
    """A seat showed a card it would give."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class NobodyHelped(Event):
    """A request stayed without an offer; the two cards went back."""

    __slots__ = ("seat",)
    opens: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Allied(Event):
    """An offered card joined the robot."""

    __slots__ = ("card", "helper", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, helper: int, card: int) -> None:
        self.seat: Final = seat
        self.helper: Final = helper
        self.card: Final = card


class RobotWasted(Event):
    """An alliance's robot found nobody to attack."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Undefended(Event):
    """An attacked seat let it happen."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Defended(Event):
    """An attack was answered with one card or with a robot of three."""

    __slots__ = ("cards", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class IdentityUsed(Event):
    """An identity was turned up and used."""

    __slots__ = ("identity", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, identity: int) -> None:
        self.seat: Final = seat
        self.identity: Final = identity


class Discarded(Event):
    """Cards of a hand were discarded face-up."""

    __slots__ = ("cards", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class LairLost(Event):
    """A lair was destroyed."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left


class LeftGame(Event):
    """A seat lost its last lair; its identity is shown."""

    __slots__ = ("identity", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, identity: int) -> None:
        self.seat: Final = seat
        self.identity: Final = identity


class HandLooked(Event):
    """A seat looked at another's hand."""

    __slots__ = ("cards", "holder", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, holder: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.holder: Final = holder
        self.cards: Final = cards


class CardsTaken(Event):
    """Cards went from hand to hand; only the two involved saw which (RISE-INFO-7)."""

    __slots__ = ("cards", "giver", "taker")
    opens: ClassVar[bool] = True

    def __init__(self, taker: int, giver: int, cards: list[int]) -> None:
        self.taker: Final = taker
        self.giver: Final = giver
        self.cards: Final = cards


class CardGiven(Event):
    """A card was given in return; only the two involved saw which (RISE-INFO-7)."""

    __slots__ = ("card", "giver", "taker")
    opens: ClassVar[bool] = True

    def __init__(self, giver: int, taker: int, card: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.card: Final = card


class WasFrozen(Event):
    """A seat will lose its next action."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class CardDrawn(Event):
    """A card was drawn; only the drawer sees which."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class EventDrawn(Event):
    """An Event was drawn and discarded (RISE-EVENT-3)."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class NothingDrawn(Event):
    """There was nothing to draw (RISE-DECK-2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Reshuffled(Event):
    """The discards but the top three became the deck."""

    __slots__ = ("cards",)
    opens: ClassVar[bool] = True

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class CardRetrieved(Event):
    """A Time Machine brought a card back."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Passed(Event):
    """A seat did nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
