"""Every card and every number of the game, as data (RISE-SETUP-7).

A card is a small number, the same for all its copies; `SLUGS` names it. What a card does lies in
the pack, so that a variant may change counts, sizes and which defence stops what.
"""

from dataclasses import dataclass, field
from typing import Final

NONE: Final = -1

# Cards: three kinds of parts with fifteen robots each (RISE-CARD-1..3), then the others.
ROBOTS: Final = 15
HEAD: Final = 0
BODY: Final = 1
LEGS: Final = 2
KINDS: Final = ("head", "body", "legs")
PARTS: Final = 45
FLEX: Final = 45
NUKE: Final = 46
DOOM_LASER: Final = 47
DRONE_SWARM: Final = 48
RAID: Final = 49
FREEZE_RAY: Final = 50
MIND_CONTROL: Final = 51
SECRET_CACHE: Final = 52
TIME_MACHINE: Final = 53
FORCE_FIELD: Final = 54
ESCAPE: Final = 55
EMP: Final = 56
MALWARE: Final = 57
SPY_ATTACK: Final = 58
LAB_MELTDOWN: Final = 59
GLOBAL_ANNIHILATION: Final = 60
CARDS: Final = 61

# Attack kinds (2.1 of the rules): lethal, nuisance, events, in this order.
BOT: Final = 0
LANCE: Final = 4
BY_RAID: Final = 5
FREEZE: Final = 6
MIND: Final = 7
PULL: Final = 8
SPY: Final = 9
GLOBAL: Final = 11
ATTACKS: Final = (
    "bot", "nuke", "laser", "swarm", "lance", "raid", "freeze", "mind", "pull", "spy", "melt",
    "global",
)  # fmt: skip

# What a defence does to an attack (RISE-STOP-1..9).
USELESS: Final = 0
STOPS: Final = 1
REFLECTS: Final = 2
REDIRECTS: Final = 3

# Types of cards; a Nuke is a lethal card that also answers.
PART: Final = 0
LETHAL: Final = 1
NUISANCE: Final = 2
UTILITY: Final = 3
DEFENSE: Final = 4
EVENT: Final = 5
TYPES: Final = ("part", "lethal", "nuisance", "utility", "defense", "event")

# Identities.
VOSS: Final = 0
LODESTONE: Final = 1
FROSTWICK: Final = 2
SPROCKET: Final = 3
UNDERSTUDY: Final = 4
DETOUR: Final = 5
REVERB: Final = 6
BUNKER: Final = 7
IDENTITIES: Final = 8


@dataclass(frozen=True)
class Card:
    """One card of the play deck and what it does, as values.

    attack    the kind of attack it makes, played as an action or drawn as an Event
    stops, reflects   the attacks it answers
    take, draw, look  how many cards its effect takes, draws or looks back to
    """

    id: str
    type: str
    count: int
    source: str
    attack: str = ""
    stops: tuple[str, ...] = ()
    reflects: tuple[str, ...] = ()
    take: int = 0
    draw: int = 0
    look: int = 0


@dataclass(frozen=True)
class Identity:
    """A mad scientist and the one-time action; `draw` is the closing draw, `cost` cards paid.

    `lairs` is left open: all begin with the pack's number, unless a variant says otherwise.
    """

    id: str
    use: str
    source: str
    attack: str = ""
    stops: tuple[str, ...] = ()
    reflects: tuple[str, ...] = ()
    redirects: tuple[str, ...] = ()
    draw: int = 0
    cost: int = 0
    targets: int = 0
    lairs: int | None = None


def parts() -> tuple[Card, ...]:
    """RISE-CARD-1, RISE-CARD-2, RISE-CARD-3: a Head, a Body and Legs of each robot."""
    return tuple(
        Card(f"{letter}-{robot:02}", "part", 1, "book")
        for letter in ("h", "b", "l")
        for robot in range(1, ROBOTS + 1)
    )


ALL_LETHAL: Final = ("bot", "nuke", "laser", "swarm", "lance")
ALL_NUISANCE: Final = ("raid", "freeze", "mind", "pull")
ALL_EVENTS: Final = ("spy", "melt", "global")

OTHERS: Final = (
    Card("flex", "part", 3, "book"),  # RISE-CARD-4
    Card("nuke", "lethal", 4, "public", attack="nuke", stops=("bot", "swarm", "raid")),
    Card("doom-laser", "lethal", 3, "ruling", attack="laser"),
    Card("drone-swarm", "lethal", 2, "ruling", attack="swarm"),
    Card("raid", "nuisance", 3, "ruling", attack="raid", take=2),
    Card("freeze-ray", "nuisance", 3, "ruling", attack="freeze"),
    Card("mind-control", "nuisance", 2, "ruling", attack="mind", take=1),
    Card("secret-cache", "utility", 3, "book", draw=2),
    Card("time-machine", "utility", 3, "ruling", take=1, look=3),
    Card("force-field", "utility", 3, "ruling"),
    Card(
        "escape", "defense", 5, "ruling",
        stops=("bot", "nuke", "laser", "swarm", "spy", "melt", "global"),
    ),
    Card("emp", "defense", 4, "ruling", stops=("bot", "swarm", "freeze", "mind", "pull")),
    Card("malware", "defense", 3, "ruling", stops=("spy",), reflects=("bot", "swarm")),
    Card("spy-attack", "event", 2, "book", attack="spy"),
    Card("lab-meltdown", "event", 1, "ruling", attack="melt"),
    Card("global-annihilation", "event", 1, "book", attack="global"),
)  # fmt: skip

