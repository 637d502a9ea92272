"""What happened, in the past tense. Both players see everything (PAT-HIDE-1, PAT-HIDE-2)."""

from __future__ import annotations

from typing import ClassVar, Final

from uprising.kernel import Event


class CampaignChosen(Event):
    __slots__ = ("campaign",)

    def __init__(self, campaign: int) -> None:
        self.campaign: Final = campaign


class CharacterTaken(Event):
    __slots__ = ("character", "seat")

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character


class RoundBegan(Event):
    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round


class TurnBegan(Event):
    """A seat begins its turn with so many action points."""

    __slots__ = ("ap", "seat")

    def __init__(self, seat: int, ap: int) -> None:
        self.seat: Final = seat
        self.ap: Final = ap


class Drew(Event):
    """Influence cards were drawn into a hand; hands are open."""

    __slots__ = ("cards", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class Discarded(Event):
    """Cards left a hand by choice or as a price."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class LostAtRandom(Event):
    __slots__ = ("cards", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class TileUsed(Event):
    __slots__ = ("ap", "seat", "tile")

    def __init__(self, seat: int, tile: str, ap: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.ap: Final = ap


class ActEnded(Event):
    """PAT-ACT-2: unspent action points are lost."""

    __slots__ = ("seat", "unspent")

    def __init__(self, seat: int, unspent: int) -> None:
        self.seat: Final = seat
        self.unspent: Final = unspent


class Changed(Event):
    """A shared number went up or down: `what` is its slug."""

    __slots__ = ("by", "now", "what")

    def __init__(self, what: str, by: int, now: int) -> None:
        self.what: Final = what
        self.by: Final = by
        self.now: Final = now


class SeatChanged(Event):
    """A seat's own number went up or down: its Markers, its place on the tracker."""

    __slots__ = ("by", "now", "seat", "what")

    def __init__(self, seat: int, what: str, by: int, now: int) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.by: Final = by
        self.now: Final = now


class Rolled(Event):
    __slots__ = ("face", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, face: int) -> None:
        self.seat: Final = seat
        self.face: Final = face


class BeaconLaunched(Event):
    __slots__ = ("beacon", "seat", "slot")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, slot: int, beacon: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.beacon: Final = beacon


class BeaconTurnedUp(Event):
    """A new Beacon lies face up in a slot."""

    __slots__ = ("beacon", "slot")
    opens: ClassVar[bool] = True

    def __init__(self, slot: int, beacon: int) -> None:
        self.slot: Final = slot
        self.beacon: Final = beacon


class BeaconUsed(Event):
    __slots__ = ("beacon", "seat")

    def __init__(self, seat: int, beacon: int) -> None:
        self.seat: Final = seat
        self.beacon: Final = beacon


class BeaconLost(Event):
    __slots__ = ("beacon",)

    def __init__(self, beacon: int) -> None:
        self.beacon: Final = beacon


class BeaconsReset(Event):
    """PAT-ROUND-1 (4): Used Beacons are Launched again."""


class TroopsPlaced(Event):
    __slots__ = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces


class TroopsMoved(Event):
    __slots__ = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces


class TroopsLost(Event):
    __slots__ = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces


class RioterCame(Event):
    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space


class RioterStopped(Event):
    """PAT-RIOT-4: a Rioter and a Troop cancelled each other."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space


class RiotersExecuted(Event):
    __slots__ = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces


class RiotersPardoned(Event):
    __slots__ = ("number", "space")

    def __init__(self, space: int, number: int) -> None:
        self.space: Final = space
        self.number: Final = number


class RiotIncited(Event):
    pass


class RiotCame(Event):
    __slots__ = ("riot",)
    opens: ClassVar[bool] = True

    def __init__(self, riot: int) -> None:
        self.riot: Final = riot


class RiotAgain(Event):
    __slots__ = ("riot",)

    def __init__(self, riot: int) -> None:
        self.riot: Final = riot


class RiotsOver(Event):
    """PAT-RIOT-5: no Rioter is left; the Riot cards in play are discarded."""


class BriefDrawn(Event):
    __slots__ = ("brief",)
    opens: ClassVar[bool] = True

    def __init__(self, brief: int) -> None:
        self.brief: Final = brief


class BriefsSeen(Event):
    __slots__ = ("briefs",)
    opens: ClassVar[bool] = True

    def __init__(self, briefs: tuple[int, ...]) -> None:
        self.briefs: Final = briefs


class BriefKept(Event):
    __slots__ = ("brief",)

    def __init__(self, brief: int) -> None:
        self.brief: Final = brief


class BriefsBuried(Event):
    __slots__ = ("briefs",)

    def __init__(self, briefs: tuple[int, ...]) -> None:
        self.briefs: Final = briefs


class OpinionSeen(Event):
    """Public Opinion cards were turned up or looked at."""

    __slots__ = ("cards",)
    opens: ClassVar[bool] = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


class OpinionScrapped(Event):
    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


class Voted(Event):
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class Swayed(Event):
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class Tallied(Event):
    __slots__ = ("need", "total")

    def __init__(self, total: int, need: int) -> None:
        self.total: Final = total
        self.need: Final = need


class BriefResolved(Event):
    __slots__ = ("brief", "passed")

    def __init__(self, brief: int, passed: bool) -> None:
        self.brief: Final = brief
        self.passed: Final = passed


class OptionChosen(Event):
    __slots__ = ("option", "seat")

    def __init__(self, seat: int, option: int) -> None:
        self.seat: Final = seat
        self.option: Final = option


class PowerUsed(Event):
    __slots__ = ("character", "seat")

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character


class Triggered(Event):
    """The tracker triggered at this position, for good or ill."""

    __slots__ = ("position", "seat")

    def __init__(self, seat: int, position: int) -> None:
        self.seat: Final = seat
        self.position: Final = position


class Shuffled(Event):
    """A discard pile was shuffled back into its deck."""

    __slots__ = ("deck",)
    opens: ClassVar[bool] = True

    def __init__(self, deck: str) -> None:
        self.deck: Final = deck
