"""What the tiles do once they are chosen (PAT-ACT-4)."""

from __future__ import annotations

from typing import Final

from uprising.kernel import Step

from .briefs import PREDICTION, SITTING_STEP
from .cards import VIKTOR
from .decks import briefs_ready, draw_brief, put_under, turn_up
from .draws import advance_tile, draw_types, markers
from .effects import Effects
from .events import BeaconLaunched, BeaconUsed, BriefsSeen, Changed, TileUsed
from .payments import HEARING_CARDS, DiscardOwn
from .riots import base_taxes, coins, unrest
from .rolls import ROLLS
from .state import COINS, LAUNCHED, NODE, PREDICTED, USED, Patriot
from .tiles import (
    ADVANCE,
    BLIND,
    BONDS,
    CAMP,
    COIN,
    DEPLOY,
    EXEC,
    FUEL,
    HEARING,
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
    WORDS,
    deploy_price,
    launch_coins,
    price,
)
from .troops import MARCH, PlaceTroops


def use_tile(s: Patriot, seat: int, tile: int, target: int) -> None:
    """PAT-ACT-4: pay first, then the cost's Civil Unrest, then the effect."""
    # Seen at work in PAT-EDGE-3
    ap = deploy_price(s, seat, target) if tile == DEPLOY else price(s, seat, tile)
    s.ap -= ap
    if s.telling:
        s.tell(TileUsed(seat, WORDS[tile], ap))
    if tile == PICK:
        s.spent[target] += 1
        draw_types(s, seat, PICKS[target])
    elif tile == ADVANCE:
        markers(s, seat, -s.pack.advance_markers)
        if s.who[seat] == VIKTOR and s.hand_size(seat):
            s.then(VIKTOR_DISCARDS, ADVANCED)  # PAT-FLAW-8, PAT-CHAR-6
        else:
            advance_tile(s, seat)
    elif tile in (UNREST, PROJECT, EXEC):
        s.push(ROLLS[tile])
    elif tile == DEPLOY:
        s.push(PlaceTroops(s.pack.deploy_troops[target]))
    elif tile == MOVE:
        s.push(MARCH)
    elif tile == COIN:  # PAT-ACT-4, PAT-TILE-2: here the coins come before the unrest
        coins(s, s.pack.coin_gain)
        unrest(s, s.pack.coin_cu)
    elif tile == TAX:
        base_taxes(s, s.pack.tax_gain)
        unrest(s, s.pack.tax_cu)
    elif tile == PREDICT:
        predict(s)
    elif CAMP <= tile <= SITTING:
        use_campaign_tile(s, seat, tile, target)
    else:
        use_beacon_tile(s, seat, tile, target)


PICKS: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


class Advanced(Step[Patriot]):
    """PAT-TRACK-1: the Advance tile, once everything is paid."""

    def enter(self, s: Patriot) -> None:
        advance_tile(s, s.turn)


def predict(s: Patriot) -> None:
    """PAT-TILE-5: two Briefs are drawn, and seen by both."""
    # Seen at work in PAT-EDGE-26, PAT-HIDE-4
    s.spent[PREDICTED] += 1
    briefs_ready(s, 2)
    s.looked = [draw_brief(s), draw_brief(s)]
    if s.telling:
        s.tell(BriefsSeen(tuple(s.looked)))
    s.push(PREDICTION)


def use_beacon_tile(s: Patriot, seat: int, tile: int, target: int) -> None:
    if tile == USE:  # PAT-BEACON-3
        s.lamps[target] = USED
        if s.telling:
            s.tell(BeaconUsed(seat, s.slots[target]))
        s.push(Effects(s.pack.beacons[s.slots[target]].effect, 0))
    elif tile == SWAP:
        swap(s, target)
    else:
        launch(s, seat, tile, target)


def launch(s: Patriot, seat: int, tile: int, slot: int) -> None:
    """PAT-BEACON-1, -2, -7: one coin of those paid marks the Beacon; the others go to supply."""
    # Seen at work in PAT-EDGE-52, PAT-BEACON-7
    paid = launch_coins(s, seat, tile)
    s.spent[NODE] = 0
    if paid:
        s.coins -= paid
        s.supply[COINS] += paid - 1
    elif s.supply[COINS]:
        s.supply[COINS] -= 1
    else:
        s.coins -= 1
    if paid and s.telling:
        s.tell(Changed("coins", -paid, s.coins))
    if tile == BLIND:
        old = s.slots[slot]
        turn_up(s, slot)
        put_under(s, old)
    s.lamps[slot] = LAUNCHED
    s.launched[seat] += 1
    if s.telling:
        s.tell(BeaconLaunched(seat, slot, s.slots[slot]))


def swap(s: Patriot, chosen: int) -> None:
    """PAT-BEACON-5: the replacements are drawn before the replaced go under the pile."""
    old = [s.slots[slot] for slot in range(len(s.slots)) if chosen >> slot & 1]
    for slot in range(len(s.slots)):
        if chosen >> slot & 1:
            turn_up(s, slot)
    for beacon in old:
        put_under(s, beacon)


def use_campaign_tile(s: Patriot, seat: int, tile: int, target: int) -> None:
    """PAT-BOARD-14, PAT-CTILE-1 to PAT-CTILE-7: pay, then the unrest, then the effect."""
    # Seen at work in PAT-CAMP-3, PAT-CAMP-5, PAT-EDGE-48
    campaign = s.pack.campaigns[tile - CAMP]
    if campaign.markers:
        markers(s, seat, -campaign.markers)
    if campaign.coins:
        coins(s, -campaign.coins)
    if tile == MISSILES:
        s.push(ROLLS[MISSILES])
    elif tile == HEARING:
        # the cards are part of the price, so the unrest waits for them
        s.then(HEARING_DISCARD, Effects((("cu", campaign.cu), ("progress", 1)), 0))
        return
    elif tile == PROVOKE:
        line = (("rioter", target + 1), ("war", s.pack.provoke_cards))
        s.push(Effects(line, 0))
    elif tile == SITTING:
        s.push(SITTING_STEP)
    else:
        assert tile in (FUEL, SWEEP, BONDS), tile
        s.push(ONE_PROGRESS)
        if tile == SWEEP:
            s.lamps[target] = USED
    if campaign.cu:
        unrest(s, campaign.cu)


ADVANCED: Final = Advanced()
VIKTOR_DISCARDS: Final = DiscardOwn(1, 0)
HEARING_DISCARD: Final = DiscardOwn(0, HEARING_CARDS)
ONE_PROGRESS: Final = Effects((("progress", 1),), 0)
