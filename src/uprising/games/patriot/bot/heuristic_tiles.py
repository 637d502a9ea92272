"""Heuristics for tiles: the best return for the action points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uprising.kernel import Move

from ..rules import campaign_tiles, dice, tiles
from ..rules.cards import EYES, IRON, MW, PROMETHEUS, ZAM
from ..rules.moves import MARKERS_TO
from ..rules.position import rioters_out
from ..rules.state import COINS, Patriot
from ..rules.tiles import END, END_MOVE, LaunchTile, Tile, UseTile
from . import values as v
from .heuristic_cards import wanted_types
from .heuristic_dice import dice_value
from .votes import brief_value, opinion_of

Advice = tuple[Move[Any], str]


def step_gain(s: Patriot, seat: int) -> float:
    return v.track_value(s, s.track[seat] + 1) - v.track_value(s, s.track[seat])


def gift(s: Patriot, seat: int) -> Move[Any] | None:
    """Zam's Markers, as soon as they buy something."""
    if s.who[seat] != ZAM or s.once[seat]:
        return None
    need = s.pack.advance_markers
    return MARKERS_TO[seat] if s.markers[seat] < need else None


def act(s: Patriot, seat: int) -> Advice:
    """The best return for the action points, free things first; end when nothing pays."""
    present = gift(s, seat)
    if present is not None:
        return present, "why-gift"
    best: Move[Any] = END_MOVE
    best_return = 0.12
    reason = "why-end"
    ask = s.ask_of(seat)
    assert ask is not None
    shared = Shared(s, seat)
    for move in ask.moves:
        assert isinstance(move, UseTile)
        if move.tile is not END:
            found = return_of(shared, move)
            if found > best_return:
                best = move
                best_return = found
                reason = WORTH[move.tile].reason
    return best, reason


def return_of(shared: Shared, move: UseTile) -> float:
    """What a tile is worth for each action point; what is free comes first."""
    worth = WORTH[move.tile].value(shared, move.target)
    ap = move.tile.price(shared.s, shared.seat, move.target)
    return worth / ap if ap else 20.0 * worth


