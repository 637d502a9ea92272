"""The board, the dice, the characters and the cards as data.

`source` says where a thing comes from: "book" (the rulebook states or forces it) or "ruling"
(our own reconstruction, since the book shows neither the board nor the card texts).
"""

from dataclasses import dataclass
from typing import Final

NONE: Final = -1

# ROB-COMP-2: the six spaces, in the order of the board table (ROB-BOARD-1 to ROB-BOARD-6).
MASSES: Final = 0
SCRAP_YARD: Final = 1
UPGRADE: Final = 2
OFFICE: Final = 3
SABOTAGE: Final = 4
POSTER: Final = 5

# Paths and die faces: an arrow is its path, an X moves the Entry token along its path.
YELLOW: Final = 0
BLUE: Final = 1
YELLOW_X: Final = 2
BLUE_X: Final = 3
FACES: Final[tuple[str, ...]] = ("yellow", "blue", "yellow-x", "blue-x")

# ROB-COMP-3: three Civilians and three Oppressors, numbered in the order of their entry.
CIVILIANS: Final[tuple[int, ...]] = (0, 1, 2)
OPPRESSORS: Final[tuple[int, ...]] = (3, 4, 5)
NPCS: Final[tuple[str, ...]] = ("c1", "c2", "c3", "h1", "h2", "h3")
FIRST_OPPRESSOR: Final = 3

# ROB-COMP-8: thirteen characters, in the order of the table of powers.
A1_5: Final = 0
ALICE: Final = 1
ARCITECH: Final = 2
ELECTRIC_EYE: Final = 3
UBERBOT: Final = 4
POSTMAN: Final = 5
MT_Q: Final = 6
WALLY: Final = 7
R_POLY: Final = 8
RAMBU: Final = 9
SMITH: Final = 10
VIVACIOUS: Final = 11
ZENDER: Final = 12
# ROB-POWER-9, ROB-POWER-10, ROB-POWER-11, ROB-POWER-12: they start with an Upgrade.
STARTERS: Final[tuple[int, ...]] = (R_POLY, RAMBU, SMITH, VIVACIOUS)

# ROB-COMP-9: ten Upgrades, then ten Sabotage cards; every card is unique.
TREADS: Final = 0
SLIDING: Final = 1
LOUDSPEAKER: Final = 2
PRINTER: Final = 3
ADHESIVE: Final = 4
COMPARTMENT: Final = 5
PAPERS: Final = 6
GUIDE: Final = 7
BATTERY: Final = 8
FIRMWARE: Final = 9
CREDIT: Final = 10
TRAFFIC: Final = 11
POWER_CUT: Final = 12
ALARM: Final = 13
MOB: Final = 14
RAID: Final = 15
BROADCAST: Final = 16
HEIST: Final = 17
STRIKE: Final = 18
GLITCH: Final = 19
FIRST_SABOTAGE: Final = 10

BURSAR: Final = 0
DEALER: Final = 1
GAMBLER: Final = 2
SABOTEUR: Final = 3
SCRAPPER: Final = 4
SPY: Final = 5
TRAFFIC_DIRECTOR: Final = 6
TURNCOAT: Final = 7
OBJECTIVES: Final[tuple[str, ...]] = (
    "bursar", "dealer", "gambler", "saboteur", "scrapper", "spy", "traffic-director", "turncoat",
)  # fmt: skip
ALL_OBJECTIVES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7)


@dataclass(frozen=True)
class Space:
    """ROB-BOARD-7: `near` lists the spaces joined by a black line; each path has one way out."""

    key: str
    near: tuple[int, ...]
    yellow: int
    blue: int
    source: str  # "book" where lines and arrows are all in the book


@dataclass(frozen=True)
class Character:
    """A start space; the power itself is written where the rules use it."""

    key: str
    start: int
    source: str = "book"


@dataclass(frozen=True)
class Card:
    """`amount` is what the card does, `more` what its extra makes of it, for `cost` Reputation."""

    key: str
    amount: int
    source: str
    more: int = 0
    cost: int = 0


@dataclass(frozen=True)
class Count:
    """ROB-SEAT-3, ROB-SEAT-4, ROB-SEAT-5: what depends on the number of players."""

    players: int
    target: int
    reputation: int
    objectives: tuple[int, ...]
    bursar: int
    scrapper: int
    turncoat: int


