"""Rules of thumb for tiles: the best return for the action points."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move

from .cards import EYES, IRON, MW, PROMETHEUS, ZAM
from .hints_cards import wanted_types
from .hints_dice import face_value
from .moves import MARKERS_TO
from .state import RIOTERS, Patriot
from .tiles import (
    ADVANCE,
    BLIND,
    BONDS,
    COIN,
    DEPLOY,
    END,
    END_MOVE,
    EXEC,
    FUEL,
    HEARING,
    LAUNCH,
    MISSILES,
    MOVE,
    PICK,
    PREDICT,
    PROJECT,
    PROVOKE,
    SITTING,
    SWAP,
    SWEEP,
    TAX,
    UNREST,
    USE,
    Tile,
    deploy_price,
    launch_coins,
    price,
)
from .values import (
    MEAN_CARD,
    SPACE_VALUE,
    base_value,
    beacon_value,
    brief_value,
    card_point,
    coin_value,
    line_value,
    marker_value,
    opinion_of,
    progress_value,
    rounds_left,
    short_of,
    track_value,
    unrest_change,
)

Advice = tuple[Move[Any], str]


def step_gain(s: Patriot, seat: int) -> float:
    return track_value(s, s.track[seat] + 1) - track_value(s, s.track[seat])


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
    best_rate = 0.12
    reason = "why-end"
    ask = s.ask_of(seat)
    assert ask is not None
    desk = Desk(s, seat)
    for move in ask.moves:
        assert isinstance(move, Tile)
        if move.tile == END:
            continue
        worth = tile_value(s, seat, move.tile, move.target, desk)
        ap = (
            deploy_price(s, seat, move.target) if move.tile == DEPLOY else price(s, seat, move.tile)
        )
        rate = worth / ap if ap else 20.0 * worth
        if rate > best_rate:
            best = move
            best_rate = rate
            reason = REASONS[move.tile]
    return best, reason


REASONS: Final = (
    "why-cards", "why-coins", "why-coins", "why-predict", "why-beacon", "why-beacon", "why-beacon",
    "why-use", "why-advance", "why-calm", "why-markers", "why-progress", "why-progress",
    "why-progress", "why-progress", "why-progress", "why-progress", "why-progress", "why-guard",
    "why-guard", "why-unblock", "why-end",
)  # fmt: skip


class Desk:
    """What tiles with several targets have in common, counted once while they are compared."""

    __slots__ = ("beacon", "dice", "s", "seat", "wanted")

    def __init__(self, s: Patriot, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.wanted: tuple[int, ...] = ()
        self.beacon = 0.0
        self.dice: Final[dict[int, float]] = {}

    def wants(self, kind: int) -> bool:
        """Whether a single card of this type is the one the hand lacks most."""
        if not self.wanted:
            self.wanted = wanted_types(self.s, self.seat, 1)
        return self.wanted[kind] > 0

    def dice_value(self, tile: int) -> float:
        known = self.dice.get(tile)
        if known is None:
            known = dice_value(self.s, self.seat, tile)
            self.dice[tile] = known
        return known

    def mean_beacon(self) -> float:
        """The mean worth of the Beacons nobody has seen yet."""
        if self.beacon == 0.0:
            total = 0.0
            for beacon in self.s.beacons:
                total += beacon_value(self.s, beacon)
            self.beacon = total / len(self.s.beacons)
        return self.beacon


def tile_value(s: Patriot, seat: int, tile: int, target: int, desk: Desk) -> float:
    pack = s.pack
    if tile == PICK:
        return card_point(s) * MEAN_CARD * (1.1 if desk.wants(target) else 0.7)
    if tile == COIN:
        return coin_value(s) * min(pack.coin_gain, s.supply[0]) + unrest_change(s, pack.coin_cu)
    if tile == TAX:
        gain = min(pack.tax_gain, pack.base_most - s.base)
        return base_value(s) * gain * 0.9 + unrest_change(s, pack.tax_cu)
    if tile == PREDICT:
        return 0.9
    if tile == LAUNCH:
        paid = coin_value(s) * launch_coins(s, seat, tile)
        return beacon_value(s, s.slots[target]) - paid + launch_duty(s, seat)
    if tile == BLIND:
        return blind_value(s, seat, target, desk)
    if tile in (SWAP, MOVE):
        return 0.0
    if tile == USE:
        return use_value(s, s.pack.beacons[s.slots[target]].effect)
    if tile == ADVANCE:
        return advance_value(s, seat)
    if tile in (UNREST, PROJECT, EXEC):
        return desk.dice_value(tile)
    if tile == DEPLOY:
        return 0.0
    return campaign_value(s, seat, tile, target)


def launch_duty(s: Patriot, seat: int) -> float:
    """PAT-FLAW-5: M.W. must launch by round 3."""
    owes = s.who[seat] == MW and s.launched[seat] == 0 and s.round <= s.pack.beacon_round
    return 3.0 if owes else 0.0


def blind_value(s: Patriot, seat: int, slot: int, desk: Desk) -> float:
    paid = coin_value(s) * launch_coins(s, seat, BLIND)
    return desk.mean_beacon() - paid + launch_duty(s, seat) - 0.01 * beacon_value(s, s.slots[slot])


def use_value(s: Patriot, line: tuple[tuple[str, int], ...]) -> float:
    """In M.W.'s campaign a Beacon that can still be swept waits."""
    if s.campaign == EYES and short_of(s) and s.ap >= 2:
        return 0.0
    return line_value(s, line)


