"""Every number and card of the game, as data (EVIL-SETUP-6, EVIL-SETUP-10).

The book does not print its Robot Cards: all 34 are our own content, marked `source="ruling"`.
Names and texts are in the catalogues, under the card's key: `id-deep-scan`, `text-deep-scan`.
"""

from dataclasses import dataclass, replace
from typing import Final

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")
PER_SIDE: Final = 17
TOTAL: Final = 34


@dataclass(frozen=True)
class Card:
    """EVIL-CARD-1, EVIL-CARD-2: one Robot Card.

    effect    what it does, one word of the vocabulary in `effects.py`
    amount    how much (tokens, Influence, Power Level, players), 0 where nothing is counted
    priority  EVIL-END-2: when an Endgame card is resolved, lowest first
    """

    key: str
    rule: str
    side: str
    type: str
    cost: int
    effect: str
    amount: int = 0
    priority: int = 0
    source: str = "ruling"


CARDS: Final = (
    Card("polarity-wrench", "EVIL-LEFT-01", "left", "immediate", 1, "turn-another"),
    Card("deep-scan", "EVIL-LEFT-02", "left", "immediate", 1, "scan", 2),
    Card("inside-out", "EVIL-LEFT-03", "left", "immediate", 1, "inside-out"),
    Card("dice-brain", "EVIL-LEFT-04", "left", "immediate", 0, "reflip-own"),
    Card("firmware-override", "EVIL-LEFT-05", "left", "immediate", 2, "turn-hidden"),
    Card("magnet-crane", "EVIL-LEFT-06", "left", "immediate", 1, "exchange"),
    Card("floodlight", "EVIL-LEFT-07", "left", "immediate", 0, "expose", 1),
    Card("anchor-bolts", "EVIL-LEFT-08", "left", "active", 1, "anchor"),
    Card("mirror-plating", "EVIL-LEFT-09", "left", "active", 1, "mirror"),
    Card("third-way", "EVIL-LEFT-10", "left", "active", 2, "neutral-contends"),
    Card("turncoat-circuit", "EVIL-LEFT-11", "left", "reveal", 1, "turn-own"),
    Card("remote-hack", "EVIL-LEFT-12", "left", "reveal", 1, "turn-another"),
    Card("static-burst", "EVIL-LEFT-13", "left", "reveal", 1, "reflip-other"),
    Card("coup-protocol", "EVIL-LEFT-14", "left", "immediate", 1, "coup"),
    Card("loyalist-script", "EVIL-LEFT-15", "left", "active", 1, "loyal"),
    Card("recount-daemon", "EVIL-LEFT-16", "left", "endgame", 0, "recount", 2, 10),
    Card("one-more-cycle", "EVIL-LEFT-17", "left", "endgame", 0, "cycle", 1, 30),
    Card("overclock", "EVIL-RIGHT-01", "right", "active", 1, "overclock", 2),
    Card("twin-reactor", "EVIL-RIGHT-02", "right", "active", 2, "multiply", 2),
    Card("dampener", "EVIL-RIGHT-03", "right", "active", 1, "dampen", 2),
    Card("sleeper-mode", "EVIL-RIGHT-04", "right", "active", 0, "sleep", 1),
    Card("dividend-drive", "EVIL-RIGHT-05", "right", "active", 1, "reward-winner", 2),
    Card("hedge-module", "EVIL-RIGHT-06", "right", "active", 0, "reward-loser", 1),
    Card("circuit-breaker", "EVIL-RIGHT-07", "right", "immediate", 1, "break"),
    Card("blackout", "EVIL-RIGHT-08", "right", "reveal", 1, "break"),
    Card("battery-thief", "EVIL-RIGHT-09", "right", "immediate", 1, "steal", 2),
    Card("spare-parts", "EVIL-RIGHT-10", "right", "immediate", 0, "draw", 1),
    Card("prize-injection", "EVIL-RIGHT-11", "right", "immediate", 1, "feed-pot", 2),
    Card("skimmer", "EVIL-RIGHT-12", "right", "immediate", 1, "skim", 1),
    Card("stowaway", "EVIL-RIGHT-13", "right", "reveal", 1, "stow"),
    Card("power-surge", "EVIL-RIGHT-14", "right", "reveal", 1, "surge", 2),
    Card("brownout", "EVIL-RIGHT-15", "right", "reveal", 1, "brown", 2),
    Card("golden-parachute", "EVIL-RIGHT-16", "right", "endgame", 0, "parachute", 2, 20),
    Card("casting-vote", "EVIL-RIGHT-17", "right", "endgame", 0, "casting-vote", 0, 40),
)
KEYS: Final = tuple(card.key for card in CARDS)
assert len(CARDS) == TOTAL
assert all(card.side == SIDES[i // PER_SIDE] for i, card in enumerate(CARDS))

# The cards whose state other rules ask about, by number.
ANCHOR_BOLTS: Final = 7
MIRROR_PLATING: Final = 8
THIRD_WAY: Final = 9
LOYALIST_SCRIPT: Final = 14
RECOUNT_DAEMON: Final = 15
ONE_MORE_CYCLE: Final = 16
OVERCLOCK: Final = 17
TWIN_REACTOR: Final = 18
DAMPENER: Final = 19
SLEEPER_MODE: Final = 20
DIVIDEND_DRIVE: Final = 21
HEDGE_MODULE: Final = 22
STOWAWAY: Final = 29
POWER_SURGE: Final = 30
BROWNOUT: Final = 31
GOLDEN_PARACHUTE: Final = 32
CASTING_VOTE: Final = 33


def side_of(card: int) -> int:
    """EVIL-SETUP-4: the Left cards come first."""
    return LEFT if card < PER_SIDE else RIGHT


def card_id(card: int) -> str:
    """A card in an event."""
    return f"~id-{KEYS[card]}"


def side_id(card: int) -> str:
    """A card's side in an event."""
    return f"~id-{SIDES[side_of(card)]}"


@dataclass(frozen=True)
class Count:
    """EVIL-SETUP-6, EVIL-SETUP-7, EVIL-EX-2: the Power Cards and Influence for a table's size."""

    seats: int
    lowest: int
    highest: int
    influence: int


@dataclass(frozen=True)
class Pack:
    """The constants of the game; `counts` is the table of player counts (EVIL-SETUP-6)."""

    counts: tuple[Count, ...] = (
        Count(3, 1, 5, 2),
        Count(4, 1, 6, 2),
        Count(5, 1, 6, 3),
        Count(6, 1, 7, 3),
        Count(7, 1, 8, 4),
        Count(8, 1, 9, 4),
        Count(9, 0, 9, 5),
    )
    extra_up_to: int = 4
    tokens_per_turn: int = 2
    first_card_bonus: int = 1
    cost_flip_any: int = 2
    cost_flip_own: int = 1
    cost_swap: int = 1
    threshold: int = 10
    gift_cap: int = 9
    least_proposals: int = 3
    gifts_per_round: int = 6
    round_cap: int = 40
    path: bool = True  # EVIL-END-5: whether the winners are asked for it
    tokens: int = 20
    cards: tuple[Card, ...] = CARDS


PACK: Final = Pack()
LEAST_SEATS: Final = 3
MOST_SEATS: Final = 9
NO_LIMIT: Final = 99


def count_of(pack: Pack, seats: int) -> Count:
    return pack.counts[seats - LEAST_SEATS]


def tuned(pack: Pack, house: tuple[str, ...]) -> Pack:
    """EVIL-GIFT-5 as a house rule: as many gifts as one likes."""
    return replace(pack, gifts_per_round=NO_LIMIT) if "limit=none" in house else pack