SCIENTISTS: Final = (
    Identity("dr-cinder-voss", "attack", "ruling", attack="lance", draw=1, targets=1),
    Identity("magda-lodestone", "attack", "ruling", attack="pull"),
    Identity("count-frostwick", "attack", "ruling", attack="freeze", draw=2),
    Identity("tilda-sprocket", "attack", "ruling", attack="bot", draw=2, cost=2, targets=2),
    Identity(
        "the-understudy", "defense", "ruling", stops=(*ALL_LETHAL, *ALL_NUISANCE, *ALL_EVENTS)
    ),
    Identity("madame-detour", "defense", "ruling", redirects=ALL_LETHAL),
    Identity(
        "professor-reverb", "defense", "ruling",
        reflects=("nuke", "laser", "swarm", "lance", *ALL_NUISANCE), cost=2,
    ),
    Identity("baron-bunker", "defense", "ruling", stops=(*ALL_LETHAL, *ALL_EVENTS), draw=1),
)  # fmt: skip

SLUGS: Final = tuple(card.id for card in (*parts(), *OTHERS))
SCIENTIST_SLUGS: Final = tuple(scientist.id for scientist in SCIENTISTS)


# How events name things: a key of the catalogue.


def thing(card: int) -> str:
    return f"~id-{SLUGS[card]}"


def things(cards: list[int]) -> tuple[str, ...]:
    return tuple([f"~id-{SLUGS[card]}" for card in cards])


def person(identity: int) -> str:
    return f"~id-{SCIENTIST_SLUGS[identity]}"


def attack_name(attack: int) -> str:
    return f"~attack-{ATTACKS[attack]}"


def kind_name(kind: int) -> str:
    return f"~id-{KINDS[kind]}"


def answers(
    stops: tuple[str, ...], reflects: tuple[str, ...], redirects: tuple[str, ...]
) -> list[int]:
    """What a defence does to each attack, by attack kind."""
    row = []
    for attack in ATTACKS:
        if attack in stops:
            row.append(STOPS)
        elif attack in reflects:
            row.append(REFLECTS)
        else:
            row.append(REDIRECTS if attack in redirects else USELESS)
    return row


@dataclass(frozen=True)
class Pack:
    """The constants, the 90 cards of RISE-CARD-*, the 8 of RISE-IDENT-*.

    The lists at the end are read off the cards once, for the rules to look up quickly: `answer`
    is indexed by card and attack, `identity_answer` by identity and attack.
    """

    cards: tuple[Card, ...] = (*parts(), *OTHERS)
    identities: tuple[Identity, ...] = SCIENTISTS
    lairs: int = 3
    lair_cards: int = 18
    start_hand: int = 5
    start_hand_of_two: int = 7
    refill_to: int = 3
    keep_on_reshuffle: int = 3
    swap_parts: int = 3
    matched_targets: int = 2
    turn_cap: int = 300
    type_of: list[int] = field(init=False, repr=False, compare=False)
    attack_of: list[int] = field(init=False, repr=False, compare=False)
    answer: list[int] = field(init=False, repr=False, compare=False)
    identity_attack: list[int] = field(init=False, repr=False, compare=False)
    identity_answer: list[int] = field(init=False, repr=False, compare=False)
    deck: list[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        assert tuple(card.id for card in self.cards) == SLUGS, "the cards are in a fixed order"
        assert tuple(i.id for i in self.identities) == SCIENTIST_SLUGS, "so are the identities"
        known = {attack: number for number, attack in enumerate(ATTACKS)}
        put = object.__setattr__
        put(self, "type_of", [TYPES.index(card.type) for card in self.cards])
        put(self, "attack_of", [known.get(card.attack, NONE) for card in self.cards])
        put(self, "identity_attack", [known.get(i.attack, NONE) for i in self.identities])
        cards = [answers(card.stops, card.reflects, ()) for card in self.cards]
        people = [answers(i.stops, i.reflects, i.redirects) for i in self.identities]
        put(self, "answer", [a for row in cards for a in row])
        put(self, "identity_answer", [a for row in people for a in row])
        put(self, "deck", [n for n, card in enumerate(self.cards) for _ in range(card.count)])

    def hand_at_start(self, seats: int) -> int:
        """RISE-SETUP-3: START_HAND."""
        return self.start_hand_of_two if seats == 2 else self.start_hand


PACK: Final = Pack()


def kind_of(card: int) -> int:
    """Head, Body or Legs; NONE for what is no part with an ID (a Flex has none)."""
    return card // ROBOTS if card < PARTS else NONE


def robot_of(card: int) -> int:
    """The robot a part belongs to, 0 to 14; all Flex and other cards belong to none."""
    return card % ROBOTS if card < PARTS else NONE


def is_matched(head: int, body: int, legs: int) -> bool:
    """2.1: three parts of the same robot and no Flex (RISE-BOT-4)."""
    return FLEX not in (head, body, legs) and robot_of(head) == robot_of(body) == robot_of(legs)
