"""Every number and card of Patriot, as data.

A line of effects is a tuple of (word, number) pairs in the vocabulary of PAT-EFF-1 to PAT-EFF-15;
`effects.py` says what each word does. `source` tells where a thing comes from: the book, public
material, or a ruling of ours that fills a gap (the rulebook marks every clause the same way).
"""

from dataclasses import dataclass
from typing import Final

Line = tuple[tuple[str, int], ...]

NONE: Final = -1

# Influence (PAT-INF-1): a card is its kind, type * 5 + value - 1; equal cards are the same card.
SPY: Final = 0
WAR: Final = 1
SCIENCE: Final = 2
FINANCE: Final = 3
TYPES: Final = ("spy", "war", "science", "finance")
VALUES: Final = 5
KINDS: Final = 20
KIND_NAMES: Final = tuple(f"{TYPES[k // VALUES]}-{k % VALUES + 1}" for k in range(KINDS))

SPACES: Final = 8  # PAT-COMP-22: the Defense Spaces, numbered 1 to 8; index 0 stays empty

# PAT-COMP-14: the characters, in the order of their sheets
DIVA: Final = 0
JACK: Final = 1
MARION: Final = 2
MAURY: Final = 3
MW: Final = 4
PETR: Final = 5
SAMUEL: Final = 6
VIKTOR: Final = 7
WILFRED: Final = 8
ZAM: Final = 9
DONOVAN: Final = 10

# The campaigns, in the order of their sheets
COUNTDOWN: Final = 0
TRIBUNAL: Final = 1
PROMETHEUS: Final = 2
EYES: Final = 3
IRON: Final = 4
RESERVE: Final = 5
SUCCESSION: Final = 6


def card_type(kind: int) -> int:
    return kind // VALUES


def card_value(kind: int) -> int:
    return kind % VALUES + 1


def thing(slug: str) -> str:
    """Something that has a name, as events tell it."""
    return f"~id-{slug}"


def signed(n: int) -> str:
    """A change as players read it."""
    return f"+{n}" if n > 0 else str(n)


