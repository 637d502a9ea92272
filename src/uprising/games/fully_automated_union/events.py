"""What happened, for the log and the animations. Everything that happens here is public."""

from __future__ import annotations

from typing import ClassVar, Final

from uprising.kernel import Event


class FirstChosen(Event):
    """FAU-SETUP-10: who begins."""

    __slots__ = ("seat",)
    opens: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class TurnBegan(Event):
    __slots__ = ("first", "turn")

    def __init__(self, turn: int, first: int) -> None:
        self.turn: Final = turn
        self.first: Final = first


class CoinsMoved(Event):
    """`source` and `target` are seats, BANK or BOSS."""

    __slots__ = ("amount", "source", "target")

    def __init__(self, source: int, target: int, amount: int) -> None:
        self.source: Final = source
        self.target: Final = target
        self.amount: Final = amount


class GotStressed(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class CalmedDown(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class RobotBought(Event):
    """FAU-INNO-1."""


class EventDrawn(Event):
    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class EventIgnored(Event):
    """FAU-EVENT-4: nothing on the card could be applied."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card


class TargetNamed(Event):
    __slots__ = ("seat", "who")

    def __init__(self, seat: int, who: int) -> None:
        self.seat: Final = seat
        self.who: Final = who


class CardKept(Event):
    """A permanent event found its holder."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class EventDiscarded(Event):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Married(Event):
    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second


class CustodyNamed(Event):
    """FAU-CARD-04a: the sealed names are shown."""

    __slots__ = ("seat", "who")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, who: int) -> None:
        self.seat: Final = seat
        self.who: Final = who


class RobotDestroyed(Event):
    """`owner` is a seat or BOSS."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner


class ContractsShuffled(Event):
    __slots__ = ("cards",)
    opens: ClassVar[bool] = True

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class ContractRevealed(Event):
    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ContractTaken(Event):
    __slots__ = ("job", "kept", "seat")

    def __init__(self, seat: int, job: int, kept: bool) -> None:
        self.seat: Final = seat
        self.job: Final = job
        self.kept: Final = kept


class TenureEnded(Event):
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Voted(Event):
    __slots__ = ("seat", "vote")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, vote: int) -> None:
        self.seat: Final = seat
        self.vote: Final = vote


class NobodyCouldVote(Event):
    """FAU-STRIKE-2: everybody is Stressed, so everybody works."""


class Accelerated(Event):
    __slots__ = ("thumbs",)

    def __init__(self, thumbs: int) -> None:
        self.thumbs: Final = thumbs


class StrikeCounted(Event):
    """FAU-STRIKE-6: how many fists, how many it took, and whether a robot can be taken."""

    __slots__ = ("fists", "needed", "taken")

    def __init__(self, fists: int, needed: int, taken: bool) -> None:
        self.fists: Final = fists
        self.needed: Final = needed
        self.taken: Final = taken


class Nominated(Event):
    __slots__ = ("seat", "who")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, who: int) -> None:
        self.seat: Final = seat
        self.who: Final = who


class RobotTaken(Event):
    """A blue robot was turned red and given to somebody."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class RobotsInherited(Event):
    __slots__ = ("dead", "number", "seat")

    def __init__(self, seat: int, dead: int, number: int) -> None:
        self.seat: Final = seat
        self.dead: Final = dead
        self.number: Final = number


class RentUnpaid(Event):
    __slots__ = ("rent", "seat")

    def __init__(self, seat: int, rent: int) -> None:
        self.seat: Final = seat
        self.rent: Final = rent


class RentCovered(Event):
    __slots__ = ("payer", "seat", "yes")

    def __init__(self, payer: int, seat: int, yes: bool) -> None:
        self.payer: Final = payer
        self.seat: Final = seat
        self.yes: Final = yes


class Eliminated(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class TreasonAnswered(Event):
    __slots__ = ("seat", "yes")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, yes: bool) -> None:
        self.seat: Final = seat
        self.yes: Final = yes
