"""What things are worth, in rough action points: the yardstick of the heuristics."""

from collections.abc import Callable
from typing import Final

from ..rules.cards import (
    COUNTDOWN,
    EYES,
    IRON,
    PROMETHEUS,
    RESERVE,
    SPACES,
    TRIBUNAL,
    Line,
)
from ..rules.position import rioters_out, troops_out
from ..rules.state import Patriot

# One unit of progress, by campaign
PROGRESS: Final[tuple[float, ...]] = (9.0, 12.0, 8.0, 5.0, 4.5, 6.0, 11.0)
MEAN_CARD: Final = 2.14


def turns_left(s: Patriot) -> int:
    """Turns still to come after this one, both players' together."""
    return (s.pack.rounds - s.round) * s.seats + (s.seats - 1 - s.turn)


def rounds_left(s: Patriot) -> int:
    return s.pack.rounds - s.round


def short_of(s: Patriot) -> int:
    """Progress still missing."""
    return max(0, s.needed() - s.progress)


def progress_value(s: Patriot) -> float:
    """Progress beyond the aim is worth little: only a cushion against setbacks."""
    if short_of(s) > 0:
        return PROGRESS[s.campaign]
    return 0.6 if rounds_left(s) or s.turn + 1 < s.seats else 0.1


def threat_value(s: Patriot) -> float:
    """A point of Threat costs more the nearer the limit is."""
    room = s.pack.threat_limit[s.seats - 1] - s.threat
    left = turns_left(s)
    return 1.6 + 8.0 / room if left else 0.2 + 4.0 / (room * room)


def riot_cost(s: Patriot) -> float:
    base = 3.0 if s.campaign == IRON else 4.5
    if s.campaign == COUNTDOWN and len(s.riots) >= 2:
        base += 12.0  # PAT-DOOM-1
    return base if turns_left(s) else 0.4 * base


def unrest_level(s: Patriot, level: int) -> float:
    """How bad it is to stand at this level of Civil Unrest."""
    share = level / s.pack.unrest_limit
    later = 1.0 if turns_left(s) else 0.25
    return riot_cost(s) * share * (0.55 + 0.35 * share) * later


def unrest_change(s: Patriot, n: int) -> float:
    """The worth of CU+n or CU-n from where it stands; the excess over 6 is lost."""
    now = unrest_level(s, s.cu)
    after = max(0, s.cu + n)
    if after >= s.pack.unrest_limit:
        return now - riot_cost(s)
    return now - unrest_level(s, after)


def coin_value(s: Patriot) -> float:
    if s.campaign == RESERVE:
        return 1.55 if short_of(s) * 3 > s.coins else 0.2
    if s.campaign == EYES:
        return 1.2 if s.lit() < s.pack.slots and s.coins < 8 else 0.15
    return 0.4 if rounds_left(s) else 0.05


def marker_value(s: Patriot) -> float:
    if s.campaign == PROMETHEUS and short_of(s):
        return 1.5
    enough = 2 * s.pack.advance_markers
    if s.markers[s.turn] >= enough or not turns_left(s):
        return 0.2
    return 0.3 + 0.3 * threat_value(s)


def card_point(s: Patriot) -> float:
    """A point of Influence in hand."""
    if s.campaign == TRIBUNAL and short_of(s):
        return 0.38
    if not turns_left(s):
        return 0.05
    return 0.3


def rioter_cost(s: Patriot, space: int) -> float:
    """A Rioter on this space: the tile it blocks, the riot it keeps alive."""
    cost = 0.9 + SPACE_VALUE[s.campaign][space]
    return cost if turns_left(s) else 0.3 * cost


# How much the tile of each Defense Space is missed, by campaign; index 0 is no space
SPACE_VALUE: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.2, 0.1, 0.2, 0.3, 0.5, 0.4, 0.1, 2.5),
    (0.0, 0.2, 0.1, 0.2, 0.3, 0.4, 0.4, 0.1, 2.5),
    (0.0, 0.2, 0.1, 0.2, 0.4, 0.3, 2.5, 0.1, 2.5),
    (0.0, 1.0, 0.1, 1.5, 0.2, 0.3, 0.4, 0.1, 2.5),
    (0.0, 0.1, 0.1, 0.1, 0.2, 0.2, 0.3, 0.1, 0.8),
    (0.0, 2.5, 1.0, 0.1, 0.2, 0.3, 0.3, 0.1, 2.5),
    (0.0, 0.1, 0.1, 0.1, 0.2, 0.4, 0.4, 0.1, 2.5),
)


def execution_value(s: Patriot, space: int) -> float:
    """What it is worth to execute a Rioter there."""
    worth = rioter_cost(s, space)
    if rioters_out(s) == 1 and s.riots:
        worth += 1.0 * len(s.riots)  # the last one ends the riots
    if s.campaign == IRON:
        worth += PROGRESS[IRON] if short_of(s) else 3.0
    if s.campaign == COUNTDOWN and len(s.riots) >= 3:
        worth += 3.0
    return worth