def influence_named(kinds: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    """Influence cards, as events tell them."""
    return tuple([f"~id-{KIND_NAMES[k]}" for k in kinds])


@dataclass(frozen=True)
class Sheet:
    """A character: the normal Influence, and what strength and weakness change in numbers.

    PAT-CHAR-0: only what holds in this mode is on it. What cannot be said in numbers
    (once-per-game abilities, Jack's eights) is in the rules.
    """

    slug: str
    influence: tuple[int, ...]
    source: str = "ruling"
    power_source: str = "ruling"
    flaw_source: str = "ruling"
    exec_ap: int = 0
    exec_roll: int = 0
    unrest_ap: int = 0
    launch_ap: int = 0
    launch_coins: int = 0
    deploy_ap: int = 0
    free_cards: int = 0
    no_war: bool = False


SHEETS: Final = (
    # PAT-SHEET-1, PAT-POWER-1, PAT-FLAW-1
    Sheet("diva-m", (2, 1, 1, 2), power_source="book", exec_roll=-1),
    # PAT-SHEET-2, PAT-POWER-2, PAT-FLAW-2
    Sheet("jack", (2, 2, 1, 1), power_source="book", flaw_source="book"),
    # PAT-SHEET-3, PAT-POWER-3, PAT-FLAW-3
    Sheet("marion", (1, 1, 3, 1), power_source="book", exec_ap=1),
    # PAT-SHEET-4, PAT-POWER-4, PAT-FLAW-4
    Sheet("maury", (3, 1, 1, 1), power_source="book", unrest_ap=1),
    # PAT-SHEET-5, PAT-POWER-5, PAT-FLAW-5
    Sheet("mw", (4, 0, 2, 0), flaw_source="book", launch_ap=-2),
    # PAT-SHEET-6, PAT-POWER-6, PAT-FLAW-6
    Sheet("petr", (1, 0, 1, 4), power_source="book", deploy_ap=1),
    # PAT-SHEET-7, PAT-POWER-7, PAT-FLAW-7
    Sheet("samuel", (0, 2, 2, 2), source="book", power_source="book", flaw_source="book"),
    # PAT-SHEET-8, PAT-POWER-8, PAT-FLAW-8
    Sheet("viktor", (1, 4, 0, 1), flaw_source="book", exec_ap=-1),
    # PAT-SHEET-9, PAT-POWER-9, PAT-FLAW-9
    Sheet("wilfred", (1, 1, 2, 2), power_source="book", free_cards=1, deploy_ap=1),
    # PAT-SHEET-10, PAT-POWER-10, PAT-FLAW-10
    Sheet("zam", (1, 0, 4, 1), power_source="book", exec_roll=-1, no_war=True),
    # PAT-SHEET-11, PAT-POWER-11, PAT-FLAW-11
    Sheet("donovan", (1, 2, 1, 2)),
)
CHARACTERS: Final = tuple(sheet.slug for sheet in SHEETS)


@dataclass(frozen=True)
class Brief:
    """An Influence Brief, or (with `types` empty) a Choice Brief: then `good` is A, `bad` is B.

    `condition` is what option A of a Choice Brief needs: a word and a number.
    """

    slug: str
    types: tuple[int, ...]
    need: int
    good: Line
    bad: Line
    condition: tuple[str, int] = ("", 0)
    source: str = "ruling"


F: Final = (FINANCE,)
W: Final = (WAR,)
S: Final = (SPY,)
C: Final = (SCIENCE,)

BRIEFS: Final = (
    Brief("run-on-the-bank", F, 8, (), (("coins-all", 0),), source="book"),  # PAT-BRIEF-01
    Brief("pension-shortfall", F, 7, (), (("cu", 2),)),  # PAT-BRIEF-02
    # PAT-BRIEF-03
    Brief("currency-forgers", F, 9, (("coins", 2),), (("coins", -3), ("threat", 1))),
    Brief("striking-tax-collectors", F, 7, (), (("base", -2),)),  # PAT-BRIEF-04
    Brief("foreign-debt-call", F, 10, (("threat", -1),), (("threat", 2),)),  # PAT-BRIEF-05
    Brief("border-skirmish", W, 8, (), (("threat", 2),)),  # PAT-BRIEF-06
    Brief("deserters", W, 7, (), (("troop-loss", 2),)),  # PAT-BRIEF-07
    Brief("arms-cache-found", W, 8, (("troop", 2),), (("rioter", 0),)),  # PAT-BRIEF-08
    Brief("barricades-at-dawn", W, 9, (), (("rioter", 0), ("rioter", 0))),  # PAT-BRIEF-09
    Brief("veterans-march", W, 7, (), (("cu", 2),)),  # PAT-BRIEF-10
    Brief("leaked-memo", S, 8, (), (("threat", 1), ("cu", 1))),  # PAT-BRIEF-11
    Brief("mole-in-the-ministry", S, 9, (), (("discard-each", 3),)),  # PAT-BRIEF-12
    Brief("jammed-frequencies", S, 7, (), (("beacon-loss", 1),)),  # PAT-BRIEF-13
    Brief("assassins-calling-card", S, 10, (("threat", -1),), (("threat", 2),)),  # PAT-BRIEF-14
    Brief("hostage-crisis", S, 8, (), (("left", 1),)),  # PAT-BRIEF-15
    Brief("contaminated-reservoir", C, 8, (), (("cu", 2),)),  # PAT-BRIEF-16
    Brief("lab-accident", C, 7, (), (("markers-each", -2),)),  # PAT-BRIEF-17
    Brief("power-grid-failure", C, 9, (), (("threat", 1), ("coins", -2))),  # PAT-BRIEF-18
    Brief("experimental-vaccine", C, 8, (("cu", -2),), (("cu", 1),)),  # PAT-BRIEF-19
    Brief("rogue-professor", C, 10, (("markers", 2),), (("threat", 2),)),  # PAT-BRIEF-20
    # PAT-BRIEF-21: two types count
    Brief("cyber-heist", (SPY, FINANCE), 11, (), (("coins-half", 0), ("threat", 1))),
    # PAT-BRIEF-22
    Brief("military-budget", (WAR, FINANCE), 12, (("troop", 1),), (("troop-loss", 2), ("cu", 1))),
    # PAT-BRIEF-23
    Brief("weapons-programme", (WAR, SCIENCE), 12, (("markers", 1),), (("threat", 2),)),
    Brief("propaganda-week", (SPY, SCIENCE), 11, (("cu", -1),), (("cu", 2),)),  # PAT-BRIEF-24
    Brief("coup-rumours", (SPY, WAR), 13, (), (("threat", 2), ("rioter", 8))),  # PAT-BRIEF-25
    Brief("green-levy", (SCIENCE, FINANCE), 11, (("base", 1),), (("cu", 2),)),  # PAT-BRIEF-26
    # PAT-BRIEF-27
    Brief("martial-parade", (WAR, SPY), 11, (("exec", 1),), (("cu", 1), ("threat", 1))),
    # PAT-BRIEF-28
    Brief(
        "black-market-isotopes",
        (SCIENCE, SPY),
        12,
        (("markers", 2),),
        (("markers-each", -2), ("threat", 1)),
    ),
    # PAT-CHOICE-01
    Brief(
        "amnesty-petition", (), 0, (("pardon", 1), ("threat", 1)), (("cu", 1),), ("rioters", 1)
    ),
    Brief("ration-cut", (), 0, (("coins", 3), ("cu", 2)), (("coins", -2),)),  # PAT-CHOICE-02
    # PAT-CHOICE-03
    Brief(
        "press-conference", (), 0, (("discard-own", 3), ("threat", -1)), (("threat", 1),),
        ("cards", 3),
    ),
    # PAT-CHOICE-04
    Brief("emergency-conscription", (), 0, (("troop", 2), ("cu", 1)), (("draw", 1),)),
    # PAT-CHOICE-05
    Brief("university-grant", (), 0, (("coins", -3), ("markers", 3)), (("cu", 1),), ("coins", 3)),
    # PAT-CHOICE-06
    Brief("foreign-envoy", (), 0, (("coins", -3), ("threat", -1)), (("threat", 1),), ("coins", 3)),
    # PAT-CHOICE-07
    Brief("censorship-bill", (), 0, (("cu", -2), ("discard-each", 2)), (("cu", 1),)),
    # PAT-CHOICE-08
    Brief("tax-holiday", (), 0, (("cu", -2), ("base", -1)), (("cu", 1),), ("base", 1)),
    # PAT-CHOICE-09
    Brief("night-raids", (), 0, (("exec", 2), ("threat", 1)), (("rioter", 0),), ("rioters", 1)),
    # PAT-CHOICE-10
    Brief("broken-satellite", (), 0, (("coins", -2),), (("beacon-loss", 1),), ("coins", 2)),
    # PAT-CHOICE-11
    Brief(
        "state-funeral", (), 0, (("markers", -2), ("cu", -1)), (("threat", 1),), ("markers", 2)
    ),
    Brief("lottery-of-the-loyal", (), 0, (("lottery", 2),), (("cu", 1),)),  # PAT-CHOICE-12
)  # fmt: skip
BRIEF_NAMES: Final = tuple(brief.slug for brief in BRIEFS)
VOTES: Final = 28  # the Influence Briefs come first


def briefs_named(briefs: list[int]) -> tuple[str, ...]:
    """Briefs, as events tell them."""
    return tuple([f"~id-{BRIEF_NAMES[b]}" for b in briefs])


@dataclass(frozen=True)
class Beacon:
    slug: str
    effect: Line
    source: str = "ruling"


BEACONS: Final = (
    Beacon("drone-swarm", (("exec", 1),)),  # PAT-BCARD-01
    Beacon("crowd-scanner", (("cu", -1),)),  # PAT-BCARD-02
    Beacon("wiretap-grid", (("wiretap", 2),)),  # PAT-BCARD-03
    Beacon("credit-tracer", (("coins", 2),)),  # PAT-BCARD-04
    Beacon("research-satellite", (("markers", 2),)),  # PAT-BCARD-05
    Beacon("recruitment-feed", (("draw", 2),)),  # PAT-BCARD-06
    Beacon("riot-shield-net", (("troop", 1),)),  # PAT-BCARD-07
    Beacon("curfew-siren", (("cu", -2),)),  # PAT-BCARD-08
    Beacon("deep-fake-studio", (("discard-own", 1), ("draw", 2))),  # PAT-BCARD-09
    Beacon("polling-uplink", (("uplink", 2),)),  # PAT-BCARD-10
    Beacon("threat-forecaster", (("threat", -1), ("cu", 1))),  # PAT-BCARD-11
    Beacon("mag-rail-courier", (("move", 0),)),  # PAT-BCARD-12
    Beacon("black-budget-node", (("node", 2),)),  # PAT-BCARD-13
    Beacon("loyalty-index", (("discard-two", 2), ("threat", -1))),  # PAT-BCARD-14
    Beacon("lab-automaton", (("automaton", 1),)),  # PAT-BCARD-15
    Beacon("echo-transmitter", (("markers", -2), ("step", 1))),  # PAT-BCARD-16
)
BEACON_NAMES: Final = tuple(beacon.slug for beacon in BEACONS)


@dataclass(frozen=True)
class Riot:
    """Where its Rioters arrive (0: a rolled space), and what it does again each round."""

    slug: str
    rioters: tuple[int, ...]
    again: Line
    source: str = "ruling"


RIOTS: Final = (
    Riot("bread-line", (1, 1), (("coins", -2),)),  # PAT-RCARD-01
    Riot("tax-revolt", (2, 2), (("base", -1),)),  # PAT-RCARD-02
    Riot("antenna-sabotage", (3, 4), (("threat", 1),)),  # PAT-RCARD-03
    Riot("signal-jam", (4, 4), (("threat", 1),)),  # PAT-RCARD-04
    Riot("campus-occupation", (5, 6), (("markers-each", -1),)),  # PAT-RCARD-05
    Riot("lab-fire", (6, 6), (("markers-each", -2),)),  # PAT-RCARD-06
    Riot("barracks-mutiny", (7, 7), (("troop-loss", 1),)),  # PAT-RCARD-07
    Riot("palace-march", (8, 0), (("threat", 1),)),  # PAT-RCARD-08
    Riot("general-strike", (0, 0), (("cu", 1),)),  # PAT-RCARD-09
)
RIOT_NAMES: Final = tuple(riot.slug for riot in RIOTS)


@dataclass(frozen=True)
class Campaign:
    """Aim, tile, good event, own way to lose, bad event (one line for each face of the D8).

    `need` and `doom` are for one player and for two; `doom_from` is the first round of that check.
    `step` is how much more or less each step of difficulty needs (PAT-LEVEL-1).
    """

    slug: str
    token: str
    need: tuple[int, ...]
    tile: str
    ap: int
    cu: int
    markers: int
    coins: int
    good: Line
    bad: tuple[Line, ...]
    doom: tuple[int, ...]
    doom_from: int = 1
    step: tuple[int, ...] = (1, 1)
    source: str = "ruling"


def eight(*runs: tuple[int, Line]) -> tuple[Line, ...]:
    """The lines of a D8, from runs of equal faces."""
    return tuple(line for faces, line in runs for _ in range(faces))


ONE_UNREST: Final[Line] = (("cu", 1),)
ONE_THREAT: Final[Line] = (("threat", 1),)
COURT: Final = eight(
    (3, (("discard-active", 1),)), (3, ONE_UNREST), (1, ONE_THREAT), (1, (("setback", 1),))
)

CAMPAIGNS: Final = (
    Campaign(  # PAT-AIM-1, PAT-CTILE-1, PAT-POS-1, PAT-DOOM-1, PAT-NEG-1
        "m", "hit", (10, 14), "missiles", 4, 3, 0, 0,
        (("calm-or-arm", 2),),
        eight((3, ONE_UNREST), (2, (("coins", -2),)), (2, ONE_THREAT), (1, (("beacon-loss", 1),))),
        (4, 4),
    ),
    Campaign(  # PAT-AIM-2, PAT-CTILE-2, PAT-POS-2, PAT-DOOM-2, PAT-NEG-2
        "samuel", "verdict", (11, 13), "hearing", 3, 1, 0, 0, (("draw", 2),), COURT, (5, 7),
    ),
    Campaign(  # PAT-AIM-3, PAT-CTILE-3, PAT-POS-3, PAT-DOOM-3, PAT-NEG-3
        "zam", "stage", (9, 12), "fuel", 2, 1, 4, 0,
        (("markers", 2),),
        eight(
            (3, (("markers", -1),)), (3, ONE_UNREST), (1, (("core", 1),)), (1, (("setback", 1),)),
        ),
        (2, 2), 2,
    ),
    Campaign(  # PAT-AIM-4, PAT-CTILE-4, PAT-POS-4, PAT-DOOM-4, PAT-NEG-4
        "mw", "intel", (14, 19), "sweep", 2, 1, 0, 0,
        (("coins", 1),),
        eight((3, (("coins", -1),)), (3, ONE_UNREST), (1, ONE_THREAT), (1, (("beacon-loss", 1),))),
        (1, 1), 3,
    ),
    Campaign(  # PAT-AIM-5, PAT-CTILE-5, PAT-POS-5, PAT-DOOM-5, PAT-NEG-5
        "viktor", "order", (14, 26), "provoke", 2, 0, 0, 0,
        (("troop", 1),),
        eight((3, ONE_UNREST), (3, (("rioter", 0),)), (1, ONE_THREAT), (1, (("troop-loss", 2),))),
        (8, 8), step=(2, 2),
    ),
    Campaign(  # PAT-AIM-6, PAT-CTILE-6, PAT-POS-6, PAT-DOOM-6, PAT-NEG-6
        "petr", "bond", (11, 17), "bonds", 1, 0, 0, 3,
        (("coins", 1),),
        eight(
            (3, (("coins", -1),)), (3, ONE_UNREST), (1, ONE_THREAT), (1, (("base-or-threat", 1),)),
        ),
        (1, 1),
    ),
    Campaign(  # PAT-AIM-7, PAT-CTILE-7, PAT-POS-7, PAT-DOOM-7, PAT-NEG-7
        "jack", "mandate", (8, 13), "sitting", 3, 1, 0, 0, (("draw", 2),), COURT, (5, 9),
    ),
)  # fmt: skip
CAMPAIGN_NAMES: Final = tuple(campaign.slug for campaign in CAMPAIGNS)


@dataclass(frozen=True)
class Level:
    """PAT-LEVEL-1: a difficulty, in steps of each campaign from the standard."""

    slug: str
    steps: int


LEVELS: Final = (Level("story", -2), Level("standard", 0), Level("hard", 1), Level("heroic", 2))
LEVEL_NAMES: Final = tuple(level.slug for level in LEVELS)


@dataclass(frozen=True)
class Pack:
    """PAT-COMP-1 to PAT-COMP-26, PAT-BOARD-1 to PAT-BOARD-17: the numbers and the cards.

    What PAT-COMP-9 leaves in the box is not here at all; PAT-COMP-6 and PAT-COMP-8 are the lengths
    of the lists below, and PAT-COMP-4 follows from PAT-COMP-1 and PAT-COMP-3.
    """

    # components
    copies: tuple[int, ...] = (16, 12, 8, 4, 2)  # PAT-COMP-2: of values 1 to 5, in each type
    opinion_each: int = 10  # PAT-COMP-3, PAT-INF-2
    opinion_cards: int = 2  # PAT-COMP-5
    troops: int = 14  # PAT-COMP-10
    rioters: int = 14
    coins: int = 21  # PAT-COMP-11
    markers: int = 32
    armed_most: int = 2  # PAT-POS-1; PAT-COMP-13: missile tokens are never a limit
    actions: int = 10  # PAT-COMP-15
    rounds: int = 5  # PAT-COMP-16
    unrest_limit: int = 6  # PAT-COMP-17
    threat_limit: tuple[int, ...] = (8, 12)  # PAT-COMP-18
    base_most: int = 8  # PAT-COMP-19
    track_end: int = 2  # PAT-COMP-20
    slots: int = 4  # PAT-COMP-7, PAT-COMP-21
    first_cards: int = 2  # PAT-COMP-23: of each type, one player
    free_cards: tuple[int, ...] = (4, 2)  # PAT-COMP-24
    gather_markers: tuple[int, ...] = (2, 0)
    # tiles
    pick_ap: int = 1  # PAT-BOARD-1, PAT-BOARD-2, PAT-BOARD-3, PAT-BOARD-4
    pick_most: int = 2
    coin_ap: int = 4  # PAT-BOARD-5
    coin_cu: int = 2
    coin_gain: int = 4
    tax_ap: int = 7  # PAT-BOARD-6
    tax_cu: int = 4
    tax_gain: int = 2
    predict_ap: int = 3  # PAT-BOARD-7
    predict_most: int = 1
    launch_ap: int = 4  # PAT-BOARD-8
    launch_coins: int = 4
    blind_ap: int = 2
    blind_coins: int = 2
    swap_ap: int = 3  # PAT-BOARD-9
    use_ap: int = 0  # PAT-BOARD-10
    advance_ap: int = 0  # PAT-BOARD-11, PAT-COMP-25
    advance_markers: int = 4
    unrest_ap: int = 3  # PAT-BOARD-12
    unrest_faces: tuple[int, ...] = (1, 1, 1, 1, -1, -1, -2, -2)
    unrest_reroll: int = 2
    project_ap: int = 2  # PAT-BOARD-13
    project_faces: tuple[int, ...] = (-2, 0, 0, 0, 2, 2, 4, 4)
    project_reroll: int = 2
    deploy_ap: tuple[int, ...] = (4, 6, 8)  # PAT-BOARD-15
    deploy_troops: tuple[int, ...] = (2, 3, 4)
    move_ap: int = 2  # PAT-BOARD-16
    exec_ap: int = 2  # PAT-BOARD-17
    exec_faces: tuple[int, ...] = (-1, 1, 1, 1, 1, 1, 2, 2)
    exec_reroll: int = 1
    # the Defense Space of each tile (PAT-BOARD-5 to PAT-BOARD-15; space 4 is the book's)
    coin_space: int = 1
    tax_space: int = 2
    launch_space: int = 3
    use_space: int = 4
    unrest_space: int = 5
    project_space: int = 6
    deploy_space: int = 7
    camp_space: int = 8
    # the tracker, by position from -2 to +2 (PAT-TRIG-3)
    track_threat: tuple[int, ...] = (2, 1, 0, 0, -1)
    no_riot_threat: int = 2  # PAT-RIOT-6
    # abilities
    eight_cards: int = 2  # PAT-POWER-2
    sway_cards: int = 2  # PAT-POWER-4
    advance_cards: int = 2  # PAT-POWER-6
    gift_markers: int = 4  # PAT-POWER-10
    rod_threat: int = 7  # PAT-FLAW-11
    rod_actions: int = 8
    beacon_round: int = 3  # PAT-FLAW-5
    # campaign tiles
    missile_faces: tuple[int, ...] = (0, 0, 1, 1, 1, 1, 1, 2)  # PAT-CTILE-1
    missile_bonus: int = 2
    hearing_value: int = 12  # PAT-CTILE-2
    provoke_cards: int = 2  # PAT-CTILE-5
    lottery_from: int = 5  # PAT-CHOICE-12
    lottery_cu: int = 2
    eyes_beacons: int = 3  # PAT-AIM-4
    sheets: tuple[Sheet, ...] = SHEETS
    briefs: tuple[Brief, ...] = BRIEFS
    beacons: tuple[Beacon, ...] = BEACONS
    riots: tuple[Riot, ...] = RIOTS
    campaigns: tuple[Campaign, ...] = CAMPAIGNS
    levels: tuple[Level, ...] = LEVELS
    # whether questions are asked whose answer changes nothing, as they were at first
    needless: bool = False


PACK: Final = Pack()
