"""What a player can do, and why not."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Refusal, Step, at

from .cards import (
    BRIEF_NAMES,
    CAMPAIGN_NAMES,
    CHARACTERS,
    DIVA,
    KIND_NAMES,
    MARION,
    NONE,
    SAMUEL,
    TYPES,
    ZAM,
)
from .state import QUIET, Patriot, may_copy

OVER: Final = Refusal("refuse-over", "PAT-GOAL-2")
NOT_ASKED: Final = Refusal("refuse-not-asked", "PAT-FLOW-1")
NOT_NOW: Final = Refusal("refuse-not-now", "PAT-FLOW-1")
TAKEN: Final = Refusal("refuse-taken", "PAT-SETUP-6")
NO_ABILITY: Final = Refusal("refuse-no-ability", "PAT-POWER-1")
NO_ABILITY_OF: Final = {
    MARION: Refusal("refuse-no-ability", "PAT-POWER-3"),
    SAMUEL: Refusal("refuse-no-ability", "PAT-POWER-7"),
    ZAM: Refusal("refuse-no-ability", "PAT-POWER-10"),
}
NOT_QUIET: Final = Refusal("refuse-not-quiet", "PAT-WIN-1")
AT_THE_END: Final = Refusal("refuse-track-end", "PAT-TRACK-1")
NO_PARTNER: Final = Refusal("refuse-no-partner", "PAT-POWER-10")


class Asking(Step[Patriot]):
    """A step that asks also says what it does not accept: the one source of legality."""

    def refuses(self, s: Patriot, seat: int, move: Move[Any]) -> Refusal | None:
        return None


class Answer(Move[Patriot]):
    """A move that only means something as the answer to the step that asks."""

    def refusal(self, s: Patriot, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, Asking)
        return step.refuses(s, seat, self)


class PickCampaign(Answer):
    """PAT-SETUP-2: player 1 chooses the campaign."""

    __slots__ = ("campaign",)

    def __init__(self, campaign: int) -> None:
        self.campaign: Final = campaign

    def text(self) -> str:
        return f"campaign {CAMPAIGN_NAMES[self.campaign]}"


class PickCharacter(Answer):
    """PAT-SETUP-6: a character nobody has."""

    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def text(self) -> str:
        return f"character {CHARACTERS[self.character]}"


class Take(Answer):
    """PAT-GATHER-3: all free types are declared at once; how many of each."""

    __slots__ = ("counts",)

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts: Final = counts

    def text(self) -> str:
        named = [TYPES[t] for t in range(len(TYPES)) for _ in range(self.counts[t])]
        return f"take {' '.join(named)}"


class Pass(Answer):
    """Decline what is offered: Petr's cards, an ability before the Trigger."""

    def text(self) -> str:
        return "pass"


class Accept(Answer):
    """PAT-ROLL-1: the last result counts."""

    def text(self) -> str:
        return "accept"


class Cards(Answer):
    """Some of one's own Influence cards, as sorted kinds."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def verb(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        if not self.cards:
            return f"{self.verb()} nothing"
        return f"{self.verb()} {' '.join([KIND_NAMES[k] for k in self.cards])}"


class Reroll(Cards):
    """PAT-ROLL-1: pay cards and roll again; nothing for Donovan's Executive Order."""

    def verb(self) -> str:
        return "reroll"


class Vote(Cards):
    """PAT-ENC-3: commit any number of own cards to a Brief."""

    def verb(self) -> str:
        return "vote"


class Sway(Cards):
    """PAT-POWER-4: after the tally, up to 2 more own cards."""

    def verb(self) -> str:
        return "sway"


class Discard(Cards):
    """Give up the cards that a tile or a card demands."""

    def verb(self) -> str:
        return "discard"


class Spaces(Answer):
    """Some Defense Spaces, sorted; one as often as it is meant."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces

    def verb(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        if not self.spaces:
            return f"{self.verb()} nobody"
        return f"{self.verb()} {' '.join([str(d) for d in self.spaces])}"


class Place(Spaces):
    """PAT-BOARD-15, PAT-EFF-7: where new Troops go."""

    def verb(self) -> str:
        return "place"


class Station(Spaces):
    """PAT-BOARD-16: where all Troops stand after the move."""

    def verb(self) -> str:
        return "station"


class Withdraw(Spaces):
    """PAT-EFF-8, PAT-TILE-7: which Troops are lost."""

    def verb(self) -> str:
        return "withdraw"


class Strike(Spaces):
    """PAT-TILE-4, PAT-EFF-13: which Rioters are executed; nobody need be."""

    def verb(self) -> str:
        return "strike"


class Pardon(Spaces):
    """PAT-CHOICE-01: the space whose Rioters go home."""

    def verb(self) -> str:
        return "pardon"


class Drop(Answer):
    """PAT-EFF-11: the launched Beacon that is lost."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def text(self) -> str:
        return f"drop {self.slot + 1}"


