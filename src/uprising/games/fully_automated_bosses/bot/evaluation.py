"""What a search asks of this game: how a seat stands."""

from math import exp
from typing import Final

from ..rules.cards import BOSS, LUDDITE, NONE, SCAB, STARTUPPER
from ..rules.state import Bosses

POOR: Final = 4
"""A boss with fewer coins may not outlive the next rents."""


def value(s: Bosses, seat: int) -> float:
    """Won or not; before the end the chance to win, by how far each side has come."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    odds = worker_odds(s, seat) if s.side(seat) == NONE else boss_odds(s, seat)
    return 1.0 / (1.0 + exp(-odds))


def boss_odds(s: Bosses, seat: int) -> float:
    """FAB-WIN-9: coins against those of the rival, robots, workers, and the union's robots."""
    aim = s.size().boss_target
    rival = s.rival(seat)
    own = s.coins[seat] / aim
    other = s.coins[rival] / aim
    union = s.automated() / len(s.workers)
    odds = 4.5 * own * own - 1.0 * own - 2.5 * other - 2.0 * union - 3.5 * union * union
    odds += 0.8 * (s.robots[seat] - s.robots[rival])
    if s.coins[seat] < POOR:
        odds -= 0.7
    if s.coins[rival] < POOR:  # FAB-MONO-3: whom the rival's bankruptcy helps
        odds += 1.0 if s.automated() < s.half() else -3.0
    return odds


def worker_odds(s: Bosses, seat: int) -> float:
    """FAB-WIN-4: the union's robots against the richer boss; then the seat's own way."""
    aim = s.size().boss_target
    coins = max(s.coins[s.bosses[0]], s.coins[s.bosses[1]])
    poorer = min(s.coins[s.bosses[0]], s.coins[s.bosses[1]])
    top = coins / aim
    union = s.automated() / len(s.workers)
    role = s.roles[seat]
    odds = -1.5 + 3.0 * union + 6.0 * union * union
    if poorer < POOR:  # FAB-MONO-3
        odds += 4.5 if s.automated() >= s.half() else -1.0
    if role == SCAB:
        return odds + 2.0 + top * top
    odds -= 2.7 * top * top
    if role == STARTUPPER:
        reach = s.coins[seat] + s.fund
        if reach >= len(s.roles) and not s.stressed[seat]:
            return odds + 4.5
        return odds + 2.5 * reach / len(s.roles) - 0.8 * s.stressed[seat] - 0.8
    if role == LUDDITE and s.destroyed + 1 >= s.pack.destroyed_to_win:
        return odds + 1.0
    return odds


def fits(s: Bosses, seat: int) -> bool:
    """Fitted values say more about bosses; workers are judged by hand (`docs/reports/bots.md`)."""
    return bool(s.roles) and s.roles[seat] == BOSS


def clock(s: Bosses) -> int:
    return s.round