def base_value(s: Patriot) -> float:
    return coin_value(s) * rounds_left(s)


def beacon_value(s: Patriot, beacon: int) -> float:
    """A launched Beacon's worth for the rest of the game."""
    uses = rounds_left(s) + 1
    if s.campaign == EYES:
        return 4.0 + 3.0 * uses
    return 0.8 * uses * max(0.0, line_value(s, s.pack.beacons[beacon].effect))


def line_value(s: Patriot, line: Line) -> float:
    total = 0.0
    for word, n in line:
        total += WORTH[word](s, n)
    return total


def step_value(s: Patriot, by: int) -> float:
    """The worth of so many steps of the active player's standee."""
    here = s.track[s.turn]
    return track_value(s, here + by) - track_value(s, here)


def pardon_value(s: Patriot, n: int) -> float:
    return max([0.0, *[s.rioters[d] * rioter_cost(s, d) for d in range(1, SPACES + 1)]])


def troop_loss_value(s: Patriot, n: int) -> float:
    out = troops_out(s)
    return -0.6 * min(n, out) - threat_value(s) * max(0, n - out)


def calm_or_arm_value(s: Patriot, n: int) -> float:
    arm = 0.55 * progress_value(s) if s.armed < s.pack.armed_most else 0.0
    return max(arm, unrest_change(s, -n))


WORTH: Final[dict[str, Callable[[Patriot, int], float]]] = {
    "cu": unrest_change,
    "threat": lambda s, n: -threat_value(s) * n if n > 0 or s.threat else 0.0,
    "coins": lambda s, n: coin_value(s) * max(n, -s.coins),
    "base": lambda s, n: base_value(s) * max(n, -s.base),
    "markers": lambda s, n: marker_value(s) * max(n, -s.markers[s.turn]),
    "markers-each": lambda s, n: -marker_value(s) * sum([min(-n, held) for held in s.markers]),
    "rioter": lambda s, n: -rioter_cost(s, n if n else 5),
    "troop": lambda s, n: 0.6 * n if turns_left(s) else 0.0,
    "troop-loss": troop_loss_value,
    "exec": lambda s, n: 2.0 * min(n, rioters_out(s)),
    "draw": lambda s, n: card_point(s) * MEAN_CARD * n,
    "lottery": lambda s, n: card_point(s) * MEAN_CARD * n,
    "discard-each": lambda s, n: -card_point(s) * MEAN_CARD * n * s.seats,
    "discard-active": lambda s, n: -card_point(s) * n * MEAN_CARD,
    "discard-own": lambda s, n: -card_point(s) * n * 1.2,
    "discard-two": lambda s, n: -card_point(s) * n * 1.2,
    "coins-all": lambda s, n: -coin_value(s) * s.coins,
    "coins-half": lambda s, n: -coin_value(s) * ((s.coins + 1) // 2),
    "beacon-loss": lambda s, n: -threat_value(s) if s.lit() == 0 else -3.0,
    "left": lambda s, n: step_value(s, -1),
    "step": lambda s, n: step_value(s, 1),
    "pardon": pardon_value,
    "calm-or-arm": calm_or_arm_value,
    "setback": lambda s, n: -progress_value(s) * n if s.progress else -threat_value(s),
    "core": lambda s, n: -PROGRESS[PROMETHEUS],
    "base-or-threat": lambda s, n: -base_value(s) if s.base else -threat_value(s),
    "node": lambda s, n: 0.5 if s.coins else 0.0,
    "automaton": lambda s, n: 0.4,
    "wiretap": lambda s, n: 0.4,
    "uplink": lambda s, n: 0.4,
    # in no line that is compared with another
    "move": lambda s, n: 0.0,
    "progress": lambda s, n: 0.0,
    "war": lambda s, n: 0.0,
}
"""What each effect of `rules/effects.py` is worth to the active player."""


def track_value(s: Patriot, position: int) -> float:
    """A standee's place for this turn's Trigger and those to come, if nobody advances."""
    end = s.pack.track_end
    campaign = s.pack.campaigns[s.campaign]
    good = line_value(s, campaign.good)
    bad = 0.0
    for line in campaign.bad:
        bad += line_value(s, line)
    bad /= 8
    here = max(-end, min(end, position))
    total = 0.0
    weight = 1.0
    for _ in range(rounds_left(s) + 1):
        total += weight * (good if here > 0 else bad)
        total -= (
            weight
            * s.pack.track_threat[here + end]
            * (threat_value(s) if here < 0 or s.threat else 0.0)
        )
        if abs(here) == end:
            here = 0
        here = max(-end, here - 1)
        weight *= 0.6
    return total