@dataclass(frozen=True)
class Pack:
    """Every number and card of the game."""

    # A triangular prism with two loops through all six spaces.
    spaces: tuple[Space, ...] = (
        # ROB-BOARD-1
        Space("masses", (SCRAP_YARD, SABOTAGE, POSTER), SCRAP_YARD, SABOTAGE, "book"),
        # ROB-BOARD-2
        Space("scrap-yard", (MASSES, UPGRADE, OFFICE), UPGRADE, MASSES, "ruling"),
        # ROB-BOARD-3
        Space("upgrade", (SCRAP_YARD, OFFICE, POSTER), OFFICE, OFFICE, "book"),
        # ROB-BOARD-4
        Space("office", (SCRAP_YARD, UPGRADE, SABOTAGE), SABOTAGE, SCRAP_YARD, "ruling"),
        # ROB-BOARD-5
        Space("sabotage", (MASSES, OFFICE, POSTER), POSTER, POSTER, "ruling"),
        # ROB-BOARD-6
        Space("poster", (MASSES, UPGRADE, SABOTAGE), MASSES, UPGRADE, "ruling"),
    )
    # ROB-COMP-10, ROB-DICE-1, ROB-DICE-2: the faces are a ruling.
    black: tuple[int, ...] = (BLUE, BLUE, BLUE, BLUE, YELLOW, BLUE_X)
    red: tuple[int, ...] = (YELLOW, YELLOW, YELLOW, YELLOW, BLUE, YELLOW_X)
    # ROB-OFFICE-1, ROB-OFFICE-2, ROB-OFFICE-3, ROB-OFFICE-4, ROB-OFFICE-5, ROB-OFFICE-6: only
    # 0 -> 0 and 3 -> 3 are in the book.
    rewards: tuple[int, ...] = (0, 1, 2, 3, 3, 3, 4, 4, 4, 5, 5)
    # ROB-COMP-7: C, H, C, H, H, C, as the numbers of those who enter; one a round.
    entry: tuple[int, ...] = (0, 3, 1, 4, 5, 2)
    entry_space: int = MASSES  # ROB-COMP-6
    posters: int = 8  # ROB-COMP-4
    most_contributions: int = 10  # ROB-COMP-11
    most_spent: int = 5  # ROB-COMP-12
    start_funds: int = 0  # ROB-COMP-13
    most_reputation: int = 7  # ROB-COMP-14
    fine: int = 2  # ROB-COMP-15, per player
    office_fine: int = 2  # ROB-COMP-15
    suspicion: int = 4  # ROB-COMP-16
    per_player: int = 1  # ROB-COMP-17
    per_poster: int = 1  # ROB-COMP-17
    uberbot_factor: int = 2  # ROB-POWER-5
    wally_price: int = 1  # ROB-POWER-8
    drawn: int = 2  # ROB-ACT-3, ROB-ACT-5
    counts: tuple[Count, ...] = (
        Count(3, 45, 5, (0, 1, 3, 4, 6), 5, 4, 6),
        Count(4, 60, 6, ALL_OBJECTIVES, 7, 6, 8),
        Count(5, 75, 7, ALL_OBJECTIVES, 7, 6, 10),
    )
    # ROB-POWER-1 to ROB-POWER-13.
    characters: tuple[Character, ...] = (
        Character("a1-5", SCRAP_YARD),
        Character("alice", SABOTAGE),
        Character("arcitech", UPGRADE),
        Character("electric-eye", SABOTAGE),
        Character("uberbot", MASSES),
        Character("mr-postman", POSTER),
        Character("mt-q", MASSES),
        Character("wally-street", OFFICE),
        Character("r-poly", UPGRADE),
        Character("rambu", SCRAP_YARD),
        Character("the-smith", POSTER),
        Character("vivacious", OFFICE),
        Character("zender", UPGRADE),
    )
    # ROB-UPG-1 to ROB-UPG-10: only New Treads and the name of Sliding Scale are in the book.
    # ROB-SAB-1 to ROB-SAB-10: the book names two cards and one extra.
    cards: tuple[Card, ...] = (
        Card("new-treads", 2, "book"),
        Card("sliding-scale", 0, "ruling"),
        Card("loudspeaker-array", 2, "ruling"),
        Card("wide-format-printer", 2, "ruling"),
        Card("industrial-adhesive", 0, "ruling"),
        Card("hidden-compartment", 0, "ruling"),
        Card("forged-inspection-papers", 0, "ruling"),
        Card("tour-guide-protocol", 1, "ruling"),
        Card("backup-battery", 2, "ruling"),
        Card("public-relations-firmware", 1, "ruling", cost=4),
        Card("a-credit-to-the-revolution", 1, "ruling", more=3, cost=1),
        Card("adjust-traffic-reports", 1, "ruling", more=2, cost=1),
        Card("cut-the-power", 1, "ruling", more=2, cost=1),
        Card("false-alarm", 1, "ruling", more=3, cost=1),
        Card("flash-mob", 1, "ruling", more=2, cost=1),
        Card("raid-the-incinerator", 2, "ruling", more=8, cost=1),
        Card("pirate-broadcast", 1, "ruling", more=2, cost=1),
        Card("payroll-heist", 2, "ruling", more=6, cost=2),
        Card("wildcat-strike", 2, "ruling", more=4, cost=1),
        Card("blame-a-glitch", 1, "ruling"),
    )
    # ROB-UPG-2: what each face of the red die adds, in the order of FACES.
    slide: tuple[int, ...] = (2, -1, -2, -2)


PACK: Final = Pack()
SPACES: Final[tuple[str, ...]] = tuple([space.key for space in PACK.spaces])
CHARACTERS: Final[tuple[str, ...]] = tuple([character.key for character in PACK.characters])
CARDS: Final[tuple[str, ...]] = tuple([card.key for card in PACK.cards])
SABOTAGES: Final[tuple[str, ...]] = CARDS[FIRST_SABOTAGE:]


def id_of(names: tuple[str, ...], number: int) -> str:
    """A space, an NPC, a card, a character or an objective as events tell it."""
    return f"~id-{names[number]}"


def face_id(face: int) -> str:
    """A die's face as events tell it; NONE for a die that was not used."""
    return "~id-no-face" if face == NONE else id_of(FACES, face)


def set_id(face: int) -> str:
    """The face a die is set to, as events tell it; NONE for a die that will be rolled."""
    return "~id-to-roll" if face == NONE else id_of(FACES, face)
