"""How difficult a campaign is (PAT-LEVEL-1), and the numbers it had before they were tuned."""

from dataclasses import replace
from typing import Any, Final

from .cards import Campaign, Level, Pack

LEVEL_OPTION: Final = "difficulty"


def tuned(pack: Pack, house: tuple[str, ...]) -> Pack:
    """PAT-LEVEL-1: the pack at the difficulty that a table has chosen."""
    for level in pack.levels:
        if f"{LEVEL_OPTION}={level.slug}" in house:
            return replace(pack, campaigns=tuple(at_level(c, level) for c in pack.campaigns))
    return pack


def at_level(campaign: Campaign, level: Level) -> Campaign:
    need = zip(campaign.need, campaign.step, strict=True)
    return replace(campaign, need=tuple(max(1, n + level.steps * step) for n, step in need))


FIRST_CONTENT: Final = "80584fde5af979e3"
FIRST_RECONSTRUCTION: Final[dict[str, Any]] = {
    "needless": True,
    "campaigns": {
        "m": {"need": [7, 11], "doom": [3, 3]},
        "samuel": {"need": [8, 12], "doom": [4, 7]},
        "zam": {"need": [6, 7]},
        "mw": {"need": [13, 17], "good": [["coins", 2]]},
        "viktor": {"need": [9, 16]},
        "petr": {
            "need": [9, 13],
            "good": [["coins", 2]],
            "bad": [
                *[[["coins", -2]]] * 3,
                *[[["cu", 1]]] * 3,
                [["threat", 1]],
                [["base-or-threat", 1]],
            ],
        },
        "jack": {"need": [6, 9]},
    },
    "sheets": {
        "mw": {"launch_ap": -1, "launch_coins": -1},
        "petr": {"launch_coins": 1, "deploy_ap": 0},
    },
}
"""What the numbers were before they were tuned: records and tables of then go on by them."""
