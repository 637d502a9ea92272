"""What happened, in the past tense. What each seat sees of it is decided in `view.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from uprising.kernel import Event


class RoundBegan(Event):
    """EVIL-ROUND-2, EVIL-ROUND-3: a new round, its Dealer, its pot, the Extra's card (or -1)."""

    __slots__ = ("dealer", "extra", "pot", "round")
    opens: ClassVar[bool] = True

    def __init__(self, round: int, dealer: int, pot: int, extra: int) -> None:
        self.round: Final = round
        self.dealer: Final = dealer
        self.pot: Final = pot
        self.extra: Final = extra


class Drew(Event):
    """A card came from a deck to a hand; only its owner sees which."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Flipped(Event):
    """EVIL-ROUND-5: a player's two coins were flipped; one is the owner's secret."""

    __slots__ = ("hidden", "seat", "shown")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, hidden: int, shown: int) -> None:
        self.seat: Final = seat
        self.hidden: Final = hidden
        self.shown: Final = shown


class Raised(Event):
    """EVIL-COUNT-3: a hand was raised for the card on offer."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Refused(Event):
    """EVIL-COUNT-7: nobody wanted the card; it went under the stack, as a zero."""

    __slots__ = ("card",)
    opens: ClassVar[bool] = True

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Offered(Event):
    """EVIL-COUNT-8: a claimant's offer to the Dealer was shown."""

    __slots__ = ("influence", "seat", "tokens")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, influence: int, tokens: int) -> None:
        self.seat: Final = seat
        self.influence: Final = influence
        self.tokens: Final = tokens


class Paid(Event):
    """EVIL-COUNT-8: the chosen claimant paid the Dealer."""

    __slots__ = ("influence", "seat", "to", "tokens")

    def __init__(self, seat: int, to: int, influence: int, tokens: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.influence: Final = influence
        self.tokens: Final = tokens


class Given(Event):
    """EVIL-COUNT-10, EVIL-COUNT-11: a Power Card was given, with tokens; perhaps the first."""

    __slots__ = ("first", "seat", "tokens", "value")

    def __init__(self, seat: int, value: int, tokens: int, first: bool) -> None:
        self.seat: Final = seat
        self.value: Final = value
        self.tokens: Final = tokens
        self.first: Final = first


class Gifted(Event):
    """EVIL-GIFT-1: Influence or tokens changed hands."""

    __slots__ = ("amount", "seat", "to", "tokens")

    def __init__(self, seat: int, to: int, tokens: bool, amount: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.tokens: Final = tokens
        self.amount: Final = amount


class Revealed(Event):
    """EVIL-TURN-2, EVIL-CARD-9: a Robot Card was turned up, with or without use."""

    __slots__ = ("card", "seat", "used")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, used: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.used: Final = used


class TurnedOver(Event):
    """A revealed coin was turned over by somebody; `who` may be the Extra."""

    __slots__ = ("face", "seat", "who")

    def __init__(self, seat: int, who: int, face: int) -> None:
        self.seat: Final = seat
        self.who: Final = who
        self.face: Final = face


class Exchanged(Event):
    """EVIL-LEFT-06: two revealed coins changed places."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second


class HiddenChanged(Event):
    """A hidden coin was re-flipped or turned over, or shown; `eyes` are those who see its face."""

    __slots__ = ("eyes", "face", "how", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, how: str, face: int, eyes: int) -> None:
        self.seat: Final = seat
        self.how: Final = how
        self.face: Final = face
        self.eyes: Final = eyes


class Scanned(Event):
    """EVIL-LEFT-02: somebody looked at a hidden coin."""

    __slots__ = ("face", "seat", "who")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, who: int, face: int) -> None:
        self.seat: Final = seat
        self.who: Final = who
        self.face: Final = face


class Aimed(Event):
    """A card was aimed at a participant, a team or a card: the choice it asks for."""

    __slots__ = ("card", "target")

    def __init__(self, card: int, target: int) -> None:
        self.card: Final = card
        self.target: Final = target


class FaceDown(Event):
    """EVIL-CARD-6: an Active card was turned face-down again."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Swapped(Event):
    """EVIL-TURN-5: a player paid for a new card; only that player sees the two."""

    __slots__ = ("card", "drawn", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, drawn: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.drawn: Final = drawn


class Stole(Event):
    """EVIL-RIGHT-09: tokens were taken."""

    __slots__ = ("amount", "seat", "who")

    def __init__(self, seat: int, who: int, amount: int) -> None:
        self.seat: Final = seat
        self.who: Final = who
        self.amount: Final = amount


class PotChanged(Event):
    """EVIL-RIGHT-11, EVIL-RIGHT-12: the pot is another now."""

    __slots__ = ("pot",)

    def __init__(self, pot: int) -> None:
        self.pot: Final = pot


class DealerChanged(Event):
    """EVIL-LEFT-14: somebody else deals from now on."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Shown(Event):
    """EVIL-REV-4: a hidden coin was shown for the count; the player's team and Power Level."""

    __slots__ = ("face", "level", "seat", "team")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, face: int, team: int, level: int) -> None:
        self.seat: Final = seat
        self.face: Final = face
        self.team: Final = team
        self.level: Final = level


class Counted(Event):
    """EVIL-TEAM-2: the teams' totals."""

    __slots__ = ("totals",)
    opens: ClassVar[bool] = True

    def __init__(self, totals: list[int]) -> None:
        self.totals: Final = totals


class Won(Event):
    """EVIL-TEAM-5: somebody is a winner of the round."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PotReturned(Event):
    """EVIL-TEAM-7, EVIL-SPLIT-2: Influence of the pot went back to the supply."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class Proposed(Event):
    """EVIL-SPLIT-5: one line of a proposal: what a winner would get."""

    __slots__ = ("seat", "share", "to")

    def __init__(self, seat: int, to: int, share: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.share: Final = share


class Declined(Event):
    """EVIL-SPLIT-5, EVIL-EDGE-52: the proposer had nothing to propose."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Voted(Event):
    """EVIL-SPLIT-5: a vote was revealed."""

    __slots__ = ("accept", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, accept: bool) -> None:
        self.seat: Final = seat
        self.accept: Final = accept


class Gained(Event):
    """A player's Influence changed, by a card or (card -1) by the split."""

    __slots__ = ("amount", "card", "seat")

    def __init__(self, seat: int, card: int, amount: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.amount: Final = amount


class NoAgreement(Event):
    """EVIL-SPLIT-2: all proposals failed."""


class AnotherRound(Event):
    """EVIL-END-3: the game goes on."""


class Kept(Event):
    """EVIL-CLEAN-2, EVIL-INFO-9: how many unused cards of each side a player keeps."""

    __slots__ = ("left", "right", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, right: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.right: Final = right