class Shared:
    """What tiles with several targets have in common, counted once while they are compared."""

    def __init__(self, s: Patriot, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.wanted: tuple[int, ...] = ()
        self.beacon = 0.0

    def wants(self, kind: int) -> bool:
        """Whether a single card of this type is the one the hand lacks most."""
        if not self.wanted:
            self.wanted = wanted_types(self.s, self.seat, 1)
        return self.wanted[kind] > 0

    def mean_beacon(self) -> float:
        """The mean worth of the Beacons nobody has seen yet."""
        if self.beacon == 0.0:
            total = 0.0
            for beacon in self.s.beacons:
                total += v.beacon_value(self.s, beacon)
            self.beacon = total / len(self.s.beacons)
        return self.beacon


# The worth of each tile on a target


def pick(shared: Shared, target: int) -> float:
    return v.card_point(shared.s) * v.MEAN_CARD * (1.1 if shared.wants(target) else 0.7)


def coin(shared: Shared, target: int) -> float:
    s = shared.s
    gain = min(s.pack.coin_gain, s.supply[COINS])
    return v.coin_value(s) * gain + v.unrest_change(s, s.pack.coin_cu)


def tax(shared: Shared, target: int) -> float:
    s = shared.s
    gain = min(s.pack.tax_gain, s.pack.base_most - s.base)
    return v.base_value(s) * gain * 0.9 + v.unrest_change(s, s.pack.tax_cu)


def launch(shared: Shared, target: int) -> float:
    s = shared.s
    paid = launch_cost(shared, tiles.LAUNCH)
    return v.beacon_value(s, s.slots[target]) - paid + launch_duty(shared)


def blind(shared: Shared, target: int) -> float:
    s = shared.s
    paid = launch_cost(shared, tiles.BLIND)
    lost = 0.01 * v.beacon_value(s, s.slots[target])
    return shared.mean_beacon() - paid + launch_duty(shared) - lost


def launch_cost(shared: Shared, tile: LaunchTile) -> float:
    return v.coin_value(shared.s) * tile.coin_price(shared.s, shared.seat)


def launch_duty(shared: Shared) -> float:
    """PAT-FLAW-5: M.W. must launch by round 3."""
    s, seat = shared.s, shared.seat
    owes = s.who[seat] == MW and s.launched[seat] == 0 and s.round <= s.pack.beacon_round
    return 3.0 if owes else 0.0


def use(shared: Shared, target: int) -> float:
    """In M.W.'s campaign a Beacon that can still be swept waits."""
    s = shared.s
    if s.campaign == EYES and v.short_of(s) and s.ap >= 2:
        return 0.0
    return v.line_value(s, s.pack.beacons[s.slots[target]].effect)


def advance(shared: Shared, target: int) -> float:
    """Markers buy little else, except in Zam's campaign."""
    s = shared.s
    fuel = s.campaign == PROMETHEUS and v.short_of(s) > 0
    price = v.marker_value(s) if fuel else 0.25
    return step_gain(s, shared.seat) - price * s.pack.advance_markers


def rolls(tile: Tile) -> Callable[[Shared, int], float]:
    return lambda shared, target: dice_value(shared.s, shared.seat, tile)


def own_unrest(s: Patriot) -> float:
    """The Civil Unrest of the campaign's tile."""
    cu = s.pack.campaigns[s.campaign].cu
    return v.unrest_change(s, cu) if cu else 0.0


def missiles(shared: Shared, target: int) -> float:
    return dice_value(shared.s, shared.seat, dice.MISSILES) + own_unrest(shared.s)


def hearing(shared: Shared, target: int) -> float:
    s = shared.s
    return v.progress_value(s) + own_unrest(s) - 12.5 * v.card_point(s)


def fuel(shared: Shared, target: int) -> float:
    return v.progress_value(shared.s) + own_unrest(shared.s) - 4 * 0.9


def sweep(shared: Shared, target: int) -> float:
    return v.progress_value(shared.s) + own_unrest(shared.s)


def bonds(shared: Shared, target: int) -> float:
    return v.progress_value(shared.s)


def provoke(shared: Shared, target: int) -> float:
    """A Rioter to be executed this turn: only with action points to spare."""
    s, seat = shared.s, shared.seat
    out = rioters_out(s)
    if v.short_of(s) <= out:
        return -1.0
    left = s.ap - campaign_tiles.PROVOKE.price(s, seat)
    each = dice.EXECUTE.price(s, seat)
    spare = left - each * (out + 1) * (1.0 if v.rounds_left(s) else 1.6)
    if spare < 0 and (out >= 1 or not v.rounds_left(s)):
        return -1.0
    space = target + 1
    harm = v.SPACE_VALUE[IRON][space] + 0.3 * s.rioters[space]
    return 0.75 * v.progress_value(s) + 2 * v.card_point(s) * v.MEAN_CARD * 0.8 - harm


def sitting(shared: Shared, target: int) -> float:
    """The mean of the Briefs that may come, by a third of them: another one each round."""
    s = shared.s
    opinion = opinion_of(s)
    total = 0.0
    number = 0
    for brief in s.briefs:
        if (brief + s.round) % 3 == 0:
            total += brief_value(s, shared.seat, brief, opinion)
            number += 1
    return total / max(1, number) + own_unrest(s)


class Worth:
    """What a tile is worth on a target, and the reason a bot gives for using it."""

    def __init__(self, reason: str, value: Callable[[Shared, int], float]) -> None:
        self.reason: Final = reason
        self.value: Final = value


def nothing(shared: Shared, target: int) -> float:
    return 0.0


WORTH: Final[dict[Tile, Worth]] = {
    tiles.PICK: Worth("why-cards", pick),
    tiles.COIN: Worth("why-coins", coin),
    tiles.TAX: Worth("why-coins", tax),
    tiles.PREDICT: Worth("why-predict", lambda shared, target: 0.9),
    tiles.LAUNCH: Worth("why-beacon", launch),
    tiles.BLIND: Worth("why-beacon", blind),
    tiles.SWAP: Worth("why-beacon", nothing),
    tiles.USE: Worth("why-use", use),
    tiles.ADVANCE: Worth("why-advance", advance),
    tiles.DEPLOY: Worth("why-guard", nothing),
    tiles.MOVE: Worth("why-guard", nothing),
    dice.CALM: Worth("why-calm", rolls(dice.CALM)),
    dice.PROJECT: Worth("why-markers", rolls(dice.PROJECT)),
    dice.EXECUTE: Worth("why-unblock", rolls(dice.EXECUTE)),
    dice.MISSILES: Worth("why-progress", missiles),
    campaign_tiles.HEARING: Worth("why-progress", hearing),
    campaign_tiles.FUEL: Worth("why-progress", fuel),
    campaign_tiles.SWEEP: Worth("why-progress", sweep),
    campaign_tiles.PROVOKE: Worth("why-progress", provoke),
    campaign_tiles.BONDS: Worth("why-progress", bonds),
    campaign_tiles.SITTING: Worth("why-progress", sitting),
}
"""Every tile but the end of a turn, which costs and brings nothing."""
