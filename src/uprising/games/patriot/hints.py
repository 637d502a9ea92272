"""Rules of thumb: the tile with the best return, votes that just suffice, calm streets."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import DIVA, DONOVAN, IRON, MW, NONE, SPACES, VIKTOR, WILFRED, ZAM
from .hints_cards import better_brief, bury, choice, discard, scrap, sway, vote, wanted_types
from .hints_dice import arm, reroll, spend, strike
from .hints_tiles import act, step_gain
from .moves import CAMPAIGN, CHARACTER, DROP, KEEP, PARDON, PASS, Place, Take, Withdraw, steps_right
from .state import FACE_UP, Patriot
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
    prompt = ask.prompt
    if prompt == "ask-act":
        return act(s, seat)
    if prompt == "ask-vote":
        return vote(s, seat)
    if prompt == "ask-gather" or prompt == "ask-draw":
        return Take(wanted_types(s, seat, drawn(ask.moves))), "why-types"
    if prompt == "ask-reroll":
        return reroll(s, seat)
    if prompt == "ask-strike":
        return strike(s, ask.moves)
    if prompt == "ask-choice":
        return choice(s)
    if prompt == "ask-any":
        return before_trigger(s, seat)
    if prompt == "ask-sway":
        return sway(s, seat)
    return advise_rare(s, seat, prompt, ask.moves)


def drawn(moves: list[Any]) -> int:
    take = moves[0]
    assert isinstance(take, Take)
    return sum(take.counts)


def advise_rare(s: Patriot, seat: int, prompt: str, moves: list[Any]) -> Advice:
    if prompt == "ask-campaign":
        return CAMPAIGN[IRON], "why-campaign"
    if prompt == "ask-character":
        return character(s), "why-character"
    if prompt == "ask-keep":
        return KEEP[better_brief(s, seat)], "why-keep"
    if prompt == "ask-place":
        return place(s, moves), "why-guard"
    if prompt == "ask-withdraw":
        return withdraw(s, moves), "why-spare"
    if prompt == "ask-discard" or prompt == "ask-hearing":
        return discard(s, seat), "why-cheap"
    if prompt == "ask-drop":
        return worst_beacon(s), "why-spare"
    if prompt == "ask-pardon":
        return pardon(s, moves), "why-unblock"
    if prompt == "ask-arm":
        return arm(s)
    if prompt == "ask-spend":
        return spend(s)
    if prompt == "ask-bury":
        return bury(s, seat), "why-bury"
    if prompt == "ask-scrap":
        return scrap(s), "why-scrap"
    return s.asker.default(s, seat), "why-default"


# Set-up


def character(s: Patriot) -> Move[Any]:
    campaign = max(0, s.campaign)
    for who in CAST[campaign]:
        if who not in s.who:
            return CHARACTER[who]
    return next(move for move in CHARACTER if move.character not in s.who)


# The board


def pardon(s: Patriot, moves: list[Any]) -> Move[Any]:
    best: int = moves[0].spaces[0]
    for move in moves:
        here: int = move.spaces[0]
        if s.rioters[here] * rioter_cost(s, here) > s.rioters[best] * rioter_cost(s, best):
            best = here
    return PARDON[best]


def place(s: Patriot, moves: list[Any]) -> Move[Any]:
    """The spaces that would be missed most, one Troop each first."""
    n = len(moves[0].spaces)
    troops = s.troops.copy()
    chosen: list[int] = []
    for _ in range(n):
        best = NONE
        for space in range(1, SPACES + 1):
            if not s.rioters[space] and (
                best == NONE or guard_value(s, space, troops) > guard_value(s, best, troops)
            ):
                best = space
        chosen.append(best)
        troops[best] += 1
    chosen.sort()
    return Place(tuple(chosen))


def guard_value(s: Patriot, space: int, troops: list[int]) -> float:
    return (0.3 + SPACE_VALUE[s.campaign][space]) / (1 + 2 * troops[space])


def withdraw(s: Patriot, moves: list[Any]) -> Move[Any]:
    n = len(moves[0].spaces)
    troops = s.troops.copy()
    chosen: list[int] = []
    for _ in range(n):
        best = NONE
        for space in range(1, SPACES + 1):
            if troops[space] and (
                best == NONE or lone_value(s, space, troops) < lone_value(s, best, troops)
            ):
                best = space
        chosen.append(best)
        troops[best] -= 1
    chosen.sort()
    return Withdraw(tuple(chosen))


def lone_value(s: Patriot, space: int, troops: list[int]) -> float:
    return (0.3 + SPACE_VALUE[s.campaign][space]) / (2 * troops[space] - 1)


def worst_beacon(s: Patriot) -> Move[Any]:
    best = NONE
    for slot in range(len(s.lamps)):
        if s.lamps[slot] != FACE_UP and (
            best == NONE or beacon_value(s, s.slots[slot]) < beacon_value(s, s.slots[best])
        ):
            best = slot
    return DROP[best]


# Abilities


def before_trigger(s: Patriot, seat: int) -> Advice:
    """An unused step right: worth it when the event or the Threat is bad enough."""
    gain = step_gain(s, seat)
    enough = 2.5 if rounds_left(s) >= 2 else 0.5
    powers = steps_right(s, seat)
    if gain < enough or not powers:
        return PASS, "why-save"
    return powers[0], "why-step"