class Keep(Answer):
    """PAT-TILE-5: the Brief that will be this turn's Encounter."""

    __slots__ = ("brief",)

    def __init__(self, brief: int) -> None:
        self.brief: Final = brief

    def text(self) -> str:
        return f"keep {BRIEF_NAMES[self.brief]}"


BURIALS: Final = ("none", "first", "second", "both")


class Bury(Answer):
    """PAT-BCARD-03: which of the two Briefs looked at go under the deck."""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        self.which: Final = which

    def text(self) -> str:
        return f"bury {BURIALS[self.which]}"


class Scrap(Answer):
    """PAT-BCARD-10: discard both Public Opinion cards."""

    def text(self) -> str:
        return "scrap"


class Leave(Answer):
    """PAT-BCARD-10: leave both on top."""

    def text(self) -> str:
        return "leave"


class Choose(Answer):
    """PAT-ENC-7: option A or B of a Choice Brief."""

    __slots__ = ("option",)

    def __init__(self, option: int) -> None:
        self.option: Final = option

    def text(self) -> str:
        return f"choose {'ab'[self.option]}"


class Soothe(Answer):
    """PAT-POS-1: take the Civil Unrest down."""

    def text(self) -> str:
        return "soothe"


class Arm(Answer):
    """PAT-POS-1: arm a missile."""

    def text(self) -> str:
        return "arm"


class Spend(Answer):
    """PAT-CTILE-1: spend an armed missile on this result."""

    def text(self) -> str:
        return "spend"


class Hold(Answer):
    """PAT-CTILE-1: keep the armed missiles."""

    def text(self) -> str:
        return "hold"


class Power(Move[Patriot]):
    """PAT-WIN-1: Marion's, Samuel's or Zam's ability, or Diva 'M' copying it.

    A standing move at every quiet moment; before one's own Trigger it is the answer to a question.
    `to` is the seat that gets Zam's Markers; NONE for the others.
    """

    __slots__ = ("character", "to")

    def __init__(self, character: int, to: int) -> None:
        self.character: Final = character
        self.to: Final = to

    def text(self) -> str:
        name = CHARACTERS[self.character]
        return f"power {name}" if self.to == NONE else f"power {name} > {at(self.to)}"

    def refusal(self, s: Patriot, seat: int) -> Refusal | None:
        if not may_copy(s, seat, self.character):
            return NO_ABILITY_OF.get(self.character, NO_ABILITY)
        prompt = s.asks[0].prompt
        before_trigger = prompt == "ask-any" and s.asks[0].seat == seat and self.character != ZAM
        if prompt not in QUIET and not before_trigger:
            return NOT_QUIET
        if self.character == ZAM:
            return None if self.to < s.seats else NO_PARTNER
        if s.track[seat] >= s.pack.track_end:
            return AT_THE_END
        return None

    def act(self, s: Patriot, seat: int) -> None:
        from .draws import use_power

        use_power(s, seat, self.character, self.to)


PASS: Final = Pass()
ACCEPT: Final = Accept()
SCRAP: Final = Scrap()
LEAVE: Final = Leave()
SOOTHE: Final = Soothe()
ARM: Final = Arm()
SPEND: Final = Spend()
HOLD: Final = Hold()
CHOOSE: Final = [Choose(0), Choose(1)]
BURY: Final = [Bury(which) for which in range(4)]
KEEP: Final = [Keep(brief) for brief in range(len(BRIEF_NAMES))]
DROP: Final = [Drop(slot) for slot in range(4)]
PARDON: Final = [Pardon((space,)) for space in range(9)]
CAMPAIGN: Final = [PickCampaign(n) for n in range(len(CAMPAIGN_NAMES))]
CHARACTER: Final = [PickCharacter(n) for n in range(len(CHARACTERS))]
STEP_RIGHT: Final = [Power(MARION, NONE), Power(SAMUEL, NONE)]
MARKERS_TO: Final = [Power(ZAM, 0), Power(ZAM, 1)]
POWERS: Final = [*STEP_RIGHT, *MARKERS_TO]


def steps_right(s: Patriot, seat: int) -> list[Power]:
    """The any-point moves of the own standee that this seat still has."""
    if s.track[seat] >= s.pack.track_end:
        return []
    return [power for power in STEP_RIGHT if may_copy(s, seat, power.character)]


def standing_powers(s: Patriot, seat: int) -> list[Any]:
    """What `State.standing` lists: every ability usable at this quiet moment."""
    if not s.asks or s.once[seat] or s.who[seat] not in (DIVA, MARION, SAMUEL, ZAM):
        return []
    return [power for power in POWERS if power.refusal(s, seat) is None]


def takes_of(most: int) -> list[list[Take]]:
    """Every way to declare n free types, for n from 0 to `most`; Spy first."""
    return [
        [
            Take((a, b, c, n - a - b - c))
            for a in range(n, -1, -1)
            for b in range(n - a, -1, -1)
            for c in range(n - a - b, -1, -1)
        ]
        for n in range(most + 1)
    ]


TAKES: Final = takes_of(8)