def advance_value(s: Patriot, seat: int) -> float:
    """Markers buy little else, except in Zam's campaign."""
    fuel = s.campaign == PROMETHEUS and short_of(s) > 0
    price = marker_value(s) if fuel else 0.25
    return step_gain(s, seat) - price * s.pack.advance_markers


def dice_value(s: Patriot, seat: int, tile: int) -> float:
    faces = [face_value(s, seat, tile, face) for face in range(1, 9)]
    mean = sum(faces) / 8
    paid = 3.0 * card_point(s)
    gain = 0.0
    for face in faces:  # a re-roll, paid with cards that are not missed much
        gain += max(0.0, mean - face - paid) / 8
    return mean + gain


def campaign_value(s: Patriot, seat: int, tile: int, target: int) -> float:
    campaign = s.pack.campaigns[s.campaign]
    gain = progress_value(s)
    unrest = unrest_change(s, campaign.cu) if campaign.cu else 0.0
    if tile == MISSILES:
        return dice_value(s, seat, tile) + unrest
    if tile == HEARING:
        return gain + unrest - 12.5 * card_point(s)
    if tile == FUEL:
        return gain + unrest - 4 * 0.9
    if tile == SWEEP:
        return gain + unrest
    if tile == BONDS:
        return gain
    if tile == PROVOKE:
        return provoke_value(s, seat, target + 1)
    assert tile == SITTING
    return sitting_value(s, seat) + unrest


def provoke_value(s: Patriot, seat: int, space: int) -> float:
    """A Rioter to be executed this turn: only with action points to spare."""
    out = s.pack.rioters - s.supply[RIOTERS]
    if short_of(s) <= out:
        return -1.0
    cost = price(s, seat, EXEC)
    left = s.ap - price(s, seat, PROVOKE)
    spare = left - cost * (out + 1) * (1.0 if rounds_left(s) else 1.6)
    if spare < 0 and (out >= 1 or not rounds_left(s)):
        return -1.0
    harm = SPACE_VALUE[IRON][space] + 0.3 * s.rioters[space]
    return 0.75 * progress_value(s) + 2 * card_point(s) * MEAN_CARD * 0.8 - harm


def sitting_value(s: Patriot, seat: int) -> float:
    """The mean of the Briefs that may come, by a third of them: another one each round."""
    opinion = opinion_of(s)
    total = 0.0
    number = 0
    for brief in s.briefs:
        if (brief + s.round) % 3 == 0:
            total += brief_value(s, seat, brief, opinion)
            number += 1
    return total / max(1, number)
