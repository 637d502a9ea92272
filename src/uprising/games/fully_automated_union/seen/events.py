"""What happens. All of it is public (FAU-INFO-1): spectators and the eliminated see it too."""

from uprising.kernel import Event, Public


class FirstChosen(Event, frozen=True, tag="first"):
    """FAU-SETUP-10: who begins."""

    opens = True
    who: Public[str]


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn began; `who` is its starting player."""

    turn: Public[int]
    who: Public[str]


class CoinsMoved(Event, frozen=True, tag="coins"):
    """Coins moved between players, the boss and the Bank; `why` chooses the sentence."""

    source: Public[str]
    target: Public[str]
    amount: Public[int]
    why: Public[str]


class GotStressed(Event, frozen=True, tag="stressed"):
    """A player became Stressed."""

    who: Public[str]


class CalmedDown(Event, frozen=True, tag="calmed"):
    """A player lost Stress."""

    who: Public[str]


class RobotBought(Event, frozen=True, tag="bought"):
    """FAU-INNO-1: the boss bought a robot."""


class EventDrawn(Event, frozen=True, tag="event"):
    """The starting player revealed an event; `text` is what the card says."""

    opens = True
    who: Public[str]
    card: Public[str]
    text: Public[str]


class EventIgnored(Event, frozen=True, tag="ignored"):
    """FAU-EVENT-4: nothing on the card could be applied."""

    card: Public[str]


class TargetNamed(Event, frozen=True, tag="target"):
    """The starting player named whom the event is for."""

    who: Public[str]
    target: Public[str]


class CardKept(Event, frozen=True, tag="kept"):
    """A permanent event found its holder."""

    who: Public[str]
    card: Public[str]


class EventDiscarded(Event, frozen=True, tag="discarded"):
    """An event card was discarded."""

    card: Public[str]


class Married(Event, frozen=True, tag="married"):
    """Two players married."""

    who: Public[str]
    other: Public[str]


class CustodyNamed(Event, frozen=True, tag="custody"):
    """FAU-CARD-04a: a sealed name was shown: who should keep the child."""

    opens = True
    who: Public[str]
    carer: Public[str]


class RobotDestroyed(Event, frozen=True, tag="destroyed"):
    """A robot of a player or of the boss was destroyed."""

    owner: Public[str]


class ContractsShuffled(Event, frozen=True, tag="shuffled"):
    """The discards became the contract deck; `cards` is their number."""

    opens = True
    cards: Public[int]


class ContractRevealed(Event, frozen=True, tag="contract"):
    """The starting player revealed this turn's contract card."""

    opens = True
    who: Public[str]
    card: Public[str]


class ContractTaken(Event, frozen=True, tag="taken"):
    """A player took an option of the contract card."""

    who: Public[str]
    card: Public[str]
    letter: Public[str]


class ContractKept(Event, frozen=True, tag="kept-job"):
    """A player kept her running contract."""

    who: Public[str]
    card: Public[str]


class TenureEnded(Event, frozen=True, tag="tenure-ended"):
    """A running contract ended."""

    who: Public[str]
    card: Public[str]


class Voted(Event, frozen=True, tag="vote"):
    """A vote was shown."""

    opens = True
    who: Public[str]
    vote: Public[str]


class NobodyCouldVote(Event, frozen=True, tag="no-vote"):
    """FAU-STRIKE-2: everybody is Stressed, so everybody works."""


class Accelerated(Event, frozen=True, tag="accelerated"):
    """Thumbs up were shown: the boss gets as many robots."""

    robots: Public[int]


class StrikeWon(Event, frozen=True, tag="strike-won"):
    """FAU-STRIKE-6: the fists are a majority, and a robot is taken."""

    fists: Public[int]
    needed: Public[int]


class StrikeLost(Event, frozen=True, tag="strike-lost"):
    """FAU-STRIKE-9, FAU-STRIKE-10: too few fists, or enough and no robot to take."""

    fists: Public[int]
    needed: Public[int]
    enough: Public[bool]


class Nominated(Event, frozen=True, tag="nominated"):
    """A sealed nomination was shown: who should get the robot."""

    opens = True
    who: Public[str]
    target: Public[str]


class RobotTaken(Event, frozen=True, tag="robot"):
    """A blue robot was turned red and given to a player."""

    who: Public[str]


class RobotsInherited(Event, frozen=True, tag="inherited"):
    """The robots of an eliminated player passed to another."""

    who: Public[str]
    dead: Public[str]
    robots: Public[int]


class RentUnpaid(Event, frozen=True, tag="unpaid"):
    """A player could not pay her rent."""

    who: Public[str]
    rent: Public[int]


class RentCovered(Event, frozen=True, tag="covered"):
    """A player paid what her spouse's rent lacked."""

    payer: Public[str]
    who: Public[str]


class RentNotCovered(Event, frozen=True, tag="not-covered"):
    """A player did not pay what her spouse's rent lacked."""

    payer: Public[str]
    who: Public[str]


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A player was eliminated."""

    who: Public[str]


class TreasonDeclared(Event, frozen=True, tag="treason"):
    """FAU-TRAIT-5: a player declared Class Treason."""

    opens = True
    who: Public[str]


class TreasonShared(Event, frozen=True, tag="treason-shared"):
    """FAU-TRAIT-3: a player who could have declared, and did not, wins with those who did."""

    opens = True
    who: Public[str]


class TreasonDeclined(Event, frozen=True, tag="loyalty"):
    """FAU-TRAIT-5: a player could have declared Class Treason and did not."""

    opens = True
    who: Public[str]
