"""What a player can do, and why not."""

from typing import Any, ClassVar, Final

from uprising.kernel import Move, Refusal, Step, at

from . import cards as c
from .state import QUIET, Patriot, may_copy

OVER: Final = Refusal("refuse-over", "PAT-GOAL-2")
NOT_ASKED: Final = Refusal("refuse-not-asked", "PAT-FLOW-1")
NOT_NOW: Final = Refusal("refuse-not-now", "PAT-FLOW-1")
TAKEN: Final = Refusal("refuse-taken", "PAT-SETUP-6")
NO_ABILITY: Final = Refusal("refuse-no-ability", "PAT-POWER-1")
NO_ABILITY_OF: Final = {
    c.MARION: Refusal("refuse-no-ability", "PAT-POWER-3"),
    c.SAMUEL: Refusal("refuse-no-ability", "PAT-POWER-7"),
    c.ZAM: Refusal("refuse-no-ability", "PAT-POWER-10"),
}
NOT_QUIET: Final = Refusal("refuse-not-quiet", "PAT-WIN-1")
AT_THE_END: Final = Refusal("refuse-track-end", "PAT-TRACK-1")
NO_PARTNER: Final = Refusal("refuse-no-partner", "PAT-POWER-10")


class Asking(Step[Patriot]):
    """A step that asks also says what it does not accept: the one source of legality."""

    def refuses(self, s: Patriot, seat: int, move: Any) -> Refusal | None:
        return None

    def legal(self, s: Patriot, seat: int, moves: list[Any]) -> list[Any]:
        """Those of some moves that are not refused."""
        return [move for move in moves if self.refuses(s, seat, move) is None]

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        """PAT-FLOW-2: the first of the moves listed, unless a step says otherwise."""
        first: Move[Any] = s.asks[0].moves[0]
        return first


class Answer(Move[Patriot]):
    """A move that only means something as the answer to the step that asks."""

    def refusal(self, s: Patriot, seat: int) -> Refusal | None:
        step = s.asker
        assert isinstance(step, Asking)
        return step.refuses(s, seat, self)


class OneWord(Answer):
    """A move that is a single word."""

    verb: ClassVar[str] = ""

    def text(self) -> str:
        return self.verb


class Chosen(Answer):
    """One of several things that have names."""

    verb: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def text(self) -> str:
        return f"{self.verb} {self.names[self.number]}"


class Cards(Answer):
    """Some of one's own Influence cards, as sorted kinds."""

    verb: ClassVar[str] = ""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def text(self) -> str:
        named = " ".join([c.KIND_NAMES[k] for k in self.cards])
        return f"{self.verb} {named or 'nothing'}"


class Spaces(Answer):
    """Some Defense Spaces, sorted; one as often as it is meant."""

    verb: ClassVar[str] = ""

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces

    def text(self) -> str:
        spelt = " ".join([str(d) for d in self.spaces])
        return f"{self.verb} {spelt or 'nobody'}"


class PickCampaign(Chosen):
    """PAT-SETUP-2: player 1 chooses the campaign."""

    verb: ClassVar[str] = "campaign"
    names: ClassVar[tuple[str, ...]] = c.CAMPAIGN_NAMES


class PickCharacter(Chosen):
    """PAT-SETUP-6: a character nobody has."""

    verb: ClassVar[str] = "character"
    names: ClassVar[tuple[str, ...]] = c.CHARACTERS


class Take(Answer):
    """PAT-GATHER-3: all free types are declared at once; how many of each."""

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts: Final = counts

    def text(self) -> str:
        named = [c.TYPES[t] for t in range(len(c.TYPES)) for _ in range(self.counts[t])]
        return f"take {' '.join(named)}"


class Pass(OneWord):
    """Decline what is offered: Petr's cards, an ability before the Trigger."""

    verb: ClassVar[str] = "pass"


class Accept(OneWord):
    """PAT-ROLL-1: the last result counts."""

    verb: ClassVar[str] = "accept"


class Reroll(Cards):
    """PAT-ROLL-1: pay cards and roll again; nothing for Donovan's Executive Order."""

    verb: ClassVar[str] = "reroll"


class Vote(Cards):
    """PAT-ENC-3: commit any number of own cards to a Brief."""

    verb: ClassVar[str] = "vote"


class Sway(Cards):
    """PAT-POWER-4: after the tally, up to 2 more own cards."""

    verb: ClassVar[str] = "sway"


class Discard(Cards):
    """Give up the cards that a tile or a card demands."""

    verb: ClassVar[str] = "discard"


class Place(Spaces):
    """PAT-BOARD-15, PAT-EFF-7: where new Troops go."""

    verb: ClassVar[str] = "place"


class Station(Spaces):
    """PAT-BOARD-16: where all Troops stand after the move."""

    verb: ClassVar[str] = "station"


