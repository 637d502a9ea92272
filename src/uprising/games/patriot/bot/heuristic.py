"""Heuristics: the tile with the best return, votes that just suffice, calm streets."""

from collections.abc import Callable
from typing import Any, Final

from uprising.kernel import Move, Rng

from ..rules import moves as m
from ..rules.cards import DIVA, DONOVAN, IRON, MW, SPACES, VIKTOR, WILFRED, ZAM
from ..rules.state import FACE_UP, Patriot
from .heuristic_cards import better_brief, bury, choice, discard, scrap, sway, vote, wanted_types
from .heuristic_dice import arm, reroll, spend, strike
from .heuristic_tiles import act, step_gain
from .values import SPACE_VALUE, beacon_value, rioter_cost, rounds_left

Advice = tuple[Move[Any], str]

# Whom to play in each campaign, best first
CAST: Final = (
    (DONOVAN, DIVA),
    (WILFRED, DIVA),
    (ZAM, DIVA),
    (MW, DIVA),
    (VIKTOR, DIVA),
    (DIVA, ZAM),
    (WILFRED, DIVA),
)


def advise(s: Patriot, seat: int, rng: Rng) -> Advice:
    """What to answer now, and why. Only what both players can see is looked at."""
    ask = s.ask_of(seat)
    assert ask is not None
    answer = ADVICE.get(ask.prompt)
    if answer is None:
        return s.asker.default(s, seat), "why-default"
    return answer(s, seat, ask.moves)


def take(s: Patriot, seat: int, moves: list[Any]) -> Move[Any]:
    first = moves[0]
    assert isinstance(first, m.Take)
    return m.Take(wanted_types(s, seat, sum(first.counts)))


def character(s: Patriot, moves: list[Any]) -> Move[Any]:
    for who in CAST[max(0, s.campaign)]:
        if who not in s.who:
            return m.CHARACTER[who]
    first: Move[Any] = moves[0]
    return first


# The board


def pardon(s: Patriot, moves: list[Any]) -> Move[Any]:
    spaces: list[int] = [move.spaces[0] for move in moves]
    return m.PARDON[max(spaces, key=lambda d: s.rioters[d] * rioter_cost(s, d))]


def place(s: Patriot, moves: list[Any]) -> Move[Any]:
    """The spaces that would be missed most, one Troop each first."""
    spaces = [d for d in range(1, SPACES + 1) if not s.rioters[d]]
    troops = s.troops.copy()
    chosen: list[int] = []
    for _ in moves[0].spaces:
        best = max(spaces, key=lambda d: guard_value(s, d) / (1 + 2 * troops[d]))
        chosen.append(best)
        troops[best] += 1
    return m.Place(tuple(sorted(chosen)))


def withdraw(s: Patriot, moves: list[Any]) -> Move[Any]:
    troops = s.troops.copy()
    chosen: list[int] = []
    for _ in moves[0].spaces:
        spaces = [d for d in range(1, SPACES + 1) if troops[d]]
        best = min(spaces, key=lambda d: guard_value(s, d) / (2 * troops[d] - 1))
        chosen.append(best)
        troops[best] -= 1
    return m.Withdraw(tuple(sorted(chosen)))


def guard_value(s: Patriot, space: int) -> float:
    """What the first Troop on a space is worth."""
    return 0.3 + SPACE_VALUE[s.campaign][space]


def worst_beacon(s: Patriot) -> Move[Any]:
    launched = [slot for slot in range(len(s.lamps)) if s.lamps[slot] != FACE_UP]
    return m.DROP[min(launched, key=lambda slot: beacon_value(s, s.slots[slot]))]


# Abilities


def before_trigger(s: Patriot, seat: int) -> Advice:
    """An unused step right: worth it when the event or the Threat is bad enough."""
    gain = step_gain(s, seat)
    enough = 2.5 if rounds_left(s) >= 2 else 0.5
    powers = m.steps_right(s, seat)
    if gain < enough or not powers:
        return m.PASS, "why-save"
    return powers[0], "why-step"


ADVICE: Final[dict[str, Callable[[Patriot, int, list[Any]], Advice]]] = {
    "ask-act": lambda s, seat, moves: act(s, seat),
    "ask-vote": lambda s, seat, moves: vote(s, seat),
    "ask-gather": lambda s, seat, moves: (take(s, seat, moves), "why-types"),
    "ask-draw": lambda s, seat, moves: (take(s, seat, moves), "why-types"),
    "ask-reroll": lambda s, seat, moves: reroll(s, seat),
    "ask-strike": lambda s, seat, moves: strike(s, moves),
    "ask-choice": lambda s, seat, moves: choice(s),
    "ask-any": lambda s, seat, moves: before_trigger(s, seat),
    "ask-sway": lambda s, seat, moves: sway(s, seat),
    "ask-campaign": lambda s, seat, moves: (m.CAMPAIGN[IRON], "why-campaign"),
    "ask-character": lambda s, seat, moves: (character(s, moves), "why-character"),
    "ask-keep": lambda s, seat, moves: (m.KEEP[better_brief(s, seat)], "why-keep"),
    "ask-place": lambda s, seat, moves: (place(s, moves), "why-guard"),
    "ask-withdraw": lambda s, seat, moves: (withdraw(s, moves), "why-spare"),
    "ask-discard": lambda s, seat, moves: (discard(s, seat), "why-cheap"),
    "ask-hearing": lambda s, seat, moves: (discard(s, seat), "why-cheap"),
    "ask-drop": lambda s, seat, moves: (worst_beacon(s), "why-spare"),
    "ask-pardon": lambda s, seat, moves: (pardon(s, moves), "why-unblock"),
    "ask-arm": lambda s, seat, moves: arm(s),
    "ask-spend": lambda s, seat, moves: spend(s),
    "ask-bury": lambda s, seat, moves: (bury(s, seat), "why-bury"),
    "ask-scrap": lambda s, seat, moves: (scrap(s), "why-scrap"),
}
"""How each question is answered; others get the answer of a seat whose time has run out."""
