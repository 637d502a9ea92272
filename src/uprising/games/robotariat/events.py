"""What happened, in the past tense; `view.seen_by` says who sees what of it."""

from __future__ import annotations

from typing import ClassVar, Final

from uprising.kernel import Event


class CharacterTaken(Event):
    __slots__ = ("character", "seat")

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character


class CharacterDrawn(Event):
    """Characters were given out by chance."""

    __slots__ = ("character", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, character: int) -> None:
        self.seat: Final = seat
        self.character: Final = character


class ObjectiveDealt(Event):
    """ROB-HIDE-2: only its owner sees which."""

    __slots__ = ("objective", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, objective: int) -> None:
        self.seat: Final = seat
        self.objective: Final = objective


class StartedWith(Event):
    """ROB-SETUP-6: a starting Upgrade, face up."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Peeked(Event):
    """ROB-CHAR-4: what Electric Eye sees on top of the Sabotage deck; nobody else is told."""

    __slots__ = ("cards", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class RoundBegan(Event):
    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round


class NpcEntered(Event):
    __slots__ = ("npc", "space")

    def __init__(self, npc: int, space: int) -> None:
        self.npc: Final = npc
        self.space: Final = space


class NpcMoved(Event):
    __slots__ = ("npc", "space")

    def __init__(self, npc: int, space: int) -> None:
        self.npc: Final = npc
        self.space: Final = space


class TokenMoved(Event):
    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space


class Walked(Event):
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space


class Shifted(Event):
    """A1-5 moved somebody."""

    __slots__ = ("seat", "space", "who")

    def __init__(self, seat: int, who: int, space: int) -> None:
        self.seat: Final = seat
        self.who: Final = who
        self.space: Final = space


class Activated(Event):
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space


class TurnEnded(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PostersPlaced(Event):
    __slots__ = ("count", "seat", "space")

    def __init__(self, seat: int, count: int, space: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.space: Final = space


class PosterCarried(Event):
    __slots__ = ("seat", "source", "space")

    def __init__(self, seat: int, source: int, space: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.space: Final = space


class PosterRestored(Event):
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space


class Declined(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class FundsChanged(Event):
    __slots__ = ("change", "funds")

    def __init__(self, change: int, funds: int) -> None:
        self.change: Final = change
        self.funds: Final = funds


class ContributionsChanged(Event):
    __slots__ = ("change", "contributions")

    def __init__(self, change: int, contributions: int) -> None:
        self.change: Final = change
        self.contributions: Final = contributions


class ReputationChanged(Event):
    __slots__ = ("change", "reputation")

    def __init__(self, change: int, reputation: int) -> None:
        self.change: Final = change
        self.reputation: Final = reputation


class CardDrawn(Event):
    """ROB-HIDE-6: the drawer sees it, and Electric Eye what comes from the Sabotage deck."""

    __slots__ = ("card", "eye", "seat", "space")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, eye: int, space: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.eye: Final = eye
        self.space: Final = space


class CardReturned(Event):
    """ROB-EDGE-51: the drawer knows which, and Electric Eye at the Sabotage deck."""

    __slots__ = ("card", "eye", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, eye: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.eye: Final = eye


class UpgradeKept(Event):
    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class SabotageUsed(Event):
    """ROB-HIDE-7: everyone sees the card as it is used."""

    __slots__ = ("card", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ExtraBought(Event):
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class DiceSet(Event):
    """ROB-CARD-9: for all to see."""

    __slots__ = ("black", "red", "seat")

    def __init__(self, seat: int, black: int, red: int) -> None:
        self.seat: Final = seat
        self.black: Final = black
        self.red: Final = red


class PowerCut(Event):
    __slots__ = ("seat", "turns")

    def __init__(self, seat: int, turns: int) -> None:
        self.seat: Final = seat
        self.turns: Final = turns


class CivilianSent(Event):
    __slots__ = ("npc", "path", "seat")

    def __init__(self, seat: int, npc: int, path: int) -> None:
        self.seat: Final = seat
        self.npc: Final = npc
        self.path: Final = path


class OppressorsLed(Event):
    __slots__ = ("path", "seat")

    def __init__(self, seat: int, path: int) -> None:
        self.seat: Final = seat
        self.path: Final = path


class DiceShown(Event):
    """What the dice show, rolled, set or led; NONE for a black die that was cut or not used."""

    __slots__ = ("again", "black", "red", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, black: int, red: int, again: bool) -> None:
        self.seat: Final = seat
        self.black: Final = black
        self.red: Final = red
        self.again: Final = again


class Fined(Event):
    __slots__ = ("npc", "players", "space")

    def __init__(self, npc: int, players: int, space: int) -> None:
        self.npc: Final = npc
        self.players: Final = players
        self.space: Final = space


class PostersTorn(Event):
    __slots__ = ("count", "npc", "space")

    def __init__(self, npc: int, count: int, space: int) -> None:
        self.npc: Final = npc
        self.count: Final = count
        self.space: Final = space


class Suspected(Event):
    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space


class Donated(Event):
    __slots__ = ("amount", "npc", "space")

    def __init__(self, npc: int, amount: int, space: int) -> None:
        self.npc: Final = npc
        self.amount: Final = amount
        self.space: Final = space


class Slid(Event):
    __slots__ = ("change", "face", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, face: int, change: int) -> None:
        self.seat: Final = seat
        self.face: Final = face
        self.change: Final = change


class Judged(Event):
    """The Revolution succeeded or failed: one of the state's verdicts."""

    __slots__ = ("verdict",)

    def __init__(self, verdict: int) -> None:
        self.verdict: Final = verdict


class Guessed(Event):
    """ROB-HIDE-10: the Spy's guess, shown to all as the objectives are revealed."""

    __slots__ = ("first", "first_is", "seat", "second", "second_is")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, first: int, first_is: int, second: int, second_is: int) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.first_is: Final = first_is
        self.second: Final = second
        self.second_is: Final = second_is


class Revealed(Event):
    """A Secret Objective was shown, met or not."""

    __slots__ = ("met", "objective", "seat")
    opens: ClassVar[bool] = True

    def __init__(self, seat: int, objective: int, met: bool) -> None:
        self.seat: Final = seat
        self.objective: Final = objective
        self.met: Final = met
