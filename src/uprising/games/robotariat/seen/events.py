"""What happens, and who sees what of it. ROB-HIDE-1: everyone sees the board and the tracks."""

from typing import Annotated

from uprising.kernel import Event, Hidden, Only, Public

# Set-up


class CharacterTaken(Event, frozen=True, tag="character"):
    """A seat chose its character."""

    who: Public[str]
    character: Public[str]


class CharacterDrawn(CharacterTaken, frozen=True, tag="character"):
    """Characters were given out by chance; told in the same words."""

    opens = True


class ObjectiveDealt(Event, frozen=True, tag="objective"):
    """ROB-HIDE-2: only its owner sees which."""

    opens = True
    who: Public[str]
    objective: Annotated[str | None, Only("who")]


class StartedWith(Event, frozen=True, tag="started-with"):
    """ROB-SETUP-6: a starting Upgrade, face up."""

    opens = True
    who: Public[str]
    card: Public[str]


class Peeked(Event, frozen=True, tag="peeked"):
    """ROB-CHAR-4: what Electric Eye sees on top of the Sabotage deck; nobody else is told."""

    opens = True
    who: Annotated[str | None, Only("who")]
    cards: Annotated[tuple[str, ...] | None, Only("who")]


# The player turn


class RoundBegan(Event, frozen=True, tag="round"):
    round: Public[int]


class Walked(Event, frozen=True, tag="walked"):
    who: Public[str]
    space: Public[str]


class Shifted(Event, frozen=True, tag="shifted"):
    """A1-5 moved somebody."""

    who: Public[str]
    other: Public[str]
    space: Public[str]


class Activated(Event, frozen=True, tag="activated"):
    who: Public[str]
    space: Public[str]


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    who: Public[str]


class Declined(Event, frozen=True, tag="declined"):
    who: Public[str]


# Posters and tracks


class PostersPlaced(Event, frozen=True, tag="placed"):
    who: Public[str]
    count: Public[int]
    space: Public[str]


class PosterCarried(Event, frozen=True, tag="carried"):
    who: Public[str]
    source: Public[str]
    space: Public[str]


class PosterRestored(Event, frozen=True, tag="restored"):
    who: Public[str]
    space: Public[str]


class PostersTorn(Event, frozen=True, tag="torn"):
    npc: Public[str]
    count: Public[int]
    space: Public[str]


class FundsChanged(Event, frozen=True, tag="funds"):
    change: Public[int]
    total: Public[int]


class ContributionsChanged(Event, frozen=True, tag="contributions"):
    change: Public[int]
    total: Public[int]


class ReputationChanged(Event, frozen=True, tag="reputation"):
    change: Public[int]
    total: Public[int]


# Cards


class CardDrawn(Event, frozen=True, tag="drawn"):
    """ROB-HIDE-6: the drawer sees it; `eye` is Electric Eye where it comes from Sabotage."""

    opens = True
    who: Public[str]
    card: Annotated[str | None, Only("who", "eye")]
    eye: Hidden[str]
    space: Public[str]


class CardReturned(Event, frozen=True, tag="returned"):
    """ROB-EDGE-51: the drawer knows which, and Electric Eye (`eye`) at the Sabotage deck."""

    opens = True
    who: Public[str]
    card: Annotated[str | None, Only("who", "eye")]
    eye: Hidden[str]


class UpgradeKept(Event, frozen=True, tag="kept"):
    opens = True
    who: Public[str]
    card: Public[str]


class SabotageUsed(Event, frozen=True, tag="used"):
    """ROB-HIDE-7: everyone sees the card as it is used."""

    opens = True
    who: Public[str]
    card: Public[str]


class ExtraBought(Event, frozen=True, tag="extra"):
    who: Public[str]
    card: Public[str]


# Dice


class DiceSet(Event, frozen=True, tag="dice-set"):
    """ROB-CARD-9: for all to see."""

    who: Public[str]
    black: Public[str]
    red: Public[str]


class PowerCut(Event, frozen=True, tag="power-cut"):
    who: Public[str]
    turns: Public[int]


class OppressorsLed(Event, frozen=True, tag="led"):
    who: Public[str]
    path: Public[str]


class DiceRolled(Event, frozen=True, tag="dice"):
    """What the dice show, rolled, set or led; a black die may be cut or not used."""

    opens = True
    who: Public[str]
    black: Public[str]
    red: Public[str]


class DiceRerolled(Event, frozen=True, tag="dice-again"):
    opens = True
    who: Public[str]
    black: Public[str]
    red: Public[str]


class Slid(Event, frozen=True, tag="slid"):
    """ROB-UPG-2: a throw for the Sliding Scale."""

    opens = True
    who: Public[str]
    face: Public[str]
    change: Public[int]


# Civilians and Oppressors


class NpcEntered(Event, frozen=True, tag="entered"):
    npc: Public[str]
    space: Public[str]


class NpcMoved(Event, frozen=True, tag="npc-moved"):
    npc: Public[str]
    space: Public[str]


class TokenMoved(Event, frozen=True, tag="token-moved"):
    space: Public[str]


class CivilianSent(Event, frozen=True, tag="sent"):
    """Zender sent a Civilian ahead."""

    who: Public[str]
    npc: Public[str]
    path: Public[str]


class Fined(Event, frozen=True, tag="fined"):
    npc: Public[str]
    players: Public[int]
    space: Public[str]


class Suspected(Event, frozen=True, tag="suspected"):
    space: Public[str]


class Donated(Event, frozen=True, tag="donated"):
    npc: Public[str]
    amount: Public[int]
    space: Public[str]


# The end


class Succeeded(Event, frozen=True, tag="success"):
    """The Revolution succeeded."""


class Disgraced(Event, frozen=True, tag="disgrace"):
    """The Revolution failed: no Reputation is left."""


class TimeRanOut(Event, frozen=True, tag="too-late"):
    """The Revolution failed: the last round is over."""


class Guessed(Event, frozen=True, tag="guessed"):
    """ROB-HIDE-10: the Spy's guess, shown to all as the objectives are revealed."""

    opens = True
    who: Public[str]
    first: Public[str]
    one: Public[str]
    second: Public[str]
    two: Public[str]


class ObjectiveMet(Event, frozen=True, tag="met"):
    """A Secret Objective was shown, and it was met."""

    opens = True
    who: Public[str]
    objective: Public[str]


class ObjectiveMissed(Event, frozen=True, tag="missed"):
    """A Secret Objective was shown, and it was not met."""

    opens = True
    who: Public[str]
    objective: Public[str]