class Withdraw(Spaces):
    """PAT-EFF-8, PAT-TILE-7: which Troops are lost."""

    verb: ClassVar[str] = "withdraw"


class Strike(Spaces):
    """PAT-TILE-4, PAT-EFF-13: which Rioters are executed; nobody need be."""

    verb: ClassVar[str] = "strike"


class Pardon(Spaces):
    """PAT-CHOICE-01: the space whose Rioters go home."""

    verb: ClassVar[str] = "pardon"


class Drop(Chosen):
    """PAT-EFF-11: the launched Beacon that is lost."""

    verb: ClassVar[str] = "drop"
    names: ClassVar[tuple[str, ...]] = ("1", "2", "3", "4")


class Keep(Chosen):
    """PAT-TILE-5: the Brief that will be this turn's Encounter."""

    verb: ClassVar[str] = "keep"
    names: ClassVar[tuple[str, ...]] = c.BRIEF_NAMES


class Bury(Chosen):
    """PAT-BCARD-03: which of the two Briefs looked at go under the deck, as bits."""

    verb: ClassVar[str] = "bury"
    names: ClassVar[tuple[str, ...]] = ("none", "first", "second", "both")


class Scrap(OneWord):
    """PAT-BCARD-10: discard both Public Opinion cards."""

    verb: ClassVar[str] = "scrap"


class Leave(OneWord):
    """PAT-BCARD-10: leave both on top."""

    verb: ClassVar[str] = "leave"


class Choose(Chosen):
    """PAT-ENC-7: option A or B of a Choice Brief."""

    verb: ClassVar[str] = "choose"
    names: ClassVar[tuple[str, ...]] = ("a", "b")


class Soothe(OneWord):
    """PAT-POS-1: take the Civil Unrest down."""

    verb: ClassVar[str] = "soothe"


class Arm(OneWord):
    """PAT-POS-1: arm a missile."""

    verb: ClassVar[str] = "arm"


class Spend(OneWord):
    """PAT-CTILE-1: spend an armed missile on this result."""

    verb: ClassVar[str] = "spend"


class Hold(OneWord):
    """PAT-CTILE-1: keep the armed missiles."""

    verb: ClassVar[str] = "hold"


class Power(Move[Patriot]):
    """PAT-WIN-1: Marion's, Samuel's or Zam's ability, or Diva 'M' copying it.

    A standing move at every quiet moment; before one's own Trigger it is the answer to a question.
    `to` is the seat that gets Zam's Markers; NONE for the others.
    """

    def __init__(self, character: int, to: int) -> None:
        self.character: Final = character
        self.to: Final = to

    def text(self) -> str:
        name = c.CHARACTERS[self.character]
        return f"power {name}" if self.to == c.NONE else f"power {name} > {at(self.to)}"

    def refusal(self, s: Patriot, seat: int) -> Refusal | None:
        if not may_copy(s, seat, self.character):
            return NO_ABILITY_OF.get(self.character, NO_ABILITY)
        prompt = s.asks[0].prompt
        before_trigger = prompt == "ask-any" and s.asks[0].seat == seat and self.character != c.ZAM
        if prompt not in QUIET and not before_trigger:
            return NOT_QUIET
        return self.useless(s, seat)

    def useless(self, s: Patriot, seat: int) -> Refusal | None:
        """Why an ability that this seat has would do nothing."""
        if self.character == c.ZAM:
            return None if self.to < s.seats else NO_PARTNER
        return AT_THE_END if s.track[seat] >= s.pack.track_end else None

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
KEEP: Final = [Keep(brief) for brief in range(len(c.BRIEF_NAMES))]
DROP: Final = [Drop(slot) for slot in range(4)]
PARDON: Final = [Pardon((space,)) for space in range(9)]
CAMPAIGN: Final = [PickCampaign(n) for n in range(len(c.CAMPAIGN_NAMES))]
CHARACTER: Final = [PickCharacter(n) for n in range(len(c.CHARACTERS))]
STEP_RIGHT: Final = [Power(c.MARION, c.NONE), Power(c.SAMUEL, c.NONE)]
MARKERS_TO: Final = [Power(c.ZAM, 0), Power(c.ZAM, 1)]
POWERS: Final = [*STEP_RIGHT, *MARKERS_TO]


def steps_right(s: Patriot, seat: int) -> list[Power]:
    """The any-point moves of the own standee that this seat still has."""
    return [
        power
        for power in STEP_RIGHT
        if may_copy(s, seat, power.character) and power.useless(s, seat) is None
    ]


def standing_powers(s: Patriot, seat: int) -> list[Any]:
    """What `State.standing` lists: every ability usable at this quiet moment."""
    if not s.asks or not s.may_use_power(seat):
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
