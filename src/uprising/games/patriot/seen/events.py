"""What happens. Both players see all of it: hands are open (PAT-HIDE-1, PAT-HIDE-2, PAT-HIDE-6)."""

from uprising.kernel import Event, Public


class CampaignChosen(Event, frozen=True, tag="campaign"):
    campaign: Public[str]


class CharacterTaken(Event, frozen=True, tag="character"):
    who: Public[str]
    character: Public[str]


class RoundBegan(Event, frozen=True, tag="round"):
    round: Public[int]


class TurnBegan(Event, frozen=True, tag="turn"):
    """A seat begins its turn with so many action points."""

    who: Public[str]
    ap: Public[int]


class Drew(Event, frozen=True, tag="drew"):
    """Influence cards were drawn into a hand."""

    opens = True
    who: Public[str]
    cards: Public[tuple[str, ...]]


class Discarded(Event, frozen=True, tag="discarded"):
    """Cards left a hand by choice or as a price."""

    who: Public[str]
    cards: Public[tuple[str, ...]]


class RerolledFree(Event, frozen=True, tag="free-reroll"):
    """PAT-POWER-11: Donovan rolls again and pays nothing."""

    who: Public[str]


class LostAtRandom(Event, frozen=True, tag="lost-cards"):
    opens = True
    who: Public[str]
    cards: Public[tuple[str, ...]]


class TileUsed(Event, frozen=True, tag="tile"):
    who: Public[str]
    tile: Public[str]
    ap: Public[int]


class ActEnded(Event, frozen=True, tag="act-ended"):
    """PAT-ACT-2: unspent action points are lost."""

    who: Public[str]
    unspent: Public[int]


class Changed(Event, frozen=True, tag="changed"):
    """A shared number went up or down; `change` is `by` with its sign."""

    what: Public[str]
    by: Public[int]
    now: Public[int]
    change: Public[str]


class SeatChanged(Event, frozen=True, tag="seat-changed"):
    """A seat's own number went up or down: its Markers, its place on the tracker.

    `kind` chooses the sentence; `change` is `by` with its sign.
    """

    who: Public[str]
    what: Public[str]
    by: Public[int]
    now: Public[int]
    kind: Public[str]
    change: Public[str]


class Rolled(Event, frozen=True, tag="rolled"):
    opens = True
    who: Public[str]
    face: Public[int]


class BeaconLaunched(Event, frozen=True, tag="launched"):
    opens = True
    who: Public[str]
    slot: Public[int]
    beacon: Public[str]


class BeaconTurnedUp(Event, frozen=True, tag="turned-up"):
    """A new Beacon lies face up in a slot."""

    opens = True
    slot: Public[int]
    beacon: Public[str]


class BeaconUsed(Event, frozen=True, tag="used"):
    who: Public[str]
    beacon: Public[str]


class BeaconLost(Event, frozen=True, tag="beacon-lost"):
    beacon: Public[str]


class BeaconsReset(Event, frozen=True, tag="beacons-reset"):
    """PAT-ROUND-1 (4): so many Used Beacons are Launched again."""

    number: Public[int]


class TroopsPlaced(Event, frozen=True, tag="troops-placed"):
    spaces: Public[tuple[int, ...]]


class TroopsMoved(Event, frozen=True, tag="troops-moved"):
    spaces: Public[tuple[int, ...]]


class TroopsLost(Event, frozen=True, tag="troops-lost"):
    spaces: Public[tuple[int, ...]]


class RioterCame(Event, frozen=True, tag="rioter-came"):
    space: Public[int]


class RioterStopped(Event, frozen=True, tag="rioter-stopped"):
    """PAT-RIOT-4: a Rioter and a Troop cancelled each other."""

    space: Public[int]


class RiotersExecuted(Event, frozen=True, tag="executed"):
    spaces: Public[tuple[int, ...]]


class RiotersPardoned(Event, frozen=True, tag="pardoned"):
    space: Public[int]
    number: Public[int]


class UnrestBoiledOver(Event, frozen=True, tag="unrest-boiled-over"):
    """PAT-RIOT-1: Civil Unrest has reached its end and begins again at 0."""


class RiotIncited(Event, frozen=True, tag="riot-incited"):
    """PAT-RIOT-1: Civil Unrest, or a weakness, has brought a riot."""


class RiotCame(Event, frozen=True, tag="riot-came"):
    opens = True
    riot: Public[str]


class RiotAgain(Event, frozen=True, tag="riot-again"):
    riot: Public[str]


class RiotsOver(Event, frozen=True, tag="riots-over"):
    """PAT-RIOT-5: no Rioter is left; the Riot cards in play are discarded."""


class BriefDrawn(Event, frozen=True, tag="brief"):
    opens = True
    brief: Public[str]


class BriefsSeen(Event, frozen=True, tag="briefs-seen"):
    opens = True
    briefs: Public[tuple[str, ...]]


class BriefKept(Event, frozen=True, tag="brief-kept"):
    brief: Public[str]


class BriefsBuried(Event, frozen=True, tag="briefs-buried"):
    briefs: Public[tuple[str, ...]]


class OpinionSeen(Event, frozen=True, tag="opinion"):
    """Public Opinion cards were turned up or looked at."""

    opens = True
    cards: Public[tuple[str, ...]]


class OpinionScrapped(Event, frozen=True, tag="opinion-scrapped"):
    cards: Public[tuple[str, ...]]


class Voted(Event, frozen=True, tag="voted"):
    who: Public[str]
    cards: Public[tuple[str, ...]]


class Swayed(Event, frozen=True, tag="swayed"):
    who: Public[str]
    cards: Public[tuple[str, ...]]


class Tallied(Event, frozen=True, tag="tallied"):
    total: Public[int]
    need: Public[int]


class BriefPassed(Event, frozen=True, tag="brief-passed"):
    brief: Public[str]


class BriefFailed(Event, frozen=True, tag="brief-failed"):
    brief: Public[str]


class OptionChosen(Event, frozen=True, tag="option"):
    who: Public[str]
    option: Public[str]


class WeaknessShown(Event, frozen=True, tag="weakness"):
    """PAT-FLAW-1 to PAT-FLAW-11: a character's weakness strikes; `text` is what its sheet says."""

    who: Public[str]
    character: Public[str]
    text: Public[str]


class PowerUsed(Event, frozen=True, tag="power"):
    who: Public[str]
    character: Public[str]


class Triggered(Event, frozen=True, tag="triggered"):
    """The tracker triggered at this position, for good or ill."""

    who: Public[str]
    position: Public[int]


class Shuffled(Event, frozen=True, tag="shuffled"):
    """A discard pile was shuffled back into its deck."""

    opens = True
    deck: Public[str]
